"""A film as a reader sees it: columns of the whole recording, read stretch by stretch.

What a stretch cannot know by itself is computed from others: the record numbers of the path that it begins with, from
the stretches in which these nodes were generated; when the nodes of the path at its end were left, from the stretches
in which this happened. They are found by bisection, because the checkpoints whose path begins with the path to a node
are consecutive.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from operator import attrgetter
from typing import Any, Generic

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number, S
from workbench.search.recording.columns import NEVER, NONE, Column, ComputedColumn, Entries, entry_numbers
from workbench.search.recording.film import Checkpoint, Film, Rebuilt

MOST_STRETCHES = 16
"""The number of stretches that a view holds, besides the cache of the film."""


class Stretch:
    """The records and the steps from a checkpoint up to a later step, with the numbers of the whole recording."""

    def __init__(self, film: FilmView[Any], index: int, rebuilt: Rebuilt) -> None:
        self._film, self._index = film, index
        self.checkpoint = film.checkpoints[index]
        self.trace, self.end_path = rebuilt
        self.begins_iteration = film.begins_iteration(index)
        self.base = len(self.checkpoint.path) + 1 if index else 0
        self.shift = self.checkpoint.records - self.base
        """Record `n` of the stretch is record `n + shift` of the recording, unless it is on the checkpoint's path."""

    def numbers(self, local: NDArray[Any]) -> NDArray[np.int64]:
        """Return the numbers in the recording of records of the stretch; NONE stays NONE."""
        numbers = np.where(local == NONE, NONE, local.astype(np.int64) + self.shift)
        on_path = (local < self.base) & (local != NONE)
        if on_path.any():
            numbers[on_path] = self._path[local[on_path]]
        return numbers

    @cached_property
    def _path(self) -> NDArray[np.int64]:
        """The records of the nodes on the checkpoint's path, in the numbers of the recording."""
        return np.array(self._film.path_numbers(self._index), np.int64)

    def node(self, name: str, entries: Entries) -> NDArray[Any]:
        """Return a column of the stretch's own records, given by their numbers in the stretch."""
        values = self.trace.nodes.arrays[name][entries]
        if name == "parent":
            return self.numbers(values)
        if name in ("expanded", "left"):
            return self._steps(name, entries, values)
        return values

    def _steps(self, name: str, entries: Entries, values: NDArray[Any]) -> NDArray[np.int64]:
        steps = values.astype(np.int64)
        steps[values != NEVER] += self.checkpoint.steps
        unknown, numbers = self.unknown_steps[name], entry_numbers(entries)
        if len(unknown) < len(numbers):
            at = np.flatnonzero(np.isin(numbers, list(unknown))).tolist()
        else:
            at = [place for place, number in enumerate(numbers.tolist()) if number in unknown]
        for place in at:
            steps[place] = unknown[int(numbers[place])]()
        return steps

    @cached_property
    def unknown_steps(self) -> Mapping[str, Mapping[int, Callable[[], int]]]:
        """For the columns of steps: record of the stretch -> the step, for nodes on the path at its end."""
        film, following = self._film, self._index + 1
        if not self._continues:
            return {"expanded": {}, "left": {}}
        left = {record: partial(film.left_step, following, depth) for depth, record in enumerate(self.end_path)}
        entered = film.checkpoints[following].steps + 1
        return {"expanded": {self.end_path[-1]: lambda: entered if entered <= film.steps else NEVER}, "left": left}

    @property
    def _continues(self) -> bool:
        """Whether another stretch of the same iteration follows."""
        film, following = self._film, self._index + 1
        return following < film.count and film.checkpoints[following].iteration == self.checkpoint.iteration

    def row(self, name: str, entries: Entries) -> NDArray[Any]:
        """Return a column of the stretch's steps, given by their indices in the stretch."""
        values = self.trace.rows.arrays[name][entries]
        if name == "node":
            return self.numbers(values)
        if name == "generated":
            return values + self.checkpoint.generated
        if name == "reopened":
            return values
        values = values.astype(np.int64) + (self.shift if name == "records" else 0)
        if self._index + 1 < self._film.count and not self._continues:  # the last step began the next iteration
            following = self._film.checkpoints[self._index + 1]
            is_last = entry_numbers(entries) + 1 == following.steps - self.checkpoint.steps
            values[is_last] = following.records if name == "records" else 1
        return values

    def least_cut(self, records: int | None = None) -> Number:
        """Return the lowest f of those of the stretch's first `records` records that were cut off in it, or ∞."""
        return self.trace.least_cut_among(self.base, self.trace.records if records is None else records)


def _first_record(checkpoint: Checkpoint) -> int:
    """Return the first record of the stretch that begins with a checkpoint: the root, if an iteration begins."""
    return checkpoint.records - (checkpoint.steps > 0 and not checkpoint.path)


