"""Goals: the two named ones, and any other board."""

from __future__ import annotations

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import check_sides, size_text, to_quotable

LAST, FIRST = "last", "first"


def goal_board(text: str, rows: int, columns: int) -> Board:
    """Return the goal described by `text`, which is a name or the text of a board, in the given shape.

    `last`: 1 … in order, then the blank at the bottom right. `first`: the blank at the top left, then 1 … in order
    (Korf's goal). Raises Fault if the name is unknown, the text is not a board, or the board has another shape.
    """
    check_sides(rows, columns)
    name = text.strip().lower()
    if name == LAST:
        return Board(rows, columns, (*range(1, rows * columns), 0))
    if name == FIRST:
        return Board(rows, columns, tuple(range(rows * columns)))
    if name[:1].isalpha():
        raise Fault("goal-unknown", name=to_quotable(text.strip()))
    return Board.parse(text, (rows, columns))


def check_goal_shape(goal: Board, rows: int, columns: int) -> None:
    if goal.shape != (rows, columns):
        raise Fault("goal-shape-other", found=size_text(*goal.shape), wanted=size_text(rows, columns))


def goal_name(goal: Board) -> str:
    """Return `last`, `first` or the canonical text, which `goal_board` can read."""
    for name in (LAST, FIRST):
        if goal == goal_board(name, goal.rows, goal.columns):
            return name
    return str(goal)
