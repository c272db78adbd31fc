"""Widgets that show text literally: what a file or a person wrote is never interpreted as HTML.

Qt treats any text with a tag in its first line as HTML, and would load the pictures that it names.
"""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt
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
