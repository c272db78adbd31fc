"""The entry point: select the command and the language, and return the exit status."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from workbench.cli.arguments import PROGRAM, Parser, nearest, seconds
from workbench.cli.overview import print_overview
from workbench.cli.printing import print_fault, redirect_to_null
from workbench.formats.reading import first_bytes
from workbench.own_code.isolation import isolated
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import SearchFailure
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases.first_use import building_with
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import set_language, text
from workbench.wording.language import system_language
from workbench.wording.language_option import without_language
from workbench.wording.terminal import plain_streams

if TYPE_CHECKING:
    from workbench.cli.animate import FilmWriter
    from workbench.cli.compare import FigureWriter
    from workbench.cli.lessons import KeyWriter
    from workbench.cli.picture import PictureWriter
    from workbench.cli.screenshot import ScreenshotWriter
    from workbench.cli.worksheet import WorksheetPrinter
    from workbench.own_code.process import OwnProcess
    from workbench.tiles.pattern_databases.building import Building

_COMMANDS: Mapping[str, str] = {
    "solve": "solve",
    "check": "check",
    "scramble": "scramble",
    "map": "map",
    "divide": "divide",
    "audit": "audit",
    "distances": "distances",
    "lessons": "lessons",
    "grade": "grade",
    "predict": "predict",
    "pdb": "pdb",
    "trace": "trace",
    "compare": "compare",
    "animate": "animate",
    "worksheet": "worksheet",
    "picture": "picture",
    "hex play": "hex.play",
    "hex replay": "hex.replay",
    "hex htp": "hex.htp",
    "hex solve": "hex.solve",
    "hex analyse": "hex.analyse",
    "doctor": "doctor",
    "desktop": "desktop",
    "screenshot": "screenshot",
}
"""The name of each command and its module, which is imported when the command is used.

Its function `add_arguments` adds the command's options; `run` returns the exit status and may raise Fault.
"""
_OWN_CODE = "workbench.api.own_host"
"""What the process of own code imports before its first request."""
WRONG_USAGE = 2
CANCELLED = 130
_VERSION = "--version"
_HELP = ("--help", "-h", "help")
_HEX = "hex"
_FILE_NAME = re.compile(r"\.(workbench|sgf|toml|json|jsonl|yaml|yml|csv|txt)$|^[^\s]*[/\\][^\s]*$", re.IGNORECASE)
"""Matches the name of a file."""


def main(
    argv: Sequence[str],
    screenshot: ScreenshotWriter,
    draw: FigureWriter,
    film: FilmWriter,
    paper: WorksheetPrinter,
    key: KeyWriter | None = None,
    picture: PictureWriter | None = None,
) -> int:
    """Run the command that the arguments select, and return its exit status.

    `screenshot` draws the window into a file, `draw` the results of an experiment, `film` a search as a film, `paper`
    the worksheet of a search, `key` the answers of a lesson, `picture` searches beside each other. Exit status: 0 done,
    1 no solution exists, 2 wrong usage or bad input, 3 a limit was reached, 4 exhausted without proof, 5 failed,
    130 cancelled.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with plain_streams():
        writers: dict[str, Callable[..., object]] = {
            "screenshot": screenshot,
            "compare": draw,
            "animate": film,
            "worksheet": paper,
        }
        for name, writer in (("lessons", key), ("picture", picture)):
            if writer is not None:
                writers[name] = writer
        return _run_reporting_errors(lambda: _run_command(argv, writers))


def _run_reporting_errors(command: Callable[[], int]) -> int:
    """Run the command, print its error if any, and return the exit status."""
    try:
        status = command()
        sys.stdout.flush()
    except Fault as fault:
        return _report_error(fault)
    except SearchFailure as failure:  # raised by own code that is called before a search
        return _report_error(Fault(failure.message.key, **failure.message.facts))
    except KeyboardInterrupt:
        return CANCELLED
    except BrokenPipeError:
        redirect_to_null(sys.stdout)
        return 0
    except OSError as error:
        redirect_to_null(sys.stdout)
        return _report_error(Fault("cli-output-unwritable", reason=error.strerror or str(error)))
    return status


def _run_command(argv: Sequence[str], writers: Mapping[str, Callable[..., object]]) -> int:
    set_language(system_language())
    arguments, language = without_language(argv)
    if language == "":
        raise Fault("cli-value-missing", option="--language")
    if language is not None:
        set_language(language)
    try:
        os.getcwd()
    except OSError:
        raise Fault("folder-gone") from None  # the working folder was removed: no file name is valid there
    name, rest = _command(arguments)
    if name in (_HELP[0], _HEX):
        print_overview(_COMMANDS, _HEX if name == _HEX else "")
        return 0
    if name == _VERSION:
        from workbench.diagnostics import program_version

        print(PROGRAM, program_version())
        return 0
    if name not in _COMMANDS:
        for argument in arguments if _FILE_NAME.search(arguments[0]) else ():
            first_bytes(argument, 0)  # raises Fault if the file cannot be opened
        suggestion = nearest(name, _COMMANDS)
        key = "cli-command-unknown-near" if suggestion else "cli-command-unknown"
        raise Fault(key, name=to_quotable(name), near=suggestion, known=", ".join(_COMMANDS))
    parser, command = Parser(name), import_module(f"workbench.cli.{_COMMANDS[name]}")
    command.add_arguments(parser)
    options = parser.read(rest)
    if options is None:
        return 0
    options.language = language
    max_seconds = seconds("max-seconds", getattr(options, "max_seconds", None))
    try:
        with isolated(lambda: _own_process(max_seconds)), building_with(_build_database):
            writer = writers.get(name)
            return int(command.run(options) if writer is None else command.run(options, writer))
    finally:
        kernel_files = sys.modules.get("workbench.compiling.kernel_files")  # without it no kernel was loaded
        if kernel_files is not None and (damaged := kernel_files.pop_discarded()):
            print(text("kernels-damaged", count=len(damaged)), file=sys.stderr)


def _own_process(max_seconds: float | None) -> OwnProcess:
    from workbench.own_code.process import WINDOW_PATIENCE, OwnProcess, print_to_stderr

    process = OwnProcess(_OWN_CODE, printed=print_to_stderr)
    if max_seconds is not None:
        process.within = max_seconds + WINDOW_PATIENCE
    return process


def _build_database(building: Building, name: str) -> None:
    """Build a pattern database on its first use, with a line on standard error. Ctrl+C ends the command."""
    from workbench.cli.driving import drive
    from workbench.cli.pdb import progress
    from workbench.tiles.pattern_databases import database

    file = database.path(building.partition)
    key = "cli-pdb-damaged" if file.exists() else "cli-pdb-first-use"
    print(text(key, name=name, file=str(file)), file=sys.stderr)
    drive(building, lambda _: progress(building))
    if building.status is Status.CANCELLED:
        raise KeyboardInterrupt


def _command(arguments: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the name of the command, two words for Hex unless its help is requested, and the remaining arguments."""
    first, rest = (arguments[0] if arguments else _HELP[0]), arguments[1:]
    if first != _HEX:
        return (_HELP[0] if first in _HELP else first), rest
    return (_HEX if not rest or rest[0] in _HELP else f"{_HEX} {rest[0]}"), rest[1:]


def _report_error(fault: Fault) -> int:
    """Print the error that is being handled, and return the exit status."""
    import logging  # slow to import, and most commands report no error

    logging.getLogger(__name__).debug("the command failed", exc_info=True)
    print_fault(fault)
    return WRONG_USAGE
