"""A table that says what will appear in it while it is empty."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from workbench.ui.base.theme import pixels

MIN = 7.0
"""Points of the smallest letters of a sentence that stands in a small view."""


class TableWithPlaceholder(QTableView):
    """A table view with a sentence in the place of rows that are not there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._invitation = ""

    def set_invitation(self, told: str) -> None:
        """Say what will appear here, or why nothing does."""
        self._invitation = told
        self.setAccessibleDescription(told)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, or the sentence."""
        super().paintEvent(event)
        if self.model() is not None and self.model().rowCount() == 0:
            paint_invitation(self, self._invitation)


def set_up_rows(table: QTableView) -> None:
    """Give a table the look of all lists here: whole rows that take turns in colour, no frame, no grid, no numbers."""
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)


def paint_invitation(view: QAbstractItemView, told: str) -> None:
    """Paint a sentence in the middle of a view that has nothing else to show; called while it is painted.

    In a low view it takes the margins too, and where it is larger still it is written smaller.
    """
    margin, wraps = pixels(16), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter = QPainter(view.viewport())
    painter.setPen(view.palette().placeholderText().color())
    area, font = view.viewport().rect().adjusted(margin, 0, -margin, 0), QFont(view.font())
    while QFontMetrics(font).boundingRect(area, wraps, told).height() > area.height() and font.pointSizeF() > MIN:
        font.setPointSizeF(font.pointSizeF() - 0.5)
    painter.setFont(font)
    painter.drawText(area, wraps, told)
    painter.end()
