"""A film of a search in another process: its checkpoints and its stretches, transferred as plain data.

A stretch is transferred with the texts of its labels, because both processes number labels as they come.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import takewhile
from sys import intern
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER, Columns
from workbench.search.recording.depth_first_trace import Trace
from workbench.search.recording.film import Checkpoint, Film, FilmedSearch, Rebuilt
from workbench.search.recording.recording import Recording

Place = tuple[int, int]
"""The steps and the iteration of a checkpoint, by which it is known."""

_LEVEL = 3
"""A fast compression."""


class PackedColumns(NamedTuple):
    """Columns of equal length. `dtypes`: (name, dtype) of each; `entries`: their entries, compressed."""

    dtypes: tuple[tuple[str, str], ...]
    entries: bytes


class FilmChanges(NamedTuple):
    """What a slice has added to a film.

    `stretches`: if they are stored, the new ones, and the last one as far as it is recorded. `ended`: whether the film
    ends before the search.
    """

    checkpoints: tuple[Checkpoint, ...]
    stretches: tuple[tuple[Place, PackedStretch], ...]
    ended: bool


class FilmWriter:
    """Detects the changes of a film that is made in this process, if a recording has one."""

    def __init__(self, recording: Recording[Any]) -> None:
        self._trace = recording if isinstance(recording, Trace) else None
        self._last: Place = 0, NEVER

    @property
    def begins(self) -> bool:
        """Whether a film has begun that is not known to the other process."""
        return self._film is not None and not self._last[0]

    def changes(self) -> FilmChanges | None:
        """Return what has changed since the last call; None without a film."""
        film = self._film
        if film is None:
            return None
        new = tuple(takewhile(lambda point: place(point) > self._last, reversed(film.checkpoints)))[::-1]
        self._last = place(film.checkpoints[-1])
        return FilmChanges(new, self._stretches(film), film.end is not None)

    def _stretches(self, film: Film[Any]) -> tuple[tuple[Place, PackedStretch], ...]:
        filming = None if self._trace is None else self._trace.filming
        if filming is None or filming.recorder is None:
            return ()
        film.checkpoints = film.checkpoints[-1:]  # the other process has all
        taken = filming.recorder.take(film.checkpoints[-1])
        return tuple((place(checkpoint), pack_stretch(recorded)) for checkpoint, recorded in taken)

    @property
    def _film(self) -> Film[Any] | None:
        return None if self._trace is None else self._trace.film


def apply_film_changes(
    trace: Recording[Any], changes: FilmChanges, filmed_search: Callable[[], FilmedSearch], stored_bytes: int | None
) -> None:
    """Apply what a `FilmWriter` detected in another process.

    `filmed_search` creates what rebuilds the stretches, or what has stored them; `stored_bytes`: see `Film`.
    """
    assert isinstance(trace, Trace)
    for point in changes.checkpoints:
        checkpoint = replace(point, path=tuple(map(intern, point.path)))
        if trace.film is None:
            trace.film = Film(trace, checkpoint, filmed_search())
        elif trace.film.end is None:
            trace.film.add(checkpoint)
    if trace.film is not None:
        trace.film.stored_bytes = stored_bytes
    if changes.ended and trace.film is not None and trace.film.end is None:
        trace.film.cut(trace.film.checkpoints[-1])


def filmed_search_of(recording: Recording[Any]) -> FilmedSearch:
    """Return what rebuilds the stretches of a search that is filmed."""
    assert isinstance(recording, Trace)
    assert recording.filming is not None
    return recording.filming.search


class PackedStretch(NamedTuple):
    """A rebuilt stretch as plain data; in its column `move`, moves are indices of `labels`."""

    records: int
    steps: int
    nodes: PackedColumns
    rows: PackedColumns
    labels: tuple[str, ...]
    milestones: dict[int, Any]
    groups: tuple[int, ...]
    end_groups: tuple[int, ...]


def pack_stretch(rebuilt: Rebuilt) -> PackedStretch:
    """Return a rebuilt stretch for another process."""
    trace = rebuilt.trace
    assert isinstance(trace, Trace)
    used, moves = np.unique(trace.nodes.arrays["move"][: trace.records], return_inverse=True)
    nodes = {name: array[: max(1, trace.records)] for name, array in trace.nodes.arrays.items()}
    rows = {name: array[: max(1, trace.steps)] for name, array in trace.rows.arrays.items()}
    return PackedStretch(
        trace.records,
        trace.steps,
        pack_columns({**nodes, "move": moves.astype(np.int32)}),
        pack_columns(rows),
        tuple(trace.labels[number] for number in used.tolist()),
        dict(trace.milestones),
        tuple(rebuilt.groups),
        tuple(rebuilt.end_groups),
    )


def unpack_stretch(packed: PackedStretch, recording: Recording[Any]) -> Rebuilt:
    """Return a stretch of `recording` that another process has rebuilt."""
    assert isinstance(recording, Trace)
    trace = recording.empty_stretch(0)
    nodes, rows = _unpacked(packed.nodes), _unpacked(packed.rows)
    numbers = np.array([recording.label_index(label) for label in packed.labels], np.int32)
    nodes.arrays["move"] = numbers[nodes.arrays["move"]]
    trace.adopt(nodes, rows)
    trace.records, trace.steps, trace.milestones = packed.records, packed.steps, packed.milestones
    trace.publish()
    return Rebuilt(trace, packed.groups, packed.end_groups)


def place(checkpoint: Checkpoint) -> Place:
    return checkpoint.steps, checkpoint.iteration


def pack_columns(arrays: Mapping[str, NDArray[Any]]) -> PackedColumns:
    """Compress columns. Neighbouring entries differ by little, so the bytes of the differences are mostly equal."""
    parts = []
    for array in arrays.values():
        differences = array if array.dtype.kind == "f" else np.diff(array, prepend=array.dtype.type(0))
        parts.append(differences.view(np.uint8).reshape(-1, array.itemsize).T.tobytes())
    dtypes = tuple((name, array.dtype.str) for name, array in arrays.items())
    return PackedColumns(dtypes, zlib.compress(b"".join(parts), _LEVEL))


def unpack_columns(packed: PackedColumns) -> dict[str, NDArray[Any]]:
    """Return what `pack_columns` compressed."""
    dtypes, arrays, first = {name: np.dtype(kind) for name, kind in packed.dtypes}, {}, 0
    parts = np.frombuffer(zlib.decompress(packed.entries), np.uint8)
    parts = parts.reshape(sum(dtype.itemsize for dtype in dtypes.values()), -1)
    for name, dtype in dtypes.items():
        last = first + dtype.itemsize
        array = np.ascontiguousarray(parts[first:last].T).view(dtype).ravel()
        arrays[name] = array if dtype.kind == "f" else np.cumsum(array, dtype=dtype)
        first = last
    return arrays


def _unpacked(packed: PackedColumns) -> Columns:
    arrays = unpack_columns(packed)
    columns = Columns({}, {}, len(arrays["parent" if "parent" in arrays else "node"]))
    columns.adopt(columns.capacity, arrays)
    return columns
