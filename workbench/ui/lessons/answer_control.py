"""The base class of the controls for an answer, and a line to type it in."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from workbench.lessons.grading import Answer
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import translated

MAX_LENGTH = 20_000


class AnswerControl(QWidget):
    """The base class of the controls. Signals: `entered`, the answer should be judged; `edited`, it has changed."""

    entered = Signal()
    edited = Signal()

    def answer(self) -> Answer:
        """Return the current answer."""
        raise NotImplementedError

    def show_answer(self, answer: Answer) -> None:
        raise NotImplementedError


class AnswerLine(AnswerControl):
    """A line to type in, optionally with a button that fills it. Attributes: line; button, or None."""

    def __init__(self, hint: str, button: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = translated(QLineEdit(self), accessibleName="answer-name", placeholderText=hint)
        self.line.setMaxLength(MAX_LENGTH)
        self.button = translated(QPushButton(self, autoDefault=False), text=button) if button else None
        self.setFocusProxy(self.line)
        layout = vbox(self.line, parent=self, margins=0)
        if self.button is not None:
            layout.addLayout(hbox(self.button, None))
        self.line.textChanged.connect(self.edited)
        self.line.returnPressed.connect(self.entered)

    def answer(self) -> Answer:
        return self.line.text()

    def show_answer(self, answer: Answer) -> None:
        self.line.setText(str(answer))
