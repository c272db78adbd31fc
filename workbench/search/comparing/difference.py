"""Which states two searches of one problem have expanded: only the first, only the second, or both.

A state counts once, at the first step that expands it. The comparison reads all expansions once, in pieces; after that
the counts at any joint position take almost no time.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.comparing.lockstep import Joint
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NEVER

Numbers = NDArray[np.int32]

PIECE = 1 << 14
"""The number of expansions processed at once."""
BLOCK = 1 << 16
"""The number of states searched at once."""
DRAWER = 1 << 13
"""The number of keys compared at once."""
MIXING = 0x9E3779B97F4A7C15
"""An odd number whose product spreads keys over the highest bits (Knuth, The Art of Computer Programming, 6.4)."""


class Who(StrEnum):
    """Which search has expanded a state."""

    ONE = "one"
    OTHER = "other"
    BOTH = "both"


@dataclass(frozen=True)
class FirstSteps:
    """For every state expanded by either search, the first step of each that expands it, NEVER if none does.

    Attributes: one, other, int32, both of shape (U,).
    """

    one: Numbers
    other: Numbers


class DifferenceTally(NamedTuple):
    """How many states have been expanded only by the first search, only by the second, and by both."""

    one: int
    other: int
    both: int


def first_steps(one: Timeline[Any], other: Timeline[Any]) -> Iterator[FirstSteps | None]:
    """Compare what two searches have expanded so far. Yields None between pieces of the work, then the result.

    States are compared as integer keys if both recordings have them, else as they are.
    """
    lengths = one.length, other.length
    arrays: list[NDArray[Any]] = []
    for timeline, length in zip((one, other), lengths, strict=True):
        keys: NDArray[Any] | None = None
        for found in timeline.recording.keys_of(timeline.current()[:length]):
            keys = found
            yield None
        if keys is None:
            break
        arrays.append(keys)
    if len(arrays) == 2:
        yield from _joined(arrays[0], arrays[1])
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


@dataclass(frozen=True, eq=False)
class Difference:
    """What two searches have expanded at any position of a joint axis; created by `difference`.

    Attributes:
        steps: the argument of `difference`. one, other: the position at which each expands a state or NEVER, (U,).
        of_others: for each state, whether the second search was the first to expand it, (U,).
        orders: the states in the order in which the first search, the second, and both had expanded them.
        sorted: the positions at which they did, ascending. union, union_sorted: the same for either of them.
    """

    steps: FirstSteps
    one: Numbers
    other: Numbers
    of_others: NDArray[np.bool_]
    orders: Mapping[Who, Numbers]
    sorted: Mapping[Who, Numbers]
    union_order: Numbers
    union_sorted: Numbers

    @property
    def length(self) -> int:
        """The number of states."""
        return len(self.one)

    def tally(self, position: int) -> DifferenceTally:
        one, other, both = (_until(self.sorted[who], position) for who in Who)
        return DifferenceTally(one - both, other - both, both)

    def states(self, who: Who, position: int, most: int) -> Numbers:
        """Return the first `most` states that `who` has expanded, earliest first, as indices into `steps`."""
        order = self.orders[who]
        count = _until(self.sorted[who], position)
        if who is Who.BOTH:
            return order[: min(count, most)]
        against = self.other if who is Who.ONE else self.one
        wanted = min(most, getattr(self.tally(position), who.value))
        found: list[Numbers] = []
        for first in range(0, count, BLOCK):
            if wanted <= 0:
                break
            block = order[first : min(first + BLOCK, count)]
            kept = block[against[block] > position][:wanted]
            found.append(kept)
            wanted -= len(kept)
        return np.concatenate([np.zeros(0, np.int32), *found])

    def union(self, position: int, most: int) -> Numbers:
        """Return the first `most` states that either search has expanded, earliest first.

        A state comes after its parent in the search that expanded it first.
        """
        count = _until(self.union_sorted, position)
        return self.union_order[: min(count, most)]

    def of_other(self, state: int) -> bool:
        """Return whether the second search was the first to expand a state."""
        return bool(self.of_others[state])

    def who(self, state: int, position: int) -> Who | None:
        """Return which search has expanded a state by a position, None if neither has."""
        one, other = self.one[state] <= position, self.other[state] <= position
        return Who.BOTH if one and other else Who.ONE if one else Who.OTHER if other else None


def difference(steps: FirstSteps, joint: Joint, which: tuple[int, int]) -> Iterator[Difference | None]:
    """Compute when each state is expanded along a joint axis. Yields None between pieces of the work, then the result.

    `which`: the indices of the two searches on the axis.
    """
    one, other = (_positions(joint, place, of) for place, of in zip(which, (steps.one, steps.other), strict=True))
    yield None
    by_one, by_other = _by_steps(steps.one, joint.lengths[which[0]]), _by_steps(steps.other, joint.lengths[which[1]])
    yield None
    of_others = (other < one) | ((other == one) & (steps.other < steps.one))
    yield None
    later = np.maximum(one, other)
    both = _merge(by_one[(other <= one)[by_one]], by_other[(one < other)[by_other]], later)
    yield None
    own = np.where(of_others, steps.other, steps.one)
    earliest = np.minimum(one, other).astype(np.int64)
    yield None
    keys = (earliest << 32) + 2 * own.astype(np.int64) + of_others
    yield None
    union = _merge(by_one[~of_others[by_one]], by_other[of_others[by_other]], keys)
    yield None
    orders = {Who.ONE: by_one, Who.OTHER: by_other, Who.BOTH: both}
    ordered = {Who.ONE: one[by_one], Who.OTHER: other[by_other], Who.BOTH: later[both]}
    yield Difference(steps, one, other, of_others, orders, ordered, union, earliest[union].astype(np.int32))


def _by_steps(steps: Numbers, length: int) -> Numbers:
    """Return the states expanded by a search, in order of their first steps; no two states have the same first step."""
    at = np.full(length + 1, -1, np.int32)
    done = np.flatnonzero(steps <= length)
    at[steps[done]] = done
    return at[at >= 0]


def _merge(first: Numbers, second: Numbers, keys: NDArray[Any]) -> Numbers:
    """Return two sequences of states, each ordered by `keys`, merged into one; sorting ordered runs is fast."""
    both = np.concatenate((first, second))
    return both[np.argsort(keys[both], kind="stable")]


def _states(timeline: Timeline[Any], first: int, last: int) -> list[Hashable]:
    return [timeline.recording.state(number) for number in timeline.current()[first:last].tolist()]


def _joined(one: NDArray[Any], other: NDArray[Any]) -> Iterator[FirstSteps | None]:
    """Compare integer keys, partitioned into buckets so that no piece of the work takes long."""
    drawers = 1 << max(0, (max(len(one), len(other)) // DRAWER).bit_length())
    shared = []
    for keys in (one, other):
        shared.append(_shared_out(keys, drawers))
        yield None
    columns: tuple[list[Numbers], list[Numbers]] = ([], [])
    for drawer in range(drawers):
        sides = []
        for keys, (order, ends) in zip((one, other), shared, strict=True):
            places = order[ends[drawer] : ends[drawer + 1]]
            distinct, firsts = np.unique(keys[places], return_index=True)
            sides.append((distinct, places[firsts] + 1))
        union = np.union1d(sides[0][0], sides[1][0])
        for column, (distinct, steps) in zip(columns, sides, strict=True):
            found = np.full(len(union), NEVER, np.int32)
            found[np.searchsorted(union, distinct)] = steps
            column.append(found)
        yield None
    yield FirstSteps(np.concatenate(columns[0]), np.concatenate(columns[1]))


def _shared_out(keys: NDArray[Any], drawers: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the indices of keys grouped by bucket, in order within each, and the offsets of the buckets."""
    mixed = (keys.astype(np.uint64) * np.uint64(MIXING)) >> np.uint64(48)
    drawer = (mixed & np.uint64(drawers - 1)).astype(np.uint16)  # small integers are radix sorted
    order = np.argsort(drawer, kind="stable")
    return order, np.concatenate(([0], np.cumsum(np.bincount(drawer, minlength=drawers))))


def _merged(one: dict[Hashable, int], other: dict[Hashable, int]) -> FirstSteps:
    states = [*one, *(state for state in other if state not in one)]
    first, second = (np.array([of.get(state, NEVER) for state in states], np.int32) for of in (one, other))
    return FirstSteps(first, second)


def _until(positions: Numbers, position: int) -> int:
    """Return how many ascending positions are at most `position`; the conversion to int32 avoids a copy of them."""
    return int(np.searchsorted(positions, np.int32(position), "right"))


def _positions(joint: Joint, which: int, steps: Numbers) -> Numbers:
    """Return the positions at which states are expanded, NEVER if they are not."""
    found = joint.positions_of(which, steps)
    return np.where(found > joint.length, NEVER, found).astype(np.int32)
