"""The moves of a game of sliding tiles as an undo history."""

from __future__ import annotations

from workbench.ui.base.history import History


class PlayHistory(History):
    """Follows a game, which undoes and redoes its moves itself in the two hooks."""

    _length = _at = 0

    def follow(self, length: int, at: int) -> None:
        """Follow a game of `length` moves, of which the first `at` are made."""
        if (length, at) != (self._length, self._at):
            self._length, self._at = length, at
            self.changed.emit()

    @property
    def can_undo(self) -> bool:
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        return self._at < self._length

    @property
    def undo_key(self) -> str:
        """The message key of the move that would be undone, "" if there is none."""
        return "undo-move" if self.can_undo else ""

    @property
    def redo_key(self) -> str:
        """The message key of the move that would be redone, "" if there is none."""
        return "undo-move" if self.can_redo else ""
