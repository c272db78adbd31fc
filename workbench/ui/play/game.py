"""A game of sliding tiles and its stopwatch. Does not use Qt."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from time import monotonic

from workbench.formats.play_file import SavedGame
from workbench.tiles.puzzle.board import Board


class PlayGame:
    """A game whose moves can be undone and redone.

    Attributes: start, goal; moves, those made followed by those undone; at, the number of moves made; hints, the
    number of hints shown; helped, whether a solution was watched; finished, whether the goal was reached.
    """

    def __init__(self, saved: SavedGame) -> None:
        self.start, self.goal = saved.start, saved.goal
        self.moves, self.at = saved.moves, saved.at
        self.hints, self.helped, self.finished = saved.hints, saved.helped, saved.finished
        self._boards = list(saved.start.path(saved.moves))
        self._ends = list(itertools.accumulate(saved.slides or (1,) * len(saved.moves)))

    @property
    def board(self) -> Board:
        """The current board."""
        return self._boards[self.at]

    @property
    def boards(self) -> tuple[Board, ...]:
        """All boards, from the start to that after the last move, undone moves included."""
        return tuple(self._boards)

    @property
    def undo_position(self) -> int:
        """The number of moves made without those of the last click or key."""
        return max((end for end in self._ends if end < self.at), default=0)

    @property
    def redo_position(self) -> int:
        """The number of moves made with those of the next click or key that was undone."""
        return min((end for end in self._ends if end > self.at), default=self.at)

    def make_move(self, moves: str) -> bool:
        """Make moves, which Undo takes back together; return False if there are none or the game is finished."""
        if self.finished or not moves:
            return False
        boards = self.board.path(moves)
        del self._boards[self.at + 1 :]
        self._boards += boards[1:]
        self.moves = self.moves[: self.at] + moves
        self._ends = [*(end for end in self._ends if end < self.at), *([self.at] if self.at else []), len(self.moves)]
        self.at = len(self.moves)
        if self.board == self.goal:
            self.finished = True
        return True

    def saved(self, seconds: float) -> SavedGame:
        """Return the game in the form in which it is saved; `seconds`: its duration so far."""
        ends = self._ends
        slides = () if len(ends) == len(self.moves) else tuple(map(int.__sub__, ends, [0, *ends]))
        return SavedGame(
            self.start, self.goal, self.moves, self.at, seconds, self.hints, self.helped, self.finished, slides
        )


class Stopwatch:
    """Counts seconds while it runs. `now`: returns the time, in seconds."""

    def __init__(self, seconds: float = 0.0, now: Callable[[], float] = monotonic) -> None:
        self._seconds, self._now = seconds, now
        self._since: float | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def seconds(self) -> float:
        """The seconds counted so far."""
        return self._seconds + (0.0 if self._since is None else max(0.0, self._now() - self._since))

    def run(self, on: bool) -> None:
        """Start, resume or stop."""
        if on and self._since is None:
            self._since = self._now()
        elif not on:
            self._seconds, self._since = self.seconds, None
