"""The moves of a game of sliding tiles, and the games before it, as an undo history."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from workbench.formats.play_file import SavedGame
from workbench.ui.base.history import History

MAX_GAMES = 50
"""Former games that are remembered."""


class PlayHistory(History):
    """Follows a game, which undoes and redoes its moves itself in the two hooks, and remembers former games."""

    _length = _at = 0

    def __init__(self, parent: QObject, undo_hook: Callable[[], object], redo_hook: Callable[[], object]) -> None:
        super().__init__(parent, undo_hook, redo_hook)
        self._former: list[SavedGame] = []
        self._later: list[SavedGame] = []

    def follow(self, length: int, at: int) -> None:
        """Follow a game of `length` moves, of which the first `at` are made."""
        self._length, self._at = length, at
        self.changed.emit()

    def leave(self, game: SavedGame) -> None:
        """Remember a game that another one replaces; there is nothing to remember before its first move."""
        self._later.clear()
        if game.moves:
            self._former.append(game)
            del self._former[:-MAX_GAMES]

    def discard_later(self) -> None:
        """Forget the games that could be opened again by Redo: another move is made."""
        self._later.clear()

    def former_game(self, current: SavedGame) -> SavedGame | None:
        """Return the game before this one if no move of this one can be undone, else None."""
        return _exchange(self._former, self._later, current) if not self._at else None

    def later_game(self, current: SavedGame) -> SavedGame | None:
        """Return the game after this one if no move of this one can be redone, else None."""
        return _exchange(self._later, self._former, current) if self._at == self._length else None

    @property
    def can_undo(self) -> bool:
        return self._at > 0 or bool(self._former)

    @property
    def can_redo(self) -> bool:
        return self._at < self._length or bool(self._later)

    @property
    def undo_key(self) -> str:
        """The message key of what would be undone, "" if there is nothing."""
        return "undo-move" if self._at else "undo-game" if self._former else ""

    @property
    def redo_key(self) -> str:
        """The message key of what would be redone, "" if there is nothing."""
        return "undo-move" if self._at < self._length else "undo-game" if self._later else ""


def _exchange(source: list[SavedGame], target: list[SavedGame], current: SavedGame) -> SavedGame | None:
    """Return the last game of one list, and add the current one to the other; None if there is none."""
    if not source:
        return None
    target.append(current)
    return source.pop()
