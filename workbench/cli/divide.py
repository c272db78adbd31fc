"""`divide`: solve a board of any size part by part."""

from __future__ import annotations

from argparse import Namespace

from workbench.api import divide_fields, start_divide
from workbench.cli.arguments import Parser
from workbench.cli.driving import drive, interruption
from workbench.cli.printing import (
    EXIT,
    Spelling,
    add_spelling,
    headline,
    name_rows,
    print_json,
    print_steps,
    print_table,
    spelling,
)
from workbench.compiling import preparing
from workbench.formats.board_argument import board_argument
from workbench.search.problem.status import Status
from workbench.tiles.divide.bound import solution_bound
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.puzzle.board import format_rows
from workbench.tiles.puzzle.solvability import check
from workbench.wording import number, say, text

QUICK_CELLS = 225
"""Boards of at most this many cells are solved in less time than it takes to load the compiled engine."""


def add_arguments(parser: Parser) -> None:
    parser.operand("BOARD", text("cli-help-board"))
    parser.value("--goal", "G", text("cli-help-goal"))
    parser.value("--strategy", "S", text("cli-help-strategy"))
    parser.switch("--show", text("cli-help-show"))
    add_spelling(parser)
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Solve the board and print each phase. Raises Fault."""
    format_moves, entry = spelling(options), board_argument(options.board)
    strategy = Strategy.parse(options.strategy or "")
    with interruption() as interrupted:
        if (strategy.improve or entry.board.cells > QUICK_CELLS) and preparing.compiled(preparing.TILES):
            preparing.enable()
        divide = start_divide(entry.board, goal=entry.aim(options.goal), keep=False, strategy=strategy)
        if interrupted.is_set():
            divide.cancel()
        if divide.waiting:
            drive(
                divide,
                lambda elapsed: text("cli-compiling-first", seconds=int(elapsed)),
                until=lambda: not divide.waiting,
                asked=True,
            )
        drive(divide, lambda elapsed: _progress(divide, elapsed))
    if options.json:
        _print_fields(divide, format_moves, options.show)
    else:
        _print_report(divide, format_moves, options.show, entry.full_name(options.board))
    return EXIT[divide.status]


def _progress(divide: DivideRun, seconds: float) -> str:
    shortening = divide.shortening
    phase, phases = shortening.progress if shortening else (len(divide.phases), len(divide.plan))
    key = "cli-progress-shortening" if shortening else "cli-progress-divide"
    return text(key, expanded=divide.expanded, rate=int(divide.expanded / seconds), phase=phase, phases=phases)


def _print_fields(divide: DivideRun, format_moves: Spelling, show: bool) -> None:
    fields = divide_fields(divide, boards=show)
    if divide.status is Status.SOLVED:
        fields["moves"] = format_moves(divide.moves)
    if divide.reason is not None:
        fields["why"] = say(divide.reason)
    if divide.status is Status.UNSOLVABLE:
        fields["nearest"] = str(check(divide.start, divide.goal).nearest)
    if show:
        fields["boards"] = [str(board) for board in divide.start.path(divide.moves)]
    print_json(fields)


def _measured(divide: DivideRun) -> str:
    """Return how the solution's length compares with the optimum, or with the best known lower bound."""
    if not divide.moves:
        return text("guarantee-nothing")
    bound = solution_bound(divide)
    if bound.moves == len(divide.moves):
        return text("cli-divide-optimal")
    return text("cli-divide-optimum" if bound.exact else "cli-divide-min", count=bound.moves)


def _print_report(divide: DivideRun, format_moves: Spelling, show: bool, board_name: str | None) -> None:
    if show:
        print_steps(map(format_rows, divide.start.path(divide.moves)))
    solved = divide.status is Status.SOLVED
    print(headline(divide.status, len(divide.moves), divide.limit))
    if divide.moves:
        print(format_moves(divide.moves))
    if divide.reason is not None:
        print(say(divide.reason))
    if solved:
        print(_measured(divide))
    if divide.status is Status.UNSOLVABLE:
        print(text("cli-nearest"))
        print(check(divide.start, divide.goal).nearest)
    for place, phase in enumerate(divide.phases, start=1):
        tiles = " ".join(map(str, phase.subgoal.tiles))
        expanded, moves = phase.run.expanded, len(phase.moves)
        print(text("cli-phase", number=place, tiles=tiles, moves=moves, expanded=expanded))
    print_table(
        [
            *name_rows(board_name),
            (text("cli-label-strategy"), str(divide.strategy)),
            (text("cli-label-cost"), number(len(divide.moves))),
            (text("cli-label-expanded"), number(divide.expanded)),
            (text("cli-label-generated"), number(divide.generated)),
            (text("cli-label-seconds"), number(divide.seconds, 4)),
        ]
    )
