"""Sorting the rows of a table of nodes by a column: at once if there are few, otherwise in a thread of its own.

The candidates for the rows stay sorted from one step to the next: later ones are merged in, and the rows of a step are
selected from them.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from workbench.search.recording.lazy_records import Records
from workbench.search.recording.radix import argsort
from workbench.search.recording.recording import Recording
from workbench.ui.base.jobs import Job, Jobs
from workbench.ui.nodes.node_columns import Listing, NodeColumn
from workbench.ui.nodes.rows import Rows

IMMEDIATE = 1 << 16
"""Maximum number of records of a search whose rows are sorted at once."""

PIECE = 1 << 20
"""Number of records whose keys are read at a time."""

Places = NDArray[np.int32]


class SortedRows:
    """Records in an array, each of which is found at once."""

    lasting = False

    def __init__(self, records: NDArray[np.int32]) -> None:
        self._records = records
        self._rows = np.full(int(records.max()) + 1 if len(records) else 0, -1, np.int32)
        self._rows[records] = np.arange(len(records), dtype=np.int32)

    def __len__(self) -> int:
        return len(self._records)

    def rows(self, first: int, last: int) -> Records:
        return self._records[first:last].astype(np.int64)

    def row_of(self, record: int) -> int | None:
        row = int(self._rows[record]) if record < len(self._rows) else -1
        return None if row < 0 else row

    def candidates(self) -> tuple[NDArray[Any], None]:
        return self._records, None


@dataclass(frozen=True)
class Request:
    """What is to be sorted, and how."""

    listing: Listing
    rows: Rows
    column: NodeColumn
    descending: bool

    def same_order(self, other: Request | None) -> bool:
        """Return whether the rows belong to the same search as those of another request, and are sorted alike."""
        return (
            other is not None
            and other.listing.recording is self.listing.recording
            and (other.column, other.descending) == (self.column, self.descending)
        )


class _Sorted(NamedTuple):
    """Attributes: places, the sorted candidates, as their places in the order of the list; rows, those of a step."""

    recording: Recording[Any]
    column: NodeColumn
    places: Places
    rows: SortedRows


class Sorting(QObject):
    """Sorts rows; a request waits for the running one, which is cut short unless it has the same order.

    So a search cannot overtake the sorting of its nodes, and sorting many millions does not compete with itself.
    Signal: `sorted(rows)`.
    """

    sorted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._report)
        self._jobs.ended.connect(self._continue)
        self._running: Request | None = None
        self._next: Request | None = None
        self._last: _Sorted | None = None

    @property
    def busy(self) -> bool:
        return self._running is not None

    def begin(self, request: Request) -> None:
        """Sort; small lists are sorted before this returns."""
        small = request.listing.moment.records <= IMMEDIATE
        if self.busy and not small:
            self._next = request
            if not request.same_order(self._running):
                self._jobs.cut_short()
            return
        self._jobs.cancel()
        self._running, self._next = request, None
        self._jobs.begin(_sort(request, self._last), at_once=small)

    def stop(self) -> None:
        """Drop everything: it holds the memory of a search."""
        self._jobs.cancel()
        self._running = self._next = self._last = None

    def _report(self, result: object) -> None:
        assert isinstance(result, _Sorted)
        self._last = result
        waiting = self._next
        if waiting is None:
            self._running = None
        if waiting is None or waiting.same_order(self._running):
            self.sorted.emit(result.rows)

    def _continue(self) -> None:
        request = self._next
        self._running = self._next = None
        if request is not None:
            self.begin(request)


def _keys(request: Request, records: NDArray[Any]) -> Generator[None, None, NDArray[Any]]:
    """Return what the records are sorted by; a sort that is no longer wanted ends between two pieces."""
    column, listing = request.column, request.listing
    keys = column.values(listing, records[:PIECE])
    if len(records) <= PIECE:
        return keys
    pieces = [keys]
    for first in range(PIECE, len(records), PIECE):
        yield None
        pieces.append(column.values(listing, records[first : first + PIECE]))
    return np.concatenate(pieces)


def _sort(request: Request, before: _Sorted | None) -> Job:
    listing, column = request.listing, request.column
    records, shown = request.rows.candidates()
    yield None
    usable = before is not None and request.rows.lasting and before.recording is listing.recording
    places = before.places if before is not None and usable and before.column is column else np.zeros(0, np.int32)
    sorted_count = len(places)
    if sorted_count < len(records):
        new_keys = yield from _keys(request, records[sorted_count:])
        order = argsort(new_keys)
        yield None
        new = (order + sorted_count).astype(np.int32)
        if sorted_count:
            keys = yield from _keys(request, records[places])
            new = np.insert(places, np.searchsorted(keys, new_keys[order], "right"), new)
        places = new
        yield None
    chosen = places if sorted_count <= len(records) else places[places < len(records)]
    if shown is not None:
        chosen = chosen[shown[chosen]]
    yield None
    rows = SortedRows(records[chosen[::-1] if request.descending else chosen].astype(np.int32))
    yield _Sorted(listing.recording, column, places, rows)
