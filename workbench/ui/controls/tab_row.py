"""Tabs with narrower margins if there is not much room, so that all of them can be read."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionTab, QStylePainter, QTabBar, QWidget

MIN = 4
"""Minimum margin beside the text of a tab, in pixels."""


class TabRow(QTabBar):
    """A row of tabs, which scrolls only if not even their texts fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bare = False
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)  # makes Qt ask for the minimum sizes

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the size of the text with minimum margins."""
        told = self.fontMetrics().horizontalAdvance(self.tabText(index))
        return QSize(told + 2 * MIN, self.tabSizeHint(index).height())

    def initStyleOption(self, option: QStyleOptionTab, index: int) -> None:
        """Leave the text out while the style paints the tabs."""
        super().initStyleOption(option, index)
        option.text = "" if self._bare else self.tabText(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs, then their full texts: the style would elide them to keep its wide margins."""
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
