"""A film as a reader sees it: columns of the whole recording, read stretch by stretch.

What a stretch cannot know by itself is computed from others: the record numbers of the path that it begins with, from
the stretches in which these nodes were generated; when the nodes of the path at its end were left, from the stretches
in which this happened. They are found by bisection, because the checkpoints whose path begins with the path to a node
are consecutive.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from operator import attrgetter
from typing import Any, Generic
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number, S
from workbench.search.recording.columns import NEVER, NONE, Column, ComputedColumn, Entries, entry_numbers
from workbench.search.recording.film import Checkpoint, Film, Rebuilt, RecordedPart, Siblings, repeated_differently

_WRITTEN_LATER = ("expanded", "left", "fate")
"""The columns whose values may be written long after a record was made."""

MOST_SAMPLES = 1 << 13
"""The number of checkpoints sampled."""


class Stretch:
    """The records and the steps from a checkpoint up to a later step, with the numbers of the whole recording."""

    def __init__(self, film: FilmView[Any], index: int, rebuilt: Rebuilt) -> None:
        self._film, self._index = film, index
        self.checkpoint = film.checkpoints[index]
        self.trace, self.groups, self.end_groups = rebuilt
        self.begins_iteration = film.begins_iteration(index)
        self.base = self.groups[-1] if self.groups else 0
        self.shift = self.checkpoint.records - self.base
        """Record `n` of the stretch is record `n + shift` of the recording, unless it is on the checkpoint's path."""

    def numbers(self, local: NDArray[Any]) -> NDArray[np.int64]:
        """Return the numbers in the recording of records of the stretch; NONE stays NONE."""
        numbers = np.where(local == NONE, NONE, local.astype(np.int64) + self.shift)
        earlier = (local < self.base) & (local != NONE)
        if earlier.any():
            numbers[earlier] = self._earlier[local[earlier]]
        return numbers

    @cached_property
    def _earlier(self) -> NDArray[np.int64]:
        """The numbers in the recording of the records that existed at the checkpoint, shape (base,)."""
        sizes = np.diff(self.groups)
        firsts = np.array(self._film.group_numbers(self._index), np.int64)
        return np.repeat(firsts - self.groups[:-1], sizes) + np.arange(self.base)

    def node(self, name: str, entries: Entries) -> NDArray[Any]:
        """Return a column of the stretch's own records, given by their numbers in the stretch."""
        values = self.trace.nodes.arrays[name][entries]
        if name == "parent":
            return self.numbers(values)
        if name not in _WRITTEN_LATER:
            return values
        if name != "fate":
            values = np.where(values == NEVER, NEVER, values.astype(np.int64) + self.checkpoint.steps)
        return self._with_later_values(name, entries, values)

    def _with_later_values(self, name: str, entries: Entries, values: NDArray[Any]) -> NDArray[Any]:
        unknown, numbers = self._unknown[name], entry_numbers(entries)
        if len(unknown) < len(numbers):
            at = np.flatnonzero(np.isin(numbers, list(unknown))).tolist()
        else:
            at = [place for place, number in enumerate(numbers.tolist()) if number in unknown]
        if at:
            values = values.copy()
        for place in at:
            values[place] = unknown[int(numbers[place])]()
        return values

    @cached_property
    def _unknown(self) -> Mapping[str, Mapping[int, Callable[[], int]]]:
        """For the columns written later: record of the stretch -> the value, for the nodes on the stack at its end."""
        film, following = self._film, self._index + 1
        found: dict[str, dict[int, Callable[[], int]]] = {name: {} for name in _WRITTEN_LATER}
        if not self._continues:
            return found
        for depth, (rank, waiting) in enumerate(film.siblings(following)):
            first = self.end_groups[depth]
            found["left"][first + rank] = partial(film.left_step, following, depth)
            for name in found if waiting else ():
                for other in waiting:
                    found[name][first + other] = partial(film.value_of_waiting, following, depth, other, name)
        entered = film.checkpoints[following].steps + 1
        found["expanded"][first + rank] = lambda: entered if entered <= film.steps else NEVER
        return found

    def waiting(self, t: int) -> NDArray[np.int64]:
        """Return the records that are neither expanded nor left after step `t`, in the order of their generation."""
        step, nodes = t - self.checkpoint.steps, self.trace.nodes.arrays
        count = int(self.trace.rows.arrays["records"][step - 1]) if step else self.base
        return self.numbers(np.flatnonzero((nodes["expanded"][:count] > step) & (nodes["left"][:count] > step)))

    @property
    def agrees(self) -> bool:
        """Whether it has as many steps and records as the search had then."""
        film, following, records = self._film, self._index + 1, self._film.records
        if following < film.count:
            records = film.checkpoints[following].records - film.begins_iteration(following)
        steps = film.end(self._index) - self.checkpoint.steps
        return (self.trace.steps, self.trace.records + self.shift) == (steps, records)

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


_first_row: Callable[[Checkpoint], int] = attrgetter("steps")
_local_record: Callable[[Stretch], int] = attrgetter("shift")
_local_row: Callable[[Stretch], int] = attrgetter("checkpoint.steps")


