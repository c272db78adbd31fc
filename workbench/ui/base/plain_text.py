"""Widgets that show text literally: what a file or a person wrote is never interpreted as HTML.

Qt treats any text with a tag in its first line as HTML, and would load the pictures that it names.
"""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


class Label(QLabel):
    """A label of plain text; call `setTextFormat` for one that should show markup."""

    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        self.setTextFormat(Qt.TextFormat.PlainText)


class MessageBox(QMessageBox):
    """A message box over the window of `parent`, with plain text."""

    def __init__(self, icon: QMessageBox.Icon, title: str, message: str, parent: QWidget) -> None:
        super().__init__(icon, title, "", parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(message)


class _LineKeeper(QObject):
    """Keeps a widget as high as a number of lines of its font."""

    def __init__(self, widget: QWidget, lines: int) -> None:
        super().__init__(widget)
        self._widget, self._lines = widget, lines
        widget.installEventFilter(self)
        self._update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self._update()
        return super().eventFilter(watched, event)

    def _update(self) -> None:
        line = self._widget.fontMetrics().lineSpacing() + 1  # a label rounds the height of its lines up
        self._widget.setMinimumHeight(self._lines * line)


def keep_lines(label: QWidget, lines: int) -> None:
    """Keep room for `lines` lines of text in a label, so that nothing moves when its text changes."""
    _LineKeeper(label, lines)


def embolden(*widgets: QWidget) -> None:
    """Make the texts of widgets bold; their size continues to follow the application's font."""
    font = QFont()
    font.setBold(True)
    for widget in widgets:
        widget.setFont(font)


def plain_tip(message: str) -> str:
    """Return a text escaped for a tooltip, because tooltips cannot be switched to plain text."""
    if "<" not in message and "&" not in message:
        return message
    return f"<span>{escape(message).replace(chr(10), '<br>')}</span>"
