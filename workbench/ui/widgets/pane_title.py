"""The line on top of a pane: what it is, how much there is of it, and a word on it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from workbench.ui.theme import theme
from workbench.ui.widgets.reading import Reading


class Muted(QLabel):
    """Text of lesser weight, in every theme; it gives way where there is no room."""

    def __init__(self, parent: QWidget | None = None, wrap: bool = False) -> None:
        super().__init__(parent, wordWrap=wrap)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        if not wrap:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text; what is too long ends in dots."""
        metrics, room = self.fontMetrics(), self.contentsRect()
        if self.wordWrap() or metrics.horizontalAdvance(self.text()) <= room.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, self.alignment(), shown)
        painter.end()


class PaneTitle(QWidget):
    """Attributes: name, count and hint, texts; `add` puts a control at the right end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.count, self.hint = QLabel(self), Reading(self), Muted(self)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(8, 6, 8, 6)
        self._layout.setSpacing(8)
        self._layout.addWidget(self.name)
        self._layout.addWidget(self.count)
        self._layout.addWidget(self.hint, 1)
        theme().changed.connect(self._embolden)
        self._embolden()

    def add(self, control: QWidget, stretch: int = 0) -> None:
        """Put a control at the right end; with `stretch` it takes the room that the hint leaves."""
        self._layout.addWidget(control, stretch)

    def _embolden(self) -> None:
        font = QFont()
        font.setBold(True)
        self.name.setFont(font)
