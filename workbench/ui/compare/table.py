"""The table below the joint chart."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.compare.table_model import CompareColumn, CompareModel, header, timing_note, unfinished_note
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.runs.ending_banner import continue_tip
from workbench.wording import text

MIN_INTERVAL = 0.15
ROW_HEIGHT = 26
HIDEABLE_COLUMNS = (
    *(
        CompareColumn.ENGINE,
        CompareColumn.REOPENED,
        CompareColumn.PENETRANCE,
        CompareColumn.MEMORY,
        CompareColumn.BRANCHING,
    ),
    *(CompareColumn.MAX_OPEN, CompareColumn.GENERATED, CompareColumn.TIME),
)
"""The columns hidden if there is too little room, in this order."""
PADDING, NARROW_PADDING = 12, 8
"""Pixels beside the text of a cell: the usual ones, and where columns would be hidden with these."""
MAX_NAME_WIDTH = 280
"""The width up to which names come before these columns."""


LARGE_WIDTH = 280
"""The minimum width with large text, in pixels at the standard text size."""


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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self._show_note()

    def _table(self) -> TableWithPlaceholder:
        table = TableWithPlaceholder(self)
        table.setModel(self._model)
        set_up_rows(table, CompareColumn.NAME)
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

    def _show_note(self) -> None:
        """Show which searches have not ended; else how the times were measured, if they are shown."""
        timed = not self.table.isColumnHidden(CompareColumn.TIME)
        self.times.setText(self._note or (timing_note(self._compare.sides) if timed else ""))
        self.times.setToolTip(plain_tip(self.times.text()))

    def _measure(self) -> None:
        """Adapt the widths of the columns; columns that leave too little room for the names are hidden."""
        table, metrics = self.table, self.table.fontMetrics()
        table.setIconSize(QSize(pixels(18), pixels(18)))
        table.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))
        room = table.viewport().width()
        words = {column: self._widest(column, metrics) for column in CompareColumn}
        name_width = min(words.pop(CompareColumn.NAME) + pixels(PADDING + 24), pixels(MAX_NAME_WIDTH))
        hidden = set() if self._model.reopens else {CompareColumn.REOPENED}
        wide = sum(width + pixels(PADDING) for one, width in words.items() if one not in hidden)
        padding = pixels(PADDING if wide + name_width <= room else NARROW_PADDING)
        widths = {column: width + padding for column, width in words.items()}
        for column in HIDEABLE_COLUMNS:
            if sum(width for one, width in widths.items() if one not in hidden) + name_width <= room:
                break
            hidden.add(column)
        for column, width in widths.items():
            table.setColumnHidden(column, column in hidden)
            table.setColumnWidth(column, width)
        rest = room - sum(width for column, width in widths.items() if column not in hidden)
        brief = metrics.horizontalAdvance(header(CompareColumn.NAME)) + pixels(PADDING) > rest
        if brief != self._model.brief:
            self._model.brief = brief
            self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, CompareColumn.NAME, CompareColumn.NAME)

    def _widest(self, column: CompareColumn, metrics: QFontMetrics) -> int:
        texts = [header(column), *(str(self._cell(row, column)) for row in range(self._model.rowCount()))]
        return max(map(metrics.horizontalAdvance, texts))

    def _cell(self, row: int, column: CompareColumn) -> object:
        return self._model.data(self._model.index(row, column))
