"""The recordings of compiled layer-by-layer searches: the columns of the textbook's recording, filled by a kernel.

Two more columns contain the state of a record: the packed board, or the hash of one that is too large to be packed, and
the blank's cell. They replace the textbook's list of states and its dictionaries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.limits import machine_bytes
from workbench.search.problem.problem import Problem
from workbench.search.recording.columns import NEVER, NONE, Columns
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.moment import FORWARD
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.recording import BRANCHING
from workbench.search.recording.two_sided import TwoSidedPool
from workbench.tiles.compiled.pool import RESERVED, hashes
from workbench.tiles.kernels import layers as kernels
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS, pack, unpack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES

_MIN_SLOTS = 1 << 10


class BoardPool(NodePool[State]):
    """A pool of boards with at most one record of a board per side.

    Attributes:
        slots: the index of the records: a hash table whose number of slots is a power of two, NONE if empty.
        tiles: the tiles of every record, if boards are not packed; otherwise it has no rows.
        hashes: flat (tiles, cells): the contribution of each tile in each cell to the hash of a larger board.
        search_bytes: the bytes used by the search itself, set by the search.
    """

    def __init__(self, problem: Problem[State], most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._cells = cells = len(problem.initial())
        self.unpacked = cells > MAX_PACKED_CELLS
        self.hashes = hashes(cells) if self.unpacked else np.zeros(1, np.uint64)
        super().__init__(problem, {"board": np.uint64, "blank": np.uint8})
        self.labels = ["", *MOVES]
        self._label_index = {label: number for number, label in enumerate(self.labels)}
        self.slots: NDArray[np.int32] = np.full(_MIN_SLOTS, NONE, np.int32)
        self.tiles: NDArray[np.uint8] = np.zeros((self.nodes.capacity if self.unpacked else 0, cells), np.uint8)
        self.search_bytes = 0

    @property
    def shift(self) -> int:
        """The number of bits by which a hash is shifted to give a slot."""
        return 65 - len(self.slots).bit_length()

    def columns(self, *names: str) -> list[NDArray[Any]]:
        """Return these columns of the records, then the columns of the steps, for a kernel to fill."""
        rows = self.rows.arrays
        return [self.nodes.arrays[name] for name in names] + [
            rows[name] for name in ("node", "records", "open", "generated")
        ]

    def add_root(self, state: State, h: int) -> int:
        """Record the initial state of a side as the last record; return its number."""
        number = self._next_number()
        self._state[number], self._h[number] = number, h
        self.nodes.arrays["board"][number], self.nodes.arrays["blank"][number] = self.key(state), state.index(0)
        if self.unpacked:
            self.tiles[number] = list(state)
        kernels.reindex(self.nodes.arrays["board"], self.records, self.slots, self.shift)
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
            larger = np.empty(2 * len(self.slots), np.int32)
            self.peak_bytes = max(self.peak_bytes, self.nbytes + larger.nbytes)
            kernels.reindex(self.nodes.arrays["board"], self.records, larger, self.shift - 1)
            self.slots = larger

    def state(self, number: int) -> State:
        return self.state_of(number)

    def state_of(self, number: int) -> State:
        """Return the state of a record, published or not."""
        if self.unpacked:
            return bytes(self.tiles[number])
        return unpack(int(self.nodes.arrays["board"][number]), self._cells)

    def key(self, state: State) -> int:
        """Return the key of a state in its record: the packed board, or a hash of a larger one."""
        if not self.unpacked:
            return pack(state)
        return int(np.bitwise_xor.reduce(self.hashes[np.array(list(state)) * self._cells + np.arange(self._cells)]))

    def find(self, state: State, records: int) -> int:
        """Return the newest of the first `records` records with this state, or NONE."""
        return self.find_at(state, records, FORWARD)

    def find_at(self, state: State, records: int, side: int) -> int:
        """Return the newest of a side's records with this state among the first `records` records, or NONE."""
        slots = self.slots  # before the columns, because another thread may let these grow in the meantime
        nodes = self.nodes.arrays
        boards = nodes["board"]
        sides = nodes.get("side", boards[:0].view(np.uint8))
        shift = 65 - len(slots).bit_length()
        key, board = np.uint64(self.key(state)), np.array(list(state), np.uint8)
        number = int(kernels.find(boards, self.tiles, sides, key, board, side, slots, shift))
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
        self.slots, self.tiles, self.search_bytes = np.full(2, NONE, np.int32), self.tiles[:0].copy(), 0

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that further `expansions` may need, including arrays that are copied while they grow."""
        more = BRANCHING * expansions
        need = more * self._record_bytes + expansions * self.rows.row_bytes + 2 * self.search_bytes
        if self.records + more > self.nodes.capacity:
            need += self.records * self._record_bytes
        if self.steps + expansions > self.rows.capacity:
            need += self.steps * self.rows.row_bytes
        return need + (2 * self.slots.nbytes if self.records + more > len(self.slots) * 7 // 10 else 0)

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
        columns.capacity = capacity = self._capacity(columns.capacity)
        for name, array in columns.arrays.items():
            columns.arrays[name] = _longer(array, used, capacity)
        if of_records and self.unpacked:
            self.tiles = _longer(self.tiles, used, capacity)

    def _capacity(self, current: int) -> int:
        if 2 * current < RESERVED:
            return 2 * current
        reserved = min(max(self._most_bytes, machine_bytes() // 2) // self._record_bytes + 16, NEVER - 1)
        return reserved if reserved > current else current + current // 2


def _longer(array: NDArray[Any], used: int, length: int) -> NDArray[Any]:
    longer = np.zeros((length, *array.shape[1:]), array.dtype)
    longer[:used] = array[:used]
    return longer


class TwoSidedBoardPool(BoardPool, TwoSidedPool[State]):
    """The recording of a compiled bidirectional search."""


class LayeredBoardPool(BoardPool, LayeredPool[State]):
    """The recording of a compiled beam search."""
