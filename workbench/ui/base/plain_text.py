"""Widgets that show text literally: what a file or a person wrote is never interpreted as HTML.

Qt treats any text with a tag in its first line as HTML, and would load the pictures that it names.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from workbench.ui.base.retranslation import on_language_change

_UNBOUNDED = 100_000


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
    """Keeps a label as high as a number of lines of its font, or as the longest of some texts in its width."""

    def __init__(self, label: QLabel, lines: int, longest: Callable[[], Iterable[str]]) -> None:
        super().__init__(label)
        self._label, self._lines, self._longest = label, lines, longest
        label.installEventFilter(self)
        on_language_change(self._update)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.Resize):
            self._update()
        return super().eventFilter(watched, event)

    def _update(self) -> None:
        metrics, width = self._label.fontMetrics(), self._label.width()
        heights = (
            metrics.boundingRect(0, 0, width, _UNBOUNDED, Qt.TextFlag.TextWordWrap, text).height()
            for text in self._longest()
        )
        lines = max(self._lines, *(math.ceil(height / metrics.lineSpacing()) for height in heights), 1)
        self._label.setMinimumHeight(lines * (metrics.lineSpacing() + 1))  # a label rounds its height up


def keep_lines(label: QLabel, lines: int, longest: Callable[[], Iterable[str]] = tuple) -> None:
    """Keep room for `lines` lines and for the texts `longest`, so that nothing moves when a label's text changes."""
    _LineKeeper(label, lines, longest)


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
