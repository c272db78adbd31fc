"""The choices of a new game of sliding tiles: which board."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QPushButton, QSpinBox, QWidget

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle import collections
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import NamedBoard
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.tiles.puzzle.scramble import SEED_COUNT, scramble
from workbench.tiles.puzzle.solvability import is_solvable
from workbench.tiles.state_space.generator import (
    MAX_MOVES,
    BoardListing,
    GeneratedBoard,
    GeneratorProgress,
    at_distance,
)
from workbench.ui.base.icons import set_icon
from workbench.ui.base.jobs import Jobs, with_faults
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated, translated_items
from workbench.ui.controls.combo_boxes import add_group_title
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.controls.pane_title import Muted
from workbench.ui.setup.scramble_dialog import read_seed
from workbench.wording import say, text

MIN_SIDE, MAX_SIDE = 2, 10
UNIFORM, EXACT, NAMED, EXPLORED = "uniform", "exact", "named", "explored"
MAX_SEED = 999_999
"""The maximum of proposed seeds; larger ones can be typed."""


class PlayNewGame(QWidget):
    """Attributes: rows, columns, goal, kind, moves, seed, named: the choices; dice, which proposes another seed; start,
    which starts the game or stops the search for a board; fault; progress.

    Signals: `chosen(Board, Board)`, a start and its goal; `explored_requested` for the board in Explore.
    """

    chosen = Signal(object, object)
    explored_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._learn)
        self._jobs.ended.connect(self._enable)
        self.rows, self.columns = (QSpinBox(self, minimum=MIN_SIDE, maximum=MAX_SIDE, value=3) for _ in range(2))
        self.kind, self.named, self.goal = QComboBox(self), QComboBox(self), QComboBox(self)
        for goal in (LAST, FIRST):
            self.goal.addItem("", goal)
        for kind in (UNIFORM, EXACT, NAMED, EXPLORED):
            self.kind.addItem("", kind)
        self.moves = QSpinBox(self, minimum=1, maximum=MAX_MOVES, value=20)
        self.seed = translated(QLineEdit(self), toolTip="scramble-seed-hint")
        self.dice = translated(QPushButton(self), toolTip="play-seed-other", accessibleName="play-seed-other")
        set_icon(self.dice, "scramble")
        self.start, self.fault, self.progress = QPushButton(self), FaultLabel(self), Muted(self, wrap=True)
        self.start.setDefault(True)
        self._goal = goal_board(LAST, MIN_SIDE, MIN_SIDE)
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._enable)
        self.dice.clicked.connect(self.propose)
        self.start.clicked.connect(self._start_or_stop)
        self.propose()
        translated(self.rows, accessibleName="play-rows")
        translated(self.columns, accessibleName="play-columns")
        translated_items(self.kind, ("play-kind-uniform", "play-kind-exact", "play-kind-named", "play-kind-explored"))
        translated_items(self.goal, ("audit-goal-last", "audit-goal-first"))
        on_language_change(self.retranslate)

    def propose(self) -> None:
        """Propose another seed, so that the next game is another one."""
        self.seed.setText(str(random.randint(1, MAX_SEED)))

    def retranslate(self) -> None:
        self._list_named()
        self._enable()

    def close_down(self) -> None:
        """Stop all background work at once."""
        self._jobs.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the search for a board."""
        super().hideEvent(event)
        self._jobs.stop()
        self.progress.clear()
        self._enable()

    def _lay_out(self) -> None:
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for key, control, row in (
            ("play-kind", self.kind, self.kind),
            ("play-size", None, hbox(self.rows, Label("×", self), self.columns, None)),
            ("board-face-goal", self.goal, self.goal),
            ("play-distance", self.moves, self.moves),
            ("play-named", self.named, self.named),
            ("scramble-seed-label", self.seed, hbox((self.seed, 1), self.dice)),
        ):
            form.addRow(translated(Label(self), text=key), row)
            if control is not None:
                translated(control, accessibleName=key)
        form.addRow(MessageRoom(self, self.fault, self.progress))
        form.addRow(self.start)
        self.named.setMaxVisibleItems(16)
        self.setMinimumWidth(340)

    def _list_named(self) -> None:
        at = max(self.named.currentIndex(), 0)
        self.named.clear()
        stem = ""
        for name in collections.names():
            named = collections.find(name)
            if not _playable(named):
                continue
            if ":" in name and name.partition(":")[0] != stem:
                add_group_title(self.named, name.partition(":")[0])
            stem = name.partition(":")[0]
            caption = name if named.optimum is None else text("board-menu-entry", name=name, moves=named.optimum)
            self.named.addItem(caption, name)
            self.named.setItemData(self.named.count() - 1, plain_tip(say(named.note)), Qt.ItemDataRole.ToolTipRole)
        self.named.setCurrentIndex(at)

    @Slot()
    def _enable(self) -> None:
        kind, busy = self.kind.currentData(), self._jobs.busy
        generated = kind in (UNIFORM, EXACT)
        for row, visible in enumerate((generated, generated, kind == EXACT, kind == NAMED, generated), start=1):
            self._form.setRowVisible(row, visible)
        self.progress.setVisible(busy)
        self.fault.show_fault(None if busy else self.fault.fault)
        self.start.setText(text("play-start-stop") if busy else text("play-start"))
        set_icon(self.start, "stop" if busy else "play")
        self.window().adjustSize() if self.isVisible() and self.window().windowType() == Qt.WindowType.Popup else None

    @Slot()
    def _start_or_stop(self) -> None:
        if self._jobs.busy:
            self._jobs.stop()
            self._enable()
            return
        self.fault.show_fault(None)
        with self.fault.catching():
            self._begin(self.kind.currentData())
        self._enable()

    def _begin(self, kind: str) -> None:
        if kind == EXPLORED:
            self.explored_requested.emit()
            return
        if kind == NAMED:
            named = collections.find(self.named.currentData())
            self.chosen.emit(named.board, named.goal)
            return
        seed = read_seed(self.seed.text())
        self._goal = goal = goal_board(self.goal.currentData(), self.rows.value(), self.columns.value())
        if kind == UNIFORM:
            self.chosen.emit(_scrambled(goal, seed), goal)
        else:
            scramble(*goal.shape, seed, goal)  # raises Fault for an invalid seed
            self._jobs.begin(_search_first(goal, self.moves.value(), seed))

    @Slot(object)
    def _learn(self, report: object) -> None:
        if isinstance(report, GeneratedBoard):
            self._jobs.stop()
            self._enable()
            self.chosen.emit(report.board, self._goal)
        elif isinstance(report, Fault):
            self._jobs.stop()
            self._enable()
            self.fault.show_fault(report)
        elif isinstance(report, GeneratorProgress):
            self.progress.setText(text("play-looking", tried=report.tried))
        elif isinstance(report, BoardListing):
            self.progress.setText(text("generator-listing", distance=report.distance, moves=self.moves.value()))


def _playable(named: NamedBoard) -> bool:
    """Return whether a named board fits the limits of this form and can be solved in at least one move."""
    board = named.board
    return board != named.goal and max(board.shape) <= MAX_SIDE and is_solvable(board, named.goal)


def _scrambled(goal: Board, seed: int) -> Board:
    """Return the board of a seed; if that is the goal, use the next seed."""
    board = scramble(*goal.shape, seed, goal)
    return _scrambled(goal, (seed + 1) % SEED_COUNT) if board == goal else board


def _search_first(goal: Board, moves: int, seed: int) -> Iterator[object]:
    """Yield reports until the first board at this distance from the goal, and a Fault instead of raising it."""
    for report in with_faults(at_distance(goal, moves, seed)):
        yield report
        if isinstance(report, GeneratedBoard):
            return
