"""Telling those who do not see what has changed where they are not."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, told: str) -> None:
    """Have a screen reader, if there is one, read out a text that `widget` shows now."""
    if told and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, told))
