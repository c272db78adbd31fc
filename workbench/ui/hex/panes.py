"""The panes of the Hex bench, and their layout."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabWidget, QWidget

from workbench.formats import scene_keys
from workbench.ui.base.layouts import vbox
from workbench.ui.base.settings import Settings
from workbench.ui.bench.bench import Bench, framed
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
from workbench.ui.hex.search.search_player import GameSearchPlayer
from workbench.ui.hex.search.search_tree import HexSearchTreePane
from workbench.ui.player.narration import Narration
from workbench.ui.predict.strip import PredictStrip

BOARD_WIDTH = 760
"""The width of the board in pixels in a window of the default size."""


class HexPanes(Bench):
    """The panes and models of the Hex bench.

    Attributes: hex, the model; tabs, on the right; and the panes: board, players, moves, analysis, search, chart, tree,
    search_chart, code, banner, narration. analysis_job, which analyses the position, and engine, which searches it.
    steps: the player of a search; it is the bench's player while the tree, chart or pseudocode of the search is the
    current tab. round, prediction: the questions about a search.
    """

    layouts = (
        {"columns": (BOARD_WIDTH, 1280 - BOARD_WIDTH)},
        {"columns": (520, 760)},
        {"columns": (880, 400)},
        {"columns": (640, 640)},
    )
    projected = MappingProxyType({"columns": (BOARD_WIDTH, 1280 - BOARD_WIDTH)})

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
        self.tabs.setUsesScrollButtons(False)  # so they request space for all of their names
        self.narration, self.counters = Narration(session.player, self._narrate), HexCounters(session)
        self.round = HexRound(session, self.engine, self.steps, self)
        self.prediction = PredictStrip(self.round, self)
        self._lay_out()

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
        right = QWidget(self)
        self._players_frame = framed(self.players)
        vbox(self._players_frame, (framed(self.tabs), 1), parent=right, margins=0, spacing=4)
        columns = self.splitter("columns", Qt.Orientation.Horizontal, framed(self.board), right, stretch=(3, 2))
        vbox((columns, 1), self.prediction, self.banner, self.narration, parent=self, margins=0, spacing=0)

    def _narrate(self) -> tuple[str, ...]:
        return narration(self.hex)
