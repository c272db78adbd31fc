"""Variants of an exercise: searches of other boards that are as hard, drawn by a seed, for neighbours in a class."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from workbench.api.run import ConfiguredRun
from workbench.api.start import start
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Placed, Problem
from workbench.search.problem.status import Status
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.scramble import SEED_COUNT, scramble

_MAX_TRIED = 5_000
"""The most boards that are compared with the given one."""


def variants(run: ConfiguredRun, count: int, seed: int, steps: int) -> Iterator[ConfiguredRun | None]:
    """Yield `count` other searches like `run`, each after `steps` expansions, or None after a slice of work.

    They have the same settings and goal. A board has as many moves and the same Manhattan distance as the given one; on
    a map, the search starts elsewhere and makes as many expansions. Raises Fault if there are fewer than `count`.
    """
    if not count:
        return
    found = 0
    wanted = min(run.expanded, steps)
    heuristic = None if run.catalogued else run.heuristic
    goal = run.problem.goal if isinstance(run.problem, TileProblem) else None
    for what in _others(run.problem, random.Random(seed)):
        yield None
        if what is None:
            continue
        other = start(what, run.configuration, heuristic, goal=goal, limits=run.limits, search_anyway=True)
        while other.status is Status.RUNNING and other.expanded < steps:
            other.advance(1)
            yield None
        if other.expanded >= wanted:
            found += 1
            yield other
        if found == count:
            return
    raise Fault("worksheet-no-variants")


def _others(problem: Problem[Any], rng: random.Random) -> Iterator[Board | Problem[Any] | None]:
    """Yield boards like the one of a problem, or the problem with other starts, each once; None to be interrupted."""
    if isinstance(problem, TileProblem):
        yield from _boards_like(problem.start, problem.goal, rng)
    elif isinstance(problem, Placed):
        goals = [*problem.goals()]
        places = [place for place in problem.places() if place not in (problem.initial(), *goals)]
        yield from (problem.between(place, goals) for place in rng.sample(places, len(places)))


def _boards_like(start: Board, goal: Board, rng: random.Random) -> Iterator[Board | None]:
    """Yield boards with as many moves and the same Manhattan distance, each once, and None after each attempt.

    They are random walks from the goal: longer ones after boards that were too near, shorter ones after others.
    """
    manhattan, seen = Manhattan(goal), {start}
    wanted, length = manhattan(start.state), float(manhattan(start.state) // MOVE_COST + 2)
    for _ in range(_MAX_TRIED):
        yield None
        board = scramble(*goal.shape, rng.randrange(SEED_COUNT), goal, max(1, round(length * rng.uniform(0.7, 1.3))))
        estimate = manhattan(board.state)
        if estimate == wanted and len(board.legal_moves()) == len(start.legal_moves()) and board not in seen:
            seen.add(board)
            yield board
        length = min(max(1.0, length * (1.05 if estimate < wanted else 0.95)), 40.0 * goal.cells)
