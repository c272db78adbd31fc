"""The reference for a solution: the optimal cost of a board if it can be found, otherwise a lower bound."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.divide.last_block import best_available_estimate, block_search
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.collections import with_optimum
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.problem import TileProblem

MAX_CELLS, MAX_INTERPRETED_CELLS = 16, 9
"""The largest boards whose optimum is searched for, with the kernels loaded and without them."""
SECONDS = 30.0
"""The time limit for finding the optimum."""
_SLICE_SECONDS = 0.005
"""The target duration of a slice, in seconds."""


@dataclass(frozen=True)
class Bound:
    """Attributes: moves: a lower bound of the moves of a solution. exact: whether it is the optimum."""

    moves: int
    exact: bool


def listed_bound(start: Board, goal: Board) -> Bound | None:
    """Return the published optimum of a board, or None."""
    named = with_optimum(start, goal)
    return None if named is None or named.optimum is None else Bound(named.optimum, True)


def lower_bound(start: Board, goal: Board) -> Bound:
    """Return the best bound that is available without a search; `start` must be solvable."""
    if start == goal:
        return Bound(0, True)
    if (listed := listed_bound(start, goal)) is not None:
        return listed
    estimates = (LinearConflict(goal), best_available_estimate(goal)[0])
    return Bound(max(estimate(start.state) for estimate in estimates) // MOVE_COST, False)


def quick_bound(start: Board, goal: Board) -> Bound:
    """Return the optimum of a small board, or the lower bound of a larger one."""
    if start.cells > MAX_INTERPRETED_CELLS:
        return lower_bound(start, goal)
    results = [bound for bound in bounds(start, goal, Limits()) if bound is not None]
    return results[-1]


def solution_bound(run: DivideRun) -> Bound:
    """Return the reference for the solution of a run, as far as it is known without a long search."""
    return Bound(len(run.moves), True) if run.optimal else quick_bound(run.start, run.goal)


def advance_in_slices(run: Run[State]) -> Iterator[None]:
    """Advance a run to its end, yielding None between slices."""
    expansions, started = 32, perf_counter()
    while run.advance(expansions) is Status.RUNNING:
        expansions = 2 * expansions if perf_counter() - started < _SLICE_SECONDS else max(expansions // 2, 8)
        yield None
        started = perf_counter()


def bounds(start: Board, goal: Board, limits: Limits) -> Iterator[Bound | None]:
    """Yield the lower bound, and the optimum if it is found in time, with None between slices."""
    yield None
    bound = lower_bound(start, goal)
    yield bound
    if bound.exact or start.cells > (MAX_CELLS if preparing.ready() else MAX_INTERPRETED_CELLS):
        return
    run, *_ = block_search(TileProblem(start, goal), Limits(seconds=SECONDS, bytes=limits.bytes))
    yield from advance_in_slices(run)
    if run.solution is not None:
        yield Bound(len(run.solution.moves), True)
