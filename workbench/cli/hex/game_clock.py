"""The clock of a game in the terminal."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Mapping
from time import perf_counter

from workbench.hex.game_tree import GameTree
from workbench.hex.rules import Game
from workbench.hex.timing import LOW_TIME, NOTHING_SPENT, TimeControl, clock_text, clocks, spent_after, time_for_move
from workbench.wording import text

_MAX_LINE_LENGTH = 10_000


class GameClock:
    """The clock of the player to move, running from the first move on.

    `control`: the time control, None for no limit. `now` returns the time in seconds. The time spent is stored for each
    move, so that undoing a move restores the time that was left.
    """

    def __init__(self, control: TimeControl | None, now: Callable[[], float] = perf_counter) -> None:
        self._control, self._now = control, now
        self._spent = [NOTHING_SPENT]
        self._since = now()

    def record_move(self, after: Game) -> None:
        """Store the time spent on a move, and restart the clock; `after` is the game after the move."""
        before = after.undo()
        length = len(before.moves)
        thinking_time = self._now() - self._since if before.moves else 0.0
        self._spent[length + 1 :] = [spent_after(self._spent[length], before, thinking_time)]
        self._since = self._now()

    def resume(self) -> None:
        """Restart the clock of the player to move."""
        self._since = self._now()

    def discard(self) -> None:
        """Continue without a limit."""
        self._control = None
        self.resume()

    def remaining(self, game: Game) -> dict[int, float] | None:
        """Return the seconds that each side has left in this position, None if there is no limit."""
        spent, thinking_time = self._spent[len(game.moves)], self._now() - self._since
        return clocks(
            self._control, game, spent_after(spent, game, thinking_time) if game.moves and not game.over else spent
        )

    def expired(self, game: Game) -> bool:
        """Return whether the player to move has no time left."""
        remaining = None if game.over else self.remaining(game)
        return remaining is not None and remaining[game.to_move] <= 0

    def time_for_move(self, game: Game, seconds: float) -> float:
        """Return how long to think about a move, in seconds: at most `seconds`."""
        remaining = self.remaining(game)
        if remaining is None or self._control is None:
            return seconds
        return time_for_move(seconds, game.board, remaining[game.to_move], self._control.increment)

    def remaining_text(self, game: Game) -> str:
        """Return a sentence about the remaining time, "" if there is no limit."""
        remaining = None if game.over else self.remaining(game)
        if remaining is None:
            return ""
        red, blue = map(clock_text, remaining.values())
        hurry = remaining[game.to_move] < LOW_TIME
        return text("hex-play-clock-hurry" if hurry else "hex-play-clock", red=red, blue=blue, seconds=LOW_TIME)

    def tree(self, game: Game, comments: Mapping[tuple[str, ...], str]) -> GameTree:
        """Return the game with its times, for saving; `comments` has those on the last one of some moves."""
        tree = GameTree.of(game, self._control, self._spent[1 : len(game.moves) + 1])
        for node in tree.main:
            tree = tree.commented(node, comments.get(tree.game(node).moves, ""))
        return tree

    def line(self, game: Game) -> str | None:
        """Return the typed line, "" at the end of the input, None if the time runs out first.

        The timeout works on POSIX terminals only; elsewhere a line that comes too late is returned.
        """
        remaining = None if game.over or not game.moves else self.remaining(game)
        if remaining is not None and os.name == "posix" and sys.stdin.isatty():
            readable, _, _ = select.select([sys.stdin], [], [], remaining[game.to_move])
            if not readable:
                return None
        return sys.stdin.readline(_MAX_LINE_LENGTH)
