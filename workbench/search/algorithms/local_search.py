"""What the local searches have in common: a walk that chooses its next state by h, with chances drawn by a seed."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from workbench.search.problem.problem import (
    Heuristic,
    Number,
    Problem,
    S,
    Startable,
    Step,
    check_cost,
    checked,
    to_display_units,
)
from workbench.search.problem.problem import scale as scale_of
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE, allocated
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.local_trace import LocalTrace

DEFAULT_SEED = 1
"""Default seed: the same seed gives the same search."""


@dataclass(slots=True)
class Neighbour(Generic[S]):
    """A state of the walk, or one to which it may continue."""

    record: int
    move: str
    state: S
    g: Number
    h: Number


class Walk(Generic[S]):
    """A walk that is recorded.

    Attributes: chance, the random numbers; unit, how many units of h make 1 as displayed.
    """

    def __init__(self, problem: Problem[S], heuristic: Heuristic[S], trace: LocalTrace[S], seed: int) -> None:
        self._problem, self._trace = problem, trace
        self._estimate = checked(heuristic, problem)
        self._moves: list[str] = []
        self._depth = 0
        self.chance, self.unit = random.Random(seed), scale_of(problem)

    def begin(self) -> Neighbour[S]:
        """Return the start of the problem, as the first state."""
        return self._root(self._problem.initial(), (), 0)

    def begin_again(self) -> Neighbour[S]:
        """Return the first state of another walk: a random one if the problem can make one, else the start.

        The moves from the start to it count as part of the solution.
        """
        start, problem = self._problem.initial(), self._problem
        if not isinstance(problem, Startable):
            return self._root(start, (), 0)
        moves = problem.moves_between(start, problem.random_state(self.chance))
        state = start
        g: Number = 0
        for move in moves:
            state, cost = next((to, cost) for label, to, cost in problem.successors(state) if label == move)
            g += cost
        return self._root(state, moves, g)

    def _root(self, state: S, moves: Iterable[str], g: Number) -> Neighbour[S]:
        h = self._estimate(state)
        self._moves, self._depth = [*moves], 0
        node = Neighbour(self._trace.add(state, NONE, "", g, h, 0), "", state, g, h)
        self._stay_bytes = sum(map(allocated, (node, node.g, node.h, state))) + 8
        return node

    def give_up(self, start: Neighbour[S]) -> Status:
        """Record that no goal can be reached from the start, and return what that proves."""
        self._trace.pruned += 1
        self._trace.reject(start.record, Fate.PRUNED)
        return self._trace.exhaust(self._trace.expanded)

    def in_random_order(self, node: Neighbour[S]) -> list[Step[S]]:
        """Return the successors of a state in an order drawn at random."""
        steps = [*self._problem.successors(node.state)]
        self.chance.shuffle(steps)
        return steps

    def look(self, node: Neighbour[S], step: Step[S]) -> Neighbour[S] | None:
        """Record a successor and return it, or None if no goal can be reached from it."""
        move, state, cost = step
        trace = self._trace
        check_cost(cost, self._problem, node.state, move)
        h = self._estimate(state)
        trace.generated += 1
        record = trace.add(state, node.record, move, node.g + cost, h, self._depth + 1)
        trace.search_bytes = len(self._moves) * 8 + self._stay_bytes * (trace.open + 1)
        if h == math.inf:
            trace.pruned += 1
            trace.reject(record, Fate.PRUNED)
            return None
        return Neighbour(record, move, state, node.g + cost, h)

    def move(self, node: Neighbour[S]) -> None:
        """Note that the walk has continued to a neighbour."""
        self._moves.append(node.move)
        self._depth += 1

    def solve(self, node: Neighbour[S]) -> None:
        """Record that the walk has reached a goal."""
        self._trace.solve(node.record, tuple(self._moves))

    def displayed(self, h: Number) -> Number:
        """Return h as displayed."""
        return to_display_units(h, self.unit)
