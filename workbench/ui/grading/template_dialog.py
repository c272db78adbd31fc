"""The dialog that writes a starter file for a task."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from workbench.formats.writing import replacing
from workbench.grading.task import template
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.grading.task_choice import TaskChoice
from workbench.wording import text

WIDTH, HEIGHT = 720, 480


class TemplateDialog(QDialog):
    """Shows the starter file of a task and saves it.

    Attributes: task; page, the text; save, close_button; fault.
    Signals: `saved(name)`: the file has been written.
    """

    saved = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.task = TaskChoice(settings, self)
        self.page = translated(QPlainTextEdit(self), accessibleName="template-page")
        self.page.setReadOnly(True)
        self.page.setTabChangesFocus(True)
        self.page.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.page.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.fault = FaultLabel(self)
        self.save = form_button(self, self._ask, "save", text="template-save")
        self.close_button = form_button(self, self.reject, text="board-dialog-close")
        label = translated(Label(self), text="grade-task-label")
        label.setBuddy(self.task)
        buttons = hbox(self.save, None, self.close_button)
        vbox(
            hbox(label, (self.task, 1)), (self.page, 1), MessageRoom(self, self.fault), buttons, parent=self, spacing=10
        )
        self.task.changed.connect(self.retranslate)
        self.task.refused.connect(self.fault.show_fault)
        translated(self, windowTitle="template-title")
        on_language_change(self.retranslate)
        self.resize(pixels(WIDTH), pixels(HEIGHT))

    @Slot()
    def retranslate(self) -> None:
        """Show the starter file in the current language."""
        self.fault.show_fault(None)
        self.page.clear()
        with self.fault.catching():
            self.page.setPlainText(template(self.task.task()))
        self.save.setEnabled(self.fault.fault is None)

    def _ask(self) -> None:
        stem = Path(self.task.name).stem.replace("-", "_")
        ask_to_save(self, text("template-title"), "template", text("template-kinds"), stem, "py", self._write)

    def _write(self, name: str) -> None:
        try:
            with replacing(Path(name)) as file:
                file.write(self.page.toPlainText())
        except Fault as fault:
            self.fault.show_fault(fault.with_traceback(None))
            return
        self.saved.emit(name)
        self.accept()
