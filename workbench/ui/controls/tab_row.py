"""Tabs with narrower margins if there is not much room, so that all of them can be read."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QStyle, QStyleOptionTab, QStylePainter, QTabBar, QTabWidget, QWidget

from workbench.ui.base.theme import colours, theme

MARK = 4
"""Height in pixels of the mark of the current tab in high contrast, twice the usual one."""
MIN_MARGIN = 4
"""Minimum margin beside the text of a tab, in pixels."""
RISE = 2
"""Pixels by which texts may be higher than the room that the style has for them, which is lower than a line of text."""


class TabRow(QTabBar):
    """A row of tabs, which scrolls only if not even their texts fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._without_text = False
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)  # makes Qt ask for the minimum sizes

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the size of the text with minimum margins."""
        text_width = self.fontMetrics().horizontalAdvance(self.tabText(index))
        return QSize(text_width + 2 * MIN_MARGIN, self.tabSizeHint(index).height())

    def initStyleOption(self, option: QStyleOptionTab, index: int) -> None:
        """Leave the text out while the style paints the tabs."""
        super().initStyleOption(option, index)
        option.text = "" if self._without_text else self.tabText(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs, then their full texts: the style would elide them to keep its wide margins."""
        self._without_text = True
        super().paintEvent(event)
        self._without_text = False
        painter = QStylePainter(self)
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_TabBarTabHSpace, None, self) // 2
        for tab in range(self.count()):
            option = QStyleOptionTab()
            self.initStyleOption(option, tab)
            option.rect = self.tabRect(tab).adjusted(MIN_MARGIN - margin, -RISE, margin - MIN_MARGIN, RISE)
            painter.drawControl(QStyle.ControlElement.CE_TabBarTabLabel, option)
        self._mark_current(painter)
        painter.end()

    def _mark_current(self, painter: QPainter) -> None:
        """Mark the current tab, and frame all in high contrast: the style's shades of black look alike."""
        mark = MARK if theme().contrast else MARK // 2
        for tab in range(self.count()):
            if self.isTabVisible(tab):
                area, chosen = self.tabRect(tab), tab == self.currentIndex()
                if theme().contrast:
                    painter.setPen(QColor(colours().accent if chosen else colours().border))
                    painter.drawRect(area.adjusted(0, 0, -1, -1))
                if chosen:
                    painter.fillRect(area.left(), area.bottom() - mark, area.width(), mark, QColor(colours().accent))


def move_into_tabs(pane: QWidget, tabs: QTabWidget, home: QWidget, title: str | None) -> None:
    """Make a pane the last tab, with a title; or, without one, put it back at the end of its `home`."""
    if title is not None:
        tabs.addTab(pane, title)
    else:
        tabs.removeTab(tabs.indexOf(pane))
        home.layout().addWidget(pane)  # type: ignore[union-attr]
        pane.show()


def bring_forward(pane: QWidget) -> None:
    """Open the tabs that contain a pane."""
    for tabs, page in _tabs_around(pane):
        tabs.setCurrentWidget(page)


def can_be_brought_forward(pane: QWidget) -> bool:
    """Return whether a pane is on a tab that can be opened now."""
    around = list(_tabs_around(pane))
    return (
        bool(around)
        and around[-1][0].isVisible()
        and all(tabs.isTabVisible(tabs.indexOf(page)) for tabs, page in around)
    )


def _tabs_around(pane: QWidget) -> Iterator[tuple[QTabWidget, QWidget]]:
    """Yield the tabs that contain a pane with the page that does, from the innermost to the outermost."""
    page, ancestor = pane, pane.parentWidget()
    while ancestor is not None:
        tabs = ancestor.parentWidget()
        if isinstance(ancestor, QStackedWidget) and isinstance(tabs, QTabWidget):
            yield tabs, page
        page, ancestor = ancestor, ancestor.parentWidget()
