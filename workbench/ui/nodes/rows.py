"""The rows of a table of nodes: records in some order; only the visible ones are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.lazy_records import Records
from workbench.search.recording.moment import Moment


class Rows(Protocol):
    """Records in the order of a table's rows."""

    def __len__(self) -> int: ...

    def rows(self, first: int, last: int) -> Records:
        """Return the records in rows `first` … `last` − 1, fewer at the end of the table."""
        ...

    def row_of(self, record: int) -> int | None:
        """Return the row of a record, or None if it is not in the table."""
        ...

    lasting: bool
    """Whether the candidates at every later step of the search begin with those of this step."""

    def candidates(self) -> tuple[NDArray[Any], NDArray[np.bool_] | None]:
        """Return the records among which the rows are, and whether each is in a row (None: all are)."""
        ...


class ArrayRows:
    """Records stored in an array."""

    lasting = False

    def __init__(self, records: Records) -> None:
        self._records = records

    def __len__(self) -> int:
        return len(self._records)

    def rows(self, first: int, last: int) -> Records:
        return self._records[first:last]

    def row_of(self, record: int) -> int | None:
        rows_found = np.flatnonzero(self._records == record)
        return int(rows_found[0]) if len(rows_found) else None

    def candidates(self) -> tuple[NDArray[Any], NDArray[np.bool_] | None]:
        return self._records, None


class ExpandedRows(ArrayRows):
    """The records expanded up to a moment, in order of expansion; none of them has been reopened."""

    lasting = True

    def __init__(self, moment: Moment[Any]) -> None:
        published = moment.recording.published
        super().__init__(published.rows["node"][: moment.t])
        self._step = published.nodes["expanded"]

    def row_of(self, record: int) -> int | None:
        step = int(self._step[record])
        return step - 1 if step != NEVER and step <= len(self) else None


class ClosedRows:
    """CLOSED at a moment after nodes were reopened: the records expanded and not superseded, in order of expansion."""

    lasting = True

    def __init__(self, moment: Moment[Any]) -> None:
        published = moment.recording.published
        self._t, self._expanded = moment.t, published.rows["node"][: moment.t]
        self._steps, self._superseded = published.nodes["expanded"], published.nodes["superseded"]
        self._left = moment.recording.left_closed(moment.t)
        self._before = self._left - np.arange(1, len(self._left) + 1)  # rows before the place of each of these

    def __len__(self) -> int:
        return self._t - len(self._left)

    def rows(self, first: int, last: int) -> Records:
        rows = np.arange(first, min(last, len(self)))
        records: Records = self._expanded[rows + np.searchsorted(self._before, rows, "right")].astype(np.int64)
        return records

    def row_of(self, record: int) -> int | None:
        step = int(self._steps[record])
        place = int(np.searchsorted(self._left, step))
        left = place < len(self._left) and self._left[place] == step
        return None if step > self._t or left else step - 1 - place

    def candidates(self) -> tuple[NDArray[Any], NDArray[np.bool_] | None]:
        return self._expanded, self._superseded[self._expanded] > self._t


class EditedRows:
    """Rows without some records, and with others inserted."""

    lasting = False

    def __init__(self, rows: Rows, removed: Sequence[int], inserted: Sequence[tuple[int, int]]) -> None:
        """`inserted`: (row before which a record is inserted, record), in order."""
        self._rows, self._removed, self._inserted = rows, removed, inserted
        gone = (row for record in removed if (row := rows.row_of(record)) is not None)
        self._parts = self._parts_of(sorted(gone), len(rows))

    def _parts_of(self, gone: list[int], count: int) -> list[tuple[int, int] | int]:
        """Return the parts in order: ranges of rows that are kept, and inserted records."""
        parts: list[tuple[int, int] | int] = []
        start = 0
        cuts = [(row, 0, record) for row, record in self._inserted] + [(row, 1, NONE) for row in gone]
        for row, _, record in sorted(cuts, key=lambda cut: cut[:2]):
            if row > start:
                parts.append((start, row))
            start = max(start, row)
            if record == NONE:
                start = row + 1
            else:
                parts.append(record)
        return [*parts, (start, count)] if count > start else parts

    def __len__(self) -> int:
        return sum(1 if isinstance(part, int) else part[1] - part[0] for part in self._parts)

    def rows(self, first: int, last: int) -> Records:
        found, start = [np.zeros(0, np.int64)], 0
        for part in self._parts:
            if isinstance(part, int):
                if first <= start < last:
                    found.append(np.array([part], np.int64))
                start += 1
                continue
            low, high = part
            begin, end = low + max(first - start, 0), min(high, low + last - start)
            if begin < end:
                found.append(self._rows.rows(begin, end))
            start += high - low
        return np.concatenate(found)

    def row_of(self, record: int) -> int | None:
        row, start = self._rows.row_of(record), 0
        for part in self._parts:
            if isinstance(part, int):
                if part == record:
                    return start
                start += 1
            else:
                if row is not None and part[0] <= row < part[1]:
                    return start + row - part[0]
                start += part[1] - part[0]
        return None

    def candidates(self) -> tuple[NDArray[Any], NDArray[np.bool_] | None]:
        records, kept = self._rows.candidates()
        present = ~np.isin(records, self._removed) & (True if kept is None else kept)
        new = np.array([record for _, record in self._inserted], records.dtype)
        return np.concatenate((records, new)), np.concatenate((present, np.ones(len(new), bool)))


def closed_rows(moment: Moment[Any]) -> Rows | None:
    """Return CLOSED at a moment, in order of expansion, or None if the search has no such list."""
    count = moment.counts.closed
    if count is None:
        return None
    return ExpandedRows(moment) if moment.counts.reopened == 0 else ClosedRows(moment)


def shown_open(shown: ShownMoment) -> Rows:
    """Return OPEN, or the path to the current node if the search has no OPEN."""
    waiting = shown.before.buckets
    if waiting is None or not shown.partial:
        return ArrayRows(shown.open) if waiting is None else waiting
    put = shown.before.in_order(np.array(sorted(shown.effects.put), np.int64)).tolist()
    return EditedRows(waiting, shown.effects.taken, [(waiting.place_for(record), record) for record in put])


def shown_closed(shown: ShownMoment) -> Rows | None:
    """Return CLOSED, in order of expansion, or None if the search has no such list."""
    rows = closed_rows(shown.before)
    if rows is None or not shown.partial:
        return rows
    now = shown.closed_now
    return EditedRows(rows, shown.effects.reopened, [] if now is None else [(len(rows), now)])
