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

from workbench.search.comparing.lockstep import JointAxis
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NEVER

Numbers = NDArray[np.int32]

PIECE = 1 << 14
"""The number of expansions processed at once."""
BLOCK = 1 << 16
"""The number of states searched at once."""
BUCKET_SIZE = 1 << 13
"""The number of keys compared at once."""
HASH_FACTOR = 0x9E3779B97F4A7C15
"""An odd number whose product spreads keys over the highest bits (Knuth, The Art of Computer Programming, 6.4)."""


class ExpandedBy(StrEnum):
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
        yield from _compare_keys(arrays[0], arrays[1])
        return
    known: list[dict[Hashable, int]] = []
    for timeline, length in zip((one, other), lengths, strict=True):
        firsts: dict[Hashable, int] = {}
        known.append(firsts)
        for first in range(0, length, PIECE):
            for step, state in enumerate(_states(timeline, first, min(first + PIECE, length)), start=first + 1):
                firsts.setdefault(state, step)
            yield None
    yield _compare_states(*known)


@dataclass(frozen=True, eq=False)
class Difference:
    """What two searches have expanded at any position of a joint axis; created by `difference`.

    Attributes:
        steps: the argument of `difference`. one, other: the position at which each expands a state or NEVER, (U,).
        first_by_other: for each state, whether the second search was the first to expand it, (U,).
        orders: the states in the order in which the first search, the second, and both had expanded them.
        sorted: the positions at which they did, ascending. union, union_sorted: the same for either of them.
    """

    steps: FirstSteps
    one: Numbers
    other: Numbers
    first_by_other: NDArray[np.bool_]
    orders: Mapping[ExpandedBy, Numbers]
    sorted: Mapping[ExpandedBy, Numbers]
    union_order: Numbers
    union_sorted: Numbers

    @property
    def length(self) -> int:
        """The number of states."""
        return len(self.one)

    def tally(self, position: int) -> DifferenceTally:
        one, other, both = (_count_until(self.sorted[who], position) for who in ExpandedBy)
        return DifferenceTally(one - both, other - both, both)

    def states(self, who: ExpandedBy, position: int, most: int) -> Numbers:
        """Return the first `most` states that `who` has expanded, earliest first, as indices into `steps`."""
        order = self.orders[who]
        count = _count_until(self.sorted[who], position)
        if who is ExpandedBy.BOTH:
            return order[: min(count, most)]
        other_positions = self.other if who is ExpandedBy.ONE else self.one
        remaining = min(most, getattr(self.tally(position), who.value))
        found: list[Numbers] = []
        for first in range(0, count, BLOCK):
            if remaining <= 0:
                break
            block = order[first : min(first + BLOCK, count)]
            selected = block[other_positions[block] > position][:remaining]
            found.append(selected)
            remaining -= len(selected)
        return np.concatenate([np.zeros(0, np.int32), *found])

    def union(self, position: int, most: int) -> Numbers:
        """Return the first `most` states that either search has expanded, earliest first.

        A state comes after its parent in the search that expanded it first.
        """
        count = _count_until(self.union_sorted, position)
        return self.union_order[: min(count, most)]

    def is_first_by_other(self, state: int) -> bool:
        """Return whether the second search was the first to expand a state."""
        return bool(self.first_by_other[state])

    def who(self, state: int, position: int) -> ExpandedBy | None:
        """Return which search has expanded a state by a position, None if neither has."""
        one, other = self.one[state] <= position, self.other[state] <= position
        return ExpandedBy.BOTH if one and other else ExpandedBy.ONE if one else ExpandedBy.OTHER if other else None


def difference(steps: FirstSteps, joint: JointAxis, which: tuple[int, int]) -> Iterator[Difference | None]:
    """Compute when each state is expanded along a joint axis. Yields None between pieces of the work, then the result.

    `which`: the indices of the two searches on the axis.
    """
    one, other = (_positions(joint, place, of) for place, of in zip(which, (steps.one, steps.other), strict=True))
    yield None
    by_one, by_other = (
        _in_step_order(steps.one, joint.lengths[which[0]]),
        _in_step_order(steps.other, joint.lengths[which[1]]),
    )
    yield None
    first_by_other = (other < one) | ((other == one) & (steps.other < steps.one))
    yield None
    later = np.maximum(one, other)
    both = _merge(by_one[(other <= one)[by_one]], by_other[(one < other)[by_other]], later)
    yield None
    own = np.where(first_by_other, steps.other, steps.one)
    earliest = np.minimum(one, other).astype(np.int64)
    yield None
    keys = (earliest << 32) + 2 * own.astype(np.int64) + first_by_other
    yield None
    union = _merge(by_one[~first_by_other[by_one]], by_other[first_by_other[by_other]], keys)
    yield None
    orders = {ExpandedBy.ONE: by_one, ExpandedBy.OTHER: by_other, ExpandedBy.BOTH: both}
    ordered = {ExpandedBy.ONE: one[by_one], ExpandedBy.OTHER: other[by_other], ExpandedBy.BOTH: later[both]}
    yield Difference(steps, one, other, first_by_other, orders, ordered, union, earliest[union].astype(np.int32))


def _in_step_order(steps: Numbers, length: int) -> Numbers:
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


def _compare_keys(one: NDArray[Any], other: NDArray[Any]) -> Iterator[FirstSteps | None]:
    """Compare integer keys, partitioned into buckets so that no piece of the work takes long."""
    buckets = 1 << max(0, (max(len(one), len(other)) // BUCKET_SIZE).bit_length())
    partitions = []
    for keys in (one, other):
        partitions.append(_partition(keys, buckets))
        yield None
    columns: tuple[list[Numbers], list[Numbers]] = ([], [])
    for bucket in range(buckets):
        sides = []
        for keys, (order, ends) in zip((one, other), partitions, strict=True):
            places = order[ends[bucket] : ends[bucket + 1]]
            distinct, firsts = np.unique(keys[places], return_index=True)
            sides.append((distinct, places[firsts] + 1))
        union = np.union1d(sides[0][0], sides[1][0])
        for column, (distinct, steps) in zip(columns, sides, strict=True):
            found = np.full(len(union), NEVER, np.int32)
            found[np.searchsorted(union, distinct)] = steps
            column.append(found)
        yield None
    yield FirstSteps(np.concatenate(columns[0]), np.concatenate(columns[1]))


def _partition(keys: NDArray[Any], buckets: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the indices of keys grouped by bucket, in order within each, and the offsets of the buckets."""
    mixed = (keys.astype(np.uint64) * np.uint64(HASH_FACTOR)) >> np.uint64(48)
    bucket = (mixed & np.uint64(buckets - 1)).astype(np.uint16)  # small integers are radix sorted
    order = np.argsort(bucket, kind="stable")
    return order, np.concatenate(([0], np.cumsum(np.bincount(bucket, minlength=buckets))))


def _compare_states(one: dict[Hashable, int], other: dict[Hashable, int]) -> FirstSteps:
    states = [*one, *(state for state in other if state not in one)]
    first, second = (np.array([of.get(state, NEVER) for state in states], np.int32) for of in (one, other))
    return FirstSteps(first, second)


def _count_until(positions: Numbers, position: int) -> int:
    """Return how many ascending positions are at most `position`; the conversion to int32 avoids a copy of them."""
    return int(np.searchsorted(positions, np.int32(position), "right"))


def _positions(joint: JointAxis, which: int, steps: Numbers) -> Numbers:
    """Return the positions at which states are expanded, NEVER if they are not."""
    found = joint.positions_of(which, steps)
    return np.where(found > joint.length, NEVER, found).astype(np.int32)
