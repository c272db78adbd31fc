"""Minimax and alpha-beta on trees that are written out."""

from __future__ import annotations

from workbench.game_trees.tree import MOST_NODES, GameTree
from workbench.search.algorithms.minimax import minimax
from workbench.search.recording.minimax_tree import MinimaxTree
from workbench.search.running.game_run import GameRun, TextbookGameSearch

MINIMAX, ALPHABETA = "minimax", "alphabeta"
ALGORITHMS = (MINIMAX, ALPHABETA)
NAMES = {MINIMAX: "minimax-minimax", ALPHABETA: "minimax-alphabeta"}
"""Algorithm -> the key of its name."""


def searched(tree: GameTree, pruning: bool, steps: int | None = None) -> MinimaxTree[int]:
    """Return the recording of a search, by alpha-beta if `pruning`; `steps` None: to its end."""
    recording = MinimaxTree(tree, pruning)
    run = GameRun(recording, TextbookGameSearch(minimax(recording)))
    run.advance(MOST_NODES + 1 if steps is None else steps)
    return recording
