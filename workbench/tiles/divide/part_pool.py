"""The recording of a compiled search of a sub-goal: the columns of the textbook's recording, filled by a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.recording import BRANCHING
from workbench.tiles.compiled.indexed_pool import IndexedPool, shift_of
from workbench.tiles.divide.block import KEY_BITS, BlockProblem, BlockState, cell_bits
from workbench.tiles.kernels import parts as kernels
from workbench.tiles.kernels.best_first_index import HASH_MULTIPLIER


class PartPool(IndexedPool[BlockState]):
    """A pool with an additional column `key`, the state of every record as a number. Its index has the newest ones."""

    problem: BlockProblem
    index_growth = 4

    def __init__(self, problem: BlockProblem) -> None:
        subgoal = problem.subgoal
        self._bits, self._columns = cell_bits(subgoal), problem.start.columns
        self._top, self._left, self._width = subgoal.rows[0], subgoal.columns[0], len(subgoal.columns)
        super().__init__(problem, {"key": np.uint64})

    def columns(self) -> list[NDArray[Any]]:
        """Return the columns of the records, then the columns of the steps, for the kernel to fill."""
        nodes, rows = self.nodes.arrays, self.rows.arrays
        names = ("key", "parent", "move", "g", "h", "expanded", "superseded", "previous", "state")
        return [nodes[name] for name in names] + [
            rows[name] for name in ("node", "records", "open", "reopened", "generated")
        ]

    def exhaust_states(self) -> Status:
        """Return how a search ended that has expanded everything; records of the same state count once."""
        superseded = int(np.count_nonzero(self.nodes.arrays["previous"][: self.records] != NONE))
        return self.exhaust(self.records - superseded)

    def _set_key(self, number: int, state: BlockState) -> None:
        self.nodes.arrays["key"][number] = self.key(state)

    def _reindex(self, slots: NDArray[np.int32]) -> None:
        kernels.reindex(self.nodes.arrays["key"], self.records, slots, shift_of(slots))

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
        place = ((key ^ (key >> 29)) * HASH_MULTIPLIER & (1 << KEY_BITS) - 1) >> shift_of(slots)
        while (number := int(slots[place])) != NONE:
            if number < len(keys) and keys[number] == key:
                return self._newest(number, records)
            place = (place + 1) % len(slots)
        return NONE

    def sort_keys(self, numbers: NDArray[np.int64]) -> Sequence[BlockState]:
        """Return the states of the records."""
        return [self.problem.pack(self._cells(number)) for number in numbers.tolist()]

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that further `expansions` may need, including arrays that are copied while they grow."""
        more, need = BRANCHING * expansions, 2 * self.search_bytes
        if self.records + more > self.nodes.capacity:
            need += self.nodes.row_bytes * self.nodes.grown_capacity
        if self.steps + expansions > self.rows.capacity:
            need += self.rows.row_bytes * self.rows.grown_capacity
        return need + self._index_growth_bytes(more)

    @property
    def nbytes(self) -> int:
        """Bytes of the columns, of the index, and of the search itself."""
        return self.nodes.nbytes + self.rows.nbytes + self.slots.nbytes + self.search_bytes
