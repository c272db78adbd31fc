"""The table model of nodes, with the columns of `node_columns` and possibly millions of rows, few of them in view."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPixmap

from workbench.search.recording.lazy_records import Records
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import Recording
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.table_model import Index, TableModel
from workbench.ui.nodes.column_widths import ColumnWidths
from workbench.ui.nodes.node_columns import BOARD, COLUMNS, PLACES, Listing, Steps
from workbench.ui.nodes.rows import ArrayRows, Rows
from workbench.ui.nodes.sorting import Request, Sorting
from workbench.ui.states.state_picture import is_board, is_pictured, state_thumbnail, thumbnail_side
from workbench.wording import UNOBSERVED, text

# Looking these up in Qt on every call would cost more than the rest of the call.
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_DECORATION = int(Qt.ItemDataRole.DecorationRole)
_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)

_OBSERVED = frozenset(PLACES[name] for name in ("g", "h", "f", "parent"))
"""The columns of values that an observed search may not have shown."""

BLOCK = 32
"""Number of rows that are read at once."""

ARROW_GAP = "\N{NO-BREAK SPACE}"
"""Follows the title of the sorted column: the style's arrow would cover its last letter."""


class NodesModel(TableModel):
    """Shows the rows of records at a moment.

    Amounts have thousands separators; the number of a node is a name and has none, here as in all texts about it.
    `steps` determines which step of a record is shown. Records generated at the moment's step are new.
    Attributes: most_side, the largest side of the pictures of states, in pixels; None: any; replacing, whether others
    are being shown, so that Qt moves the current row, which nobody has chosen.
    Signals: `rows_replaced` after other rows are shown, even if they are equal.
    """

    rows_replaced = Signal()

    def __init__(self, steps: Steps, parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, parent)
        self._steps = steps
        self.most_side: int | None = None
        self.replacing = False
        self._columns = tuple(COLUMNS.values())
        self._listing: Listing | None = None
        self._rows: Rows = ArrayRows(np.zeros(0, np.int64))
        self._unsorted: Rows = self._rows
        self._sorting = Sorting(self)
        self._sorting.sorted.connect(self._show_rows)
        self._sorted_by: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)
        self._count = 0
        self._block: tuple[int, Records, list[tuple[str, ...]]] = (-1, np.zeros(0, np.int64), [])
        self._new = range(0)
        self._widest: ColumnWidths | None = None

    # Content

    def show(self, moment: Moment[Any] | None, rows: Rows | None, new: range | None = None) -> None:
        """Show `rows` at `moment`; None: nothing. `new`: the records that are new; None: those of the moment's step."""
        if self.outdated(None if moment is None else moment.recording):
            self._widest = None
            self._rows = ArrayRows(np.zeros(0, np.int64))
            self._sorting.stop()
        self._listing = None if moment is None else Listing(moment, self._steps)
        self._unsorted = rows if rows is not None else ArrayRows(np.zeros(0, np.int64))
        self._new = range(0) if moment is None else moment.added if new is None else new
        self._replace()

    @property
    def usual_side(self) -> int:
        """The side of the pictures of states where there is room, in pixels; in Projector mode names leave none."""
        problem = None if self._listing is None else self._listing.recording.problem
        if theme().projector and problem is not None and not is_pictured(problem):
            return 0
        usual = pixels(thumbnail_side(problem))
        if theme().projector and is_board(problem):
            return max(usual, thumbnail_side(problem, theme().min_label))
        return usual

    @property
    def picture_side(self) -> int:
        """The side of the pictures of states, in pixels."""
        return self.usual_side if self.most_side is None else min(self.usual_side, self.most_side)

    @property
    def locked(self) -> bool:
        """Whether the rows keep their order, because sorting them would give away a secret."""
        return self._listing is not None and self._listing.recording.secret

    @property
    def informed(self) -> bool:
        """Whether the search uses h, so that there are columns for h and f."""
        return self._listing is None or self._listing.recording.informed

    def outdated(self, recording: Recording[Any] | None) -> bool:
        """Return whether the rows belong to another search than this one."""
        return self._listing is not None and self._listing.recording is not recording

    def shows(self, recording: Recording[Any]) -> bool:
        """Return whether the rows belong to `recording`."""
        return self._listing is not None and self._listing.recording is recording

    def record(self, row: int) -> int:
        return int(self._rows.rows(row, row + 1)[0])

    def row_of(self, record: int) -> int | None:
        """Return the row of a record, or None if it is not in the table; it may be one of a longer search."""
        known = self._listing is not None and record < self._listing.moment.records
        return self._rows.row_of(record) if known else None

    def line(self, row: int) -> list[str]:
        """Return the texts of a row, including the board's text, with machine-readable numbers."""
        assert self._listing is not None
        [values] = self._values_of(self._rows.rows(row, row + 1))
        return [column.plain(self._listing, value) for column, value in zip(self._columns, values, strict=True)]

    def widest(self) -> list[str]:
        """Return the widest text of each column for the records so far; empty if nothing is shown."""
        if self._listing is None:
            return []
        if self._widest is None or self._widest.recording is not self._listing.recording:
            self._widest = ColumnWidths(self._listing.recording)
        return self._widest.texts(self._listing)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; −1: in the original order of the rows."""
        if column == BOARD:
            column = -1
        if (column, order) != self._sorted_by:
            self._sorted_by = (column, order)
            self._replace()

    @property
    def sorting(self) -> bool:
        """Whether the rows are still being sorted, and are shown in their former order until then."""
        return self._sorting.busy

    def _replace(self) -> None:
        column, order = self._sorted_by
        if column < 0 or self._listing is None or self.locked:
            self._sorting.stop()
            self._show_rows(self._unsorted)
            return
        descending = order is Qt.SortOrder.DescendingOrder
        self._sorting.begin(Request(self._listing, self._unsorted, self._columns[column], descending))
        if self.sorting:
            self._show_rows(self._rows if len(self._rows) else self._unsorted)

    def _show_rows(self, rows: Rows) -> None:
        self._rows, self.replacing = rows, True
        self._block = (-1, self._block[1], [])
        before, count = self._count, len(rows)
        if count > before:
            self.beginInsertRows(QModelIndex(), before, count - 1)
            self._count = count
            self.endInsertRows()
        elif count < before:
            self.beginRemoveRows(QModelIndex(), count, before - 1)
            self._count = count
            self.endRemoveRows()
        if min(before, count):
            self.dataChanged.emit(self.index(0, 0), self.index(min(before, count) - 1, len(self._columns) - 1))
        self.replacing = False
        self.rows_replaced.emit()

    # Qt overrides

    @property
    def height(self) -> int:
        return self._count

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return a column's title, or its explanation."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _DISPLAY:
            title = self._state_title() if section == BOARD else self._columns[section].title()
            return title + ARROW_GAP if section == self._sorted_by[0] else title
        if role == _TOOL_TIP:
            return self._columns[section].tip()
        if role == _ALIGNMENT:
            return _CENTRE if section == BOARD else _RIGHT
        return None

    def _state_title(self) -> str:
        if self._listing is not None and not is_board(self._listing.recording.problem):
            return text("nodes-state")
        return self._columns[BOARD].title()

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        row, column = index.row(), index.column()
        if role == _ALIGNMENT:
            return _CENTRE if column == BOARD else _RIGHT
        if row >= self._count or self._listing is None:
            return None
        if role == _DISPLAY:
            return self.texts(row)[column]
        if role in (_TOOL_TIP, _ACCESSIBLE) and self._is_unobserved(row, column):
            return text("nodes-unobserved")
        if column == BOARD:
            if role == _DECORATION:
                return self.picture(row)
            if role in (_TOOL_TIP, _ACCESSIBLE):
                description = self._listing.state_text(self.record(row))
                return plain_tip(description) if role == _TOOL_TIP else description
        return None

    def texts(self, row: int) -> tuple[str, ...]:
        """Return the texts of a row's cells; "" for a state that is shown as a picture."""
        return self._lookup(row)[1]

    def _is_unobserved(self, row: int, column: int) -> bool:
        """Return whether a cell has a dash because the search showed no value for it."""
        if self._listing is None or self._listing.recording.knows_order or column not in _OBSERVED:
            return False
        is_start = self.record(row) == 0 and column == PLACES["parent"]
        return self.texts(row)[column] == UNOBSERVED and not is_start

    def is_new(self, row: int) -> bool:
        """Return whether the record in a row was generated at the moment's step."""
        return self._lookup(row)[0] in self._new

    def _lookup(self, row: int) -> tuple[int, tuple[str, ...]]:
        first, records, texts = self._block
        if not (first >= 0 and first <= row < first + len(records)):
            first = row - row % BLOCK
            records = self._rows.rows(first, first + BLOCK)
            texts = self._texts(records)
            self._block = (first, records, texts)
        return int(records[row - first]), texts[row - first]

    def _texts(self, records: Records) -> list[tuple[str, ...]]:
        listing = self._listing
        assert listing is not None
        return [
            tuple(column.text(listing, value) for column, value in zip(self._columns, values, strict=True))
            for values in self._values_of(records)
        ]

    def _values_of(self, records: Records) -> list[tuple[Any, ...]]:
        """Return the values of all columns for each record."""
        assert self._listing is not None
        return list(zip(*(column.values(self._listing, records).tolist() for column in self._columns), strict=True))

    def picture(self, row: int) -> QPixmap | None:
        """Return a picture of the state in a row, or None if it is shown as text."""
        assert self._listing is not None
        recording = self._listing.recording
        ratio, palette = QGuiApplication.primaryScreen().devicePixelRatio(), QGuiApplication.palette()
        state = recording.state(self._lookup(row)[0])
        return state_thumbnail(recording.problem, state, self.picture_side, ratio, palette)
