"""Films for the command line, drawn without a display."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from workbench.api import ConfiguredRun
from workbench.formats.film import Frame, write_film
from workbench.search.problem.messages import Fault
from workbench.ui.base.interrupting import interrupt_deferred
from workbench.ui.base.theme import SCHEMES
from workbench.ui.film.frames import FilmSetting, film, picture_count
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
    beside: Sequence[ConfiguredRun] = (),
) -> int:
    """Write the film of a run and return its number of pictures; `progress`: report it on standard error.

    `beside`: as in `film`. Raises Fault.
    """
    if theme is not None and theme not in SCHEMES:
        raise Fault("unknown-theme", name=theme, known=", ".join(SCHEMES))
    from workbench.ui.base.application import application
    from workbench.ui.base.theme import theme as app_theme

    application()
    app_theme().scheme = theme or "light"
    app_theme().apply()
    setting = FilmSetting(subject, seconds, size, most)
    frames = _uninterrupted(film(run, setting, beside))
    return write_film(path, _with_progress(frames, picture_count(run, setting, beside)) if progress else frames)


def _uninterrupted(frames: Iterator[Frame]) -> Iterator[Frame]:
    """Yield the frames, deferring Ctrl+C until each is complete."""
    while True:
        with interrupt_deferred():
            frame = next(frames, None)
        if frame is None:
            return
        yield frame


def _with_progress(frames: Iterator[Frame], pictures: int) -> Iterator[Frame]:
    """Yield the frames, reporting progress on standard error."""
    try:
        for count, frame in enumerate(frames, start=1):
            if count % 10 == 0:
                progress_text = text("film-progress", percentage=100 * count // pictures)
                erase_line()
                print(progress_text, end="", file=sys.stderr, flush=True)
            yield frame
    finally:
        erase_line()
        sys.stderr.flush()
