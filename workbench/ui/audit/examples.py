"""Counterexamples to a claim, or a picked board: enlarged, explained, and openable in Explore."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.tiles.puzzle.board import Board
from workbench.tiles.state_space.verdict import HeuristicVerdict, Inconsistency, Overestimate
from workbench.ui.audit.session import AuditSession
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, keep_lines, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.pane_title import PaneTitle
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import scale_rows, set_up_rows
from workbench.ui.states.board_canvas import BoardCanvas
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.goal_picture import GoalPicture
from workbench.wording import number, text
from workbench.wording.audit import amount, consistency_text, overestimate_text

_ARROWS = {"u": "↑", "d": "↓", "l": "←", "r": "→"}
BOARD_COLUMN = 1
"""The column of the boards."""
SPACE = 40
"""Pixels of that column beyond its header, at least: a board cut shorter is useless."""
LARGE_WIDTH = 215
"""The minimum width with large text, in pixels at the standard text size."""
MIN_BOARD_HEIGHT, MIN_PROJECTED = 150, 100
"""The minimum height of a board, in pixels; in Projector mode it may leave its room to the sentence below it."""


@dataclass(frozen=True)
class ShownExample:
    """The enlarged example: a board, its successor after a move (None if there is none), and a description."""

    board: Board
    after: Board | None
    description: str


class AuditExamples(QWidget):
    """Attributes: title; board, after: enlarged; sentence; goal, in small; open_button; table, of the counterexamples;
    copying.
    """

    def __init__(self, audit: AuditSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._audit = audit
        self._example: ShownExample | None = None
        self._rows: list[Overestimate | Inconsistency] = []
        self._replaced = False
        self.title, self.sentence = PaneTitle(self), Label(self, wordWrap=True)
        keep_lines(self.sentence, 3)
        self.board, self.after, self._arrow = BoardCanvas(self), BoardCanvas(self), Label("→", self)
        self.goal, self.open_button, self.table = GoalPicture(self), QPushButton(self), QTableWidget(self)
        self.open_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.copying = TableCopying(self.table, lambda: table_lines(self.table.model()))
        self._set_up_table()
        MinLines(self, 0, LARGE_WIDTH)
        self._lay_out()
        self.open_button.clicked.connect(self.open)
        self.table.itemSelectionChanged.connect(self._select)
        self.table.doubleClicked.connect(self.open)
        audit.verdict_changed.connect(self.refresh)
        theme().changed.connect(self._resize)
        self._resize()
        translated(self.title.name, text="audit-examples")
        translated(self.open_button, text="audit-open", toolTip="audit-open-tip")
        translated(
            self.table,
            accessibleName="audit-examples",
            horizontalHeaderLabels=(
                "audit-column-refutes",
                "audit-column-board",
                "audit-column-h",
                "audit-column-bound",
            ),
        )
        translated(self.board, placeholder="audit-examples-none")
        on_language_change(self.refresh)

    def refresh(self) -> None:
        """List the counterexamples and enlarge the first one."""
        verdict = self._audit.verdict
        self._rows = [] if verdict is None else [*verdict.overestimates, *verdict.inconsistencies]
        total = 0 if verdict is None else verdict.overestimated + verdict.broken
        part = text("audit-examples-first", count=len(self._rows)) if total > len(self._rows) else ""
        self.title.hint.short = number(total) if total else ""
        self.title.hint.setText(" · ".join(filter(None, (number(total) if total else "", part))))
        self.table.blockSignals(True)
        self.table.setRowCount(len(self._rows))
        for row, one in enumerate(self._rows):
            for column, cell_text in enumerate(_cells(one)):
                self._write(row, column, cell_text)
        self.table.clearSelection()
        self.table.blockSignals(False)
        self.table.setVisible(bool(self._rows) and not self._replaced)
        self._fit_columns()
        if self._rows:
            self.table.selectRow(0)
            self._select()
        else:
            self._show(None if verdict is None else _largest_error(verdict))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def replace_table(self, by: QWidget | None) -> None:
        """Show another widget instead of the table, or the table again, if there are counterexamples."""
        column = self.layout()
        assert isinstance(column, QBoxLayout)
        if by is not None and column.indexOf(by) < 0:
            column.insertWidget(column.indexOf(self.table), by)
        self._replaced = by is not None
        self.table.setVisible(bool(self._rows) and not self._replaced)

    def show_cell(self, h: int, true: int) -> None:
        """Show a board of a cell of the density plot."""
        verdict = self._audit.verdict
        board = None if verdict is None else verdict.example(h, true)
        if verdict is not None and board is not None:
            self.table.clearSelection()
            cell = text("audit-cell", h=number(h), true=number(true), count=int(verdict.density[h, true]))
            self._show(ShownExample(board, None, cell))

    def open(self) -> None:
        """Open the board in Explore, to be searched with the audited heuristic."""
        if self._example is not None:
            self._audit.open(self._example.board)

    def _select(self) -> None:
        row = self.table.currentRow()
        if self.table.selectedItems() and 0 <= row < len(self._rows):
            one = self._rows[row]
            if isinstance(one, Overestimate):
                self._show(ShownExample(one.board, None, overestimate_text(one)))
            else:
                self._show(ShownExample(one.board, one.after, consistency_text(one)))

    def _show(self, example: ShownExample | None) -> None:
        self._example = example
        goal = self._audit.request.goal
        self.board.show_board(None if example is None else example.board, goal)
        self.goal.show_goal(None if theme().projector else goal)  # Projector mode has more room in the settings
        after = None if example is None else example.after
        for widget in (self.after, self._arrow):
            widget.setVisible(after is not None)
        self.after.show_picture(
            None if example is None or after is None else BoardPicture.reached(after, example.board, goal)
        )
        self.sentence.setText("" if example is None else example.description)
        self.open_button.setEnabled(example is not None)

    def _write(self, row: int, column: int, text: str) -> None:
        item = QTableWidgetItem(text)
        item.setToolTip(plain_tip(text))  # in a narrow window the board is truncated
        if column > 1:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.table.setItem(row, column, item)

    def _fit_columns(self) -> None:
        """Hide the column of the boards if it is too narrow: the selected board is shown enlarged anyway."""
        header = self.table.horizontalHeader()
        others = (place for place in range(4) if place != BOARD_COLUMN)
        taken = sum(max(self.table.sizeHintForColumn(place), header.sectionSizeHint(place)) for place in others)
        head = self.table.horizontalHeaderItem(BOARD_COLUMN)
        needed = self.table.fontMetrics().horizontalAdvance("" if head is None else head.text()) + pixels(SPACE)
        hidden = self.width() - taken < needed
        self.table.setColumnHidden(BOARD_COLUMN, hidden)
        mode = QHeaderView.ResizeMode.Stretch if hidden else QHeaderView.ResizeMode.ResizeToContents
        header.setSectionResizeMode(0, mode)

    def _set_up_table(self) -> None:
        self.table.setColumnCount(4)
        set_up_rows(self.table)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header.setSectionResizeMode(BOARD_COLUMN, QHeaderView.ResizeMode.Stretch)

    def _resize(self) -> None:
        scale_rows(self.table)
        self._show(self._example)
        for board in (self.board, self.after):
            board.setMinimumHeight(pixels(MIN_PROJECTED if theme().projector else MIN_BOARD_HEIGHT))
            board.setMaximumHeight(pixels(MIN_BOARD_HEIGHT + 40))

    def _lay_out(self) -> None:
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        described = hbox((self.sentence, 1), (self.goal, 0, Qt.AlignmentFlag.AlignTop), spacing=8)
        vbox(
            self.title,
            hbox((self.board, 1), self._arrow, (self.after, 1), margins=(8, 0, 8, 0)),
            vbox(described, (self.open_button, 0, Qt.AlignmentFlag.AlignLeft), margins=(10, 4, 10, 8), spacing=8),
            (self.table, 1),
            parent=self,
            margins=0,
            spacing=0,
        ).addStretch(0)


def _cells(one: Overestimate | Inconsistency) -> tuple[str, ...]:
    if isinstance(one, Overestimate):
        return text("audit-refutes-admissible"), str(one.board), amount(one.h), amount(one.true)
    move_text = text("audit-refutes-consistent", move=_ARROWS[one.move])
    return move_text, str(one.board), amount(one.h), f"1 + {amount(one.h_after)}"


def _largest_error(verdict: HeuristicVerdict) -> ShownExample | None:
    """Return a board with the largest error: the most interesting one of a heuristic without counterexamples."""
    if not verdict.errors:
        return None
    worst = max(verdict.errors)
    for h, true in zip(*verdict.density.nonzero(), strict=True):
        if true - h in (worst, worst + 1) and (board := verdict.example(int(h), int(true))) is not None:
            return ShownExample(board, None, text("audit-hardest", h=number(int(h)), true=number(int(true))))
    return None
