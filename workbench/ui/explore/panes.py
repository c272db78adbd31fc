"""The panes of the Explore bench and their layouts: at a desk, in a lecture, beside a lesson."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QTabWidget, QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels, theme
from workbench.ui.bench.bench import framed
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.list_choice import ListChoice
from workbench.ui.controls.tab_row import TabRow, move_into_tabs
from workbench.ui.controls.vertical_scroll_area import LargeTextScrollArea, VerticalScrollArea
from workbench.ui.explore.board.pane import BoardPane
from workbench.ui.explore.board.state_pane import StatePane
from workbench.ui.explore.bookmarks import Bookmarks
from workbench.ui.explore.chart.pane import ChartPane
from workbench.ui.explore.concealing import Concealing
from workbench.ui.explore.counters import Counters
from workbench.ui.explore.drawing.map_editing import MapEditing
from workbench.ui.explore.drawing.tools import MapTools
from workbench.ui.explore.moments_pane import MomentsPane
from workbench.ui.explore.predict_round import SearchRound
from workbench.ui.explore.result_banner import ResultBanner
from workbench.ui.explore.runs_pane import RunsPane
from workbench.ui.explore.search_line import SearchLine
from workbench.ui.explore.search_pane import SearchPane
from workbench.ui.explore.space_pane import SpacePane
from workbench.ui.inspector.pane import InspectorPane
from workbench.ui.nodes.closed_pane import ClosedPane
from workbench.ui.nodes.open_pane import OpenPane
from workbench.ui.player.breakpoints import Breakpoints
from workbench.ui.player.narration import Narration
from workbench.ui.player.narration_row import NarrationRow
from workbench.ui.player.pending_seek import PendingSeek
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.predict.predicting_bench import PredictingBench
from workbench.ui.predict.round import RoundPhase
from workbench.ui.predict.strip import PredictStrip
from workbench.ui.runs.engine_change import EngineChange
from workbench.ui.runs.pseudocode_pane import PseudocodePane
from workbench.ui.runs.run_again import RunAgain
from workbench.ui.runs.session import Session
from workbench.ui.trees.tree_pane import GRAPH, STEP, TREE, TreePane
from workbench.wording import text

LECTURE_LAYOUT = 1
"""Index of the layout for a lecture in `layouts`."""
_LAYOUT_KEY = "layout"
"""Settings key of the chosen layout."""
_FORMS_KEY = "pseudocode-forms"
"""Settings key of the chosen forms of the pseudocode."""
SINGLE_VIEW_SIZES = MappingProxyType({"columns": (0, 600, 420), "right": (200, 310)})
"""Sizes in a lecture that shows a map or a single board."""
LINE_WIDTH = 210
"""Pixels at the standard text size: the width of the line with the settings at the top edge in Projector mode."""
MIN_SETTINGS = 64
"""Pixels. The minimum height of the settings at a desk, which can be scrolled: algorithm and heuristic are seen."""
MIN_WIDTH_BESIDE = 540
"""Pixels. A narrower lecture layout has no room for a board beside the tree, which shows the same board."""

MIN_WIDTH_ALL_TABS = 900
"""Pixels. In a narrower layout the tabs can be scrolled."""

MIN_LISTS = 85
"""Pixels. The height of the lists in Projector mode does not depend on their contents, so that nothing moves."""

HIDEABLE = ("board", "search", "chart", "open", "closed", "pseudocode", "inspector", "runs", "moments")
"""The panes that can be hidden."""

NARRATION_LINES = 4.5
"""Lines of the narration in Projector mode: four in larger type."""

CAPTION_LINES = 3
"""Lines of the caption under a board that is narrower than usual."""


class ExplorePanes(PredictingBench):
    """Attributes: session, node_selection, and the panes: board, search, tree, stage, chart, open_list, closed_list,
    runs, pseudocode, inspector, moments, banner, narration; lists, the tabs under OPEN. For a lecture: line,
    large_board. map_editing, map_tools: for maps that are drawn. round, prediction: predictions about the search.
    concealing: what a question of a lesson hides.
    breakpoints, bookmarks: the steps at which the player stops, and the marked ones. engine_change moves the runs to
    the compiled engine. pending_seek goes to a step that the search has not yet reached. layout_number, the index of
    the layout in `layouts`.
    """

    breakpoints: Breakpoints
    node_selection: NodeSelection
    banner: ResultBanner
    layouts = (
        {"columns": (300, 600, 380), "left": (445, 175), "centre": (420, 200), "right": (330, 290)},
        {"columns": (0, 940, 340), "scene": (310, 630), "centre": (350, 270)},
        {"columns": (280, 400, 600), "left": (400, 220), "centre": (420, 200), "right": (400, 220)},
        {"columns": (280, 720, 280), "left": (400, 220), "centre": (520, 100), "right": (330, 290)},
    )

    projected = MappingProxyType({"columns": (0, 1000, 0), "scene": (34, 66), "centre": (55, 45)})

    def __init__(self, parent: QWidget | None = None, settings: Settings | None = None) -> None:
        super().__init__(parent)
        self.session, self.player = Session(self), Player(self)
        self.engine_change = EngineChange(self.session, self)
        self.pending_seek = PendingSeek(self.player, self)
        self.node_selection = NodeSelection(self.player, self)
        session, player, node_selection = self.session, self.player, self.node_selection
        self._lecture = self._projected = self._too_narrow = False
        self.hidden = frozenset[str]()
        self._list_before: QWidget | None = None  # in front at the desk
        self._list_projected: QWidget | None = None  # in front in Projector mode, when it was left
        self.layout_number = 0
        self.board = BoardPane(session, player, node_selection, settings)
        self.figures = (self.board.editor.card, self.board.editor.badge)
        self.search = SearchPane(session)
        self.setup_parts = (self.search,)
        self.line = SearchLine(session)
        self.stage, self.chart = StatePane(session, player, node_selection), ChartPane(session, player)
        self.map_editing = MapEditing(session, player, self)
        self.map_tools = MapTools(session, self.map_editing, self.stage.map, lambda: self.stage.map_problem, self)
        self.stage.put_tools(self.map_tools, lambda: self.map_editing.waits)
        for signal in (self.map_editing.changed, self.map_editing.dragging):
            signal.connect(lambda *_: self.stage.set_edited(self.map_editing.draws))
        self.large_board = StatePane(session, player, node_selection)
        self.large_board.caption.set_lines(CAPTION_LINES)
        self.space = SpacePane(session, player, node_selection)
        self.tree = TreePane(session, player, node_selection, self.stage, self.space)
        self.open_list = OpenPane(player, node_selection, lambda: session.configuration.entry.recording.stores_open)
        self.closed_list = ClosedPane(player, node_selection)
        self.runs = RunsPane(session)
        self.pseudocode = PseudocodePane(session, player)
        self.run_again = RunAgain(session, player, self)
        self.pseudocode.again.toggled.connect(lambda on: setattr(self.run_again, "enabled", on))
        self.run_again.saved.connect(self.pseudocode.refresh_if_visible)
        self.inspector = InspectorPane(session, player, node_selection)
        self.breakpoints = breakpoints = Breakpoints(self)
        self.banner = ResultBanner(session, player, breakpoints)
        self._banner_frame = QWidget(self)
        self.bookmarks = Bookmarks(session, player, breakpoints.history, self)
        self.round = SearchRound(session, player, node_selection, self)
        self.concealing = Concealing(session, player, self.pending_seek, self)
        self.moments = MomentsPane(player, node_selection, self.breakpoints, self.bookmarks)
        self.narration = Narration(
            player,
            note=lambda: self.bookmarks.notes.get(self.bookmarks.here, ""),
            projected=NARRATION_LINES,
            reason=lambda: None if session.current is None else session.current.run.reason,
        )
        self.narration.may_cover(self.pseudocode.code.set_cover)
        self.counters = Counters(session, player)
        self.lists = QTabWidget(self)
        self.edge_controls, self.list_choice = QWidget(self), ListChoice(self.lists)
        self._edge_rows = FlowLayout(below=0)
        vbox(self._edge_rows, parent=self.edge_controls, margins=0)
        self._lay_out()
        self.round.changed.connect(self._update_for_round)
        for stage in (self.stage, self.large_board):
            self.board.editor.inversions.toggled.connect(stage.set_inversions)
        self.line.button.toggled.connect(self._show_settings)
        self.tree.faces.chosen.connect(self._update_face)
        self.lists.currentChanged.connect(self._update_tabs)

    @property
    def panes(self) -> Mapping[str, QWidget]:
        """The panes by name."""
        large = self.large_board if self._shows_board_beside() else self.tree
        return {
            "board": large if self._lecture else self.board,
            "search": self.line if self._lecture else self.search,
            "tree": self.tree,
            "chart": self.chart,
            "open": self.open_list,
            "closed": self.closed_list,
            "pseudocode": self.pseudocode,
            "inspector": self.inspector,
            "runs": self.runs,
            "moments": self.moments,
            "narration": self.narration,
        }

    def lay_out(self, number: int) -> None:
        """Apply one of `layouts`. In Projector mode the first two differ in what is under the tree: code or OPEN."""
        before, self.layout_number = self.layout_number, number
        projected = number in (0, LECTURE_LAYOUT) and theme().projector
        entered = projected and not self._projected
        if self._projected and not projected:
            self._list_projected = self.lists.currentWidget()
        self._set_lecture(number == LECTURE_LAYOUT or projected)
        self._set_projected(projected)
        if projected and number != before:
            self.lists.setCurrentWidget(self.open_list if number == LECTURE_LAYOUT else self.pseudocode)
            if self.lists.isAncestorOf(QApplication.focusWidget() or self):
                self.setFocus()  # a list that was not chosen must not take the keys of the player
        if entered and self._list_projected is not None:
            self.lists.setCurrentWidget(self._list_projected)
        super().lay_out(0 if projected else number)
        self._share_single_view()

    def restore_layout(self, settings: Settings) -> None:
        """Apply the stored layout, or the default one."""
        stored = bytes(settings.layout(self._key(_LAYOUT_KEY)).data()).decode("ascii", "replace")
        is_valid = stored.isdecimal() and int(stored) < len(self.layouts)
        self._too_narrow = False
        self.lay_out(int(stored) if is_valid else 0)
        self._set_compact(False)
        self.restore_splitters(settings)
        self.pseudocode.chosen_forms = bytes(settings.layout(_FORMS_KEY).data()).decode("ascii", "replace")

    def store_layout(self, settings: Settings) -> None:
        """Store the layout."""
        super().store_layout(settings)
        settings.set_layout(self._key(_LAYOUT_KEY), QByteArray(str(self.layout_number).encode()))
        settings.set_layout(_FORMS_KEY, QByteArray(self.pseudocode.chosen_forms.encode()))

    def share_room(self, room: int) -> None:
        """Lay the panes out in `room` pixels: as in the current layout, or as in a lecture if it needs more."""
        self._too_narrow = room < pixels(MIN_WIDTH_BESIDE)
        self._lay_out_exactly(self.layout_number)
        self._area.updateGeometry()  # at once: its panes tell it later
        if not self._lecture and self.minimumSizeHint().width() > room:  # now that its panes have their sizes
            self._lay_out_exactly(LECTURE_LAYOUT)
        self._set_compact(True)

    def _set_compact(self, compact: bool) -> None:
        self.open_list.table.set_compact(compact or self._lecture)
        self.closed_list.table.set_compact(compact)

    # Private

    def _lay_out(self) -> None:
        self._settings_area = VerticalScrollArea(self.search, least=MIN_SETTINGS)
        self._settings_area.setFrameShape(QFrame.Shape.StyledPanel)
        self._board_frame = framed(LargeTextScrollArea(self.board))
        left = self._left = self.splitter("left", Qt.Orientation.Vertical, self._board_frame, self._settings_area)
        self._beside_frame, self._tree_frame = framed(self.line, self.large_board), framed(self.tree)
        self._chart_frame = framed(self.chart)
        scene = self.splitter("scene", Qt.Orientation.Horizontal, self._beside_frame, self._tree_frame)
        centre = self._centre = self.splitter("centre", Qt.Orientation.Vertical, scene, self._chart_frame)
        self.lists.setTabBar(TabRow(self.lists))
        self.lists.setDocumentMode(True)
        self.lists.setUsesScrollButtons(False)
        for tab in (self.closed_list, self.pseudocode, self.inspector, self.runs, self.moments):
            self.lists.addTab(tab, "")
        self._open_frame, self._tabs_frame = framed(self.open_list), framed(self.lists)
        right = self._right = self.splitter("right", Qt.Orientation.Vertical, self._open_frame, self._tabs_frame)
        columns = self.splitter("columns", Qt.Orientation.Horizontal, left, centre, right, stretch=(0, 1, 0))
        vbox(self.banner, parent=self._banner_frame, margins=0)
        row = NarrationRow(self.narration, self.banner, self._banner_frame, lines=3)
        self.prediction = PredictStrip(self.round, row, self)
        self.prediction.room_taken.connect(left.set_taken)  # the board keeps its size
        self._area = PaneArea(columns)
        vbox((self._area, 1), row, self.prediction, parent=self, margins=0, spacing=0)
        self._beside_frame.hide()

    def _set_lecture(self, on: bool) -> None:
        """Switch between the layout for a lecture and the one for a desk.

        In a lecture the settings shrink to a line, the board is beside the tree, the chart moves into a tab to make
        room for the tabs, and OPEN has a column to itself. A map, or a single board, has the full height, and the tabs
        are under OPEN.
        """
        self.line.button.setChecked(False)
        self._left.setVisible(not on)
        if on is not self._lecture:
            self._lecture = on
            self._place_chart()
            self.open_list.table.set_compact(on)
            if on:
                self._list_before = self.lists.currentWidget()
                self.lists.setCurrentWidget(self.pseudocode)
            elif self._list_before is not None and self.lists.currentWidget() is self.pseudocode:
                self.lists.setCurrentWidget(self._list_before)
        self._update_hidden()
        self._update_beside()

    def hide_panes(self, names: Collection[str]) -> None:
        """Hide panes of HIDEABLE, and show the others."""
        self.hidden = frozenset(names)
        self._update_hidden()
        self._update_beside()

    def _update_hidden(self) -> None:
        frames = self._board_frame, self._settings_area, self._chart_frame, self._open_frame
        shown = True, True, not self._lecture, not self._projected
        for name, frame, visible in zip(HIDEABLE, frames, shown, strict=False):
            frame.setVisible(visible and name not in self.hidden)
        tabs = self.closed_list, self.pseudocode, self.inspector, self.runs, self.moments
        for name, tab in zip(HIDEABLE[len(frames) :], tabs, strict=True):
            self.lists.setTabVisible(self.lists.indexOf(tab), name not in self.hidden)
        self._update_tabs()

    def _update_tabs(self) -> None:
        """Hide the tabs if all are hidden; in Projector mode the code below a tree gives its room to a prediction."""
        below = self._projected and self.tree.faces.choice != STEP
        given = below and not self.round.away and self.lists.currentWidget() is self.pseudocode
        self._tabs_frame.setVisible(not given and not self.hidden.issuperset(HIDEABLE[4:]))

    def _set_projected(self, on: bool) -> None:
        """Switch to the view of Projector mode: the top edge of the window offers the tabs and all rows of controls."""
        if on is self._projected:
            return
        self._projected = on
        self._update_hidden()
        self._tabs_frame.setMinimumHeight(pixels(MIN_LISTS) if on else 0)
        self.tree.legend.set_in_row(on)
        self.line.setMinimumWidth(round(LINE_WIDTH * theme().size) if on else 0)
        self.lists.tabBar().setVisible(not on)
        self.closed_list.title.setVisible(on)
        for pane in (self.large_board, self.stage):
            pane.set_projected(on)
        self._splitters["columns"].setStretchFactor(2, int(on))  # a map keeps its part of the width
        move_into_tabs(self.open_list, self.lists, self._open_frame, text("open-title") if on else None)
        if on:
            for row in (self.line, self.tree.row, self.list_choice, self.pseudocode.top, self.tree.legend):
                self._edge_rows.addWidget(row)
        else:
            self.tree.put_back_controls()
            self.pseudocode.put_back_top()
        self._update_beside()

    def _show_settings(self, on: bool) -> None:
        """In a lecture, show the board and the settings; in Projector mode in the place of the tree, or of OPEN."""
        self._left.setVisible(on)
        self._update_beside()

    def _place_chart(self) -> None:
        """Put the chart into a tab in a lecture, otherwise under the tree."""
        move_into_tabs(self.chart, self.lists, self._chart_frame, text("chart-tab") if self._lecture else None)

    def _update_beside(self) -> None:
        """In a lecture, show the board beside the tree if there is room for it."""
        beside, single = self._shows_board_beside(), self.tree.faces.choice == STEP
        set_up = self._projected and self.line.button.isChecked()
        place = self._beside_frame if beside else self._tree_frame
        if not self._projected:
            place.layout().insertWidget(0, self.line)  # type: ignore[union-attr]
        self.line.setVisible(self._lecture)
        self.tree.legend.setVisible(not self._projected or self.tree.faces.choice in (TREE, GRAPH))
        self._beside_frame.setVisible(beside)
        self._tree_frame.setVisible(not (set_up and beside))
        self.lists.setMinimumWidth(int(set_up))  # pages behind the first need no room beside the settings
        self._update_tab_scrolling()
        beneath = self._lecture and not single and (self._projected or self.round.away)
        self._right.setVisible(not (set_up or (self._projected and beneath) or self.hidden.issuperset(HIDEABLE[3:])))
        self.pseudocode.set_values_beside(self._projected and beneath and not set_up)
        if self._tabs_frame.parentWidget() is not (column := self._centre if beneath else self._right):
            column.insertWidget(1, self._tabs_frame)
        self._update_tabs()

    def _update_for_round(self) -> None:
        """During a prediction round, hide the result and disable the settings, which would end the round.

        In a lecture the tabs are under OPEN during a round.
        """
        away = self.round.away
        self.search.setEnabled(self.round.phase in (RoundPhase.AWAY, RoundPhase.SETUP))
        if self._banner_frame.isHidden() is away:
            self._banner_frame.setVisible(away)
            self._update_face()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tab_scrolling()

    def _update_tab_scrolling(self) -> None:
        place = self.parentWidget()
        while place is not None and not isinstance(place, QScrollArea):
            place = place.parentWidget()
        room = self.width() if place is None else place.width()
        self.lists.tabBar().setVisible(not self._projected)
        narrow_tabs = self._projected or (self._lecture and (not self.round.away or self.tree.faces.choice == STEP))
        self.lists.setUsesScrollButtons(
            narrow_tabs or room < pixels(MIN_WIDTH_BESIDE if self._lecture else MIN_WIDTH_ALL_TABS)
        )
        self.lists.updateGeometry()  # at once: the layout may be shared right after this

    def _shows_board_beside(self) -> bool:
        """Return whether the board is beside the tree. It is not if the step face already shows it."""
        return self._lecture and not self._too_narrow and self.tree.faces.choice != STEP

    def _update_face(self) -> None:
        self._update_beside()
        self._update_tabs()
        if self._lecture:
            was_exact, self._exact = self._exact, self.isVisible()
            super().lay_out(self.layout_number)
            self._share_single_view()
            self._exact = was_exact

    def _share_single_view(self) -> None:
        """In a lecture, share the room between a map or a single board and the lists beside it."""
        if self._lecture and self.tree.faces.choice == STEP:
            self._share(SINGLE_VIEW_SIZES)
