"""The table below the joint chart."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.compare.table_model import (
    CompareColumn,
    CompareModel,
    header,
    timing_note,
    unfinished_note,
    usual_texts,
)
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.runs.ending_banner import continue_tip
from workbench.wording import text

MIN_INTERVAL = 0.15
ROW_HEIGHT, ROWS = 26, 3
"""The height of a row in pixels, and how many there is room for at least."""
LAST_COLUMNS = (
    *(
        CompareColumn.ENGINE,
        CompareColumn.REOPENED,
        CompareColumn.PENETRANCE,
        CompareColumn.MEMORY,
        CompareColumn.BRANCHING,
    ),
    *(CompareColumn.MAX_OPEN, CompareColumn.GENERATED, CompareColumn.TIME),
)
"""The columns that are moved beyond the right edge if there is too little room, in this order."""
PADDING, NARROW_PADDING = 12, 8
"""Pixels beside the text of a cell: the usual ones, and where columns would be hidden with these."""
MAX_NAME_WIDTH = 280
"""The width up to which names come before these columns."""


LARGE_WIDTH = 280
"""The minimum width with large text, in pixels at the standard text size."""


SHORT = {
    "compare-paused": "compare-paused-short",
    "compare-stopped-after": "compare-stopped-after-short",
    "compare-limited": "compare-limited-short",
}
"""What is said under the table if the whole note has no room; that is in its tool tip."""


class CompareTable(QWidget):
    """Attributes: table; copying, which copies it; times, a note on how times were measured, or on
    searches that have not ended; go_on, which continues these; throttle.

    Signals: `opened(Side)`: this side should be opened in Explore.
    """

    opened = Signal(object)

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self._model = CompareModel(compare)
        self._note = ""
        self._aside: list[CompareColumn] = []
        """The columns for which there is no room, in the order in which one scrolls to them."""
        MinLines(self, 0, LARGE_WIDTH)
        self.throttle = Throttle(self._refresh, MIN_INTERVAL, self)
        self.table = self._table()
        self.copying = TableCopying(self.table, lambda: table_lines(self._model))
        self.times = Muted(self)
        self.times.setContentsMargins(8, 3, 8, 4)
        self.go_on = tool_button(
            self,
            "step-forward",
            compare.go_on,
            text_beside=True,
            text="banner-continue",
            accessibleName="banner-continue",
        )
        policy = self.go_on.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the note does not move when it comes and goes
        self.go_on.setSizePolicy(policy)
        self.go_on.hide()
        self._foot = hbox((self.times, 1), self.go_on, spacing=0)
        vbox((self.table, 1), self._foot, parent=self, margins=0, spacing=0)
        for signal in (compare.sides_changed, compare.timed, compare.progressed, compare.busy_changed):
            signal.connect(self.throttle.request)
        compare.session.optima.changed.connect(self.throttle.request)
        for signal in (compare.player.moved, compare.player.lengthened):
            signal.connect(self._show_when)
        theme().changed.connect(self._measure)
        translated(self.table, accessibleName="compare-table", placeholder="compare-table-none")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(CompareColumn) - 1)
        self._refresh()

    def minimumSizeHint(self) -> QSize:
        """Return room for ROWS rows and the scroll bar; large text is scrolled."""
        size, table = super().minimumSizeHint(), self.table
        rows = table.horizontalHeader().sizeHint().height() + ROWS * pixels(ROW_HEIGHT)
        least = rows + table.horizontalScrollBar().sizeHint().height() + self._foot.sizeHint().height()
        return size if theme().large else size.expandedTo(QSize(0, least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self._show_note()

    def _table(self) -> TableWithPlaceholder:
        table = TableWithPlaceholder(self)
        table.setModel(self._model)
        set_up_rows(table)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setWordWrap(False)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().setMinimumSectionSize(pixels(30))
        table.activated.connect(self._open)
        return table

    def _open(self, index: QModelIndex) -> None:
        side: Side | None = self._model.side(index.row())
        if side is not None and side.run is not None:
            self.opened.emit(side)

    def _show_when(self) -> None:
        """Say in the heading when the table is ahead of the step that is shown."""
        player = self._compare.player
        ahead = player.ended and not player.at_end
        if ahead != self._model.ahead:
            self._model.ahead = ahead
            self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, CompareColumn.NAME, CompareColumn.NAME)

    def _refresh(self) -> None:
        self._model.refresh()
        self._show_when()
        self._show_offer()
        self._measure()
        self._show_note()

    def spare(self, row: QHBoxLayout | None) -> None:
        """Move the button that continues the searches to `row`, because the table is hidden; None: undo that."""
        place = row or self._foot
        if place.indexOf(self.go_on) < 0:
            place.addWidget(self.go_on)

    def _show_offer(self) -> None:
        """Offer to continue the searches that have paused, were stopped or have reached a limit, while none runs."""
        compare = self._compare
        sides = [] if compare.busy else compare.sides
        paused, stopped = (
            [side for side in sides if side.unfinished and side.length],
            [one for one in sides if one.stopped],
        )
        limited = [side for side in sides if side.limited]
        limits = compare.raised_limits if limited else None
        tips = [text("compare-go-on-tip")] if paused or stopped else []
        tips += [continue_tip(side.run, limits) for side in limited[:1] if side.run is not None and limits is not None]
        self.go_on.setVisible(bool(tips))
        self.go_on.setToolTip(plain_tip(" ".join(tips)))
        notes = {"compare-paused": paused, "compare-stopped-after": stopped, "compare-limited": limited}
        going_on = text("compare-whole") if compare.busy else ""
        self._note = going_on or " ".join(unfinished_note(key, of) for key, of in notes.items() if of)
        brief = [unfinished_note(SHORT[key], of) for key, of in notes.items() if of]
        self.times.short = text("compare-whole-short") if compare.busy else brief[0] if brief else None

    def _show_note(self) -> None:
        """Show which searches have not ended; else how the times were measured, if they are shown."""
        timed = CompareColumn.TIME not in self._aside
        self.times.setText(self._note or (timing_note(self._compare.sides) if timed else ""))
        self.times.setToolTip(plain_tip(self.times.text()))

    def _measure(self) -> None:
        """Adapt the widths of the columns; those that leave too little room for the names are last, beyond the edge.

        Which these are depends on the usual widths alone: results that come move no column to another place.
        """
        table, metrics = self.table, self.table.fontMetrics()
        table.setIconSize(QSize(pixels(18), pixels(18)))
        table.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))
        name_width = min(self._widest(CompareColumn.NAME, metrics) + pixels(PADDING + 24), pixels(MAX_NAME_WIDTH))
        hidden = set() if self._model.reopens else {CompareColumn.REOPENED}
        words = {one: max(map(metrics.horizontalAdvance, usual_texts(one))) for one in CompareColumn if one}
        usual = sum(words.values()) - words[CompareColumn.REOPENED] + name_width
        room = self._room(0)
        padding = pixels(PADDING if usual + (len(words) - 1) * pixels(PADDING) <= room else NARROW_PADDING)
        if usual + (len(words) - 1) * padding > room:
            room = self._room(table.horizontalScrollBar().sizeHint().height())
        self._aside = []
        for column in LAST_COLUMNS:
            beside = [
                width + padding for one, width in words.items() if one not in (*self._aside, CompareColumn.REOPENED)
            ]
            if sum(beside) + name_width <= room:
                break
            self._aside.insert(0, column)
        widths = {one: max(width, self._widest(one, metrics)) + padding for one, width in words.items()}
        rest = room - sum(width for one, width in widths.items() if one not in hidden and one not in self._aside)
        widths[CompareColumn.NAME] = max(rest, table.horizontalHeader().minimumSectionSize())
        for column, width in widths.items():
            table.setColumnHidden(column, column in hidden)
            table.setColumnWidth(column, width)
        header_view = table.horizontalHeader()
        for place, column in enumerate(sorted(CompareColumn, key=lambda one: (one in self._aside, self._place(one)))):
            header_view.moveSection(header_view.visualIndex(column), place)
        brief = metrics.horizontalAdvance(header(CompareColumn.NAME)) + pixels(PADDING) > rest
        if brief != self._model.brief:
            self._model.brief = brief
            self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, CompareColumn.NAME, CompareColumn.NAME)

    def _room(self, bar: int) -> int:
        """Return the width for columns, if a scroll bar takes `bar` pixels of the height of the rows.

        It does not depend on what is shown at the moment, so that no layout brings about another one without end.
        """
        size, height = self.table.maximumViewportSize(), self._model.rowCount() * pixels(ROW_HEIGHT)
        return size.width() - (self.table.verticalScrollBar().sizeHint().width() if height + bar > size.height() else 0)

    def _place(self, column: CompareColumn) -> int:
        """Return the rank of a column among those beyond the edge, or among the others."""
        return self._aside.index(column) if column in self._aside else column

    def _widest(self, column: CompareColumn, metrics: QFontMetrics) -> int:
        texts = [header(column), *(str(self._cell(row, column)) for row in range(self._model.rowCount()))]
        return max(map(metrics.horizontalAdvance, texts))

    def _cell(self, row: int, column: CompareColumn) -> object:
        return self._model.data(self._model.index(row, column))
