"""A table whose first column stays visible while the others are scrolled."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows


class TableWithFrozenColumn(TableWithPlaceholder):
    """A table that shows its first column over the others when it is scrolled to the right.

    Attributes: frozen, the view of the first column; it shares the model and the selection.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frozen = _FirstColumn(self)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalScrollBar().valueChanged.connect(self._place)
        self.horizontalHeader().sectionResized.connect(self._place)
        self.horizontalHeader().geometriesChanged.connect(self._place)
        self.horizontalHeader().sortIndicatorChanged.connect(self._show_order)
        self.frozen.horizontalHeader().sectionClicked.connect(self._sort)
        self.frozen.activated.connect(self.activated)
        for one, other in ((self, self.frozen), (self.frozen, self)):
            one.verticalScrollBar().valueChanged.connect(other.verticalScrollBar().setValue)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.frozen.setModel(model)
        self.frozen.setSelectionModel(self.selectionModel())
        if model is not None:
            model.modelReset.connect(self.frozen.hide_others)
        self.frozen.hide_others()

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._place()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll so that a cell is visible and not under the first column."""
        super().scrollTo(index, hint)
        covered = self.columnWidth(0) - self.visualRect(index).left()
        bar = self.horizontalScrollBar()
        if index.column() > 0 and covered > 0 and bar.value():
            bar.setValue(bar.value() - covered)

    @Slot()
    def _place(self) -> None:
        """Show the first column over the others if it would be scrolled out of view."""
        frozen, header = self.frozen, self.horizontalHeader()
        frozen.verticalHeader().setDefaultSectionSize(self.verticalHeader().defaultSectionSize())
        frozen.setColumnWidth(0, self.columnWidth(0))
        frozen.horizontalHeader().setFixedHeight(header.height())
        top = self.frameWidth()
        frozen.setGeometry(top, top, self.columnWidth(0), header.height() + self.viewport().height())
        frozen.setVisible(self.horizontalScrollBar().value() > 0)

    @Slot(int, Qt.SortOrder)
    def _show_order(self, column: int, order: Qt.SortOrder) -> None:
        self.frozen.horizontalHeader().setSortIndicator(column, order)

    @Slot(int)
    def _sort(self, _column: int) -> None:
        """Sort by the first column, in the other order if it is sorted by it."""
        header = self.horizontalHeader()
        ascending = Qt.SortOrder.AscendingOrder
        again = header.sortIndicatorSection() == 0 and header.sortIndicatorOrder() is ascending
        self.sortByColumn(0, Qt.SortOrder.DescendingOrder if again else ascending)


class _FirstColumn(QTableView):
    """The first column of a table, with a line at its right edge; the table has the focus."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        set_up_rows(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    @Slot()
    def hide_others(self) -> None:
        """Show the first column only."""
        for column in range(1, 0 if self.model() is None else self.model().columnCount()):
            self.setColumnHidden(column, True)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self.viewport()) as painter:
            painter.setPen(self.palette().mid().color())
            right = self.viewport().rect().right()
            painter.drawLine(right, 0, right, self.viewport().height())
