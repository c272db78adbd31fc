"""The exact solver over its kernel: which moves of a small position win, and what the proofs need."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Protocol

import numpy as np

from workbench.hex.board import BLUE, EMPTY, RED, HexBoard
from workbench.hex.connections import cells_of, mask_of
from workbench.hex.game import from_the_middle
from workbench.hex.kernels import bitboards, chains, solver
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status

MAX_ROWS = bitboards.MAX_ROWS
_POSITIONS_PER_SLICE = 2000
"""Positions per slice: about 10 ms."""
_TABLE_BITS = {3: 10, 4: 12, 5: 16, 6: 21}
"""The binary logarithm of the number of table entries, by rows of the board."""
_LARGE_TABLE_BITS, _MAX_TABLE_BITS, _MIN_TABLE_BITS = 22, 28, 10
_ENTRY_BYTES = 25
"""Bytes per table entry."""


TYPES = (np.int32, np.int16, np.int32, np.int8, np.int8, np.int32, np.uint64, np.uint64)
"""The dtypes of the columns of a recording."""
NO_EVENTS = solver.SolverEvents(*(np.zeros(0, dtype) for dtype in TYPES))


class EventRecorder(Protocol):
    """Records all positions that the solver visits. `records`: how many are recorded."""

    records: int

    def film(self) -> solver.SolverEvents:
        """Return the columns to write to."""
        ...

    def note(self, cell: int, /) -> None:
        """Record a move that wins at once."""
        ...


class SolverRun:
    """An exact solver of a position, move by move: those in the middle first, because they tend to win.

    Attributes:
        board: the position. status: RUNNING; SOLVED once the result of every move is known.
        wins: for each empty cell whose result is known, whether playing there wins.
        carriers: for each of these the cells that the winner's proof needs after the move: the mover's if it wins,
            else the opponent's. The proof holds whatever happens outside of them.
        seconds: time spent inside `advance`. limit: which limit was reached, "seconds" or "memory"; None for none.

    With `film` everything is recorded there, and symmetric moves are searched, too.
    On large boards more memory makes it faster: if `limits` sets one, the table uses it, up to 2**28 entries.
    """

    def __init__(self, board: HexBoard, limits: Limits = Limits(), film: EventRecorder | None = None) -> None:  # noqa: B008 - it is frozen
        if board.size > MAX_ROWS:
            raise Fault("hex-solve-large", most=MAX_ROWS)
        if board.winner:
            raise Fault("hex-over")
        self.board = board
        self.status = Status.RUNNING
        self.wins: dict[int, bool] = {}
        self.carriers: dict[int, frozenset[int]] = {}
        self.limit: str | None = None
        self.seconds = 0.0
        self._limits, self._done = limits, 0
        self._recorder = film
        self._symmetric = film is None and bytes(reversed(board.stones)) == board.stones
        self._plan = bitboards.plan(board.size)
        size = 1 << _table_bits(board.size, limits.bytes)
        if limits.bytes is not None and size * _ENTRY_BYTES > limits.bytes:
            self._stop("memory")
        red, blue, carrier = np.zeros((3, size), np.uint64)
        self._table = solver.SolverTable(red, blue, carrier, np.zeros(size, np.int8))
        self._remaining_moves = self._cells_in_order()
        self._begin_move(next(self._remaining_moves))

    @property
    def progress(self) -> float:
        """The fraction of the moves whose result is known."""
        return len(self.wins) / len(self.board.vacant)

    @property
    def positions(self) -> int:
        """The number of positions visited."""
        return self._done + int(self._counts[solver.NODES])

    @property
    def winning(self) -> int | None:
        """A winning move, or None if it is not known yet."""
        return next((cell for cell, wins in self.wins.items() if wins), None)

    def advance(self, positions: int) -> Status:
        """Visit at most `positions` more positions, within the limits. Returns the status."""
        started = time.perf_counter()
        while positions > 0 and self.status is Status.RUNNING:
            slice_ = min(_POSITIONS_PER_SLICE, positions)
            result, carrier = self._advance_kernel(slice_)
            positions -= slice_
            if result != chains.UNDECIDED:
                self._store_result(result == chains.LOST, int(carrier))
            now = time.perf_counter()
            self.seconds += now - started
            started = now
            if self.status is Status.RUNNING and (limit_reached := self._limits.reached(0, self.seconds)):
                self._stop(limit_reached)
        return self.status

    def advance_for(self, seconds: float) -> Status:
        """Visit positions for about `seconds`, or until the result of every move is known. Returns the status."""
        end = time.perf_counter() + seconds
        while self.status is Status.RUNNING and time.perf_counter() < end:
            self.advance(_POSITIONS_PER_SLICE)
        return self.status

    def cancel(self) -> None:
        """Cancel the run unless it has ended. The results so far remain."""
        if not self.status.finished:
            self.status = Status.CANCELLED

    def _advance_kernel(self, positions: int) -> tuple[int, int]:
        """Advance the kernel, and return (result, carrier)."""
        recorder = self._recorder
        events = NO_EVENTS if recorder is None else recorder.film()
        result, carrier = solver.advance(positions, self._plan, self._table, self._stack, self._counts, events)
        if recorder is not None:
            recorder.records = int(self._counts[solver.RECORDS])
        return result, carrier

    def _stop(self, limit: str) -> None:
        self.limit, self.status = limit, Status.LIMIT

    def _cells_in_order(self) -> Iterator[int]:
        """Yield the empty cells, from the middle outwards."""
        yield from (cell for cell in from_the_middle(self.board.size) if self.board.stones[cell] == EMPTY)

    def _begin_move(self, cell: int) -> None:
        """Start the search that decides who wins after a move."""
        self._cell = cell
        after = self.board.play(cell)
        self._stack = _stack()
        self._counts = np.zeros(7, np.int64)
        self._counts[solver.FIRST] = cell
        if self._recorder is not None:
            if after.winner:
                self._recorder.note(cell)
            self._counts[solver.RECORDS] = self._recorder.records
        if after.winner:
            self._store_result(True, 0)
            return
        red, blue = (
            mask_of(index for index, stone in enumerate(after.stones) if stone == side) for side in (RED, BLUE)
        )
        self._stack.masks[0, :2] = red, blue
        self._stack.numbers[0, 0] = after.to_move == BLUE

    def _store_result(self, wins: bool, carrier: int) -> None:
        """Store the result of the current move and start the next one."""
        self.wins[self._cell] = wins
        self.carriers[self._cell] = cells_of(carrier)
        if self._symmetric:  # the board looks the same after a rotation by 180°
            rotated = self.board.cells - 1 - self._cell
            self.wins[rotated] = wins
            self.carriers[rotated] = frozenset(self.board.cells - 1 - cell for cell in self.carriers[self._cell])
        self._done += int(self._counts[solver.NODES])
        self._counts[solver.NODES] = 0
        next_cell = next((cell for cell in self._remaining_moves if cell not in self.wins), None)
        if next_cell is None:
            self.status = Status.SOLVED
        else:
            self._begin_move(next_cell)


def _table_bits(rows: int, memory: int | None) -> int:
    """Return the binary logarithm of the number of table entries for a board, given `memory` in bytes or None."""
    requested = _TABLE_BITS.get(rows, _LARGE_TABLE_BITS)
    if memory is None:
        return requested
    fit = max(_MIN_TABLE_BITS, (memory // _ENTRY_BYTES).bit_length() - 1)
    return min(fit, requested if rows in _TABLE_BITS else _MAX_TABLE_BITS)


def _stack() -> solver.Stack:
    """Return an empty stack."""
    return solver.Stack(
        np.zeros((66, 8), np.uint64),
        np.zeros((66, 5), np.int64),
        np.zeros((66, 64), np.int64),
        np.zeros(64, np.uint64),
        np.zeros(256, np.int64),
        np.zeros(256, np.uint64),
        np.zeros(256, np.uint64),
        np.zeros((4, 64), np.int64),
    )
