"""Writing films: pictures as a GIF, an MP4, or numbered PNG files. Writing is atomic: a failed film leaves no file."""

from __future__ import annotations

import glob
import struct
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.formats.writing import Replacement, check_writable, remove, replacing_binary
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable

if TYPE_CHECKING:
    from av.container import OutputContainer

FRAME_RATE = 25
"""Pictures per second of an MP4."""
GIF_COLOURS = 255
"""Colours of each picture; one more is transparent."""
_REPEATED_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
MAX_PICTURES = 20_000
SECONDS: Mapping[str, float] = {"solution": 1.0, "search": 3.0, "space": 0.1}
"""The seconds for which a move of a solution, a step of a search with its sentences, or a picture of its state space is
shown by default."""
STEPS: Mapping[str, int] = {"search": 500, "space": 200}
"""The number of steps of a search, or of pictures of its state space, that are shown by default at most."""
SECONDS_RANGE = (0.04, 10.0)
"""The minimum and maximum number of seconds for which a move or an expansion is shown."""


class Frame(NamedTuple):
    """A picture, uint8 of shape (height, width, 3) in red, green, blue, and the seconds for which it is shown."""

    pixels: NDArray[np.uint8]
    seconds: float


Frames = Iterable[Frame]


def check_film(path: Path) -> None:
    """Raise Fault if no film can be written at `path`: its ending is unknown, or the place is not writable."""
    if path.suffix.lower() not in ENDINGS:
        raise Fault("film-ending", name=to_quotable(str(path), 200), known=", ".join(ENDINGS))
    check_writable(path)


def write_film(path: Path, frames: Frames) -> int:
    """Write a film in the format given by the name's ending; return the number of its pictures.

    `name.png` means `name-0001.png` and so on. If `frames` raises an exception, writing ends and no file remains.
    Raises Fault as `check_film` does, and if writing fails.
    """
    check_film(path)
    return ENDINGS[path.suffix.lower()](path, frames)


def numbered_pictures(path: Path) -> list[Path]:
    """Return the existing numbered pictures for `name.png`, in order."""
    if path.suffix.lower() != ".png":
        return []
    matches = path.parent.glob(f"{glob.escape(path.stem)}-*{path.suffix}")
    return sorted(one for one in matches if one.stem.removeprefix(f"{path.stem}-").isdecimal())


def remove_surplus(path: Path, pictures: int) -> None:
    """Remove the pictures of an earlier, longer film whose numbers exceed `pictures`. Raises Fault."""
    for one in numbered_pictures(path):
        if int(one.stem.rpartition("-")[2]) > pictures:
            remove(one)


def _write_gif(path: Path, frames: Frames) -> int:
    """Write a GIF picture by picture: of each, only the pixels that differ from the one before."""
    count, before = 0, None
    with replacing_binary(path) as file:
        for pixels, seconds in frames:
            height, width = pixels.shape[:2]
            if before is None:
                file.write(b"GIF89a" + struct.pack("<HHBBB", width, height, 0x70, 0, 0) + _REPEATED_FOR_EVER)
                place, changed = (0, 0), np.ones((height, width), np.bool_)
            else:
                place, changed = _changes(before, pixels)
            rectangle = pixels[place[1] : place[1] + len(changed), place[0] : place[0] + changed.shape[1]]
            file.writelines(_gif_picture(rectangle, changed, place, seconds))
            count, before = count + 1, pixels
        if not count:
            raise Fault("film-empty")
        file.write(b";")
    return count


def _gif_picture(
    pixels: NDArray[np.uint8], changed: NDArray[np.bool_], place: tuple[int, int], seconds: float
) -> list[bytes]:
    """Return the blocks of a rectangle with colours of its own; unchanged pixels are transparent.

    `place`: its left and top side.
    """
    from PIL import Image
    from PIL.GifImagePlugin import getdata

    indices = np.full(changed.shape, GIF_COLOURS, np.uint8)
    palette: list[int] = []
    if changed.any():
        coloured = Image.fromarray(pixels[changed][None]).quantize(GIF_COLOURS, dither=Image.Dither.NONE)
        indices[changed], palette = np.asarray(coloured)[0], coloured.getpalette() or []
    picture = Image.fromarray(indices, "P")
    picture.putpalette([*palette, *[0] * (3 * (GIF_COLOURS + 1) - len(palette))])
    duration = max(round(seconds * 100), 2) * 10  # a GIF counts in hundredths of a second
    return getdata(picture, place, duration=duration, disposal=1, transparency=GIF_COLOURS, include_color_table=True)


def _changes(before: NDArray[np.uint8], pixels: NDArray[np.uint8]) -> tuple[tuple[int, int], NDArray[np.bool_]]:
    """Return the left and top side of the rectangle of all changes, and which of its pixels have changed.

    If none differs, the rectangle is a pixel.
    """
    different = before != pixels
    rows = np.flatnonzero(different.reshape(len(pixels), -1).any(axis=1))
    if not len(rows):
        return (0, 0), np.zeros((1, 1), np.bool_)
    different = different[rows[0] : rows[-1] + 1]
    columns = np.flatnonzero(different.reshape(len(different), -1).any(axis=0)) // 3
    red, green, blue = np.moveaxis(different[:, columns[0] : columns[-1] + 1], -1, 0)
    return (int(columns[0]), int(rows[0])), red | green | blue


def _write_mp4(path: Path, frames: Frames) -> int:
    import av  # importing takes 0.1 s, and most commands write no film

    with replacing_binary(path) as opened:
        file = _Output(opened)
        with av.open(file, "w", format="mp4") as container:
            count = _encode(container, frames)
        file.check()
    return count


def _encode(container: OutputContainer, frames: Frames) -> int:
    """Write pictures into a video; return the number of video frames."""
    import av

    count = 0
    stream = container.add_stream("libx264", rate=FRAME_RATE, options={"crf": "20", "preset": "veryfast"})
    stream.pix_fmt = "yuv420p"
    for frame in frames:
        pixels = _even_sized(frame.pixels)
        if not count:
            stream.height, stream.width = pixels.shape[:2]
        for _ in range(max(round(frame.seconds * FRAME_RATE), 1)):
            container.mux(stream.encode(av.VideoFrame.from_ndarray(pixels, format="rgb24")))
            count += 1
    if not count:
        raise Fault("film-empty")
    container.mux(stream.encode())
    return count


class _Output:
    """A file for PyAV to write to. Errors are stored for `check`, because PyAV replaces them by its own."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._error: OSError | None = None
        self.seek, self.tell = file.seek, file.tell

    def write(self, content: bytes) -> int:
        """Write bytes; after the first error they are discarded."""
        try:
            if self._error is None:
                self._file.write(content)
        except OSError as error:
            self._error = error
        return len(content)

    def check(self) -> None:
        """Raise the stored error, if any."""
        if self._error is not None:
            raise self._error


def _write_pictures(path: Path, frames: Frames) -> int:
    """Write all pictures to temporary files, then rename them after the last one is complete."""
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


def _even_sized(pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a picture with even sides, as the video codec requires: an odd last row or column is cut off."""
    height, width = pixels.shape[:2]
    return np.ascontiguousarray(pixels[: height - height % 2, : width - width % 2])


ENDINGS: Mapping[str, Callable[[Path, Frames], int]] = {".gif": _write_gif, ".mp4": _write_mp4, ".png": _write_pictures}
