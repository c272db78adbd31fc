"""Runs every kernel once on a small board, with every kind of argument it is ever given: so all of it gets compiled.

As a program it tells on its standard output what percentage is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from workbench.tiles.board import Board
from workbench.tiles.compiled import preparing
from workbench.tiles.compiled.pool import CompiledPool
from workbench.tiles.compiled.starting import started
from workbench.tiles.goal import goal_board
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.problem import TileProblem

_ROOM = 1 << 22


def warm() -> Iterator[int]:
    """Run the kernels, group by group. Yields the percentage that is done."""
    for number, group in enumerate(_GROUPS, start=1):
        group()
        yield 100 * number // len(_GROUPS)


def _problem() -> TileProblem:
    return TileProblem(Board.parse("1 2 3/4 5 6/0 7 8"), goal_board("last", 3, 3))


def _best_first() -> None:
    problem = _problem()
    pool, search = started(problem, LinearConflict(problem.goal), "astar", _ROOM, 0, ties="state")
    search.take(1000)
    assert isinstance(pool, CompiledPool)
    pool.publish()
    pool.find(problem.initial(), 1)


def _idastar() -> None:
    problem = _problem()
    for records in (3, 1000):
        started(problem, LinearConflict(problem.goal), "idastar", _ROOM, records)[1].take(1000)


_GROUPS: tuple[Callable[[], None], ...] = (_best_first, _idastar)


if __name__ == "__main__":
    for percentage in preparing.compile_all():
        print(percentage, flush=True)
