"""The searches of a position, by name: once started they are runs with a recording, to be advanced in slices.

run = start("mcts", board)          nothing is done yet
run.advance(n), run.advance_for(s)  do steps; run.status, run.recording.at(t)
best_move(run)                      the best cell according to the search so far
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from workbench.hex.board import HexBoard
from workbench.hex.recording import HexRecording
from workbench.search.problem.messages import Fault
from workbench.search.recording.cutoff_tree import CutoffTree
from workbench.search.recording.game_recording import GameRecording
from workbench.search.recording.proof_tree import ProofTree
from workbench.search.recording.visit_tree import VisitTree
from workbench.search.running.game_run import GameRun

Run = GameRun[HexRecording]


def _mcts(board: HexBoard) -> Run:
    from workbench.hex.compiled import mcts

    return mcts.start(board)


def _uct(board: HexBoard) -> Run:
    from workbench.hex.compiled import mcts

    return mcts.start(board, mcts.PLAIN_UCT)


def _alphabeta(board: HexBoard) -> Run:
    from workbench.hex.compiled import alphabeta

    return alphabeta.start(board)


def _resistance(board: HexBoard) -> Run:
    from workbench.hex.compiled import alphabeta

    return alphabeta.start(board, "resistance")


def _solver(board: HexBoard) -> Run:
    from workbench.hex.compiled import proof

    return proof.start(board)


MAX_SOLVER_SIZE = 8
"""The number of rows of the largest board that `solver` accepts."""


@dataclass(frozen=True)
class Search:
    """Attributes: begin, which starts the search of a position; recording, the family of its recording."""

    begin: Callable[[HexBoard], Run]
    recording: type[GameRecording[Any]]


SEARCHES: Mapping[str, Search] = {
    "mcts": Search(_mcts, VisitTree),
    "alphabeta": Search(_alphabeta, CutoffTree),
    "alphabeta-resistance": Search(_resistance, CutoffTree),
    "uct": Search(_uct, VisitTree),
    "solver": Search(_solver, ProofTree),
}
"""The compiled searches. Their modules load the compiler, which takes a second, so they are imported late."""


def start(name: str, board: HexBoard) -> Run:
    """Return a search of a position. Raises Fault if the game is over, KeyError if the name is unknown."""
    if board.winner:
        raise Fault("hex-over")
    return SEARCHES[name].begin(board)


def best_move(run: Run) -> int:
    """Return the best cell according to the search so far. Raises IndexError if no step has been done."""
    recording = run.recording
    return recording.at(recording.length).line[0]
