"""The place of the benches: a bench that needs more room than there is can be scrolled; nothing of it is cut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

MIN = 480
"""Pixels that are left of a bench beside something else."""
MIN_ALONE = QSize(720, 400)
"""What is left of a bench in a small window, or where letters are large."""


class _Holder(QWidget):
    """Gives the benches all its room, and no more: a scroll area would give a layout as much height as it prefers."""

    def __init__(self, benches: QWidget) -> None:
        super().__init__()
        self._benches = benches
        benches.setParent(self)

    def minimumSizeHint(self) -> QSize:
        """Return the least room of the bench in front."""
        return self._benches.minimumSizeHint()

    def sizeHint(self) -> QSize:
        """Return the room that the bench in front prefers."""
        return self._benches.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the benches the room."""
        super().resizeEvent(event)
        self._benches.setGeometry(self.rect())


class BenchArea(QScrollArea):
    """Holds the benches. `beside`: whether something stands beside them; alone, they scroll in a small window."""

    def __init__(self, benches: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._beside = False
        self._holder = _Holder(benches)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._holder)

    def set_beside(self, beside: bool) -> None:
        """Give way to something beside it, or no longer."""
        self._beside = beside
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for other room when the benches do."""
        if watched is self._holder and event.type() == QEvent.Type.LayoutRequest:
            self.setWidgetResizable(True)  # asks for other room, and gives the benches theirs
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return the least room of the bench in front."""
        least = self._holder.minimumSizeHint()
        if not self._beside:
            return least.boundedTo(MIN_ALONE)
        bar = self.horizontalScrollBar().sizeHint().height() if least.width() > self.width() else 0
        return QSize(min(least.width(), MIN), min(least.height() + bar, MIN_ALONE.height()))
