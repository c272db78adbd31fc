"""Best-first searches as somebody might write them: a textbook search with one or more deviations.

An order of expansions that differs from a reference can be compared with those of such searches, to find the likely
reason. They are generators of states, so that a search is given up at the first state that does not fit.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from heapq import heappop, heappush
from typing import Any, Generic, NamedTuple

from workbench.search.problem.problem import Number, Problem, S


class Known(StrEnum):
    """What a search does with a successor whose state it knows."""

    CHEAPER = "cheaper"
    """A cheaper path replaces the known one; a closed node is reopened."""
    NO_REOPENING = "no-reopening"
    """A closed node stays closed."""
    DROPPED = "drops-open"
    """It is dropped, without comparing g."""
    DUPLICATES = "duplicates"
    """It is put on OPEN again unless it is closed, and each copy is expanded."""
    UNCHECKED = "unchecked"
    """It is put on OPEN again, always."""
    PARENT = "parent"
    """It is put on OPEN again, except for the state from which the node was reached."""


class Entry(NamedTuple):
    """A node on OPEN as tie-breaking rules see it; `age`: the number of nodes put on OPEN before it."""

    f: Number
    g: Number
    h: Number
    state: Any
    path: tuple[str, ...]
    age: int


TIE_KEYS: dict[str, Callable[[Entry], tuple[Any, ...]]] = {
    "state": lambda one: (one.state, -one.age),
    "path": lambda one: (one.g, one.path, one.age),
    "low-h": lambda one: (one.h, -one.age),
    "high-h": lambda one: (-one.h, one.age),
    "fifo": lambda one: (one.age,),
    "lifo": lambda one: (-one.age,),
    "moves": lambda one: (one.path, one.age),
    "low-h-state": lambda one: (one.h, one.state, -one.age),
    "high-h-state": lambda one: (-one.h, one.state, -one.age),
    "low-h-fifo": lambda one: (one.h, one.age),
    "high-h-lifo": lambda one: (-one.h, -one.age),
    "large-state": lambda one: (tuple(-tile for tile in one.state), -one.age),
}
"""Tie-breaking rules: name -> the key of an entry among those of equal f. The last one is for states of numbers."""

UNINFORMED_TIES = {"low-h": "lifo", "high-h": "fifo"}
"""The equivalent tie-breaking in an uninformed search, in which every h is 0."""

BY_AGE = ("low-h", "high-h", "fifo", "lifo", "low-h-fifo", "high-h-lifo")
"""The rules that depend on the order in which successors are generated."""

PRIORITIES: dict[str, Callable[[Number, Number], Number]] = {
    "astar": lambda g, h: g + h,
    "ucs": lambda g, _h: g,
    "greedy": lambda _g, h: h,
    "wastar": lambda g, h: g + 2 * h,
    "bfs": lambda _g, _h: 0,
    "dfs": lambda _g, _h: 0,
}
"""f by algorithm. Breadth-first and depth-first search are those without f whose ties are by age."""


@dataclass(frozen=True)
class Variant:
    """A best-first search.

    Attributes:
        priority: one of PRIORITIES. ties: one of TIE_KEYS.
        heuristic, order: names of the heuristic and of the order of successors, which the caller creates.
        known: what it does with a known state. early: whether it tests the goal when a node is generated.
        lists_goal, lists_start: whether these states are in its list of expanded states.
    """

    priority: str = "astar"
    ties: str = "low-h"
    heuristic: str | None = None
    order: str = ""
    known: Known = Known.CHEAPER
    early: bool = False
    lists_goal: bool = True
    lists_start: bool = True


class Rules(Generic[S]):
    """A problem and an estimate whose answers are cached, because many variants ask for the same states."""

    def __init__(self, problem: Problem[S]) -> None:
        self.start, self.is_goal = problem.initial(), problem.is_goal
        self._problem = problem
        self._successors: dict[S, list[tuple[str, S, Number]]] = {}

    def successors(self, state: S) -> list[tuple[str, S, Number]]:
        known = self._successors.get(state)
        if known is None:
            known = self._successors[state] = [*self._problem.successors(state)]
        return known


def expansions(rules: Rules[S], estimate: Callable[[S], Number], variant: Variant) -> Iterator[S]:
    """Yield the states that a variant lists as expanded, until it finds the goal."""
    age, start = itertools.count(), rules.start
    priority, ties = PRIORITIES[variant.priority], TIE_KEYS[variant.ties]

    def key(g: Number, state: S, path: tuple[str, ...]) -> tuple[Any, ...]:
        h, number = estimate(state), next(age)
        f = priority(g, h)
        return (f, *ties(Entry(f, g, h, state, path, number)), number)

    heap: list[tuple[tuple[Any, ...], Number, S, tuple[str, ...], S | None]] = [(key(0, start, ()), 0, start, (), None)]
    best: dict[S, Number] = {start: 0}
    closed: dict[S, Number] = {}
    while heap:
        _, g, state, path, above = heappop(heap)
        if _is_done(variant.known, closed.get(state), g, best[state]):
            continue
        closed[state] = g
        goal = not variant.early and rules.is_goal(state)
        if (variant.lists_goal or not goal) and (variant.lists_start or path):
            yield state
        if goal:
            return
        for move, successor, cost in rules.successors(state):
            if variant.early and rules.is_goal(successor):
                if variant.lists_goal:
                    yield successor
                return
            if _is_put(variant.known, successor, g + cost, best, closed, above):
                best[successor] = min(g + cost, best.get(successor, g + cost))
                way = (*path, move)
                heappush(heap, (key(g + cost, successor, way), g + cost, successor, way, state))


def _is_done(known: Known, closed: Number | None, g: Number, best: Number) -> bool:
    """Return whether a node taken off OPEN is not expanded: its state was, or a cheaper path to it was found.

    `closed`: the path cost with which the state was expanded; `best`: the lowest one found.
    """
    if known in (Known.DUPLICATES, Known.UNCHECKED, Known.PARENT):
        return False
    return g > best or (closed is not None and (known is not Known.CHEAPER or closed <= g))


def _is_put(
    known: Known, state: Hashable, g: Number, best: dict[Any, Number], closed: dict[Any, Number], above: Hashable
) -> bool:
    """Return whether a successor is put on OPEN."""
    if known in (Known.UNCHECKED, Known.PARENT):
        return known is Known.UNCHECKED or state != above
    if known is Known.DUPLICATES:
        return state not in closed
    if known is Known.NO_REOPENING and state in closed:
        return False
    return state not in best or (known is not Known.DROPPED and g < best[state])


def reproduces(rules: Rules[S], estimate: Callable[[S], Number], variant: Variant, states: Sequence[S]) -> int:
    """Return how many states had to be compared, negated if the variant lists other states than `states`."""
    number = 0
    for number, state in enumerate(expansions(rules, estimate, variant), start=1):
        if number > len(states) or state != states[number - 1]:
            return -number
    return number if number == len(states) else -max(number, 1)
