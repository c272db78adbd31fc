"""Some steps of a depth-first search as a recording of their own, to be written into a file."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import S
from workbench.search.recording.columns import NEVER, NONE, ComputedColumn, Entries, entry_numbers
from workbench.search.recording.depth_first_trace import Fate, Trace
from workbench.search.recording.family import Part
from workbench.search.recording.recording import Published, Recording
from workbench.search.recording.trace_moment import TraceMoment


class StretchRecording(Recording[S]):
    """The steps `first` … `last` of a depth-first search, read from its recording when they are needed.

    The steps are numbered from 1, and the nodes that they need from 0. It begins with the nodes that the search stores
    before step `first`: those on its path, which count as expanded at step 0, and those that wait.
    """

    def __init__(self, whole: Trace[S], first: int, last: int) -> None:
        super().__init__(whole.problem, {}, {})
        self._whole, self._source, self._before, self._last = whole, whole.published, first - 1, last
        start, end = TraceMoment(whole, first - 1), TraceMoment(whole, last)
        self._earlier = np.union1d(_entered(start), start.waiting).astype(np.int64)
        self._shift = start.records - len(self._earlier)
        """Record n of the stretch is record n + shift of the search, unless it was generated before the stretch."""
        self.labels, self.priority, self.part = whole.labels, whole.priority, Part(first, last, start.counts.generated)
        has_goal = last == self._source.steps and self._source.goal != NONE
        self._path: list[int] = self._places(np.array(whole.solution_path(), np.int64)).tolist() if has_goal else []
        self.steps, self.records = last - first + 1, end.records - self._shift
        self.published = Published(
            self.steps,
            self.records,
            len(self._earlier),
            start.counts.open if start.counts.open is not None else len(start.waiting),
            int(self._places(np.array([self._source.goal]))[0]) if has_goal else NONE,
            {name: ComputedColumn(partial(self._node, name), self.records) for name in self._source.nodes},
            {name: ComputedColumn(partial(self._row, name), self.steps) for name in self._source.rows},
            tuple(replace(one, first_step=max(one.first_step - self._before, 0)) for one in self._source.iterations),
        )

    def publish(self) -> None:
        """Do nothing: the recording is complete."""

    def state(self, number: int) -> S:
        return self._whole.state(int(self._numbers(np.array([number]))[0]))

    def states_of(self, records: range) -> list[S]:
        at_start = self._earlier[records.start : records.stop].tolist()
        later = range(records.start + len(at_start) + self._shift, records.stop + self._shift)
        return [*map(self._whole.state, at_start), *self._whole.states_of(later)]

    def solution_path(self) -> list[int]:
        return self._path

    @property
    def open_keys(self) -> tuple[str, ...] | None:
        return self._whole.open_keys

    @property
    def nbytes(self) -> int:
        return self._earlier.nbytes

    def _node(self, name: str, entries: Entries) -> NDArray[Any]:
        column = self._source.nodes[name]
        if isinstance(entries, slice) and entries.start >= len(self._earlier):
            values = np.asarray(column[entries.start + self._shift : entries.stop + self._shift])
        else:
            values = np.asarray(column[self._numbers(entry_numbers(entries))])
        if name == "parent":
            return self._places(values)
        if name in ("expanded", "left"):
            return np.where(values > self._last, NEVER, np.maximum(values.astype(np.int64) - self._before, 0))
        return np.where(self._node("left", entries) == NEVER, Fate.NONE, values) if name == "fate" else values

    def _row(self, name: str, entries: Entries) -> NDArray[Any]:
        if isinstance(entries, slice):
            values = np.asarray(self._source.rows[name][entries.start + self._before : entries.stop + self._before])
        else:
            values = np.asarray(self._source.rows[name][entries + self._before])
        if name == "node":
            return self._places(values)
        return values - self._shift if name == "records" else values

    def _numbers(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the numbers in the search of records of the stretch."""
        at_start = places < len(self._earlier)
        numbers = places + self._shift
        numbers[at_start] = self._earlier[places[at_start]]
        return numbers

    def _places(self, numbers: NDArray[Any]) -> NDArray[np.int64]:
        """Return the numbers in the stretch of records of the search; NONE stays NONE."""
        earlier = np.searchsorted(self._earlier, numbers)
        own = numbers >= self._shift + len(self._earlier)
        return np.where(numbers == NONE, NONE, np.where(own, numbers.astype(np.int64) - self._shift, earlier))


def _entered(moment: TraceMoment[Any]) -> list[int]:
    """Return the records on the path whose subtrees are not finished."""
    if moment.current is None:
        return []
    path = moment.recording.path(moment.current)
    left = moment.recording.published.nodes["left"][np.array(path)]
    return [number for number, step in zip(path, left.tolist(), strict=True) if step > moment.t]
