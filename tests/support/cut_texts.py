"""Texts that are not seen whole where they stand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QLineEdit, QRadioButton, QWidget

from workbench.ui.lessons.step_text import StepText

NEAR = 2
"""Pixels that letters may stand over what is measured."""


def cut(widget: QWidget) -> Iterator[str]:
    """Yield every text within a widget that is not seen whole."""
    for label in widget.findChildren(QLabel):
        if label.isVisible() and label.text() and not _fits(label):
            yield f"{label.text()!r} in {label.width()}×{label.height()}"
    for button in widget.findChildren(QAbstractButton):
        ticked = isinstance(button, QCheckBox | QRadioButton)
        if button.isVisible() and button.text() and button.sizeHint().width() > button.width() + NEAR and not ticked:
            yield f"{button.text()!r} in {button.width()} of {button.sizeHint().width()}"
    for line in widget.findChildren(QLineEdit):
        result = line.placeholderText()
        if line.isVisible() and line.fontMetrics().horizontalAdvance(result) > line.width() - 8:
            yield f"{result!r} in {line.width()}"
    for text in widget.findChildren(StepText):
        if text.isVisible() and text.document().size().height() > text.height() + NEAR:
            yield f"{text.toPlainText()[:40]!r} in {text.height()}"


def _fits(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + NEAR
    return label.sizeHint().width() <= label.width() + NEAR
