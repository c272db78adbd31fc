"""The clock of a game in the terminal."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from time import perf_counter

from workbench.hex.game_tree import GameTree
from workbench.hex.rules import Game
from workbench.hex.timing import HURRY, NOTHING_SPENT, TimeControl, clock_text, clocks, later, sensible
from workbench.wording import text

_LONGEST_LINE = 10_000


class GameClock:
    """The clock of the player to move, running from the first move on.

    `control`: the time control, None for no limit. `now` returns the time in seconds. The time spent is stored for each
    move, so that undoing a move restores the time that was left.
    """

    def __init__(self, control: TimeControl | None, now: Callable[[], float] = perf_counter) -> None:
        self._control, self._now = control, now
        self._spent = [NOTHING_SPENT]
        self._since = now()

    def made(self, after: Game) -> None:
        """Store the time spent on a move, and restart the clock; `after` is the game after the move."""
        before = after.undo()
        length = len(before.moves)
        thought = self._now() - self._since if before.moves else 0.0
        self._spent[length + 1 :] = [later(self._spent[length], before, thought)]
        self._since = self._now()

    def resume(self) -> None:
        """Restart the clock of the player to move."""
        self._since = self._now()

    def discard(self) -> None:
        """Continue without a limit."""
        self._control = None
        self.resume()

    def left(self, game: Game) -> dict[int, float] | None:
        """Return the seconds that each side has left in this position, None if there is no limit."""
        spent, thought = self._spent[len(game.moves)], self._now() - self._since
        return clocks(self._control, game, later(spent, game, thought) if game.moves and not game.over else spent)

    def out(self, game: Game) -> bool:
        """Return whether the player to move has no time left."""
        left = None if game.over else self.left(game)
        return left is not None and left[game.to_move] <= 0

    def sensible(self, game: Game, seconds: float) -> float:
        """Return how long to think about a move, in seconds: at most `seconds`."""
        left = self.left(game)
        if left is None or self._control is None:
            return seconds
        return sensible(seconds, game.board, left[game.to_move], self._control.increment)

    def told(self, game: Game) -> str:
        """Return a sentence about the remaining time, "" if there is no limit."""
        left = None if game.over else self.left(game)
        if left is None:
            return ""
        red, blue = map(clock_text, left.values())
        hurry = left[game.to_move] < HURRY
        return text("hex-play-clock-hurry" if hurry else "hex-play-clock", red=red, blue=blue, seconds=HURRY)

    def tree(self, game: Game) -> GameTree:
        """Return the game with its times, for saving."""
        return GameTree.of(game, self._control, self._spent[1 : len(game.moves) + 1])

    def line(self, game: Game) -> str | None:
        """Return the typed line, "" at the end of the input, None if the time runs out first.

        The timeout works on POSIX terminals only; elsewhere a line that comes too late is returned.
        """
        left = None if game.over or not game.moves else self.left(game)
        if left is not None and os.name == "posix" and sys.stdin.isatty():
            ready, _, _ = select.select([sys.stdin], [], [], left[game.to_move])
            if not ready:
                return None
        return sys.stdin.readline(_LONGEST_LINE)
