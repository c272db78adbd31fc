"""Films for the command line, drawn without a display."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from workbench.api import ConfiguredRun
from workbench.formats.film import Frame, write_film
from workbench.search.problem.messages import Fault
from workbench.ui.base.interrupting import undisturbed
from workbench.ui.base.theme import SCHEMES
from workbench.ui.film.frames import FilmSetting, film, pictures_of
from workbench.wording import text
from workbench.wording.terminal import erase_line


def write(
    path: Path,
    run: ConfiguredRun,
    *,
    subject: str,
    seconds: float,
    size: tuple[int, int],
    most: int,
    theme: str | None,
    progress: bool,
) -> int:
    """Write the film of a run and return its number of pictures; `progress`: report it on standard error.

    Raises Fault.
    """
    if theme is not None and theme not in SCHEMES:
        raise Fault("unknown-theme", name=theme, known=", ".join(SCHEMES))
    from workbench.ui.base.application import application
    from workbench.ui.base.theme import theme as look

    application()
    look().scheme = theme or "light"
    look().apply()
    setting = FilmSetting(subject, seconds, size, most)
    frames = _whole(film(run, setting))
    return write_film(path, _told(frames, pictures_of(run, setting)) if progress else frames)


def _whole(frames: Iterator[Frame]) -> Iterator[Frame]:
    """Yield the frames, deferring Ctrl+C until each is complete."""
    while True:
        with undisturbed():
            frame = next(frames, None)
        if frame is None:
            return
        yield frame


def _told(frames: Iterator[Frame], pictures: int) -> Iterator[Frame]:
    """Yield the frames, reporting progress on standard error."""
    try:
        for count, frame in enumerate(frames, start=1):
            if count % 10 == 0:
                told = text("film-progress", percentage=100 * count // pictures)
                erase_line()
                print(told, end="", file=sys.stderr, flush=True)
            yield frame
    finally:
        erase_line()
        sys.stderr.flush()
