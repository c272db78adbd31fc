"""From any board to the goal: a shortest way where it can be found within seconds, else some way; and how far it is.

Every search here is an iterator that yields None between small pieces of its work, so that it can be left off.
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
from workbench.tiles.divide.bound import lower_bound
from workbench.tiles.divide.last_block import block_search
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.problem import TileProblem

MAX_CELLS = 16
"""Larger boards are searched for a shortest way only where it may be short."""
MAX_MIN, MAX_EXPANSIONS = 40, 30_000
"""The lower bound up to which that is so, and how much is tried there."""
_PIECE = 0.005
"""Seconds that a piece of the work should take."""
_DIVIDE_SLICE = 32


@dataclass(frozen=True)
class SolvedPath:
    """Moves that lead from a board to the goal. Attributes: shortest: whether no fewer do."""

    start: Board
    moves: str
    shortest: bool


@dataclass(frozen=True)
class Least:
    """A lower bound: from `start` it takes `moves` moves at least."""

    start: Board
    moves: int


Report = SolvedPath | Least | None


def shortest_way(start: Board, goal: Board, seconds: float) -> Iterator[Report]:
    """Yield what the way takes at least, and a shortest one where it is found in time; `start` has to be solvable."""
    yield None
    if start == goal:
        yield SolvedPath(start, "", True)
        return
    least = lower_bound(start, goal).moves
    yield Least(start, least)
    yield None
    if start.cells > MAX_CELLS and least > MAX_MIN:
        return
    run = _optimal_search(start, goal, seconds)
    slice_, began = 16, perf_counter()
    while run.advance(slice_) is Status.RUNNING:
        slice_ = 2 * slice_ if perf_counter() - began < _PIECE else max(slice_ // 2, 8)
        yield None
        began = perf_counter()
    if run.solution is not None:
        yield SolvedPath(start, "".join(run.solution.moves), True)


def _optimal_search(start: Board, goal: Board, seconds: float) -> Run[State]:
    """Return a search for a shortest way at its beginning; where the board is large, one that needs no large tables."""
    problem = TileProblem(start, goal)
    if start.cells <= MAX_CELLS:
        return block_search(problem, Limits(seconds=seconds))[0]
    pool: NodePool[State] = NodePool(problem)
    search = TextbookSearch(astar(problem, LinearConflict(goal), pool), pool)
    return Run(problem, pool, search, Limits(seconds=seconds, expansions=MAX_EXPANSIONS))


def way(start: Board, goal: Board, seconds: float) -> Iterator[Report]:
    """Yield as `shortest_way` does, and the way of divide and conquer where no shortest one is found in time."""
    for report in shortest_way(start, goal, seconds):
        yield report
        if isinstance(report, SolvedPath):
            return
    run = DivideRun(start, goal, keep=False)
    while run.advance(_DIVIDE_SLICE) is Status.RUNNING:
        yield None
    if run.status is Status.SOLVED:
        yield SolvedPath(start, run.moves, run.optimal)


def distances_along(boards: Sequence[Board], goal: Board, each: float, whole: float) -> Iterator[Report]:
    """Yield, for boards that follow one another, shortest ways or what they take at least: the last board first.

    What lies near the goal is found at once, and every way found tells of all boards on it. `each`, `whole`: the
    seconds after which a board, or what has not been looked at, is given up.
    """
    known: set[Board] = set()
    ends = perf_counter() + whole
    for board in reversed(dict.fromkeys(boards)):
        if board in known:
            continue
        seconds = min(each, ends - perf_counter())
        if seconds <= 0:
            yield Least(board, lower_bound(board, goal).moves)
            yield None
            continue
        for report in shortest_way(board, goal, seconds):
            if isinstance(report, SolvedPath):
                known.update(board.path(report.moves))
            yield report
