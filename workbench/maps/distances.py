"""True distances on a map, and checks of heuristics and move costs. Maps are small enough to compute all distances."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any, Protocol, TypeVar, runtime_checkable
from weakref import WeakKeyDictionary

from workbench.search.problem.problem import Number, Step

S = TypeVar("S", bound=Hashable)
T = TypeVar("T")
TOLERANCE = 1e-9
"""Relative tolerance when a heuristic value is compared with a distance, as both are rounded."""


class Enumerable(Protocol[S]):
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
class HeuristicProperties:
    """Whether a heuristic is admissible and consistent in all states of a map."""

    admissible: bool
    consistent: bool


@dataclass(frozen=True)
class MoveCosts:
    """Move costs of a map: whether all are equal, and the lowest one (0 if there are no moves)."""

    equal: bool
    least: Number


@runtime_checkable
class Analysed(Protocol):
    """A capability: the problem knows its costs and the properties of its heuristics without looking at all states."""

    def move_costs(self) -> MoveCosts: ...

    def properties(self, name: str) -> HeuristicProperties:
        """Return the properties of the heuristic called `name`."""
        ...


class ProblemCache:
    """A cache of results per problem, dropped with the problem; results for unhashable problems are not cached."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Any, dict[str, Any]] = WeakKeyDictionary()

    def of(self, problem: Any, key: str, compute: Callable[[], T]) -> T:
        """Return the result called `key` for a problem; it is computed on first use."""
        try:
            known = self._known.setdefault(problem, {})
        except TypeError:  # not hashable, or no weak reference possible
            return compute()
        if key not in known:
            known[key] = compute()
        result: T = known[key]
        return result


_cache = ProblemCache()


def distances(problem: Enumerable[S]) -> Mapping[S, float]:
    """Return the cost of an optimal path to a goal for every place, ∞ if there is none. Computed once."""
    return _cache.of(problem, "distances", lambda: _dijkstra(problem))


def _dijkstra(problem: Enumerable[S]) -> Mapping[S, float]:
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
        for _, other, move_cost in problem.predecessors(place):
            if cost + move_cost < known[other]:
                known[other] = cost + move_cost
                heappush(waiting, (cost + move_cost, order[other], other))
    return known


def heuristic_properties(problem: Enumerable[S], estimate: Callable[[S], Number]) -> HeuristicProperties:
    """Return whether `estimate` is admissible and consistent on the whole map."""
    known = distances(problem)
    h = {place: estimate(place) for place in known}
    admissible = all(_at_most(h[place], known[place]) for place in known)
    consistent = all(
        _at_most(h[place], cost + h[other]) for place in known for _, other, cost in problem.successors(place)
    )
    return HeuristicProperties(admissible, admissible and consistent)


def move_costs(problem: Enumerable[S]) -> MoveCosts:
    """Return whether all moves cost the same, and the lowest cost. Computed once."""
    return _cache.of(problem, "prices", lambda: _compute_move_costs(problem))


def _compute_move_costs(problem: Enumerable[S]) -> MoveCosts:
    costs = {cost for place in problem.places() for _, _, cost in problem.successors(place)}
    return MoveCosts(len(costs) < 2, min(costs, default=0))


def _at_most(h: Number, upper_bound: Number) -> bool:
    return h <= upper_bound + TOLERANCE * max(1.0, upper_bound)
