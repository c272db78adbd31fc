"""The recording of a compiled best-first search at one moment, read as columns. Many are computed, not stored."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.recording import UNREACHABLE
from workbench.tiles.compiled.columns import BoardColumns, Derived, Which, numbers
from workbench.tiles.kernels import best_first as kernels


class Arrays(NamedTuple):
    """The arrays that the kernel fills; see `kernels.best_first`."""

    records: NDArray[Any]
    tiles: NDArray[np.uint8]
    slots: NDArray[np.int32]
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

    def expanded(self, which: Which) -> NDArray[np.int32]:
        """Return the steps at which records were expanded, or NEVER."""
        expanded = self.arrays.records["expanded"][which]
        return np.where(expanded < 0, NEVER, expanded)

    def superseded(self, which: Which) -> NDArray[np.int32]:
        """Return the steps at which records were superseded, or NEVER."""
        expanded = self.arrays.records["expanded"][which]
        steps = np.where(expanded < 0, -expanded, NEVER)
        gone = np.flatnonzero(self.arrays.records["gone"][which]) if self.successions else ()
        if len(gone):
            entries, records = self.arrays.succession[: self.successions], numbers(which)[gone]
            order = np.argsort(entries["previous"], kind="stable")
            at = np.searchsorted(entries["previous"][order], records)
            known = at < len(order)  # records superseded after the last valid step are not among the entries
            entry = order[at[known]]
            right = entries["previous"][entry] == records[known]
            steps[gone[known][right]] = entries["step"][entry[right]]
        return steps

    def previous(self, which: Which) -> NDArray[np.int32]:
        """Return the records that these supersede, or NONE."""
        entries = self.arrays.succession[: self.successions]
        if isinstance(which, slice):
            found = np.full(which.stop - which.start, NONE, np.int32)
            record = entries["record"]  # a numpy search would copy the whole field
            first, last = bisect_left(record, which.start), bisect_left(record, which.stop)
            found[entries["record"][first:last] - which.start] = entries["previous"][first:last]
            return found
        found = np.full(len(which), NONE, np.int32)
        if len(entries):
            at = np.minimum(np.searchsorted(entries["record"], which), len(entries) - 1)
            right = entries["record"][at] == which
            found[right] = entries["previous"][at[right]]
        return found

    def g(self, which: Which) -> NDArray[np.int64]:
        g: NDArray[np.int64] = self.arrays.records["g"][which].astype(np.int64)
        return g

    def h(self, which: Which) -> NDArray[np.int64]:
        h: NDArray[np.int64] = self.arrays.records["h"][which].astype(np.int64)
        h[h < 0] = UNREACHABLE
        return h

    def state(self, which: Which) -> NDArray[np.int64]:
        """Return for each record the first record of its state, which identifies the state."""
        first = numbers(which).copy()
        while True:
            earlier = self.previous(first)
            if (earlier == NONE).all():
                return first
            first = np.where(earlier == NONE, first, earlier)

    def _happened(self, rows: Which) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return how many records had been superseded after steps `rows` + 1, and how many of them were closed."""
        entries, steps = self.arrays.succession[: self.successions], numbers(rows) + 1
        if not len(entries):
            return np.zeros(len(steps), np.int64), np.zeros(len(steps), np.int64)
        if isinstance(rows, slice) and len(steps):
            first, last = (bisect_right(entries["step"], step) for step in (rows.start, rows.stop))
            happened = np.bincount(entries["step"][first:last] - rows.start - 1, minlength=len(steps))
            count = happened.cumsum() + first
        else:
            count = np.searchsorted(entries["step"], steps, "right")
        return count, np.where(count > 0, entries["reopened"][count - 1], 0)

    def reopened(self, rows: Which) -> NDArray[np.int64]:
        """Return how often nodes had been reopened."""
        return self._happened(rows)[1]

    def open(self, rows: Which) -> NDArray[np.int64]:
        """Return the number of nodes on OPEN."""
        count, closed = self._happened(rows)
        waiting: NDArray[np.int64] = self.arrays.row_records[rows] - (numbers(rows) + 1) - (count - closed)
        return waiting

    def generated_by(self, which: Which) -> NDArray[np.int64]:
        """Return how many successors had been generated, counting from the last mark."""
        rows = numbers(which)
        if not len(rows):
            return np.zeros(0, np.int64)
        first = int(rows.min()) + 1
        mark = first // kernels.MARK
        begin, last = mark * kernels.MARK, int(rows.max()) + 1
        blanks = self.arrays.records["blank"][self.arrays.row_node[begin:last]]
        sums = np.concatenate((self.arrays.marks[mark : mark + 1], self.degrees[blanks])).cumsum()
        generated: NDArray[np.int64] = sums[rows + 1 - begin]
        # In the last step the goal may have been found before all successors were generated.
        return np.where(rows == self.steps - 1, self.generated, generated)


_NODES = {
    "parent": lambda now: now.arrays.records["parent"],
    "move": lambda now: now.arrays.records["move"],
    "g": lambda now: Derived(now.g, now.records),
    "h": lambda now: Derived(now.h, now.records),
    "expanded": lambda now: Derived(now.expanded, now.records),
    "state": lambda now: Derived(now.state, now.records),
    "previous": lambda now: Derived(now.previous, now.records),
    "superseded": lambda now: Derived(now.superseded, now.records),
}
_ROWS = {
    "node": lambda now: now.arrays.row_node,
    "records": lambda now: now.arrays.row_records,
    "open": lambda now: Derived(now.open, now.steps),
    "reopened": lambda now: Derived(now.reopened, now.steps),
    "generated": lambda now: Derived(now.generated_by, now.steps),
}


def node_columns(snapshot: Snapshot) -> BoardColumns:
    """Return the columns of the records."""
    return BoardColumns(_NODES, snapshot)


def row_columns(snapshot: Snapshot) -> BoardColumns:
    """Return the columns of the steps."""
    return BoardColumns(_ROWS, snapshot)
