"""What a move of a sub-goal's solution is for: the blank goes before a tile, pushes it on, or rotates around it."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.tiles.divide.block import Subgoal
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import OPPOSITE, beside

BEFORE, PUSH, AROUND = "before", "push", "around"


@dataclass(frozen=True)
class Manoeuvre:
    """Attributes:
    kind: one of the names above. tile: which it is about. direction: in which that goes, where it is pushed.
    """

    kind: str
    tile: int
    direction: str = ""


def manoeuvre(board: Board, subgoal: Subgoal, moves: str, number: int) -> Manoeuvre | None:
    """Return what the move `number` (from 1) of `moves`, which reach a sub-goal from `board`, is for.

    None where it leads to no push of a tile that matters, and in the last block, where all tiles matter.
    """
    if subgoal.kind == "block":
        return None
    tiles, blank, columns = list(board.tiles), board.blank, board.columns
    last, near = 0, False
    for place, move in enumerate(moves, start=1):
        to = blank + beside(move, columns)
        tile = tiles[to]
        if tile in subgoal.tiles:
            if place >= number:
                again = near and tile == last
                return Manoeuvre(PUSH, tile, OPPOSITE[move]) if place == number else Manoeuvre(_way(again), tile)
            last = tile
        tiles[blank], tiles[to] = tile, 0
        blank = to
        if place == number and last:
            near = touches(to, tiles.index(last), columns)
    return None


def _way(near: bool) -> str:
    return AROUND if near else BEFORE


def touches(cell: int, other: int, columns: int) -> bool:
    """Tell whether two cells are beside each other, straight or across a corner."""
    (row, column), (other_row, other_column) = divmod(cell, columns), divmod(other, columns)
    return max(abs(row - other_row), abs(column - other_column)) <= 1
