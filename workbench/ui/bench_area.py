"""The place of the benches: a bench that needs more width than there is beside the lessons can be scrolled."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST = 480
"""Pixels that are left of a bench beside something else."""


class BenchArea(QScrollArea):
    """Holds the benches. `beside`: whether something stands beside them; alone, they have all the room they need."""

    def __init__(self, benches: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._beside = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._benches = benches
        self.setWidget(benches)

    def set_beside(self, beside: bool) -> None:
        """Give way to something beside it, or no longer."""
        self._beside = beside
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return the least room of the bench in front."""
        least = self._benches.minimumSizeHint()
        if not self._beside:
            return least
        bar = self.horizontalScrollBar().sizeHint().height() if least.width() > self.width() else 0
        return QSize(min(least.width(), LEAST), least.height() + bar)
