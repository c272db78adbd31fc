"""Rules that are often taught but wrong, tested on all boards of several sizes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import Shape, size_text
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.tiles.state_space.rules import RULES, RuleVerdict, judge_board, refute
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated, translated_items
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.combo_boxes import fit_current_item
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.table_copying import TableCopying, table_lines
from workbench.ui.controls.table_with_placeholder import set_up_rows
from workbench.ui.states.board_canvas import BoardCanvas
from workbench.wording import number, say, text

SHAPES: tuple[Shape, ...] = ((2, 2), (2, 3), (3, 2), (3, 3), (4, 4))
"""All boards of a shape are tested; of the last shape, only a sample."""
STATEMENT_SCALE = 1.2
"""The factor by which the rule's font is larger than the default font."""
MIN_BOARD_HEIGHT = 200
"""The minimum height of the board, in pixels."""


@dataclass(frozen=True)
class _RowVerdict:
    row: int
    verdict: RuleVerdict


class AuditRules(QWidget):
    """Attributes: rule, goal, the choices; statement; table, a row for each size; board, sentence, open_button: the
    counterexample; copying.

    Signals: `open_requested(board, goal)`: open them in Explore.
    """

    open_requested = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdicts: dict[int, RuleVerdict] = {}
        self.rule, self.goal = QComboBox(self), QComboBox(self)
        self.rule_label, self.goal_label, self.statement = Label(self), Label(self), Label(self, wordWrap=True)
        self.table, self.board, self.sentence = QTableWidget(self), BoardCanvas(self), Label(self, wordWrap=True)
        self.open_button, self.note = QPushButton(self), Muted(self, wrap=True)
        self.copying = TableCopying(self.table, lambda: table_lines(self.table.model()))
        for one in (self.rule, self.goal, self.open_button):
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rule.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rule.setMinimumContentsLength(12)
        for name in RULES:
            self.rule.addItem(name, name)
        for name in (LAST, FIRST):
            self.goal.addItem(name, name)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._show_verdict)
        self._set_up_table()
        self._lay_out()
        self.rule.currentIndexChanged.connect(self._choose_rule)
        self.goal.currentIndexChanged.connect(self.begin)
        self.table.itemSelectionChanged.connect(self._show)
        self.open_button.clicked.connect(self.open)
        theme().changed.connect(self._apply_style)
        self._apply_style()
        translated(self.rule_label, text="rules-rule")
        translated(self.goal_label, text="audit-goal")
        translated(self.rule, accessibleName="rules-rule")
        translated(self.goal, accessibleName="audit-goal")
        translated(self.open_button, text="audit-open")
        translated(self.table, accessibleName="rules-rule")
        translated(self.note, text="rules-about")
        translated_items(self.goal, ("audit-goal-last", "audit-goal-first"))
        on_language_change(self.retranslate)

    @property
    def busy(self) -> bool:
        """Whether boards are being tested."""
        return self._jobs.busy

    def retranslate(self) -> None:
        for index, name in enumerate(RULES):
            self.rule.setItemText(index, text(f"rule-short-{name}"))
        names = ("audit-size", "rule-label-cases", "rule-label-says", "rule-label-truth", "rule-label-wrong")
        self.table.setHorizontalHeaderLabels([text(name) for name in names])
        self._fit_columns()
        fit_current_item(self.goal)
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def load(self) -> None:
        """Test the rule, the first time."""
        if not self._verdicts and not self.busy:
            self.begin()

    def begin(self) -> None:
        """Test the selected rule on boards of all sizes."""
        self._verdicts = {}
        self._jobs.begin(_row_verdicts(self.rule.currentData(), self.goal.currentData()))
        self._write()

    def open(self) -> None:
        """Open the counterexample on display in Explore."""
        verdict = self._verdicts.get(self.table.currentRow())
        if verdict is not None and verdict.counterexample is not None:
            self.open_requested.emit(verdict.counterexample, self._goal(self.table.currentRow()))

    def close_down(self) -> None:
        self._jobs.stop()

    def _choose_rule(self) -> None:
        blocked = QSignalBlocker(self.goal)
        ignored = self.rule.currentData() == "broken-goal-ignored"  # the default goal has no counterexample
        self.goal.setCurrentIndex(int(ignored))
        del blocked
        self.begin()

    def _goal(self, row: int) -> Board:
        return goal_board(self.goal.currentData(), *SHAPES[row])

    @Slot(object)
    def _show_verdict(self, result: _RowVerdict) -> None:
        self._verdicts[result.row] = result.verdict
        self._write()
        if len(self._verdicts) == len(SHAPES):
            wrong = [row for row, verdict in self._verdicts.items() if verdict.counterexample is not None]
            self.table.selectRow(3 if 3 in wrong else next(iter(wrong), 3))
            self._show()

    def _write(self) -> None:
        self.rule.setToolTip(self.rule.currentText())
        self.statement.setText(text(f"rule-{self.rule.currentData()}"))
        for row, shape in enumerate(SHAPES):
            verdict = self._verdicts.get(row)
            content = [size_text(*shape), *(["–"] * 4 if verdict is None else _figures(verdict))]
            for column, one in enumerate(content):
                item = QTableWidgetItem(one)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
        self._show()

    def _show(self) -> None:
        row = self.table.currentRow()
        verdict = self._verdicts.get(row)
        board = None if verdict is None else verdict.counterexample
        self.open_button.setEnabled(board is not None)
        self.board.set_placeholder(text("audit-waiting") if verdict is None else "")
        self.board.show_board(board, None if board is None else self._goal(row))
        if verdict is None or not verdict.wrong:
            self.sentence.setText("" if verdict is None else text("rule-never-wrong"))
            return
        goal = self._goal(row)
        ruling = judge_board(self.rule.currentData(), board or goal, goal)
        content = text("rule-says", content=say(ruling.says)), text("rule-truth", content=say(ruling.truth))
        self.sentence.setText("\n".join(content))

    def _apply_style(self) -> None:
        fit_current_item(self.goal)
        font = QFont()
        font.setPointSizeF(font.pointSizeF() * STATEMENT_SCALE)
        font.setBold(True)
        self.statement.setFont(font)
        self.board.setMinimumHeight(pixels(MIN_BOARD_HEIGHT))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give every column the width of its header and an equal share of the rest."""
        header = self.table.horizontalHeader()
        least = [header.sectionSizeHint(column) for column in range(header.count())]
        more = max(0, self.table.viewport().width() - sum(least)) // len(least)
        for column, width in enumerate(least):
            self.table.setColumnWidth(column, width + more)
        self.table.setMinimumWidth(sum(least) + 2 * self.table.frameWidth())

    def _set_up_table(self) -> None:
        self.table.setRowCount(len(SHAPES))
        self.table.setColumnCount(5)
        set_up_rows(self.table)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.setSizeAdjustPolicy(QTableWidget.SizeAdjustPolicy.AdjustToContents)
        self.table.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _lay_out(self) -> None:
        vbox(
            hbox(self.rule_label, (self.rule, 1), 12, self.goal_label, self.goal, spacing=8),
            self.statement,
            self.table,
            (
                hbox(
                    (self.board, 1),
                    (vbox(None, self.sentence, (self.open_button, 0, Qt.AlignmentFlag.AlignLeft), None, spacing=10), 1),
                    spacing=20,
                ),
                1,
            ),
            self.note,
            parent=self,
            margins=(14, 12, 14, 12),
            spacing=12,
        )


def _row_verdicts(name: str, goal: str) -> Iterator[_RowVerdict]:
    for row, shape in enumerate(SHAPES):
        yield _RowVerdict(row, refute(name, goal_board(goal, *shape)))


def _figures(verdict: RuleVerdict) -> list[str]:
    return [number(count) for count in (verdict.cases, verdict.says, verdict.truth, verdict.wrong)]
