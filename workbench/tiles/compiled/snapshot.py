"""The recording of a compiled best-first search at one moment, read as columns. Many are computed, not stored."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER, NONE, ComputedColumn, Entries, entry_numbers
from workbench.search.recording.recording import UNREACHABLE
from workbench.tiles.compiled.columns import BoardColumns
from workbench.tiles.kernels import best_first as kernels


def places_in(field: NDArray[Any], values: NDArray[Any], side: Literal["left", "right"]) -> NDArray[np.int64]:
    """Return the result of `np.searchsorted`, which would first copy the whole field of a structure."""
    below, place = (np.less if side == "left" else np.less_equal), np.zeros(len(values), np.int64)
    for bit in reversed(range(len(field).bit_length())):
        last = place + (1 << bit) - 1
        further = (last < len(field)) & below(field[np.minimum(last, len(field) - 1)], values)
        place[further] += 1 << bit
    return place


class Arrays(NamedTuple):
    """The arrays that the kernel fills; see `kernels.best_first`."""

    records: NDArray[Any]
    tiles: NDArray[np.uint8]
    slots: NDArray[np.uint32]
    row_node: NDArray[np.int32]
    row_records: NDArray[np.int32]
    marks: NDArray[np.int64]
    succession: NDArray[Any]


class Snapshot(NamedTuple):
    """The arrays, and how much of them is valid."""

    arrays: Arrays
    records: int
    steps: int
    generated: int
    successions: int
    degrees: NDArray[np.int64]
    open_at_start: int

    def expanded(self, record_numbers: Entries) -> NDArray[np.int32]:
        """Return the steps at which records were expanded, or NEVER."""
        expanded = self.arrays.records["expanded"][record_numbers]
        return np.where(expanded < 0, NEVER, expanded)

    def superseded(self, record_numbers: Entries) -> NDArray[np.int32]:
        """Return the steps at which records were superseded, or NEVER."""
        expanded = self.arrays.records["expanded"][record_numbers]
        steps = np.where(expanded < 0, -expanded, NEVER)
        closed_indices = np.flatnonzero(self.arrays.records["gone"][record_numbers]) if self.successions else ()
        if len(closed_indices):
            entries, records = self.arrays.succession[: self.successions], entry_numbers(record_numbers)[closed_indices]
            order = np.argsort(entries["previous"], kind="stable")
            at = np.searchsorted(entries["previous"][order], records)
            known = at < len(order)  # records superseded after the last valid step are not among the entries
            entry = order[at[known]]
            matches = entries["previous"][entry] == records[known]
            steps[closed_indices[known][matches]] = entries["step"][entry[matches]]
        return steps

    def previous(self, record_numbers: Entries) -> NDArray[np.int32]:
        """Return the records that these supersede, or NONE."""
        entries = self.arrays.succession[: self.successions]
        if isinstance(record_numbers, slice):
            result = np.full(record_numbers.stop - record_numbers.start, NONE, np.int32)
            record = entries["record"]
            first, last = bisect_left(record, record_numbers.start), bisect_left(record, record_numbers.stop)
            result[entries["record"][first:last] - record_numbers.start] = entries["previous"][first:last]
            return result
        result = np.full(len(record_numbers), NONE, np.int32)
        if len(entries):
            at = np.minimum(places_in(entries["record"], record_numbers, "left"), len(entries) - 1)
            matches = entries["record"][at] == record_numbers
            result[matches] = entries["previous"][at[matches]]
        return result

    def g(self, record_numbers: Entries) -> NDArray[np.int64]:
        g: NDArray[np.int64] = self.arrays.records["g"][record_numbers].astype(np.int64)
        return g

    def h(self, record_numbers: Entries) -> NDArray[np.int64]:
        h: NDArray[np.int64] = self.arrays.records["h"][record_numbers].astype(np.int64)
        h[h < 0] = UNREACHABLE
        return h

    def state(self, record_numbers: Entries) -> NDArray[np.int64]:
        """Return for each record the first record of its state, which identifies the state."""
        first = entry_numbers(record_numbers).copy()
        while True:
            earlier = self.previous(first)
            if (earlier == NONE).all():
                return first
            first = np.where(earlier == NONE, first, earlier)

    def _superseded_counts(self, rows: Entries) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return how many records had been superseded after steps `rows` + 1, and how many of them were closed."""
        entries, steps = self.arrays.succession[: self.successions], entry_numbers(rows) + 1
        if not len(entries):
            return np.zeros(len(steps), np.int64), np.zeros(len(steps), np.int64)
        if isinstance(rows, slice) and len(steps):
            first, last = (bisect_right(entries["step"], step) for step in (rows.start, rows.stop))
            per_step = np.bincount(entries["step"][first:last] - rows.start - 1, minlength=len(steps))
            count = per_step.cumsum() + first
        else:
            count = places_in(entries["step"], steps, "right")
        return count, np.where(count > 0, entries["reopened"][count - 1], 0)

    def reopened(self, rows: Entries) -> NDArray[np.int64]:
        """Return how often nodes had been reopened."""
        return self._superseded_counts(rows)[1]

    def open(self, rows: Entries) -> NDArray[np.int64]:
        """Return the number of nodes on OPEN."""
        count, closed = self._superseded_counts(rows)
        waiting: NDArray[np.int64] = self.arrays.row_records[rows] - (entry_numbers(rows) + 1) - (count - closed)
        return waiting

    def generated_by(self, record_numbers: Entries) -> NDArray[np.int64]:
        """Return how many successors had been generated, counting from the last mark."""
        rows = entry_numbers(record_numbers)
        if not len(rows):
            return np.zeros(0, np.int64)
        first = int(rows.min()) + 1
        mark = first // kernels.MARK_INTERVAL
        begin, last = mark * kernels.MARK_INTERVAL, int(rows.max()) + 1
        blanks = self.arrays.records["blank"][self.arrays.row_node[begin:last]]
        sums = np.concatenate((self.arrays.marks[mark : mark + 1], self.degrees[blanks])).cumsum()
        generated: NDArray[np.int64] = sums[rows + 1 - begin]
        # In the last step the goal may have been found before all successors were generated.
        return np.where(rows == self.steps - 1, self.generated, generated)


