"""The games that are kept: the one in progress, and those that were won."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from workbench.formats.play_file import Played, PlayStore, SavedGame
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.collections import find
from workbench.wording import say

FIRST = "first-board"
"""The board of the first game."""


class PlayRecords(QObject):
    """Reads and writes games. What goes wrong is told once, and play goes on.

    Signals: `changed` when the games that were won are others; `told(str)`.
    """

    changed = Signal()
    told = Signal(str)

    def __init__(self, store: PlayStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._complaint = ""
        self._known: SavedGame | None = None

    def kept(self) -> SavedGame:
        """Return the game that was kept, or that of the first board."""
        try:
            kept = self._store.game()
        except Fault as fault:
            self._complaint, kept = say(fault), None
        first = find(FIRST)
        self._known = kept or SavedGame(first.board, first.goal)
        return self._known

    def keep(self, game: SavedGame) -> None:
        """Keep the game in progress as it stands, if it is not as it was kept."""
        if game != self._known and self._try(lambda: self._store.keep_game(game)):
            self._known = game

    def close(self) -> None:
        """Leave the game in progress to the next window."""
        self._store.close()

    def games(self) -> tuple[Played, ...]:
        """Return the games that were won; none where they cannot be read."""
        try:
            return self._store.games()
        except Fault as fault:
            self._complain(fault)
            return ()

    def add(self, game: Played) -> None:
        """Keep a game that was won."""
        self._try(lambda: self._store.add(game))
        self.changed.emit()

    def improve(self, game: Played) -> None:
        """Keep what is known of a game that was won, better than before."""
        self._try(lambda: self._store.improve(game))
        self.changed.emit()

    def clear(self) -> None:
        """Forget the games that were won."""
        self._try(self._store.clear)
        self.changed.emit()

    def complain(self) -> None:
        """Say what was wrong with the game that was kept, if anything."""
        if self._complaint:
            self.told.emit(self._complaint)
            self._complaint = ""

    # Within

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except Fault as fault:
            self._complain(fault)
            return False
        return True

    def _complain(self, fault: Fault) -> None:
        complaint = say(fault)
        if complaint != self._complaint:  # once is enough
            self._complaint = complaint
            self.told.emit(complaint)
