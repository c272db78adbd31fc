"""Append-only numpy columns that grow together."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

import numpy as np
from numpy.typing import DTypeLike, NDArray

NEVER = int(np.iinfo(np.int32).max)
"""The step of an event that has not happened."""
NONE = -1
"""No record."""


class Column(Protocol):
    """An array of entries, or an object that can be indexed like one: by a number, a slice, or an array of numbers."""

    def __getitem__(self, index: Any, /) -> NDArray[Any]: ...

    def __len__(self) -> int: ...

    def item(self, index: int, /) -> Any:
        """Return entry `index` as a Python number."""
        ...


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


def allocated(value: object) -> int:
    """Return the bytes that Python allocates for an object, without what it refers to; sizes are multiples of 16."""
    return (sys.getsizeof(value) + 15) // 16 * 16


Allocate = Callable[[int, np.dtype[Any]], NDArray[Any]]
_allocated: Allocate = np.empty


def allocate_by(allocate: Allocate) -> None:
    """Use `allocate` for all columns created from now on."""
    global _allocated
    _allocated = allocate


@contextmanager
def unshared() -> Iterator[None]:
    """Create columns within this context that no other process maps."""
    global _allocated
    before, _allocated = _allocated, np.empty
    try:
        yield
    finally:
        _allocated = before


_SMALL = 1 << 14
"""Columns with fewer rows grow faster."""


class Columns:
    """Named arrays with a common capacity; their owner has filled a prefix.

    Growing copies into new arrays and leaves the old ones unchanged. A reader that holds them loses nothing, because
    what is written later concerns later steps, which it ignores.

        Attributes:
            arrays: name -> array of `capacity` entries.
            capacity: the number of rows that fit.
            expected: how many rows the owner expects to fill, if it fills every entry itself, so that memory can be
                reserved which is used only when it is filled; else 0.
    """

    expected = 0

    def __init__(self, dtypes: Mapping[str, DTypeLike], fill: Mapping[str, int], capacity: int = 256) -> None:
        self._fill, self._allocated = fill, _allocated
        self.capacity = capacity
        self.arrays: dict[str, NDArray[Any]] = {
            name: self._allocated(capacity, np.dtype(dtype)) for name, dtype in dtypes.items()
        }
        for name, array in self.arrays.items():
            array[:] = fill.get(name, 0)

    @property
    def row_bytes(self) -> int:
        return sum(array.itemsize for array in self.arrays.values())

    @property
    def nbytes(self) -> int:
        """Bytes currently allocated."""
        return self.row_bytes * self.capacity

    @property
    def grown_capacity(self) -> int:
        """The capacity after the next growth: larger by half, but small columns become four times as large.

        Growing small columns takes longer than what is written into them.
        """
        if self.capacity < _SMALL:
            return 4 * self.capacity
        return max(self.capacity + self.capacity // 2, self.expected)

    def grow(self) -> None:
        """Make room for more rows; every array is then a new one."""
        capacity = self.grown_capacity
        for name, old in self.arrays.items():
            new = self._allocated(capacity, old.dtype)
            new[: self.capacity] = old
            if not self.expected:
                new[self.capacity :] = self._fill.get(name, 0)
            self.arrays[name] = new
        self.capacity = capacity

    def adopt(self, capacity: int, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Use other arrays, whose rows another process fills."""
        self.arrays, self.capacity = dict(arrays), capacity
