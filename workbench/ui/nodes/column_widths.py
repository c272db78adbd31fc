"""The widest texts of the columns of a table of nodes, so that none of them is ever truncated."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import to_display_units
from workbench.search.recording.recording import UNREACHABLE, Recording
from workbench.ui.nodes.node_columns import COLUMNS, Listing, widest_digits
from workbench.wording import number

MAX_MEASURED = 1 << 14
"""Maximum number of new records that are measured."""


class ColumnWidths:
    """The widths for the nodes recorded so far; each call of `texts` includes the records since the last call."""

    def __init__(self, recording: Recording[Any]) -> None:
        self.recording = recording
        self._records = 0
        self._costs = {name: _Extent() for name, column in COLUMNS.items() if column.widest is None}

    def texts(self, listing: Listing) -> list[str]:
        """Return the widest text of each column."""
        self._update(listing)
        return [
            self._costs[name].text(listing.unit) if column.widest is None else column.widest(listing)
            for name, column in COLUMNS.items()
        ]

    def _update(self, listing: Listing) -> None:
        """Include all new records; of a large number only a sample, since only their range matters."""
        first, last = self._records, self.recording.kept_records
        self._records = last
        new = np.arange(first, last, max(1, (last - first) // MAX_MEASURED))
        if last < (end := self.recording.published.records):  # those that are not in memory are alike
            new = np.append(new, end - 1)
        for name, extent in self._costs.items():
            values = COLUMNS[name].values(listing, new)
            extent.add(values[values < UNREACHABLE], listing.unit)


class _Extent:
    def __init__(self) -> None:
        self._maximum, self._fractional = 0.0, False

    def add(self, values: NDArray[Any], unit: int) -> None:
        if len(values):
            self._maximum = max(self._maximum, float(values.max()))
            self._fractional = self._fractional or bool(np.any(values % unit))

    def text(self, unit: int) -> str:
        integer = int(to_display_units(self._maximum, unit))
        return widest_digits(number(integer + 0.888, 3) if self._fractional else number(integer))
