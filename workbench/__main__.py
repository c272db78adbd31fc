"""Without arguments, or with files alone, the window; else the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.api import ConfiguredRun
    from workbench.experiments.outcome import Outcome
    from workbench.experiments.plan import Plan
    from workbench.formats.worksheet import WorksheetSetting

CANCELLED, NO_WINDOW = 130, 2
SAFE = "--safe"
"""The option to start without the settings and the caches that there are."""


def main() -> int:
    """Do what the arguments ask for, and return the exit status."""
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - nobody listens
    try:
        with _caches(SAFE in sys.argv) as arguments:
            if all(map(_is_file, arguments)):
                return window()
            from workbench.cli import main as command_line

            return command_line(arguments, _screenshot, _draw, _film, _worksheet)
    except KeyboardInterrupt:  # while a module was being loaded
        return CANCELLED


@contextmanager
def _caches(safe: bool) -> Iterator[list[str]]:
    """Use an empty cache folder, removed at the end, if `safe`; give the arguments without that option."""
    arguments = [argument for argument in sys.argv[1:] if argument != SAFE]
    if not safe:
        yield arguments
        return
    with TemporaryDirectory(prefix="search-workbench-", ignore_cleanup_errors=True) as folder:
        os.environ["SEARCH_WORKBENCH_CACHE"] = folder  # processes that are started from here use it, too
        os.environ.pop("NUMBA_CACHE_DIR", None)
        yield arguments


def window() -> int:
    """Open the window with the files that the arguments name, and return the exit status once it is closed."""
    if not _has_display():
        from workbench.wording import set_language, text
        from workbench.wording.language import system_language

        set_language(system_language())
        print(text("window-no-display"), file=sys.stderr)
        return NO_WINDOW
    from workbench.ui.shell.app import run

    return run([argument for argument in sys.argv[1:] if argument != SAFE], safe=SAFE in sys.argv)


def _is_file(argument: str) -> bool:
    """Tell whether an argument is a file's name, and none of the commands."""
    return any(sign in argument for sign in "./\\") and os.path.isfile(argument)


def _has_display() -> bool:
    """Tell whether a window can be shown; only on Linux there may be no display, and Qt would abort without one."""
    wanted = any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
    return wanted or not sys.platform.startswith("linux")


def _screenshot(
    path: Path,
    *,
    bench: str,
    language: str | None,
    theme: str | None,
    size: tuple[int, int],
    problem: str | None,
    lesson: str | None,
    lesson_step: int | None,
) -> None:
    # Qt is loaded only where it is needed.
    from workbench.ui.shell.screenshot import screenshot

    screenshot(
        path,
        bench=bench,
        language=language,
        theme=theme,
        size=size,
        problem=problem,
        lesson=lesson,
        lesson_step=lesson_step,
    )


def _draw(path: Path, plan: Plan, outcomes: Mapping[int, Outcome]) -> None:
    from workbench.ui.experiments.files import draw

    draw(path, plan, outcomes)


def _film(
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
    from workbench.ui.film.command_line import write

    return write(path, run, subject=subject, seconds=seconds, size=size, most=most, theme=theme, progress=progress)


def _worksheet(path: Path, run: ConfiguredRun, setting: WorksheetSetting) -> int:
    from workbench.ui.worksheet.writing import write

    return write(path, run, setting)


if __name__ == "__main__":
    sys.exit(main())
