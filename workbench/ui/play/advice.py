"""The background searches for a game of sliding tiles: paths to the goal and distances from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Signal, Slot

from workbench.search.problem.messages import Fault
from workbench.tiles.divide.bound import lower_bound
from workbench.tiles.divide.last_block import missing_database
from workbench.tiles.divide.solve_from_here import (
    LowerBound,
    Report,
    SolvedPath,
    distances_along,
    shortest_solution,
    solution,
)
from workbench.tiles.pattern_databases.pattern_database import PatternDatabase
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.jobs import Jobs
from workbench.ui.play.knowledge import Distance, Knowledge
from workbench.ui.runs.first_use import FirstUse

QUICK = 1.0
"""Time limit of a search for an optimal path, in seconds, before a pattern database is built for it."""
WAIT, OPTIMUM = 6.0, 30.0
"""Time limits of a search for an optimal path, in seconds: while the user waits, and for the optimum of the game."""
EACH, WHOLE = 3.0, 60.0
"""Time limits, in seconds: for the distance of one board of a game, and for all boards together."""


class PlayAdvice(QObject):
    """Runs one search at a time: requests first, else the search for the optimum while the game is visible.

    Attributes: start, goal, of the game; knowledge; request, the pending request: "hint", "way" or "";
    measured, whether the search for the distances of the game's boards has ended.

    Signals: `path_found(SolvedPath, str)`, the path and its request; `request_changed`;
    `knowledge_changed` when there is new knowledge, or a search for the optimum or the distances has ended;
    `busy_changed(bool)`: whether the user waits for a path.
    """

    path_found = Signal(object, str)
    request_changed = Signal()
    knowledge_changed = Signal()
    busy_changed = Signal(bool)

    def __init__(self, start: Board, goal: Board, databases: FirstUse, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._databases = databases
        self.start, self.goal, self.knowledge = start, goal, Knowledge()
        self.request = ""
        self.measured = False
        self._requested_board: Board | None = None
        self._visible = False
        self._failed_start: Board | None = None
        self._optimum, self._paths, self._along = Jobs(self), Jobs(self), Jobs(self)
        for jobs in (self._optimum, self._paths, self._along):
            jobs.reported.connect(self._learn)
        self._paths.ended.connect(self._waited)
        self._optimum.ended.connect(self._give_up)
        self._along.ended.connect(self._measured)

    def switch_to(self, start: Board, goal: Board) -> None:
        """Stop all searches and switch to another game; the knowledge is kept if its boards are the same."""
        self.close()
        self.request, self._requested_board, self.measured = "", None, False
        self.busy_changed.emit(False)
        if (self.start, self.goal) != (start, goal):
            self.start, self.goal = start, goal
            self.knowledge, self._failed_start = Knowledge(), None

    def set_game_visible(self, visible: bool) -> None:
        """Report whether the game is visible: nothing is searched for while it is not."""
        self._visible = visible
        if visible:
            self.resume()
        else:
            self.stop()
            self._optimum.stop()

    def ask(self, board: Board, what: str) -> None:
        """Request a path from a board to the goal, an optimal one if it is found in time."""
        self._requested_board, self.request = board, what
        if not self._answer():
            self._optimum.stop()  # two searches at once would both be slow
            self._paths.begin(self._databases.waiting_in(_hint(board, self.goal)))
            self.busy_changed.emit(True)
            self.request_changed.emit()

    def discard(self) -> None:
        """Cancel the request."""
        if self.busy:
            self._paths.stop()
            self._waited()

    def measure(self, boards: Sequence[Board]) -> None:
        """Search for the distances of all boards of a game."""
        self._optimum.stop()
        self._along.begin(distances_along(tuple(boards), self.goal, EACH, WHOLE))
        self.knowledge_changed.emit()

    def stop(self) -> None:
        """Stop all searches except the one for the optimum."""
        self._paths.stop()
        self._along.stop()
        self._waited()

    def close(self) -> None:
        """Stop all searches at once."""
        for jobs in (self._optimum, self._paths, self._along):
            jobs.stop()

    @property
    def busy(self) -> bool:
        """Whether a path is requested."""
        return self._requested_board is not None

    @property
    def searching_optimum(self) -> bool:
        """Whether the search for the optimum of the game is running."""
        return self._optimum.busy

    @property
    def measuring(self) -> bool:
        """Whether the search for the distances of the boards of the game is running."""
        return self._along.busy

    @property
    def optimum(self) -> Distance:
        """The length of an optimal solution of the game, or a lower bound on it."""
        known = self.knowledge.distance(self.start)
        if known is not None and known.exact:
            return known
        bound = lower_bound(self.start, self.goal)
        return Distance(max(bound.moves, 0 if known is None else known.moves), bound.exact)

    def learn_optimum(self, moves: int) -> None:
        """Take over the optimum of the game that another bench has proved."""
        self._optimum.stop()
        self.knowledge.learn_distance(self.start, moves)
        self.knowledge_changed.emit()

    def learn_least(self, moves: int) -> None:
        """Take over a lower bound on the optimum of the game that another bench has proved."""
        self.knowledge.learn(LowerBound(self.start, moves))
        self.knowledge_changed.emit()

    def resume(self) -> None:
        """Search for the optimum, once for each game, if the game is visible and no other search is running."""
        searching = any(jobs.busy for jobs in (self._optimum, self._paths, self._along))
        if self._visible and not self.optimum.exact and not searching and self._failed_start != self.start:
            self._optimum.begin(shortest_solution(self.start, self.goal, OPTIMUM))

    def _answer(self) -> bool:
        """Emit `found` if a requested path is known; return whether it is."""
        assert self._requested_board is not None
        known = self.knowledge.known_path(self._requested_board, self.goal)
        if known is None:
            return False
        what, self.request, self._requested_board = self.request, "", None
        self.path_found.emit(known, what)
        return True

    @Slot(object)
    def _learn(self, report: object) -> None:
        if not isinstance(report, SolvedPath | LowerBound):
            return
        self.knowledge.learn(report)
        if self.busy and self._answer():
            self._paths.stop()
            self.busy_changed.emit(False)
            self.resume()
        self.knowledge_changed.emit()

    @Slot()
    def _waited(self) -> None:
        if self.busy:
            self.request, self._requested_board = "", None
            self.request_changed.emit()
        self.busy_changed.emit(False)
        self.resume()

    @Slot()
    def _measured(self) -> None:
        self.measured = True
        self.knowledge_changed.emit()
        self.resume()

    @Slot()
    def _give_up(self) -> None:
        """Do not search again for an optimum that was not found in time."""
        self._failed_start = self.start
        self.knowledge_changed.emit()


def _hint(board: Board, goal: Board) -> Iterator[Report]:
    """Yield as `solution` does; a database is built first if it is missing and the board is not easy to solve."""
    name = missing_database(goal)
    if name is not None:
        for report in shortest_solution(board, goal, QUICK):
            yield report
            if isinstance(report, SolvedPath):
                return
        with suppress(Fault):  # without it, there is another heuristic
            PatternDatabase(goal, name)
    yield from solution(board, goal, WAIT)
