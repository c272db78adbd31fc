"""Building a small pattern database when a search first needs it, beside the work in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from time import perf_counter

from PySide6.QtCore import QObject, Signal, Slot

from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.first_use import building_with
from workbench.tiles.pattern_databases.partitions import Partition
from workbench.ui.base.jobs import Jobs

_PIECE_SECONDS = 0.02
"""Target duration of a piece of building, in seconds."""


def build_in_pieces(building: Building) -> Iterator[float]:
    """Yield the fraction that is built, from 0 to 1, after every piece."""
    ranks = 1 << 12
    while True:
        started = perf_counter()
        if building.advance(ranks) is not Status.RUNNING:
            return
        ranks = max(1, ranks * 2 if perf_counter() - started < _PIECE_SECONDS else ranks // 2)
        yield building.progress


class FirstUse(QObject):
    """Builds one database at a time, for a search that is begun when it is ready.

    Attributes: name, of the database that is being built, or None; damaged, whether it replaces a damaged file.

    Signals: `changed` when building begins or ends. `progressed(float)`: the fraction that is built. `failed(Fault)`.
    """

    changed = Signal()
    progressed = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name: str | None = None
        self.damaged = False
        self._wanted: tuple[Partition, str] | None = None
        self._building: Building | None = None
        self._then: Callable[[], object] = lambda: None
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self.progressed)
        self._jobs.ended.connect(self._end)

    def postponing(self) -> AbstractContextManager[None]:
        """Let a search that needs a small database that is not built fail with a Fault; see `begin_wanted`."""
        self._wanted = None
        return building_with(self._postpone)

    def begin_wanted(self, then: Callable[[], object]) -> bool:
        """Build the database that the last search needs, then call `then`. Returns whether it needs one."""
        self.cancel()
        if self._wanted is None:
            return False
        partition, self.name = self._wanted
        self._wanted, self._then = None, then
        self.damaged = database.path(partition).exists()
        self._building = Building(partition)
        self._jobs.begin(build_in_pieces(self._building))
        self.changed.emit()
        return True

    @Slot()
    def cancel(self) -> None:
        """Stop building, if anything is built; nothing of it is saved."""
        if self._building is not None:
            self._jobs.stop()
            self._finish()

    @Slot()
    def _end(self) -> None:
        building = self._building
        if building is None:
            return
        self._finish()
        if building.status is Status.SOLVED:
            self._then()
        elif building.reason is not None:
            self.failed.emit(Fault(building.reason.key, **building.reason.facts))

    def _finish(self) -> None:
        assert self._building is not None
        self._building.cancel()  # also removes partial files
        self._building = self.name = None
        self.changed.emit()

    def _postpone(self, building: Building, name: str) -> None:
        self._wanted = building.partition, name
        raise Fault("databases-building", name=name)
