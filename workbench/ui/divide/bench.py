"""The Divide-and-conquer bench: the board, the phases, their costs, and the search of a phase."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from workbench.formats.run_line import RunLine
from workbench.search.problem.messages import Fault
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.base.history import History
from workbench.ui.base.layouts import hbox, over, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels, theme
from workbench.ui.bench.bench import Bench, Scene, framed
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.bench.scene_reading import read, read_index, read_line, set_subject
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.tab_row import TabRow, move_into_tabs
from workbench.ui.divide.banner import DivideBanner
from workbench.ui.divide.board import DivideBoard
from workbench.ui.divide.chart import DivideChart
from workbench.ui.divide.costs import DivideCosts
from workbench.ui.divide.counters import DivideCounters
from workbench.ui.divide.level_sizes import LevelSizes
from workbench.ui.divide.phase_run import phase_run
from workbench.ui.divide.phases import DividePhases
from workbench.ui.divide.session import DivideSession
from workbench.ui.divide.setup import DivideSetup
from workbench.ui.divide.strategy import DivideStrategy
from workbench.ui.divide.texts import narration, phase_name
from workbench.ui.divide.trail import DivideTrail
from workbench.ui.inspector.pane import InspectorPane
from workbench.ui.nodes.closed_pane import ClosedPane
from workbench.ui.nodes.open_pane import OpenPane
from workbench.ui.player.narration import Narration
from workbench.ui.player.narration_row import NarrationRow
from workbench.ui.player.pending_seek import PendingSeek
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.pseudocode_pane import PseudocodePane
from workbench.ui.runs.session import Session
from workbench.ui.trees.tree_pane import TreePane
from workbench.wording import number, text

SAMPLE_SHAPE, SAMPLE_SEED, SAMPLE_PHASE = (5, 5), 1, 6
"""The board of a sample picture, in the middle of this phase."""
TABS = ("closed-title", "tree-face-tree", "pseudocode-tab", "inspector-title", "chart-tab")
"""The keys of the titles of the tabs within a search."""
MIN_LIST_WIDTH = 110
"""The minimum width of each of the lists, in pixels."""
MIN_WIDTH_BESIDE = 680
"""The width of the bench from which OPEN has room beside the tabs, in pixels; otherwise it is above them."""
FULL_LISTS_WIDTH = 640
"""The width from which OPEN and CLOSED, side by side, have room for all columns, in pixels."""
MIN_CHART_HEIGHT = 120
"""The minimum height of a chart, in pixels; a lower one is unreadable."""


class DivideBench(Bench):
    """Attributes: divide, the model; node_selection, the selection; and the panes: trail, setup, strategy, board,
    phases, costs, banner, narration; shown only within a search: open_list, closed_list, tree, pseudocode, inspector,
    chart; lists, with OPEN, and beside it tabs, with CLOSED, the tree, the pseudocode, the Inspector and the chart.

    Signals: `predicted(ConfiguredRun, str)`: the search of a phase, and its name, should be predicted in Explore.
    """

    predicted = Signal(object, str)

    name = "divide"
    shows_shared_board = True
    predicts = "predict-tip-divide"
    node_selection: NodeSelection
    banner: DivideBanner
    layouts = (
        {"columns": (420, 860), "right": (190, 230, 190), "lists": (1, 1)},
        {"columns": (500, 780), "right": (220, 230, 220), "lists": (1, 1)},
        {"columns": (320, 960), "right": (130, 350, 150), "lists": (1, 1)},
        {"columns": (640, 640), "right": (190, 230, 190), "lists": (1, 1)},
    )

    projected = MappingProxyType({"columns": (500, 780), "right": (220, 230, 220), "lists": (1, 1)})

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.divide = divide = DivideSession(session, self)
        self.player = divide.moves
        self._waiting = self._sampled = False
        self.node_selection = NodeSelection(divide.search, self)
        self.trail, self.setup, self.strategy = DivideTrail(divide), DivideSetup(divide), DivideStrategy(divide)
        self.board = DivideBoard(divide, self.node_selection, self.setup.editing)
        self.phases = DividePhases(divide)
        self.open_list = OpenPane(divide.search, self.node_selection)
        self.closed_list = ClosedPane(divide.search, self.node_selection)
        self.pseudocode = PseudocodePane(divide.shown, divide.search)
        self.inspector = InspectorPane(divide.shown, divide.search, self.node_selection)
        self.tree = TreePane(divide.shown, divide.search, self.node_selection)
        self.costs, self.chart = DivideCosts(divide), DivideChart(divide)
        self.banner, self.counters = DivideBanner(divide), DivideCounters(divide)
        self.narration = Narration(divide.moves, self._narrate)
        self.tabs = self._make_tabs(self.closed_list, self.tree, self.pseudocode, self.inspector, self.chart)
        self._arrival, self._search_arrival = PendingSeek(divide.moves, self), PendingSeek(divide.search, self)
        self._step_to_reach: int | None = None
        self._sample: int | None = None
        self._phase_to_predict: int | None = None
        self._lay_out()
        self._connect()

    def enter(self) -> bool:
        """Enter the search of the current phase; within a search, show the moves that it found."""
        if self.divide.inside is None:
            self.divide.enter()
            return self.divide.inside is not None
        self.divide.search.watch_moves()
        return self.divide.search.moves > 0

    def leave(self) -> bool:
        """Deselect the node selected in a list, or return to the phases."""
        if self.node_selection.record is not None:
            self.node_selection.clear()
            return True
        return self.handle_backspace()

    def handle_backspace(self) -> bool:
        inside = self.divide.inside is not None
        self.divide.leave()
        return inside

    def predict(self) -> None:
        """Have the search of the current phase predicted in Explore; an unfinished phase is searched first."""
        divide, course = self.divide, self.divide.course
        if course is None or not course.begun_phases:
            self.message_reported.emit(text("predict-no-phase"))
            return
        index = divide.moves.phase if divide.inside is None else divide.inside
        if index < course.done:
            self._predict_phase(index)
        elif course.finished:
            self.message_reported.emit(text("predict-no-phase"))
        else:
            self._phase_to_predict = index
            self.message_reported.emit(text("predict-phase-first"))
            divide.advance(lambda: sys.maxsize if course.done <= index else 0)

    @property
    def unpredictable(self) -> str:
        """Why there is nothing to predict: there always is something."""
        return ""

    def _predict_phase(self, index: int) -> None:
        course = self.divide.course
        assert course is not None
        phase, columns = course.phases[index], self.divide.session.start_board.columns
        self.divide.player.pause()
        self.predicted.emit(phase_run(phase), phase_name(index + 1, phase.subgoal, columns))

    def _predict_searched(self, busy: bool) -> None:
        """Predict the phase that was searched for this purpose."""
        index, course = self._phase_to_predict, self.divide.course
        if not busy and index is not None:
            self._phase_to_predict = None
            if course is not None and index < course.done and self.isVisible():
                self._predict_phase(index)

    @property
    def history(self) -> History:
        """The history of the boards."""
        return self.setup.editing.history

    @property
    def panes(self) -> Mapping[str, QWidget]:
        return {
            "setup": self.setup,
            "strategy": self.strategy,
            "board": self.board,
            "phases": self.phases,
            "open": self.open_list,
            "closed": self.closed_list,
            "costs": self.costs,
            "chart": self.chart,
            "tree": self.tree,
            "pseudocode": self.pseudocode,
            "inspector": self.inspector,
            "narration": self.narration,
        }

    def scene(self) -> Scene:
        """Return the boards, the strategy, the move, and within a search the step."""
        divide, session = self.divide, self.divide.session
        scene: Scene = {
            "run": str(RunLine(session.start_board, session.goal_board, step=divide.moves.t)),
            "strategy": str(divide.strategy),
        }
        if divide.inside is not None:
            scene |= {"inside": True, "step": divide.search.t}
        return scene

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return a function that solves the board of `scene` and seeks its move or step. Raises Fault."""
        line, strategy = read_line(scene), Strategy.parse(read(scene, "strategy", str, str(self.divide.strategy)))
        inside, step = read(scene, "inside", bool, False), read_index(scene, "step")
        if line is not None and line.board is None:
            raise Fault("cli-line-without-board")

        def show() -> None:
            self.divide.leave()
            if line is not None:
                set_subject(self.divide.session, line)
            self.divide.set_strategy(strategy)
            self.divide.set_watched(True)
            self._step_to_reach = step if inside else None
            if line is not None and line.step is not None:
                self._arrival.go_to(line.step)
            self._enter_when_reached()

        return show

    def _enter_when_reached(self) -> None:
        """Enter the search that a scene shows, once the scene's move is reached."""
        if self._step_to_reach is None or self._arrival.waits or self.divide.course is None:
            return
        step, self._step_to_reach = self._step_to_reach, None
        self.divide.enter()
        if self.divide.inside is not None:
            self._search_arrival.go_to(step)

    def show_sample(self, step: int | None) -> None:
        """Scramble a board and seek a move of its solution."""
        goal = goal_board(LAST, *SAMPLE_SHAPE)
        self.divide.session.set_boards(scramble(*SAMPLE_SHAPE, SAMPLE_SEED, goal), goal)
        self._sample, self._sampled = step, True
        self.divide.solve()

    def settled(self) -> bool:
        """Return whether the sample is shown and everything is drawn."""
        course = self.divide.course
        if self.divide.busy or self.player.playing or (self._sampled and course is None):
            return False
        if not self._sampled or course is None:
            return super().settled()
        moves, _ = course.costs(SAMPLE_PHASE)
        middle = course.first_move(SAMPLE_PHASE) + moves // 2
        self.player.seek(middle if self._sample is None else self._sample)
        return super().settled()

    def stop(self) -> None:
        self.divide.cancel()

    def close_down(self) -> None:
        self.banner.close_down()
        self.tree.stop()
        self.divide.close()

    def share_room(self, room: int) -> None:
        """Share a width of this many pixels; if it is too narrow, OPEN is above the tabs."""
        super().share_room(room)
        if room < pixels(MIN_WIDTH_BESIDE):
            self.lists.setOrientation(Qt.Orientation.Vertical)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_columns()

    def showEvent(self, event: QShowEvent) -> None:
        """Start solving the board; the charts are created when first needed."""
        super().showEvent(event)
        self.costs.load()
        self.chart.load()
        self.divide.set_watched(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.divide.set_watched(False)

    def lay_out(self, number: int) -> None:
        """Apply one of `layouts`, with OPEN beside the tabs. In Projector mode the settings are at the top edge."""
        self.lists.setOrientation(Qt.Orientation.Horizontal)
        projected = number == 0 and theme().projector
        rows = self.edge_controls if projected else self._left
        for place, part in enumerate((self.setup, self.strategy)):
            rows.layout().insertWidget(place, part)  # type: ignore[union-attr]
        self._place_open(projected)
        self._level_sizes.projected = projected
        self._phases_frame.setVisible(not (projected and self._level_sizes.inside))
        self.board.set_projected(projected)
        super().lay_out(number)

    def restore_splitters(self, settings: Settings) -> None:
        super().restore_splitters(settings)
        self._level_sizes.apply(restored=not settings.layout(self._key("right")).isEmpty())

    def store_layout(self, settings: Settings) -> None:
        super().store_layout(settings)
        self._level_sizes.note_stored()

    def _key(self, splitter: str) -> str:
        inside = splitter == "right" and self._level_sizes.inside
        return f"{super()._key(splitter)}-inside" if inside else super()._key(splitter)

    def _place_open(self, projected: bool) -> None:
        """Put OPEN beside the tabs, or in Projector mode among them: the tree and the code need the width."""
        if projected is not self._open_frame.isHidden():
            self._open_frame.setVisible(not projected)
            self.tabs.setUsesScrollButtons(projected)
            move_into_tabs(self.open_list, self.tabs, self._open_frame, text("open-title") if projected else None)

    def _make_tabs(self, *panes: QWidget) -> QTabWidget:
        tabs = QTabWidget(self)
        tabs.setTabBar(TabRow(tabs))
        tabs.setDocumentMode(True)
        tabs.setUsesScrollButtons(False)
        for pane in panes:
            tabs.addTab(pane, "")
        return tabs

    def retranslate(self) -> None:
        for place, key in enumerate(TABS):
            self.tabs.setTabText(place, text(key))
        self.tabs.setTabText(self.tabs.indexOf(self.open_list), text("open-title"))

    def _lay_out(self) -> None:
        self.edge_controls = QWidget(self)
        hbox(parent=self.edge_controls, margins=0, spacing=0)
        board = QWidget(self)
        board.setLayout(over(self.board, self.setup.entry.fault))
        left = self._left = framed(self.setup, self.strategy, board)
        self._open_frame = framed(self.open_list)
        self.lists = self.splitter("lists", Qt.Orientation.Horizontal, self._open_frame, framed(self.tabs))
        self.lists.hide()
        self.costs.setMinimumHeight(MIN_CHART_HEIGHT)
        MinLines(self.costs, 0)
        self._phases_frame, self._costs_frame = framed(self.phases), framed(self.costs)
        rows = (self._phases_frame, self.lists, self._costs_frame)
        right = self.splitter("right", Qt.Orientation.Vertical, *rows, stretch=(2, 3, 2))
        self._level_sizes = LevelSizes(right)
        columns = self.splitter("columns", Qt.Orientation.Horizontal, left, right, stretch=(1, 2))
        row = NarrationRow(self.narration, self.banner, lines=2)
        vbox(self.trail, (PaneArea(columns), 1), row, parent=self, margins=0, spacing=0)

    def _connect(self) -> None:
        divide = self.divide
        divide.level_changed.connect(self._show_level)
        divide.moves.moved.connect(self._enter_when_reached)
        divide.busy_changed.connect(self.busy_changed)
        divide.busy_changed.connect(self._predict_searched)
        for signal in (divide.busy_changed, divide.progressed, divide.run_changed):
            signal.connect(self._note_waiting)
        translated(self.tabs.tabBar(), accessibleName="lists-name")
        on_language_change(self.retranslate)
        for table in (self.open_list.table, self.closed_list.table):
            table.copied.connect(self._report_copied)
        self.phases.copying.copied.connect(lambda rows: self._report_copied(rows, rows))

    def _hide_columns(self) -> None:
        """Hide columns if two lists side by side have no room for all of them."""
        narrow = self._splitters["right"].width() < pixels(FULL_LISTS_WIDTH)
        for nodes in (self.open_list, self.closed_list):
            nodes.table.set_compact(narrow)
            nodes.setMinimumWidth(pixels(MIN_LIST_WIDTH))

    def _show_level(self) -> None:
        """Show the panes and the player of the current level."""
        inside = self.divide.inside is not None
        self.player = self.divide.player
        if self.lists.isHidden() is inside:
            self._resize_rows(inside)
        self._hide_columns()
        self.narration.show_player(self.player, None if inside else self._narrate)
        self.player_changed.emit(self.player)

    def _resize_rows(self, inside: bool) -> None:
        self._level_sizes.enter(inside)
        self.lists.setVisible(inside)
        self._costs_frame.setVisible(not inside)
        self._phases_frame.setVisible(not (inside and self._level_sizes.projected))  # the line above names the phase
        self._level_sizes.apply()

    def _note_waiting(self) -> None:
        """Say when the run begins or ends to wait for its kernels."""
        run = self.divide.run
        waiting = self.divide.busy and run is not None and run.waiting
        if waiting is not self._waiting:
            self._waiting = waiting
            self.narration.request()

    def _narrate(self) -> tuple[str, ...]:
        course, moves = self.divide.course, self.divide.moves
        if self._waiting:
            return (text("divide-compiling"),)
        return () if course is None else narration(course, moves.t, moves.phase)

    def _report_copied(self, rows: int, selected: int) -> None:
        self.message_reported.emit(text("nodes-copied", count=rows, selected=number(selected)))