def _first_row(checkpoint: Checkpoint) -> int:
    return checkpoint.steps


def _local_record(stretch: Stretch) -> int:
    return stretch.shift


def _local_row(stretch: Stretch) -> int:
    return stretch.checkpoint.steps


class FilmView(Generic[S]):
    """A film up to a step, as a reader sees it while the search continues.

    Attributes:
        checkpoints, count: the list, of which the first `count` belong to the view. steps, records: how many there are.
        nodes, rows: the columns of the whole recording.
    """

    def __init__(self, film: Film[S], steps: int, records: int) -> None:
        self.film, self.steps, self.records = film, steps, records
        self.checkpoints, self.count = film.checkpoints, len(film.checkpoints)
        self._stretches: dict[int, Stretch] = {}
        self.nodes: Mapping[str, Column] = {
            name: ComputedColumn(partial(self._nodes, name), records) for name in film.kept.nodes.arrays
        }
        self.rows: Mapping[str, Column] = {
            name: ComputedColumn(partial(self._rows, name), steps) for name in film.kept.rows.arrays
        }

    def end(self, index: int) -> int:
        """Return the last step of the stretch that begins with a checkpoint."""
        return self.checkpoints[index + 1].steps if index + 1 < self.count else self.steps

    def stretch(self, index: int) -> Stretch:
        """Return the stretch that begins with a checkpoint."""
        stretch = self._stretches.get(index)
        if stretch is None:
            rebuilt = (
                self.film.rebuilt(self.checkpoints[index], self.end(index))
                if index
                else Rebuilt(self.film.kept, self.checkpoints[1].numbers or ())
            )
            if len(self._stretches) >= MOST_STRETCHES:
                self._stretches.clear()
            stretch = self._stretches[index] = Stretch(self, index, rebuilt)
        return stretch

    def stretch_of(self, number: int) -> Stretch:
        """Return the stretch in which record `number` was generated."""
        return self.stretch(self._index_of(number))

    def begins_iteration(self, index: int) -> bool:
        """Return whether an iteration begins with a checkpoint."""
        return index > 0 and not self.checkpoints[index].path

    def _index_of(self, number: int) -> int:
        return bisect_right(self.checkpoints, number, 0, self.count, key=_first_record) - 1

    def _nodes(self, name: str, entries: Entries) -> NDArray[Any]:
        """Return a column of records."""
        return self._read(entries, _first_record, lambda stretch, local: stretch.node(name, local), _local_record)

    def _rows(self, name: str, entries: Entries) -> NDArray[Any]:
        """Return a column of steps, given by their indices."""
        return self._read(entries, _first_row, lambda stretch, local: stretch.row(name, local), _local_row)

    def _read(
        self,
        entries: Entries,
        first: Callable[[Checkpoint], int],
        read: Callable[[Stretch, Entries], NDArray[Any]],
        local: Callable[[Stretch], int],
    ) -> NDArray[Any]:
        """Read entries of a column, stretch by stretch; `local`: what to subtract to get numbers within a stretch."""
        if isinstance(entries, slice) and entries.start < entries.stop:
            pieces, start = [], entries.start
            while start < entries.stop:
                index = bisect_right(self.checkpoints, start, 0, self.count, key=first) - 1
                following = first(self.checkpoints[index + 1]) if index + 1 < self.count else entries.stop
                stretch, stop = self.stretch(index), min(entries.stop, following)
                pieces.append(read(stretch, slice(start - local(stretch), stop - local(stretch))))
                start = stop
            return np.concatenate(pieces) if len(pieces) > 1 else pieces[0]
        if isinstance(entries, slice):
            return read(self.stretch(0), slice(0, 0))
        numbers = np.asarray(entries, np.int64)
        if len(numbers) <= 1:
            number = int(numbers[0]) if len(numbers) else 0
            stretch = self.stretch(bisect_right(self.checkpoints, number, 0, self.count, key=first) - 1)
            return read(stretch, numbers - local(stretch))
        order = np.argsort(numbers, kind="stable")
        ascending, pieces, start = numbers[order], [], 0
        while start < len(ascending):
            index = bisect_right(self.checkpoints, int(ascending[start]), 0, self.count, key=first) - 1
            stop = len(ascending)
            if index + 1 < self.count:
                stop = int(np.searchsorted(ascending, first(self.checkpoints[index + 1])))
            stretch = self.stretch(index)
            pieces.append(read(stretch, ascending[start:stop] - local(stretch)))
            start = stop
        values = np.concatenate(pieces)
        result = np.empty_like(values)
        result[order] = values
        return result

    def steps_of(self, numbers: NDArray[Any]) -> NDArray[np.int64]:
        """Return the steps at which records were generated; 0 for the first root."""
        return np.array([self._step_of(number) if number else 0 for number in numbers.tolist()], np.int64)

    def _step_of(self, number: int) -> int:
        stretch = self.stretch_of(number)
        ends = stretch.trace.rows.arrays["records"][: stretch.trace.steps]
        if number == stretch.shift and stretch.begins_iteration:  # the root belongs to the step before
            return stretch.checkpoint.steps
        return stretch.checkpoint.steps + int(np.searchsorted(ends, number - stretch.shift, "right")) + 1

    @cached_property
    def path_samples(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The steps of the checkpoints, and how many nodes are on the path after each."""
        samples = [(point.steps, len(point.path) + 1) for point in self.checkpoints[1 : self.count]]
        return np.array([step for step, _ in samples]), np.array([nodes for _, nodes in samples])

    def state(self, number: int) -> S:
        """Return the state of a record."""
        stretch = self.stretch_of(number)
        state: S = stretch.trace.state(number - stretch.shift)
        return state

    def keys(self, records: range) -> NDArray[Any] | None:
        """Return the keys of the states of records, or None; see `Family`."""
        pieces, start = [], records.start
        while start < records.stop:
            index = self._index_of(start)
            following = records.stop if index + 1 == self.count else _first_record(self.checkpoints[index + 1])
            stretch, stop = self.stretch(index), min(following, records.stop)
            keys = stretch.trace.keys(range(start - stretch.shift, stop - stretch.shift))
            if keys is None:
                return None
            pieces.append(keys)
            start = stop
        return np.concatenate(pieces) if pieces else None

    def path_numbers(self, index: int) -> tuple[int, ...]:
        """Return the records of the nodes on a checkpoint's path, by depth."""
        checkpoint, film = self.checkpoints[index], self.film
        known = checkpoint.numbers or film.known_numbers.get(checkpoint)
        if known is None:
            found: list[int] = []
            for depth in range(len(checkpoint.path), -1, -1):
                found.append(self._path_number(index, depth))
            known = film.known_numbers[checkpoint] = tuple(reversed(found))
        return known

    def _path_number(self, index: int, depth: int) -> int:
        prefix = self.checkpoints[index].path[:depth]
        begun = self._iteration_begin(index)
        first = bisect_left(self.checkpoints, True, begun, index + 1, key=lambda point: point.path[:depth] == prefix)
        if (numbers := self.checkpoints[first].numbers) is not None:
            return numbers[depth]
        before = self.stretch(first - 1)
        return before.end_path[depth] + before.shift

    def left_step(self, index: int, depth: int) -> int:
        """Return the step at which the node at `depth` on a checkpoint's path was left, or NEVER."""
        prefix = self.checkpoints[index].path[:depth]
        last = bisect_right(
            self.checkpoints, False, index, self._iteration_end(index), key=lambda point: point.path[:depth] != prefix
        )
        stretch = self.stretch(last - 1)
        step = int(stretch.trace.nodes.arrays["left"][depth])
        return NEVER if step == NEVER else step + stretch.checkpoint.steps

    def _iteration_begin(self, index: int) -> int:
        """Return the first checkpoint of the iteration that a checkpoint belongs to."""
        iteration = self.checkpoints[index].iteration
        return bisect_left(self.checkpoints, iteration, 1, index + 1, key=attrgetter("iteration"))

    def _iteration_end(self, index: int) -> int:
        """Return the index after the last checkpoint of the iteration that a checkpoint belongs to."""
        iteration = self.checkpoints[index].iteration
        return bisect_right(self.checkpoints, iteration, index, self.count, key=attrgetter("iteration"))

    def least_cut(self, records: int, number: int) -> Number:
        """Return the lowest f of the first `records` records that were cut off in the iteration of `number`, or ∞."""
        index = self._index_of(max(records - 1, number))
        if not index:
            return self.film.kept.least_cut(records, number)
        stretch = self.stretch(index)
        return min(self._least_at(index), stretch.least_cut(records - stretch.shift))

    def _least_at(self, index: int) -> Number:
        """Return the lowest f that was cut off in an iteration before a checkpoint.

        The checkpoint's own value may be too low, because a search may know it early. The true one was reached
        in one of the stretches since the last checkpoint with a higher value, usually in the first.
        """
        checkpoint, film = self.checkpoints[index], self.film
        if not checkpoint.path and index > 1:
            return math.inf
        if index == 1:
            return film.kept.least_cut(checkpoint.records, (checkpoint.numbers or (0,))[-1])
        if (known := film.known_least.get(checkpoint)) is None:
            begun = self._iteration_begin(index)
            first = bisect_left(self.checkpoints, True, begun, index, key=lambda point: point.least <= checkpoint.least)
            start = max(first - 1, begun)
            known = self._least_at(start)
            while start < index and known > checkpoint.least:
                known = min(known, self.stretch(start).least_cut())
                start += 1
            film.known_least[checkpoint] = known
        return known
