"""A table view for any number of rows, all of the same height.

QTableView stores an entry for each row and computes the positions of rows in pixels, as 32-bit integers: a table of
60 million rows has no positions any more. This view computes them from the first visible row, which is the value of
its vertical scroll bar.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import QRegion, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from workbench.ui.controls.table_model import Index

FARTHEST = 1 << 24
"""Maximum distance of a row from the view, in pixels; rows that are farther away are reported at this distance."""

MAX_ANNOUNCED = 10_000
"""Maximum number of rows of a change of the selection that is announced to screen readers: Qt visits all of them."""

_Action = QAbstractItemView.CursorAction
_Hint = QAbstractItemView.ScrollHint


class LongTable(QTableView):
    """A table without row headers, in which whole rows are selected; a subclass paints the visible rows.

    The height of a row is the default section size of the vertical header. Home and End go to the first and last row.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._anchor = self._previous = -1
        self._measuring = False
        self.setVerticalHeader(_NoRows(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)

    @property
    def row_count(self) -> int:
        return 0 if self.model() is None else self.model().rowCount()

    @property
    def page(self) -> int:
        """The number of rows that are visible in full; at least 1."""
        return max(1, self.viewport().height() // self.rowHeight())

    def rows_in(self, area: QRect) -> range:
        """Return the rows that are at least partly in `area` of the viewport."""
        first, height = self.verticalScrollBar().value(), self.rowHeight()
        return range(first + max(0, area.top()) // height, min(self.row_count, first + area.bottom() // height + 1))

    # QTableView's methods for rows

    def rowHeight(self, _row: int = 0) -> int:
        return self.verticalHeader().defaultSectionSize()

    def rowAt(self, y: int) -> int:
        """Return the row at a height in the viewport, or −1."""
        row = self._nearest_row(y)
        return row if 0 <= row < self.row_count else -1

    def rowViewportPosition(self, row: int) -> int:
        return (row - self.verticalScrollBar().value()) * self.rowHeight()

    def _nearest_row(self, y: int) -> int:
        return self.verticalScrollBar().value() + y // self.rowHeight()

    # Qt overrides: geometry

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.layoutChanged):
                signal.connect(self._update_rows)
        self._update_rows()

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or self.isColumnHidden(index.column()):
            return QRect()
        y = max(-FARTHEST, min(FARTHEST, self.rowViewportPosition(index.row())))
        column = index.column()
        return QRect(self.columnViewportPosition(column), y, self.columnWidth(column), self.rowHeight())

    def indexAt(self, point: QPoint) -> QModelIndex:
        row, column = self.rowAt(point.y()), self.columnAt(point.x())
        return QModelIndex() if row < 0 or column < 0 else self.model().index(row, column)

    def isIndexHidden(self, index: Index) -> bool:
        return self.isColumnHidden(index.column())

    def verticalOffset(self) -> int:
        """Return 0: rows have no position in a content that is scrolled."""
        return 0

    def sizeHintForColumn(self, _column: int) -> int:
        """Return −1: the rows are not measured."""
        return -1

    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint = _Hint.EnsureVisible) -> None:
        if not index.isValid():
            return
        bar, row, page = self.verticalScrollBar(), index.row(), self.page
        if hint is _Hint.PositionAtCenter:
            bar.setValue(row - page // 2)
        elif row < bar.value() or hint is _Hint.PositionAtTop:
            bar.setValue(row)
        elif row >= bar.value() + page or hint is _Hint.PositionAtBottom:
            bar.setValue(row - page + 1)
        left, width = self.columnViewportPosition(index.column()), self.columnWidth(index.column())
        overhang = left + width - self.viewport().width()
        shift = min(left, max(0, overhang)) if left >= 0 else left
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + shift)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, 0)
        if dy:
            self.viewport().update()

    def updateGeometries(self) -> None:
        """Place the header and set the ranges of the scroll bars; Qt would set them as for a table without rows."""
        if self._measuring:
            return
        self._measuring = True
        bars = self.verticalScrollBar(), self.horizontalScrollBar()
        before = [(bar.maximum(), bar.value()) for bar in bars]
        blockers = [QSignalBlocker(bar) for bar in bars]
        super().updateGeometries()
        for bar, (maximum, value) in zip(bars, before, strict=True):
            bar.setRange(0, maximum)
            bar.setValue(value)
        for blocker in blockers:
            blocker.unblock()
        self._measuring = False
        self._set_ranges()

    def _set_ranges(self) -> None:
        rows, width, height = self.row_count, self.horizontalHeader().length(), self.rowHeight()
        size, largest = self.viewport().size(), self.maximumViewportSize()
        if width <= largest.width() and rows * height <= largest.height():
            size = largest
        vertical, horizontal = self.verticalScrollBar(), self.horizontalScrollBar()
        page = max(1, size.height() // height)
        vertical.setPageStep(page)
        vertical.setRange(0, max(0, rows - page))
        horizontal.setPageStep(size.width())
        horizontal.setRange(0, max(0, width - size.width()))

    def _update_rows(self) -> None:
        self.updateGeometries()
        self.viewport().update()

    # Qt overrides: keyboard and selection

    def keyboardSearch(self, _search: str) -> None:
        """Do nothing: Qt would read all rows."""

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        last, current = self.row_count - 1, self.currentIndex()
        if last < 0:
            return QModelIndex()
        columns = [column for column in range(self.model().columnCount()) if not self.isColumnHidden(column)]
        row, place = -1, 0
        if current.isValid():
            row = current.row()
            place = columns.index(current.column()) if current.column() in columns else 0
            place += {_Action.MoveLeft: -1, _Action.MoveRight: 1}.get(action, 0)
        page = max(1, self.page - 1)
        row += {_Action.MoveUp: -1, _Action.MoveDown: 1, _Action.MovePageUp: -page, _Action.MovePageDown: page}.get(
            action, 0
        )
        row = {_Action.MoveHome: 0, _Action.MoveEnd: last}.get(action, row)
        return self.model().index(max(0, min(row, last)), columns[max(0, min(place, len(columns) - 1))])

    def setSelectionModel(self, selection: QItemSelectionModel) -> None:
        """Keep the header's selection apart: Qt would visit all rows to find out whether a column is selected."""
        super().setSelectionModel(selection)
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(self.model(), self))

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        parts = [part for change in (selected, deselected) for part in map(change.at, range(change.count()))]
        if sum(part.height() for part in parts) <= MAX_ANNOUNCED:
            super().selectionChanged(selected, deselected)
        else:
            QAbstractItemView.selectionChanged(self, selected, deselected)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._previous = previous.row()

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select from the row where the selection began to the current one, or to the mouse while it is dragged.

        `rect` contains only the latter: the former may be too far away to have a position.
        """
        dragging = self.state() is QAbstractItemView.State.DragSelectingState
        if dragging or not self.currentIndex().isValid():
            row = self._nearest_row(max(0, min(rect.bottom(), self.viewport().height() - 1)))
        else:
            row = self.currentIndex().row()
        row = max(0, min(row, self.row_count - 1))
        if not dragging and not command & QItemSelectionModel.SelectionFlag.Current:
            self._anchor = row
        elif not self.selectionModel().isRowSelected(self._anchor):
            self._anchor = row if self._previous < 0 else self._previous
        model, ends = self.model(), sorted((min(self._anchor, self.row_count - 1), row))
        self.selectionModel().select(QItemSelection(model.index(ends[0], 0), model.index(ends[1], 0)), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region, visible = QRegion(), self.rows_in(self.viewport().rect())
        for part in (selection.at(place) for place in range(selection.count())):
            first, last = max(part.top(), visible.start), min(part.bottom() + 1, visible.stop)
            if first < last:
                size = QSize(self.viewport().width(), (last - first) * self.rowHeight())
                region += QRect(QPoint(0, self.rowViewportPosition(first)), size)
        return region


class _NoRows(QHeaderView):
    """A vertical header without entries, whatever the table shows."""

    def __init__(self, table: QTableView) -> None:
        self._empty = QStandardItemModel(table)
        super().__init__(Qt.Orientation.Vertical, table)
        self.hide()

    def setModel(self, _model: QAbstractItemModel | None) -> None:
        super().setModel(self._empty)

    def setSelectionModel(self, selection: QItemSelectionModel) -> None:
        """Keep the selection of the header apart: it belongs to another model than the table's."""
        if selection.model() is self._empty:
            super().setSelectionModel(selection)
