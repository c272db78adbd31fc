"""Lessons in the window: the panel, what it points at, and the commands. It is made when it is first asked for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QSplitter

from workbench.lessons.files import own_folder
from workbench.search.messages import Fault
from workbench.ui.dialogs.file_dialog import file_dialog
from workbench.ui.dialogs.told import without_icons
from workbench.ui.lessons.classroom import Classroom
from workbench.ui.lessons.panel import LessonPanel
from workbench.ui.lessons.pointers import Pointers
from workbench.ui.lessons.progress import Progress
from workbench.ui.lessons.stagehand import Stage, Stagehand
from workbench.ui.settings import Settings
from workbench.ui.theme import pixels
from workbench.wording import say, text


class LessonDesk(QObject):
    """Attributes: classroom, panel, pointers. Signals: `shown(bool)`: the panel is there or not."""

    shown = Signal(bool)

    def __init__(self, window: QMainWindow, stage: Stage, middle: QSplitter, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._middle, self._settings = window, middle, settings
        stagehand = Stagehand(stage, self)
        self.classroom = Classroom(stagehand, Progress(settings), self)
        self.panel = LessonPanel(self.classroom, middle)
        self.panel.hide()
        self.pointers = Pointers(window.centralWidget())
        middle.addWidget(self.panel)
        middle.setStretchFactor(0, 1)
        middle.setStretchFactor(1, 0)
        stagehand.pointed.connect(self.pointers.point_at)
        self.panel.open_wanted.connect(self.open)
        self.panel.closed.connect(lambda: self.show_panel(False))

    def show_panel(self, on: bool) -> None:
        """Show the panel, or put it away; a lesson is left then."""
        if on == self.panel.isVisibleTo(self._middle):
            return
        if on:
            self.panel.show_list()
            self.panel.show()
            width = pixels(USUAL)
            self._middle.setSizes([self._middle.width() - width, width])
            self.panel.set_focus()
        else:
            if self.classroom.lesson is not None:
                self.classroom.leave()
            self.panel.hide()
            self._stage_focus()
        self.shown.emit(on)

    def take(self, name: str, step: int | None = None) -> None:
        """Take a lesson that comes with the program. Raises Fault for one that there is not."""
        self.show_panel(True)
        self.panel.take_shipped(name, step)

    def open(self) -> None:
        """Ask for a file and take the lesson in it."""
        dialog = file_dialog(self._window, text("lessons-open-title"), self._folder(), text("lessons-kinds"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.open_file)
        dialog.open()

    def open_file(self, name: str) -> None:
        """Take the lesson in a file, or say what is wrong with it."""
        self._settings.folder = str(Path(name).parent)
        try:
            self.show_panel(True)
            self.panel.take_file(name)
        except Fault as fault:
            self.complain(say(fault))

    def next(self) -> None:
        """Show the next step, or the list where no lesson is taken."""
        self.show_panel(True)
        self.classroom.next()

    def back(self) -> None:
        """Show the step before."""
        self.show_panel(True)
        self.classroom.back()

    def close_down(self) -> None:
        """End what goes on; the window is closing."""
        self.classroom.close_down()

    def complain(self, told: str) -> None:
        """Say what is wrong."""
        box = QMessageBox(QMessageBox.Icon.Warning, text("window-title"), told, parent=self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.addButton(QMessageBox.StandardButton.Ok)
        without_icons(box)
        box.open()

    def _folder(self) -> str:
        return self._settings.folder or (str(own_folder()) if own_folder().is_dir() else "")

    def _stage_focus(self) -> None:
        self.classroom.stagehand.bench.setFocus()


USUAL = 340
"""Pixels of the panel's width at first."""
