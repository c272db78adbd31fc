"""What plays Hex: anything that chooses a move. The engines that think ahead, and what they see at once."""

from __future__ import annotations

from typing import Protocol

from workbench.hex.analysis import urgent
from workbench.hex.board import HexBoard
from workbench.hex.searches import best_move, start


class Engine(Protocol):
    """A player."""

    def choose(self, board: HexBoard, seconds: float) -> int:
        """Return the cell to play for the side to move, having thought about so long. For games that are not over."""
        ...


class SearchEngine:
    """Plays what wins at once, or the only defence; else what a search of `workbench.hex.searches` finds best."""

    def __init__(self, search: str) -> None:
        self._search = search

    def choose(self, board: HexBoard, seconds: float) -> int:
        """Return the cell to play for the side to move."""
        if moves := urgent(board).moves:
            return min(moves)
        run = start(self._search, board)
        run.advance(1)
        run.advance_for(seconds)
        return best_move(run)
