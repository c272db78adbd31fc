"""The widest texts that the columns of a table of nodes have to hold, so that none of them is ever cut."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import units
from workbench.search.recording.recording import UNREACHABLE, Recording
from workbench.ui.nodes.node_columns import COLUMNS, Listing, eights
from workbench.wording import number

MAX = 1 << 14
"""New records that are looked at."""


class ColumnWidths:
    """What the nodes recorded so far need; each call of `texts` takes in what has been recorded since the last one."""

    def __init__(self, recording: Recording[Any]) -> None:
        self.recording = recording
        self._records = 0
        self._costs = {name: _Extent() for name, column in COLUMNS.items() if column.widest is None}

    def texts(self, of: Listing) -> list[str]:
        """Return the widest text of each column."""
        self._update(of)
        return [
            self._costs[name].text(of.unit) if column.widest is None else column.widest(of)
            for name, column in COLUMNS.items()
        ]

    def _update(self, of: Listing) -> None:
        """Take in all that is recorded now; of very many new ones a part, since it is their extent that matters."""
        first, last = self._records, self.recording.published.records
        self._records = last
        new = np.arange(first, last, max(1, (last - first) // MAX))
        for name, extent in self._costs.items():
            values = COLUMNS[name].values(of, new)
            extent.add(values[values < UNREACHABLE], of.unit)


class _Extent:
    def __init__(self) -> None:
        self._greatest, self._fractional = 0.0, False

    def add(self, values: NDArray[Any], unit: int) -> None:
        if len(values):
            self._greatest = max(self._greatest, float(values.max()))
            self._fractional = self._fractional or bool(np.any(values % unit))

    def text(self, unit: int) -> str:
        whole = int(units(self._greatest, unit))
        return eights(number(whole + 0.888, 3) if self._fractional else number(whole))
