"""A film of a search in another process: its checkpoints and its stretches, transferred as plain data.

A stretch is transferred with the texts of its labels, because both processes number labels as they come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import takewhile
from sys import intern
from typing import Any, NamedTuple

import numpy as np

from workbench.search.recording.columns import NEVER, Columns
from workbench.search.recording.depth_first_trace import Trace
from workbench.search.recording.film import Checkpoint, Film, FilmedSearch, Rebuilt
from workbench.search.recording.recording import Recording

PackedColumns = Mapping[str, tuple[str, bytes]]
"""Column -> (dtype, entries)."""


class FilmChanges(NamedTuple):
    """What a slice has added to a film. `ended`: whether the film ends before the search."""

    checkpoints: tuple[Checkpoint, ...]
    ended: bool


class FilmWriter:
    """Detects the changes of a film that is made in this process, if a recording has one."""

    def __init__(self, recording: Recording[Any]) -> None:
        self._trace = recording if isinstance(recording, Trace) else None
        self._last = 0, NEVER

    @property
    def begins(self) -> bool:
        """Whether a film has begun that is not known to the other process."""
        return self._film is not None and not self._last[0]

    def changes(self) -> FilmChanges | None:
        """Return what has changed since the last call; None without a film."""
        film = self._film
        if film is None:
            return None
        new = tuple(takewhile(lambda point: _place(point) > self._last, reversed(film.checkpoints)))[::-1]
        self._last = _place(film.checkpoints[-1])
        return FilmChanges(new, film.end is not None)

    @property
    def _film(self) -> Film[Any] | None:
        return None if self._trace is None else self._trace.film


def apply_film_changes(trace: Recording[Any], changes: FilmChanges, filmed_search: Callable[[], FilmedSearch]) -> None:
    """Apply what a `FilmWriter` detected in another process. `filmed_search` creates what rebuilds the stretches."""
    assert isinstance(trace, Trace)
    for point in changes.checkpoints:
        checkpoint = replace(point, path=tuple(map(intern, point.path)))
        if trace.film is None:
            trace.film = Film(trace, checkpoint, filmed_search())
        elif trace.film.end is None:
            trace.film.add(checkpoint)
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
    moves = trace.nodes.arrays["move"]
    used, moves[: trace.records] = np.unique(moves[: trace.records], return_inverse=True)
    return PackedStretch(
        trace.records,
        trace.steps,
        _packed(trace.nodes, trace.records),
        _packed(trace.rows, trace.steps),
        tuple(trace.labels[number] for number in used.tolist()),
        trace.milestones,
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


def _place(checkpoint: Checkpoint) -> tuple[int, int]:
    return checkpoint.steps, checkpoint.iteration


def _packed(columns: Columns, length: int) -> PackedColumns:
    return {name: (array.dtype.str, array[: max(1, length)].tobytes()) for name, array in columns.arrays.items()}


def _unpacked(packed: PackedColumns) -> Columns:
    arrays = {name: np.frombuffer(entries, np.dtype(kind)) for name, (kind, entries) in packed.items()}
    columns = Columns({}, {}, len(arrays["parent" if "parent" in arrays else "node"]))
    columns.adopt(columns.capacity, arrays)
    return columns
