"""How long each player has thought, and the time remaining if there is a limit."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.hex.rules import Game
from workbench.hex.timing import NOTHING_SPENT, Spent, TimeControl, later

TICK = 200
"""Milliseconds between ticks."""


class HexClock(QObject):
    """Counts the seconds of the player whose turn it is, while the game is live.

    It pauses while another position is shown, and then continues. A turn that is restored by undoing starts with the
    time that it had before.

    Attributes: now, a function that returns the time in seconds; awake, whether a move was made since the game was
    opened. Signals: `ticked`. `fell`: the player whose turn it is has run out of time.
    """

    ticked = Signal()
    fell = Signal()

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = perf_counter) -> None:
        super().__init__(parent)
        self.now, self.awake = now, False
        self.control: TimeControl | None = None
        self._game, self._spent = Game.new(), NOTHING_SPENT
        self._turn: Game | None = None
        self._thought = 0.0
        self._since: float | None = None
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)

    def reset(self) -> None:
        """Reset the clock and wait for a move."""
        self.awake = False
        self.begin_turn()
        self._timer.stop()
        self.ticked.emit()

    def begin_turn(self) -> None:
        """Make the next turn that is shown start with the time spent before it."""
        self._turn, self._since = None, None

    def follow(self, game: Game, spent: Spent, control: TimeControl | None, going: bool) -> None:
        """Show the times of a position where `spent` had been spent; if `going`, count for the side to move."""
        self._count()
        self._game, self._spent, self.control = game, spent, control
        if going and game != self._turn:
            self._turn, self._thought = game, 0.0
        self._since = self.now() if going else None
        if going != self._timer.isActive():
            self._timer.start() if going else self._timer.stop()
        self.ticked.emit()

    @property
    def spent(self) -> Spent:
        """The time the players have spent by now in the position shown."""
        self._count()
        return later(self._spent, self._game, self._thought) if self._game == self._turn else self._spent

    @property
    def out(self) -> bool:
        """Whether the player whose turn it is has run out of time."""
        return self._since is not None and self.control is not None and self.control.over(self._game, self.spent)

    def gone(self, side: int) -> float:
        """Return the seconds spent by the player who has a side of the board shown."""
        return self.spent[self._game.holder(self._game.side_shown(side)) - 1]

    def left(self, side: int) -> float | None:
        """Return the remaining seconds of the player who has a side of the board shown, or None without a limit."""
        if self.control is None:
            return None
        return max(0.0, self.control.left(self._game, self.spent, self._game.holder(self._game.side_shown(side))))

    def _count(self) -> None:
        if self._since is not None:
            now = self.now()
            self._thought += now - self._since
            self._since = now

    def _tick(self) -> None:
        self.ticked.emit()
        if self.out:
            self.fell.emit()
