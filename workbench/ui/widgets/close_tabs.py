"""Tabs that move closer together where they have little room, and are never scrolled nor cut."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QTabBar, QWidget

MARGIN = 6
"""Pixels beside the name of a tab at least, on either side."""


class CloseTabs(QTabBar):
    """Asks for room for all its tabs, their margins as narrow as can be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return room for the name of a tab."""
        size = super().tabSizeHint(index)
        needed = self.fontMetrics().horizontalAdvance(self.tabText(index)) + 2 * MARGIN
        return QSize(min(needed, size.width()), size.height())
