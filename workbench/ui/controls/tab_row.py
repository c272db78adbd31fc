"""Tabs that stand closer together where they have not much room, so that all of them can be read."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionTab, QStylePainter, QTabBar, QWidget

MIN = 4
"""Pixels beside the text of a tab where there is no room for more."""


class TabRow(QTabBar):
    """A row of tabs; only where not even their texts have room it is scrolled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bare = False
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)  # has Qt ask for the least sizes

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the room for the text, and little more."""
        told = self.fontMetrics().horizontalAdvance(self.tabText(index))
        return QSize(told + 2 * MIN, self.tabSizeHint(index).height())

    def initStyleOption(self, option: QStyleOptionTab, index: int) -> None:
        """Describe a tab to the style."""
        super().initStyleOption(option, index)
        option.text = "" if self._bare else self.tabText(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs, then their texts, whole: the style would cut them to keep its wide margins."""
        self._bare = True
        super().paintEvent(event)
        self._bare = False
        painter = QStylePainter(self)
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_TabBarTabHSpace, None, self) // 2
        for place in range(self.count()):
            option = QStyleOptionTab()
            self.initStyleOption(option, place)
            option.rect = self.tabRect(place).adjusted(MIN - margin, 0, margin - MIN, 0)
            painter.drawControl(QStyle.ControlElement.CE_TabBarTabLabel, option)
        painter.end()
