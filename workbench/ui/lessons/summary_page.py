"""The page at the end of a lesson: the score, the questions that are still open, and what comes next."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QWidget

from workbench.lessons.exam import write_results
from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, embolden
from workbench.ui.base.quantities import clock
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.flow_layout import flow
from workbench.ui.lessons.session import LessonSession
from workbench.wording import text
from workbench.wording.texts import localized

BUTTON_PADDING = 20
"""The space beside the text of a button, in pixels."""


class SummaryPage(QWidget):
    """The page of the summary.

    Attributes: title, score, labels; open_steps, a list; save_button, next_lesson, done, buttons.
    Signals: `left`: leave the lesson. `resumed`: a step is shown again. `next_requested(str)`: start this lesson.
    """

    left = Signal()
    resumed = Signal()
    next_requested = Signal(str)

    def __init__(self, session: LessonSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._next_name = session, ""
        self.title, self.score, self._open_label = (Label(self, wordWrap=True) for _ in range(3))
        self.open_steps = QListWidget(self)
        self.save_button = form_button(self, self._save, text="lesson-exam-save")
        self.fault = FaultLabel(self)
        self.next_lesson, self.done = QPushButton(self), translated(QPushButton(self), text="lesson-done")
        self.next_lesson.clicked.connect(lambda: self.next_requested.emit(self._next_name))
        self.done.clicked.connect(self.left)
        self.open_steps.itemClicked.connect(self._resume)
        self.open_steps.itemActivated.connect(self._resume)
        embolden(self.title)
        parts = (self.title, self.score, self._open_label, (self.open_steps, 1), self.save_button, self.fault, None)
        margins = (10, 8, 10, 8)
        self._column = vbox(*parts, self.next_lesson, hbox(None, self.done), parent=self, margins=margins, spacing=10)
        on_language_change(self.refresh)

    def refresh(self) -> None:
        """Show how far the lesson has been taken."""
        lesson, session = self._session.lesson, self._session
        if lesson is None:
            return
        asked = [place for place, step in enumerate(lesson.steps) if step.question is not None]
        right, revealed = session.done & {*asked}, session.revealed & {*asked}
        remaining = [place for place in asked if place not in right]
        self.title.setText(localized(lesson.title))
        self.save_button.setVisible(session.exam is not None)
        self.fault.show_fault(None)
        if (exam := session.exam) is not None:
            exam.finish()
            score = text("lesson-exam-score", right=exam.right, count=len(asked), time=clock(round(exam.seconds or 0)))
            self.score.setText("\n".join(filter(None, (exam.student, score))))
            for part in (self._open_label, self.open_steps, self.next_lesson):
                part.hide()
            self.open_steps.clear()
            return
        self._open_label.show()
        lines = [text("lesson-score", right=len(right), count=len(asked))]
        lines += [text("lesson-revealed", count=len(revealed))] if revealed else []
        self.score.setText("\n".join(lines))
        self._open_label.setText(text("lesson-open-steps") if remaining else text("lesson-all-done"))
        self.open_steps.setAccessibleName(self._open_label.text())
        self.open_steps.clear()
        for place in remaining:
            title = localized(lesson.steps[place].title)
            item = QListWidgetItem(text("lesson-open-step", number=place + 1, title=title), self.open_steps)
            item.setData(Qt.ItemDataRole.UserRole, place)
        self.open_steps.setVisible(bool(remaining))
        self._offer_next(lesson.name)

    def _offer_next(self, name: str) -> None:
        """Offer the lesson that follows one of the program's."""
        names = shipped_names()
        after = names[names.index(name) + 1 :] if name in names and self._session.source == name else ()
        self._next_name = after[0] if after else ""
        self.next_lesson.setVisible(bool(after))
        self._name_next()

    def _name_next(self) -> None:
        """Name the next lesson on its button, in as many lines as its width needs."""
        if not self._next_name:
            return
        label = text("lesson-next-lesson", title=localized(shipped_lesson(self._next_name).title))
        words, metrics, margins = label.split(" "), self.next_lesson.fontMetrics(), self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - pixels(BUTTON_PADDING)
        lines = flow([*map(metrics.horizontalAdvance, words)], room, metrics.horizontalAdvance(" "))
        gaps = ["", *(" " if before == line else "\n" for before, line in pairwise(lines))]
        self.next_lesson.setText("".join(map("".join, zip(gaps, words, strict=True))))
        self.next_lesson.setAccessibleName(label)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_next()

    def _save(self) -> None:
        """Ask for a file, and write the results of the exam."""
        lesson = self._session.lesson
        if lesson is not None:
            title, kinds = text("lesson-exam-save"), text("predict-files")
            ask_to_save(self.window(), title, "exams", kinds, lesson.name, ".csv", self.save)

    def save(self, name: str) -> None:
        """Write the results of the exam to a file; if that fails, show why."""
        lesson, exam = self._session.lesson, self._session.exam
        if lesson is not None and exam is not None:
            with self.fault.catching():
                write_results(Path(name), lesson, self._session.progress.seed, exam)

    def _resume(self, item: QListWidgetItem) -> None:
        place = item.data(Qt.ItemDataRole.UserRole)
        self.resumed.emit()
        self._session.show_step(place)
