"""Texts that are shown as they stand: what a file or a person wrote is never read as HTML.

Qt takes any text with a tag in its first line for HTML, and would load the pictures that it names.
"""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


class Label(QLabel):
    """A label of plain text; one with markup of ours has to ask for it."""

    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        self.setTextFormat(Qt.TextFormat.PlainText)


class MessageBox(QMessageBox):
    """A box over the window of `parent` that says something in plain text."""

    def __init__(self, icon: QMessageBox.Icon, title: str, told: str, parent: QWidget) -> None:
        super().__init__(icon, title, "", parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(told)


def plain_tip(told: str) -> str:
    """Return what a tooltip shows as `told` stands: tooltips have no way to ask for plain text."""
    if "<" not in told and "&" not in told:
        return told
    return f"<span>{escape(told).replace(chr(10), '<br>')}</span>"
