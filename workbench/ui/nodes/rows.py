"""The rows of a table of nodes: records in some order; only the visible ones are read."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER
from workbench.search.recording.moment import Moment

Records = NDArray[np.int64]


class Rows(Protocol):
    """Records in the order of a table's rows."""

    def __len__(self) -> int: ...

    def rows(self, first: int, last: int) -> Records:
        """Return the records in rows `first` … `last` − 1, fewer at the end of the table."""
        ...

    def row_of(self, record: int) -> int | None:
        """Return the row of a record, or None if it is not in the table."""
        ...

    def all(self) -> Records: ...


class ArrayRows:
    """Records stored in an array."""

    def __init__(self, records: Records) -> None:
        self._records = records

    def __len__(self) -> int:
        return len(self._records)

    def rows(self, first: int, last: int) -> Records:
        return self._records[first:last]

    def row_of(self, record: int) -> int | None:
        rows_found = np.flatnonzero(self._records == record)
        return int(rows_found[0]) if len(rows_found) else None

    def all(self) -> Records:
        return self._records


class ExpandedRows(ArrayRows):
    """The records expanded up to a moment, in order of expansion; none of them has been reopened."""

    def __init__(self, moment: Moment[Any]) -> None:
        published = moment.recording.published
        super().__init__(published.rows["node"][: moment.t])
        self._step = published.nodes["expanded"]

    def row_of(self, record: int) -> int | None:
        step = int(self._step[record])
        return step - 1 if step != NEVER and step <= len(self) else None


def closed_rows(moment: Moment[Any]) -> Rows | None:
    """Return CLOSED at a moment, in order of expansion, or None if the search has no such list."""
    if moment.counts.closed is None:
        return None
    if moment.counts.reopened == 0:
        return ExpandedRows(moment)
    return ArrayRows(moment.closed if moment.closed is not None else np.zeros(0, np.int64))
