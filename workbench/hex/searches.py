"""The searches that can look at a position, by name: started, they are runs with a recording, to be advanced by slices.

run = start("mcts", board)          nothing is done yet
run.advance(n), run.advance_for(s)  do steps; run.status, run.recording.at(t)
best_move(run)                      the cell to play by what is known so far
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from workbench.hex.board import HexBoard
from workbench.search.problem.messages import Fault
from workbench.search.running.game_run import GameRun

Run = GameRun[HexBoard]


def _mcts(board: HexBoard) -> Run:
    from workbench.hex.compiled import mcts

    return mcts.start(board)


def _uct(board: HexBoard) -> Run:
    from workbench.hex.compiled import mcts

    return mcts.start(board, mcts.PLAIN)


def _alphabeta(board: HexBoard) -> Run:
    from workbench.hex.compiled import alphabeta

    return alphabeta.start(board)


def _resistance(board: HexBoard) -> Run:
    from workbench.hex.compiled import alphabeta

    return alphabeta.start(board, "resistance")


def _solver(board: HexBoard) -> Run:
    from workbench.hex.compiled import proof

    return proof.start(board)


LARGEST_SOLVED = 8
"""Rows of the largest board that `solver` takes."""

SEARCHES: Mapping[str, Callable[[HexBoard], Run]] = {
    "mcts": _mcts,
    "alphabeta": _alphabeta,
    "alphabeta-resistance": _resistance,
    "uct": _uct,
    "solver": _solver,
}
"""The compiled searches. Their modules load the compiler, which takes a second, so they are imported late."""


def start(name: str, board: HexBoard) -> Run:
    """Return a search of a position. Raises Fault where the game is over, KeyError for a name that there is not."""
    if board.winner:
        raise Fault("hex-over")
    return SEARCHES[name](board)


def best_move(run: GameRun[Any]) -> int:
    """Return the cell that a search would play by what it knows. Raises IndexError where it has done nothing yet."""
    recording = run.recording
    return int(recording.at(recording.length).line[0])  # type: ignore[attr-defined]
