"""What to search, from the arguments of `solve`: a board, or another problem."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from workbench.api import Configuration
from workbench.api.configuration import ENGINES
from workbench.api.start import What
from workbench.catalog import HEURISTICS, OPTIONS, SEARCHES
from workbench.catalog.problems import SHIPPED
from workbench.cli.arguments import PROGRAM, Parser
from workbench.cli.printing import name_rows, spelling
from workbench.formats.board_argument import board_of
from workbench.formats.board_input import BoardInput
from workbench.formats.entry import Kinds, kind_of, read_entry
from workbench.formats.problem_input import ProblemInput, ends
from workbench.formats.run_line import RunLine
from workbench.formats.scenarios import Scenarios
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Ordered, Problem
from workbench.tiles.puzzle.board import Board
from workbench.wording import text
from workbench.wording.names import local

_BOARDS: Kinds[RunLine | BoardInput] = (RunLine, BoardInput)
"""A board is given as itself, or as a whole search in one line."""

MovesFormat = Callable[[Iterable[str]], str]
"""Formats moves for people, in one line."""


class ProblemArguments(NamedTuple):
    """What to search, the goal of a board, and the format of its moves; `other`: the problem, if it is not a board.

    line: the search in one line that was given instead of a board, or None. board_name: the full name of a board that
    was given by another one, such as that of its collection, or None.
    """

    what: What
    goal: Board | None
    format_moves: MovesFormat
    other: ProblemInput | None = None
    line: RunLine | None = None
    board_name: str | None = None

    @property
    def problem(self) -> Problem[Any] | None:
        """The problem, or None for a board."""
        return None if self.other is None else self.other.problem

    def name_rows(self) -> list[tuple[str, str]]:
        """Return the row of a table that says which board was chosen, if the argument does not."""
        return name_rows(self.board_name)

    def json_fields(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Return the fields to print as JSON: for other problems, `problem`, `start` and `goal` replace the board."""
        if self.other is None:
            return fields
        start, goals = ends(self.other.problem)
        named = {"problem": self.other.given, "start": start, "goal": ", ".join(goals) or None}
        if not isinstance(self.other.problem, Ordered):
            named["order"] = None
        first = {name: fields[name] for name in ("status", "moves", "states", "cost") if name in fields}
        return first | named | {name: value for name, value in fields.items() if name != "board"} | named


def add_search_arguments(parser: Parser, engine: bool = True, brief: bool = False) -> None:
    """Add the problem and the options of a search, with or without its engine; `brief`: with shorter descriptions."""
    parser.operand("BOARD", text("cli-help-board"), needed=False)
    parser.value("--problem", "P", text("cli-help-problem", known=", ".join(SHIPPED)))
    parser.value("--start", "S", text("cli-help-start"))
    parser.value("--goal", "G", text("cli-help-goal-or-place", about=text("cli-help-goal")))
    parser.value("--moves", "M", text("cli-help-move-rule"))
    for name, known in (("algorithm", SEARCHES), ("heuristic", HEURISTICS)):
        about = text(f"option-{name}-about")
        described = f"{about} {', '.join(known)}" if brief else choice_help(name, known)
        parser.value(f"--{name}", name[0].upper(), described)
    parser.value("--order", "udlr", text("option-order-about"))
    for option in OPTIONS.values():
        parser.value(
            f"--{option.name}", option.name[0].upper(), choice_help(option.name, () if brief else option.choices)
        )
    if engine:
        parser.value("--engine", "E", choice_help("engine", () if brief else ENGINES))


def choice_help(name: str, known: Iterable[str]) -> str:
    """Return the description of an option, with its known values if there are any."""
    about, values = text(f"option-{name}-about"), ", ".join(known)
    return text("cli-help-choice", about=about, known=values) if values else about


