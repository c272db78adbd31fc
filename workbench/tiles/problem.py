"""Sliding tiles as a problem: from one board to another, one tile at a time."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.search.messages import Fault, Message
from workbench.tiles.board import Board
from workbench.tiles.solvability import check

UNIT = 1000
"""What a move costs: g, h and f count in thousandths of a move, so that every number is exact."""

TileState = bytes | tuple[int, ...]
"""The tiles row by row, 0 for the blank: bytes on boards of up to 256 cells, whose numbers fit, else a tuple."""

DEFAULT_ORDER = "udlr"


class TileProblem:
    """Slide the tiles of `start` until they stand as in `goal`; `order` is the order of the blank's directions.

    Raises Fault where the boards differ in shape or the order is no permutation of `udlr`.
    """

    scale = UNIT

    def __init__(self, start: Board, goal: Board, order: str = DEFAULT_ORDER) -> None:
        if start.shape != goal.shape:
            raise Fault("goal-shape", board=_shape(start), goal=_shape(goal))
        if sorted(order) != sorted(DEFAULT_ORDER):
            raise Fault("order-invalid", order=order)
        self.start, self.goal, self.order = start, goal, order
        self._goal_state = self.pack(goal.tiles)
        self._moves = [tuple(blank_moves(start.rows, start.columns, cell, order)) for cell in range(start.cells)]

    def pack(self, tiles: Sequence[int]) -> TileState:
        """Return the state of a board's tiles."""
        return bytes(tiles) if self.start.cells <= 256 else tuple(tiles)

    def board(self, state: TileState) -> Board:
        """Return the board that a state stands for."""
        return Board(self.start.rows, self.start.columns, tuple(state))

    def initial(self) -> TileState:
        """Return the start."""
        return self.pack(self.start.tiles)

    def is_goal(self, state: TileState) -> bool:
        """Tell whether all tiles stand as in the goal."""
        return state == self._goal_state

    def successors(self, state: TileState) -> list[tuple[str, TileState, int]]:
        """Return (direction of the blank, state, UNIT) for each legal move, in the problem's order."""
        blank = state.index(0)
        if isinstance(state, bytes):
            return [(move, _slid(state, blank, cell), UNIT) for move, cell in self._moves[blank]]
        return [(move, tuple(_slid_list(state, blank, cell)), UNIT) for move, cell in self._moves[blank]]

    def describe(self, state: TileState) -> str:
        """Return the board's text."""
        return str(self.board(state))

    def refutation(self) -> Message | None:
        """Return why the goal cannot be reached, by parity, or None where it can."""
        solvability = check(self.start, self.goal)
        return None if solvability.solvable else solvability.why


def blank_moves(rows: int, columns: int, cell: int, order: str) -> list[tuple[str, int]]:
    """Return (direction, cell) for each way the blank can go from `cell`, in the given order."""
    row, column = divmod(cell, columns)
    possible = {
        "u": (row > 0, -columns),
        "d": (row < rows - 1, columns),
        "l": (column > 0, -1),
        "r": (column < columns - 1, 1),
    }
    return [(move, cell + possible[move][1]) for move in order if possible[move][0]]


def _slid(state: bytes, blank: int, cell: int) -> bytes:
    tiles = bytearray(state)
    tiles[blank] = tiles[cell]
    tiles[cell] = 0
    return bytes(tiles)


def _slid_list(state: Sequence[int], blank: int, cell: int) -> list[int]:
    tiles = list(state)
    tiles[blank], tiles[cell] = tiles[cell], 0
    return tiles


def _shape(board: Board) -> str:
    return f"{board.rows}×{board.columns}"
