"""Minimax, and alpha-beta search, as two functions that call each other: one for MAX and one for MIN.

Russell & Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, sections 5.2.1 and 5.2.3. `alphabeta.py`
does the same with one function for both sides and by iterative deepening.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic

from workbench.search.problem.problem import S
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import INFINITE, Window
from workbench.search.recording.minimax_tree import MinimaxTree, unbounded

Value = Generator[None, None, int]


def minimax(recording: MinimaxTree[S]) -> Steps:
    """Find the value of the recording's game for MAX. Yields after every node but the last, and returns SOLVED."""
    search = _Minimax(recording)
    yield from search.max_value(recording.game.initial(), NONE, "", unbounded(), 0)
    return Status.SOLVED


class _Minimax(Generic[S]):
    def __init__(self, recording: MinimaxTree[S]) -> None:
        self.recording, self.game, self.pruning = recording, recording.game, recording.pruning

    def max_value(self, state: S, parent: int, move: str, window: Window, ply: int) -> Value:
        """Return the value of a state in which MAX moves, or a bound on it if it is outside the window."""
        if self.recording.records:
            yield
        node = self.recording.enter(parent, move, window, ply)
        utility = self.game.utility(state)
        if utility is not None:
            self.recording.leave(node, utility)
            return utility
        alpha, beta = window
        best, best_child = -INFINITE, NONE
        for label, after in self.game.moves(state):
            child = self.recording.records
            value = yield from self.min_value(after, node, label, Window(alpha, beta), ply + 1)
            if value > best:
                best, best_child = value, child
            if self.pruning:
                alpha = max(alpha, best)
                if best >= beta:
                    break
        self.recording.leave(node, best, best_child)
        return best

    def min_value(self, state: S, parent: int, move: str, window: Window, ply: int) -> Value:
        """Return the value of a state in which MIN moves, or a bound on it if it is outside the window."""
        yield
        node = self.recording.enter(parent, move, window, ply)
        utility = self.game.utility(state)
        if utility is not None:
            self.recording.leave(node, utility)
            return utility
        alpha, beta = window
        best, best_child = INFINITE, NONE
        for label, after in self.game.moves(state):
            child = self.recording.records
            value = yield from self.max_value(after, node, label, Window(alpha, beta), ply + 1)
            if value < best:
                best, best_child = value, child
            if self.pruning:
                beta = min(beta, best)
                if best <= alpha:
                    break
        self.recording.leave(node, best, best_child)
        return best