def output_path(options: Namespace) -> Path:
    """Return the operand OUT, the first one beside `--problem`. Raises Fault if it is missing."""
    if options.problem is not None and options.out is None:
        options.board, options.out = None, options.board
    if options.out is None:
        raise Fault("cli-operand-missing", name="OUT", command=f"{PROGRAM} {options.command}")
    return Path(options.out)


def problem_arguments(options: Namespace) -> ProblemArguments:
    """Return what the options select. Raises Fault if they contradict each other or are not possible."""
    if options.problem is None and options.board is not None and names_problem(options.board):
        options.problem, options.board = options.board, None
    if options.problem is None:
        return _board(options)
    if options.board is not None:
        raise Fault("cli-board-and-problem")
    for option in ("moves_as", "move_names"):
        if getattr(options, option) is not None:
            raise Fault("cli-option-boards", option="--" + option.replace("_", "-"))
    other = read_entry(options.problem, (ProblemInput,)).between(options.start, options.goal).ruled(options.moves)
    name_scenario(other.given)
    if options.order is not None and not isinstance(other.problem, Ordered):
        raise Fault("cli-option-order", problem=other.local_title)
    return ProblemArguments(other.problem, None, moves_text, other)


def name_scenario(argument: str) -> None:
    """Say on standard error which search is taken, if an argument names several of a file of scenarios."""
    if kind_of(argument, (Scenarios, BoardInput)) is not Scenarios:
        return
    scenarios = read_entry(argument, (Scenarios,))
    if (count := len(scenarios.searches)) > 1:
        example = to_quotable(f"{scenarios.path}:{scenarios.first + 1}", 200)
        name = to_quotable(argument, 200)
        said = text("cli-scenario-taken", name=name, number=scenarios.first, count=count, example=example)
        print(said, file=sys.stderr)


def names_problem(operand: str) -> bool:
    """Return whether an operand names an included problem, a map or a search of a file of scenarios."""
    return kind_of(operand, (ProblemInput, BoardInput)) is ProblemInput


def _board(options: Namespace) -> ProblemArguments:
    if options.board is None:
        raise Fault("cli-operand-missing", name="BOARD", command=f"{PROGRAM} {options.command}")
    line = read_entry(options.board, (RunLine,)) if kind_of(options.board, _BOARDS) is RunLine else None
    if line is not None and line.other is not None:
        other = line.other.between(options.start, options.goal).ruled(options.moves)
        name_scenario(other.given)
        return ProblemArguments(other.problem, None, moves_text, other, line)
    for option in ("start", "moves"):
        if getattr(options, option) is not None:
            raise Fault("cli-option-problems", option=f"--{option}")
    board = read_entry(options.board, (BoardInput,)) if line is None else board_of(line)
    name = board.full_name(options.board)
    return ProblemArguments(board.board, board.aim(options.goal), spelling(options), None, line, name)


def configuration_from(asked: ProblemArguments, options: Namespace) -> Configuration:
    """Return the configuration of the options, based on the one of the line if there is one.

    If the options choose another algorithm than the line, the line's configuration is ignored. Raises Fault.
    """
    settings = {name: getattr(options, name.replace("-", "_")) for name in OPTIONS}
    base = None if asked.line is None else asked.line.configuration
    if base is None or options.algorithm not in (None, base.algorithm):
        return Configuration.of(
            options.algorithm, options.heuristic, options.order, options.engine, asked.problem, **settings
        )
    return Configuration.of(
        base.algorithm,
        options.heuristic or base.heuristic,
        options.order or base.order,
        options.engine or base.engine,
        asked.problem,
        **{**base.options, **{name: value for name, value in settings.items() if value is not None}},
    )


def moves_text(moves: Iterable[str]) -> str:
    """Return moves of any problem in one line, places in the user's language; a single string is one move."""
    if isinstance(moves, str):
        return local(moves)
    moves = [*map(local, moves)]
    return ("" if all(len(move) == 1 for move in moves) else ", ").join(moves)
