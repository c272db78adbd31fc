"""A table with a placeholder text while it is empty."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QHeaderView, QTableView, QWidget

from workbench.ui.base.theme import on_theme_change, pixels
from workbench.ui.controls.min_lines import MinLines

_Action = QAbstractItemView.CursorAction
ROW_HEIGHT = 30
"""Pixels. Qt's height of a row."""
MIN_FONT_SIZE = 7.0
"""Minimum font size, in points, of a placeholder in a small view."""


LARGE_LINES = 7
"""The minimum height of a table, in lines of text, with large text."""


class TableWithPlaceholder(QTableView):
    """A table view that shows a placeholder while its model has no rows. Home and End go to the first and last row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._placeholder = ""

    def set_placeholder(self, placeholder: str) -> None:
        """Set the text that says what will appear here, or why there is nothing."""
        self._placeholder = placeholder
        self.setAccessibleDescription(placeholder)
        self.viewport().update()

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the cell that a key goes to."""
        if action in (_Action.MoveHome, _Action.MoveEnd):  # by themselves Qt's go along the row
            modifiers |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(action, modifiers)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model() is not None and self.model().rowCount() == 0:
            paint_placeholder(self, self._placeholder)


class _HeaderFont(QObject):
    """Gives a header the font of the program: Qt misses a change before the window is shown."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self._header = header
        on_theme_change(self._restyle)

    def _restyle(self) -> None:
        self._header.setFont(QApplication.font())


def set_up_rows(
    table: QTableView, stretched: int | None = None, others: QHeaderView.ResizeMode = QHeaderView.ResizeMode.Fixed
) -> None:
    """Apply the common style of tables: one row is selected, nothing is edited; no frame, no grid, no row numbers.

    `stretched`: the column that gets the room that the others leave; `others`: how their widths are set.
    """
    MinLines(table, LARGE_LINES)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)
    _HeaderFont(table.horizontalHeader())
    if stretched is not None:
        table.horizontalHeader().setSectionResizeMode(others)
        table.horizontalHeader().setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)


def scale_rows(table: QTableView) -> None:
    """Make the rows as high as the current size of the text needs; Qt does so only for the first font."""
    table.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))


def paint_placeholder(view: QAbstractItemView, placeholder: str) -> None:
    """Paint a centred text in an otherwise empty view; called during its paint event.

    In a low view it uses the margins too, and a smaller font if necessary.
    """
    margin, flags = pixels(16), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    with QPainter(view.viewport()) as painter:
        painter.setPen(view.palette().placeholderText().color())
        area, font = view.viewport().rect().adjusted(margin, 0, -margin, 0), QFont(view.font())
        while (
            QFontMetrics(font).boundingRect(area, flags, placeholder).height() > area.height()
            and font.pointSizeF() > MIN_FONT_SIZE
        ):
            font.setPointSizeF(font.pointSizeF() - 0.5)
        painter.setFont(font)
        painter.drawText(area, flags, placeholder)
