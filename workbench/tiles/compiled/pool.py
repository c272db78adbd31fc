"""The recording of a compiled best-first search: 32 bytes per node; values that can be computed are not stored.

The kernel fills the arrays. Published data change only by what happens at later steps, which readers ignore.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.pool import Pool
from workbench.search.recording.recording import BRANCHING, Published
from workbench.tiles.compiled.boards import RESERVED, board_key, hashes, longer, next_capacity, recorded_state
from workbench.tiles.compiled.snapshot import Arrays, Snapshot, node_columns, row_columns
from workbench.tiles.kernels import best_first as kernels
from workbench.tiles.kernels import best_first_index
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem

SMALLEST = 1 << 10
"""The initial capacity in records."""
_ROW_BYTES = 8


class CompiledPool(Pool[State]):
    """A pool that a kernel writes. Its counters are read from `control` after each slice.

    Attributes:
        arrays: the recorded data; replaced when they grow. control: the kernel's counters and settings.
        hashes: flat (tiles, cells): the contribution of each tile in each cell to the hash of a larger board.
        search_bytes: the bytes used by the search itself, set by the search.
    """

    search_bytes = 0
    problem: TileProblem

    def __init__(self, problem: TileProblem, most_bytes: int) -> None:
        super().__init__(problem, {}, {})
        self.labels = ["", *MOVES]
        self.unpacked = problem.goal.cells > MAX_PACKED_CELLS
        self._most_bytes = most_bytes
        cells = problem.goal.cells
        self._record_bytes = kernels.RECORD.itemsize + (cells if self.unpacked else 0)
        self.control = np.zeros(kernels.CONTROL, np.int64)
        self._degrees = np.array([len(ways) for ways in problem.blank_moves], np.int64)
        self.hashes = hashes(cells)
        self.arrays = Arrays(
            np.empty(SMALLEST, kernels.RECORD),
            np.empty((SMALLEST if self.unpacked else 0, cells), np.uint8),
            np.full(2 * SMALLEST, best_first_index.VACANT, np.uint32),
            np.empty(SMALLEST, np.int32),
            np.empty(SMALLEST, np.int32),
            np.zeros(4, np.int64),
            np.empty(16, kernels.SUCCESSION),
        )
        self._left_closed: tuple[int, NDArray[Any]] = 0, np.zeros((2, 0), np.int64)
        self.control[kernels.SHIFT] = 64 - (2 * SMALLEST).bit_length() + 1
        self._update_bytes()

    def key(self, state: State) -> int:
        """Return the key of a state in its record."""
        return board_key(state, self.hashes)

    def read_counters(self) -> None:
        """Copy the kernel's counters."""
        (self.records, self.expanded, self.generated, self.open, self.max_open, self.pruned) = self.control[
            : kernels.PRUNED + 1
        ].tolist()
        self.steps = self.expanded
        self.reopened = int(self.control[kernels.REOPENED])

    def publish(self) -> None:
        """Make all that is recorded so far visible to readers."""
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
        record = self.arrays.records[:1]
        record["state"], record["parent"], record["expanded"], record["next"] = self.key(state), NONE, NEVER, NONE
        record["g"], record["h"], record["blank"], record["move"], record["gone"] = 0, h, state.index(0), 0, 0
        if self.unpacked:
            self.arrays.tiles[0] = list(state)
        self.control[kernels.RECORDS] = self.control[kernels.OPEN] = 1
        self._records_at_start = self._open_at_start = 1
        best_first_index.rehash(self.arrays.records, 1, self.arrays.slots, self.control[kernels.SHIFT])
        self.read_counters()

    def solve(self, number: int) -> None:
        """Set the goal that was found, and the moves to it."""
        self.goal, path_moves = number, []
        records = self.arrays.records
        while records["parent"][number] != NONE:
            path_moves.append(self.labels[records["move"][number]])
            number = int(records["parent"][number])
        self.solution = tuple(reversed(path_moves))

    def state(self, number: int) -> State:
        return recorded_state(number, self.arrays.records["state"], self.arrays.tiles)

    def find(self, state: State, records: int) -> int:
        """Return the newest of the first `records` records with this state, or NONE."""
        arrays, board = self.arrays, np.array(list(state), np.uint8)
        shift = 64 - len(arrays.slots).bit_length() + 1
        number = int(
            best_first_index.find(arrays.records, arrays.tiles, board, np.uint64(self.key(state)), arrays.slots, shift)
        )
        previous = self.published.nodes["previous"]
        while number >= records:
            number = int(previous[number])
        return number

    def keys(self, records: range) -> NDArray[Any] | None:
        """Return the packed board of each record, uint64, or None if boards are too large to be packed."""
        return None if self.unpacked else self.arrays.records["state"][records.start : records.stop]

    def wait_at(self, which: slice | NDArray[np.int64], t: int) -> NDArray[np.bool_]:
        """For records that were generated by step `t`, return whether they were on OPEN then."""
        expanded = self.arrays.records["expanded"][which]
        on_open: NDArray[np.bool_] = np.abs(expanded) > t  # negative if superseded on OPEN
        return on_open

    def left_closed(self, t: int) -> NDArray[np.int64]:
        """Return when the nodes that have left CLOSED were expanded. Each entry of the succession is read once."""
        arrays, (known, found) = self.arrays, self._left_closed
        entries = arrays.succession[known : int(self.control[kernels.SUCCESSIONS])]
        expanded = arrays.records["expanded"][entries["previous"]]
        closed = expanded > 0  # negative if superseded on OPEN
        found = np.hstack((found, (entries["step"][closed], expanded[closed])))
        self._left_closed = known + len(entries), found
        left: NDArray[np.int64] = np.sort(found[1, : np.searchsorted(found[0], t, "right")])
        return left

    def sort_keys(self, numbers: NDArray[np.int64]) -> Sequence[Any] | NDArray[Any]:
        """Return for each record a key in the order of the states."""
        if self.unpacked:
            return [tiles.tobytes() for tiles in self.arrays.tiles[numbers]]
        keys: NDArray[np.uint64] = self.arrays.records["state"][numbers]
        return keys

    def discard(self) -> None:
        """Release all records and steps; the counters and the solution remain."""
        super().discard()
        self._other_bytes = self.search_bytes = 0
        self._left_closed = 0, np.zeros((2, 0), np.int64)
        self.arrays = Arrays._make(array[:0].copy() for array in self.arrays)

    # Room

    @property
    def nbytes(self) -> int:
        """Bytes in use: filled records and steps, and all of the other arrays."""
        count = min(self.records, len(self.arrays.records))
        return count * self._record_bytes + self.steps * _ROW_BYTES + self._other_bytes + self.search_bytes

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that further `expansions` may need, including arrays that are copied while they grow."""
        more, arrays = BRANCHING * expansions, self.arrays
        need = more * self._record_bytes + expansions * _ROW_BYTES
        if self.records + more > len(arrays.slots) * 7 // 10:
            need += 2 * arrays.slots.nbytes
        if self.records + more > len(arrays.records) >= RESERVED:
            need += len(arrays.records) * self._record_bytes
        return need + (arrays.succession.nbytes * 3 // 2 if self._free_successions() < more else 0)

    def _free_successions(self) -> int:
        return len(self.arrays.succession) - int(self.control[kernels.SUCCESSIONS])

    def make_room(self) -> None:
        """Grow the arrays that are nearly full."""
        arrays, grown = self.arrays, {}
        count, steps = self.records, self.steps
        if count + 8 > len(arrays.records):
            capacity = next_capacity(len(arrays.records), self._most_bytes, self._record_bytes)
            grown["records"] = longer(arrays.records, count, capacity)
            if self.unpacked:
                grown["tiles"] = longer(arrays.tiles, count, capacity)
        if steps + 2 > len(arrays.row_node):
            capacity = next_capacity(len(arrays.row_node), self._most_bytes, self._record_bytes)
            grown["row_node"] = longer(arrays.row_node, steps, capacity)
            grown["row_records"] = longer(arrays.row_records, steps, capacity)
        if steps // kernels.MARK_INTERVAL + 4 > len(arrays.marks):
            grown["marks"] = longer(arrays.marks, len(arrays.marks), 2 * len(arrays.marks))
        if self._free_successions() < 8:
            length = len(arrays.succession)
            grown["succession"] = longer(arrays.succession, length, length + length // 2)
        if count + 8 > len(arrays.slots) * 7 // 10:
            grown["slots"] = np.empty(2 * len(arrays.slots), np.uint32)
            self.control[kernels.SHIFT] -= 1
            records = grown.get("records", arrays.records)
            best_first_index.rehash(records, count, grown["slots"], self.control[kernels.SHIFT])
        self.arrays = arrays._replace(**grown)
        self._update_bytes()

    def _update_bytes(self) -> None:
        arrays = self.arrays
        self._other_bytes = arrays.slots.nbytes + arrays.marks.nbytes + arrays.succession.nbytes
