"""How long each player has thought, and the time remaining if there is a limit."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.hex.rules import Game
from workbench.hex.timing import NOTHING_SPENT, Spent, TimeControl, spent_after

TICK = 200
"""Milliseconds between ticks."""


class HexClock(QObject):
    """Counts the seconds of the player whose turn it is, while the game is live.

    It pauses while another position is shown, and then continues. A turn that is restored by undoing starts with the
    time that it had before.

    Attributes: now, a function that returns the time in seconds; awake, whether a move was made since the game was
    opened. Signals: `ticked`. `time_ran_out`: the player whose turn it is has run out of time.
    """

    ticked = Signal()
    time_ran_out = Signal()

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = perf_counter) -> None:
        super().__init__(parent)
        self.now, self.awake = now, False
        self.control: TimeControl | None = None
        self._game, self._spent = Game.new(), NOTHING_SPENT
        self._turn: Game | None = None
        self._turn_seconds = 0.0
        self._counting_since: float | None = None
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
        self._turn, self._counting_since = None, None

    def follow(self, game: Game, spent: Spent, control: TimeControl | None, running: bool) -> None:
        """Show the times of a position where `spent` had been spent; if `going`, count for the side to move."""
        self._update_seconds()
        self._game, self._spent, self.control = game, spent, control
        if running and game != self._turn:
            self._turn, self._turn_seconds = game, 0.0
        self._counting_since = self.now() if running else None
        if running != self._timer.isActive():
            self._timer.start() if running else self._timer.stop()
        self.ticked.emit()

    @property
    def spent(self) -> Spent:
        """The time the players have spent by now in the position shown."""
        self._update_seconds()
        return spent_after(self._spent, self._game, self._turn_seconds) if self._game == self._turn else self._spent

    @property
    def out(self) -> bool:
        """Whether the player whose turn it is has run out of time."""
        return (
            self._counting_since is not None
            and self.control is not None
            and self.control.is_exceeded(self._game, self.spent)
        )

    def gone(self, side: int) -> float:
        """Return the seconds spent by the player who has a side of the board shown."""
        return self.spent[self._game.holder(self._game.displayed_side(side)) - 1]

    def remaining(self, side: int) -> float | None:
        """Return the remaining seconds of the player who has a side of the board shown, or None without a limit."""
        if self.control is None:
            return None
        return max(
            0.0, self.control.remaining(self._game, self.spent, self._game.holder(self._game.displayed_side(side)))
        )

    def _update_seconds(self) -> None:
        if self._counting_since is not None:
            now = self.now()
            self._turn_seconds += now - self._counting_since
            self._counting_since = now

    def _tick(self) -> None:
        self.ticked.emit()
        if self.out:
            self.time_ran_out.emit()
