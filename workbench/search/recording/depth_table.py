"""How many moves records are from their roots, found from their parents, each record only once."""

from __future__ import annotations

from threading import Lock
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NONE, Column

CHUNK = 1 << 17
"""Records that are processed at a time."""


class DepthTable:
    """The depths of the first records of a recording, which only grows. Any thread may use it."""

    def __init__(self) -> None:
        self._depths = np.empty(0, np.int32)
        self._count = 0
        self._lock = Lock()

    def of(self, parents: Column, which: Any) -> NDArray[np.int32]:
        """Return the depths of some records; `which`: any index of a column, `parents`: the column of all parents."""
        if isinstance(which, slice):
            needed = which.indices(len(parents))[1]
        else:
            indices = np.asarray(which)
            needed = len(indices) if indices.dtype == bool else int(indices.max(initial=-1)) + 1
        with self._lock:
            if needed > len(self._depths):
                self._depths = np.concatenate((self._depths, np.empty(max(needed, 1024), np.int32)))
            while self._count < needed:
                self._extend(parents, min(needed, self._count + CHUNK))
            found: NDArray[np.int32] = self._depths[: self._count][which]
        return found

    def _extend(self, parents: Column, end: int) -> None:
        """Compute the depths up to record `end`, by jumps over parents that double (Wyllie 1979)."""
        first = self._count
        above = np.asarray(parents[first:end]).astype(np.int64)
        depths = np.where(above == NONE, 0, 1)
        known = (above < first) & (above != NONE)
        depths[known] += self._depths[above[known]]
        jump, climbing = above - first, above >= first
        while climbing.any():
            there = jump[climbing]
            depths[climbing] += depths[there]
            jump[climbing] = jump[there]
            climbing[climbing] = climbing[there]
        self._depths[first:end] = depths
        self._count = end


_tables: WeakKeyDictionary[Any, DepthTable] = WeakKeyDictionary()


def depths_by_parents(recording: object, parents: Column, which: Any) -> NDArray[np.int32]:
    """Return how many moves records of a recording are from their roots; see `DepthTable.of`."""
    return _tables.setdefault(recording, DepthTable()).of(parents, which)
