"""Which states each of two searches of one problem has expanded: the one only, the other only, or both.

A state counts once, at the first step that expands it. Finding out takes one look at all expansions, in pieces; then
counts at any joint position cost nothing to speak of.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.columns import NEVER
from workbench.search.lockstep import Joint
from workbench.search.pool import Pool
from workbench.search.timeline import Timeline
from workbench.search.trace import Trace

Numbers = NDArray[np.int32]

PIECE = 1 << 14
"""Expansions that are looked at in one go."""
BLOCK = 1 << 16
"""States that are looked through in one go."""


class Who(StrEnum):
    """Who has expanded a state."""

    ONE = "one"
    OTHER = "other"
    BOTH = "both"


@dataclass(frozen=True)
class FirstSteps:
    """Every state that either of two searches expanded: the first step of each at which it did, NEVER where none.

    Attributes: one, other, both of shape (U,).
    """

    one: Numbers
    other: Numbers


class Tally(NamedTuple):
    """How many states have been expanded by the one only, by the other only, and by both."""

    one: int
    other: int
    both: int


def first_steps(one: Timeline[Any], other: Timeline[Any]) -> Iterator[FirstSteps | None]:
    """Compare what two searches have expanded by now; yields None between the pieces of the work, then what came out.

    States are compared as numbers where both recordings have such, else as they are.
    """
    lengths = one.length, other.length
    arrays: list[NDArray[Any]] = []
    for timeline, length in zip((one, other), lengths, strict=True):
        keys: NDArray[Any] | None = None
        for found in _numbers(timeline, length):
            keys = found
            yield None
        if keys is None:
            break
        arrays.append(keys)
    if len(arrays) == 2:
        yield _joined(*map(_firsts, arrays))
        return
    known: list[dict[Hashable, int]] = []
    for timeline, length in zip((one, other), lengths, strict=True):
        firsts: dict[Hashable, int] = {}
        known.append(firsts)
        for first in range(0, length, PIECE):
            for step, state in enumerate(_states(timeline, first, min(first + PIECE, length)), start=first + 1):
                firsts.setdefault(state, step)
            yield None
    yield _merged(*known)


class Difference:
    """What two searches have expanded at any position of a joint axis, `which` being their places there.

    Attributes: steps, as found; length, the number of states.
    """

    def __init__(self, steps: FirstSteps, joint: Joint, which: tuple[int, int]) -> None:
        self.steps = steps
        self.length = len(steps.one)
        self._one, self._other = (
            _positions(joint, place, of) for place, of in zip(which, (steps.one, steps.other), strict=True)
        )
        self._order = {Who.ONE: np.argsort(steps.one, kind="stable"), Who.OTHER: np.argsort(steps.other, kind="stable")}
        self._sorted = {Who.ONE: self._one[self._order[Who.ONE]], Who.OTHER: self._other[self._order[Who.OTHER]]}
        later = np.maximum(self._one, self._other)
        self._order[Who.BOTH] = np.argsort(later, kind="stable")
        self._sorted[Who.BOTH] = later[self._order[Who.BOTH]]
        self._home = (self._other < self._one) | ((self._other == self._one) & (steps.other < steps.one))
        own = np.where(self._home, steps.other, steps.one)
        self._earliest = np.minimum(self._one, self._other)
        self._union = np.lexsort((self._home, own, self._earliest))
        self._union_sorted = self._earliest[self._union]

    def tally(self, position: int) -> Tally:
        """Return how many states have been expanded by whom."""
        one, other, both = (int(np.searchsorted(self._sorted[who], position, "right")) for who in Who)
        return Tally(one - both, other - both, both)

    def states(self, who: Who, position: int, most: int) -> NDArray[np.int64]:
        """Return up to `most` of the states that `who` has expanded, the earliest first, as places in `steps`."""
        order = self._order[who]
        count = int(np.searchsorted(self._sorted[who], position, "right"))
        if who is Who.BOTH:
            return order[: min(count, most)]
        against = self._other if who is Who.ONE else self._one
        wanted = min(most, getattr(self.tally(position), who.value))
        found: list[NDArray[np.int64]] = []
        for first in range(0, count, BLOCK):
            if wanted <= 0:
                break
            block = order[first : min(first + BLOCK, count)]
            kept = block[against[block] > position][:wanted]
            found.append(kept)
            wanted -= len(kept)
        return np.concatenate([np.zeros(0, np.int64), *found])

    def union(self, position: int, most: int) -> NDArray[np.int64]:
        """Return up to `most` of the states that either has expanded, the earliest first.

        A state comes after the one from which the search that reached it first had generated it.
        """
        count = int(np.searchsorted(self._union_sorted, position, "right"))
        return self._union[: min(count, most)]

    def of_other(self, state: int) -> bool:
        """Tell whether the other search was the first to expand a state."""
        return bool(self._home[state])

    def who(self, state: int, position: int) -> Who | None:
        """Return who has expanded a state by a position, None where nobody has."""
        one, other = self._one[state] <= position, self._other[state] <= position
        return Who.BOTH if one and other else Who.ONE if one else Who.OTHER if other else None


def _numbers(timeline: Timeline[Any], length: int) -> Iterator[NDArray[Any] | None]:
    """Yield the numbers of the states expanded by a step, between pieces of the work None; else nothing but None.

    Of a search with a pool they are asked for at once, as they are columns; of a trace they have to be made.
    """
    recording, current = timeline.recording, timeline.current()[:length]
    if isinstance(recording, Pool):
        if isinstance(recording.sort_keys(current[:1].astype(np.int64)), np.ndarray):
            yield np.asarray(recording.sort_keys(current.astype(np.int64)))
        return
    if not isinstance(recording, Trace):
        return
    records = int(current.max()) + 1 if length else 0
    keys = np.zeros(records, np.uint64)
    for first in range(0, records, PIECE):
        last = min(first + PIECE, records)
        found = recording.keys(range(first, last))
        if found is None:
            return
        keys[first:last] = found
        yield None
    yield keys[current]


def _states(timeline: Timeline[Any], first: int, last: int) -> list[Hashable]:
    return [timeline.recording.state(number) for number in timeline.current()[first:last].tolist()]


def _firsts(keys: NDArray[Any]) -> tuple[NDArray[Any], Numbers]:
    """Return the distinct numbers, ascending, and the first step of each."""
    distinct, places = np.unique(keys, return_index=True)
    return distinct, (places + 1).astype(np.int32)


def _joined(one: tuple[NDArray[Any], Numbers], other: tuple[NDArray[Any], Numbers]) -> FirstSteps:
    union = np.union1d(one[0], other[0])
    columns = []
    for keys, steps in (one, other):
        column = np.full(len(union), NEVER, np.int32)
        column[np.searchsorted(union, keys)] = steps
        columns.append(column)
    return FirstSteps(*columns)


def _merged(one: dict[Hashable, int], other: dict[Hashable, int]) -> FirstSteps:
    states = [*one, *(state for state in other if state not in one)]
    first, second = (np.array([of.get(state, NEVER) for state in states], np.int32) for of in (one, other))
    return FirstSteps(first, second)


def _positions(joint: Joint, which: int, steps: Numbers) -> Numbers:
    """Return the positions at which states are expanded, NEVER where they are not."""
    found = joint.positions_of(which, steps)
    return np.where(found > joint.length, NEVER, found).astype(np.int32)
