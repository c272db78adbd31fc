"""A question, the controls for its answer, and the program's response."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.lessons.grading import GradedAnswer
from workbench.lessons.lesson import LessonStep
from workbench.search.problem.messages import Fault
from workbench.ui.base.icons import pixmap
from workbench.ui.base.layouts import hbox, keep_room, vbox
from workbench.ui.base.plain_text import Label, embolden
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.bench.bench import Bench
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.flow_layout import flow_of
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.pane_title import Muted
from workbench.ui.lessons.answer_control import AnswerControl
from workbench.ui.lessons.answers import answer_control_for
from workbench.ui.lessons.fitted_area import FittedArea
from workbench.ui.lessons.inline import inline_html, plain
from workbench.ui.lessons.session import RecordedAnswer, Response, RevealedAnswer
from workbench.wording import say, text
from workbench.wording.texts import localized

_CODE = '<p style="white-space: pre-wrap; font-family: monospace">{}</p>'

SHARE, PROJECTED_SHARE = 0.42, 0.45
"""The largest part of the height of its parent that the question and the controls take, outside of Projector mode and
in it. Higher ones scroll."""

BUSY_DELAY_MS = 400
"""After this time, the progress of judging an answer is shown."""


class QuestionBox(PaneFrame):
    """The box of a step's question; `order`: in which its options are shown; `responses`: the place of the response.

    Attributes: note, that something is hidden while the question is open; answers, the controls; check_button,
    show_button, cancel_button; response, the place of what is said about the answer, for the owner to put somewhere;
    verdict, a label in it.
    Signals: `answered(object)`: judge this answer; `reveal_requested`: show a right answer; `cancelled`: stop the
    computation.
    """

    answered = Signal(object)
    reveal_requested = Signal()
    cancelled = Signal()

    def __init__(
        self,
        step: LessonStep,
        bench: Bench,
        order: Sequence[int],
        parent: QWidget | None = None,
        responses: FittedArea | None = None,
    ) -> None:
        super().__init__(parent)
        assert step.question is not None
        self.question = step.question
        self._response: Response | None = None
        self._hiding = self._has_hidden = False
        self._asked = QWidget(self)
        self._area = FittedArea(self if parent is None else parent, SHARE, PROJECTED_SHARE, responses)
        self.question_label = Label(self._asked, wordWrap=True)
        self.question_label.setTextFormat(Qt.TextFormat.RichText)
        self.note = translated(Muted(self._asked, wrap=True), text="lesson-hides")
        self.answers: AnswerControl = answer_control_for(step, bench, order, self._asked)
        self.check_button = form_button(self, self._check, text="answer-check")
        self.show_button = form_button(self, self.reveal_requested, text="answer-show")
        self.cancel_button = form_button(self, self.cancelled, text="answer-cancel")
        self._busy_timer = QTimer(self, singleShot=True, interval=BUSY_DELAY_MS)
        self.response = QWidget(self)
        self.icon_label, self.verdict = Label(self.response), Label(self.response, wordWrap=True)
        self.verdict.setTextFormat(Qt.TextFormat.RichText)
        self.verdict.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        keep_room(self.show_button)
        self._lay_out()
        self.answers.entered.connect(self._check)
        self.answers.edited.connect(self._clear_response)
        self._busy_timer.timeout.connect(self._show_response)
        theme().changed.connect(self._restyle)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        question_text = localized(self.question.text).strip()
        self.question_label.setText(inline_html(question_text))
        self.answers.setAccessibleName(plain(question_text))
        self._show_response()

    def show_hiding(self, hiding: bool) -> None:
        """Show whether something is hidden while the question is open; the room of the note stays.

        In Projector mode the larger type needs its room.
        """
        self._hiding, self._has_hidden = hiding, self._has_hidden or hiding
        roomy = not theme().projector
        policy = self.note.sizePolicy()
        policy.setRetainSizeWhenHidden(roomy and self._has_hidden)
        self.note.setSizePolicy(policy)
        self.note.setVisible(roomy and hiding)

    def set_busy(self, busy: bool) -> None:
        """Disable the buttons while an answer is judged; if it takes long, show a message and the cancel button."""
        if busy and (self.check_button.hasFocus() or self.show_button.hasFocus()):
            self.answers.setFocus()  # a button that is disabled would give the focus to anything in the window
        self.check_button.setEnabled(not busy)
        self.show_button.setEnabled(not busy)
        if busy:
            self._response = None
            self._busy_timer.start()
        else:
            self._busy_timer.stop()
            self._show_response()

    def receive(self, response: Response | None) -> None:
        """Show the response to the answer."""
        self._response = response
        if isinstance(response, RevealedAnswer) and self.question.kind != "code":
            with QSignalBlocker(self.answers):
                self.answers.show_answer(response.answer)
        self._show_response()

    # Internals

    def _check(self) -> None:
        if self.check_button.isEnabled():
            self.answered.emit(self.answers.answer())

    def _clear_response(self) -> None:
        """Clear the response when the answer is edited."""
        if self._response is not None:
            self._response = None
            self._show_response()

    def _restyle(self) -> None:
        self.show_hiding(self._hiding)
        self._show_response()

    def _show_response(self) -> None:
        show_busy = not self.check_button.isEnabled() and not self._busy_timer.isActive()
        response_text, name, colour = (
            (text("answer-trying"), "info", colours().accent) if show_busy else _response_text(self._response)
        )
        self.cancel_button.setVisible(show_busy)
        keep_room(self.show_button, kept=not show_busy)  # it takes turns with the other button
        is_code = self.question.kind == "code"
        wrong = isinstance(self._response, GradedAnswer) and not self._response.right
        self.show_button.setVisible(wrong and (not is_code or bool(self.question.example)))
        code = self._response.answer if isinstance(self._response, RevealedAnswer) and is_code else ""
        self.verdict.setText(inline_html(response_text) + (_CODE.format(escape(str(code))) if code else ""))
        self.response.setVisible(bool(response_text))
        if name:
            self.icon_label.setPixmap(pixmap(name, pixels(16), colour))
            palette = self.verdict.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(colours().text))
            self.verdict.setPalette(palette)

    def _lay_out(self) -> None:
        embolden(self.question_label)
        for label in (self.icon_label, self.verdict):
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.verdict.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        buttons = flow_of(self.check_button, self.show_button, self.cancel_button)
        hbox(self.icon_label, (self.verdict, 1), parent=self.response, margins=(10, 0, 10, 2))
        vbox(self.question_label, self.note, self.answers, parent=self._asked, margins=(10, 0, 10, 0), spacing=8)
        self._area.show_content(self._asked)
        buttons.setContentsMargins(10, 0, 10, 0)
        vbox(self._area, buttons, parent=self, margins=(0, 8, 0, 8), spacing=8)


def _response_text(response: Response | None) -> tuple[str, str, str]:
    """Return the text of the response, the name of its icon, and the icon's colour."""
    if isinstance(response, GradedAnswer):
        complete = response.why.key.startswith(("verdict-right", "verdict-choice"))
        head = "" if complete else text("verdict-right") if response.right else text("verdict-wrong")
        response_text = " ".join(filter(None, (head, say(response.why), localized(response.because).strip())))
        icon, colour = ("check", colours().good) if response.right else ("cross", colours().danger)
        return response_text, icon, colour
    if isinstance(response, RecordedAnswer):
        return text("answer-recorded"), "info", colours().accent
    if isinstance(response, Fault):
        return say(response), "warning", colours().warning
    if isinstance(response, RevealedAnswer):
        explanation = " ".join((*map(say, response.why), localized(response.because).strip()))
        return f"{text('answer-shown')} {explanation}".strip(), "info", colours().accent
    return "", "", ""
