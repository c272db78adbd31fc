"""A game of sliding tiles: the moves made, and a watch beside it. It knows no Qt."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from workbench.formats.play_file import SavedGame
from workbench.tiles.puzzle.board import Board


class PlayGame:
    """A game that can be taken back move by move, and forth again.

    Attributes: start, goal; moves, those made and, behind them, those taken back; at, how many are made; hints, how
    many were shown; helped, whether a solution was watched; finished, whether the goal was reached.
    """

    def __init__(self, saved: SavedGame) -> None:
        self.start, self.goal = saved.start, saved.goal
        self.moves, self.at = saved.moves, saved.at
        self.hints, self.helped, self.finished = saved.hints, saved.helped, saved.finished
        self._boards = list(saved.start.path(saved.moves))

    @property
    def board(self) -> Board:
        """The board of now."""
        return self._boards[self.at]

    @property
    def boards(self) -> tuple[Board, ...]:
        """All boards, from the start to that after the last move, those taken back included."""
        return tuple(self._boards)

    def make(self, moves: str) -> bool:
        """Make moves, after which none can be made forth any more; return whether they could be made."""
        if self.finished or not moves:
            return False
        boards = self.board.path(moves)
        del self._boards[self.at + 1 :]
        self._boards += boards[1:]
        self.moves = self.moves[: self.at] + moves
        self.at = len(self.moves)
        if self.board == self.goal:
            self.finished = True
        return True

    def saved(self, seconds: float) -> SavedGame:
        """Return the game as it is kept; `seconds`: how long it has taken so far."""
        return SavedGame(self.start, self.goal, self.moves, self.at, seconds, self.hints, self.helped, self.finished)


class Stopwatch:
    """Counts seconds while it runs. `now`: tells the time."""

    def __init__(self, seconds: float = 0.0, now: Callable[[], float] = monotonic) -> None:
        self._seconds, self._now = seconds, now
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """The seconds counted so far."""
        return self._seconds + (0.0 if self._since is None else max(0.0, self._now() - self._since))

    def run(self, on: bool) -> None:
        """Go on, or stand."""
        if on and self._since is None:
            self._since = self._now()
        elif not on:
            self._seconds, self._since = self.seconds, None
