"""A dialog that generates boards by the number of moves from the goal, or of expansions of the chosen search."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QHideEvent, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QListView,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QWidget,
)

from workbench import api
from workbench.api import Configuration
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.state_space.generator import (
    MAX_MOVES,
    BoardListing,
    GeneratedBoard,
    GeneratorProgress,
    at_distance,
    by_expansions,
)
from workbench.ui.base.icons import set_icon
from workbench.ui.base.jobs import Jobs, with_faults
from workbench.ui.base.layouts import grid, hbox, over, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.check_boxes import RadioButton
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.list_with_placeholder import ListWithPlaceholder
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.reading_order import focus_next_control
from workbench.ui.runs.first_use import FirstUse
from workbench.ui.setup.board_editing import BoardEditing
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.thumbnail import board_icon
from workbench.wording import text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text

MAX_RESULTS = 12
"""Number of boards after which the generator stops."""
THUMBNAIL = 84
REPORT_INTERVAL = 0.1
"""Minimum time in seconds between two progress reports without a new board."""
MAX_EXPANSIONS = 1_000_000


class GeneratorDialog(QDialog):
    """Generates boards on a thread of its own. Results appear one by one, and any of them can be used.

    Attributes: by_moves, by_expansions, the two criteria; moves; min_box, max_box; seed; search, the button that starts
    and stops; result_list, the list of results; bar, progress, its progress bar and label; fault; use_button, the
    button that uses a board.
    """

    def __init__(
        self, editing: BoardEditing, configuration: Configuration, databases: FirstUse, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._editing, self._configuration = editing, configuration
        self._databases = databases
        self._jobs = Jobs(self)
        self._others_tried = 0
        self._listed_distance: int | None = None
        self.by_moves = translated(RadioButton(self), text="generator-by-moves")
        self.by_expansions = translated(RadioButton(self), text="generator-by-expansions")
        self.moves = translated(_spin_box(self, 0, MAX_MOVES, 20), accessibleName="generator-moves-name")
        self.min_box = translated(_spin_box(self, 1, MAX_EXPANSIONS, 100), accessibleName="generator-min-name")
        self.max_box = translated(_spin_box(self, 1, MAX_EXPANSIONS, 200), accessibleName="generator-max-name")
        self.seed = _spin_box(self, 0, 2**31 - 1, 1)
        self._and_label, self._seed_label, self._search_label = Label(self), Label(self), Label(self)
        self.search = QPushButton(self)
        self.use_button = translated(QPushButton(self), text="generator-take")
        self.close_button = translated(QPushButton(self), text="board-dialog-close")
        self.result_list = ListWithPlaceholder(self)
        self.bar, self.progress, self.fault = QProgressBar(self), LiveLabel(self, lines=2), FaultLabel(self)
        self.by_moves.setChecked(True)
        self._lay_out()
        self._connect()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        translated(self, windowTitle="generator-title")
        translated(self._and_label, text="generator-and")
        translated(self._seed_label, text="scramble-seed-label")
        translated(self.bar, accessibleName="generator-progress-name")
        translated(self.result_list, accessibleName="generator-found-name", placeholder="generator-hint")
        on_language_change(self.retranslate)
        self._enable()
        self.resize(560, 520)

    def _lay_out(self) -> None:
        self._search_label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        criteria = (self.by_expansions, self.min_box, self._and_label, self.max_box)
        order = grid((self.by_moves, self.moves), criteria, stretched=4)
        order.addWidget(self._search_label, 2, 0, 1, 5)
        self._seed_label.setBuddy(self.seed)
        seed = hbox(self._seed_label, self.seed, None, self.search)
        self.result_list.setViewMode(QListView.ViewMode.IconMode)
        self.result_list.setIconSize(QSize(THUMBNAIL, THUMBNAIL))
        self.result_list.setResizeMode(QListView.ResizeMode.Adjust)
        self.result_list.setMovement(QListView.Movement.Static)
        self.result_list.setSpacing(8)
        self.result_list.setUniformItemSizes(True)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(6)
        self.bar.setRange(0, MAX_RESULTS)
        vbox(
            order,
            seed,
            (over(self.result_list, self.fault), 1),
            self.bar,
            hbox((self.progress, 1), self.use_button, self.close_button),
            parent=self,
        )

    def _connect(self) -> None:
        self.by_moves.toggled.connect(self._enable)
        self.search.clicked.connect(self._search_or_stop)
        self.use_button.clicked.connect(self._use_selected)
        self.close_button.clicked.connect(self.reject)
        self.result_list.itemActivated.connect(self._use_selected)
        self.result_list.itemSelectionChanged.connect(self._enable)
        self._jobs.reported.connect(self._show_report)
        self._jobs.ended.connect(self._enable)

    def retranslate(self) -> None:
        self._search_label.setText(_search_text(self._configuration))
        self._update_texts()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Let Tab go through the controls as one reads."""
        return focus_next_control(self, forwards)

    def hideEvent(self, event: QHideEvent) -> None:
        self._jobs.stop()
        super().hideEvent(event)

    # Generating boards

    def _search_or_stop(self) -> None:
        if self._jobs.busy:
            self._jobs.stop()
        else:
            self.result_list.clear()
            self._others_tried, self._listed_distance = 0, None
            self.fault.show_fault(None)
            self._jobs.begin(self._databases.waiting_in(self._job()))
        self._enable()

    def _job(self) -> Iterator[object]:
        """Return the work as an iterator that no longer reads any widget."""
        goal, seed = self._editing.boards.goal, self.seed.value()
        if self.by_moves.isChecked():
            return _reports(at_distance(goal, self.moves.value(), seed))
        configuration = self._configuration

        def run_of(board: Board) -> api.ConfiguredRun:
            return api.start(board, configuration, goal=goal)

        return _reports(by_expansions(goal, self.min_box.value(), self.max_box.value(), seed, run_of))

    @Slot(object)
    def _show_report(self, report: object) -> None:
        if isinstance(report, Fault):
            self.fault.show_fault(report)
        elif isinstance(report, BoardListing):
            self._listed_distance = report.distance
        elif isinstance(report, GeneratorProgress | GeneratedBoard):
            self._listed_distance = None
            if isinstance(report, GeneratedBoard):
                self._add(report)
            self._others_tried = report.tried - self.result_list.count()
        self._update_texts()

    def _add(self, generated: GeneratedBoard) -> None:
        picture = BoardPicture.of(generated.board, self._editing.boards.goal)
        icon = board_icon(picture, THUMBNAIL, self.devicePixelRatioF(), self.palette(), self.font())
        key = "generator-found-moves" if self.by_moves.isChecked() else "generator-found-expansions"
        item = QListWidgetItem(icon, text(key, count=generated.amount), self.result_list)
        item.setData(Qt.ItemDataRole.UserRole, generated.board)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}: {generated.board}")
        item.setToolTip(str(generated.board))
        if self.result_list.count() == 1:
            self.result_list.setCurrentRow(0)

    @Slot()
    def _use_selected(self) -> None:
        if (item := self.result_list.currentItem()) is not None:
            self._editing.use_start(item.data(Qt.ItemDataRole.UserRole))
            self.accept()

    @Slot()
    def _enable(self) -> None:
        moves = self.by_moves.isChecked()
        self.moves.setEnabled(moves)
        for part in (self.min_box, self.max_box, self._and_label, self._search_label):
            part.setEnabled(not moves)
        self.use_button.setEnabled(self.result_list.currentItem() is not None)
        self._update_texts()

    def _update_texts(self) -> None:
        busy, count = self._jobs.busy, self.result_list.count()
        self.search.setText(text("generator-stop") if busy else text("generator-search"))
        set_icon(self.search, "stop" if busy else "search")
        self.bar.setValue(count)
        if busy and self._listed_distance is not None:
            self.progress.setText(text("generator-listing", distance=self._listed_distance, moves=self.moves.value()))
        elif busy or count:
            self.progress.setText(text("generator-count", count=count, others=self._others_tried))
        else:
            self.progress.setText("")


def _spin_box(parent: QWidget, minimum: int, maximum: int, value: int) -> QSpinBox:
    box = QSpinBox(parent)
    box.setRange(minimum, maximum)
    box.setValue(value)
    box.setGroupSeparatorShown(maximum > 100_000)
    return box


def _search_text(configuration: Configuration) -> str:
    algorithm = algorithm_text(configuration.algorithm)
    if configuration.heuristic is None:
        return text("generator-with", algorithm=algorithm)
    heuristic = heuristic_text(configuration.heuristic)
    return text("generator-with-heuristic", algorithm=algorithm, heuristic=heuristic)


def _reports(work: Iterator[object]) -> Iterator[object]:
    """Yield the reports of `work` up to ENOUGH boards; thin out progress reports, and yield a Fault instead of raising
    it.
    """
    count, last_report = 0, 0.0
    for report in with_faults(work):
        if isinstance(report, GeneratorProgress | BoardListing) and monotonic() - last_report < REPORT_INTERVAL:
            yield None
            continue
        last_report = monotonic()
        yield report
        count += isinstance(report, GeneratedBoard)
        if count == MAX_RESULTS:
            return
