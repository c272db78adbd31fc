"""The optimal costs of what was searched: proved by any run of the session, published, or searched for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.api import ConfiguredRun, result
from workbench.api.optimum import Optimality, listed_optimum, optimality, proved_bound, proved_cost, quick_search
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number, Problem
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.searching import Searching
from workbench.ui.runs.subject_history import Subject
from workbench.ui.runs.worker import Job


class Optima(QObject):
    """Judges solutions. Signals: `changed` when an optimum, or a better lower bound, has become known."""

    changed = Signal()

    def __init__(self, searching: Searching, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._searching = searching
        self._known: list[tuple[Subject, Number | None]] = []
        self._least: dict[Subject, int] = {}
        self._job: tuple[Job, Subject] | None = None
        searching.job_stopped.connect(self._job_stopped)

    def judge(self, entry: RunEntry) -> Optimality:
        """Return whether the solution of a run is optimal."""
        outcome = result(entry.run)
        if outcome.optimal and not entry.source:
            self.learn(_subject(entry), outcome.cost)
        return optimality(outcome, self.optimum(entry))

    def optimum(self, entry: RunEntry) -> Number | None:
        """Return the optimal cost of what a run searches, or None."""
        return None if entry.source else self.optimum_of(_subject(entry), entry.run.problem)

    def optimum_of(self, subject: Subject, problem: Problem[Any]) -> Number | None:
        """Return the optimal cost of a subject, which is searched as `problem`, or None."""
        known = self._proved(subject)
        return listed_optimum(problem) if known is None else known

    def moves(self, start: Board, goal: Board) -> int | None:
        """Return the moves of an optimal solution of a board if a search of any bench has proved them, or None."""
        known = self._proved(Subject(start, goal, None))
        return None if known is None else int(known)

    def learn_moves(self, start: Board, goal: Board, moves: int) -> None:
        """Take over the number of moves of an optimal solution that another bench has proved."""
        self.learn(Subject(start, goal, None), moves)

    def least_moves(self, start: Board, goal: Board) -> int:
        """Return how many moves a solution of a board has at least, as far as a search of any bench has proved it."""
        return self._least.get(Subject(start, goal, None), 0)

    def learn_least(self, start: Board, goal: Board, moves: int) -> None:
        """Take over that every solution of a board has at least this many moves."""
        if moves > self.least_moves(start, goal):
            self._least[Subject(start, goal, None)] = moves
            self.changed.emit()

    def learn_from(self, run: object) -> None:
        """Take over how many moves a solution has at least, if a search of a board has proved that."""
        if isinstance(run, ConfiguredRun) and type(run.problem) is TileProblem:
            bound = proved_bound(run)
            if bound is not None:
                self.learn_least(run.problem.start, run.problem.goal, int(bound))

    def _proved(self, subject: Subject) -> Number | None:
        return next((cost for known, cost in self._known if known == subject and cost is not None), None)

    def search(self, entry: RunEntry) -> None:
        """Search in the background for the optimal cost of what a run searches, once, if it is not known."""
        if self.judge(entry) is Optimality.OPEN and not entry.source:
            self.find(_subject(entry), entry.run.problem)

    def find(self, subject: Subject, problem: Problem[Any]) -> None:
        """Search in the background for the optimal cost of a subject, unless that was done."""
        if subject not in [known for known, _ in self._known]:
            self._known.append((subject, None))
            QTimer.singleShot(0, self, lambda: self._begin(subject, problem))  # the worker may just be ending a job

    def learn(self, subject: Subject, cost: Number | None) -> None:
        """Take over the optimal cost of a subject that a search of any bench has proved."""
        if cost is not None and (subject, cost) not in self._known:
            self._known.append((subject, cost))
            self.changed.emit()

    def _begin(self, subject: Subject, problem: Problem[Any]) -> None:
        try:
            run = quick_search(problem)
        except Fault:
            return
        job = Job(run, None, run.limits)
        self._job = job, subject
        self._searching.perform_in_background(job)

    def _job_stopped(self, job: Job) -> None:
        self.learn_from(job.run)
        if self._job is not None and job is self._job[0] and job.run.status is not Status.RUNNING:
            subject, self._job = self._job[1], None
            self.learn(subject, proved_cost(job.run))  # type: ignore[arg-type]


def _subject(entry: RunEntry) -> Subject:
    return Subject(entry.board, entry.goal, entry.other)
