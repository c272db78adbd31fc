"""The purpose of a move in a sub-goal's solution: the blank goes to a tile, pushes it, or moves around it."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.tiles.divide.block import Subgoal
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import OPPOSITE, cell_offset

BEFORE, PUSH, AROUND = "before", "push", "around"


@dataclass(frozen=True)
class Manoeuvre:
    """Attributes:

    kind: one of the names above. tile: the tile concerned. direction: the direction in which it is pushed.
    """

    kind: str
    tile: int
    direction: str = ""


def manoeuvre(board: Board, subgoal: Subgoal, moves: str, number: int) -> Manoeuvre | None:
    """Return the purpose of the move `number` (from 1) of `moves`, which solve a sub-goal from `board`.

    None if no relevant tile is pushed after it, or in the last block, since all of its tiles are relevant.
    """
    if subgoal.kind == "block":
        return None
    tiles, blank, columns = list(board.tiles), board.blank, board.columns
    last, near = 0, False
    for place, move in enumerate(moves, start=1):
        target = blank + cell_offset(move, columns)
        tile = tiles[target]
        if tile in subgoal.tiles:
            if place >= number:
                if place == number:
                    return Manoeuvre(PUSH, tile, OPPOSITE[move])
                return Manoeuvre(AROUND if near and tile == last else BEFORE, tile)
            last = tile
        tiles[blank], tiles[target] = tile, 0
        blank = target
        if place == number and last:
            near = are_adjacent(target, tiles.index(last), columns)
    return None


def are_adjacent(cell: int, other: int, columns: int) -> bool:
    """Return whether two cells are adjacent, also diagonally."""
    (row, column), (other_row, other_column) = divmod(cell, columns), divmod(other, columns)
    return max(abs(row - other_row), abs(column - other_column)) <= 1
