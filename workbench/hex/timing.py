"""Time for thinking: what is agreed about it, what is left of it, and how long an engine does well to think.

Times belong to the players, the one who began and the other, not to colours: a swap of colours leaves them alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.rules import KEEP, TIMEOUT, Game

Spent = tuple[float, float]
"""Seconds that the one who began has spent, and the other."""

NOTHING_SPENT: Spent = (0.0, 0.0)
HURRY = 10.0
"""Seconds below which somebody is warned."""
_MIN_MOVES_LEFT = 8
"""For how many moves the time that is left is to last at least."""
_SAFE = 0.8
"""Which share of what a move brings, and at most of all that is left, is spent on it."""


@dataclass(frozen=True)
class TimeControl:
    """What is agreed: the seconds that each side has for the whole game, and those that each of its moves brings."""

    seconds: float
    increment: float = 0.0

    def left(self, game: Game, spent: Spent, player: int) -> float:
        """Return the seconds that player 1 or 2 has left in a game; below 0 where there are none."""
        return self.seconds + self.increment * moves_of(game, player) - spent[player - 1]

    def over(self, game: Game, spent: Spent) -> bool:
        """Tell whether the time of the player whose turn it is has run out."""
        return not game.over and self.left(game, spent, game.holder(game.to_move)) <= 0


def moves_of(game: Game, player: int) -> int:
    """Return how many moves player 1 or 2 has made in a game; turning the swap down is none."""
    count = 0
    while game.before is not None:
        before = game.before
        count += before.holder(before.to_move) == player and game.moves[-1] not in (KEEP, TIMEOUT)
        game = before
    return count


def later(spent: Spent, game: Game, seconds: float) -> Spent:
    """Return what has been spent when whose turn it is in `game` has thought for so many seconds more, to the ms."""
    more = [*spent]
    player = game.holder(game.to_move)
    more[player - 1] = round(more[player - 1] + seconds, 3)
    return more[0], more[1]


def clocks(control: TimeControl | None, game: Game, spent: Spent) -> dict[int, float] | None:
    """Return the seconds that RED and BLUE have left, None where there is no limit."""
    if control is None:
        return None
    return {side: max(0.0, control.left(game, spent, game.holder(side))) for side in (RED, BLUE)}


def sensible(seconds: float, board: HexBoard, left: float | None, increment: float = 0.0) -> float:
    """Return how long to think about a move that may take `seconds` when so many are `left` for the whole game.

    What is left is to last for as many moves as are to be expected.
    """
    if left is None:
        return seconds
    moves = max(_MIN_MOVES_LEFT, len(board.vacant) // 4)
    return max(0.0, min(seconds, left / moves + _SAFE * increment, _SAFE * left))


def clock_text(seconds: float) -> str:
    """Return seconds as a clock shows them: 4:05, or 1:02:03. Those begun count, so that 0:00 is the end."""
    minutes, rest = divmod(max(0, math.ceil(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
