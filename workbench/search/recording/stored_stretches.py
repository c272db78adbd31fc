"""The stored stretches of a film, for a thread that must not wait for the search that would rebuild them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NEVER
from workbench.search.recording.depth_first_trace import Fate, Trace
from workbench.search.recording.film import Checkpoint, Rebuilt, Siblings
from workbench.search.recording.film_sharing import (
    PackedColumns,
    PackedStretch,
    Place,
    pack_columns,
    place,
    unpack_columns,
    unpack_stretch,
)
from workbench.search.recording.recording import Recording

STATE_BYTES = 400
"""The size of a state in this process and in that of the search, about."""
OBJECT_BYTES = 1500
"""The size of a stored stretch without its columns, about."""


class _Stored(NamedTuple):
    """A stretch without its milestones; these: their records, and the indices of their states."""

    stretch: PackedStretch
    milestones: PackedColumns

    @property
    def nbytes(self) -> int:
        columns = self.stretch.nodes, self.stretch.rows, self.milestones
        return OBJECT_BYTES + sum(len(entries) for _, entries in columns)


class StoredStretches:
    """The stretches of a search in another process that have been sent here; see `FilmedSearch`."""

    def __init__(self, recording: Recording[Any]) -> None:
        self._recording = recording
        self.stores_open = recording.stores_open
        self.nbytes = 0
        self._stored: dict[Place, _Stored] = {}
        self._states: list[Any] = []
        self._indices: dict[Any, int] = {}
        self._dtypes: dict[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]] = {}

    def store(self, stretches: Iterable[tuple[Place, PackedStretch]]) -> None:
        """Store stretches; one that has grown replaces the earlier one."""
        states = len(self._states)
        for beginning, stretch in stretches:
            milestones = {"record": [*stretch.milestones], "state": [*map(self._index, stretch.milestones.values())]}
            columns = {name: np.array(numbers, np.int64) for name, numbers in milestones.items()}
            all_columns = stretch.nodes, stretch.rows, pack_columns(columns)
            nodes, rows, packed_milestones = map(self._with_known_dtypes, all_columns)
            stored = _Stored(stretch._replace(nodes=nodes, rows=rows, milestones={}), packed_milestones)
            before = self._stored.get(beginning)
            self._stored[beginning] = stored
            self.nbytes += stored.nbytes - (0 if before is None else before.nbytes)
        self.nbytes += STATE_BYTES * (len(self._states) - states)

    def _with_known_dtypes(self, columns: PackedColumns) -> PackedColumns:
        """Return the columns with a description that all stretches share."""
        return columns._replace(dtypes=self._dtypes.setdefault(columns.dtypes, columns.dtypes))

    def _index(self, state: Any) -> int:
        """Return the index of a state, which is stored only once."""
        index = self._indices.setdefault(state, len(self._states))
        if index == len(self._states):
            self._states.append(state)
        return index

    def rebuild(self, checkpoint: Checkpoint, _bound: Number | None, steps: int) -> Rebuilt:
        stretch, packed_milestones = self._stored[place(checkpoint)]
        found = unpack_columns(packed_milestones)
        pairs = zip(found["record"].tolist(), found["state"].tolist(), strict=True)
        milestones = {number: self._states[index] for number, index in pairs}
        rebuilt = unpack_stretch(stretch._replace(milestones=milestones), self._recording)
        assert isinstance(rebuilt.trace, Trace)
        if steps < rebuilt.trace.steps:
            _shorten(rebuilt.trace, steps, rebuilt.groups[-1])
        return rebuilt

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        if not self.stores_open:
            return [Siblings()] * (len(checkpoint.path) + 1)
        trace, groups, _ = self.rebuild(checkpoint, None, 0)
        nodes = trace.nodes.arrays
        waits = (nodes["expanded"] > 0) & (nodes["left"] > 0)
        is_on_path = (nodes["expanded"] == 0) & (nodes["left"] > 0)
        found = []
        for first, last in pairwise(groups):
            waiting = np.flatnonzero(waits[first:last]).tolist()
            on_path = np.flatnonzero(is_on_path[first:last]).tolist()
            rank, *others = on_path + waiting
            found.append(Siblings(rank, tuple(others)))
        return found


def _shorten(trace: Trace[Any], steps: int, records_at_start: int) -> None:
    """Remove what a stretch contains after a number of steps."""
    nodes = trace.nodes.arrays
    trace.records = int(trace.rows.arrays["records"][steps - 1]) if steps else records_at_start
    trace.steps = steps
    nodes["fate"][(nodes["left"] > steps)] = Fate.NONE
    for name in ("expanded", "left"):
        nodes[name][nodes[name] > steps] = NEVER
    trace.publish()
