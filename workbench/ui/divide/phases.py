"""The table of phases: the sub-goal and the costs of each."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.pane_title import PaneTitle
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.divide.phases_model import SHORT_ROLE, PhaseColumn, PhasesModel
from workbench.ui.divide.session import DivideSession
from workbench.wording import number, text

MIN_INTERVAL = 0.1
"""The minimum time between two refreshes, in seconds."""
ROW_HEIGHT = 24
HIDEABLE_COLUMNS = (PhaseColumn.GENERATED, PhaseColumn.TIME, PhaseColumn.KIND)
"""The columns hidden if there is too little room, in this order."""
SPACE = 30
"""Pixels of the column of paths beyond its header, at least: a path cut shorter is useless, and is in a tooltip."""
CELL_GAP = 14
"""Pixels that a column is wider than its widest text."""
WIDEST_PATH = "(8,8) (8,8) → (8,8) (8,8)"


LARGE_WIDTH = 250
"""The minimum width with large text, in pixels at the standard text size."""


class DividePhases(QWidget):
    """Selects the current phase; selecting a phase seeks it.

    Attributes: title; table; copying, which copies it.
    """

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self._selecting = False
        self._model = PhasesModel()
        self._widths: dict[PhaseColumn, int] = {}
        self._throttle = Throttle(self._refresh, MIN_INTERVAL, self)
        self.title = PaneTitle(self)
        self.table = self._table()
        MinLines(self, 0, LARGE_WIDTH)
        self.copying = TableCopying(self.table, lambda: table_lines(self._model))
        vbox(self.title, (self.table, 1), parent=self, margins=0, spacing=0)
        divide.run_changed.connect(self._show_run)
        divide.progressed.connect(self._throttle.request)
        divide.moves.moved.connect(self._throttle.request)
        divide.level_changed.connect(self._select)
        self.table.viewport().installEventFilter(self)
        theme().changed.connect(self._measure)
        translated(self.title.name, text="divide-phases")
        translated(self.title.hint, text="divide-phases-hint")
        translated(self.table, accessibleName="divide-phases", placeholder="divide-phases-none")
        on_language_change(self.retranslate)
        self._show_run()

    def retranslate(self) -> None:
        self.table.horizontalHeader().viewport().update()
        self._model.retranslate()
        self._measure()
        self._count()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Adapt the columns to the room for them, which a scroll bar or a late layout changes, too."""
        if event.type() == QEvent.Type.Resize:
            self._share_width()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scroll to the current phase."""
        super().resizeEvent(event)
        self.table.scrollTo(self.table.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the columns to the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _table(self) -> TableWithPlaceholder:
        table = TableWithPlaceholder(self)
        table.setModel(self._model)
        set_up_rows(table, PhaseColumn.PATH)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setWordWrap(False)
        for column in (PhaseColumn.TILES, PhaseColumn.PATH):
            table.setItemDelegateForColumn(column, _Shortened(table))
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.selectionModel().currentRowChanged.connect(self._chosen)
        table.clicked.connect(self._clicked)
        table.activated.connect(lambda _index: self._divide.enter())
        return table

    def _chosen(self, index: QModelIndex) -> None:
        if index.isValid() and not self._selecting:
            self._divide.show_phase(index.row())

    def _clicked(self, index: QModelIndex) -> None:
        """Seek the start of the phase, even if it is the current one."""
        if self._divide.inside is None:
            self._divide.show_phase(index.row())

    def _show_run(self) -> None:
        self._model.show(self._divide.course)
        self._measure()
        self._count()
        self._select()

    def _refresh(self) -> None:
        self._model.refresh()
        self._share_width()
        self._count()
        self._select()

    def _count(self) -> None:
        course = self._divide.course
        done, count = (0, 0) if course is None else (course.done, len(course.plan))
        self.title.count.setText(text("divide-phases-count", done=number(done), count=number(count)) if count else "")

    def _select(self) -> None:
        divide = self._divide
        row = divide.moves.phase if divide.inside is None else divide.inside
        index = self._model.index(row, 0)
        if index.isValid() and row != self.table.currentIndex().row():
            self._selecting = True
            self.table.setCurrentIndex(index)
            self._selecting = False

    def _measure(self) -> None:
        self._widths = {
            column: max(map(self._advance, widest)) + pixels(28 if column is PhaseColumn.NUMBER else CELL_GAP)
            for column, widest in self._model.widest().items()
        }
        self.table.setIconSize(QSize(pixels(14), pixels(14)))
        self.table.verticalHeader().setDefaultSectionSize(pixels(ROW_HEIGHT))
        self._share_width()

    def _share_width(self) -> None:
        """Hide the least important columns if the paths of the tiles would be unreadable, or else the paths."""
        table, shown = self.table, dict(self._widths)
        path_width, room = self._advance(WIDEST_PATH), table.viewport().width() - sum(shown.values())
        for column in HIDEABLE_COLUMNS:
            table.setColumnHidden(column, room < path_width)
            room += shown.pop(column) if room < path_width else 0
        header_text = self._model.headerData(PhaseColumn.PATH, Qt.Orientation.Horizontal)
        without_path = room < self._advance(header_text) + pixels(SPACE)
        table.setColumnHidden(PhaseColumn.PATH, without_path)
        if without_path and room >= self._widths[PhaseColumn.KIND]:
            shown[PhaseColumn.KIND] = self._widths[PhaseColumn.KIND]
            table.setColumnHidden(PhaseColumn.KIND, False)
            room -= shown[PhaseColumn.KIND]
        lacking = -(min(room, 0) // len(shown))
        tiles = max(map(self._advance, self._model.tiles()), default=0) + pixels(CELL_GAP) - shown[PhaseColumn.TILES]
        spread = max(min(tiles, room - path_width), 0)  # what the paths do not need shows the tiles of the last block
        shown[PhaseColumn.TILES] += spread
        room -= spread
        for column, width in shown.items():
            table.setColumnWidth(column, width - lacking)
        if without_path and room > 0:
            table.setColumnWidth(PhaseColumn.TILES, shown[PhaseColumn.TILES] + room)

    def _advance(self, label: str) -> int:
        return self.table.fontMetrics().horizontalAdvance(label)


class _Shortened(QStyledItemDelegate):
    """Shows the short text, if there is one, where the whole one would not end before the next column begins."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        room = option.rect.width() - pixels(CELL_GAP - 2)  # widths of texts are rounded
        if option.fontMetrics.horizontalAdvance(option.text) > room:
            option.text = index.data(SHORT_ROLE) or option.text
        option.text = option.fontMetrics.elidedText(option.text, Qt.TextElideMode.ElideRight, room)
