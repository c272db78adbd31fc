"""Hex as a game that any adversarial search can play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from workbench.hex.board import EMPTY, HexBoard, name


@cache
def from_the_middle(size: int) -> tuple[int, ...]:
    """Return the cells of a board, from the middle outwards."""

    def centre_distance(cell: int) -> int:
        row, column = divmod(cell, size)
        return abs(2 * row - size + 1) + abs(2 * column - size + 1)

    return tuple(sorted(range(size * size), key=lambda cell: (centre_distance(cell), cell)))


class HexGame:
    """The game from a position on: states are `HexBoard`s, moves are names of cells."""

    def __init__(self, board: HexBoard) -> None:
        self.board = board

    def initial(self) -> HexBoard:
        """Return the root position of the search."""
        return self.board

    def moves(self, state: HexBoard) -> Iterator[tuple[str, HexBoard]]:
        """Yield the name of each empty cell, from the middle outwards, and the position after it; none if won."""
        for cell in () if state.winner else from_the_middle(state.size):
            if state.stones[cell] == EMPTY:
                yield name(state.size, cell), state.play(cell)

    def key(self, state: HexBoard) -> bytes:
        """Return the stones and the side to move; the order of play does not matter."""
        return state.stones + bytes((state.to_move,))

    def mover(self, state: HexBoard) -> int:
        """Return the side to move."""
        return state.to_move

    def result(self, state: HexBoard) -> int | None:
        """Return 1 or −1 if the side to move has won or lost, or None if the game is not over."""
        if not state.winner:
            return None
        return 1 if state.winner == state.to_move else -1

    def describe(self, state: HexBoard) -> str:
        """Return the stones as rows of `.RB`."""
        return str(state)
