"""A line in which a name or a number on a map is typed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.ui.base.theme import pixels

MAX_LENGTH = 60
WIDTH = 110
"""Pixels."""


class InlineEntry(QLineEdit):
    """Lies over a map, and is hidden while nothing is asked. Enter, or leaving it, accepts; Escape does not."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self._accept: Callable[[str], object] | None = None
        self.setMaxLength(MAX_LENGTH)
        self.hide()
        self.returnPressed.connect(self._finish)

    def ask(self, at: QPointF, typed: str, hint: str, accept: Callable[[str], object]) -> None:
        """Let the user change a text at a point of the map. `hint`: what it is; `accept` gets the changed text."""
        self._finish()
        self._accept = accept
        self.setText(typed)
        self.setToolTip(hint)
        self.setAccessibleName(hint)
        self.setPlaceholderText(hint)
        parent = self._map
        self.resize(pixels(WIDTH), self.sizeHint().height())
        left, top = round(at.x()) - self.width() // 2, round(at.y()) + 8
        self.move(
            min(max(left, 0), max(parent.width() - self.width(), 0)),
            min(max(top, 0), max(parent.height() - self.height(), 0)),
        )
        self.show()
        self.raise_()
        self.selectAll()
        self.setFocus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._accept = None
            self._leave()
        else:
            super().keyPressEvent(event)
            event.accept()  # the Enter that ends it means nothing to the map

    def _finish(self) -> None:
        accept, self._accept = self._accept, None
        if accept is not None:
            typed, changed = self.text(), self.isModified()
            self._leave()
            if changed:
                accept(typed)

    def _leave(self) -> None:
        self.hide()
        self._map.setFocus()
