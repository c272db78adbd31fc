"""Finding the steps of a recording at which something happens.

A test is a function of a range of steps that returns for each step whether something happens there. A recording may
have millions of steps, so it is scanned range by range, starting at the current step.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from operator import eq, ge, gt, le, lt
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NEVER, NONE

MIN_SIZE, SHORTEST, LONGEST = 16, 64, 1 << 17
"""The number of steps in a range: minimum, initial, maximum."""
PIECE = 0.004
"""The target time for scanning a range, in seconds."""

Happens = NDArray[np.bool_]
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

    def where(self, places: NDArray[Any]) -> Happens:
        """Return an array that is True at these steps, given as offsets from the first step of the range."""
        happens = np.zeros(self.length, bool)
        happens[places] = True
        return happens

    def at_steps(self, steps: Sequence[int]) -> Happens:
        """Return an array that is True at all `steps` within the range."""
        return self.where(np.array([step - self.first for step in steps if self.first <= step <= self.last], np.int64))


Test = Callable[[StepRange], Happens]


class StepScanner:
    """Searches for the next step after `t`, or the last one before it, at which any of the tests holds.

    Attributes: looked: all steps between `t` and this one, including it, have been scanned.
    """

    def __init__(self, timeline: Timeline[Any], tests: Sequence[Test], t: int, back: bool = False) -> None:
        self.looked = t
        self._timeline, self._tests, self._t, self._back = timeline, tests, t, back
        self._length = SHORTEST

    @property
    def done(self) -> bool:
        """Whether the whole recording has been scanned."""
        return self.looked <= 1 if self._back else self.looked >= self._timeline.length

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
        stretch = StepRange(self._timeline, first, last)
        found = np.flatnonzero(np.logical_or.reduce([test(stretch) for test in self._tests], axis=0))
        self.looked = first if self._back else last
        if perf_counter() - started < PIECE / 2:
            self._length = min(2 * self._length, LONGEST)
        elif perf_counter() - started > PIECE:
            self._length = max(self._length // 2, MIN_SIZE)
        if not len(found):
            return None
        return first + int(found[-1] if self._back else found[0])


def all_steps(timeline: Timeline[Any], test: Test) -> list[int]:
    found, length = [], timeline.length
    for first in range(1, length + 1, LONGEST):
        stretch = StepRange(timeline, first, min(first + LONGEST - 1, length))
        found += (np.flatnonzero(test(stretch)) + first).tolist()
    return found


def holds_at(timeline: Timeline[Any], t: int, test: Test) -> bool:
    """Return whether the test holds at step `t`; nothing happens at step 0."""
    return 1 <= t <= timeline.length and bool(test(StepRange(timeline, t, t))[0])


# Tests


def f_changes(stretch: StepRange) -> Happens:
    """Hold if the expanded node has a different f from the node expanded before it."""
    before = 1 if stretch.first > 1 else 0
    current = stretch.published.rows["node"][stretch.first - 1 - before : stretch.last]
    f = stretch.recording.priorities(stretch.nodes, current)
    changes = np.asarray(f[1:] != f[:-1])
    return changes if before else np.concatenate(([False], changes))[: stretch.length]


def new_round(stretch: StepRange) -> Happens:
    """Hold if an iterative search begins another iteration."""
    return stretch.at_steps([entry.first_step for entry in stretch.published.iterations[1:]])


def solved(stretch: StepRange) -> Happens:
    """Hold at the step at which the solution appears: the last step of a successful search."""
    published = stretch.published
    return stretch.at_steps([published.steps] if published.goal != NONE else [])


def reopens(stretch: StepRange) -> Happens:
    """Hold if a node on CLOSED is put back on OPEN."""
    before = max(stretch.first - 2, 0)
    reopened = stretch.published.rows["reopened"][before : stretch.last]
    return np.asarray(np.diff(reopened, prepend=0)[-stretch.length :] > 0)[: stretch.length]


def cheaper_path(stretch: StepRange) -> Happens:
    """Hold if a cheaper path to a node on OPEN is found."""
    if not stretch.recording.supersedes:
        return np.zeros(stretch.length, bool)
    previous = stretch.made("previous")
    again = np.flatnonzero(previous != NONE)
    waited = again[stretch.nodes["expanded"][previous[again]] == NEVER]
    return stretch.where(stretch.places(waited + stretch.records.start))


def inconsistent(stretch: StepRange) -> Happens:
    """Hold if a node is generated with h(parent) > cost + h(child): the heuristic is not consistent there."""
    nodes, parent = stretch.nodes, stretch.made("parent")
    child = np.flatnonzero(parent != NONE)
    numbers, parent = child + stretch.records.start, parent[child]
    cost = stretch.made("g")[child] - nodes["g"][parent]
    broken = nodes["h"][parent] > cost + stretch.made("h")[child]
    numbers, parent = numbers[broken], parent[broken]
    places = stretch.places(numbers)
    if stretch.recording.forgets:
        places = places[parent == stretch.current[places]]  # the others replace earlier records of their nodes
    return stretch.where(places)


OPERATORS: Mapping[str, Callable[[Any, Any], Any]] = {">": gt, ">=": ge, "=": eq, "<": lt, "<=": le}


def compared(quantity: str, operator: str, value: Number) -> Test:
    """Hold if a quantity satisfies a comparison with `value`.

    The quantity is f, g or h of the expanded node, in the problem's units, its depth in moves, or the size of OPEN
    after the step ("open"; never holds if the search stores no such list).
    """
    compare = OPERATORS[operator]
    return lambda stretch: np.asarray(compare(_QUANTITIES[quantity](stretch), value))


def _f(stretch: StepRange) -> NDArray[Any]:
    return stretch.recording.priorities(stretch.nodes, stretch.current)


def _open(stretch: StepRange) -> NDArray[Any]:
    if stretch.recording.keeps_open:
        return stretch.row("open")
    return np.full(stretch.length, math.nan)


_QUANTITIES: Mapping[str, Callable[[StepRange], NDArray[Any]]] = {
    "f": _f,
    "g": lambda stretch: stretch.nodes["g"][stretch.current],
    "h": lambda stretch: stretch.nodes["h"][stretch.current],
    "depth": lambda stretch: stretch.recording.depths(stretch.nodes, stretch.current),
    "open": _open,
}
QUANTITIES = tuple(_QUANTITIES)
