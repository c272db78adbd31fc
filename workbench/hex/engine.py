"""Hex players: anything that chooses a move. The engines that search, and the moves that need no search."""

from __future__ import annotations

from typing import Protocol

from workbench.hex.analysis import urgent
from workbench.hex.board import HexBoard
from workbench.hex.searches import best_move, start

PROOF_SHARE = 0.7
"""The fraction of its time that the solver spends on a proof before it falls back to `mcts`."""


class Engine(Protocol):
    """A player."""

    def choose(self, board: HexBoard, seconds: float) -> int:
        """Return the cell to play for the side to move, after about `seconds`. Only for games that are not over."""
        ...


def forced_move(board: HexBoard) -> int | None:
    """Return the cell that must be played without a search: one that wins at once, or a defence; else None.

    If several cells qualify, the smallest index.
    """
    moves = urgent(board).moves
    return min(moves) if moves else None


class SearchEngine:
    """Plays what wins at once, or the only defence; else the best move of a search of `workbench.hex.searches`."""

    def __init__(self, search: str) -> None:
        self._search = search

    def choose(self, board: HexBoard, seconds: float) -> int:
        if (cell := forced_move(board)) is not None:
            return cell
        run = start(self._search, board)
        run.advance(1)
        run.advance_for(seconds)
        return best_move(run)


class SolverEngine:
    """Plays a move that is proved to win; if none is, or the board is too large, plays as `mcts` does."""

    def choose(self, board: HexBoard, seconds: float) -> int:
        from workbench.hex.compiled.solver import MAX_ROWS, SolverRun

        if board.size > MAX_ROWS:
            return SearchEngine("mcts").choose(board, seconds)
        run = SolverRun(board)
        while run.winning is None and run.seconds < PROOF_SHARE * seconds and not run.status.finished:
            run.advance(1000)
        if run.winning is not None:
            return run.winning
        return SearchEngine("mcts").choose(board, max(seconds - run.seconds, 0.0))
