"""The saved games: the one in progress, and those that were won."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from workbench.formats.play_file import PlayStore, SavedGame, WonGame
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.collections import find
from workbench.wording import say

FIRST_BOARD = "first-board"
"""The board of the first game."""


class PlayRecords(QObject):
    """Reads and writes games. A fault is reported once and does not stop the game.

    Signals: `changed` when the list of games won has changed; `message_reported(str)`, a message.
    """

    changed = Signal()
    message_reported = Signal(str)

    def __init__(self, store: PlayStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._complaint = ""
        self._known: SavedGame | None = None

    def saved_game(self) -> SavedGame:
        """Return the saved game in progress, or a new game of the first board."""
        try:
            kept = self._store.game()
        except Fault as fault:
            self._complaint, kept = say(fault), None
        first_board = find(FIRST_BOARD)
        self._known = kept or SavedGame(first_board.board, first_board.goal)
        return self._known

    def store(self, game: SavedGame) -> None:
        """Save the game in progress if it has changed since it was last saved."""
        if game != self._known and self._try(lambda: self._store.save_game(game)):
            self._known = game

    def close(self) -> None:
        """Release the game in progress, so that another window can use it."""
        self._store.close()

    def games(self) -> tuple[WonGame, ...]:
        """Return the games that were won; none if they cannot be read."""
        try:
            return self._store.games()
        except Fault as fault:
            self._show_error(fault)
            return ()

    def add(self, game: WonGame) -> None:
        """Save a game that was won."""
        self._try(lambda: self._store.add(game))
        self.changed.emit()

    def improve(self, game: WonGame) -> None:
        """Replace a saved game that was won by one with a better-known optimum."""
        self._try(lambda: self._store.improve(game))
        self.changed.emit()

    def clear(self) -> None:
        """Delete the games that were won."""
        self._try(self._store.clear)
        self.changed.emit()

    def complain(self) -> None:
        """Report the fault of the saved game in progress, if there was one."""
        if self._complaint:
            self.message_reported.emit(self._complaint)
            self._complaint = ""

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except Fault as fault:
            self._show_error(fault)
            return False
        return True

    def _show_error(self, fault: Fault) -> None:
        complaint = say(fault)
        if complaint != self._complaint:  # report it only once
            self._complaint = complaint
            self.message_reported.emit(complaint)
