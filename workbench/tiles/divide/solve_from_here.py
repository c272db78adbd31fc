"""Solutions from any board: a shortest one if it can be found within seconds, otherwise some solution; and distances.

Every search here is an iterator that yields None between small slices of its work, so that it can be stopped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter

from workbench.search.algorithms.astar import astar
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.node_pool import NodePool
from workbench.search.running.run import Run
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.divide.bound import advance_in_slices, lower_bound
from workbench.tiles.divide.last_block import block_search
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.problem import TileProblem

MAX_CELLS = 16
"""Larger boards are searched for a shortest solution only if it may be short."""
MAX_LOWER_BOUND, MAX_EXPANSIONS = 40, 30_000
"""The maximum lower bound for which this is tried, and the maximum number of expansions."""
_DIVIDE_SLICE = 32


@dataclass(frozen=True)
class SolvedPath:
    """Moves that lead from a board to the goal. Attributes: shortest: whether there is no shorter solution."""

    start: Board
    moves: str
    shortest: bool


@dataclass(frozen=True)
class LowerBound:
    """A lower bound: a solution from `start` has at least `moves` moves."""

    start: Board
    moves: int


Report = SolvedPath | LowerBound | None


def shortest_solution(start: Board, goal: Board, seconds: float) -> Iterator[Report]:
    """Yield a lower bound, and a shortest solution if it is found in time; `start` must be solvable."""
    yield None
    if start == goal:
        yield SolvedPath(start, "", True)
        return
    least = lower_bound(start, goal).moves
    yield LowerBound(start, least)
    yield None
    if start.cells > MAX_CELLS and least > MAX_LOWER_BOUND:
        return
    run = _optimal_search(start, goal, seconds)
    yield from advance_in_slices(run)
    if run.solution is not None:
        yield SolvedPath(start, "".join(run.solution.moves), True)


def _optimal_search(start: Board, goal: Board, seconds: float) -> Run[State]:
    """Return a new search for a shortest solution; for a large board, one that needs no large tables."""
    problem = TileProblem(start, goal)
    if start.cells <= MAX_CELLS:
        return block_search(problem, Limits(seconds=seconds))[0]
    pool: NodePool[State] = NodePool(problem)
    search = TextbookSearch(astar(problem, LinearConflict(goal), pool), pool)
    return Run(problem, pool, search, Limits(seconds=seconds, expansions=MAX_EXPANSIONS))


def solution(start: Board, goal: Board, seconds: float) -> Iterator[Report]:
    """Yield as `shortest_solution` does; if no shortest solution is found in time, yield one by divide and conquer."""
    for report in shortest_solution(start, goal, seconds):
        yield report
        if isinstance(report, SolvedPath):
            return
    run = DivideRun(start, goal, keep=False)
    while run.advance(_DIVIDE_SLICE) is Status.RUNNING:
        yield None
    if run.status is Status.SOLVED:
        yield SolvedPath(start, run.moves, run.optimal)


def distances_along(boards: Sequence[Board], goal: Board, each: float, whole: float) -> Iterator[Report]:
    """Yield, for consecutive boards, shortest solutions or lower bounds, the last board first.

    Boards near the goal are solved at once, and every solution gives the distances of all boards on it. `each`,
    `whole`: the seconds after which a board, or all remaining ones, are given up.
    """
    known: set[Board] = set()
    deadline = perf_counter() + whole
    for board in reversed(dict.fromkeys(boards)):
        if board in known:
            continue
        seconds = min(each, deadline - perf_counter())
        if seconds <= 0:
            yield LowerBound(board, lower_bound(board, goal).moves)
            yield None
            continue
        for report in shortest_solution(board, goal, seconds):
            if isinstance(report, SolvedPath):
                known.update(board.path(report.moves))
            yield report
