"""Thinking time: the time control, the time remaining, and how long an engine should think.

Times belong to the players, first and second, not to colours: a swap of colours does not change them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.rules import KEEP, TIMEOUT, Game

Spent = tuple[float, float]
"""Seconds spent by the player who moved first, and by the other."""

NOTHING_SPENT: Spent = (0.0, 0.0)
LOW_TIME = 10.0
"""Seconds remaining below which the clock shows a warning."""
_MIN_EXPECTED_MOVES = 8
"""The minimum number of moves that the remaining time must suffice for."""
_SAFE_FRACTION = 0.8
"""The maximum fraction of the increment, and of all remaining time, that one move may use."""


@dataclass(frozen=True)
class TimeControl:
    """The seconds that each side has for the whole game, and the seconds added after each of its moves."""

    seconds: float
    increment: float = 0.0

    def remaining(self, game: Game, spent: Spent, player: int) -> float:
        """Return the seconds that player 1 or 2 has remaining in a game; negative if the time is exceeded."""
        return self.seconds + self.increment * moves_of(game, player) - spent[player - 1]

    def is_exceeded(self, game: Game, spent: Spent) -> bool:
        """Return whether the player whose turn it is has run out of time."""
        return not game.over and self.remaining(game, spent, game.holder(game.to_move)) <= 0


def moves_of(game: Game, player: int) -> int:
    """Return the number of moves that player 1 or 2 has made in a game; declining the swap does not count."""
    count = 0
    while game.before is not None:
        before = game.before
        count += before.holder(before.to_move) == player and game.moves[-1] not in (KEEP, TIMEOUT)
        game = before
    return count


def spent_after(spent: Spent, game: Game, seconds: float) -> Spent:
    """Return the time spent after the player to move in `game` has thought for `seconds` more, rounded to the ms."""
    more = [*spent]
    player = game.holder(game.to_move)
    more[player - 1] = round(more[player - 1] + seconds, 3)
    return more[0], more[1]


def clocks(control: TimeControl | None, game: Game, spent: Spent) -> dict[int, float] | None:
    """Return the seconds that RED and BLUE have remaining, or None if there is no limit."""
    if control is None:
        return None
    return {side: max(0.0, control.remaining(game, spent, game.holder(side))) for side in (RED, BLUE)}


def time_for_move(seconds: float, board: HexBoard, remaining: float | None, increment: float = 0.0) -> float:
    """Return how long to think about a move, at most `seconds`, with `left` seconds for the rest of the game.

    The remaining time is divided by the expected number of moves.
    """
    if remaining is None:
        return seconds
    moves = max(_MIN_EXPECTED_MOVES, len(board.vacant) // 4)
    return max(0.0, min(seconds, remaining / moves + _SAFE_FRACTION * increment, _SAFE_FRACTION * remaining))


def clock_text(seconds: float) -> str:
    """Return seconds as a clock shows them: 4:05, or 1:02:03. They are rounded up, so that 0:00 is the end."""
    minutes, rest = divmod(max(0, math.ceil(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
