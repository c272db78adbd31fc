"""Building small pattern databases when they are first used, beside the work in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from time import perf_counter

from PySide6.QtCore import QObject, QThread, Signal, Slot

from workbench.compiling import preparing
from workbench.interruption import InterruptedCall
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import KERNELS, Building
from workbench.tiles.pattern_databases.first_use import BuildingCancelled, building_with
from workbench.tiles.pattern_databases.partitions import Partition
from workbench.ui.base.jobs import PAUSE_US, Job, Jobs

_PIECE_SECONDS = 0.02
"""Target duration of a piece of building, in seconds."""


def build_in_pieces(building: Building) -> Iterator[float]:
    """Yield the fraction that is built, from 0 to 1, after every piece.

    The kernels are compiled first, in another process: in this one, the window would not respond meanwhile.
    """
    for _ in preparing.compile_only((KERNELS, building.mask)):
        yield 0.0
    ranks = 1 << 12
    while True:
        started = perf_counter()
        if building.advance(ranks) is not Status.RUNNING:
            return
        ranks = max(1, ranks * 2 if perf_counter() - started < _PIECE_SECONDS else ranks // 2)
        yield building.progress


@dataclass(eq=False)
class _Task:
    """A database that is being built, in some thread. `damaged`: whether it replaces a damaged file."""

    name: str
    damaged: bool
    progress: float = 0.0
    cancelled: bool = False


class FirstUse(QObject):
    """The databases that are being built for the benches of a window, each in the thread of the work that needs it.

    If two need the same one, it is built once: a Building waits for another of the same database.

    Signals: `changed` when building begins or ends, `progressed` when more is built. `cancelled(str)`: the user has
    cancelled building the database with this name; the work that needs it ends with BuildingCancelled.
    """

    changed = Signal()
    progressed = Signal()
    cancelled = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: list[_Task] = []

    @property
    def name(self) -> str | None:
        """The name of the database whose progress is shown, or None."""
        return None if self._shown is None else self._shown.name

    @property
    def damaged(self) -> bool:
        """Whether that replaces a damaged file."""
        return self._shown is not None and self._shown.damaged

    @property
    def progress(self) -> float:
        """The fraction of it that is built, from 0 to 1."""
        return 0.0 if self._shown is None else self._shown.progress

    @Slot()
    def cancel(self) -> None:
        """Cancel building, if anything is being built; nothing of it is saved."""
        if (name := self.name) is not None:
            for task in self._tasks:
                task.cancelled = True
            self.changed.emit()
            self.cancelled.emit(name)

    def waiting(self) -> AbstractContextManager[None]:
        """Let what a job creates in this context wait for the small databases that it needs.

        Only in the thread of the job: this ends when the job is stopped. Raises BuildingCancelled.
        """
        return building_with(self._build)

    def waiting_in(self, job: Job) -> Job:
        """Yield what a job yields, as in the context of `waiting`; if the user cancels, BuildingCancelled ends it."""
        while True:
            try:
                with self.waiting():
                    report = next(job)
            except StopIteration:
                return
            except BuildingCancelled as cancelled:
                yield cancelled
                return
            yield report

    def build_in_pieces(self, building: Building, name: str) -> Iterator[None]:
        """Build a database, in any thread, and show it here. Raises BuildingCancelled."""
        task = _Task(name, database.path(building.partition).exists())
        self._tasks.append(task)
        self.changed.emit()
        try:
            for task.progress in build_in_pieces(building):
                if task.cancelled:
                    raise BuildingCancelled
                self.progressed.emit()
                yield
        finally:
            self._tasks.remove(task)
            self.changed.emit()

    @property
    def _shown(self) -> _Task | None:
        return next((task for task in self._tasks if not task.cancelled), None)

    def _build(self, building: Building, name: str) -> None:
        thread = QThread.currentThread()
        for _ in self.build_in_pieces(building, name):
            if thread.isInterruptionRequested():
                raise InterruptedCall
            thread.usleep(PAUSE_US)


class PostponedStart(QObject):
    """Starts a search in the window's thread, which may not wait: again when its databases are built.

    Signals: `failed(Fault)`: a database could not be built.
    """

    failed = Signal(object)

    def __init__(self, databases: FirstUse, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._databases = databases
        self._wanted: tuple[Partition, str] | None = None
        self._start: Callable[[], object] = lambda: None
        self._give_up: Callable[[], object] = lambda: None
        self._afterwards: list[Callable[[], object]] = []
        self._failure: Fault | None = None
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._note_failure)
        self._jobs.ended.connect(self._end)
        databases.cancelled.connect(self._user_cancelled)

    @property
    def busy(self) -> bool:
        """Whether a database is being built."""
        return self._jobs.busy

    def postponing(self) -> AbstractContextManager[None]:
        """Let a search that needs a small database that is not built fail with a Fault; see `postpone`."""
        self._wanted = None
        return building_with(self._postpone)

    def postpone(self, start: Callable[[], object], give_up: Callable[[], object]) -> bool:
        """Build the database that the last search needs, then call `start`; `give_up` if the user cancels.

        Returns whether it needs one.
        """
        if self._wanted is None:
            return False
        (partition, name), self._wanted = self._wanted, None
        self._start, self._give_up, self._failure = start, give_up, None
        self._jobs.begin(self._job(partition, name))
        return True

    def afterwards(self, act: Callable[[], object]) -> None:
        """Call `act` now, or, if a start is postponed, after that; never if it is cancelled."""
        self._afterwards.append(act)
        self._act()

    def cancel(self) -> None:
        """Do not start any more what is postponed."""
        if self.busy:
            self._jobs.stop()
        self._afterwards.clear()

    def close(self) -> None:
        """Stop at once."""
        self._jobs.stop()
        self._afterwards.clear()

    def _job(self, partition: Partition, name: str) -> Iterator[Fault | None]:
        building = Building(partition)
        try:
            yield from self._databases.build_in_pieces(building, name)
            if building.reason is not None:
                yield Fault(building.reason.key, **building.reason.facts)
        except BuildingCancelled:
            pass  # `_user_cancelled` has given up already
        finally:
            building.cancel()  # also at a limit: frees its memory and files

    @Slot(object)
    def _note_failure(self, failure: Fault) -> None:
        self._failure = failure

    @Slot()
    def _end(self) -> None:
        acts, self._afterwards = self._afterwards, []
        if self._failure is not None:
            self.failed.emit(self._failure)
        else:
            self._start()  # which may be postponed again
            self._afterwards = acts
            self._act()

    @Slot(str)
    def _user_cancelled(self, _name: str) -> None:
        """Give up at once: the piece in progress may load the kernels first, which takes a moment."""
        if self.busy:
            self._jobs.cancel()
            self._afterwards.clear()
            self._give_up()

    def _act(self) -> None:
        while self._afterwards and not self.busy:
            self._afterwards.pop(0)()

    def _postpone(self, building: Building, name: str) -> None:
        self._wanted = building.partition, name
        raise Fault("databases-building", name=name)
