"""Boards that take little memory, for the many boards of a long solution."""

from __future__ import annotations

import sys
from array import array

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import move_targets


class StoredBoard(Board):
    """A board whose tiles take two bytes each; they are unpacked whenever they are read."""

    _packed: array[int]

    def __init__(self, board: Board) -> None:
        packed = board._packed if isinstance(board, StoredBoard) else array("H", board.tiles)
        self._set(board.rows, board.columns, packed)

    def _set(self, rows: int, columns: int, packed: array[int]) -> None:
        for name, value in (("rows", rows), ("columns", columns), ("_packed", packed)):
            object.__setattr__(self, name, value)

    @property
    def tiles(self) -> tuple[int, ...]:
        return tuple(self._packed)

    def cell_of(self, tile: int) -> int:
        """Return the cell of a tile. Raises ValueError if there is no such tile."""
        data, wanted = self._packed.tobytes(), tile.to_bytes(2, sys.byteorder)
        place = data.index(wanted)
        while place % 2:  # the second half of one number and the first of the next
            place = data.index(wanted, place + 1)
        return place // 2

    def tile_at(self, cell: int) -> int:
        """Return the tile in a cell, 0 for the blank."""
        return self._packed[cell]

    def replayed(self, moves: str) -> StoredBoard:
        """Return the board after all of `moves`. Raises Fault with the move's number if a move is illegal."""
        packed, blank, targets = self._packed[:], self.blank, move_targets(*self.shape)
        for number, move in enumerate(moves, start=1):
            target = targets[blank].get(move)
            if target is None:
                target = self._next_blank(blank, move, number)  # raises Fault
            packed[blank], packed[target] = packed[target], 0
            blank = target
        board = object.__new__(StoredBoard)
        board._set(self.rows, self.columns, packed)
        return board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (self.shape, self.tiles) == (other.shape, other.tiles)

    __hash__ = Board.__hash__
