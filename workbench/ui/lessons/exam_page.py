"""The page before an exam: the name of the student, and the time that there is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from workbench.lessons.exam import MAX_MINUTES
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, embolden
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.pane_title import Muted
from workbench.ui.lessons.list_page import LessonEntry
from workbench.ui.lessons.session import LessonSession
from workbench.wording import text
from workbench.wording.texts import localized

MAX_NAME = 200


class ExamPage(QWidget):
    """Attributes: title; student, the name; minutes, 0 for no limit; begin, cancel, buttons.

    Signals: `left`: no exam is taken.
    """

    left = Signal()

    def __init__(self, session: LessonSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.entry: LessonEntry | None = None
        self.title = Label(self, wordWrap=True)
        self.student = translated(QLineEdit(self), accessibleName="exam-student")
        self.student.setMaxLength(MAX_NAME)
        self.minutes = translated(QSpinBox(self), accessibleName="exam-minutes", specialValueText="exam-no-limit")
        self.minutes.setRange(0, MAX_MINUTES)
        name_label, minutes_label = (
            translated(Label(self), text="exam-student"),
            translated(Label(self), text="exam-minutes"),
        )
        name_label.setBuddy(self.student)
        minutes_label.setBuddy(self.minutes)
        about = translated(Muted(self, wrap=True), text="exam-about")
        self.begin = form_button(self, self._begin, text="exam-begin")
        self.cancel = form_button(self, self.left, text="exam-cancel")
        self.student.returnPressed.connect(self._begin)
        embolden(self.title)
        buttons = hbox(self.begin, self.cancel, None)
        parts = (self.title, about, name_label, self.student, minutes_label, self.minutes, buttons, None)
        vbox(*parts, parent=self, margins=(10, 8, 10, 8), spacing=8)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        if self.entry is not None:
            self.title.setText(text("exam-title", title=localized(self.entry.lesson.title)))

    def offer(self, entry: LessonEntry) -> None:
        """Ask for what an exam on a lesson needs; by default it takes the time of the lesson."""
        self.entry = entry
        self.minutes.setValue(min(entry.lesson.minutes, MAX_MINUTES))
        self.retranslate()
        self.student.setFocus()

    def _begin(self) -> None:
        if self.entry is not None:
            student = " ".join(self.student.text().split())
            self._session.start_exam(self.entry.lesson, self.entry.source, student, self.minutes.value())
            self.student.clear()
