"""What is graded: the task, the submissions, and the folder of the results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QWidget

from workbench.ui.base.layouts import grid, hbox, nest, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import on_theme_change, pixels
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.dropping import accept_copy, dropped_files
from workbench.ui.controls.file_dialog import ask_for_folder, ask_to_open_several
from workbench.ui.controls.list_with_placeholder import ListWithPlaceholder
from workbench.ui.grading.session import GradingRequest
from workbench.ui.grading.task_choice import TaskChoice
from workbench.wording import text

_SETTING = "grading-folder"
_LIST_HEIGHT = 74


class GradingSetup(QWidget):
    """The form. Files and folders can also be dropped on it.

    Attributes: task; sources, the list; add_files, add_folder, remove, choose_folder, the buttons; folder, its name or
    empty.
    Signals: changed.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.task = TaskChoice(settings, self)
        self.sources = translated(
            ListWithPlaceholder(self), accessibleName="grade-submissions", placeholder="grade-submissions-hint"
        )
        self.add_files = form_button(self, self._ask_for_files, "open", text="grade-add-files")
        self.add_folder = form_button(self, self._ask_for_folder, "open", text="grade-add-folder")
        self.remove = form_button(self, self._remove, text="grade-remove")
        self.folder = translated(
            QLineEdit(self),
            accessibleName="grade-folder",
            placeholderText="grade-folder-hint",
            toolTip="grade-folder-tip",
        )
        self.choose_folder = form_button(self, self._ask_for_results, "open", text="grade-choose-folder")
        self.folder.setText(settings.read(_SETTING, str, ""))
        self.folder.setClearButtonEnabled(True)
        self._lay_out()
        self.sources.itemSelectionChanged.connect(self._enable)
        self.folder.textChanged.connect(self.changed)
        self.task.changed.connect(self.changed)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self.sources, self._remove)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.setAcceptDrops(True)
        for widget in (self, self.folder):  # a line of text would take the drop itself
            widget.installEventFilter(self)
        on_theme_change(self._scale)
        self._enable()

    def _lay_out(self) -> None:
        keys = ("grade-task-label", "grade-submissions-label", "grade-folder-label")
        labels = [translated(Label(self), text=key) for key in keys]
        for label, buddy in zip(labels, (self.task, self.sources, self.folder), strict=True):
            label.setBuddy(buddy)
        self.sources.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.sources.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.sources.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        form = grid((labels[0], self.task), stretched=1)
        form.addWidget(labels[1], 1, 0, Qt.AlignmentFlag.AlignTop)
        form.addWidget(self.sources, 1, 1)
        nest(form, hbox(self.add_files, self.add_folder, self.remove, None), 2, 1)
        form.addWidget(labels[2], 3, 0)
        nest(form, hbox((self.folder, 1), self.choose_folder), 3, 1)
        vbox(form, parent=self, margins=0)

    @property
    def names(self) -> list[str]:
        """The names of the files and folders."""
        return [self.sources.item(row).text() for row in range(self.sources.count())]

    def request(self) -> GradingRequest:
        """Return what is to be graded, and store the folder for the next time. Raises Fault if the task is invalid."""
        folder = self.folder.text().strip()
        self._settings.write(_SETTING, folder)
        return GradingRequest(self.task.task(), tuple(self.names), Path(folder) if folder else None)

    def add(self, names: Iterable[str]) -> None:
        """Add files and folders that are not listed yet."""
        known = self.names
        self.sources.addItems([name for name in dict.fromkeys(names) if name not in known])
        self._enable()
        self.changed.emit()

    def show_sources(self, names: Sequence[str]) -> None:
        """List these files and folders only."""
        self.sources.clear()
        self.add(names)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Add files and folders that are dropped."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop):
            assert isinstance(event, QDropEvent)
            if names := dropped_files(event.mimeData()):
                accept_copy(event)
                if event.type() == QEvent.Type.Drop and event.isAccepted():
                    self.add(names)
                return True
        return False

    def _ask_for_files(self) -> None:
        title, kinds = text("grade-add-files-title"), text("grade-submission-kinds")
        ask_to_open_several(self.window(), title, "submissions", kinds, self.add)

    def _ask_for_folder(self) -> None:
        ask_for_folder(self.window(), text("grade-add-folder-title"), "submissions", lambda name: self.add([name]))

    def _ask_for_results(self) -> None:
        ask_for_folder(self.window(), text("grade-choose-folder-title"), "grades", self.folder.setText)

    def _remove(self) -> None:
        for item in self.sources.selectedItems():
            self.sources.takeItem(self.sources.row(item))
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self.remove.setEnabled(bool(self.sources.selectedItems()))

    def _scale(self) -> None:
        self.sources.setFixedHeight(pixels(_LIST_HEIGHT))
