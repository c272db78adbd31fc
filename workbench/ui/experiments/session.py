"""What the Experiments bench is about: a plan, what has come of it, and its being carried out in the background."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import Configuration
from workbench.experiments.boards import in_pieces
from workbench.experiments.executors import Local
from workbench.experiments.experiment import Experiment, read_journal
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.formats.locking import locked
from workbench.formats.user_data import data_folder
from workbench.formats.writing import make_folder, remove
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.ui.base.jobs import Jobs, is_quick


@dataclass(frozen=True)
class ExperimentRequest:
    """What is to be carried out: boards as a line tells them, configurations, limits of a case, processes."""

    source: str
    goal: str | None
    configurations: tuple[Configuration, ...]
    limits: Limits
    jobs: int


@dataclass(frozen=True)
class _Report:
    """What the background has done: another plan, further cases, or how it ended."""

    plan: Plan | None = None
    cases: Mapping[int, CaseOutcome] = field(default_factory=dict)
    compiling: int | None = None
    fault: Fault | None = None


Planning = Generator[None, None, Plan]
"""The making of a plan, in small pieces."""


def _as_it_is(plan: Plan) -> Planning:
    """Return a plan that is there already."""
    yield
    return plan


def _read(path: Path) -> Iterator[_Report | None]:
    """Read what was on show last, piece by piece; on another thread if it is much."""
    try:
        yield _Report(*(yield from read_journal(path)))
    except Fault as fault:
        yield _Report(fault=fault)


class ExperimentSession(QObject):
    """A session shows one plan at a time. All that is done is kept on disk at once, and on show again the next time.

    Attributes:
        plan, the one on show, or None; outcomes of its cases that are done, by number.
        paused; compiling, the percentage of the engine that is prepared meanwhile, or None; fault, or None.
    Signals:
        planned: there is another plan. progressed: more is done. changed: it has begun, paused, gone on, or ended.
    """

    planned = Signal()
    progressed = Signal()
    changed = Signal()

    def __init__(self, parent: QObject | None = None, journal: Path | None = None) -> None:
        """Begin with what was on show last; `journal`: where that is kept, by default among the user's own data."""
        super().__init__(parent)
        self._path: Path | None = journal or data_folder() / "experiment.journal"
        self.plan: Plan | None = None
        self.outcomes: dict[int, CaseOutcome] = {}
        self.paused = False
        self.compiling: int | None = None
        self.fault: Fault | None = None
        self._began, self._before = 0.0, 0
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._take)
        self._jobs.ended.connect(self._ended)

    @property
    def busy(self) -> bool:
        """Whether it is being carried out, or paused within that."""
        return self._jobs.busy

    @property
    def unfinished(self) -> bool:
        """Whether what is on show was broken off and can be gone on with."""
        return not self.busy and self.plan is not None and len(self.outcomes) < len(self.plan)

    @property
    def seconds_left(self) -> float | None:
        """About how many seconds there are to go, None where nobody knows."""
        done = len(self.outcomes) - self._before
        if self.plan is None or not done or not self.busy:
            return None
        return (monotonic() - self._began) / done * (len(self.plan) - len(self.outcomes))

    def load(self) -> None:
        """Show what was on show last, where there is such."""
        if self.plan is None and not self.busy and self._path is not None and self._path.exists():
            self._jobs.begin(_read(self._path), at_once=is_quick(self._path))

    def set_aside(self) -> None:
        """Show no results, unless some are being found out; what is kept on disk stays there."""
        if not self.busy and self.plan is not None:
            self.plan, self.outcomes = None, {}
            self.planned.emit()
            self.changed.emit()

    def discard_results(self) -> None:
        """Leave what is kept on disk alone from now on: what is done here is only for a picture."""
        self._path = None

    def begin(self, asked: ExperimentRequest) -> None:
        """Carry out something else; what was on show goes."""
        self._carry_out(self._new(asked), asked.jobs)

    def resume(self, jobs: int) -> None:
        """Go on with what was broken off."""
        plan = self.plan
        if plan is not None and self.unfinished:
            self._carry_out(_as_it_is(plan), jobs)

    def pause(self, paused: bool) -> None:
        """Leave off for a while, or go on."""
        self.paused = paused
        self._began, self._before = monotonic(), len(self.outcomes)
        self.changed.emit()

    def stop(self) -> None:
        """Leave off; what is done stays."""
        if self.busy:
            self._jobs.stop()
            self._ended()

    # Within

    def _new(self, asked: ExperimentRequest) -> Planning:
        """Make the plan, of which the journal then is to be begun. Raises Fault."""
        boards = yield from in_pieces(asked.source, asked.goal)
        plan = Plan(boards, asked.configurations, asked.limits)
        plan.check()
        if self._path is None:
            return plan
        make_folder(self._path.parent)
        with locked(self._path, patience=0.0):  # another window may be at work on it
            remove(self._path)
        return plan

    def _carry_out(self, planning: Planning, jobs: int) -> None:
        self.paused, self.fault, self.compiling = False, None, None
        self._began, self._before = monotonic(), len(self.outcomes)
        self._jobs.begin(self._carrying_out(planning, jobs))
        self.changed.emit()

    def _carrying_out(self, planning: Planning, jobs: int) -> Iterator[_Report | None]:
        """Carry out a plan piece by piece; on another thread."""
        experiment: Experiment | None = None
        try:
            plan = yield from planning
            experiment = Experiment(plan, partial(Local, jobs), self._path)
            told = dict(experiment.outcomes)
            yield _Report(plan, dict(told))
            while experiment.status is Status.RUNNING:
                if experiment.paused != self.paused:
                    experiment.pause(self.paused)
                experiment.advance()
                new = {number: experiment.outcomes[number] for number in experiment.outcomes.keys() - told.keys()}
                told |= new
                yield _Report(cases=new, compiling=experiment.compiling)
            if experiment.reason is not None:
                yield _Report(fault=Fault(experiment.reason.key, **experiment.reason.facts))
        except Fault as fault:
            yield _Report(fault=fault)
        finally:
            if experiment is not None:
                experiment.close()

    @Slot(object)
    def _take(self, report: _Report) -> None:
        if report.fault is not None:
            self.fault = report.fault
        if report.plan is not None:
            self.plan, self.outcomes = report.plan, {}
            self._before = len(report.cases)
        self.outcomes |= report.cases
        self.compiling = report.compiling
        if report.plan is not None:
            self.planned.emit()
            self.changed.emit()
        self.progressed.emit()

    @Slot()
    def _ended(self) -> None:
        self.paused, self.compiling = False, None
        self.changed.emit()
