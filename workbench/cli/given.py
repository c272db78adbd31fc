"""What is to be searched, as the arguments of `solve` have it: a board, or another problem."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from workbench.api.start import What
from workbench.cli.arguments import PROGRAM
from workbench.cli.printing import spelling
from workbench.formats import board_input, problem_input
from workbench.formats.problem_input import ProblemInput, ends
from workbench.search.messages import Fault
from workbench.search.problem import Ordered, Problem
from workbench.tiles.board import Board

Spelled = Callable[[Iterable[str]], str]
"""Moves as people are told them, in one line."""


class Given(NamedTuple):
    """What is to be searched, its goal where it is a board, and how its moves are told; `other`: what is no board."""

    what: What
    goal: Board | None
    spelled: Spelled
    other: ProblemInput | None = None

    @property
    def problem(self) -> Problem[Any] | None:
        """The problem, where it is no board."""
        return None if self.other is None else self.other.problem

    def named(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Return what is printed as JSON: on no board the problem and its ends stand where the board does."""
        if self.other is None:
            return fields
        start, goals = ends(self.other.problem)
        named = {"problem": self.other.given, "start": start, "goal": ", ".join(goals) or None}
        if not isinstance(self.other.problem, Ordered):
            named["order"] = None
        first = {name: fields[name] for name in ("status", "moves", "states", "cost") if name in fields}
        return first | named | {name: value for name, value in fields.items() if name != "board"} | named


def given(options: Namespace) -> Given:
    """Return what the options ask for. Raises Fault where they ask for two things, or for what cannot be."""
    if options.problem is None:
        return _board(options)
    if options.board is not None:
        raise Fault("cli-board-and-problem")
    for option in ("moves_as", "move_names"):
        if getattr(options, option) is not None:
            raise Fault("cli-option-boards", option="--" + option.replace("_", "-"))
    other = problem_input.read_problem(options.problem).between(options.start, options.goal)
    if options.order is not None and not isinstance(other.problem, Ordered):
        raise Fault("cli-option-order", problem=other.title)
    return Given(other.problem, None, told, other)


def _board(options: Namespace) -> Given:
    if options.board is None:
        raise Fault("cli-operand-missing", name="BOARD", command=f"{PROGRAM} solve")
    if options.start is not None:
        raise Fault("cli-option-problems", option="--start")
    board = board_input.read(options.board)
    return Given(board.board, board.aim(options.goal), spelling(options))


def told(moves: Iterable[str]) -> str:
    """Return moves of any problem in one line; one alone as it stands."""
    if isinstance(moves, str):
        return moves
    moves = [*moves]
    return ("" if all(len(move) == 1 for move in moves) else ", ").join(moves)
