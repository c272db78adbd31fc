"""Compares strategies on one board: the costs of each, computed in the background."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import hbox, keep_room, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.quantities import duration
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.table_with_placeholder import set_up_rows
from workbench.ui.divide.texts import strategy_text
from workbench.wording import number

STRATEGIES = ("tile", "tile order=cheapest", "pair", "line", "line final=3x3", "tile improve", "line final=3x3 improve")
LARGE_BLOCK_STRATEGIES = ("line final=4x4", "line final=4x4 improve")
"""Additional strategies if the kernels are compiled and the board is larger than their final block."""
_SLICE_SECONDS = 0.02
"""The target time of a slice of work, in seconds."""
_ABSENT = "–"


@dataclass(frozen=True)
class StrategyResult:
    """The result of a strategy. Attributes: row; moves, None if it found no solution; expanded; seconds."""

    row: int
    moves: int | None
    expanded: int
    seconds: float


def strategy_results(
    start: Board, goal: Board, strategies: list[Strategy], limits: Limits
) -> Iterator[StrategyResult | None]:
    """Solve a board with each of the strategies, in small slices. Yields None after each slice, and each result."""
    for row, strategy in enumerate(strategies):
        run, slice_ = DivideRun(start, goal, limits=limits, keep=False, strategy=strategy), 64
        while run.status is Status.RUNNING:
            started = perf_counter()
            run.advance(slice_)
            slice_ = slice_ * 2 if perf_counter() - started < _SLICE_SECONDS else max(slice_ // 2, 16)
            yield None
        moves = len(run.moves) if run.status is Status.SOLVED else None
        yield StrategyResult(row, moves, run.expanded, run.seconds)


class StrategiesDialog(QDialog):
    """Attributes: about; table; progress; cancel, open_button, close_button; strategies, one per row.

    Signals: `chosen(Strategy)`: this one should be opened in the bench.
    """

    chosen = Signal(object)

    def __init__(
        self, start: Board, goal: Board, limits: Limits, current: Strategy, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        texts = (
            *STRATEGIES,
            *(LARGE_BLOCK_STRATEGIES if preparing.compiled(preparing.TILES) and min(start.shape) > 4 else ()),
            str(current),
        )
        self.strategies = [Strategy.parse(one) for one in dict.fromkeys(texts)]
        self._own, self._results = current, dict[int, StrategyResult]()
        self.about, self.table, self.progress = Label(self, wordWrap=True), QTableWidget(self), QProgressBar(self)
        self.cancel = form_button(self, self._cancel, text="board-dialog-cancel")
        self.open_button = form_button(self, self._open, text="strategies-open")
        self.close_button = translated(QPushButton(self), text="board-dialog-close")
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._show_result)
        self._jobs.ended.connect(self._enable)
        self._set_up_table()
        self._lay_out()
        self.table.itemSelectionChanged.connect(self._enable)
        self.table.doubleClicked.connect(self._open)
        self.close_button.clicked.connect(self.reject)
        self.finished.connect(self._jobs.stop)
        translated(self, windowTitle="strategies-title")
        translated(self.about, text="strategies-about")
        translated(
            self.table,
            accessibleName="strategies-title",
            horizontalHeaderLabels=(
                "cli-label-strategy",
                "divide-column-moves",
                "divide-column-expanded",
                "divide-column-time",
            ),
        )
        translated(self.progress, accessibleName="strategies-progress")
        on_language_change(self.retranslate)
        self.resize(pixels(640), pixels(450))
        self._jobs.begin(strategy_results(start, goal, self.strategies, limits))
        self._enable()

    def retranslate(self) -> None:
        for row, strategy in enumerate(self.strategies):
            self._write(row, 0, strategy_text(strategy), str(strategy))
            self._write_result(row)

    def _set_up_table(self) -> None:
        table = self.table
        table.setRowCount(len(self.strategies))
        table.setColumnCount(4)
        set_up_rows(table, 0, QHeaderView.ResizeMode.ResizeToContents)
        table.setCurrentCell(self.strategies.index(self._own), 0)

    def _lay_out(self) -> None:
        self.progress.setRange(0, len(self.strategies))
        self.progress.setTextVisible(False)
        keep_room(self.progress)
        vbox(
            self.about,
            self.table,
            self.progress,
            hbox(self.cancel, None, self.open_button, self.close_button),
            parent=self,
            spacing=10,
        )

    def _write(self, row: int, column: int, content: str, tip: str = "") -> None:
        item = QTableWidgetItem(content)
        item.setToolTip(tip)
        if column:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.table.setItem(row, column, item)

    def _write_result(self, row: int) -> None:
        result = self._results.get(row)
        content = [_ABSENT] * 3 if result is None else [number(result.expanded), duration(result.seconds)]
        if result is not None:
            content = [_ABSENT if result.moves is None else number(result.moves), *content]
        for column, one in enumerate(content, start=1):
            self._write(row, column, one)

    @Slot(object)
    def _show_result(self, result: StrategyResult) -> None:
        self._results[result.row] = result
        self.progress.setValue(len(self._results))
        self._write_result(result.row)

    @Slot()
    def _enable(self) -> None:
        self.cancel.setEnabled(self._jobs.busy)
        self.progress.setVisible(self._jobs.busy)
        self.open_button.setEnabled(self.table.currentRow() >= 0)

    @Slot()
    def _cancel(self) -> None:
        """Stop; the results so far are kept."""
        self._jobs.stop()
        self._enable()

    @Slot()
    def _open(self) -> None:
        row = self.table.currentRow()
        self.accept()
        self.chosen.emit(self.strategies[row])
