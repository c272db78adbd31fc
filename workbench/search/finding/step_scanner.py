"""Finding the steps of a recording at which something happens.

A test is a function of a range of steps that returns for each step whether something happens there. A recording may
have millions of steps, so it is scanned range by range, starting at the current step.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property
from operator import eq, ge, gt, le, lt
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NEVER, NONE

MIN_STEPS, INITIAL_STEPS, MAX_STEPS = 16, 64, 1 << 17
"""The number of steps in a range: minimum, initial, maximum."""
PIECE_STEPS = 1 << 14
"""The number of steps between two reports of the progress, if all are scanned."""
TARGET_SECONDS = 0.004
"""The target time for scanning a range, in seconds."""

StepMask = NDArray[np.bool_]
"""For each step of a range whether something happened, bool, shape (length,)."""


class StepRange:
    """The published steps `first` … `last` of a recording, counted from 1, both included.

    A running search may publish more at any time, so tests use this snapshot only.
    """

    def __init__(self, timeline: Timeline[Any], first: int, last: int) -> None:
        self.timeline, self.first, self.last = timeline, first, last
        self.recording = timeline.recording
        self.published = self.recording.published
        self.nodes = self.published.nodes

    @property
    def length(self) -> int:
        return self.last - self.first + 1

    @property
    def highest_bound(self) -> Number:
        """The highest bound of the iterations to which the steps belong; ∞ if one has none."""
        begun = [entry for entry in self.published.iterations if entry.first_step <= self.last]
        first = next((number for number in reversed(range(len(begun))) if begun[number].first_step <= self.first), 0)
        return max((math.inf if entry.bound is None else entry.bound for entry in begun[first:]), default=math.inf)

    def row(self, column: str) -> NDArray[Any]:
        """Return a column of the steps, shape (length,)."""
        return self.published.rows[column][self.first - 1 : self.last]

    @cached_property
    def current(self) -> NDArray[Any]:
        """The expanded records, shape (length,)."""
        return self.row("node")

    @cached_property
    def records(self) -> range:
        """The records created by these steps."""
        if not self.length:
            return range(0)
        rows, before = self.published.rows["records"], self.first - 2
        return range(int(rows[before]) if before >= 0 else self.published.records_at_start, int(rows[self.last - 1]))

    def made(self, column: str) -> NDArray[Any]:
        """Return a column of the nodes for the records created by these steps."""
        return self.nodes[column][self.records.start : self.records.stop]

    def places(self, records: NDArray[Any]) -> NDArray[np.int64]:
        """Return the steps at which these records were created, as offsets from the first step of the range."""
        ends = self.row("records")
        return np.searchsorted(ends, records.astype(ends.dtype), "right")

    def where(self, places: NDArray[Any]) -> StepMask:
        """Return an array that is True at these steps, given as offsets from the first step of the range."""
        mask = np.zeros(self.length, bool)
        mask[places] = True
        return mask

    def at_steps(self, steps: Sequence[int]) -> StepMask:
        """Return an array that is True at all `steps` within the range."""
        return self.where(np.array([step - self.first for step in steps if self.first <= step <= self.last], np.int64))


Test = Callable[[StepRange], StepMask]


class StepScanner:
    """Searches for the next step after `t`, or the last one before it, at which any of the tests holds.

    Attributes: looked: all steps between `t` and this one, including it, have been scanned.
    """

    def __init__(self, timeline: Timeline[Any], tests: Sequence[Test], t: int, back: bool = False) -> None:
        self.looked = t
        self._timeline, self._tests, self._t, self._back = timeline, tests, t, back
        self._length = INITIAL_STEPS

    @property
    def done(self) -> bool:
        """Whether the whole recording has been scanned."""
        return self.looked <= 1 if self._back else self.looked >= self._timeline.length

    def replace_timeline(self, timeline: Timeline[Any]) -> None:
        """Continue in a recording with the same steps, possibly with more of them."""
        self._timeline = timeline

    def resume(self, seconds: float = math.inf) -> int | None:
        """Return the step found, or None if there is none so far or `seconds` have passed.

        The last scanned step is scanned again, because some events at the end of a search are known only after that
        step.
        """
        until = perf_counter() + seconds
        if not self._back:
            self.looked = max(self._t, self.looked - 1)
        while self._tests and not self.done:
            if (step := self._look()) is not None:
                return step
            if perf_counter() >= until:
                break
        return None

    def _look(self) -> int | None:
        """Scan the next range."""
        started = perf_counter()
        if self._back:
            last = self.looked - 1
            first = max(1, last - self._length + 1)
        else:
            first = self.looked + 1
            last = min(self._timeline.length, self.looked + self._length)
        step_range = StepRange(self._timeline, first, last)
        matches = np.flatnonzero(np.logical_or.reduce([test(step_range) for test in self._tests], axis=0))
        self.looked = first if self._back else last
        if perf_counter() - started < TARGET_SECONDS / 2:
            self._length = min(2 * self._length, MAX_STEPS)
        elif perf_counter() - started > TARGET_SECONDS:
            self._length = max(self._length // 2, MIN_STEPS)
        if not len(matches):
            return None
        return first + int(matches[-1] if self._back else matches[0])


def scan(timeline: Timeline[Any], tests: Sequence[Test], matches: Sequence[array[int]]) -> Generator[float]:
    """Append to `matches`, for each test, all steps at which it holds. Yields the fraction scanned, from 0 to 1."""
    length = timeline.length
    for first in range(1, length + 1, PIECE_STEPS):
        step_range = StepRange(timeline, first, min(first + PIECE_STEPS - 1, length))
        for test, steps in zip(tests, matches, strict=True):
            steps.frombytes((np.flatnonzero(test(step_range)) + first).astype(np.int64).tobytes())
        yield step_range.last / length


def holds_at(timeline: Timeline[Any], t: int, test: Test) -> bool:
    """Return whether the test holds at step `t`; nothing happens at step 0."""
    return 1 <= t <= timeline.length and bool(test(StepRange(timeline, t, t))[0])


# Tests


def f_changes(step_range: StepRange) -> StepMask:
    """Hold if the expanded node has a different f from the node expanded before it."""
    before = 1 if step_range.first > 1 else 0
    current = step_range.published.rows["node"][step_range.first - 1 - before : step_range.last]
    f = step_range.recording.priorities(step_range.nodes, current)
    changes = np.asarray(f[1:] != f[:-1])
    return changes if before else np.concatenate(([False], changes))[: step_range.length]


def new_iteration(step_range: StepRange) -> StepMask:
    """Hold if an iterative search begins another iteration."""
    return step_range.at_steps([entry.first_step for entry in step_range.published.iterations[1:]])


def solved(step_range: StepRange) -> StepMask:
    """Hold at the step at which the solution appears: the last step of a successful search."""
    published = step_range.published
    return step_range.at_steps([published.steps] if published.goal != NONE else [])


def reopens(step_range: StepRange) -> StepMask:
    """Hold if a node on CLOSED is put back on OPEN."""
    before = max(step_range.first - 2, 0)
    reopened = step_range.published.rows["reopened"][before : step_range.last]
    return np.asarray(np.diff(reopened, prepend=0)[-step_range.length :] > 0)[: step_range.length]


def cheaper_path(step_range: StepRange) -> StepMask:
    """Hold if a cheaper path to a node on OPEN is found."""
    if not step_range.recording.supersedes:
        return np.zeros(step_range.length, bool)
    previous = step_range.made("previous")
    replacing = np.flatnonzero(previous != NONE)
    was_open = replacing[step_range.nodes["expanded"][previous[replacing]] == NEVER]
    return step_range.where(step_range.places(was_open + step_range.records.start))


def inconsistent(step_range: StepRange) -> StepMask:
    """Hold if a node is generated with h(parent) > cost + h(child): the heuristic is not consistent there."""
    nodes, parent = step_range.nodes, step_range.made("parent")
    child = np.flatnonzero(parent != NONE)
    numbers, parent = child + step_range.records.start, parent[child]
    cost = step_range.made("g")[child] - nodes["g"][parent]
    is_inconsistent = nodes["h"][parent] > cost + step_range.made("h")[child]
    numbers, parent = numbers[is_inconsistent], parent[is_inconsistent]
    places = step_range.places(numbers)
    if step_range.recording.forgets:
        places = places[parent == step_range.current[places]]  # the others replace earlier records of their nodes
    return step_range.where(places)


OPERATORS: Mapping[str, Callable[[Any, Any], Any]] = {">": gt, ">=": ge, "=": eq, "<": lt, "<=": le}


def compared(quantity: str, operator: str, value: Number) -> Test:
    """Hold if a quantity satisfies a comparison with `value`.

    The quantity is f, g or h of the expanded node, in the problem's units, its depth in moves, or the size of OPEN
    after the step ("open"). It never holds for what the search does not have: f and h without a heuristic, "open"
    without such a list.
    """
    compare = OPERATORS[operator]

    def test(step_range: StepRange) -> StepMask:
        if quantity == "f" and operator in (">", ">=", "=") and step_range.recording.bounds_f:
            highest = step_range.highest_bound
            if highest < value or (highest == value and operator == ">"):
                return np.zeros(step_range.length, bool)
        return np.asarray(compare(_QUANTITIES[quantity](step_range), value))

    return test


def _f(step_range: StepRange) -> NDArray[Any]:
    if step_range.recording.informed:
        return step_range.recording.priorities(step_range.nodes, step_range.current)
    return _nothing(step_range)


def _h(step_range: StepRange) -> NDArray[Any]:
    if step_range.recording.informed:
        return np.asarray(step_range.nodes["h"][step_range.current])
    return _nothing(step_range)


def _open(step_range: StepRange) -> NDArray[Any]:
    return step_range.row("open") if step_range.recording.stores_open else _nothing(step_range)


def _nothing(step_range: StepRange) -> NDArray[Any]:
    """Return values with which no comparison holds."""
    return np.full(step_range.length, math.nan)


_QUANTITIES: Mapping[str, Callable[[StepRange], NDArray[Any]]] = {
    "f": _f,
    "g": lambda step_range: step_range.nodes["g"][step_range.current],
    "h": _h,
    "depth": lambda step_range: step_range.recording.depths(step_range.nodes, step_range.current),
    "open": _open,
}
QUANTITIES = tuple(_QUANTITIES)
