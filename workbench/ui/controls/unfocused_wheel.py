"""Keeps the wheel from changing a field that it only passes over."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QTabBar, QWidget

FIELDS = (QComboBox, QAbstractSpinBox, QTabBar)


class UnfocusedWheel(QObject):
    """Passes the wheel over a field in `content` on to the parents of the field, unless the field has the focus.

    The wheel itself no longer gives the focus to a field, which Qt would do just before the field gets the wheel.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__(content)
        self._content = content

    def watch(self, *kinds: type[QWidget]) -> None:
        """Watch all fields of these kinds, also those that have been added meanwhile."""
        for kind in kinds:
            for field in self._content.findChildren(kind):
                field.installEventFilter(self)
                if field.focusPolicy() is Qt.FocusPolicy.WheelFocus:
                    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, FIELDS) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
