"""A table of nodes of any length, sorted by clicking on a column, copied as text."""

from __future__ import annotations

from itertools import chain, islice

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QLine, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.long_table import LongTable
from workbench.ui.controls.note import paint_note
from workbench.ui.controls.table_copying import Lines, TableCopying
from workbench.ui.controls.table_model import Index
from workbench.ui.controls.table_with_placeholder import set_up_rows
from workbench.ui.nodes.node_columns import ABSENT, BOARD, COLUMNS, seldom_columns
from workbench.ui.nodes.nodes_model import ARROW_GAP, NodesModel
from workbench.ui.nodes.row_heights import fitted_row
from workbench.ui.states.node_glyphs import frame_marked
from workbench.wording import text

ROW_SPACE = 4
"""Pixels: the space above and below the board in a row, together."""
PADDING, MIN_PADDING = 4, 1
"""Pixels: the padding beside a text, and the least, between lines, before a column is hidden as its numbers grow."""
MAX_FULL_TEXT_SIZE = 1.2
"""Maximum text size, relative to the usual one, with room for every column."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ELLIPSIS = "…"
MAX_MIN_WIDTH = 260
"""Maximum value of the table's minimum width, in pixels."""
MAX_COPIED = 10_000
NOTE_DELAY_MS = 100
"""Milliseconds after which a note says that the rows are late; usually they come sooner."""
MAX_RESELECTED = 1_000
"""Maximum number of selected records that are selected again when the rows change."""


