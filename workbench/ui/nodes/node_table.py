"""A table of nodes of any length, sorted by clicking on a column, copied as text."""

from __future__ import annotations

from itertools import chain, islice

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.long_table import LongTable
from workbench.ui.controls.table_copying import Lines, TableCopying
from workbench.ui.controls.table_model import Index
from workbench.ui.controls.table_with_placeholder import set_up_rows
from workbench.ui.nodes.node_columns import ABSENT, BOARD, COLUMNS
from workbench.ui.nodes.nodes_model import NodesModel
from workbench.ui.states.node_glyphs import draw_star
from workbench.wording import text

ROW_HEIGHT, PICTURE_SIZE, PADDING = 36, 32, 4
"""Pixels: the height of a row, the side of the board in it, and the padding beside a text."""
MAX_FULL_TEXT_SIZE = 1.2
"""Maximum text size, relative to the usual one, with room for every column."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ELLIPSIS = "…"
MAX_MIN_WIDTH = 260
"""Maximum value of the table's minimum width, in pixels."""
MAX_COPIED = 10_000
NOTE_DELAY_MS = 300
"""Milliseconds after which a note says that the rows are late; usually they come sooner."""
MAX_RESELECTED = 1_000
"""Maximum number of selected records that are selected again when the rows change."""


