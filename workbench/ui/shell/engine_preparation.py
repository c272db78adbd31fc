"""Preparing the compiled engine and the benches while the window can be used already."""

from __future__ import annotations

from importlib import import_module
from itertools import chain

from PySide6.QtCore import QObject, Signal, Slot

from workbench.compiling import kernel_files, preparing
from workbench.ui.base.jobs import Job, Jobs
from workbench.ui.runs.engine_change import EngineChange
from workbench.ui.runs.memory import MemoryAccount
from workbench.ui.shell.commands import BENCHES
from workbench.wording import text


class EnginePreparation(QObject):
    """Prepares the compiled engine in a thread of its own; until then the textbook engine does the searches.

    `engine_change` moves searches over to it.

    Signals: `message_reported(str)`, the progress, empty when it is over; `damage_reported(str)`, a message if files
    were damaged.
    """

    message_reported = Signal(str)
    damage_reported = Signal(str)

    def __init__(self, engine_change: EngineChange, memory: MemoryAccount, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._memory = memory
        self._engine_change = engine_change
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._report_progress)
        self._jobs.ended.connect(self._end)

    def begin(self) -> None:
        """Start with what of the engine is not ready."""
        engine = () if preparing.ready() else preparing.prepare(lambda: self._engine_change.wanted)
        self._jobs.begin(chain(engine, _import_benches()))

    def stop(self) -> None:
        self._jobs.stop()
        self.message_reported.emit("")

    @Slot()
    def _end(self) -> None:
        self._engine_change.consider()
        self._memory.exempt_program()  # from now on it includes the compiled engine
        self.message_reported.emit("")
        if damaged := kernel_files.pop_discarded():
            self.damage_reported.emit(text("kernels-damaged", count=len(damaged)))

    @Slot(object)
    def _report_progress(self, progress: preparing.Progress) -> None:
        self.message_reported.emit(text("engine-preparing", percentage=progress.percentage))
        if progress.ready:
            self._engine_change.note_ready(progress.ready)


def _import_benches() -> Job:
    """Import the benches, which takes half of the time of opening one."""
    for name, _title in BENCHES:
        import_module(f"workbench.ui.{name}.bench")
        yield None
