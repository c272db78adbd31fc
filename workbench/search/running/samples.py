"""The counters of a run over time, thinned out so that their number is bounded."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

FIRST_CAPACITY, CAPACITY = 64, 4096


class Samples:
    """Rows (seconds, expanded, generated, open), one per slice; when there are too many, every other row is dropped."""

    def __init__(self) -> None:
        self._rows = np.zeros((FIRST_CAPACITY, 4))
        self._count = 0

    def add(self, seconds: float, expanded: int, generated: int, waiting: int) -> None:
        """Add the current counters of a run; `waiting`: the number of nodes on OPEN."""
        if self._count == len(self._rows) < CAPACITY:
            self._rows = np.concatenate((self._rows, np.zeros_like(self._rows)))
        elif self._count == CAPACITY:
            thinned = np.zeros_like(self._rows)
            thinned[: CAPACITY // 2] = self._rows[1::2]
            self._count, self._rows = CAPACITY // 2, thinned  # in this order: a reader reads the rows first
        self._rows[self._count] = seconds, expanded, generated, waiting
        self._count += 1

    def until(self, expanded: int) -> Samples:
        """Return the samples up to this number of expansions."""
        rows, samples = self.table(), Samples()
        samples._count = int(np.searchsorted(rows[:, 1], expanded, "right"))
        samples._rows = np.zeros((CAPACITY, 4))
        samples._rows[: samples._count] = rows[: samples._count]
        return samples

    def table(self) -> NDArray[np.float64]:
        """Return the rows so far, shape (n, 4): seconds, expanded, generated, open."""
        rows, count = self._rows, self._count
        return rows[:count]
