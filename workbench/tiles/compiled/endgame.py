"""The end-game table of a compiled search: all boards within a given number of moves of the goal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.limits import to_megabytes
from workbench.search.problem.messages import message
from workbench.search.problem.problem import SearchFailure
from workbench.tiles.kernels import idastar_tables as kernels
from workbench.tiles.kernels.best_first_index import HASH_MULTIPLIER
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.moves import MOVE_COST

_SMALLEST = 1 << 12
_SLICE = 1 << 16
"""The number of boards of a layer that are expanded at once."""
_SLOT_BYTES = 9


class EndgameTable:
    """The table, which grows layer by layer while `work` is iterated.

    Attributes:
        within: the number of moves up to which the table is complete; count: the number of boards.
        peak_bytes: the maximum memory at any time, including copies.
        keys, moves, shift: see the kernels.
        parity: int64, by the blank's cell: 1 if the number of moves to the goal is odd.
    """

    def __init__(self, goal: Board, most_moves: int, room: int) -> None:
        self._goal, self._most_moves, self._room = goal, most_moves, room
        self.within, self.count, self.peak_bytes = 0, 1, 0
        self._allocate(_SMALLEST)
        rows, columns = np.divmod(np.arange(goal.cells), goal.columns)
        blank_row, blank_column = divmod(goal.blank, goal.columns)
        self.parity: NDArray[np.int64] = (np.abs(rows - blank_row) + np.abs(columns - blank_column)) % 2
        board = pack(goal.tiles)
        self._boards, self._blanks = np.array([board], np.uint64), np.array([goal.blank], np.uint8)
        self.keys[(board * HASH_MULTIPLIER & 2**64 - 1) >> self.shift] = board

    def _allocate(self, slots: int) -> None:
        self.keys, self.moves = np.zeros(slots, np.uint64), np.zeros(slots, np.uint8)
        self.shift = 65 - slots.bit_length()

    @property
    def nbytes(self) -> int:
        """Bytes of the table and of the last layer."""
        return self.keys.nbytes + self.moves.nbytes + self._boards.nbytes + self._blanks.nbytes

    def work(self) -> Iterator[None]:
        """Build layer after layer, one slice at a time. Raises SearchFailure if the memory is not sufficient."""
        while self.within < self._most_moves and len(self._boards):
            yield from self._next_layer()
        self._boards, self._blanks = self._boards[:0], self._blanks[:0]

    def _next_layer(self) -> Iterator[None]:
        boards, blanks = self._boards, self._blanks
        self._make_room(len(boards))
        layer_slices: list[tuple[NDArray[Any], NDArray[Any]]] = []
        for begin in range(0, len(boards), _SLICE):
            end = min(begin + _SLICE, len(boards))
            new_boards, cells = np.zeros(4 * (end - begin), np.uint64), np.zeros(4 * (end - begin), np.uint8)
            count = kernels.add_layer(
                boards, blanks, begin, end, self.within + 1, self.keys, self.moves, self.shift, *self._goal.shape,
                new_boards, cells,
            )  # fmt: skip
            layer_slices.append((new_boards[:count].copy(), cells[:count].copy()))
            self.count += int(count)
            yield
        self._boards, self._blanks = (np.concatenate(column) for column in zip(*layer_slices, strict=True))
        self.within += 1

    def _make_room(self, layer: int) -> None:
        """Grow the table if it lacks room for one more layer: a board has at most three new neighbours."""
        slots = len(self.keys)
        while 3 * (self.count + 3 * layer) > 2 * slots:
            slots *= 2
        if slots == len(self.keys):
            return
        if slots * _SLOT_BYTES + self.nbytes + 3 * layer * _SLOT_BYTES > self._room:
            facts = {"moves": self._most_moves, "fitting": self.within, "megabytes": to_megabytes(self._room)}
            raise SearchFailure(message("failed-endgame", **facts))
        keys, moves = self.keys, self.moves
        self._allocate(slots)
        self.peak_bytes = keys.nbytes + moves.nbytes + self.nbytes + 3 * layer * _SLOT_BYTES
        kernels.copy_table(keys, moves, self.keys, self.moves, self.shift)

    def exact(self, state: State) -> int | None:
        """Return the cost from a state to the goal in thousandths of a move, None if it is not in the table."""
        moves = kernels.endgame_moves_of(np.uint64(pack(state)), self.keys, self.moves, self.shift)
        return None if moves == kernels.NOT_IN_TABLE else int(moves) * MOVE_COST
