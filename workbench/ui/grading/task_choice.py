"""The choice of a task: those that come with the program, and the user's own files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QWidget

from workbench.grading.task import Task, find_task, read_task, shipped_names
from workbench.search.problem.messages import Fault
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.settings import Settings
from workbench.ui.controls.file_dialog import ask_to_open
from workbench.wording import text
from workbench.wording.texts import localized

_SETTING = "grading-task"


class TaskChoice(QComboBox):
    """A combo box of tasks; the last chosen one is stored in the settings.

    Signals: changed: another task; refused(Fault): a file that is not a valid task.
    """

    changed = Signal()
    refused = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for name in shipped_names():
            self.addItem("", name)
        self.addItem("", None)
        self._last = 0
        last = settings.read(_SETTING, str, "")
        if self.findData(last) >= 0:
            self._last = self.findData(last)
        elif last:
            self._add_file(last)
        self.setCurrentIndex(self._last)
        on_language_change(self._set_texts)
        self.activated.connect(self._choose)

    @property
    def name(self) -> str:
        """The name or the file name of the chosen task."""
        return str(self.itemData(self._last))

    def task(self) -> Task:
        """Return the chosen task; a file is read again. Raises Fault."""
        return find_task(self.name) if self.name in shipped_names() else read_task(Path(self.name))

    @Slot(str)
    def use_file(self, name: str) -> None:
        """Choose the task in a file; if it is not a valid one, the choice stays."""
        try:
            read_task(Path(name))
        except Fault as fault:
            self.refused.emit(fault.with_traceback(None))
            return
        self._add_file(name)
        self._store()

    def _add_file(self, name: str) -> None:
        if self.findData(name) < 0:
            self.insertItem(self.count() - 1, name, name)
        self._last = self.findData(name)
        self.setCurrentIndex(self._last)

    @Slot(int)
    def _choose(self, place: int) -> None:
        if self.itemData(place) is None:
            self.setCurrentIndex(self._last)
            title, kinds = text("grade-task-title"), text("grade-task-kinds")
            ask_to_open(self.window(), title, "task", kinds, self.use_file)
        elif place != self._last:
            self._last = place
            self._store()

    def _store(self) -> None:
        self._settings.write(_SETTING, self.name)
        self.changed.emit()

    def _set_texts(self) -> None:
        for place, name in enumerate(shipped_names()):
            self.setItemText(place, localized(find_task(name).title))
        self.setItemText(self.count() - 1, text("grade-task-file"))
        self.setAccessibleName(text("grade-task"))
