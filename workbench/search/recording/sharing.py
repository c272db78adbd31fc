"""A recording that one process writes and another displays: the columns are files that both map into memory.

After each slice the writing process sends all other changes: counters and new list elements.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import weakref
from collections.abc import Mapping
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import Columns
from workbench.search.recording.recording import Recording


class SharedArrays:
    """Allocates arrays as files in `folder`; a file is removed when its array is freed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count()
        self._files: weakref.WeakValueDictionary[str, Any] = weakref.WeakValueDictionary()

    def allocate(self, entries: int, dtype: np.dtype[Any]) -> NDArray[Any]:
        """Return a new array. Raises MemoryError if there is no room for it."""
        path = self._folder / str(next(self._numbers))
        size = max(1, entries * dtype.itemsize)
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | getattr(os, "O_BINARY", 0), 0o600)
        try:
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(file, 0, size)  # writing to a page without disk space would end the process
            else:
                os.ftruncate(file, size)
            array = np.frombuffer(mmap.mmap(file, size), dtype, entries)
        except OSError as error:
            path.unlink()
            raise MemoryError from error
        finally:
            os.close(file)
        self._files[path.name] = array
        weakref.finalize(array, _remove, path)
        return array

    def names(self, arrays: Mapping[str, NDArray[Any]]) -> dict[str, tuple[str, str]]:
        """Return the file and the dtype of each array; all must have been allocated here."""
        files = {id(array): name for name, array in self._files.items()}
        return {column: (files[id(array)], array.dtype.str) for column, array in arrays.items()}


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


class AttributeChange(NamedTuple):
    """The change of an attribute: a new value, or if `more`, the elements added to a list or a mapping."""

    value: Any
    more: bool = False


class RecordingChanges(NamedTuple):
    """The changes of a recording by a slice: attributes, and new columns by name: (capacity, name -> (file, dtype))."""

    attributes: dict[str, AttributeChange]
    columns: dict[str, tuple[int, dict[str, tuple[str, str]]]]


class Writer:
    """Detects the changes of a recording that is written in this process."""

    def __init__(self, recording: Recording[Any], arrays: SharedArrays) -> None:
        self._recording, self._arrays, self._unshared = recording, arrays, recording.unshared
        self._known: dict[str, Any] = {}
        self._lengths: dict[str, int] = {}
        self._columns: dict[str, tuple[int, ...]] = {}

    def leave_out(self, *names: str) -> None:
        """Ignore these attributes from now on."""
        self._unshared |= {*names}

    def changes(self) -> RecordingChanges:
        """Return what has changed since the last call."""
        recording, found = self._recording, {}
        for name, value in vars(recording).items():
            if name not in self._unshared and (change := self._change(name, value)) is not None:
                found[name] = change
        columns = {}
        for name, one in (("nodes", recording.nodes), ("rows", recording.rows)):
            if self._columns.get(name) != (stamp := tuple(map(id, one.arrays.values()))):
                self._columns[name] = stamp
                columns[name] = one.capacity, self._arrays.names(one.arrays)
        return RecordingChanges(found, columns)

    def _change(self, name: str, value: Any) -> AttributeChange | None:
        if isinstance(value, np.ndarray) or "<locals>" in getattr(value, "__qualname__", ""):
            return None
        unknown = name not in self._known
        if isinstance(value, list | dict):
            before = self._lengths.get(name, 0)
            new = unknown or self._known[name] is not value or len(value) < before
            if not new and len(value) == before:
                return None
            self._known[name], self._lengths[name] = value, len(value)
            if new:
                return AttributeChange(value)
            return AttributeChange(
                dict(islice(value.items(), before, None)) if isinstance(value, dict) else value[before:], True
            )
        if not unknown and (self._known[name] is value or self._known[name] == value):
            return None
        self._known[name] = value
        return AttributeChange(value)


def apply_changes(recording: Recording[Any], changes: RecordingChanges, folder: Path) -> None:
    """Apply the changes found by a `Writer` in another process."""
    for name, (value, more) in changes.attributes.items():
        if not more:
            setattr(recording, name, value)
        elif isinstance(value, dict):
            getattr(recording, name).update(value)
        else:
            getattr(recording, name).extend(value)
    if changes.columns:
        mapped_columns = {name: _mapped(*column_data, folder) for name, column_data in changes.columns.items()}
        recording.adopt(mapped_columns.get("nodes", recording.nodes), mapped_columns.get("rows", recording.rows))
    recording.catch_up()


def _mapped(capacity: int, files: Mapping[str, tuple[str, str]], folder: Path) -> Columns:
    columns = Columns({}, {}, capacity)
    columns.adopt(capacity, {column: _array(folder / file, kind, capacity) for column, (file, kind) in files.items()})
    return columns


def _array(path: Path, kind: str, entries: int) -> NDArray[Any]:
    with path.open("rb") as file:
        return np.frombuffer(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ), np.dtype(kind), entries)
