"""An engine's move in a game: engines choose cells, and here is what they make of the offer to swap."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.hex.board import BLUE, HexBoard, mirrored, name
from workbench.hex.engine import Engine
from workbench.hex.rules import SWAP, Game

_WINNING_SMALL: Mapping[int, frozenset[str]] = {
    3: frozenset(["c1", "a2", "b2", "c2", "a3"]),
    4: frozenset(["d1", "c2", "b3", "a4"]),
    5: frozenset(["e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3", "a4", "b4", "c4", "d4", "a5"]),
}
"""The first moves that win for Red, on boards on which that is known to everybody."""


def reply(player: Engine, game: Game, seconds: float) -> str:
    """Return the move that an engine makes in a game that is not over: a stone, or the swap where it is worth it."""
    if swaps(game):
        return SWAP
    return name(game.rules.size, player.choose(game.board, seconds))


def swaps(game: Game) -> bool:
    """Tell whether an engine takes the first move over. After a `seed` swap its opponent would move twice: it never
    does."""
    return game.may_swap and game.rules.swap != "seed" and worth_taking(game.board)


def worth_taking(board: HexBoard) -> bool:
    """Tell whether the one stone on a board is better taken over than played against.

    Exact up to 5×5. Beyond it a rule of thumb, after the swap maps of HexWiki for 11 to 15 rows: weak are first
    moves on the two rows at each of the side's own edges, but for the obtuse end, and at the end of the next row.
    """
    size, cell = board.size, board.history[-1]
    if board.stones[cell] == BLUE:
        cell = mirrored(size, cell)
    row, column = divmod(cell, size)
    if size in _WINNING_SMALL:
        return name(size, cell) in _WINNING_SMALL[size]
    if 2 * row >= size:  # a board looks the same from the other end
        row, column = size - 1 - row, size - 1 - column
    return not (row < 2 and column < size - 1 - row) and not (row == 2 and column == 0)
