"""The model of the Audit bench: what is audited (a goal, one heuristic or two combined) and the verdict."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import factorial
from time import perf_counter

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import Configuration
from workbench.api.audit import start_audit
from workbench.catalog.heuristics import heuristic
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, Message
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases.first_use import BuildingCancelled
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import Shape
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.state_space.field import DistanceField
from workbench.tiles.state_space.verdict import HeuristicVerdict, Values, judge, total, weighted
from workbench.ui.base.history import History
from workbench.ui.base.jobs import Jobs
from workbench.ui.runs.first_use import FirstUse
from workbench.ui.runs.session import Session

SHAPES: tuple[Shape, ...] = ((2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2), (2, 5), (5, 2), (3, 4), (4, 4), (5, 5))
"""The shapes offered; for those too large for a full audit, a sample of boards is used."""
ALONE, PLUS, MAX = "alone", "plus", "max"
COMBINATIONS = (ALONE, PLUS, MAX)
"""How the second heuristic is combined with the first."""
MAX_IMMEDIATE = factorial(9) // 2
"""With at most this many boards, the verdict is computed at once, while the slider moves."""
_BATCH = 1 << 12
_SLICE_SECONDS = 0.015
"""The maximum time of a slice of background work, in seconds."""
_REPORT_INTERVAL = 0.05
"""The minimum time between two progress reports, in seconds."""


@dataclass(frozen=True)
class AuditRequest:
    """What is audited: `weight` times `first`, alone, plus `second`, or the maximum of both."""

    goal: Board
    first: str = "manhattan"
    second: str = "misplaced"
    combination: str = ALONE
    weight: float = 1.0

    @property
    def names(self) -> tuple[str, ...]:
        """The heuristics that are used."""
        return (self.first,) if self.combination == ALONE else (self.first, self.second)

    @property
    def name(self) -> str:
        """The name of the combination, which can be used as the name of a heuristic."""
        first = self.first if self.weight == 1 else f"{self.weight:g}*{self.first}"
        return {ALONE: first, PLUS: f"sum({first},{self.second})", MAX: f"max({first},{self.second})"}[self.combination]


@dataclass(frozen=True)
class AuditProgress:
    """The progress of the audit: `stage` is "measuring" or "estimating"; `part` is from 0 to 1."""

    stage: str
    part: float


@dataclass(frozen=True, eq=False)
class _Estimates:
    """The estimates of one heuristic."""

    field: DistanceField
    name: str
    values: Values


class AuditSession(QObject):
    """The model of the Audit bench.

    Attributes: session, the window's, in which boards are opened; request, the request; history, of the requests;
    verdict, or None; fault, the reason why there is no verdict, or None; stopped, whether the user cancelled; limits.
    Signals: changed: the request; verdict_changed; progressed(AuditProgress or None), None: no work is in progress;
    opened: a board was opened in the window's session.
    """

    changed = Signal()
    verdict_changed = Signal()
    progressed = Signal(object)
    opened = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.request = AuditRequest(goal_board(LAST, 3, 3))
        self.verdict: HeuristicVerdict | None = None
        self.fault: Fault | None = None
        self.stopped = False
        self.limits = Limits()
        self.history = History(self)
        self._before = self.request
        """What a first use that the user cancels returns to."""
        self._field: DistanceField | None = None
        self._values: dict[str, Values] = {}
        self._judging = False
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._process_report)
        self._jobs.ended.connect(self._ended)
        session.memory.count(lambda: self.bytes_held)

    @property
    def busy(self) -> bool:
        return self._jobs.busy

    @property
    def bytes_held(self) -> int:
        """Bytes of the distances and estimates, kept for as long as the goal is the same."""
        return sum(one.nbytes for one in (self._field, *self._values.values()) if one is not None)

    def ask(self, **what: object) -> None:
        """Change the request and start the audit. `what`: fields of `AuditRequest` by name."""
        request = replace(self.request, **what)  # type: ignore[arg-type]
        self.history.record("undo-audit", self.request, request, self._ask, "weight" if "weight" in what else "")
        self._ask(request)

    def _ask(self, request: AuditRequest) -> None:
        if request == self.request and (self.verdict is not None or self.busy):
            return
        if request.goal != self.request.goal:
            self._field, self._values = None, {}
            self.session.memory.note_dropped()
        if not (self.busy and self.session.databases.name is not None):
            self._before = self.request
        self.request = request
        self.changed.emit()
        self.begin()

    def begin(self) -> None:
        """Start the audit, using the estimates computed so far."""
        self._jobs.stop()
        self.fault, self.stopped = None, False
        field = self._field
        if field is not None and all(name in self._values for name in self.request.names):
            if len(field.true) <= MAX_IMMEDIATE:
                self._show(judge(field, self._combined()))
                self.progressed.emit(None)
                return
            self._judging = True
            self._jobs.begin(_judge(field, self._combined()))
        else:
            self._judging = False
            if self.verdict is not None:
                self._show(None)  # it is about another heuristic, or about an earlier state of the user's file
            missing = [name for name in self.request.names if name not in self._values]
            self._jobs.begin(_audited(self.request.goal, missing, field, self.limits, self.session.databases))
        self.progressed.emit(AuditProgress("measuring" if field is None else "estimating", 0.0))

    def restart(self) -> None:
        """Recompute everything: a user's own file may have changed."""
        self._values = {}
        self.begin()

    def cancel(self) -> None:
        """Cancel the audit; there is no verdict then. While it waits for a database, return to the request before."""
        building = self.session.databases.name
        if self.busy and building is not None and building in self.request.name:
            self.session.databases.cancel()
        elif self.busy:
            self._jobs.stop()
            self.stopped = True
            self._show(None)
            self.progressed.emit(None)

    def open(self, board: Board) -> None:
        """Open a board in the window's session, to be searched with the audited heuristic."""
        configuration = self.session.configuration
        self.session.bring(board, self.request.goal)
        if configuration.entry.informed and not configuration.entry.reversible:
            requested = replace(configuration, heuristic=self.request.name, engine="auto")
        else:
            requested = Configuration.of(None, self.request.name, configuration.order)
        self.session.configure(requested)
        self.opened.emit()

    def close(self) -> None:
        """Stop all background work at once."""
        self._jobs.stop()

    def _combined(self) -> Values:
        request = self.request
        first = (
            weighted(self._values[request.first], request.weight)
            if request.weight != 1
            else self._values[request.first]
        )
        if request.combination == ALONE:
            return first
        second = self._values[request.second]
        return total(first, second) if request.combination == PLUS else np.maximum(first, second)

    def _show(self, verdict: HeuristicVerdict | None) -> None:
        self.verdict = verdict
        self.verdict_changed.emit()

    @Slot(object)
    def _process_report(self, report: object) -> None:
        if isinstance(report, AuditProgress):
            self.progressed.emit(report)
        elif isinstance(report, _Estimates):
            self._field = report.field
            self._values[report.name] = report.values
        elif isinstance(report, HeuristicVerdict):
            self._show(report)
        elif isinstance(report, Fault):
            self.fault = report
            self._show(None)
        elif isinstance(report, BuildingCancelled):
            self._withdraw()

    def _withdraw(self) -> None:
        """Return to the request before: the user does not want a database to be built."""
        self.cancel()
        if self._before != self.request:
            self.history.change_last(self._before)
            self._ask(self._before)

    @Slot()
    def _ended(self) -> None:
        if self._judging or self.fault is not None:
            self.progressed.emit(None)
        else:
            self.begin()


