"""Runs every Hex kernel once, with every combination of argument types in use, so that all of them are compiled."""

from __future__ import annotations

from collections.abc import Callable

from workbench.hex.board import HexBoard
from workbench.hex.compiled import alphabeta, mcts, proof
from workbench.hex.compiled.solver import SolverRun

_MEMORY = 1 << 22


def _mcts() -> None:
    run = mcts.start(HexBoard.empty(3), room=_MEMORY)
    run.advance(100)
    moment = run.recording.at(run.steps)
    _heat, _playout = moment.heat, moment.playout


def _solver() -> None:
    SolverRun(HexBoard.empty(3)).advance(1000)
    proof.start(HexBoard.empty(3)).advance(1000)


def _alphabeta() -> None:
    for estimate in alphabeta.ESTIMATES:
        alphabeta.start(HexBoard.empty(3), estimate, depth=2).advance(1000)


GROUPS: tuple[Callable[[], None], ...] = (_mcts, _solver, _alphabeta)
"""Called one after the other, they run all kernels."""