class NodeTable(LongTable):
    """Shows a model of nodes.

    Attributes: follows, whether the unsorted table keeps scrolling to its end while it grows, if the end was in view;
    chosen, the record in the current row, or None; marked, the records whose rows are highlighted; copying, which
    copies rows; note, what is painted over the rows while they are late.
    Signals: `picked(record)` when the user goes to a row; `copied(rows, selected)` after rows were copied.
    """

    picked = Signal(int)
    copied = Signal(int, int)

    def __init__(self, model: NodesModel, throttle: Throttle, follows: bool = False, parent: QWidget | None = None):
        super().__init__(parent)
        self._compact = self._reordered = False
        self._padding = PADDING
        self._informed = True
        self.follows = self._at_end = follows
        self._model, self._throttle = model, throttle
        self._placeholder = self.note = ""
        self._reading = False
        self._note_timer = QTimer(self, singleShot=True, interval=NOTE_DELAY_MS)
        self._note_timer.timeout.connect(self._show_note)
        self._selected_records: list[int] = []
        self.chosen: int | None = None
        self.marked: frozenset[int] = frozenset()
        self._restoring = False
        self._fitted: tuple[int, bool, list[str]] = (0, False, [])
        self.setModel(model)
        self._set_up()
        self.copying = TableCopying(self, self._lines)
        self.copying.copied.connect(lambda rows: self.copied.emit(rows, sum(map(len, self._selected_parts()))))
        model.rows_replaced.connect(self._rows_replaced)
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
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(0)  # the style's default is wider than a column of short numbers
        self.setSortingEnabled(True)
        header.sortIndicatorChanged.connect(self._reorder)

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

    def follow_end(self, follows: bool) -> None:
        """Set whether the table follows its end, and show its end if so."""
        self.follows = self._at_end = follows
        if follows:
            self.scrollToBottom()

    def drop_selection(self) -> None:
        self._selected_records, self.chosen = [], None
        self.selectionModel().clear()

    def set_compact(self, compact: bool) -> None:
        """Hide the less important columns: a node's parent and its step. In an uninformed search, hide h and f."""
        self._compact, self._informed = compact, self._model.informed
        for place, column in enumerate(COLUMNS.values()):
            if column.estimated:
                self.setColumnHidden(place, not self._informed)
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
        if not (self._restoring or self._model.replacing):
            self.chosen = self._model.record(current.row()) if current.isValid() else None
            if self.chosen is not None:
                self.picked.emit(self.chosen)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Store the selected records, to select them again when the rows change."""
        super().selectionChanged(selected, deselected)
        if not (self._restoring or self._model.replacing):
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
                paint_note(painter, self.viewport(), self.note)
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if theme().projector and event.size().height() != event.oldSize().height():
            self._measure()
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
                frame_marked(painter, line, colours())
            if row == current and self.hasFocus():
                painter.drawRect(line.adjusted(0, 0, -1, -1))
        if self._padding < PADDING:
            painter.setPen(QColor(colours().border))
            painter.drawLines([QLine(x, area.top(), x, area.bottom()) for x, width in columns if width])

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

    def _paint_cells(self, painter: QPainter, row: int, y: int, height: int, columns: list[tuple[int, int]]) -> None:
        """Paint the cells of a row. A truncated number would be wrong, so a partly visible cell shows an ellipsis."""
        edge, padding = self.viewport().width(), self._padding
        for column, label in enumerate(self._model.texts(row)):
            x, width = columns[column]
            if self.isColumnHidden(column):
                continue
            if column != BOARD:
                first, last = max(0, x), min(edge, x + width)
                visible_text = label if last - first == width else ELLIPSIS
                painter.drawText(first + padding, y, last - first - 2 * padding, height, _RIGHT, visible_text)
            elif (picture := self._model.picture(row)) is not None:
                side = round(picture.width() / picture.devicePixelRatio())
                painter.drawPixmap(x + (width - side) // 2, y + (height - side) // 2, picture)
            elif label:
                line = QRect(x + padding, y, width - 2 * padding, height)
                visible_text = painter.fontMetrics().elidedText(label, Qt.TextElideMode.ElideRight, line.width())
                painter.drawText(line, Qt.AlignmentFlag.AlignCenter, visible_text)

    def _lines(self) -> Lines:
        """Return the selected rows, the column names first."""
        parts = sorted(self._selected_parts(), key=lambda part: part.start)
        columns = [place for place, one in enumerate(COLUMNS.values()) if self._informed or not one.estimated]
        titles = (self._model.headerData(column, Qt.Orientation.Horizontal) for column in columns)
        lines = map(self._model.line, islice(chain.from_iterable(parts), MAX_COPIED))
        return [
            [str(title).rstrip(ARROW_GAP) for title in titles],
            *([line[column] for column in columns] for line in lines),
        ]

    def _selected_parts(self) -> list[range]:
        selection = self.selectionModel().selection()
        parts = [selection.at(place) for place in range(selection.count())]
        return [range(part.top(), part.bottom() + 1) for part in parts]

    def _scrolled(self, value: int) -> None:
        self._at_end = value == self.verticalScrollBar().maximum()

    def _lengthened(self, _first: int, last: int) -> None:
        if self._at_end and self.follows and not self._is_sorted:
            self.verticalScrollBar().setValue(last)

    @property
    def _is_sorted(self) -> bool:
        return self.horizontalHeader().sortIndicatorSection() >= 0

    def _reorder(self) -> None:
        self._share_width()
        self._reordered = True
        self._show_reordered()

    def _show_reordered(self) -> None:
        """Once the rows are in the chosen order, show the current one; without one, the beginning of the order."""
        if not self._reordered or self._model.sorting:
            return
        self._reordered = False
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        elif self.follows and not self._is_sorted:
            self.scrollToBottom()
        else:
            self.scrollToTop()

    def _measure(self) -> None:
        side, room = self._model.usual_side, self.maximumViewportSize().height()
        space = ROW_SPACE if theme().projector and side else pixels(ROW_SPACE)  # where pictures need all the room
        row = side + space
        if theme().projector:
            row = fitted_row(room, row, self.fontMetrics().height() + space)
        self._model.most_side = row - space if theme().projector else None
        self.verticalHeader().setDefaultSectionSize(row)
        self.set_compact(self._compact)
        self._update_rows()

    def _share_width(self) -> None:
        """Give each column room for its numbers, then for its name as far as possible; distribute the rest evenly."""
        self.horizontalHeader().setFont(self.font())
        self._hide_columns()
        needed = self._min_widths()
        columns, minimums = list(needed), list(needed.values())
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

    def _hide_columns(self) -> None:
        """Hide the less important columns if not wanted, or one by one while they or their names lack room."""
        unwanted = self._compact or theme().size > MAX_FULL_TEXT_SIZE
        for place in seldom_columns():
            self.setColumnHidden(place, unwanted)
        self._padding = PADDING
        if not unwanted and self._lack_room():
            self._padding = PADDING if theme().projector else MIN_PADDING
            for place in seldom_columns():
                self.setColumnHidden(place, self._lack_room())
            self._padding = MIN_PADDING if self._lack_room() else self._padding

    def _lack_room(self) -> bool:
        widths = self._min_widths().items()
        needed = sum(max(width, self._name_width(place) - 2 * PADDING) for place, width in widths)
        return needed > self.viewport().width()

    def _min_widths(self) -> dict[int, int]:
        """Return the minimum width of each visible column for its numbers, and for its name beside the sort arrow."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics, widest = QFontMetrics(bold), self._model.widest() or [ABSENT] * len(COLUMNS)
        min_widths = {
            column: metrics.horizontalAdvance(widest_text) + 2 * self._padding
            for column, widest_text in enumerate(widest)
            if not self.isColumnHidden(column)
        }
        board = max(self._model.picture_side, self._name_width(BOARD) - 4 * PADDING) + 2 * PADDING
        min_widths[BOARD] = max(min_widths[BOARD], board)
        for column in min_widths.keys() & set(seldom_columns() if theme().projector else ()):
            min_widths[column] = max(min_widths[column], self._name_width(column) - 2 * PADDING)  # or it is hidden
        if (place := self.horizontalHeader().sortIndicatorSection()) in min_widths:
            min_widths[place] = max(min_widths[place], self.horizontalHeader().sectionSizeHint(place))
        return min_widths

    def _name_width(self, column: int) -> int:
        name = str(self._model.headerData(column, Qt.Orientation.Horizontal))
        return self.horizontalHeader().fontMetrics().horizontalAdvance(name) + 4 * PADDING

    def _rows_replaced(self) -> None:
        fitted = (self._model.usual_side, self._model.rowCount() > 0, self._model.widest())
        if self._informed is not self._model.informed:
            self.set_compact(self._compact)
        elif fitted != self._fitted:
            self._fitted = fitted
            self._measure()
            self.updateGeometry()
        self._reselect()
        self._update_note()
        self._show_reordered()

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
