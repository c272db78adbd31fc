"""The model of the Experiments bench: a plan, its outcomes, and its execution in the background."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import Configuration
from workbench.experiments.boards import read_boards_in_pieces
from workbench.experiments.cluster import Cluster
from workbench.experiments.executors import Local
from workbench.experiments.experiment import Experiment, read_journal
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.formats.locking import locked
from workbench.formats.user_data import data_folder
from workbench.formats.writing import make_folder, remove
from workbench.own_code.isolation import current
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases.first_use import BuildingCancelled
from workbench.ui.base.jobs import Jobs, is_small_file
from workbench.ui.runs.first_use import FirstUse
from workbench.ui.runs.run_entry import took_long


@dataclass(frozen=True)
class ExperimentRequest:
    """An experiment to run: boards (as a line), configurations, limits per case, number of processes, or the address of
    a Dask scheduler to use instead of processes.
    """

    source: str
    goal: str | None
    configurations: tuple[Configuration, ...]
    limits: Limits
    jobs: int
    scheduler: str = ""


@dataclass(frozen=True)
class _Report:
    """A report from the background: another plan, further cases, or an error."""

    plan: Plan | None = None
    cases: Mapping[int, CaseOutcome] = field(default_factory=dict)
    compiling: int | None = None
    fault: Fault | None = None


Planning = Generator[None, None, Plan]
"""The creation of a plan, in small pieces."""


def _read(path: Path) -> Iterator[_Report | None]:
    """Read the last experiment, piece by piece; on another thread if it is large."""
    try:
        yield _Report(*(yield from read_journal(path)))
    except Fault as fault:
        yield _Report(fault=fault)


class ExperimentSession(QObject):
    """Shows one plan at a time. All outcomes are stored on disk at once, and loaded again the next time.

    Attributes:
        plan, the one that is shown, or None; outcomes of its finished cases, by number.
        paused; compiling, the percentage of the engine that is compiled, or None; fault, or None.
    Signals:
        planned: the plan has been replaced. progressed: more cases are finished.
        changed: the experiment has started, paused, resumed, or ended.
    """

    planned = Signal()
    progressed = Signal()
    changed = Signal()

    def __init__(
        self, parent: QObject | None = None, journal: Path | None = None, databases: FirstUse | None = None
    ) -> None:
        """`journal`: the file of the outcomes, by default in the folder of the user's data.

        `databases`: those being built in the window.
        """
        super().__init__(parent)
        self._databases = databases or FirstUse(self)
        self._path: Path | None = journal or data_folder() / "experiment.journal"
        self.plan: Plan | None = None
        self.outcomes: dict[int, CaseOutcome] = {}
        self.paused = False
        self.compiling: int | None = None
        self.fault: Fault | None = None
        self._started, self._done_at_start = 0.0, 0
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._receive)
        self._jobs.ended.connect(self._ended)

    @property
    def busy(self) -> bool:
        """Whether an experiment is running, or paused."""
        return self._jobs.busy

    @property
    def unfinished(self) -> bool:
        """Whether the experiment was stopped before its end and can be resumed."""
        return not self.busy and self.plan is not None and len(self.outcomes) < len(self.plan)

    @property
    def took_long(self) -> bool:
        """Whether nobody wants to repeat the searches that are done."""
        return took_long(sum(outcome.seconds for outcome in self.outcomes.values()))

    @property
    def seconds_remaining(self) -> float | None:
        """The estimated remaining time in seconds, None if unknown."""
        done = len(self.outcomes) - self._done_at_start
        if self.plan is None or not done or not self.busy:
            return None
        return (monotonic() - self._started) / done * (len(self.plan) - len(self.outcomes))

    def load(self) -> None:
        """Show the last experiment, if there is one."""
        if self.plan is None and not self.busy and self._path is not None and self._path.exists():
            self._jobs.begin(_read(self._path), at_once=is_small_file(self._path))

    def clear(self) -> None:
        """Show no results, unless an experiment is running; the file on disk remains."""
        if not self.busy and self.plan is not None:
            self.plan, self.outcomes = None, {}
            self.planned.emit()
            self.changed.emit()

    def discard_results(self) -> None:
        """Do not use the file on disk from now on: the results are only for a screenshot."""
        self._path = None

    def begin(self, request: ExperimentRequest) -> None:
        """Run a new experiment; it replaces the one that is shown."""
        self._start(self._new_plan(request), request.jobs, request.scheduler)

    def resume(self, jobs: int, scheduler: str = "") -> None:
        """Resume the unfinished experiment, over as many processes or a Dask scheduler."""
        plan = self.plan
        if plan is not None and self.unfinished:
            self._start(self._checked(plan), jobs, scheduler)

    def pause(self, paused: bool) -> None:
        """Pause, or resume."""
        self.paused = paused
        self._started, self._done_at_start = monotonic(), len(self.outcomes)
        self.changed.emit()

    def stop(self) -> None:
        """Stop; finished cases remain."""
        if self.busy:
            self._jobs.stop()
            self._ended()

    # Internals

    def _new_plan(self, request: ExperimentRequest) -> Planning:
        """Create the plan, and remove the journal of the previous one. Raises Fault."""
        boards = yield from read_boards_in_pieces(request.source, request.goal)
        plan = yield from self._checked(Plan(boards, request.configurations, request.limits))
        if self._path is None:
            return plan
        make_folder(self._path.parent)
        with locked(self._path, patience=0.0):  # another window may be using it
            remove(self._path)
        return plan

    def _checked(self, plan: Plan) -> Planning:
        """Check a plan and return it; its small databases are built first, for all processes. Raises Fault."""
        with self._databases.waiting():
            plan.check()
        yield
        return plan

    def _start(self, planning: Planning, jobs: int, scheduler: str) -> None:
        self.paused, self.fault, self.compiling = False, None, None
        self._started, self._done_at_start = monotonic(), len(self.outcomes)
        self._jobs.begin(self._run_plan(planning, jobs, scheduler))
        self.changed.emit()

    def _run_plan(self, planning: Planning, jobs: int, scheduler: str) -> Iterator[_Report | None]:
        """Run a plan piece by piece; on another thread."""
        experiment: Experiment | None = None
        try:
            plan = yield from planning
            own = current()
            printed = None if own is None else own.output.add
            executor = partial(Cluster, scheduler) if scheduler else partial(Local, jobs, printed)
            experiment = Experiment(plan, executor, self._path)
            reported = dict(experiment.outcomes)
            yield _Report(plan, dict(reported))
            while experiment.status is Status.RUNNING:
                if experiment.paused != self.paused:
                    experiment.pause(self.paused)
                experiment.advance()
                new = {number: experiment.outcomes[number] for number in experiment.outcomes.keys() - reported.keys()}
                reported |= new
                yield _Report(cases=new, compiling=experiment.compiling)
            if experiment.reason is not None:
                yield _Report(fault=Fault(experiment.reason.key, **experiment.reason.facts))
        except Fault as fault:
            yield _Report(fault=fault)
        except BuildingCancelled:
            return  # nothing has been changed
        finally:
            if experiment is not None:
                experiment.close()

    @Slot(object)
    def _receive(self, report: _Report) -> None:
        if report.fault is not None:
            self.fault = report.fault
        if report.plan is not None:
            self.plan, self.outcomes = report.plan, {}
            self._done_at_start = len(report.cases)
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
