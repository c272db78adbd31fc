"""The results of an experiment: the conclusions as sentences, a table of the configurations, and one of all cases."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.experiments import texts
from workbench.experiments.tables import board_table, summary_table
from workbench.ui.base.layouts import hbox, pages, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import on_theme_change, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.controls.eliding_label import ElidingLabel
from workbench.ui.controls.pane_title import PaneTitle
from workbench.ui.controls.segmented import Segmented
from workbench.ui.controls.table_copying import Lines, TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, scale_rows, set_up_rows
from workbench.ui.experiments.rows import COLUMNS, OPTIMUM, ExperimentRows
from workbench.ui.experiments.session import ExperimentSession
from workbench.wording import text
from workbench.wording.language import number_as_read

MIN_INTERVAL = 0.5
"""The minimum interval between two updates, in seconds."""
MAX_BOARDS = 1000
"""At most this many boards are listed in the window; the table of cases has no limit."""
LINES, LARGE_LINES = 4, 7
"""The lines of conclusions that are visible at least, and with large text."""
ROWS, HEADING_LINES = 3, 2.5
"""The rows of a table that are visible at least, and the height of its heading in lines of text."""
SUMMARY, BOARDS, CASES = "summary", "boards", "cases"
_TABLES = {SUMMARY: "experiment-table-summary", BOARDS: "experiment-table-boards", CASES: "experiment-table-cases"}


class ExperimentResults(QWidget):
    """The results pane.

    Attributes: title; kind, which table; conclusions; summary, boards, cases, the tables; rows, the model of the last
    one; filter; copyings of the tables.
    Signals: `opened(case)`: the case should be opened in Explore.
    """

    opened = Signal(int)

    def __init__(self, experiment: ExperimentSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._experiment = experiment
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        self.title, self.kind = PaneTitle(self), Segmented((SUMMARY, BOARDS, CASES), self)
        self.conclusions, self.filter = ElidingLabel(self), QLineEdit(self)
        self.summary, self.boards, self.cases = _TextTable(self), _TextTable(self), TableWithPlaceholder(self)
        self.rows = ExperimentRows(self)
        self.cases.setModel(self.rows)
        self.cases.setSortingEnabled(True)
        self.cases.horizontalHeader().setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.cases.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        set_up_rows(self.cases)
        self.filter.setClearButtonEnabled(True)
        self.copyings = (
            TableCopying(self.summary, self.summary.lines),
            TableCopying(self.boards, self.boards.lines),
            TableCopying(self.cases, lambda: table_lines(self.rows)),
        )
        self._lay_out()
        on_theme_change(self._scale_rows)
        self.kind.chosen.connect(self._show_table)
        self.filter.textChanged.connect(self._filter)
        self.cases.doubleClicked.connect(lambda index: self.opened.emit(self.rows.case(index.row())))
        experiment.progressed.connect(self._throttle.request)
        experiment.planned.connect(self.refresh)
        experiment.changed.connect(self.refresh)
        translated(self.kind, accessibleName="experiment-results")
        translated(
            self.filter,
            placeholderText="experiment-filter",
            accessibleName="experiment-filter",
            toolTip="experiment-filter-tip",
        )
        translated(self.summary, accessibleName=_TABLES[SUMMARY])
        translated(self.cases, accessibleName=_TABLES[CASES], toolTip="experiment-cases-tip")
        translated(self.cases, placeholder="experiment-results-soon")
        on_language_change(self.refresh)

    def refresh(self) -> None:
        """Show the results so far; while hidden, set the titles only."""
        plan, outcomes = self._experiment.plan, self._experiment.outcomes
        tables = _TABLES if plan is None else _TABLES | {BOARDS: texts.key_of(plan, _TABLES[BOARDS])}
        self.kind.set_texts({name: text(key) for name, key in tables.items()})
        self.boards.setAccessibleName(text(tables[BOARDS]))
        caption = "experiment-report-summary-caption"
        self.summary.setToolTip(plain_tip(text(caption if plan is None else texts.key_of(plan, caption))))
        if not self.isVisible():
            return
        sentences = [] if plan is None or not outcomes else texts.conclusions(plan, outcomes)
        nothing_yet = "experiment-results-soon" if self._experiment.busy else "experiment-invitation"
        self.conclusions.setText("\n".join(sentences) or text(nothing_yet))
        page = self.kind.choice
        if page == SUMMARY:
            self.summary.show_rows([] if plan is None else summary_table(plan, outcomes))
        elif page == BOARDS:
            self.boards.show_rows([] if plan is None else board_table(plan, outcomes)[: MAX_BOARDS + 1])
        else:
            fit = not self.rows.total
            self.rows.show(plan, outcomes)
            self.cases.setColumnHidden([*COLUMNS].index(OPTIMUM), not self.rows.has_optima)
            if fit and self.rows.total:
                self.cases.resizeColumnsToContents()
        self._count()

    # Internals

    def _lay_out(self) -> None:
        self.conclusions.setContentsMargins(10, 6, 10, 8)
        cases = QWidget(self)
        vbox(hbox((self.filter, 1), margins=(8, 0, 8, 0)), (self.cases, 1), parent=cases, margins=0, spacing=2)
        self._pages = pages(self, self.summary, self.boards, cases)
        self.title.name.hide()  # the buttons show this already
        self.title.hint.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.title.add(self.kind, 3)
        vbox(self.title, (self.conclusions, 1), (self._pages, 4), parent=self, margins=0, spacing=0)

    def _show_table(self, name: str) -> None:
        self._pages.setCurrentIndex((SUMMARY, BOARDS, CASES).index(name))
        self.refresh()

    def _filter(self, words: str) -> None:
        self.rows.filter(words)
        self._count()

    def _count(self) -> None:
        """Show the number of finished searches; in the table of cases, the number that the filter matches."""
        done = 0 if self._experiment.plan is None else len(self._experiment.outcomes)
        if self.kind.choice == CASES and self.filter.text():
            label = text("experiment-shown", shown=self.rows.rowCount(), total=self.rows.total)
        else:
            label = text("experiment-searches-done", count=done) if done else ""
        self.title.hint.setText(label)

    def _scale_rows(self) -> None:
        for table in (self.summary, self.boards, self.cases):
            scale_rows(table)
        lines = LARGE_LINES if theme().large else LINES
        spacing = self.fontMetrics().lineSpacing()
        self.conclusions.setMinimumHeight(lines * spacing + 16)
        bar = self.summary.horizontalScrollBar().sizeHint().height()
        rows = ROWS * self.summary.verticalHeader().defaultSectionSize() + round(HEADING_LINES * spacing) + bar
        self._pages.setMinimumHeight(0 if theme().projector or theme().large else rows)


class _TextTable(QTableWidget):
    """A table of texts that is always filled completely."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[list[str]] = []
        set_up_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def show_rows(self, rows: list[list[str]]) -> None:
        """Show rows; the first contains the column names."""
        if rows == self._lines:
            return
        self._lines = rows
        body = rows[1:]
        self.setRowCount(len(body))
        self.setColumnCount(len(rows[0]) if rows else 0)
        self._show_headings()
        for row, cells in enumerate(body):
            for column, label in enumerate(cells):
                item = self.item(row, column)
                if item is None:
                    item = QTableWidgetItem()
                    if column:
                        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                    self.setItem(row, column, item)
                item.setText(label)
        self.resizeColumnsToContents()

    def changeEvent(self, event: QEvent) -> None:
        """Resize the columns to a new font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.horizontalHeader().setFont(self.font())
            self._show_headings()
            self.resizeColumnsToContents()

    def _show_headings(self) -> None:
        """Show the column names, on two lines if they have two parts; in Projector mode the rows need the height."""
        between = ", " if theme().projector else "\n"
        self.setHorizontalHeaderLabels([between.join(name.rsplit(", ", 1)) for row in self._lines[:1] for name in row])

    def lines(self) -> Lines:
        """Return all rows, the first with the column names; numbers in machine-readable form."""
        return [*self._lines[:1], *([number_as_read(cell) for cell in row] for row in self._lines[1:])]
