"""The exact solver over its kernel: which moves of a small position win, and what the proofs need."""

from __future__ import annotations

import time
from collections.abc import Iterator

import numpy as np

from workbench.hex.board import BLUE, EMPTY, RED, HexBoard
from workbench.hex.connections import bits, cells_of
from workbench.hex.game import from_the_middle
from workbench.hex.kernels import bitboards, solver
from workbench.search.messages import Fault
from workbench.search.status import Status

MOST_ROWS = bitboards.MOST_ROWS
_SLICE = 2000
"""Positions that are looked at at once: about 10 ms."""
_TABLE = {3: 10, 4: 12, 5: 16, 6: 21}
"""The binary logarithm of the table's entries, 25 bytes each."""
_LARGE_TABLE = 22


class SolverRun:
    """The solving of a position, move by move: those in the middle first, for they tend to win.

    Attributes:
        board: the position. status: RUNNING; SOLVED once the result of every move is known.
        wins: for each empty cell whose result is known, whether playing there wins.
        carriers: for each of these the cells that the winner's proof needs after the move: the mover's where it wins,
            else the opponent's. Whatever happens outside of them, it holds.
        positions: how many were looked at. seconds: time spent inside `advance`.
    """

    def __init__(self, board: HexBoard) -> None:
        if board.size > MOST_ROWS:
            raise Fault("hex-solve-large", most=MOST_ROWS)
        if board.winner:
            raise Fault("hex-over")
        self.board = board
        self.status = Status.RUNNING
        self.wins: dict[int, bool] = {}
        self.carriers: dict[int, frozenset[int]] = {}
        self.positions, self.seconds = 0, 0.0
        self._plan = bitboards.plan(board.size)
        size = 1 << _TABLE.get(board.size, _LARGE_TABLE)
        red, blue, carrier = np.zeros((3, size), np.uint64)
        self._table = solver.Table(red, blue, carrier, np.zeros(size, np.int8))
        self._waiting = self._in_order()
        self._begin(next(self._waiting))

    @property
    def progress(self) -> float:
        """The share of the moves whose result is known."""
        return len(self.wins) / len(self.board.vacant)

    @property
    def winning(self) -> int | None:
        """A move that wins, or None where none is known yet."""
        return next((cell for cell, wins in self.wins.items() if wins), None)

    def advance(self, positions: int) -> Status:
        """Look at up to so many more positions. Returns the status."""
        started = time.perf_counter()
        while positions > 0 and self.status is Status.RUNNING:
            slice_ = min(_SLICE, positions)
            result, carrier = solver.advance(slice_, self._plan, self._table, self._stack, self._counts)
            positions -= slice_
            if result != solver.UNDECIDED:
                self._note(result == solver.LOST, int(carrier))
        self.seconds += time.perf_counter() - started
        return self.status

    def advance_for(self, seconds: float) -> Status:
        """Look at positions for about so long, until the result of every move is known."""
        end = time.perf_counter() + seconds
        while self.status is Status.RUNNING and time.perf_counter() < end:
            self.advance(_SLICE)
        return self.status

    def cancel(self) -> None:
        """End a run that is not over. What is known stays."""
        if not self.status.over:
            self.status = Status.CANCELLED

    def _in_order(self) -> Iterator[int]:
        """Yield the empty cells, those nearest to the middle first."""
        yield from (cell for cell in from_the_middle(self.board.size) if self.board.stones[cell] == EMPTY)

    def _begin(self, cell: int) -> None:
        """Set out to find who wins after a move."""
        self._cell = cell
        after = self.board.play(cell)
        self._stack = _stack()
        self._counts = np.zeros(5, np.int64)
        if after.winner:
            self._note(True, 0)
            return
        red, blue = (bits(where for where, stone in enumerate(after.stones) if stone == side) for side in (RED, BLUE))
        self._stack.masks[0, :2] = red, blue
        self._stack.numbers[0, 0] = after.to_move == BLUE

    def _note(self, wins: bool, carrier: int) -> None:
        """Keep the result of the move in question and go on to the next one."""
        self.wins[self._cell] = wins
        self.carriers[self._cell] = cells_of(carrier)
        self.positions += int(self._counts[solver.NODES])
        following = next(self._waiting, None)
        if following is None:
            self.status = Status.SOLVED
        else:
            self._begin(following)


def _stack() -> solver.Stack:
    """Return a search that has not begun."""
    return solver.Stack(
        np.zeros((66, 8), np.uint64),
        np.zeros((66, 4), np.int64),
        np.zeros((66, 64), np.int64),
        np.zeros(64, np.uint64),
        np.zeros(256, np.int64),
        np.zeros(256, np.uint64),
        np.zeros(256, np.uint64),
        np.zeros((4, 64), np.int64),
    )
