"""Bidirectional A*: near-optimal bidirectional search, NBS (Chen, Holte, Zilles & Sturtevant 2017)."""

from __future__ import annotations

import math
from heapq import heappop, heappush
from typing import Any, Generic

import numpy as np

from workbench.search.problem.messages import message
from workbench.search.problem.problem import (
    HasLeastCost,
    Heuristic,
    Number,
    Problem,
    Reversible,
    S,
    TwoWayHeuristic,
    check_cost,
    checked,
    zero,
)
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NEVER, NONE, allocated
from workbench.search.recording.moment import BACKWARD, FORWARD, Numbers
from workbench.search.recording.ordering import Ordering, total
from workbench.search.recording.two_sided import TwoSidedMoment, TwoSidedPool

Pair = tuple[int, int]


def biastar(problem: Problem[S], heuristic: Heuristic[S], pool: TwoSidedPool[S]) -> Steps:
    """Expand pairs of nodes, one from each side, by lowest lower bound; stop when no path can be cheaper.

    No path through a forward node u and a backward node v costs less than max(f(u), f(v), g(u) + g(v) + ε); ε is the
    lowest move cost. The bound is the maximum so far of the minimum over all pairs. Among the nodes of a side with f
    within the bound, the one with the lowest g is expanded, ties by age, oldest first. If no pair is within the bound,
    it is raised.
    """
    pool.ordering, pool.priority = Ordering(total, "fifo"), total
    pool.next_side, pool.order = turn, order
    pool.entry_bytes = 2 * (allocated((0, 0, NEVER)) + 8)
    frontiers = Frontier(problem, heuristic, pool, FORWARD), Frontier(problem, heuristic, pool, BACKWARD)
    assert isinstance(problem, Reversible)
    frontiers[FORWARD].begin([problem.initial()])
    frontiers[BACKWARD].begin(problem.goals())
    best: Number = math.inf
    for state, number in frontiers[FORWARD].records.items():
        if state in frontiers[BACKWARD].records:
            pool.meet(number, frontiers[BACKWARD].records[state])
            best = 0
    bound: Number = 0
    while True:
        bound, pair = choose_pair(*frontiers, bound)
        if pair is None or best <= bound:
            pool.bounds.append(bound)
            return final_status(pool, frontiers)
        for frontier, number in zip(frontiers, pair, strict=True):
            pool.bounds.append(bound)
            yield
            best = frontier.expand(number, frontiers[1 - frontier.side], best)
            if best <= bound:
                pool.bounds.append(bound)
                return final_status(pool, frontiers)


class Frontier(Generic[S]):
    """OPEN of one side: nodes with f within the bound ordered by g, the others ordered by f."""

    def __init__(self, problem: Problem[S], heuristic: Heuristic[S], pool: TwoSidedPool[S], side: int) -> None:
        self.problem, self.pool, self.side = problem, pool, side
        backwards = heuristic.backwards if isinstance(heuristic, TwoWayHeuristic) else zero
        self.estimate = checked(heuristic if side == FORWARD else backwards, problem)
        self.records = pool.indices[side]
        self.within: list[tuple[Number, int]] = []
        self.beyond: list[tuple[Number, int]] = []

    def begin(self, states: Any) -> None:
        """Add the roots to OPEN."""
        for state in states:
            if state not in self.records:
                h = self.estimate(state)
                number = self.pool.add_open(state, NONE, "", 0, h, self.side)
                if h == math.inf:
                    self.pool.pruned += 1
                else:
                    heappush(self.beyond, (h, number))

    def waits(self, number: int) -> bool:
        """Return whether a record is still on OPEN."""
        return not self.pool.is_closed(number) and not self.pool.is_superseded(number)

    def clear(self, bound: Number) -> None:
        """Move nodes with f within the bound from `beyond` to `within`, and drop entries that are no longer on OPEN."""
        for heap in (self.within, self.beyond):
            while heap and not self.waits(heap[0][1]):
                heappop(heap)
        while self.beyond and self.beyond[0][0] <= bound:
            number = heappop(self.beyond)[1]
            if self.waits(number):
                heappush(self.within, (self.pool.g(number), number))
        while self.beyond and not self.waits(self.beyond[0][1]):
            heappop(self.beyond)

    def expand(self, number: int, other: Frontier[S], best: Number) -> Number:
        """Expand a node. Returns the lowest cost of any path from the start to a goal found so far."""
        pool, state = self.pool, self.pool.state_of(number)
        pool.expand(number)
        g = pool.g(number)
        for move, successor, move_cost in pool.steps_from(state, self.side):
            check_cost(move_cost, self.problem, state if self.side == FORWARD else successor, move)
            known = self.records.get(successor)
            h = self.estimate(successor) if known is None else pool.h(known)
            pool.generated += 1
            if known is None and h == math.inf:
                pool.pruned += 1
                continue
            if known is not None:
                if g + move_cost >= pool.g(known):
                    continue
                pool.supersede(known)
            child = pool.add_open(successor, number, move, g + move_cost, h, self.side)
            heappush(self.beyond, (g + move_cost + h, child))
            other_record = other.records.get(successor)
            if other_record is not None and pool.g(child) + pool.g(other_record) < best:
                best = pool.g(child) + pool.g(other_record)
                pool.meet(child, other_record)
        return best


def choose_pair(forward: Frontier[S], backward: Frontier[S], bound: Number) -> tuple[Number, Pair | None]:
    """Return the bound, raised if necessary, and a pair of nodes within it; None if OPEN of a side is empty."""
    pool = forward.pool
    least = forward.problem.least_cost if isinstance(forward.problem, HasLeastCost) else 0
    while True:
        forward.clear(bound)
        backward.clear(bound)
        raised: list[Number] = [side.beyond[0][0] for side in (forward, backward) if side.beyond]
        if not all(side.within or side.beyond for side in (forward, backward)):
            return bound, None
        if forward.within and backward.within:
            pair = forward.within[0][1], backward.within[0][1]
            pair_bound = pool.g(pair[0]) + pool.g(pair[1]) + least
            if pair_bound <= bound:
                return bound, pair
            raised.append(pair_bound)
        bound = min(raised)


def final_status(pool: TwoSidedPool[S], frontiers: tuple[Frontier[S], Frontier[S]]) -> Status:
    """Return the final status of a search that cannot find anything better."""
    if pool.meetings:
        pool.solve_by_meeting()
        return Status.SOLVED
    if pool.pruned:
        pool.reason = message("exhausted-pruned", count=pool.pruned)
        return Status.EXHAUSTED
    side = BACKWARD if frontiers[FORWARD].within or frontiers[FORWARD].beyond else FORWARD
    key = "unsolvable-exhausted-back" if side == BACKWARD else "unsolvable-exhausted"
    pool.reason = message(key, count=len(frontiers[side].records))
    return Status.UNSOLVABLE


def turn(moment: TwoSidedMoment[Any]) -> int:
    """Return the side expanded next: the forward node of each pair comes first."""
    return FORWARD if moment.t % 2 == 0 else BACKWARD


def order(moment: TwoSidedMoment[Any], waiting: Numbers) -> Numbers:
    """Return the nodes of a side in expansion order: nodes within the bound by g, then the others by f."""
    nodes, bounds = moment.recording.published.nodes, moment.recording.bounds
    bound = bounds[min(moment.t, len(bounds) - 1)] if bounds else 0  # a failed search has none after its last step
    g = nodes["g"][waiting]
    f = g + nodes["h"][waiting]
    within = f <= bound
    ordered: Numbers = waiting[np.lexsort((waiting, g, np.where(within, -1, f)))]
    return ordered
