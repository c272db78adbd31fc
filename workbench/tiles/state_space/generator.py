"""Boards made to order: so many moves from the goal, or so many expansions for a given search.

Both are endless iterators (but where there are no more such boards) that yield after every small piece of work, so
that whoever asks can stop at any moment. The same seed makes the same boards in the same order.
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
from workbench.tiles.puzzle.scramble import SEEDS, scramble

MAX_MOVES = 200
"""The farthest board that can be asked for; what lies farther no textbook search proves in a lifetime."""
MAX_STATES_LISTED = 200_000
"""Where no more boards than these are in reach, all are listed by their distance: 3×3 and what is smaller."""
MAX_EXPANSIONS = 150_000
"""A board whose distance takes more to prove is passed over."""
SLICE = 32
LIST_SLICE = 500


@dataclass(frozen=True, slots=True)
class GeneratedBoard:
    """A board that is as it was asked for; `amount`: its moves from the goal, or the expansions it took.

    `tried`: how many boards have been tried so far, this one and all others that were found among them.
    """

    board: Board
    amount: int
    tried: int


@dataclass(frozen=True, slots=True)
class GeneratorProgress:
    """How many boards have been tried, those that were found among them, and what the last one turned out to be;
    `amount` None: passed over."""

    tried: int
    amount: int | None


@dataclass(frozen=True, slots=True)
class BoardListing:
    """All boards `distance` moves from the goal are being listed; none can be found before that is done."""

    distance: int


Report = GeneratedBoard | GeneratorProgress | BoardListing | None
"""None: nothing to tell, but there may be a wish to stop."""


def at_distance(goal: Board, moves: int, seed: int) -> Iterator[Report]:
    """Yield boards whose shortest solution has exactly `moves` moves, each once, proved.

    On small boards all of them in random order; there Fault is raised where no board is so far away. On larger ones
    without end: a board that is far enough away is solved optimally, and any point of a shortest path is proved, too.
    Raises Fault, at the first step, for a number that cannot be.
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
    """Yield boards that the search `run_of` starts on a board solves in `least` to `most` expansions, each once.

    The boards tried are walks from the goal, longer ones after those that were too easy, shorter ones after those
    that were too hard. Raises Fault, at the first step, for bounds that cannot be.
    """
    if not 1 <= least <= most:
        raise Fault("generator-expansions", least=least, most=most)
    random, length, tried = Random(seed), 16.0, 0
    seen: set[Board] = set()
    while True:
        board = scramble(*goal.shape, random.randrange(SEEDS), goal, max(1, round(length * random.uniform(0.7, 1.3))))
        run = run_of(board)
        run.raise_limits(Limits(expansions=most + 1))
        while run.advance(SLICE) is Status.RUNNING:
            yield None
        tried += 1
        solved = run.status is Status.SOLVED and run.expanded <= most
        if solved and run.expanded >= least and board not in seen:
            seen.add(board)
            yield GeneratedBoard(board, run.expanded, tried)
        else:
            yield GeneratorProgress(tried, run.expanded if solved else None)
        pace = 0.9 if not solved else 1.12 if run.expanded < least else 1.0
        length = min(max(1.0, length * pace), 40.0 * goal.cells)


def _listed(goal: Board, moves: int, seed: int) -> Iterator[Report]:
    """Go through all boards in layers of equal distance up to the one that is wanted."""
    problem = TileProblem(goal, goal)
    layer: list[State] = [problem.initial()]
    before: set[State] = set()
    for distance in range(moves):
        following: dict[State, None] = {}
        for number, state in enumerate(layer):
            following.update((child, None) for _, child, _ in problem.successors(state) if child not in before)
            if number % LIST_SLICE == 0:
                yield BoardListing(distance + 1)
        if not following:
            raise Fault("generator-too-far", moves=moves, farthest=distance)
        before, layer = set(layer), list(following)
    Random(seed).shuffle(layer)
    for tried, state in enumerate(layer, start=1):
        yield GeneratedBoard(problem.board(state), moves, tried)


def _on_shortest_paths(goal: Board, moves: int, seed: int) -> Iterator[Report]:
    """Solve boards that are walks from the goal, and take from each shortest path the board that is far enough back.

    Walks come back on themselves, so they are made longer where too few of them lead far enough, and shorter where
    the boards they lead to are too hard.
    """
    random, share, tried = Random(seed), 1.5, 0
    seen: set[Board] = set()
    while True:
        start = scramble(*goal.shape, random.randrange(SEEDS), goal, round(moves * random.uniform(1.0, share)))
        run = _optimal_search(start, goal)
        while run.advance(SLICE) is Status.RUNNING:
            yield None
        tried += 1
        path = start.path("".join(run.solution.moves)) if run.solution else ()
        if len(path) > moves and path[-1 - moves] not in seen:
            seen.add(path[-1 - moves])
            yield GeneratedBoard(path[-1 - moves], moves, tried)
        else:
            share = min(share * 1.1, 6.0) if path else max(1.2, share * 0.95)
            yield GeneratorProgress(tried, len(path) - 1 if path else None)


def _optimal_search(start: Board, goal: Board) -> Run[State]:
    problem = TileProblem(start, goal)
    pool: NodePool[State] = NodePool(problem)
    estimate = LinearConflict(goal)
    return Run(problem, pool, TextbookSearch(astar(problem, estimate, pool), pool), Limits(expansions=MAX_EXPANSIONS))
