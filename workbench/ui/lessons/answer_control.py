"""The base class of the controls for an answer, and a line to type it in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from workbench.lessons.grading import Answer
from workbench.ui.base.layouts import hbox, nest, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels

MAX_LENGTH = 20_000
_MARGINS = 10
"""Pixels beside the text of a line."""


class AnswerControl(QWidget):
    """The base class of the controls. Signals: `entered`, the answer should be judged; `edited`, it has changed."""

    entered = Signal()
    edited = Signal()

    def answer(self) -> Answer:
        """Return the current answer."""
        raise NotImplementedError

    def show_answer(self, answer: Answer) -> None:
        raise NotImplementedError


class HintedLine(QLineEdit):
    """A line with a hint of what to type, as a tool tip where it has no room for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = ""

    def setPlaceholderText(self, hint: str) -> None:
        self._hint = hint
        self.setToolTip(plain_tip(hint))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        fits = self.fontMetrics().horizontalAdvance(self._hint) <= self.width() - pixels(_MARGINS)
        super().setPlaceholderText(self._hint if fits else "")


class AnswerLine(AnswerControl):
    """A line to type in, optionally with a button that fills it. Attributes: line; button, or None."""

    def __init__(self, hint: str, button: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = translated(HintedLine(self), accessibleName="answer-name", placeholderText=hint)
        self.line.setMaxLength(MAX_LENGTH)
        self.button = translated(QPushButton(self, autoDefault=False), text=button) if button else None
        self.setFocusProxy(self.line)
        layout = vbox(self.line, parent=self, margins=0)
        if self.button is not None:
            nest(layout, hbox(self.button, None))
        self.line.textChanged.connect(self.edited)
        self.line.returnPressed.connect(self.entered)

    def answer(self) -> Answer:
        return self.line.text()

    def show_answer(self, answer: Answer) -> None:
        self.line.setText(str(answer))
