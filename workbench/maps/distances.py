"""True distances on a map, and what they say of its estimates and its costs. Maps are small enough to know all."""

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
"""How much an estimate may be above a distance, in parts of it, as both are rounded."""


class Known(Protocol[S]):
    """A problem of which all states can be listed."""

    def places(self) -> Sequence[S]:
        """Return all states."""
        ...

    def goals(self) -> Iterable[S]:
        """Return the goals."""
        ...

    def successors(self, state: S) -> Iterable[Step[S]]:
        """Return the moves from `state`."""
        ...

    def predecessors(self, state: S) -> Iterable[Step[S]]:
        """Return the moves to `state`."""
        ...


@dataclass(frozen=True)
class Promises:
    """What holds of an estimate in all states: that it is never above the true cost, and never above a move further."""

    admissible: bool
    consistent: bool


@dataclass(frozen=True)
class Prices:
    """What holds of all moves: whether each costs the same, and the least that one costs (0 where there is none)."""

    equal: bool
    least: Number


class Remembered:
    """What was found out about problems, as long as these live; what cannot be kept is found out anew."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Any, dict[str, Any]] = WeakKeyDictionary()

    def of(self, problem: Any, what: str, find_out: Callable[[], T]) -> T:
        """Return `what` of a problem, found out at its first use."""
        try:
            known = self._known.setdefault(problem, {})
        except TypeError:  # it cannot be hashed, or not be referred to weakly
            return find_out()
        if what not in known:
            known[what] = find_out()
        found: T = known[what]
        return found


_remembered = Remembered()


def distances(problem: Known[S]) -> Mapping[S, float]:
    """Return for every place what the cheapest way to a goal costs, ∞ where none leads there. Computed once."""
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
    """Return what holds of `estimate` everywhere on the map."""
    known = distances(problem)
    h = {place: estimate(place) for place in known}
    admissible = all(_within(h[place], known[place]) for place in known)
    consistent = all(
        _within(h[place], cost + h[other]) for place in known for _, other, cost in problem.successors(place)
    )
    return Promises(admissible, admissible and consistent)


def prices(problem: Known[S]) -> Prices:
    """Return what holds of the costs of all moves. Computed once."""
    return _remembered.of(problem, "prices", lambda: _prices(problem))


def _prices(problem: Known[S]) -> Prices:
    costs = {cost for place in problem.places() for _, _, cost in problem.successors(place)}
    return Prices(len(costs) < 2, min(costs, default=0))


def _within(h: Number, most: Number) -> bool:
    return h <= most + NEARLY * max(1.0, most)
