"""The page of the panel that shows a step: its text, what it points at, its question, and the navigation."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.quantities import clock
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import theme
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.pane_title import Muted
from workbench.ui.lessons.fitted_area import FittedArea
from workbench.ui.lessons.pane_names import pane_text
from workbench.ui.lessons.progress_dots import ProgressDots
from workbench.ui.lessons.question_box import QuestionBox
from workbench.ui.lessons.session import LessonSession
from workbench.ui.lessons.step_text import StepText
from workbench.wording import text
from workbench.wording.texts import localized

_CIRCLED = ord("①")
RESPONSE_SHARE, PROJECTED_RESPONSE = 0.2, 0.4
"""The largest part of the height that a response takes, outside of Projector mode and in it."""


class StepPage(QWidget):
    """The page of a step.

    Attributes: title, heading, body, notes, looks, labels; question, the box or None; back, next, leave and
    notes_button, buttons; dots; fault.
    Signals: `left`: leave the lesson. `finished`: the last step is done.
    """

    left = Signal()
    finished = Signal()

    def __init__(self, session: LessonSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: object = None
        self._shown_lesson = ("", "")
        self.title, self.heading = Label(self, wordWrap=True), Label(wordWrap=True)
        self.body = translated(StepText(), accessibleName="lesson-text")
        self.notes = translated(StepText(), accessibleName="lesson-notes")
        self.looks, self.fault = Muted(wrap=True), FaultLabel()
        self.question: QuestionBox | None = None
        self.leave = tool_button(self, "close", self.left, "lesson-leave")
        self.notes_button = tool_button(self, "info", name="lesson-notes")
        self.notes_button.setCheckable(True)
        self.back, self.next = QPushButton(self), QPushButton(self)
        self.dots, self.count = ProgressDots(self), Label(self)
        self._page, self._scroll = QWidget(), QScrollArea(self)
        self._responses = FittedArea(self, RESPONSE_SHARE, PROJECTED_RESPONSE)
        self._questions = vbox(margins=(10, 0, 10, 4))
        self._note_frame = PaneFrame()
        self._lay_out()
        session.changed.connect(self.refresh)
        session.judged.connect(self._receive)
        session.busy_changed.connect(self._show_busy)
        session.ticked.connect(self._show_place)
        self.notes_button.toggled.connect(self._show_notes)
        self.back.clicked.connect(session.back)
        self.next.clicked.connect(self._continue)
        self.dots.chosen.connect(session.show_step)
        theme().changed.connect(self._restyle)
        translated(self.back, text="lesson-back")
        translated(self._scroll, accessibleName="lesson-text")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self._set_fonts()
        self.refresh()

    def refresh(self) -> None:
        """Show the current step; in Projector mode its title is in the place of the lesson's, to save room."""
        lesson, step = self._session.lesson, self._session.step
        if lesson is None or step is None:
            return
        if (self._session.source, lesson.name) != self._shown_lesson:
            self._shown_lesson = (self._session.source, lesson.name)
            self.notes_button.setChecked(False)
        if step is not self._shown:
            self._shown = step
            self._show_question()
            self._scroll.verticalScrollBar().setValue(0)
        if self.question is not None:
            self.question.show_hiding(self._session.presenter.conceals)
        self._show_title()
        self.heading.setText(localized(step.title))
        self.body.say(localized(step.text), self._session.folder)
        self.fault.show_fault(self._session.fault)
        self.list_targets()
        self._show_notes()
        place, count = self._session.place, len(lesson.steps)
        self.dots.show_steps(
            [localized(one.title) for one in lesson.steps], place, self._session.done, self._session.revealed
        )
        self._show_place()
        self.back.setEnabled(place > 0)
        self.next.setText(text("lesson-next") if place + 1 < count else text("lesson-finish"))

    def list_targets(self) -> None:
        """List what the step points at, each by the name of what it shows now."""
        step, bench = self._session.step, self._session.presenter.bench
        names = [] if step is None else [name for name in step.look if name in bench.panes]
        titles = [bench.called(name) for name in names]
        text_ = "  ".join(f"{chr(_CIRCLED + number)}\u2009{pane_text(name)}" for number, name in enumerate(titles))
        self.looks.setText(text("lesson-look", panes=text_) if names else "")
        self.looks.setVisible(bool(names))

    # Internals

    def _restyle(self) -> None:
        self._set_fonts()
        self._show_title()

    def _show_title(self) -> None:
        lesson, step = self._session.lesson, self._session.step
        if lesson is not None and step is not None:
            alone = theme().projector and bool(step.title)
            self.title.setText(localized(step.title if alone else lesson.title))
            self.heading.setVisible(bool(step.title) and not alone)

    def _show_place(self) -> None:
        """Show the number of the step, and the time that is left of an exam."""
        lesson, exam = self._session.lesson, self._session.exam
        if lesson is None:
            return
        where = text("lesson-where", place=self._session.place + 1, count=len(lesson.steps))
        self.dots.setAccessibleName(where)
        seconds = None if exam is None else exam.remaining
        if seconds is not None:
            where = f"{where} · {text('exam-left', time=clock(round(seconds)))}"
        self.count.setText(where)

    def _show_question(self) -> None:
        """Show the question of the current step instead of the previous one."""
        if self.question is not None:
            self._responses.show_content(None)
            self._questions.removeWidget(self.question)
            self.question.hide()
            self.question.deleteLater()
            self.question = None
        step, bench = self._session.step, self._session.presenter.bench
        bench.pick_cells(step is not None and step.question is not None and step.question.kind in ("node", "cell"))
        if step is None or step.question is None:
            return
        self.question = QuestionBox(
            self._session.complete_step or step, bench, self._session.option_order, self, self._responses
        )
        self.question.answered.connect(self._session.answer)
        self.question.reveal_requested.connect(self._session.reveal)
        self.question.cancelled.connect(self._session.cancel)
        self._responses.show_content(self.question.response)
        self._questions.addWidget(self.question)
        self.question.receive(self._session.responses.get(self._session.place))
        if self._session.question_open:
            self.question.answers.setFocus()

    def _receive(self) -> None:
        if self.question is not None:
            self.question.receive(self._session.responses.get(self._session.place))
            self._responses.verticalScrollBar().setValue(0)
        self.refresh()

    def _show_busy(self) -> None:
        if self.question is not None:
            self.question.set_busy(self._session.busy)

    def _show_notes(self) -> None:
        lesson, step = self._session.lesson, self._session.step
        if lesson is None or step is None:
            return
        text_ = "\n\n".join(filter(None, (localized(step.notes), localized(lesson.notes))))
        self.notes_button.setEnabled(bool(text_))
        self.notes.say(f"**{text('lesson-notes')}.** {text_}" if text_ else "", self._session.folder)
        self._note_frame.setVisible(bool(text_) and self.notes_button.isChecked())

    def _continue(self) -> None:
        lesson = self._session.lesson
        if lesson is not None and self._session.place + 1 == len(lesson.steps):
            self.finished.emit()
        else:
            self._session.next()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the width of the page when the scroll bar comes or goes, so that nothing in it moves."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._keep_width()
        return super().eventFilter(watched, event)

    def _keep_width(self) -> None:
        bar = self._scroll.verticalScrollBar()
        self._column.setContentsMargins(10, 6, 10 + (0 if bar.isVisible() else bar.sizeHint().width()), 6)

    def _set_fonts(self) -> None:
        self._scroll.setMinimumHeight(1 if theme().projector else 0)  # the text gives its room to a response
        for label, scale in ((self.title, 1.0), (self.heading, 1.15)):
            font = QFont(self.font())
            font.setBold(True)
            font.setPointSizeF(font.pointSizeF() * scale)
            label.setFont(font)

    def _lay_out(self) -> None:
        top, center = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignCenter
        head = hbox((self.title, 1), (self.notes_button, 0, top), (self.leave, 0, top), margins=(10, 6, 4, 0))
        vbox(self.notes, parent=self._note_frame, margins=(8, 6, 8, 6))
        parts = (self.heading, self.fault, self.body, self.looks, self._note_frame, None)
        self._column = vbox(*parts, parent=self._page, margins=(10, 6, 10, 6), spacing=10)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._page)
        self._scroll.verticalScrollBar().installEventFilter(self)
        self._keep_width()
        foot = hbox(self.back, (self.count, 1, center), self.next)
        below = vbox(self.dots, foot, margins=(10, 0, 10, 6))
        lower = vbox(self._responses, self._questions, below, margins=0, spacing=6)
        vbox(head, (self._scroll, 1), lower, parent=self, margins=0, spacing=6)
        self.next.setDefault(True)
