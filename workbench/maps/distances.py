"""True distances on a map, and checks of heuristics and move costs. Maps are small enough to compute all distances."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

from workbench.search.problem.problem import Number, Step

S = TypeVar("S", bound=Hashable)
T = TypeVar("T")
NEARLY = 1e-9
"""Relative tolerance when a heuristic value is compared with a distance, as both are rounded."""


class Known(Protocol[S]):
    """A problem whose states can all be listed."""

    def places(self) -> Sequence[S]: ...

    def goals(self) -> Iterable[S]: ...

    def successors(self, state: S) -> Iterable[Step[S]]:
        """Return the moves from `state`."""
        ...

    def predecessors(self, state: S) -> Iterable[Step[S]]:
        """Return the moves that lead to `state`."""
        ...


@dataclass(frozen=True)
class Promises:
    """Whether a heuristic is admissible and consistent in all states of a map."""

    admissible: bool
    consistent: bool


@dataclass(frozen=True)
class Prices:
    """Move costs of a map: whether all are equal, and the lowest one (0 if there are no moves)."""

    equal: bool
    least: Number


class Remembered:
    """A cache of results per problem, dropped with the problem; results for unhashable problems are not cached."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Any, dict[str, Any]] = WeakKeyDictionary()

    def of(self, problem: Any, what: str, find_out: Callable[[], T]) -> T:
        """Return the result called `what` for a problem; it is computed on first use."""
        try:
            known = self._known.setdefault(problem, {})
        except TypeError:  # not hashable, or no weak reference possible
            return find_out()
        if what not in known:
            known[what] = find_out()
        found: T = known[what]
        return found


_remembered = Remembered()


def distances(problem: Known[S]) -> Mapping[S, float]:
    """Return the cost of an optimal path to a goal for every place, ∞ if there is none. Computed once."""
    return _remembered.of(problem, "distances", lambda: _dijkstra(problem))


def _dijkstra(problem: Known[S]) -> Mapping[S, float]:
    order = {place: number for number, place in enumerate(problem.places())}
    known = dict.fromkeys(order, math.inf)
    waiting: list[tuple[float, int, S]] = []
    for goal in problem.goals():
        known[goal] = 0
        heappush(waiting, (0, order[goal], goal))
    while waiting:
        cost, _, place = heappop(waiting)
        if cost > known[place]:
            continue
        for _, other, price in problem.predecessors(place):
            if cost + price < known[other]:
                known[other] = cost + price
                heappush(waiting, (cost + price, order[other], other))
    return known


def promises(problem: Known[S], estimate: Callable[[S], Number]) -> Promises:
    """Return whether `estimate` is admissible and consistent on the whole map."""
    known = distances(problem)
    h = {place: estimate(place) for place in known}
    admissible = all(_within(h[place], known[place]) for place in known)
    consistent = all(
        _within(h[place], cost + h[other]) for place in known for _, other, cost in problem.successors(place)
    )
    return Promises(admissible, admissible and consistent)


def prices(problem: Known[S]) -> Prices:
    """Return whether all moves cost the same, and the lowest cost. Computed once."""
    return _remembered.of(problem, "prices", lambda: _prices(problem))


def _prices(problem: Known[S]) -> Prices:
    costs = {cost for place in problem.places() for _, _, cost in problem.successors(place)}
    return Prices(len(costs) < 2, min(costs, default=0))


def _within(h: Number, most: Number) -> bool:
    return h <= most + NEARLY * max(1.0, most)
