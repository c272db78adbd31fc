"""The entry point: the window if there are no arguments or only what it opens, else the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from workbench.api import ConfiguredRun
    from workbench.experiments.outcome import CaseOutcome
    from workbench.experiments.plan import Plan
    from workbench.formats.worksheet import WorksheetSetting
    from workbench.lessons.lesson import Lesson

CANCELLED, NO_WINDOW, INTERNAL_ERROR = 130, 2, 5
SAFE = "--safe"
"""The option to start without the existing settings and caches."""
_SAFE_PREFIX = "search-workbench-safe-"


def main() -> int:
    """Run the program with the arguments, and return the exit status."""
    _open_streams()
    try:
        with _cache_folder(SAFE in sys.argv) as arguments:
            entries, language, is_known = _entries_and_language(arguments)
            if is_known and all(map(_is_opened, entries)):
                return _window(entries, language)
            from workbench.cli import main as command_line

            return command_line(arguments, _screenshot, _draw, _film, _worksheet, _lesson_key, _picture)
    except KeyboardInterrupt:  # while a module was being imported
        return CANCELLED
    except Exception as error:
        return _log(error)


def _log(error: Exception) -> int:
    """Log an unexpected exception, print a message, and return the exit status."""
    from workbench import diagnostics
    from workbench.cli.printing import print_fault
    from workbench.search.problem.messages import Fault, to_quotable

    diagnostics.begin_log()
    diagnostics.failed("unforeseen")
    diagnostics.end_log()
    named = to_quotable(f"{type(error).__name__}: {error}".removesuffix(": "), 200)
    print_fault(Fault("unforeseen-command", error=named, name=str(diagnostics.log_folder() / diagnostics.LOG)))
    return INTERNAL_ERROR


@contextmanager
def _cache_folder(safe: bool) -> Iterator[list[str]]:
    """Use an empty temporary cache folder if `safe`; yield the arguments without that option."""
    arguments = [argument for argument in sys.argv[1:] if argument != SAFE]
    if not safe:
        yield arguments
        return
    from workbench.disk import process_prefix, sweep_folders

    sweep_folders(Path(gettempdir()), _SAFE_PREFIX)
    with TemporaryDirectory(prefix=process_prefix(_SAFE_PREFIX), ignore_cleanup_errors=True) as folder:
        os.environ["SEARCH_WORKBENCH_CACHE"] = folder  # child processes use it, too
        os.environ.pop("NUMBA_CACHE_DIR", None)
        yield arguments


def window() -> int:
    """Open the window with what the arguments contain, and return the exit status after it is closed."""
    _open_streams()
    with _cache_folder(SAFE in sys.argv) as arguments:
        entries, language, is_known = _entries_and_language(arguments)
        return _window(entries, language if is_known else None)


def _entries_and_language(arguments: list[str]) -> tuple[list[str], str | None, bool]:
    """Return the other arguments, the value of `--language` or None, and whether it is None or a language of ours."""
    from workbench.wording import LANGUAGES
    from workbench.wording.language_option import without_language

    rest, language = without_language(arguments)
    return rest, language, language in (None, *LANGUAGES)


def _window(entries: list[str], language: str | None) -> int:
    _leave_removed_folder()
    from workbench import system_libraries

    if (obstacle := system_libraries.obstacle()) is not None:
        from workbench.cli.printing import print_fault
        from workbench.search.problem.messages import Fault
        from workbench.wording import set_language
        from workbench.wording.language import system_language

        set_language(language or system_language())
        print_fault(Fault(obstacle[0], named=obstacle[1]))
        return NO_WINDOW
    from workbench.ui.shell.app import run

    return run(entries, safe=SAFE in sys.argv, language=language)


def _is_opened(argument: str) -> bool:
    """Return whether an argument is the path of an existing file, a board or a run line, not a command or an option."""
    is_file = any(sign in argument for sign in "./\\") and os.path.isfile(argument)
    return is_file or (not argument.startswith("-") and any(sign in argument for sign in " :"))


def _open_streams() -> None:
    """Replace each standard stream that is closed, so that no file gets its descriptor.

    Input is empty and messages are discarded, but writing a result to a closed standard output is an error.
    """
    for name, mode, flag in (("stdin", "r", os.O_RDONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY)):
        if getattr(sys, name) is None:
            descriptor = os.open(os.devnull, flag)  # the lowest free number
            setattr(sys, name, open(descriptor, mode, encoding="utf-8"))  # noqa: SIM115 - stays open until the program ends


def _leave_removed_folder() -> None:
    """Change to the user's home folder if the working folder was removed: relative paths need a working folder."""
    try:
        os.getcwd()
    except OSError:
        os.chdir(Path.home())


def _prepare_pictures() -> None:
    """Let Qt draw without a display; raise Fault if libraries are missing that are needed even for this."""
    from workbench import system_libraries

    if packages := system_libraries.missing(system_libraries.ALWAYS):
        from workbench.search.problem.messages import Fault

        raise Fault("qt-libraries-missing", named=" ".join(packages))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _screenshot(path: Path, **options: Any) -> None:
    _prepare_pictures()
    from workbench.ui.shell.screenshot import screenshot  # Qt is imported only if it is needed

    screenshot(path, **options)


def _draw(path: Path, plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> None:
    _prepare_pictures()
    from workbench.ui.experiments.files import draw

    draw(path, plan, outcomes)


def _film(path: Path, run: ConfiguredRun, **options: Any) -> int:
    _prepare_pictures()
    from workbench.ui.film.command_line import write

    return write(path, run, **options)


def _worksheet(path: Path, run: ConfiguredRun, setting: WorksheetSetting) -> int:
    _prepare_pictures()
    from workbench.ui.worksheet.writing import write

    return write(path, run, setting)


def _lesson_key(path: Path, lesson: Lesson, seed: int) -> int:
    _prepare_pictures()
    from workbench.ui.lessons.key_pdf import write_key

    return write_key(path, lesson, seed)


def _picture(path: Path, title: str, runs: Sequence[ConfiguredRun], **options: Any) -> None:
    _prepare_pictures()
    from workbench.ui.compare.picture import write

    write(path, title, runs, **options)


if __name__ == "__main__":
    sys.exit(main())
