"""Recording the stretches of a film while the search makes them.

The records of a stretch have numbers of their own; see `Rebuilt`. So when a stretch begins, the nodes on the stack get
new numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER, NONE, Columns
from workbench.search.recording.film import Checkpoint, Rebuilt, RecordedPart


class RecordedSearch(Protocol):
    """A search as it is between two steps."""

    def groups(self) -> tuple[int, ...]:
        """Return the first record of the siblings at each depth of the path; see `Checkpoint`."""

    def renumber(self, numbers: NDArray[np.int64]) -> None:
        """Give the nodes on the path and on the stack other record numbers; `numbers`: by the present ones."""


class RecordedTrace(RecordedPart, Protocol):
    """The recording of a search, or of a stretch of it; see `Trace`."""

    stores_open: bool
    open: int
    milestones: dict[int, Any]
    stretch: Self | None

    def empty_stretch(self, iteration: int) -> Self: ...

    def adopt(self, nodes: Columns, rows: Columns) -> None: ...


class StretchRecorder:
    """Records the stretches of a search from checkpoint `first` on, in `trace.stretch`."""

    def __init__(self, trace: RecordedTrace, search: RecordedSearch, first: Checkpoint) -> None:
        self._trace, self._search = trace, search
        self._finished: list[tuple[Checkpoint, Rebuilt]] = []
        self._groups: Sequence[int] = ()
        self._earlier, self._shift = np.zeros(0, np.int64), 0
        self._begin(first, trace)

    def proceed(self, checkpoint: Checkpoint, following: Checkpoint) -> None:
        """Finish the stretch that began with a checkpoint, and begin the following one."""
        finished = self._trace.stretch
        assert finished is not None
        self._finished.append((checkpoint, Rebuilt(finished, self._groups, self._search.groups())))
        self._begin(following, finished)
        if not following.path:  # the root of the next iteration belongs to the stretch that begins with it
            finished.records -= 1
            finished.milestones.pop(finished.records, None)
            finished.rows.arrays["records"][finished.steps - 1] = finished.records

    def take(self, last: Checkpoint) -> list[tuple[Checkpoint, Rebuilt]]:
        """Return what has been recorded since the last call: the finished stretches, and the one since `last`."""
        taken, self._finished = self._finished, []
        if self._trace.stretch is not None:
            taken.append((last, Rebuilt(self._trace.stretch, self._groups, self._search.groups())))
        return taken

    def stop(self) -> None:
        """Record no more."""
        if self._trace.stretch is not None:
            self._search.renumber(np.full(self._trace.stretch.records, NONE))
            self._trace.stretch = None

    def number(self, local: int) -> int:
        """Return the number in the recording of a record of the present stretch."""
        return int(self._numbers(np.array([local]))[0])

    def _numbers(self, local: NDArray[np.int64]) -> NDArray[np.int64]:
        numbers = local + self._shift
        earlier = local < len(self._earlier)
        numbers[earlier] = self._earlier[local[earlier]]
        return numbers

    def _begin(self, checkpoint: Checkpoint, before: RecordedTrace) -> None:
        """Begin a stretch with the siblings on the path, which have been recorded in `before`."""
        firsts = self._search.groups()
        parents = before.nodes.arrays["parent"]
        lasts = [self._last_sibling(parents, first, before.records) for first in firsts]
        taken = np.concatenate([np.arange(first, last) for first, last in zip(firsts, lasts, strict=True)])
        numbers = np.full(before.records, NONE)
        numbers[taken] = np.arange(len(taken))
        stretch = self._trace.empty_stretch(checkpoint.iteration)
        _copy_records(before.nodes.arrays, taken, numbers, stretch)
        stretch.nodes.arrays["iteration"][: len(taken)] = checkpoint.iteration  # a root was added before it began
        places = enumerate(taken.tolist())
        stretch.milestones = {place: before.milestones[old] for place, old in places if old in before.milestones}
        stretch.open, self._trace.stretch = self._trace.open, stretch
        self._earlier, self._shift = self._numbers(taken), checkpoint.records - len(taken)
        self._groups = [0, *np.cumsum([last - first for first, last in zip(firsts, lasts, strict=True)]).tolist()]
        self._search.renumber(numbers)

    def _last_sibling(self, parents: NDArray[Any], first: int, records: int) -> int:
        """Return the number after the last of the siblings on the stack that begin with a record."""
        last = first + 1
        if self._trace.stores_open and parents[first] != NONE:
            while last < records and parents[last] == parents[first]:
                last += 1
        return last


def _copy_records(
    columns: Mapping[str, NDArray[Any]], taken: NDArray[np.int64], numbers: NDArray[np.int64], stretch: RecordedTrace
) -> None:
    """Copy records that existed before a stretch into it. `numbers`: their new numbers, by the old ones."""
    stretch.records = count = len(taken)
    while stretch.nodes.capacity < count:
        stretch.nodes.grow()
    stretch.adopt(stretch.nodes, stretch.rows)
    for name, column in stretch.nodes.arrays.items():
        values = columns[name][taken]
        if name == "parent":
            values = np.where(values == NONE, NONE, numbers[values])
        elif name in ("expanded", "left"):
            values = np.where(values == NEVER, NEVER, 0)
        column[:count] = values
