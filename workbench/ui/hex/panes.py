"""The panes of the Hex bench, and their layout."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabWidget, QWidget

from workbench.formats import scene_keys
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import on_theme_change, pixels, theme
from workbench.ui.bench.bench import framed
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.controls.list_choice import ListChoice
from workbench.ui.controls.tab_row import TabRow
from workbench.ui.hex.game.banner import HexBanner
from workbench.ui.hex.game.board_pane import HexBoardPane
from workbench.ui.hex.game.counters import HexCounters
from workbench.ui.hex.game.files import HexFiles
from workbench.ui.hex.game.moves import HexMovesPane
from workbench.ui.hex.game.samples import first_game
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import narration
from workbench.ui.hex.predict_round import HexRound
from workbench.ui.hex.search.analysis import HexAnalysisPane
from workbench.ui.hex.search.analysis_job import HexAnalysisJob
from workbench.ui.hex.search.code import HexCode
from workbench.ui.hex.search.engine import HexEngine
from workbench.ui.hex.search.evaluation_chart import HexChart
from workbench.ui.hex.search.players import HexPlayers
from workbench.ui.hex.search.search import HexSearchPane
from workbench.ui.hex.search.search_chart import HexSearchChart
from workbench.ui.hex.search.search_tree import HexSearchTreePane
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.ui.player.narration import Narration
from workbench.ui.player.narration_row import NarrationRow
from workbench.ui.predict.predicting_bench import PredictingBench
from workbench.ui.predict.strip import PredictStrip

BOARD_WIDTH = 760
"""The width of the board in pixels in a window of the default size."""
NARRATION_LINES = 2
"""Lines of the narration in Projector mode: it tells a move in one, and a search in two."""
MIN_TABS = 217
"""The minimum width of the tabs in Projector mode, in pixels at the standard text size."""


class HexPanes(PredictingBench):
    """The panes and models of the Hex bench.

    Attributes: hex, the model; tabs, on the right, and tab_choice, which replaces their titles in Projector mode; and
    the panes: board, players, moves, analysis, search, chart, tree, search_chart, code, banner, narration.
    analysis_job, which analyses the position, and engine, which searches it. steps: the player of a search; it is the
    bench's player while the tree, chart or pseudocode of the search is the current tab.
    """

    banner: HexBanner
    round: HexRound
    layouts = (
        {"columns": (BOARD_WIDTH, 1280 - BOARD_WIDTH)},
        {"columns": (520, 760)},
        {"columns": (880, 400)},
        {"columns": (640, 640)},
    )
    projected = MappingProxyType({"columns": (850, 430)})

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hex = session = HexSession(first_game(), self)
        self.player = session.player
        self.analysis_job, self.engine = HexAnalysisJob(session, self), HexEngine(session, self)
        self.board, self.players = HexBoardPane(session), HexPlayers(session, self.engine, settings)
        self.chart, self.files = HexChart(session), HexFiles(session, self)
        self.moves, self.banner = HexMovesPane(session), HexBanner(session)
        self.analysis, self.search = HexAnalysisPane(self.analysis_job), HexSearchPane(session, self.engine)
        self.analysis.below.addWidget(self.search, 1)
        self.analysis.offer_fills(("heat", "solved"))
        self.steps = GameSearchPlayer(self)
        self.tree, self.code = HexSearchTreePane(self.steps), HexCode(session, self.steps)
        self.search_chart = HexSearchChart(self.steps)
        self.tabs = QTabWidget(self)
        self.tabs.setTabBar(TabRow(self.tabs))
        self.narration = Narration(session.player, self._narrate, projected=NARRATION_LINES)
        self.narration.may_cover(self.code.code.set_cover)
        self.counters = HexCounters(session)
        self.round = HexRound(session, self.engine, self.steps, self)
        self._projected = False
        self._lay_out()
        on_theme_change(self._fit_tabs)

    @property
    def panes(self) -> Mapping[str, QWidget]:
        """The panes by name."""
        tabs = (self.moves, self.analysis, self.chart, self.tree, self.search_chart, self.code)
        others = {"board": self.board, "players": self.players, "search": self.search, "narration": self.narration}
        return others | dict(zip(scene_keys.TABS["hex"], tabs, strict=True))

    # Internal

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        for pane in (self.moves, self.analysis, self.chart, self.tree, self.search_chart, self.code):
            self.tabs.addTab(pane, "")
        self.edge_controls, self.tab_choice = QWidget(self), ListChoice(self.tabs)
        self._edge_rows = hbox(margins=0), hbox((self.tab_choice, 0), margins=(8, 0, 8, 0))
        vbox(*self._edge_rows, parent=self.edge_controls, margins=0, spacing=0)
        self.tabs.currentChanged.connect(lambda _place: self._offer_code())
        self._right, self._players_frame = QWidget(self), framed(self.players)
        vbox(self._players_frame, (framed(self.tabs), 1), parent=self._right, margins=0, spacing=4)
        columns = self.splitter("columns", Qt.Orientation.Horizontal, framed(self.board), self._right, stretch=(3, 2))
        row = NarrationRow(self.narration, self.banner)
        self.prediction = PredictStrip(self.round, row, self)
        vbox((PaneArea(columns), 1), row, self.prediction, parent=self, margins=0, spacing=0)

    def lay_out(self, number: int) -> None:
        """Apply one of `layouts`. In Projector mode all controls are at the top edge of the window."""
        projected = number == 0 and theme().projector
        upper, lower = self._edge_rows
        self.players.arrange(in_line=projected)
        self.tabs.tabBar().setVisible(not projected)
        if projected:
            upper.addWidget(self._players_frame)
            lower.insertWidget(0, self.players.pace)
            lower.insertWidget(1, self.board.bar, 1)
            lower.addWidget(self.code.top)
        else:
            for part, home in ((self._players_frame, self._right), (self.board.bar, self.board)):
                home.layout().insertWidget(0, part)  # type: ignore[union-attr]
            self.code.put_back_top()
        self._projected = projected
        self._offer_code()
        self._fit_tabs()
        super().lay_out(number)

    def _offer_code(self) -> None:
        """Offer the choice of the pseudocode at the top edge only while the pseudocode is in front."""
        self.code.top.setVisible(not self._projected or self.tabs.currentWidget() is self.code)

    def _fit_tabs(self) -> None:
        self.tabs.setMinimumWidth(pixels(MIN_TABS) if self._projected else 0)

    def _narrate(self) -> tuple[str, ...]:
        return narration(self.hex)
