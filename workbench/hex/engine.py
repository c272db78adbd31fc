"""What plays Hex: anything that chooses a move. The engines that think ahead, and what they see at once."""

from __future__ import annotations

from typing import Protocol

from workbench.hex.analysis import urgent
from workbench.hex.board import HexBoard
from workbench.hex.searches import best_move, start

PROVING = 0.7
"""How much of its time the solver spends on proving, before it leaves the rest to playing well."""


class Engine(Protocol):
    """A player."""

    def choose(self, board: HexBoard, seconds: float) -> int:
        """Return the cell to play for the side to move, having thought about so long. For games that are not over."""
        ...


def at_once(board: HexBoard) -> int | None:
    """Return the cell that has to be played without a thought: one that wins now, or an only defence; else None."""
    moves = urgent(board).moves
    return min(moves) if moves else None


class SearchEngine:
    """Plays what wins at once, or the only defence; else what a search of `workbench.hex.searches` finds best."""

    def __init__(self, search: str) -> None:
        self._search = search

    def choose(self, board: HexBoard, seconds: float) -> int:
        """Return the cell to play for the side to move."""
        if (cell := at_once(board)) is not None:
            return cell
        run = start(self._search, board)
        run.advance(1)
        run.advance_for(seconds)
        return best_move(run)


class SolverEngine:
    """Plays a move that is proved to win; where none is, or the board is large, as `mcts` does."""

    def choose(self, board: HexBoard, seconds: float) -> int:
        """Return the cell to play for the side to move."""
        from workbench.hex.compiled.solver import MAX_ROWS, SolverRun

        if board.size > MAX_ROWS:
            return SearchEngine("mcts").choose(board, seconds)
        run = SolverRun(board)
        while run.winning is None and run.seconds < PROVING * seconds and not run.status.over:
            run.advance(1000)
        if run.winning is not None:
            return run.winning
        return SearchEngine("mcts").choose(board, max(seconds - run.seconds, 0.0))
