"""Getting the compiled engine ready while the window is used already."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from workbench.compiling import kernel_files, preparing
from workbench.ui.base.jobs import Jobs
from workbench.wording import text


class EnginePreparation(QObject):
    """Prepares the compiled engine on a thread of its own; searches begun meanwhile are done by the textbook one.

    Signals: `told(str)`, how far it is; empty when it is over. `mended(str)`, what to say if files were damaged.
    """

    told = Signal(str)
    mended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._tell)
        self._jobs.ended.connect(self._end)

    def begin(self) -> None:
        """Begin, unless the engine is ready."""
        if not preparing.ready():
            self._jobs.begin(preparing.prepare())

    def stop(self) -> None:
        """Leave off."""
        self._jobs.stop()
        self.told.emit("")

    @Slot()
    def _end(self) -> None:
        self.told.emit("")
        if damaged := kernel_files.take_discarded():
            self.mended.emit(text("kernels-damaged", count=len(damaged)))

    @Slot(object)
    def _tell(self, percentage: int) -> None:
        self.told.emit(text("engine-preparing", percentage=percentage))
