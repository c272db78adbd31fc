"""A list of records of which only the beginning is read: a table shows a few rows of a list of millions."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Records = NDArray[np.int64]


class LazyRecords:
    """Records that are read in pieces, as far as needed.

    `by_age`: whether their numbers ascend, or descend.
    """

    def __init__(self, pieces: Iterator[Records], by_age: bool) -> None:
        self._pieces, self._by_age = pieces, by_age
        self._read: list[NDArray[np.int32]] = []
        self._ends: list[int] = [0]

    def slice(self, first: int, last: int) -> Records:
        """Return the records at the places `first` … `last` − 1."""
        while self._ends[-1] < last and self._read_piece():
            pass
        found = [np.zeros(0, np.int64)]
        place = int(np.searchsorted(self._ends, first, "right")) - 1
        while place < len(self._read) and self._ends[place] < last:
            start = self._ends[place]
            found.append(self._read[place][max(0, first - start) : last - start].astype(np.int64))
            place += 1
        return np.concatenate(found)

    def place_of(self, record: int) -> int | None:
        """Return the place of a record, or None if it is not one of them."""
        place = 0
        while place < len(self._read) or self._read_piece():
            piece = self._read[place]
            near = not self._by_age or (
                len(piece) and (piece[0] <= record <= piece[-1] or piece[-1] <= record <= piece[0])
            )
            if near and len(found := np.flatnonzero(piece == record)):
                return self._ends[place] + int(found[0])
            place += 1
        return None

    def _read_piece(self) -> bool:
        """Read one more piece; return whether there was one."""
        piece = next(self._pieces, None)
        if piece is not None:
            self._read.append(piece.astype(np.int32))
            self._ends.append(self._ends[-1] + len(piece))
        return piece is not None
