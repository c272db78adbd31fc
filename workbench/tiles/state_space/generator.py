"""Generation of boards with a given distance from the goal, or with a given number of expansions of a search.

Both are endless iterators, unless there are no more such boards. They yield after every small slice of work, so that
the caller can stop at any time. The same seed gives the same boards in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import factorial
from random import Random
from typing import Any

from workbench.search.algorithms.astar import astar
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.search.recording.node_pool import NodePool
from workbench.search.running.run import Run
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.scramble import SEED_COUNT, scramble

MAX_MOVES = 200
"""The maximum distance of a generated board; a textbook search could not prove larger ones."""
MAX_STATES_LISTED = 200_000
"""If at most this many boards are reachable, all are listed by their distance: 3×3 and smaller boards."""
MAX_EXPANSIONS = 150_000
"""Boards whose distance needs more expansions to prove are skipped."""
EXPANSION_SLICE = 32
LIST_SLICE = 500


@dataclass(frozen=True, slots=True)
class GeneratedBoard:
    """A board with the requested property; `amount`: its moves from the goal, or its expansions.

    `tried`: how many boards have been tried so far, including this one and all others with the property.
    """

    board: Board
    amount: int
    tried: int


@dataclass(frozen=True, slots=True)
class GeneratorProgress:
    """How many boards have been tried, including those with the property, and the result of the last one.

    `amount`: its moves or expansions; None if it was skipped.
    """

    tried: int
    amount: int | None


@dataclass(frozen=True, slots=True)
class BoardListing:
    """All boards `distance` moves from the goal are being listed; a board is found only after the listing."""

    distance: int


Report = GeneratedBoard | GeneratorProgress | BoardListing | None
"""None: nothing to report, but the caller may stop here."""


def at_distance(goal: Board, moves: int, seed: int) -> Iterator[Report]:
    """Yield boards whose shortest solution has exactly `moves` moves, each once; the distance is proved.

    On small boards all such boards in random order; Fault is raised if no board is that far away. On larger boards the
    iterator is endless: it solves boards that are farther away optimally, and uses a board on the optimal path, whose
    distance is also proved. Raises Fault, at the first step, if `moves` is out of range.
    """
    if not 0 <= moves <= MAX_MOVES:
        raise Fault("generator-moves", moves=moves, most=MAX_MOVES)
    if factorial(goal.cells) // 2 <= MAX_STATES_LISTED:
        yield from _listed(goal, moves, seed)
    else:
        yield from _on_shortest_paths(goal, moves, seed)


def by_expansions(
    goal: Board, least: int, most: int, seed: int, run_of: Callable[[Board], Run[Any]]
) -> Iterator[Report]:
    """Yield boards that the search `run_of` solves in `least` to `most` expansions, each once.

    `run_of` returns a new search for a board. The boards tried are random walks from the goal: longer ones after boards
    that were too easy, shorter ones after boards that were too hard. Raises Fault, at the first step, for invalid
    bounds.
    """
    if not 1 <= least <= most:
        raise Fault("generator-expansions", least=least, most=most)
    random, length, tried = Random(seed), 16.0, 0
    seen: set[Board] = set()
    while True:
        board = scramble(
            *goal.shape, random.randrange(SEED_COUNT), goal, max(1, round(length * random.uniform(0.7, 1.3)))
        )
        run = run_of(board)
        run.raise_limits(Limits(expansions=most + 1))
        while run.advance(EXPANSION_SLICE) is Status.RUNNING:
            yield None
        tried += 1
        solved = run.status is Status.SOLVED and run.expanded <= most
        if solved and run.expanded >= least and board not in seen:
            seen.add(board)
            yield GeneratedBoard(board, run.expanded, tried)
        else:
            yield GeneratorProgress(tried, run.expanded if solved else None)
        factor = 0.9 if not solved else 1.12 if run.expanded < least else 1.0
        length = min(max(1.0, length * factor), 40.0 * goal.cells)


def _listed(goal: Board, moves: int, seed: int) -> Iterator[Report]:
    """Generate layers of equal distance up to the requested one, then yield its boards."""
    problem = TileProblem(goal, goal)
    layer: list[State] = [problem.initial()]
    before: set[State] = set()
    for distance in range(moves):
        next_layer: dict[State, None] = {}
        for number, state in enumerate(layer):
            next_layer.update((child, None) for _, child, _ in problem.successors(state) if child not in before)
            if number % LIST_SLICE == 0:
                yield BoardListing(distance + 1)
        if not next_layer:
            raise Fault("generator-too-far", moves=moves, farthest=distance)
        before, layer = set(layer), list(next_layer)
    Random(seed).shuffle(layer)
    for tried, state in enumerate(layer, start=1):
        yield GeneratedBoard(problem.board(state), moves, tried)


def _on_shortest_paths(goal: Board, moves: int, seed: int) -> Iterator[Report]:
    """Solve boards that are random walks from the goal, and use the board of each optimal path at the right distance.

    Walks often return to boards near the goal. So they are made longer if too few of them lead far enough, and shorter
    if the boards at their ends are too hard.
    """
    random, max_factor, tried = Random(seed), 1.5, 0
    seen: set[Board] = set()
    while True:
        start = scramble(
            *goal.shape, random.randrange(SEED_COUNT), goal, round(moves * random.uniform(1.0, max_factor))
        )
        run = _optimal_search(start, goal)
        while run.advance(EXPANSION_SLICE) is Status.RUNNING:
            yield None
        tried += 1
        path = start.path("".join(run.solution.moves)) if run.solution else ()
        if len(path) > moves and path[-1 - moves] not in seen:
            seen.add(path[-1 - moves])
            yield GeneratedBoard(path[-1 - moves], moves, tried)
        else:
            max_factor = min(max_factor * 1.1, 6.0) if path else max(1.2, max_factor * 0.95)
            yield GeneratorProgress(tried, len(path) - 1 if path else None)


def _optimal_search(start: Board, goal: Board) -> Run[State]:
    problem = TileProblem(start, goal)
    pool: NodePool[State] = NodePool(problem)
    estimate = LinearConflict(goal)
    return Run(problem, pool, TextbookSearch(astar(problem, estimate, pool), pool), Limits(expansions=MAX_EXPANSIONS))
