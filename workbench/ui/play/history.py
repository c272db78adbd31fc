"""The moves of a game of sliding tiles as an undo history."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand

from workbench.ui.base.history import History


class PlayHistory(History):
    """Follows a game, which undoes and redoes its moves itself; the history calls `back` and `forth`."""

    def __init__(self, parent: QObject | None, back: Callable[[], object], forth: Callable[[], object]) -> None:
        super().__init__(parent, back, forth)
        self.setUndoLimit(0)
        self._moves = ""

    def follow(self, moves: str, at: int) -> None:
        """Hold the moves of the game; the first `at` are made."""
        if moves != self._moves:
            pairs = enumerate(zip(self._moves, moves, strict=False))
            shorter = min(len(self._moves), len(moves))
            common = next((place for place, (one, other) in pairs if one != other), shorter)
            if common == len(moves):
                self.clear()
                common = 0
            self.setIndex(common)
            for _ in moves[common:]:
                self.push(QUndoCommand())
            self._moves = moves
        self.setIndex(at)

    @property
    def undo_key(self) -> str:
        """The message key of the move that would be undone, "" if there is none."""
        return "undo-move" if self.canUndo() else ""

    @property
    def redo_key(self) -> str:
        """The message key of the move that would be redone, "" if there is none."""
        return "undo-move" if self.canRedo() else ""
