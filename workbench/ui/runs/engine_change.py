"""Moving searches over to the compiled engine: each was begun on the textbook engine before its kernels were ready."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import ConfiguredRun, may_be_compiled
from workbench.api.start import FIRST_EXPANSIONS, compiled_again, kernels_of
from workbench.compiling import preparing
from workbench.diagnostics import logger
from workbench.search.problem.status import Status
from workbench.ui.base.jobs import Jobs
from workbench.ui.runs.session import Session
from workbench.ui.runs.worker import SLICE_SECONDS


class EngineChange(QObject):
    """Searches again on the compiled engine, from the beginning, while the search itself continues.

    When both are at the same step, the compiled one replaces the other. Both have the same nodes and the same counters.
    If the compiled search fails, the other one simply continues.

    Attributes: wanted, the kernels to be compiled first: those of the first run, then of one that takes long.
    Signals: `changed(RunEntry)`: its run was replaced by an equal one on the compiled engine.
    """

    changed = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wanted: preparing.Kernels = ()
        self._session, self._searching = session, session.searching
        self._ready: set[preparing.Kernels] = set()
        self._failed: WeakSet[ConfiguredRun] = WeakSet()
        self._run: ConfiguredRun | None = None
        self._successor: ConfiguredRun | None = None
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._reach)
        self._jobs.ended.connect(self.consider)
        self._searching.replaced.connect(self._store)
        for signal in (session.run_changed, session.progressed):
            signal.connect(self.consider)
        self.consider()

    def note_ready(self, kernels: preparing.Kernels) -> None:
        """Note that these kernels are in the cache folder."""
        self._ready.add(kernels)
        self.consider()

    @Slot()
    def consider(self) -> None:
        """Move the first of the runs over whose kernels are ready; otherwise note which kernels are needed first."""
        movable = [run for run in self._runs() if self._is_movable(run)]
        if self._run not in movable:
            self._run = self._successor = None
        if self._jobs.busy:
            return
        for run in movable:
            if preparing.ready() or kernels_of(run) in self._ready:
                successor = self._successor if run is self._run else None
                self._run = run
                self._jobs.begin(self._search_again(run, successor))
                return
        least = FIRST_EXPANSIONS if self.wanted else 0
        self.wanted = next((kernels_of(run) for run in movable if run.expanded >= least), self.wanted)

    def close(self) -> None:
        """Stop at once."""
        self._run = self._successor = None
        self._jobs.stop()

    def _runs(self) -> list[ConfiguredRun]:
        """Return the run that is shown, and those that are advanced in the background."""
        current = self._session.current
        shown = [] if current is None or current.cut else [current.run]
        return [*shown, *(run for run in self._searching.runs if isinstance(run, ConfiguredRun) and run not in shown)]

    def _is_movable(self, run: ConfiguredRun) -> bool:
        if run.status is not Status.RUNNING or run in self._failed or self._searching.is_replacing(run):
            return False
        return may_be_compiled(run)

    def _search_again(self, run: ConfiguredRun, successor: ConfiguredRun | None) -> Iterator[ConfiguredRun | None]:
        """Yield the compiled search once it has reached the step of `run`, and None between its slices."""
        try:
            successor, slice_ = successor or compiled_again(run), 1
            while successor.expanded < run.expanded and successor.status is Status.RUNNING:
                if self._run is not run:
                    return
                started = perf_counter()
                successor.advance(min(slice_, run.expanded - successor.expanded))
                slice_ = 2 * slice_ if perf_counter() - started < SLICE_SECONDS else max(slice_ // 2, 1)
                yield None
        except Exception:  # a compiler, a library or the memory may fail in any way
            logger.exception("the compiled engine failed")
            self._failed.add(run)
            return
        yield successor

    @Slot(object)
    def _reach(self, successor: ConfiguredRun) -> None:
        run = self._run
        if run is None or run.status is not Status.RUNNING:
            return
        self._successor = successor
        if successor.status is not Status.RUNNING or run.expanded < successor.expanded:
            self._failed.add(run)
        else:
            self._searching.replace(run, successor)

    @Slot(object, object)
    def _store(self, run: ConfiguredRun, successor: ConfiguredRun) -> None:
        entry = self._session.entry_of(run)
        if entry is not None:
            entry.run = successor
            self.changed.emit(entry)
            self._session.runs_changed.emit()
            self._session.memory.note_dropped()