_NODES = {
    "parent": lambda snapshot_: snapshot_.arrays.records["parent"],
    "move": lambda snapshot_: snapshot_.arrays.records["move"],
    "g": lambda snapshot_: ComputedColumn(snapshot_.g, snapshot_.records),
    "h": lambda snapshot_: ComputedColumn(snapshot_.h, snapshot_.records),
    "expanded": lambda snapshot_: ComputedColumn(snapshot_.expanded, snapshot_.records),
    "state": lambda snapshot_: ComputedColumn(snapshot_.state, snapshot_.records),
    "previous": lambda snapshot_: ComputedColumn(snapshot_.previous, snapshot_.records),
    "superseded": lambda snapshot_: ComputedColumn(snapshot_.superseded, snapshot_.records),
}
_ROWS = {
    "node": lambda snapshot_: snapshot_.arrays.row_node,
    "records": lambda snapshot_: snapshot_.arrays.row_records,
    "open": lambda snapshot_: ComputedColumn(snapshot_.open, snapshot_.steps),
    "reopened": lambda snapshot_: ComputedColumn(snapshot_.reopened, snapshot_.steps),
    "generated": lambda snapshot_: ComputedColumn(snapshot_.generated_by, snapshot_.steps),
}


def node_columns(snapshot: Snapshot) -> BoardColumns:
    """Return the columns of the records."""
    return BoardColumns(_NODES, snapshot)


def row_columns(snapshot: Snapshot) -> BoardColumns:
    """Return the columns of the steps."""
    return BoardColumns(_ROWS, snapshot)
