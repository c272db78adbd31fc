"""Keys that a widget uses itself: it claims them before they become shortcuts of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent


def claim_key(event: QEvent, handles: Callable[[QKeyEvent], object]) -> bool:
    """Accept a shortcut override for a key for which `handles` returns true; return whether it was one."""
    if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and handles(event):
        event.accept()
        return True
    return False
