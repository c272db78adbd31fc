"""Hex as a game that any search with an opponent can play."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.hex.board import HexBoard, name


class HexGame:
    """The game from a position on: states are `HexBoard`s, moves the names of cells."""

    def __init__(self, board: HexBoard) -> None:
        self.board = board

    def initial(self) -> HexBoard:
        """Return the position that the game is searched from."""
        return self.board

    def moves(self, state: HexBoard) -> Iterator[tuple[str, HexBoard]]:
        """Return the name of each empty cell and the position after it; none once a side has won."""
        for cell in state.legal():
            yield name(state.size, cell), state.play(cell)

    def mover(self, state: HexBoard) -> int:
        """Return the side whose turn it is."""
        return state.to_move

    def result(self, state: HexBoard) -> int | None:
        """Return how the game has ended for the side whose turn it would be: 1 or -1; None where it goes on."""
        if not state.winner:
            return None
        return 1 if state.winner == state.to_move else -1

    def describe(self, state: HexBoard) -> str:
        """Return the stones as rows of `.RB`."""
        return str(state)
