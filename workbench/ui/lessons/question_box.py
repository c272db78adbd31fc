"""A question, the controls for its answer, and the program's response."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from workbench.lessons.lesson import LessonQuestion
from workbench.lessons.texts import said
from workbench.lessons.verdicts import GradedAnswer
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, pixmap, theme
from workbench.ui.bench.bench import Bench
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.lessons.answers import Answers, answers_for
from workbench.ui.lessons.classroom import RevealedAnswer, Said
from workbench.ui.lessons.inline import inline_html, plain
from workbench.wording import say, text

_CODE = '<p style="white-space: pre-wrap; font-family: monospace">{}</p>'

LASTING_MS = 400
"""After this time, the progress of judging an answer is shown."""


class QuestionBox(PaneFrame):
    """The box of a question.

    Attributes: answers, the controls; check_button, show_button, cancel_button; verdict, a label.
    Signals: `answered(object)`: judge this answer; `given_up`: show a right answer; `cancelled`: stop the computation.
    """

    answered = Signal(object)
    given_up = Signal()
    cancelled = Signal()

    def __init__(self, question: LessonQuestion, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self._said: Said | None = None
        self.asked = Label(self, wordWrap=True)
        self.asked.setTextFormat(Qt.TextFormat.RichText)
        self.answers: Answers = answers_for(question, bench, self)
        self.check_button, self.show_button, self.cancel_button = (QPushButton(self) for _ in range(3))
        self._lasting = QTimer(self, singleShot=True, interval=LASTING_MS)
        self.sign, self.verdict = Label(self), Label(self, wordWrap=True)
        self.verdict.setTextFormat(Qt.TextFormat.RichText)
        self.verdict.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        self.answers.entered.connect(self._check)
        self.answers.edited.connect(self._discard)
        self.check_button.clicked.connect(self._check)
        self.show_button.clicked.connect(self.given_up)
        self.cancel_button.clicked.connect(self.cancelled)
        self._lasting.timeout.connect(self._say)
        theme().changed.connect(self._say)
        translated(self.check_button, text="answer-check")
        translated(self.show_button, text="answer-show")
        translated(self.cancel_button, text="answer-cancel")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        asked = said(self.question.text).strip()
        self.asked.setText(inline_html(asked))
        self.answers.setAccessibleName(plain(asked))
        self._say()

    def set_busy(self, busy: bool) -> None:
        """Disable the buttons while an answer is judged; if it takes long, show a message and the cancel button."""
        self.check_button.setEnabled(not busy)
        self.show_button.setEnabled(not busy)
        if busy:
            self._said = None
            self._lasting.start()
        else:
            self._lasting.stop()
            self._say()

    def receive(self, what: Said | None) -> None:
        """Show the response to the answer."""
        self._said = what
        if isinstance(what, RevealedAnswer) and self.question.kind != "code":
            self.answers.blockSignals(True)
            self.answers.show_answer(what.answer)
            self.answers.blockSignals(False)
        self._say()

    # Internals

    def _check(self) -> None:
        if self.check_button.isEnabled():
            self.answered.emit(self.answers.answer())

    def _discard(self) -> None:
        """Clear the response when the answer is edited."""
        if self._said is not None:
            self._said = None
            self._say()

    def _say(self) -> None:
        lasts = not self.check_button.isEnabled() and not self._lasting.isActive()
        told, name, colour = (text("answer-trying"), "info", colours().accent) if lasts else _told(self._said)
        self.cancel_button.setVisible(lasts)
        wrong = isinstance(self._said, GradedAnswer) and not self._said.right
        known = self.question.kind != "code" or bool(self.question.example)
        self.show_button.setVisible(wrong and known)
        code = self._said.answer if isinstance(self._said, RevealedAnswer) and self.question.kind == "code" else ""
        self.verdict.setText(inline_html(told) + (_CODE.format(escape(str(code))) if code else ""))
        self.verdict.setVisible(bool(told))
        self.sign.setVisible(bool(name))
        if name:
            self.sign.setPixmap(pixmap(name, pixels(16), colour))
            palette = self.verdict.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(colours().text))
            self.verdict.setPalette(palette)

    def _lay_out(self) -> None:
        font = QFont()
        font.setBold(True)
        self.asked.setFont(font)
        self.sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.verdict.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        buttons, below = QHBoxLayout(), QHBoxLayout()
        buttons.addWidget(self.check_button)
        buttons.addWidget(self.show_button)
        buttons.addWidget(self.cancel_button)
        buttons.addStretch(1)
        below.addWidget(self.sign)
        below.addWidget(self.verdict, 1)
        vbox(self.asked, self.answers, buttons, below, parent=self, margins=(10, 8, 10, 8), spacing=8)
        for button in (self.check_button, self.show_button, self.cancel_button):
            button.setAutoDefault(False)


def _told(what: Said | None) -> tuple[str, str, str]:
    """Return the text of the response, the name of its icon, and the icon's colour."""
    if isinstance(what, GradedAnswer):
        reasons = [say(what.why), said(what.because).strip()]
        head = [] if what.why.key.startswith(("verdict-right", "verdict-choice")) else [_head(what.right)]
        told = " ".join(filter(None, [*head, *reasons]))
        return told, "check" if what.right else "cross", colours().good if what.right else colours().danger
    if isinstance(what, Fault):
        return say(what), "warning", colours().warning
    if isinstance(what, RevealedAnswer):
        return text("answer-shown"), "info", colours().accent
    return "", "", ""


def _head(right: bool) -> str:
    return text("verdict-right") if right else text("verdict-wrong")