class NodeTable(LongTable):
    """Shows a model of nodes.

    `follow`: whether the table keeps scrolling to its end while it grows, if the end was in view.
    Attributes: chosen, the record in the current row, or None; marked, the records whose rows are highlighted; copying,
    which copies rows; note, what is painted over the rows while they are late.
    Signals: `picked(record)` when the user goes to a row; `copied(rows, selected)` after rows were copied.
    """

    picked = Signal(int)
    copied = Signal(int, int)

    def __init__(self, model: NodesModel, throttle: Throttle, follow: bool = False, parent: QWidget | None = None):
        super().__init__(parent)
        self._compact = False
        self._model, self._throttle = model, throttle
        self._placeholder = self.note = ""
        self._reading = False
        self._note_timer = QTimer(self, singleShot=True, interval=NOTE_DELAY_MS)
        self._note_timer.timeout.connect(self._show_note)
        self._selected_records: list[int] = []
        self.chosen: int | None = None
        self.marked: frozenset[int] = frozenset()
        self._restoring = False
        self._fitted: tuple[bool, list[str]] = (False, [])
        self.setModel(model)
        self._set_up()
        self.copying = TableCopying(self, self._lines)
        self.copying.copied.connect(lambda rows: self.copied.emit(rows, sum(map(len, self._selected_parts()))))
        model.rows_replaced.connect(self._rows_replaced)
        if follow:
            self._at_end = True
            self.verticalScrollBar().valueChanged.connect(self._scrolled)
            self.verticalScrollBar().rangeChanged.connect(self._lengthened)
        theme().changed.connect(self._measure)
        self._measure()
        on_language_change(self.retranslate)

    def _set_up(self) -> None:
        set_up_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(0)  # the style's default is wider than a column of short numbers
        self.setSortingEnabled(True)

    def retranslate(self) -> None:
        self._share_width()
        self.horizontalHeader().viewport().update()

    def set_placeholder(self, message: str) -> None:
        """Set the placeholder text that is shown while there are no rows."""
        self._placeholder = message
        self.viewport().update()

    def set_reading(self, reading: bool) -> None:
        """Set whether the rows are those of another step until the right ones have been read."""
        self._reading = reading
        self._update_note()

    def choose(self, record: int | None) -> None:
        """Select the row of a record that was picked elsewhere, now or as soon as it is in the table. None: no row."""
        self.drop_selection()
        self.chosen = record
        if record is None:
            return
        self._selected_records = [record]
        self._reselect()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def set_marked(self, records: tuple[int, ...]) -> None:
        """Highlight the rows of these records, and no others."""
        if frozenset(records) != self.marked:
            self.marked = frozenset(records)
            self.viewport().update()

    def drop_selection(self) -> None:
        self._selected_records, self.chosen = [], None
        self.selectionModel().clear()

    def set_compact(self, compact: bool) -> None:
        """Hide the less important columns: a node's parent and its step."""
        self._compact = compact
        for place, column in enumerate(COLUMNS.values()):
            self.setColumnHidden(place, column.seldom and (compact or theme().size > MAX_FULL_TEXT_SIZE))
        self._share_width()

    # Qt overrides

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for all numbers if the less important columns are hidden, up to a limit."""
        size = super().minimumSizeHint()
        if not self._compact or not self._model.rowCount():
            return size
        frame_width = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return size.expandedTo(QSize(min(sum(self._min_widths().values()) + frame_width, pixels(MAX_MIN_WIDTH)), 0))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus without a current row: Qt would select the first one."""
        no_current, was_restoring = not self.currentIndex().isValid(), self._restoring
        self._restoring = True
        super().focusInEvent(event)
        if no_current:
            self.selectionModel().clearCurrentIndex()
        self._restoring = was_restoring

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Emit the node of the new current row."""
        super().currentChanged(current, previous)
        if not self._restoring:
            self.chosen = self._model.record(current.row()) if current.isValid() else None
            if self.chosen is not None:
                self.picked.emit(self.chosen)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Store the selected records, to select them again when the rows change."""
        super().selectionChanged(selected, deselected)
        if not self._restoring:
            parts = self._selected_parts()
            few = sum(map(len, parts)) <= MAX_RESELECTED
            self._selected_records = [self._model.record(row) for part in parts for row in part] if few else []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible rows, or the placeholder."""
        with self._throttle.timed():
            painter = QPainter(self.viewport())
            if self._model.rowCount():
                self._paint_rows(painter, event.rect())
            elif self._placeholder:
                painter.setPen(self.palette().placeholderText().color())
                margin = pixels(16)
                area = self.viewport().rect().adjusted(margin, margin, -margin, -margin)
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._placeholder)
            if self.note:
                self._paint_note(painter)
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again if the font has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    # Private

    def _paint_rows(self, painter: QPainter, area: QRect) -> None:
        """Paint the rows in `area` directly.

        Qt would call back for each cell half a dozen times, and during a search each call must wait for the
        interpreter.
        """
        palette, height = self.palette(), self.rowHeight()
        columns = [(self.columnViewportPosition(column), self.columnWidth(column)) for column in range(len(COLUMNS))]
        selected, current = self.selectionModel(), self.currentIndex().row()
        fonts = {False: self.font(), True: QFont(self.font())}
        fonts[True].setBold(True)
        for row in self.rows_in(area):
            y = self.rowViewportPosition(row)
            line = QRect(0, y, self.viewport().width(), height)
            chosen = selected.isRowSelected(row)
            if chosen:
                painter.fillRect(line, palette.highlight())
            elif row % 2:
                painter.fillRect(line, palette.alternateBase())
            painter.setPen((palette.highlightedText() if chosen else palette.text()).color())
            painter.setFont(fonts[self._model.is_new(row)])
            self._paint_cells(painter, row, y, height, columns)
            if self.marked and self._model.record(row) in self.marked:
                self._paint_mark(painter, line)
            if row == current and self.hasFocus():
                painter.drawRect(line.adjusted(0, 0, -1, -1))

    def _paint_note(self, painter: QPainter) -> None:
        """Paint the note over the lower edge, in the style of a tooltip."""
        painter.setFont(self.font())
        margin = pixels(6)
        area = painter.fontMetrics().boundingRect(self.note).adjusted(-margin, -margin // 2, margin, margin // 2)
        area.moveBottomRight(self.viewport().rect().bottomRight() - QPoint(margin, margin))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colours().edge))
        painter.setBrush(self.palette().toolTipBase())
        painter.drawRoundedRect(area, 4, 4)
        painter.setPen(self.palette().toolTipText().color())
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.note)

    def _update_note(self) -> None:
        """Show the note if the rows are still late after a moment, or hide it."""
        if not (self._reading or self._model.sorting):
            self._note_timer.stop()
            self._show_note()
        elif not self.note and not self._note_timer.isActive():
            self._note_timer.start()

    def _show_note(self) -> None:
        note = text("nodes-reading") if self._reading else text("nodes-sorting") if self._model.sorting else ""
        if note != self.note:
            self.note = note
            self.viewport().update()

    @staticmethod
    def _paint_mark(painter: QPainter, line: QRect) -> None:
        """Highlight a row: a frame, and a star in its corner, above the numbers."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours().accent), 2))
        painter.drawRoundedRect(line.adjusted(1, 1, -2, -2), 4, 4)
        draw_star(painter, QPointF(line.left() + pixels(8), line.top() + pixels(8)), pixels(5), colours())
        painter.restore()

    def _paint_cells(self, painter: QPainter, row: int, y: int, height: int, columns: list[tuple[int, int]]) -> None:
        """Paint the cells of a row. A truncated number would be wrong, so a partly visible cell shows an ellipsis."""
        edge = self.viewport().width()
        for column, label in enumerate(self._model.texts(row)):
            x, width = columns[column]
            if self.isColumnHidden(column):
                continue
            if column != BOARD:
                first, last = max(0, x), min(edge, x + width)
                visible_text = label if last - first == width else ELLIPSIS
                painter.drawText(first + PADDING, y, last - first - 2 * PADDING, height, _RIGHT, visible_text)
            elif (picture := self._model.picture(row)) is not None:
                side = round(picture.width() / picture.devicePixelRatio())
                painter.drawPixmap(x + (width - side) // 2, y + (height - side) // 2, picture)
            elif label:
                visible_text = painter.fontMetrics().elidedText(label, Qt.TextElideMode.ElideRight, width - 2 * PADDING)
                painter.drawText(
                    x + PADDING, y, width - 2 * PADDING, height, Qt.AlignmentFlag.AlignCenter, visible_text
                )

    def _lines(self) -> Lines:
        """Return the selected rows, the column names first."""
        parts = sorted(self._selected_parts(), key=lambda part: part.start)
        names = [str(self._model.headerData(column, Qt.Orientation.Horizontal)) for column in range(len(COLUMNS))]
        return [names, *map(self._model.line, islice(chain.from_iterable(parts), MAX_COPIED))]

    def _selected_parts(self) -> list[range]:
        selection = self.selectionModel().selection()
        parts = [selection.at(place) for place in range(selection.count())]
        return [range(part.top(), part.bottom() + 1) for part in parts]

    def _scrolled(self, value: int) -> None:
        self._at_end = value == self.verticalScrollBar().maximum()

    def _lengthened(self, _first: int, last: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(last)

    def _measure(self) -> None:
        self._model.picture_side = pixels(PICTURE_SIZE)
        self.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))
        self.set_compact(self._compact)
        self.viewport().update()

    def _share_width(self) -> None:
        """Give each column room for its numbers, then for its name as far as possible; distribute the rest evenly."""
        needed = self._min_widths()
        columns, minimums = list(needed), list(needed.values())
        self._model.has_board_title = True
        board = self._name_width(BOARD)
        title_widths = [max(width, self._name_width(column)) for column, width in zip(columns, minimums, strict=True)]
        room = self.viewport().width()
        if not self._model.rowCount():
            minimums = [0] * len(columns)
        widths, spare = list(minimums), max(0, room - sum(minimums))
        for place in sorted(range(len(columns)), key=lambda place: title_widths[place] - minimums[place]):
            growth = min(max(0, title_widths[place] - 2 * PADDING - minimums[place]), spare)
            widths[place] += growth
            spare -= growth
        remainder = max(0, room - sum(widths)) // len(columns)
        for column, width in zip(columns, widths, strict=True):
            self.setColumnWidth(column, width + remainder)
        self._model.has_board_title = self.columnWidth(BOARD) >= board - 2 * PADDING

    def _min_widths(self) -> dict[int, int]:
        """Return the minimum width of each visible column for its numbers."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics, widest = QFontMetrics(bold), self._model.widest() or [ABSENT] * len(COLUMNS)
        min_widths = {
            column: metrics.horizontalAdvance(widest_text) + 2 * PADDING + 1
            for column, widest_text in enumerate(widest)
            if not self.isColumnHidden(column)
        }
        min_widths[BOARD] = max(min_widths[BOARD], pixels(PICTURE_SIZE) + 2 * PADDING)
        return min_widths

    def _name_width(self, column: int) -> int:
        name = str(self._model.headerData(column, Qt.Orientation.Horizontal))
        return self.horizontalHeader().fontMetrics().horizontalAdvance(name) + 4 * PADDING

    def _rows_replaced(self) -> None:
        fitted = (self._model.rowCount() > 0, self._model.widest())
        if fitted != self._fitted:
            self._fitted = fitted
            self._share_width()
            self.updateGeometry()
        self._reselect()
        self._update_note()

    def _reselect(self) -> None:
        """Select the same nodes again after their rows have changed."""
        if not self._selected_records:
            return
        self._restoring = True
        rows = [row for record in self._selected_records if (row := self._model.row_of(record)) is not None]
        selection = QItemSelection()
        for row in rows:
            index = self._model.index(row, 0)
            selection.select(index, index)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)
        if rows:
            self.selectionModel().setCurrentIndex(self._model.index(rows[0], 0), flags.NoUpdate)
        self._restoring = False
