"""Columns of a compiled recording that are not stored in the form in which they are read: narrow, sparse, or computed.

Like an array, each is indexed by a number, a slice or an array of numbers; `item` returns a plain number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import Column

Entries = slice | NDArray[np.int64]
"""A range of consecutive entries, or any entries."""
Read = Callable[[Entries], NDArray[Any]]


def entry_numbers(entries: Entries) -> NDArray[np.int64]:
    """Return the numbers of the entries."""
    return np.arange(entries.start, entries.stop) if isinstance(entries, slice) else entries


class ComputedColumn:
    """A column with `length` entries, which are computed from their numbers."""

    def __init__(self, read: Read, length: int) -> None:
        self._read, self._length = read, length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            first, last, step = index.indices(self._length)
            return self._read(slice(first, max(first, last)) if step == 1 else np.arange(first, last, step))
        if np.ndim(index):
            entries = np.asarray(index)
            return self._read(np.flatnonzero(entries) if entries.dtype == bool else entries)
        return self._read(np.array([index]))[0]

    def item(self, index: int) -> Any:
        """Return entry `index` as a plain number."""
        return self[index].item()


class BoardColumns(Mapping[str, Column]):
    """Columns by name; each is created when it is read."""

    def __init__(self, makers: Mapping[str, Callable[[Any], Column]], source: Any) -> None:
        self._makers, self._source = makers, source

    def __getitem__(self, name: str) -> Column:
        return self._makers[name](self._source)

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
