"""Append-only numpy columns that grow together."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import DTypeLike, NDArray

NEVER = int(np.iinfo(np.int32).max)
"""The step of what has not happened."""
NONE = -1
"""The number of no record."""


class Column(Protocol):
    """An array of entries, or what is read like one: by a number, by a slice, by an array of numbers."""

    def __getitem__(self, index: Any, /) -> NDArray[Any]:
        """Return the entry, or the entries."""
        ...

    def item(self, index: int, /) -> Any:
        """Return entry `index` as a plain number."""
        ...


def allocated(thing: object) -> int:
    """Return the bytes that Python takes for an object without what it refers to: they come in portions of 16."""
    return (sys.getsizeof(thing) + 15) // 16 * 16


Allocate = Callable[[int, np.dtype[Any]], NDArray[Any]]
_allocated: Allocate = np.empty


def allocate_by(allocate: Allocate) -> None:
    """Have all columns that are made or grow from now on allocated by `allocate`."""
    global _allocated
    _allocated = allocate


class Columns:
    """Named arrays of one capacity, of which the owner has filled a prefix.

    Growing copies into new arrays and leaves the old ones as they are, so a reader that holds them loses nothing: what
    is written later concerns later steps, which it ignores.

    Attributes:
        arrays: name -> array of `capacity` entries.
        capacity: how many rows there is room for.
    """

    def __init__(self, dtypes: Mapping[str, DTypeLike], fill: Mapping[str, int], capacity: int = 256) -> None:
        self._fill = fill
        self.capacity = capacity
        self.arrays: dict[str, NDArray[Any]] = {
            name: _allocated(capacity, np.dtype(dtype)) for name, dtype in dtypes.items()
        }
        for name, array in self.arrays.items():
            array[:] = fill.get(name, 0)

    @property
    def row_bytes(self) -> int:
        """Bytes of one row."""
        return sum(array.itemsize for array in self.arrays.values())

    @property
    def nbytes(self) -> int:
        """Bytes held now."""
        return self.row_bytes * self.capacity

    @property
    def grown_capacity(self) -> int:
        """The capacity after the next growth: half as much again."""
        return self.capacity + self.capacity // 2

    def grow(self) -> None:
        """Make room for more rows; every array is a new one afterwards."""
        capacity = self.grown_capacity
        for name, old in self.arrays.items():
            new = _allocated(capacity, old.dtype)
            new[: self.capacity] = old
            new[self.capacity :] = self._fill.get(name, 0)
            self.arrays[name] = new
        self.capacity = capacity

    def adopt(self, capacity: int, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Take other arrays, of rows that another process fills."""
        self.arrays, self.capacity = dict(arrays), capacity
