"""An engine's move in a game: engines choose cells; this module decides whether they swap."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.hex.board import BLUE, HexBoard, mirrored, name
from workbench.hex.engine import Engine
from workbench.hex.rules import SWAP, Game

_WINNING_FIRST_MOVES: Mapping[int, frozenset[str]] = {
    3: frozenset(["c1", "a2", "b2", "c2", "a3"]),
    4: frozenset(["d1", "c2", "b3", "a4"]),
    5: frozenset(["e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3", "a4", "b4", "c4", "d4", "a5"]),
}
"""The first moves that win for Red, on boards whose solutions are well known."""


def reply(player: Engine, game: Game, seconds: float) -> str:
    """Return an engine's move in a game that is not over: a cell, or the swap if it is worthwhile."""
    if should_swap(game):
        return SWAP
    return name(game.rules.size, player.choose(game.board, seconds))


def should_swap(game: Game) -> bool:
    """Return whether an engine swaps. Never after a `seed` swap, because its opponent would move twice."""
    return game.may_swap and game.rules.swap != "seed" and swap_is_better(game.board)


def swap_is_better(board: HexBoard) -> bool:
    """Return whether it is better to take over the single stone on a board than to play against it.

    Exact up to 5×5. For larger boards a rule of thumb, after the swap maps of HexWiki for 11 to 15 rows: first moves
    are weak on the two rows at each of the side's own edges, except at the obtuse corner, and at the end of the next
    row.
    """
    size, cell = board.size, board.history[-1]
    if board.stones[cell] == BLUE:
        cell = mirrored(size, cell)
    row, column = divmod(cell, size)
    if size in _WINNING_FIRST_MOVES:
        return name(size, cell) in _WINNING_FIRST_MOVES[size]
    if 2 * row >= size:  # rotated by 180° the board is the same
        row, column = size - 1 - row, size - 1 - column
    return not (row < 2 and column < size - 1 - row) and not (row == 2 and column == 0)
