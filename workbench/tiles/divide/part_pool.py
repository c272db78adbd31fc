"""The recording of a compiled search of a sub-goal: the columns of the textbook's recording, filled by a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NONE, Columns
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.recording import BRANCHING
from workbench.tiles.divide.block import BlockProblem, BlockState
from workbench.tiles.divide.part_keys import KEY_BITS, cell_bits
from workbench.tiles.kernels import parts as kernels
from workbench.tiles.kernels.best_first import HASH_MULTIPLIER
from workbench.tiles.puzzle.moves import MOVES

_MIN_SLOTS = 1 << 10


class PartPool(NodePool[BlockState]):
    """A pool with an additional column `key`, the state of every record as a number.

    Attributes:
        slots: the index of the newest records: a hash table whose number of slots is a power of two, NONE if empty.
        search_bytes: the bytes used by the search itself, set by the search.
    """

    problem: BlockProblem

    def __init__(self, problem: BlockProblem) -> None:
        subgoal = problem.subgoal
        self._bits, self._columns = cell_bits(subgoal), problem.start.columns
        self._top, self._left, self._width = subgoal.rows[0], subgoal.columns[0], len(subgoal.columns)
        super().__init__(problem, {"key": np.uint64})
        self.labels = ["", *MOVES]
        self._label_index = {label: number for number, label in enumerate(self.labels)}
        self.slots: NDArray[np.int32] = np.full(_MIN_SLOTS, NONE, np.int32)
        self.search_bytes = 0

    @property
    def shift(self) -> int:
        """The number of bits by which a hash is shifted to give a slot."""
        return 65 - len(self.slots).bit_length()

    def columns(self) -> list[NDArray[Any]]:
        """Return the columns of the records, then the columns of the steps, for the kernel to fill."""
        nodes, rows = self.nodes.arrays, self.rows.arrays
        names = ("key", "parent", "move", "g", "h", "expanded", "superseded", "previous", "state")
        return [nodes[name] for name in names] + [
            rows[name] for name in ("node", "records", "open", "reopened", "generated")
        ]

    def add_root(self, state: BlockState, h: int) -> None:
        number = self._next_number()
        self._h[number], self.nodes.arrays["key"][number] = h, self.key(state)
        self._reindex(self.slots)
        self.open += 1

    def make_room(self) -> None:
        """Grow the arrays that are nearly full."""
        if self.records + 8 > self.nodes.capacity:
            self._grow(self.nodes)
            self._bind()
        if self.steps == self.rows.capacity:
            self._grow(self.rows)
        if self.records + 8 > len(self.slots) * 7 // 10:
            larger = np.empty(4 * len(self.slots), np.int32)
            self.peak_bytes = max(self.peak_bytes, self.nbytes + larger.nbytes)
            self._reindex(larger)
            self.slots = larger

    def _reindex(self, slots: NDArray[np.int32]) -> None:
        nodes, shift = self.nodes.arrays, 65 - len(slots).bit_length()
        kernels.reindex(nodes["key"], nodes["superseded"], self.records, slots, shift)

    def key(self, state: Sequence[int]) -> int:
        """Return the number of a state."""
        number = 0
        for place, cell in enumerate(state):
            row, column = divmod(cell, self._columns)
            number |= ((row - self._top) * self._width + column - self._left) << self._bits * place
        return number

    def state(self, number: int) -> BlockState:
        if not self.problem.eye:
            return self.problem.pack(self._cells(number))
        return self.problem.after([self._cells(record) for record in self.path(number)])

    def _cells(self, number: int) -> list[int]:
        key, bits = int(self.published.nodes["key"][number]), self._bits
        cells = []
        for place in range(len(self.problem.subgoal.tiles) + 1):
            row, column = divmod(key >> bits * place & (1 << bits) - 1, self._width)
            cells.append((row + self._top) * self._columns + column + self._left)
        return cells

    def find(self, state: BlockState, records: int) -> int:
        """Return the newest of the first `records` records with this state, or NONE."""
        slots = self.slots  # before the columns, because another thread may let these grow in the meantime
        keys, key = self.nodes.arrays["key"], self.key(state)
        place = ((key ^ (key >> 29)) * HASH_MULTIPLIER & (1 << KEY_BITS) - 1) >> 65 - len(slots).bit_length()
        while (number := int(slots[place])) != NONE:
            if number < len(keys) and keys[number] == key:
                return self._newest(number, records)
            place = (place + 1) % len(slots)
        return NONE

    def sort_keys(self, numbers: NDArray[np.int64]) -> Sequence[BlockState]:
        """Return the states of the records."""
        return [self.problem.pack(self._cells(number)) for number in numbers.tolist()]

    def discard(self) -> None:
        """Release all records and steps; the counters and the solution remain."""
        super().discard()
        self.slots, self.search_bytes = np.full(2, NONE, np.int32), 0

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that further `expansions` may need, including arrays that are copied while they grow."""
        more, need = BRANCHING * expansions, 2 * self.search_bytes
        if self.records + more > self.nodes.capacity:
            need += self.nodes.row_bytes * self.nodes.grown_capacity
        if self.steps + expansions > self.rows.capacity:
            need += self.rows.row_bytes * self.rows.grown_capacity
        return need + (4 * self.slots.nbytes if self.records + more > len(self.slots) * 7 // 10 else 0)

    @property
    def nbytes(self) -> int:
        """Bytes of the columns, of the index, and of the search itself."""
        return self.nodes.nbytes + self.rows.nbytes + self.slots.nbytes + self.search_bytes

    def _grow(self, columns: Columns) -> None:
        """Grow columns, quickly at first, because growing them costs more than the few nodes of a sub-goal."""
        super()._grow(columns)
        while columns.capacity < _MIN_SLOTS:
            columns.grow()
