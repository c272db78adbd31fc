"""What is found out about a game of sliding tiles while it is played: ways to the goal, and how long they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from workbench.tiles.divide.bound import lower_bound
from workbench.tiles.divide.solve_from_here import Least, SolvedPath, distances_along, shortest_way, way
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.jobs import Jobs
from workbench.ui.play.knowledge import Distance, Knowledge

WAIT, OPTIMUM = 6.0, 30.0
"""Seconds of searching for a shortest way: while somebody waits for it, and for the optimum of the game."""
EACH, WHOLE = 3.0, 60.0
"""Seconds of searching for the distance of one board of a game, and of all of them."""


class PlayAdvice(QObject):
    """Searches one thing at a time: what was asked for first of all, else the optimum while somebody sees the game.

    Attributes: start, goal, of the game; knowledge; asked, what is being searched for: "hint", "way" or "".

    Signals: `found(Way, str)`, what was asked for; `asked_changed`; `learnt` when more is known, or a search for the
    optimum or the distances has ended; `busy_changed(bool)`: somebody waits.
    """

    found = Signal(object, str)
    asked_changed = Signal()
    learnt = Signal()
    busy_changed = Signal(bool)

    def __init__(self, start: Board, goal: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start, self.goal, self.knowledge = start, goal, Knowledge()
        self.asked = ""
        self._asked_of: Board | None = None
        self._seen = False
        self._given_up: Board | None = None
        self._optimum, self._ways, self._along = Jobs(self), Jobs(self), Jobs(self)
        for jobs in (self._optimum, self._ways, self._along):
            jobs.reported.connect(self._learn)
        self._ways.ended.connect(self._waited)
        self._optimum.ended.connect(self._give_up)
        self._along.ended.connect(self._measured)

    def turn_to(self, start: Board, goal: Board) -> None:
        """Leave everything off, and be about another game; what is known is kept where it has the same boards."""
        self.close()
        self.asked, self._asked_of = "", None
        self.busy_changed.emit(False)
        if (self.start, self.goal) != (start, goal):
            self.start, self.goal = start, goal
            self.knowledge, self._given_up = Knowledge(), None

    def set_seen(self, seen: bool) -> None:
        """Say whether somebody sees the game: nothing is searched for while nobody does."""
        self._seen = seen
        if seen:
            self.resume()
        else:
            self.stop()
            self._optimum.stop()

    def ask(self, board: Board, what: str) -> None:
        """Look for a way from a board to the goal, shortest where that can be found in time."""
        self._asked_of, self.asked = board, what
        if not self._answer():
            self._optimum.stop()  # two searches at once would both be late
            self._ways.begin(way(board, self.goal, WAIT))
            self.busy_changed.emit(True)
            self.asked_changed.emit()

    def discard(self) -> None:
        """Leave off searching for what was asked for."""
        if self.busy:
            self._ways.stop()
            self._waited()

    def measure(self, boards: Sequence[Board]) -> None:
        """Look for the distances of all boards of a game."""
        self._optimum.stop()
        self._along.begin(distances_along(tuple(boards), self.goal, EACH, WHOLE))
        self.learnt.emit()

    def stop(self) -> None:
        """Leave off searching for all but the optimum."""
        self._ways.stop()
        self._along.stop()
        self._waited()

    def close(self) -> None:
        """Leave off everything at once."""
        for jobs in (self._optimum, self._ways, self._along):
            jobs.stop()

    @property
    def busy(self) -> bool:
        """Whether somebody waits for a way."""
        return self._asked_of is not None

    @property
    def looking(self) -> bool:
        """Whether the optimum of the game is being searched for."""
        return self._optimum.busy

    @property
    def measuring(self) -> bool:
        """Whether the distances of the boards of the game are being searched for."""
        return self._along.busy

    @property
    def optimum(self) -> Distance:
        """The length of a shortest solution of the game, or what it has at least."""
        known = self.knowledge.distance(self.start)
        return known or Distance(lower_bound(self.start, self.goal).moves, False)

    def resume(self) -> None:
        """Look for the optimum, once for each game, while somebody sees it and nothing else is searched for."""
        at_work = any(jobs.busy for jobs in (self._optimum, self._ways, self._along))
        if self._seen and not self.optimum.exact and not at_work and self._given_up != self.start:
            self._optimum.begin(shortest_way(self.start, self.goal, OPTIMUM))

    # Within

    def _answer(self) -> bool:
        """Give a known way to who asked for it; return whether there was one."""
        assert self._asked_of is not None
        known = self.knowledge.way(self._asked_of, self.goal)
        if known is None:
            return False
        what, self.asked, self._asked_of = self.asked, "", None
        self.found.emit(known, what)
        return True

    @Slot(object)
    def _learn(self, report: object) -> None:
        if not isinstance(report, SolvedPath | Least):
            return
        self.knowledge.learn(report)
        if self.busy and self._answer():
            self._ways.stop()
            self.busy_changed.emit(False)
            self.resume()
        self.learnt.emit()

    @Slot()
    def _waited(self) -> None:
        if self.busy:
            self.asked, self._asked_of = "", None
            self.asked_changed.emit()
        self.busy_changed.emit(False)
        self.resume()

    @Slot()
    def _measured(self) -> None:
        self.learnt.emit()
        self.resume()

    @Slot()
    def _give_up(self) -> None:
        """Search no more for an optimum that was not found in time."""
        self._given_up = self.start
        self.learnt.emit()
