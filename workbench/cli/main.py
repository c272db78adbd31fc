"""The entry point: select the command and the language, and return the exit status."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from workbench.cli.arguments import PROGRAM, Parser, command_key, nearest, seconds
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
from workbench.wording.terminal import plain_streams

if TYPE_CHECKING:
    from workbench.cli.animate import FilmWriter
    from workbench.cli.compare import FigureWriter
    from workbench.cli.screenshot import ScreenshotWriter
    from workbench.cli.worksheet import WorksheetPrinter
    from workbench.own_code.process import OwnProcess
    from workbench.tiles.pattern_databases.building import Building

_COMMANDS: Mapping[str, str] = {
    "solve": "solve",
    "check": "check",
    "scramble": "scramble",
    "divide": "divide",
    "audit": "audit",
    "distances": "distances",
    "lessons": "lessons",
    "predict": "predict",
    "pdb": "pdb",
    "trace": "trace",
    "compare": "compare",
    "animate": "animate",
    "worksheet": "worksheet",
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
_FILE_NAME = re.compile(r"\.(workbench|sgf|toml|json|jsonl|yaml|yml|csv|txt)$|^[^\s]*[/\\][^\s]*$", re.IGNORECASE)
"""Matches the name of a file."""
_EXAMPLES = (
    'solve "1 2 3 4 0 6 7 5 8" --show',
    'solve "1 2 3/7 0 8/5 6 4" --heuristic misplaced --json',
    "solve korf:79 --algorithm idastar --order ulrd",
    'check "1 2 3 4 5 6 8 7 0"',
    "scramble 4x4 --seed 1",
    "divide seed:7@5x5",
    "audit 3x3 --heuristic linear-conflict",
    "distances 3x3",
    'compare --boards "random:3x3 count=100 seed=1" --algorithms astar --heuristics misplaced,manhattan',
    "lessons",
    "pdb list",
    "hex solve 3",
)


def main(
    argv: Sequence[str], screenshot: ScreenshotWriter, draw: FigureWriter, film: FilmWriter, paper: WorksheetPrinter
) -> int:
    """Run the command that the arguments select, and return its exit status.

    `screenshot` draws the window into a file, `draw` the results of an experiment, `film` a search as a film, `paper`
    the worksheet of a search. Exit status: 0 done, 1 no solution exists, 2 wrong usage or bad input, 3 a limit was
    reached, 4 exhausted without proof, 5 failed, 130 cancelled.
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
    arguments, language = _without_language(argv)
    if language is not None:
        set_language(language)
    try:
        os.getcwd()
    except OSError:
        raise Fault("folder-gone") from None  # the working folder was removed: no file name is valid there
    name, rest = _command(arguments)
    if name in _HELP:
        _print_overview()
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
    """Return the name of the command (two words for Hex), and the remaining arguments."""
    if [*arguments[:1]] != ["hex"]:
        return (arguments[0] if arguments else _HELP[0]), arguments[1:]
    return (f"hex {arguments[1]}" if len(arguments) > 1 and arguments[1] not in _HELP else _HELP[0]), arguments[2:]


def _without_language(argv: Sequence[str]) -> tuple[list[str], str | None]:
    """Return the arguments without `--language L`, and L.

    It is read before all others, at any position, so that errors in them are reported in that language.
    """
    arguments, rest, language = iter(argv), [], None
    for argument in arguments:
        if argument == "--":
            rest += [argument, *arguments]
        elif argument == "--language":
            language = next(arguments, None)
            if language is None:
                raise Fault("cli-value-missing", option=argument)
        elif argument.startswith("--language="):
            language = argument.partition("=")[2]
        else:
            rest.append(argument)
    return rest, language


def _print_overview() -> None:
    print(text("cli-help-usage"), PROGRAM, "[COMMAND …]")
    print()
    print(text("cli-about"))
    print()
    print(text("cli-help-commands"))
    width = max(map(len, _COMMANDS))
    for name in _COMMANDS:
        print(f"  {name.ljust(width)}  {text(command_key(name))}")
    print()
    print(text("cli-help-boards"))
    print()
    print(text("cli-help-general"))
    general = {
        "--language": text("cli-option-language"),
        "--safe": text("cli-option-safe"),
        "--version": text("cli-option-version"),
    }
    for option, meaning in general.items():
        print(f"  {option.ljust(width)}  {meaning}")
    print()
    print(text("cli-help-examples"))
    for example in _EXAMPLES:
        print(f"  {PROGRAM} {example}")
    print()
    print(text("cli-help-exit"))
    print(text("cli-help-more", program=PROGRAM))


def _report_error(fault: Fault) -> int:
    """Print the error that is being handled, and return the exit status."""
    import logging  # slow to import, and most commands report no error

    logging.getLogger(__name__).debug("the command failed", exc_info=True)
    print_fault(fault)
    return WRONG_USAGE
