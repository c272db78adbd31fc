"""The panes of the Explore bench and their layouts: at a desk, in a lecture, beside a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixels, theme
from workbench.ui.bench.bench import Bench, framed
from workbench.ui.controls.tab_row import TabRow
from workbench.ui.controls.vertical_scroll_area import VerticalScrollArea
from workbench.ui.explore.board.pane import BoardPane
from workbench.ui.explore.board.state_pane import StatePane
from workbench.ui.explore.bookmarks import Bookmarks
from workbench.ui.explore.chart.pane import ChartPane
from workbench.ui.explore.counters import Counters
from workbench.ui.explore.inspector.pane import InspectorPane
from workbench.ui.explore.moments_pane import MomentsPane
from workbench.ui.explore.predict_round import SearchRound
from workbench.ui.explore.pseudocode_pane import PseudocodePane
from workbench.ui.explore.result_banner import ResultBanner
from workbench.ui.explore.runs_pane import RunsPane
from workbench.ui.explore.search_line import SearchLine
from workbench.ui.explore.search_pane import SearchPane
from workbench.ui.explore.tree_pane import STEP, TreePane
from workbench.ui.nodes.closed_pane import ClosedPane
from workbench.ui.nodes.open_pane import OpenPane
from workbench.ui.player.breakpoints import Breakpoints
from workbench.ui.player.narration import Narration
from workbench.ui.player.pending_seek import PendingSeek
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.predict.strip import PredictStrip
from workbench.ui.runs.engine_change import EngineChange
from workbench.ui.runs.session import Session
from workbench.wording import text

LECTURE_LAYOUT = 1
"""Index of the layout for a lecture in `layouts`."""
_LAYOUT_KEY = "layout"
"""Settings key of the chosen layout."""

_FORMS_KEY = "pseudocode-forms"
"""Settings key of the chosen forms of the pseudocode."""

SINGLE_VIEW_SIZES = MappingProxyType({"columns": (0, 600, 420), "right": (200, 310)})
"""Sizes in a lecture that shows a map or a single board."""

MIN_WIDTH_BESIDE = 540
"""Pixels. A narrower lecture layout has no room for a board beside the tree, which shows the same board."""

MIN_WIDTH_ALL_TABS = 900
"""Pixels. In a narrower layout the tabs can be scrolled."""

CAPTION_LINES = 3
"""Lines of the caption under a board that is narrower than usual."""


class ExplorePanes(Bench):
    """Attributes: session, node_selection, and the panes: board, search, tree, stage, chart, open_list, closed_list,
    runs, pseudocode, inspector, moments, banner, narration; lists, the tabs under OPEN. For a lecture: line,
    large_board. round, prediction: predictions about the search. breakpoints, bookmarks: the steps at which the player
    stops, and the marked ones. engine_change moves the runs to the compiled engine. pending_seek goes to a step that
    the search has not yet reached. layout_number, the index of the layout in `layouts`.
    """

    breakpoints: Breakpoints
    node_selection: NodeSelection
    layouts = (
        {"columns": (300, 600, 380), "left": (445, 175), "centre": (420, 200), "right": (330, 290)},
        {"columns": (0, 940, 340), "scene": (310, 630), "centre": (350, 270)},
        {"columns": (280, 400, 600), "left": (400, 220), "centre": (420, 200), "right": (400, 220)},
        {"columns": (280, 720, 280), "left": (400, 220), "centre": (520, 100), "right": (330, 290)},
    )

    projected = MappingProxyType({"columns": (0, 690, 330), "scene": (280, 410), "centre": (280, 250)})

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.player = Session(self), Player(self)
        self.engine_change = EngineChange(self.session, self)
        self.pending_seek = PendingSeek(self.player, self)
        self.node_selection = NodeSelection(self.player, self)
        session, player, node_selection = self.session, self.player, self.node_selection
        self._lecture = self._too_narrow = False
        self.layout_number = 0
        self.board, self.search = BoardPane(session, player, node_selection), SearchPane(session)
        self.line = SearchLine(session)
        self.stage, self.chart = StatePane(session, player, node_selection), ChartPane(session, player)
        self.large_board = StatePane(session, player, node_selection)
        self.large_board.caption.set_lines(CAPTION_LINES)
        self.tree = TreePane(session, player, node_selection, self.stage)
        self.open_list, self.closed_list = OpenPane(player, node_selection), ClosedPane(player, node_selection)
        self.runs = RunsPane(session)
        self.pseudocode = PseudocodePane(session, player)
        self.inspector = InspectorPane(session, player, node_selection)
        self.banner = ResultBanner(session, player)
        self._banner_frame = QWidget(self)
        self.breakpoints = breakpoints = Breakpoints(self)
        self.bookmarks = Bookmarks(session, player, breakpoints.history, self)
        self.round = SearchRound(session, player, node_selection, self)
        self.prediction = PredictStrip(self.round, self)
        self.moments = MomentsPane(player, node_selection, self.breakpoints, self.bookmarks)
        self.narration = Narration(player, note=lambda: self.bookmarks.notes.get(player.t, ""))
        self.counters = Counters(session, player)
        self.lists = QTabWidget(self)
        self._lay_out()
        self.round.changed.connect(self._update_for_round)
        for stage in (self.stage, self.large_board):
            self.board.editor.inversions.toggled.connect(stage.set_inversions)
        self.line.button.toggled.connect(self._left.setVisible)
        self.tree.faces.chosen.connect(self._update_face)

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
        """Apply one of `layouts`. In Projector mode the default layout is the one for a lecture."""
        self.layout_number = number
        self._set_lecture(number == LECTURE_LAYOUT or (number == 0 and theme().projector))
        super().lay_out(number)
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
        wide = self._lecture or self.minimumSizeHint().width() <= room
        self._too_narrow = room < pixels(MIN_WIDTH_BESIDE)
        self._lay_out_exactly(self.layout_number if wide else LECTURE_LAYOUT)
        self._set_compact(True)

    def _set_compact(self, compact: bool) -> None:
        self.open_list.table.set_compact(compact or self._lecture)
        self.closed_list.table.set_compact(compact)

    # Private

    def _lay_out(self) -> None:
        self._settings_area = VerticalScrollArea(self.search)
        self._settings_area.setFrameShape(QFrame.Shape.StyledPanel)
        left = self._left = self.splitter("left", Qt.Orientation.Vertical, framed(self.board), self._settings_area)
        self._beside_frame, self._tree_frame = framed(self.line, self.large_board), framed(self.tree)
        self._chart_frame = framed(self.chart)
        scene = self.splitter("scene", Qt.Orientation.Horizontal, self._beside_frame, self._tree_frame)
        centre = self._centre = self.splitter("centre", Qt.Orientation.Vertical, scene, self._chart_frame)
        self.lists.setTabBar(TabRow(self.lists))
        self.lists.setDocumentMode(True)
        self.lists.setUsesScrollButtons(False)
        for tab in (self.closed_list, self.pseudocode, self.inspector, self.runs, self.moments):
            self.lists.addTab(tab, "")
        self._tabs_frame = framed(self.lists)
        right = self._right = self.splitter("right", Qt.Orientation.Vertical, framed(self.open_list), self._tabs_frame)
        columns = self.splitter("columns", Qt.Orientation.Horizontal, left, centre, right, stretch=(0, 1, 0))
        vbox(self.banner, parent=self._banner_frame, margins=0)
        vbox((columns, 1), self.prediction, self._banner_frame, self.narration, parent=self, margins=0, spacing=0)
        self._beside_frame.hide()

    def _set_lecture(self, on: bool) -> None:
        """Switch between the layout for a lecture and the one for a desk.

        In a lecture the settings shrink to a line, the board is beside the tree, the chart moves into a tab to make
        room for the tabs, and OPEN has a column to itself. A map, or a single board, has the full height, and the tabs
        are under OPEN.
        """
        self.line.button.setChecked(False)
        self._left.setVisible(not on)
        self._chart_frame.setVisible(not on)
        if on is not self._lecture:
            self._lecture = on
            self._place_chart()
            self.open_list.table.set_compact(on)
            if on:
                self.lists.setCurrentWidget(self.pseudocode)
        self._update_beside()

    def _place_chart(self) -> None:
        """Put the chart into a tab in a lecture, otherwise under the tree."""
        if self._lecture:
            self.lists.addTab(self.chart, text("chart-tab"))
        else:
            self.lists.removeTab(self.lists.indexOf(self.chart))
            self._chart_frame.layout().addWidget(self.chart)  # type: ignore[union-attr]
            self.chart.show()

    def _update_beside(self) -> None:
        """In a lecture, show the board beside the tree if there is room for it."""
        beside, single = self._shows_board_beside(), self.tree.faces.choice == STEP
        place = self._beside_frame if beside else self._tree_frame
        place.layout().insertWidget(0, self.line)  # type: ignore[union-attr]
        self.line.setVisible(self._lecture)
        self._beside_frame.setVisible(beside)
        self._update_tab_scrolling()
        column = self._centre if self._lecture and not single and self.round.away else self._right
        if self._tabs_frame.parentWidget() is not column:
            column.insertWidget(1, self._tabs_frame)

    def _update_for_round(self) -> None:
        """During a prediction round, hide the result and the settings, which would end the round.

        In a lecture the tabs are under OPEN during a round.
        """
        away = self.round.away
        self._settings_area.setVisible(not self.round.playing)
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
        narrow_tabs = self._lecture and not self.round.away
        self.lists.setUsesScrollButtons(
            narrow_tabs or room < pixels(MIN_WIDTH_BESIDE if self._lecture else MIN_WIDTH_ALL_TABS)
        )
        self.lists.updateGeometry()  # at once: the layout may be shared right after this

    def _shows_board_beside(self) -> bool:
        """Return whether the board is beside the tree. It is not if the step face already shows it."""
        return self._lecture and not self._too_narrow and self.tree.faces.choice != STEP

    def _update_face(self) -> None:
        self._update_beside()
        if self._lecture:
            was_exact, self._exact = self._exact, self.isVisible()
            super().lay_out(self.layout_number)
            self._share_single_view()
            self._exact = was_exact

    def _share_single_view(self) -> None:
        """In a lecture, share the room between a map or a single board and the lists beside it."""
        if self._lecture and self.tree.faces.choice == STEP:
            self._share(SINGLE_VIEW_SIZES)
