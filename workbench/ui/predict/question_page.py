"""A question about the next step, the controls for its answer, and the verdict."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from workbench.search.predicting.askable import QuestionKind
from workbench.search.predicting.questions import Question
from workbench.ui.base.announcement import announce
from workbench.ui.base.formulas import unbroken
from workbench.ui.base.icons import pixmap
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.live_label import LINE_MARGIN
from workbench.ui.predict.round import PredictRound, RoundPhase
from workbench.ui.states.state_picture import state_text, state_thumbnail
from workbench.wording import say, text

PICTURE_SIZE, LINE_WIDTH = 76, 330
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TEXT = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)
ANSWER_LINES = 2
"""Lines for the verdict, or for what is wrong with an answer."""


class QuestionPage(QWidget):
    """The page of one question.

    Attributes: question_label, for which the strip may have room; column, of the rest; picture; line, for a node or a
    number; choices, a list of possible answers; fates, a button for each; answer, next; verdict.
    Signals: `answered(answer)`, `next_requested`.
    """

    answered = Signal(object)
    next_requested = Signal()

    def __init__(self, round_: PredictRound, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = round_
        self._shown_question: Question | None = None
        self.question_label, self.picture = Label(self, wordWrap=True), Label(self)
        self.line = translated(QLineEdit(self), accessibleName="predict-your-answer")
        self.choices = translated(QComboBox(self), placeholderText="predict-choices", accessibleName="predict-choices")
        self.fates = {fate: form_button(self) for fate in round_.outcomes}
        self.answer, self.next = form_button(self, self._submit), form_button(self, self.next_requested)
        self.icon_label, self.verdict = Label(self), Label(self, wordWrap=True)
        self.fault = FaultLabel(self)
        self._answer_slot = QWidget(self)
        self._lay_out()
        self.line.textEdited.connect(lambda: self.fault.show_fault(None))
        for fate, button in self.fates.items():
            button.setCheckable(True)
            button.hide()
            button.clicked.connect(lambda _down=False, fate=fate: self.answered.emit(fate))
        round_.picked.connect(self._use_picked)
        self.choices.activated.connect(self._use_choice)
        theme().changed.connect(self.refresh)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)
        translated(self.answer, text="predict-answer")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for fate, button in self.fates.items():
            button.setToolTip(plain_tip(text(f"predict-fate-{fate.value}-tip")))
        self.refresh()

    def refresh(self) -> None:
        """Show the current question, and the verdict on its answer."""
        round_, question = self._round, self._round.question
        if question is None:
            self._shown_question = None
            return
        is_open = round_.phase is RoundPhase.ASKED
        self.question_label.setText(unbroken(round_.question_text(question)))
        self._show_state(question)
        fate = question.kind is QuestionKind.FATE
        self.line.setVisible(not fate)
        self.answer.setVisible(is_open and not fate)
        self.line.setReadOnly(not is_open)
        self.line.setPlaceholderText(round_.hint(question))
        self._show_choices(question, is_open)
        self._show_fates(fate, is_open)
        self.next.setVisible(not is_open)
        self.next.setText(text("predict-finish") if round_.last else text("predict-next"))
        self._show_verdict(is_open)
        if question != self._shown_question:
            self._start_question(question)
        elif not is_open and self.isVisible():
            self.next.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer a FATE question with a digit; answer and continue with Enter."""
        key = event.key()
        if key in _ENTER:
            fate = next((button for button in self.fates.values() if button.hasFocus()), None)
            fate.click() if fate is not None and self._asks_fate() else self._submit()
        elif self._asks_fate() and (place := key - Qt.Key.Key_1) in range(len(self._round.fates)):
            self.answered.emit(self._round.fates[place])
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys of a question wherever in the window the focus is, if it has no use for them as a text field
        or, in the case of Enter, as a button.
        """
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() not in kinds or not isinstance(event, QKeyEvent) or not self._handles(event, watched):
            return False
        event.accept()  # and it is no shortcut
        if event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
        return True

    # Internal

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if now is not None and now.window() is self.window() and not self.isAncestorOf(now):
            now.installEventFilter(self)

    def _handles(self, event: QKeyEvent, focus: QObject) -> bool:
        modified = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not self.isVisible() or modified or isinstance(focus, _TEXT):
            return False
        if event.key() in _ENTER:
            return not self._asks_fate() and not isinstance(focus, (QAbstractButton, QComboBox))
        return self._asks_fate() and event.key() - Qt.Key.Key_1 in range(len(self._round.fates))

    def _asks_fate(self) -> bool:
        question = self._round.question
        return self._round.phase is RoundPhase.ASKED and question is not None and question.kind is QuestionKind.FATE

    def _start_question(self, question: Question) -> None:
        self._shown_question = question
        self.line.clear()
        self.fault.show_fault(None)
        announce(self, self.question_label.text())
        if self.isVisible():
            (self.fates[self._round.fates[0]] if question.kind is QuestionKind.FATE else self.line).setFocus()

    def _show_fates(self, is_fate: bool, is_open: bool) -> None:
        """Show the possible answers to a FATE question, each with its digit."""
        offered = self._round.fates if is_fate else ()
        for outcome, button in self.fates.items():
            button.setVisible(outcome in offered)
            button.setEnabled(is_open)
            button.setChecked(not is_open and self._round.entries[-1].answer is outcome)
        for place, outcome in enumerate(offered, 1):
            label = text("predict-fate-button", place=place, fate=text(f"predict-fate-{outcome.value}"))
            self.fates[outcome].setText(label)

    def _show_choices(self, question: Question, is_open: bool) -> None:
        """Show the choices for the answer."""
        label = self._round.choices(question) if is_open else ()
        self.choices.clear()
        self.choices.addItems([*label])
        self.choices.setCurrentIndex(-1)
        self.choices.setVisible(bool(label))

    def _show_state(self, question: Question) -> None:
        """Show the picture of the state that the question is about; the question names a state without a picture."""
        shown_state, picture = self._round.state(question), None
        if shown_state is not None:
            side, dpr = pixels(PICTURE_SIZE), self.devicePixelRatioF()
            picture = state_thumbnail(*shown_state, side, dpr, QGuiApplication.palette())
        self.picture.setVisible(picture is not None)
        if shown_state is None or picture is None:
            return
        self.picture.setPixmap(picture)
        label = state_text(*shown_state)
        self.picture.setAccessibleName(label)
        self.picture.setToolTip(plain_tip(label))

    def _show_verdict(self, is_open: bool) -> None:
        self.icon_label.setVisible(not is_open)
        self.verdict.setVisible(not is_open)
        self._answer_slot.setMinimumHeight(ANSWER_LINES * self.fontMetrics().lineSpacing() + LINE_MARGIN)
        if is_open:
            self.verdict.clear()
            return
        self.fault.show_fault(None)
        entry = self._round.entries[-1]
        label = self._round.verdict(entry)
        self.verdict.setText(unbroken(" ".join((label, *map(say, entry.why)))))
        name, colour = ("check", colours().good) if entry.right else ("cross", colours().danger)
        self.icon_label.setPixmap(pixmap(name, pixels(18), colour))
        self.icon_label.setAccessibleName(label)
        announce(self, self.verdict.text())

    def _use_picked(self, label: str) -> None:
        """Put a clicked answer into the field."""
        self.line.setText(label)
        self.fault.show_fault(None)

    def _use_choice(self, place: int) -> None:
        self._use_picked(str(place + 1))
        self.line.setFocus()

    def _submit(self) -> None:
        question = self._round.question
        if question is None or self._round.phase is not RoundPhase.ASKED:
            if self._round.phase is RoundPhase.ANSWERED:
                self.next_requested.emit()
            return
        with self.fault.catching():
            answer = self._round.read(question, self.line.text().strip())
            self.fault.show_fault(None)
            self.answered.emit(answer)

    def _lay_out(self) -> None:
        self.line.setMinimumWidth(pixels(LINE_WIDTH))
        self.line.setMaxLength(200)
        self.icon_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.verdict.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for button in (*self.fates.values(), self.answer, self.next):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        controls = FlowLayout(spacing=8)
        for widget in (self.line, self.choices, self.answer, *self.fates.values(), self.next):
            controls.addWidget(widget)
        verdict = hbox(self.icon_label, (self.verdict, 1))
        vbox(self.fault, verdict, None, parent=self._answer_slot, margins=0, spacing=0)
        self.column = vbox(controls, self._answer_slot, None, spacing=6)
        hbox(
            (self.picture, 0, Qt.AlignmentFlag.AlignTop),
            (self.column, 1),
            parent=self,
            margins=0,
            spacing=12,
        )
