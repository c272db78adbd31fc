"""The Hex bench: a game to play, to go through, and to see what good moves are and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QSplitter, QTabWidget, QVBoxLayout, QWidget

from workbench.hex.rules import Rules
from workbench.hex.timing import TimeControl
from workbench.ui.benches.bench import Bench, Scene, framed
from workbench.ui.dropping import dropped_file, opened_elsewhere
from workbench.ui.hex_analyst import HexAnalyst
from workbench.ui.hex_engine import HexEngine
from workbench.ui.hex_files import HexFiles
from workbench.ui.hex_samples import SAMPLES, Sample, first_game, opened
from workbench.ui.hex_scene import TABS, HexScenes
from workbench.ui.hex_session import HexSession
from workbench.ui.hex_words import narration
from workbench.ui.models.hex_analysis import marked, solved_marks
from workbench.ui.models.hex_search_tree import FEWEST, MOST
from workbench.ui.models.hex_thought import thought_marks
from workbench.ui.retranslation import spoken
from workbench.ui.settings import Settings
from workbench.ui.thought_player import ThoughtPlayer
from workbench.ui.throttle import Throttle
from workbench.ui.views.hex_analysis import HexAnalysisPane
from workbench.ui.views.hex_banner import HexBanner
from workbench.ui.views.hex_board import HexBoardPane
from workbench.ui.views.hex_chart import HexChart
from workbench.ui.views.hex_code import HexCode
from workbench.ui.views.hex_counters import HexCounters
from workbench.ui.views.hex_moves import HexMovesPane
from workbench.ui.views.hex_players import HexPlayers
from workbench.ui.views.hex_search import HexSearchPane
from workbench.ui.views.hex_search_chart import HexSearchChart
from workbench.ui.views.hex_search_tree import HexSearchTreePane
from workbench.ui.views.narration import Narration
from workbench.ui.widgets.hex_new_game import HexNewGame
from workbench.ui.widgets.hex_picture import NO_MARKS
from workbench.ui.widgets.popup_panel import PopupPanel
from workbench.wording import number, text

LEAST = 0.2
"""Seconds from one drawing of what a search has found to the next at least."""
BOARD = 760
"""Pixels that the board is wide in a window of the usual size."""


class HexBench(Bench):
    """Attributes: hex, the model; new_game; tabs, at the right; and the panes: board, players, moves, analysis, search,
    chart, tree, search_chart, code, banner, narration. analyst, engine: what looks at the position, and what searches
    it. steps: the player of a search; it is the bench's while its tree, chart or pseudocode is in front.
    """

    name = "hex"
    layouts = (
        {"columns": (BOARD, 1280 - BOARD)},
        {"columns": (520, 760)},
        {"columns": (880, 400)},
        {"columns": (640, 640)},
    )
    projected = MappingProxyType({"columns": (BOARD, 1280 - BOARD)})

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.hex = session = HexSession(first_game(), self)
        self.player = session.player
        self.analyst, self.engine = HexAnalyst(session, self), HexEngine(session, self)
        self.board, self.players = HexBoardPane(session), HexPlayers(session, self.engine, settings)
        self.chart, self.files = HexChart(session), HexFiles(session, self)
        self.moves, self.banner = HexMovesPane(session), HexBanner(session)
        self.analysis, self.search = HexAnalysisPane(self.analyst), HexSearchPane(session, self.engine)
        self.analysis.below.addWidget(self.search, 1)
        self.analysis.offer_fills(("heat", "solved"))
        self.steps = ThoughtPlayer(self)
        self.tree, self.code = HexSearchTreePane(self.steps), HexCode(session, self.steps)
        self.search_chart = HexSearchChart(self.steps)
        self.tabs = QTabWidget(self)
        self.narration, self.counters = Narration(session.player, self._tell), HexCounters(session)
        self.new_game = HexNewGame(settings.hex_time)
        self._marking = Throttle(self._mark, LEAST, self)
        self.board.view.throttle = self._marking
        self._new_panel = PopupPanel(self.new_game, self)
        self.samples = QMenu(self)
        self._sample: int | None = None
        self._line: tuple[tuple[int, int], ...] = ()
        self._lay_out()
        self._connect()
        self._scenes = HexScenes(self)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.tabs.tabBar().setAccessibleName(text("hex-tabs"))
        for place, (told, tip) in enumerate(
            (
                (text("hex-moves"), ""),
                (text("hex-analysis"), ""),
                (text("hex-chart"), text("hex-chart-tip")),
                (text("hex-tab-tree"), text("hex-search-tree")),
                (text("hex-tab-chart"), text("hex-course")),
                (text("hex-tab-code"), text("hex-code")),
            )
        ):
            self.tabs.setTabText(place, told)
            self.tabs.setTabToolTip(place, tip)

    def load(self) -> None:
        """Load the charts."""
        self.chart.load()
        self.search_chart.load()

    def restore_layout(self, settings: Settings) -> None:
        """Take the layout that was kept, and of how many best moves the tree is to be drawn."""
        super().restore_layout(settings)
        self.tree.most.choose(f"{min(max(settings.tree_children, FEWEST), MOST)}")

    def keep_layout(self, settings: Settings) -> None:
        """Keep the layout, and how many best moves there are in the tree."""
        super().keep_layout(settings)
        settings.tree_children = int(self.tree.most.choice)

    def open_file(self) -> bool:
        """Ask for a game."""
        self.files.open()
        return True

    def save_file(self) -> bool:
        """Ask where the game is to be saved."""
        self.files.save()
        return True

    def leave(self) -> bool:
        """Leave the set-up mode, or a variation."""
        if self.hex.setting is not None:
            self.hex.end_setting(keep=False)
        elif self.hex.document.exploring:
            self.hex.back_to_game()
        else:
            return False
        return True

    @property
    def panes(self) -> Mapping[str, QWidget]:
        """Its parts by name."""
        tabs = (self.moves, self.analysis, self.chart, self.tree, self.search_chart, self.code)
        others = {"board": self.board, "players": self.players, "search": self.search, "narration": self.narration}
        return others | dict(zip(TABS, tabs, strict=True))

    def scene(self) -> Scene:
        """Return the game, the place in it, who plays, what is in view, and the search."""
        return self._scenes.scene()

    def show_scene(self, scene: Scene) -> None:
        """Show what `scene` describes. Raises Fault."""
        self._scenes.show(scene)

    def show_sample(self, step: int | None) -> None:
        """Stand at a move of the first game."""
        self._sample = step

    def settled(self) -> bool:
        """Tell whether the sample is there and everything drawn."""
        if self._sample is not None:
            self.hex.player.seek(self._sample)
        busy = self.analyst.busy or self.engine.busy or self.files.busy or self._scenes.waits
        return not busy and super().settled()

    def stop(self) -> None:
        """Leave off thinking; engines wait until they are asked."""
        self.engine.hold()

    def close_down(self) -> None:
        """End all that goes on, at once."""
        for player in (self.hex.player, self.steps):
            player.pause()
        self.analyst.stop()
        self.engine.stop()
        self.chart.stop()
        self.files.stop()
        self._run_clock()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the clock go on."""
        super().showEvent(event)
        self.analyst.set_watched(True)
        self.engine.set_watched(True)
        self._run_clock()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the clock."""
        super().hideEvent(event)
        self.analyst.set_watched(False)
        self.engine.set_watched(False)
        self._run_clock()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file."""
        if dropped_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Show the game in the file that is dropped."""
        event.acceptProposedAction()
        name = dropped_file(event.mimeData())
        if not name.endswith(".sgf") and opened_elsewhere(self, name):
            return
        self.files.open_file(name)

    # Within

    def _lay_out(self) -> None:
        self.setAcceptDrops(True)
        self.tabs.setDocumentMode(True)
        for pane in (self.moves, self.analysis, self.chart, self.tree, self.search_chart, self.code):
            self.tabs.addTab(pane, "")
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(framed(self.players))
        column.addWidget(framed(self.tabs), 1)
        columns = self.splitter("columns", QSplitter(Qt.Orientation.Horizontal))
        columns.addWidget(framed(self.board))
        columns.addWidget(right)
        for place, stretch in enumerate((3, 2)):
            columns.setStretchFactor(place, stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(columns, 1)
        layout.addWidget(self.banner)
        layout.addWidget(self.narration)

    def _connect(self) -> None:
        session = self.hex
        session.changed.connect(self._changed)
        session.opened.connect(self._rewind)
        self.analyst.changed.connect(self._mark)
        self.tabs.currentChanged.connect(self._turn)
        self.tree.line_chosen.connect(self._show_line)
        self.tree.wanted.connect(self.search.go.click)
        self.search_chart.wanted.connect(self.search.go.click)
        self.engine.changed.connect(self._marking.request)
        self.engine.changed.connect(self._take_recording)
        self.engine.busy_changed.connect(self.busy_changed)
        self.engine.busy_changed.connect(self.board.refresh)
        self.search.line_wanted.connect(self._mark)
        self.search.go.clicked.connect(self._fill_heat)
        self.board.view.cell_hovered.connect(self.analyst.point_at)
        self.board.new_wanted.connect(self._ask_new)
        self.board.samples_wanted.connect(self._offer_samples)
        self.banner.new_wanted.connect(self._ask_new)
        self.files.told.connect(self.told)
        self.new_game.wanted.connect(self._begin)
        self.moves.copying.copied.connect(
            lambda rows: self.told.emit(text("nodes-copied", count=rows, selected=number(rows)))
        )
        standard = QKeySequence.StandardKey
        for keys, slot in ((standard.Undo, session.undo), (standard.Redo, session.redo)):
            QShortcut(QKeySequence(keys), self, slot, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _changed(self) -> None:
        self.narration.request()
        self._run_clock()

    def _mark(self) -> None:
        """Mark on the board what is known of the position on show, but not while one only plays."""
        if self._inside:
            self.board.set_marks(replace(NO_MARKS, ghosts=self._line))
            return
        if self.tabs.currentWidget() is not self.analysis:
            self.board.set_marks(NO_MARKS)
            return
        analyst = self.analyst
        marks = marked(analyst.seen, analyst.shown, analyst.hover)
        marks = solved_marks(marks, analyst.solved, analyst.hover)
        heat, line = analyst.shown.fill == "heat", self.search.line.isChecked()
        self.board.set_marks(thought_marks(marks, self.engine.thought, heat, line))

    @property
    def _inside(self) -> bool:
        return self.tabs.currentWidget() in (self.tree, self.search_chart, self.code)

    def _turn(self) -> None:
        """Play the search while its tree, its chart or its code is in front, else the game."""
        inside = self._inside
        player = self.steps if inside else self.hex.player
        if player is not self.player:
            self.player.pause()
            self.player = player
            self._take_recording()
            self.narration.show_player(player, self.tree.narration if inside else self._tell)
            self.player_changed.emit(player)
        self._mark()

    def _take_recording(self) -> None:
        recording = self.engine.recording
        if recording is not self.steps.recording:
            self._line = ()
        self.steps.show_recording(recording)

    def _show_line(self, line: Sequence[tuple[int, int]]) -> None:
        """Show on the board how the node was got to that was chosen in the tree."""
        self._line = tuple(line)
        self._mark()

    def _fill_heat(self, on: bool) -> None:
        """Fill the cells with what the search finds, where they are filled with nothing."""
        if on and not self.analyst.shown.fill:
            self.analysis.choose_fill("heat")

    def _run_clock(self) -> None:
        """Count for the side to move while the game itself goes on, from a move made here, and can be seen."""
        session, game, document = self.hex, self.hex.game, self.hex.document
        going = self.isVisible() and not game.over and document.at_end and session.setting is None
        going = going and session.clock.awake and bool(game.moves) and not session.player.playing
        session.clock.follow(game, document.spent, document.tree.time, going)

    def _rewind(self) -> None:
        """Set the clock for another game."""
        self.hex.clock.reset()
        self._run_clock()

    def _tell(self) -> tuple[str, ...]:
        return narration(self.hex)

    def _ask_new(self) -> None:
        self.new_game.size_box.setValue(self.hex.board.size)
        self._new_panel.open_beside(self.board.tools["board"])

    def _offer_samples(self) -> None:
        """Show what there is to look at, under its button."""
        self.samples.clear()
        for sample in SAMPLES:
            self.samples.addAction(text(sample.title), partial(self.show_sample_game, sample))
        button = self.board.tools["list"]
        self.samples.popup(button.mapToGlobal(QPoint(0, button.height())))

    def show_sample_game(self, sample: Sample) -> None:
        """Show one of the games to look at."""
        self.hex.open(*opened(sample))
        self.board.view.setFocus()

    def _begin(self, rules: Rules, time: TimeControl | None) -> None:
        self._new_panel.hide()
        self._settings.hex_time = self.new_game.chosen_time
        self.hex.new_game(rules, time)
        self.board.view.setFocus()
