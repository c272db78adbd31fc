"""The model of the Game trees bench: a tree, the algorithm, and the recording of its search."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from workbench.game_trees.searching import ALPHABETA, MINIMAX, searched
from workbench.game_trees.tree import GameTree
from workbench.search.recording.minimax_tree import MinimaxTree
from workbench.ui.base.history import History

FIRST_TREE = "(3 12 8) (2 4 6) (14 5 2)"
"""The tree of AIMA, figure 5.2."""


class MinimaxSession(QObject):
    """The tree and its search, which is complete at once unless a lesson hides what follows.

    Attributes: tree; algorithm, one of ALGORITHMS; recording, of the search; history, of the changes by hand.
    Signals: `changed` when the tree, the algorithm or the recording is another one.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tree, self.algorithm = GameTree.parse(FIRST_TREE), MINIMAX
        self._limit: int | None = None
        self.history = History(self)
        self.recording = self._searched()

    def show(self, tree: GameTree, algorithm: str) -> None:
        """Search a tree by an algorithm."""
        if (tree, algorithm) != (self.tree, self.algorithm):
            self.tree, self.algorithm, self._limit = tree, algorithm, None
            self._search()

    def change(self, tree: GameTree, algorithm: str) -> None:
        """Search as `show` does, and note the change for Undo."""
        before = self.tree, self.algorithm
        if (tree, algorithm) != before:
            self.show(tree, algorithm)
            self.history.record("undo-minimax", before, (tree, algorithm), lambda one: self.show(*one))

    def limit(self, steps: int | None) -> None:
        """Search no further than this many steps; None: to the end."""
        if steps != self._limit:
            self._limit = steps
            self._search()

    # Internal

    def _search(self) -> None:
        self.recording = self._searched()
        self.changed.emit()

    def _searched(self) -> MinimaxTree[int]:
        return searched(self.tree, self.algorithm == ALPHABETA, self._limit)
