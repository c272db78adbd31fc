"""The recordings of compiled layer-by-layer searches: the columns of the textbook's recording, filled by a kernel.

Two more columns contain the state of a record: the packed board, or the hash of one that is too large to be packed, and
the blank's cell. They replace the textbook's list of states and its dictionaries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number, Problem
from workbench.search.recording.columns import NONE, Columns
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.moment import FORWARD
from workbench.search.recording.recording import BRANCHING
from workbench.search.recording.two_sided import TwoSidedPool
from workbench.tiles.compiled.boards import board_key, hashes, longer, next_capacity, recorded_state
from workbench.tiles.compiled.indexed_pool import IndexedPool, shift_of
from workbench.tiles.kernels import layers as kernels
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.puzzle.board import State


class BoardPool(IndexedPool[State]):
    """A pool of boards with at most one record of a board per side.

    Attributes:
        tiles: the tiles of every record, if boards are not packed; otherwise it has no rows.
        hashes: flat (tiles, cells): the contribution of each tile in each cell to the hash of a larger board.
    """

    def __init__(self, problem: Problem[State], most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._cells = cells = len(problem.initial())
        self.unpacked = cells > MAX_PACKED_CELLS
        self.hashes = hashes(cells)
        super().__init__(problem, {"board": np.uint64, "blank": np.uint8})
        self.tiles: NDArray[np.uint8] = np.zeros((self.nodes.capacity if self.unpacked else 0, cells), np.uint8)

    def columns(self, *names: str) -> list[NDArray[Any]]:
        """Return these columns of the records, then the columns of the steps, for a kernel to fill."""
        rows = self.rows.arrays
        return [self.nodes.arrays[name] for name in names] + [
            rows[name] for name in ("node", "records", "open", "generated")
        ]

    def _set_key(self, number: int, state: State) -> None:
        self.nodes.arrays["board"][number], self.nodes.arrays["blank"][number] = self.key(state), state.index(0)
        if self.unpacked:
            self.tiles[number] = list(state)

    def _reindex(self, slots: NDArray[np.int32]) -> None:
        kernels.reindex(self.nodes.arrays["board"], self.records, slots, shift_of(slots))

    def state(self, number: int) -> State:
        return self.state_of(number)

    def state_of(self, number: int) -> State:
        """Return the state of a record, published or not."""
        return recorded_state(number, self.nodes.arrays["board"], self.tiles)

    def key(self, state: State) -> int:
        """Return the key of a state in its record."""
        return board_key(state, self.hashes)

    def find(self, state: State, records: int) -> int:
        """Return the newest of the first `records` records with this state, or NONE."""
        return self.find_at(state, records, FORWARD)

    def find_at(self, state: State, records: int, side: int) -> int:
        """Return the newest of a side's records with this state among the first `records` records, or NONE."""
        slots = self.slots  # before the columns, because another thread may let these grow in the meantime
        nodes = self.nodes.arrays
        boards = nodes["board"]
        sides = nodes.get("side", boards[:0].view(np.uint8))
        key, board = np.uint64(self.key(state)), np.array(list(state), np.uint8)
        number = int(kernels.find(boards, self.tiles, sides, key, board, side, slots, shift_of(slots)))
        return number if number < records else NONE

    def sort_keys(self, numbers: NDArray[np.int64]) -> Sequence[Any]:
        """Return for each record a key in the order of the states."""
        if self.unpacked:
            return [tiles.tobytes() for tiles in self.tiles[numbers]]
        keys: list[int] = self.published.nodes["board"][numbers].tolist()
        return keys

    def discard(self) -> None:
        """Release all records and steps; the counters and the solution remain."""
        super().discard()
        self.tiles = self.tiles[:0].copy()

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that further `expansions` may need, including arrays that are copied while they grow."""
        more = BRANCHING * expansions
        need = more * self._record_bytes + expansions * self.rows.row_bytes + 2 * self.search_bytes
        if self.records + more > self.nodes.capacity:
            need += self.records * self._record_bytes
        if self.steps + expansions > self.rows.capacity:
            need += self.steps * self.rows.row_bytes
        return need + self._index_growth_bytes(more)

    @property
    def nbytes(self) -> int:
        """Bytes of the filled records and steps, of the index, and of the search itself."""
        filled = self.records * self._record_bytes + self.steps * self.rows.row_bytes
        return filled + self.slots.nbytes + self.search_bytes

    @property
    def _record_bytes(self) -> int:
        return self.nodes.row_bytes + (self._cells if self.unpacked else 0)

    def _grow(self, columns: Columns) -> None:
        """Grow columns: double them, then reserve all that the limit, or half of the machine's memory, allows.

        Reserved memory is used only when it is filled.
        """
        of_records = columns is self.nodes
        used, width = (self.records, self._record_bytes) if of_records else (self.steps, columns.row_bytes)
        self.peak_bytes = max(self.peak_bytes, self.nbytes + used * width)
        columns.capacity = capacity = next_capacity(columns.capacity, self._most_bytes, self._record_bytes)
        for name, array in columns.arrays.items():
            columns.arrays[name] = longer(array, used, capacity)
        if of_records and self.unpacked:
            self.tiles = longer(self.tiles, used, capacity)


class TwoSidedBoardPool(BoardPool, TwoSidedPool[State]):
    """The recording of a compiled bidirectional search."""

    def add_root(self, state: State, h: Number, side: int = FORWARD) -> int:
        number = super().add_root(state, h)
        self.nodes.arrays["side"][number] = side
        return number


class LayeredBoardPool(BoardPool, LayeredPool[State]):
    """The recording of a compiled beam search."""
