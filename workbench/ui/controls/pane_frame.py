"""The frame around a pane."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from workbench.ui.base.theme import colours, theme


class PaneFrame(QFrame):
    """A frame drawn by the style; in high contrast in the border colour, as the style's would be invisible on black.

    With large text it needs the height of its lines as they are wrapped in its width.
    """

    def __init__(self, parent: QWidget | None = None, flags: Qt.WindowType = Qt.WindowType.Widget) -> None:
        super().__init__(parent, flags)
        self.setFrameShape(QFrame.Shape.StyledPanel)

    def minimumSizeHint(self) -> QSize:
        least, rows = super().minimumSizeHint(), self.layout()
        if theme().large and rows is not None and rows.hasHeightForWidth():
            least.setHeight(max(least.height(), rows.totalMinimumHeightForWidth(self.width())))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if theme().large and event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if theme().contrast:
            painter = QPainter(self)
            painter.setPen(QColor(colours().border))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            painter.end()
