"""The recording of a compiled best-first search: 32 bytes a node, and what can be worked out is not kept.

The kernel fills the arrays; nothing that is published is ever overwritten but by what happens at a later step, which
readers ignore.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.limits import machine_bytes
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.pool import Pool
from workbench.search.recording.recording import BRANCHING, Published
from workbench.tiles.compiled.snapshot import Arrays, Snapshot, node_columns, row_columns
from workbench.tiles.kernels import best_first as kernels
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS, pack, unpack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem

SMALLEST = 1 << 10
"""Records that there is room for at first."""
RESERVED = 1 << 16
"""From so many records on, room is reserved for all that could ever be: memory is taken only as it is filled."""
_ROW_BYTES = 8


class CompiledPool(Pool[State]):
    """A pool that a kernel writes. Its counters are read from `control` after each slice.

    Attributes:
        arrays: what is recorded, replaced when it grows. control: the kernel's counters and settings.
        held_bytes: what the search itself holds, told by the search.
    """

    held_bytes = 0
    problem: TileProblem

    def __init__(self, problem: TileProblem, most_bytes: int) -> None:
        super().__init__(problem, {}, {})
        self.labels = ["", *MOVES]
        self.wide = problem.goal.cells > MAX_PACKED_CELLS
        self._most_bytes = most_bytes
        cells = problem.goal.cells
        self._record_bytes = kernels.RECORD.itemsize + (cells if self.wide else 0)
        self.control = np.zeros(kernels.CONTROL, np.int64)
        self._degrees = np.array([len(ways) for ways in problem.ways], np.int64)
        self._hashes = hashes(cells) if self.wide else np.zeros(1, np.uint64)
        self.arrays = Arrays(
            np.empty(SMALLEST, kernels.RECORD),
            np.empty((SMALLEST if self.wide else 0, cells), np.uint8),
            np.full(2 * SMALLEST, NONE, np.int32),
            np.empty(SMALLEST, np.int32),
            np.empty(SMALLEST, np.int32),
            np.zeros(4, np.int64),
            np.empty(16, kernels.SUCCESSION),
        )
        self.control[kernels.SHIFT] = 64 - (2 * SMALLEST).bit_length() + 1
        self._weigh()

    def key(self, state: State) -> int:
        """Return what stands for a state in its record: the packed board, or a hash of a larger one."""
        if not self.wide:
            return pack(state)
        cells = np.arange(len(state))
        return int(np.bitwise_xor.reduce(self._hashes[np.array(list(state)) * len(state) + cells]))

    @property
    def hashes(self) -> NDArray[np.uint64]:
        """Flat (tiles, cells): what each tile in each cell adds to the hash of a larger board."""
        return self._hashes

    def read_counters(self) -> None:
        """Take over the kernel's counters."""
        (self.records, self.expanded, self.generated, self.open, self.max_open, self.pruned) = self.control[
            : kernels.PRUNED + 1
        ].tolist()
        self.steps = self.expanded
        self.reopened = int(self.control[kernels.REOPENED])

    def publish(self) -> None:
        """Let readers see all that is recorded now."""
        snapshot = Snapshot(
            self.arrays,
            self.records,
            self.steps,
            self.generated,
            int(self.control[kernels.SUCCESSIONS]),
            self._degrees,
            self._open_at_start,
        )
        self.published = Published(
            self.steps,
            self.records,
            self._records_at_start,
            self._open_at_start,
            self.goal,
            node_columns(snapshot),
            row_columns(snapshot),
            (),
        )

    def begin(self, state: State, h: int) -> None:
        """Record the start."""
        record = self.arrays.records[:1]
        record["state"], record["parent"], record["expanded"], record["next"] = self.key(state), NONE, NEVER, NONE
        record["g"], record["h"], record["blank"], record["move"], record["gone"] = 0, h, state.index(0), 0, 0
        if self.wide:
            self.arrays.tiles[0] = list(state)
        self.control[kernels.RECORDS] = self.control[kernels.OPEN] = 1
        self._records_at_start = self._open_at_start = 1
        kernels.rehash(self.arrays.records, 1, self.arrays.slots, self.control[kernels.SHIFT])
        self.read_counters()

    def solve(self, number: int) -> None:
        """Note the goal that was found, and the moves to it."""
        self.goal, way = number, []
        records = self.arrays.records
        while records["parent"][number] != NONE:
            way.append(self.labels[records["move"][number]])
            number = int(records["parent"][number])
        self.solution = tuple(reversed(way))

    def state(self, number: int) -> State:
        """Return the state of record `number`."""
        if self.wide:
            return bytes(self.arrays.tiles[number])
        return unpack(int(self.arrays.records["state"][number]), self.problem.goal.cells)

    def find(self, state: State, records: int) -> int:
        """Return the newest of the first `records` records that holds `state`, or NONE."""
        arrays, board = self.arrays, np.array(list(state), np.uint8)
        shift = 64 - len(arrays.slots).bit_length() + 1
        number = int(kernels.find(arrays.records, arrays.tiles, board, np.uint64(self.key(state)), arrays.slots, shift))
        previous = self.published.nodes["previous"]
        while number >= records:
            number = int(previous[number])
        return number

    def wait_at(self, which: slice | NDArray[np.int64], t: int) -> NDArray[np.bool_]:
        """Tell of records that had been generated by step `t` whether they waited on OPEN then."""
        expanded = self.arrays.records["expanded"][which]
        waits: NDArray[np.bool_] = np.abs(expanded) > t  # what was superseded on OPEN has its step with a minus
        return waits

    def sort_keys(self, numbers: NDArray[np.int64]) -> Sequence[Any] | NDArray[Any]:
        """Return for each record what sorts as its state does."""
        if self.wide:
            return [tiles.tobytes() for tiles in self.arrays.tiles[numbers]]
        keys: NDArray[np.uint64] = self.arrays.records["state"][numbers]
        return keys

    def discard(self) -> None:
        """Let go of all records and steps; the counters and the solution stay."""
        super().discard()
        self._other_bytes = self.held_bytes = 0
        self.arrays = Arrays._make(array[:0].copy() for array in self.arrays)

    # Room

    @property
    def nbytes(self) -> int:
        """Bytes that are taken: of records and steps those that are filled, the other arrays in full."""
        count = min(self.records, len(self.arrays.records))
        return count * self._record_bytes + self.steps * _ROW_BYTES + self._other_bytes + self.held_bytes

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that further `expansions` may take, a larger index beside the old one included."""
        more, arrays = BRANCHING * expansions, self.arrays
        need = more * self._record_bytes + expansions * _ROW_BYTES
        if self.records + more > len(arrays.slots) * 7 // 10:
            need += 2 * arrays.slots.nbytes
        if self.records + more > len(arrays.records) >= RESERVED:
            need += len(arrays.records) * self._record_bytes
        return need + (arrays.succession.nbytes * 3 // 2 if self._successions_left() < more else 0)

    def _successions_left(self) -> int:
        return len(self.arrays.succession) - int(self.control[kernels.SUCCESSIONS])

    def make_room(self) -> None:
        """Grow what is nearly full."""
        arrays, grown = self.arrays, {}
        count, steps = self.records, self.steps
        if count + 8 > len(arrays.records):
            capacity = self._capacity(len(arrays.records))
            grown["records"] = _longer(arrays.records, count, capacity)
            if self.wide:
                grown["tiles"] = _longer(arrays.tiles, count, capacity)
        if steps + 2 > len(arrays.row_node):
            capacity = self._capacity(len(arrays.row_node))
            grown["row_node"] = _longer(arrays.row_node, steps, capacity)
            grown["row_records"] = _longer(arrays.row_records, steps, capacity)
        if steps // kernels.MARK + 4 > len(arrays.marks):
            grown["marks"] = _longer(arrays.marks, len(arrays.marks), 2 * len(arrays.marks))
        if self._successions_left() < 8:
            length = len(arrays.succession)
            grown["succession"] = _longer(arrays.succession, length, length + length // 2)
        if count + 8 > len(arrays.slots) * 7 // 10:
            grown["slots"] = np.empty(2 * len(arrays.slots), np.int32)
            self.control[kernels.SHIFT] -= 1
            records = grown.get("records", arrays.records)
            kernels.rehash(records, count, grown["slots"], self.control[kernels.SHIFT])
        self.arrays = arrays._replace(**grown)
        self._weigh()

    def _weigh(self) -> None:
        arrays = self.arrays
        self._other_bytes = arrays.slots.nbytes + arrays.marks.nbytes + arrays.succession.nbytes

    def _capacity(self, now: int) -> int:
        """Return the next capacity: twice, then all that the limit, or half the machine, has room for."""
        reserved = min(max(self._most_bytes, machine_bytes() // 2) // self._record_bytes + 16, NEVER - 1)
        if 2 * now < RESERVED:
            return 2 * now
        return reserved if reserved > now else now + now // 2


def _longer(array: NDArray[Any], used: int, length: int) -> NDArray[Any]:
    longer = np.empty((length, *array.shape[1:]), array.dtype)
    longer[:used] = array[:used]
    return longer


def hashes(cells: int) -> NDArray[np.uint64]:
    """Return a random number for every tile and cell, flat: a board's hash is those of its tiles, xored (Zobrist).

    The blank's are 0: where it stands follows from the others.
    """
    numbers = np.random.default_rng(cells).integers(0, 1 << 64, cells * cells, np.uint64)
    numbers[:cells] = 0
    return numbers
