"""Runs every kernel once on a small board, with every kind of argument it is ever given: so all of it gets compiled."""

from __future__ import annotations

from workbench.tiles.board import Board
from workbench.tiles.compiled import preparing
from workbench.tiles.compiled.starting import started
from workbench.tiles.goal import goal_board
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.problem import TileProblem

_ROOM = 1 << 22


def warm() -> None:
    """Run every kernel."""
    problem = TileProblem(Board.parse("1 2 3/4 5 6/0 7 8"), goal_board("last", 3, 3))
    pool, search = started(problem, LinearConflict(problem.goal), "astar", _ROOM, ties="state")
    search.take(1000)
    pool.publish()
    pool.find(problem.initial(), 1)  # type: ignore[attr-defined]


if __name__ == "__main__":
    warm()
    preparing.mark_compiled()
