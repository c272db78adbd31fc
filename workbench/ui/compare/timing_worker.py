"""Measures the times of searches that run alone, one after the other, on a background thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import Configuration, ConfiguredRun
from workbench.compiling import preparing
from workbench.search.problem.status import Status
from workbench.ui.base.jobs import Jobs
from workbench.ui.compare.runs import Side, Timing, measurements


class TimingWorker(QObject):
    """Measures the times of sides. `start` creates the run of a configuration.

    Signals: `taken`: a side's time was measured; `ended`: a measurement has ended.
    """

    taken = Signal()
    ended = Signal()

    def __init__(self, start: Callable[[Configuration], ConfiguredRun], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._start = start
        self._side: Side | None = None
        self._known: set[tuple[str, str]] = set()
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._store)
        self._jobs.ended.connect(self.ended)

    @property
    def busy(self) -> bool:
        return self._jobs.busy

    def note_runs(self, runs: Iterable[ConfiguredRun]) -> None:
        """Note which kinds of searches the engines have run: later ones are warm."""
        self._known |= {_kind(run) for run in runs if run.expanded}

    def measure(self, sides: Sequence[Side]) -> None:
        """Measure the first side whose time is missing; no other work should be in progress."""
        self._side = next((side for side in sides if needs_timing(side)), None)
        if self._side is not None:
            configuration = self._side.configuration
            self._jobs.begin(measurements(lambda: self._start(configuration), lambda run: _kind(run) in self._known))

    def stop(self) -> None:
        """Stop; an interrupted measurement will be repeated from its start."""
        self._jobs.stop()
        self._side = None

    @Slot(object)
    def _store(self, timing: Timing) -> None:
        if self._side is not None:
            self._side.timing = timing
            self._known.add((timing.engine, self._side.configuration.algorithm))
            self.taken.emit()


def needs_timing(side: Side) -> bool:
    """Return whether a time can be measured and is missing, or was measured before the compiled engine was ready."""
    run = side.run
    if run is None or run.status in (Status.RUNNING, Status.CANCELLED, Status.FAILED):
        return False
    return side.timing is None or (preparing.ready() and not side.timing.ready)


def _kind(run: ConfiguredRun) -> tuple[str, str]:
    return run.engine, run.configuration.algorithm
