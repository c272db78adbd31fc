"""Goals: the two that have names, and any board."""

from __future__ import annotations

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import check_sides, shown, size_text

LAST, FIRST = "last", "first"


def goal_board(text: str, rows: int, columns: int) -> Board:
    """Return the goal that `text` names, of the given shape.

    `last`: 1 … in order, then the blank, bottom right. `first`: the blank top left, then 1 … in order (Korf's).
    Otherwise any text of a board. Raises Fault for anything else, and for a board of another shape.
    """
    check_sides(rows, columns)
    name = text.strip().lower()
    if name == LAST:
        return Board(rows, columns, (*range(1, rows * columns), 0))
    if name == FIRST:
        return Board(rows, columns, tuple(range(rows * columns)))
    if name[:1].isalpha():
        raise Fault("goal-unknown", name=shown(text.strip()))
    return Board.parse(text, (rows, columns))


def check_goal_shape(goal: Board, rows: int, columns: int) -> None:
    """Raise Fault unless `goal` has the given shape."""
    if goal.shape != (rows, columns):
        raise Fault("goal-shape-other", found=size_text(*goal.shape), wanted=size_text(rows, columns))


def goal_name(goal: Board) -> str:
    """Return `last`, `first` or the canonical text: what `goal_board` reads back."""
    for name in (LAST, FIRST):
        if goal == goal_board(name, goal.rows, goal.columns):
            return name
    return str(goal)
