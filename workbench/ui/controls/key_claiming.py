"""Keys that a widget uses itself: it claims them before they become shortcuts of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent


def claimed(event: QEvent, owns: Callable[[QKeyEvent], object]) -> bool:
    """Tell whether an event asks for a key that does something here, as `owns` says; such an event is accepted."""
    if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and owns(event):
        event.accept()
        return True
    return False