def _audited(
    goal: Board, names: list[str], field: DistanceField | None, limits: Limits, databases: FirstUse
) -> Iterator[object]:
    """Estimate all boards with each of the heuristics, in small slices.

    Yields progress and results, and finally, if it fails, a Fault or BuildingCancelled.
    """
    last_report = perf_counter()
    for name in names:
        try:
            with databases.waiting():
                heuristic(name).create(goal)
            audit = start_audit(goal, name, field=field, limits=limits)
        except (Fault, BuildingCancelled) as reason:
            yield reason
            return
        while audit.status is Status.RUNNING:
            began = perf_counter()
            while audit.status is Status.RUNNING and perf_counter() - began < _SLICE_SECONDS:
                audit.advance(_BATCH)
            if perf_counter() - last_report < _REPORT_INTERVAL:
                yield None
                continue
            last_report = perf_counter()
            yield AuditProgress("measuring" if audit.field is None else "estimating", audit.progress)
        if audit.status is not Status.SOLVED:
            yield _fault(audit.reason)
            return
        field = audit.field
        assert field is not None
        assert audit.values is not None
        yield _Estimates(field, name, audit.values)


def _judge(field: DistanceField, values: Values) -> Iterator[object]:
    yield judge(field, values)


def _fault(reason: Message | None) -> Fault:
    return Fault("audit-no-verdict") if reason is None else Fault(reason.key, **reason.facts)