class FilmView(Generic[S]):
    """A film up to a step, as a reader sees it while the search continues.

    Attributes:
        checkpoints, count: the list, of which the first `count` belong to the view. steps, records: how many there are.
        nodes, rows: the columns of the whole recording.
    """

    def __init__(self, film: Film[S], steps: int, records: int) -> None:
        self.film, self.steps, self.records = film, steps, records
        self.checkpoints, self.count = film.checkpoints, len(film.checkpoints)
        self._stretches = WeakValueDictionary[int, Stretch]()  # the film keeps them
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
        """Return the stretch that begins with a checkpoint.

        Raises SearchFailure if the search does not do the same as before. The film ends there from now on.
        """
        stretch = self._stretches.get(index)
        if stretch is None:
            rebuilt = (
                self.film.rebuilt(self.checkpoints[index], self.end(index))
                if index
                else Rebuilt(self.film.kept, (), self.checkpoints[1].groups or ())
            )
            stretch = Stretch(self, index, rebuilt)
            if index and not stretch.agrees:
                self.film.cut(self.checkpoints[index])
                raise repeated_differently(self.checkpoints[index])
            self._stretches[index] = stretch
            self.film.hold(stretch, rebuilt.trace.nbytes if index else 0)
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
    def samples(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Some steps, and how many nodes the search stores after each; a path ends with the node expanded there."""
        later = 0 if self.film.search.stores_open else 1
        points = self.checkpoints[1 : self.count : self.count // MOST_SAMPLES + 1]
        samples = [(point.steps + later, point.stored) for point in points]
        samples = [sample for sample in samples if sample[0] <= self.steps]
        return np.array([step for step, _ in samples]), np.array([nodes for _, nodes in samples])

    def state(self, number: int) -> S:
        """Return the state of a record."""
        stretch = self.stretch_of(number)
        state: S = stretch.trace.state(number - stretch.shift)
        return state

    def keys(self, records: range) -> NDArray[Any] | None:
        """Return the keys of the states of records, or None; see `Family`."""
        pieces = []
        for trace, local in self._traces_of(records):
            keys = trace.keys(local)
            if keys is None:
                return None
            pieces.append(keys)
        return np.concatenate(pieces) if pieces else None

    def states_of(self, records: range) -> list[S]:
        """Return the states of consecutive records."""
        return [state for trace, local in self._traces_of(records) for state in trace.states_of(local)]

    def _traces_of(self, records: range) -> Iterator[tuple[RecordedPart, range]]:
        """Yield the trace of each stretch in which some of the records were generated, and their numbers in it."""
        start = records.start
        while start < records.stop:
            index = self._index_of(start)
            following = records.stop if index + 1 == self.count else _first_record(self.checkpoints[index + 1])
            stretch, stop = self.stretch(index), min(following, records.stop)
            yield stretch.trace, range(start - stretch.shift, stop - stretch.shift)
            start = stop

    def siblings(self, index: int) -> Sequence[Siblings]:
        """Return the siblings at each depth of a checkpoint's path."""
        return self.film.siblings(self.checkpoints[index])

    def group_numbers(self, index: int) -> tuple[int, ...]:
        """Return the first record of the siblings at each depth of a checkpoint's path."""
        checkpoint, film = self.checkpoints[index], self.film
        known = checkpoint.groups or film.known_groups.get(checkpoint)
        if known is None:
            depths = range(len(checkpoint.path), -1, -1)  # the deepest ones were generated last
            known = film.known_groups[checkpoint] = tuple([self._group_number(index, depth) for depth in depths][::-1])
        return known

    def _group_number(self, index: int, depth: int) -> int:
        """Return the first record of the siblings at a depth, which the step before the first such path generated."""
        begun = self._iteration_begin(index)
        first = bisect_left(self.checkpoints, True, begun, index + 1, key=self._has_group(index, depth))
        if (groups := self.checkpoints[first].groups) is not None:
            return groups[depth]
        before = self.stretch(first - 1)
        return before.end_groups[depth] + before.shift

    def number_of_last_node(self) -> int:
        """Return the record of the node at the end of the last checkpoint's path."""
        last = self.count - 1
        return self.group_numbers(last)[-1] + self.siblings(last)[-1].rank

    def _has_group(self, index: int, depth: int) -> Callable[[Checkpoint], bool]:
        """Return whether the siblings at a depth of checkpoint `index` are on the stack of another checkpoint."""
        length = depth - 1 if depth and self.film.search.stores_open else depth
        prefix = self.checkpoints[index].path[:length]
        return lambda point: len(point.path) >= depth and point.path[:length] == prefix

    def value_of_waiting(self, index: int, depth: int, rank: int, name: str) -> int:
        """Return a value of a node that waits at a checkpoint, at the end of the stretch in which its turn comes."""
        has_group = self._has_group(index, depth)

        def waits(point: Checkpoint) -> bool:
            return has_group(point) and self.film.siblings(point)[depth].rank < rank

        end = self._iteration_end(index)
        last = bisect_left(self.checkpoints, True, index, end, key=lambda point: not waits(point)) - 1
        stretch = self.stretch(last)
        return int(stretch.node(name, np.array([stretch.groups[depth] + rank]))[0])

    def waiting(self, t: int) -> NDArray[np.int64]:
        """Return the records that are neither expanded nor left after step `t`, in the order of their generation."""
        return self.stretch(bisect_right(self.checkpoints, t, 0, self.count, key=_first_row) - 1).waiting(t)

    def left_step(self, index: int, depth: int) -> int:
        """Return the step at which the node at `depth` on a checkpoint's path was left, or NEVER."""
        prefix = self.checkpoints[index].path[:depth]
        last = bisect_right(
            self.checkpoints, False, index, self._iteration_end(index), key=lambda point: point.path[:depth] != prefix
        )
        stretch = self.stretch(last - 1)
        step = int(stretch.trace.nodes.arrays["left"][stretch.groups[depth] + self.siblings(index)[depth].rank])
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
            return film.kept.least_cut(checkpoint.records, (checkpoint.groups or (0,))[-1])
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
