"""Writing films: pictures one after another as GIF, MP4, or numbered PNG files. A film is there whole or not at all."""

from __future__ import annotations

import glob
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.formats.writing import Replacement, check_writable, remove, replacing_binary
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import shown

if TYPE_CHECKING:
    from av.container import OutputContainer
    from PIL import Image

RATE = 25
"""Pictures a second of an MP4."""
MAX_PICTURES = 20_000
PACES = (0.04, 10.0)
"""The fewest and the most seconds that a move or an expansion is to be seen."""


class Frame(NamedTuple):
    """A picture, uint8 of shape (height, width, 3) in red, green, blue, and for how many seconds it is to be seen."""

    pixels: NDArray[np.uint8]
    seconds: float


Frames = Iterable[Frame]


def check_film(path: Path) -> None:
    """Raise Fault where no film could be written at `path`: an ending that is not known, or a place that cannot be."""
    if path.suffix.lower() not in ENDINGS:
        raise Fault("film-ending", name=shown(str(path), 200), known=", ".join(ENDINGS))
    check_writable(path)


def write_film(path: Path, frames: Frames) -> int:
    """Write a film in the format that the name's ending tells; return how many pictures it has.

    `name.png` stands for `name-0001.png` and so on. Whatever `frames` raises ends the writing, and nothing is left.
    Raises Fault as `check_film` does, and where the writing fails.
    """
    check_film(path)
    return ENDINGS[path.suffix.lower()](path, frames)


def numbered(path: Path) -> list[Path]:
    """Return the numbered pictures that are there already for `name.png`, in order."""
    if path.suffix.lower() != ".png":
        return []
    found = path.parent.glob(f"{glob.escape(path.stem)}-*{path.suffix}")
    return sorted(one for one in found if one.stem.removeprefix(f"{path.stem}-").isdecimal())


def drop_surplus(path: Path, pictures: int) -> None:
    """Remove the numbered pictures of an earlier, longer film behind the last one of this. Raises Fault."""
    for one in numbered(path):
        if int(one.stem.rpartition("-")[2]) > pictures:
            remove(one)


def _write_gif(path: Path, frames: Frames) -> int:
    """Write a GIF picture by picture: of those that are written only what changed is held in memory."""
    from PIL import Image

    durations: list[int] = []

    def pictures() -> Iterator[Image.Image]:
        for frame in frames:
            durations.append(max(round(frame.seconds * 100), 2) * 10)  # a GIF counts in hundredths of a second
            yield Image.fromarray(frame.pixels).quantize(128, dither=Image.Dither.NONE)

    drawn = pictures()
    if (first := next(drawn, None)) is None:
        raise Fault("film-empty")
    with replacing_binary(path) as file:
        first.save(file, "GIF", save_all=True, append_images=drawn, duration=durations, loop=0, disposal=1)
    return len(durations)


def _write_mp4(path: Path, frames: Frames) -> int:
    import av  # takes a tenth of a second, and most commands write no film

    with replacing_binary(path) as opened:
        file = _Output(opened)
        with av.open(file, "w", format="mp4") as container:
            count = _fill(container, frames)
        file.check()
    return count


def _fill(container: OutputContainer, frames: Frames) -> int:
    """Write pictures into a video; return how many of its own these are."""
    import av

    count = 0
    stream = container.add_stream("libx264", rate=RATE, options={"crf": "20", "preset": "veryfast"})
    stream.pix_fmt = "yuv420p"
    for frame in frames:
        pixels = _even(frame.pixels)
        if not count:
            stream.height, stream.width = pixels.shape[:2]
        for _ in range(max(round(frame.seconds * RATE), 1)):
            container.mux(stream.encode(av.VideoFrame.from_ndarray(pixels, format="rgb24")))
            count += 1
    if not count:
        raise Fault("film-empty")
    container.mux(stream.encode())
    return count


class _Output:
    """A file as PyAV writes to it: errors are kept for `check`, because PyAV raises others in their place."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._error: OSError | None = None
        self.seek, self.tell = file.seek, file.tell

    def write(self, content: bytes) -> int:
        """Write bytes, as far as that is of use yet."""
        try:
            if self._error is None:
                self._file.write(content)
        except OSError as error:
            self._error = error
        return len(content)

    def check(self) -> None:
        """Raise what was wrong."""
        if self._error is not None:
            raise self._error


def _write_pictures(path: Path, frames: Frames) -> int:
    """Write each picture beside its place, and rename all of them once the last one is there."""
    from PIL import Image

    written: list[Replacement] = []
    try:
        for count, frame in enumerate(frames, start=1):
            picture = BytesIO()
            Image.fromarray(frame.pixels).save(picture, "PNG")
            written.append(Replacement(path.with_name(f"{path.stem}-{count:04}{path.suffix}")))
            written[-1].finish(picture.getvalue())
        if not written:
            raise Fault("film-empty")
        for one in written:
            one.commit()
    finally:
        for one in written:
            one.abandon()
    return len(written)


def _even(pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a picture whose sides are even, as the video needs: a last odd row or column is left out."""
    height, width = pixels.shape[:2]
    return np.ascontiguousarray(pixels[: height - height % 2, : width - width % 2])


ENDINGS: Mapping[str, Callable[[Path, Frames], int]] = {".gif": _write_gif, ".mp4": _write_mp4, ".png": _write_pictures}
