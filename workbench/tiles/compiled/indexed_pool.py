"""The recording of a compiled search whose columns a kernel fills, with a hash table of the records."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

import numpy as np
from numpy.typing import DTypeLike, NDArray

from workbench.search.problem.problem import Number, Problem, S
from workbench.search.recording.columns import NONE
from workbench.search.recording.node_pool import NodePool
from workbench.tiles.puzzle.moves import MOVES

MIN_SLOTS = 1 << 10


def shift_of(slots: NDArray[np.int32]) -> int:
    """Return the number of bits by which a hash is shifted to give one of these slots."""
    return 65 - len(slots).bit_length()


class IndexedPool(NodePool[S]):
    """A pool with a column for the key of every record's state, and an index of these keys.

    Attributes:
        slots: the index of the records: a hash table whose number of slots is a power of two, NONE if empty.
        search_bytes: the bytes used by the search itself, set by the search.
    """

    index_growth = 2
    """The factor by which the index grows."""

    def __init__(self, problem: Problem[S], more: Mapping[str, DTypeLike]) -> None:
        super().__init__(problem, more)
        self.labels = ["", *MOVES]
        self._label_index = {label: number for number, label in enumerate(self.labels)}
        self.slots: NDArray[np.int32] = np.full(MIN_SLOTS, NONE, np.int32)
        self.search_bytes = 0

    @abstractmethod
    def _set_key(self, number: int, state: S) -> None:
        """Write the state of a record."""

    @abstractmethod
    def _reindex(self, slots: NDArray[np.int32]) -> None:
        """Fill `slots` with the index of all records."""

    def add_root(self, state: S, h: Number) -> int:
        """Record an initial state as the last record; return its number."""
        number = self._next_number()
        self._state[number], self._h[number] = number, h
        self._set_key(number, state)
        self._reindex(self.slots)
        self.open += 1
        return number

    def make_room(self) -> None:
        """Grow the arrays that are nearly full."""
        if self.records + 8 > self.nodes.capacity:
            self._grow(self.nodes)
            self._bind()
        if self.steps == self.rows.capacity:
            self._grow(self.rows)
        if self.records + 8 > len(self.slots) * 7 // 10:
            larger = np.empty(self.index_growth * len(self.slots), np.int32)
            self.peak_bytes = max(self.peak_bytes, self.nbytes + larger.nbytes)
            self._reindex(larger)
            self.slots = larger

    def _index_growth_bytes(self, more: int) -> int:
        """Return the bytes of a larger index if `more` records do not fit."""
        fits = self.records + more <= len(self.slots) * 7 // 10
        return 0 if fits else self.index_growth * self.slots.nbytes

    def discard(self) -> None:
        """Release all records and steps; the counters and the solution remain."""
        super().discard()
        self.slots, self.search_bytes = np.full(2, NONE, np.int32), 0
