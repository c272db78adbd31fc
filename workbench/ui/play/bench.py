"""The Play bench: a large board to play on, with hints, a chart and statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from workbench.formats.play_file import PlayStore, WonGame, game_from_values, game_values
from workbench.formats.run_line import RunLine
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.tiles.puzzle.solvability import is_solvable
from workbench.ui.base.history import History
from workbench.ui.base.layouts import vbox
from workbench.ui.base.projected_font import projected_font
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import LARGE, on_theme_change, pixels, theme
from workbench.ui.bench.bench import Bench, Scene, framed
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.bench.scene_reading import read_line
from workbench.ui.controls.popup_panel import PopupPanel
from workbench.ui.controls.tab_row import TabRow
from workbench.ui.controls.vertical_scroll_area import LargeTextScrollArea
from workbench.ui.play.banner import PlayBanner
from workbench.ui.play.board_pane import PlayBoardPane
from workbench.ui.play.chart import PlayChart
from workbench.ui.play.counters import PlayCounters
from workbench.ui.play.keys import PLAY_KEYS
from workbench.ui.play.new_game import PlayNewGame
from workbench.ui.play.panel import PlayPanel
from workbench.ui.play.records import FIRST_BOARD
from workbench.ui.play.session import PlaySession
from workbench.ui.play.statistics import PlayStatistics
from workbench.ui.play.texts import narration
from workbench.ui.player.narration import Narration
from workbench.ui.player.narration_row import NarrationRow
from workbench.ui.runs.board_document import BoardPair
from workbench.ui.runs.session import Session
from workbench.ui.states.board_view import BoardKeys
from workbench.wording import number, text

IMAGES = (".png", ".jpg", ".jpeg", ".svg", ".webp", ".bmp", ".gif")
FRAME = 6
"""The height in pixels of the upper and the lower edges of the counters."""
EDGE_COLUMNS = 4
"""The buttons in a row at the top edge of the window in Projector mode."""
MIN_TABS = 130
"""The minimum height of the chart and the tables, in pixels, with large text in a small window."""
SAMPLE_MOVES = "drlruldlu"


class PlayBench(Bench):
    """Attributes: play, the model; new_game; tabs, on the right; and the panes: board, panel, chart, statistics,
    banner, narration.

    Signals: `explore_requested` when the board should be opened in Explore.
    """

    name = "play"
    predicts = "predict-tip-play"
    banner: PlayBanner
    layouts = (
        {"columns": (860, 420)},
        {"columns": (760, 520)},
        {"columns": (960, 320)},
        {"columns": (640, 640)},
    )
    projected = MappingProxyType({"columns": (800, 480)})

    explore_requested = Signal()

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._explored = session
        store = PlayStore.of_user() if settings.stored else PlayStore()
        self.play = play = PlaySession(store, session.databases, self)
        self.player = play.player
        self.board, self.panel = PlayBoardPane(play), PlayPanel(play, settings)
        self.chart, self.statistics = PlayChart(play), PlayStatistics(play)
        self.banner, self.counters = PlayBanner(play), PlayCounters(play)
        self.narration = Narration(play.player, lambda: narration(play))
        self.new_game, self.tabs = PlayNewGame(), QTabWidget(self)
        self._new_panel = PopupPanel(self.new_game, self)
        self._watched_window: QWidget | None = None
        self._lay_out()
        self._connect()
        self._show_appearance()
        translated(self.tabs.tabBar(), accessibleName="play-tabs")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for index, (label, tip) in enumerate(
            ((text("play-chart-tab"), text("play-chart")), (text("play-games"), text("play-games-about")))
        ):
            self.tabs.setTabText(index, label)
            self.tabs.setTabToolTip(index, tip)

    def load(self) -> None:
        """Create the chart and report an unreadable saved game."""
        self.chart.load()
        self.play.records.complain()

    def enter(self) -> bool:
        """Continue the game from the current board of the solution."""
        watching = self.play.solution is not None
        self.play.play_on()
        return watching

    def leave(self) -> bool:
        """Return from the solution to the game, or resume a paused game."""
        if self.play.solution is not None:
            self.play.leave_solution()
        elif self.play.paused:
            self.play.set_paused(False)
        else:
            return False
        return True

    def handle_backspace(self) -> bool:
        undone = self.play.solution is None and self.play.game.at > 0
        if undone:
            self.play.undo()
        return undone

    @property
    def history(self) -> History:
        return self.play.history

    @property
    def panes(self) -> Mapping[str, QWidget]:
        return {
            "board": self.board,
            "counters": self.panel,
            "chart": self.chart,
            "results": self.statistics,
            "narration": self.narration,
        }

    def scene(self) -> Scene:
        """Return the current game."""
        saved = self.play.saved
        return {"run": str(RunLine(saved.start, saved.goal)), **game_values(saved)}

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return a function that opens the game that `scene` describes. Raises Fault."""
        line = read_line(scene)
        if not scene:
            return lambda: None
        start, goal = (self.play.game.start, self.play.game.goal) if line is None else (line.board, line.goal)
        if start is None or goal is None:
            raise Fault("cli-line-without-board")
        game = game_from_values(start, goal, scene)
        return lambda: self.play.open(game)

    def show_sample(self, step: int | None) -> None:
        """Show a game of the first board with some moves made; without `step`, also the chart and a hint."""
        named = find(FIRST_BOARD)
        self.play.begin(named.board, named.goal)
        for move in SAMPLE_MOVES if step is None else SAMPLE_MOVES[:step]:
            self.play.make(move)
        if step is None:
            self.chart.show_now()
            self.play.ask_hint()

    def settled(self) -> bool:
        """Return whether everything requested has been computed and drawn."""
        advice = self.play.advice
        return (
            not (advice.busy or advice.searching_optimum or advice.measuring or self.player.playing)
            and super().settled()
        )

    def stop(self) -> None:
        self.play.stop()

    def close_down(self) -> None:
        """Stop all background work at once."""
        self.play.close()
        self.panel.stop_ticking()
        self.new_game.close_down()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_panel()

    def showEvent(self, event: QShowEvent) -> None:
        """Resume the stopwatch."""
        super().showEvent(event)
        if self._watched_window is None:
            self._watched_window = self.window()
            self._watched_window.installEventFilter(self)
        self._update_visibility()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the stopwatch."""
        super().hideEvent(event)
        self._update_visibility()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the visibility when the window is hidden, minimized or shown again, and whether a dialog blocks it."""
        if watched is self.panel:
            if event.type() == QEvent.Type.LayoutRequest:
                self._fit_panel()
            return False
        if event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
            self.play.set_covered(event.type() == QEvent.Type.WindowBlocked)
        if event.type() in (QEvent.Type.WindowStateChange, QEvent.Type.Hide, QEvent.Type.Show):
            self._update_visibility()
        return super().eventFilter(watched, event)

    @property
    def boards(self) -> BoardPair:
        """The boards of the game."""
        return BoardPair(self.play.game.start, self.play.game.goal)

    def use_boards(self, boards: BoardPair) -> None:
        """Start a game with other boards. Raises Fault if they are equal or the start is unsolvable."""
        if boards.start == boards.goal or not is_solvable(boards.start, boards.goal):
            raise Fault("play-unsolvable")
        self._begin(boards.start, boards.goal)

    def open_own_file(self, name: str) -> bool:
        """Use a picture for the tiles; return False if the file is not a picture."""
        if not name.lower().endswith(IMAGES):
            return False
        self.panel.appearance.use_picture(name)
        return True

    def _lay_out(self) -> None:
        self.setFocusProxy(self.board.view)
        self.edge_controls = QWidget(self)
        vbox(parent=self.edge_controls, margins=(12, 0, 12, 0))
        self.tabs.setTabBar(TabRow(self.tabs))
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.chart, "")
        self.tabs.addTab(self.statistics, "")
        right = self.splitter(
            "right", Qt.Orientation.Vertical, framed(LargeTextScrollArea(self.panel)), framed(self.tabs), stretch=(0, 1)
        )
        on_theme_change(self._restyle)
        self.panel.installEventFilter(self)
        columns = self.splitter("columns", Qt.Orientation.Horizontal, framed(self.board), right, stretch=(2, 1))
        vbox((PaneArea(columns), 1), NarrationRow(self.narration, self.banner), parent=self, margins=0, spacing=0)

    def lay_out(self, number: int) -> None:
        """Apply one of `layouts`. In Projector mode the buttons are at the top edge of the window."""
        projected = number == 0 and theme().projector
        home = self.edge_controls if projected else self.panel
        home.layout().addWidget(self.panel.controls)  # type: ignore[union-attr]
        self.panel.arrange_controls(EDGE_COLUMNS if projected else 2)
        self._fit_panel()
        super().lay_out(number)

    def restore_splitters(self, settings: Settings) -> None:
        """Apply the stored sizes; the counters' is of this window's text, which need not be as large as it was."""
        super().restore_splitters(settings)
        self._fit_panel()

    def _restyle(self) -> None:
        usual = pixels(MIN_TABS) if theme().scale > LARGE else MIN_TABS
        self.tabs.setMinimumHeight(0 if theme().large else usual)
        self.tabs.setFont(projected_font())
        self._fit_panel()

    def _fit_panel(self) -> None:
        """Give the counters no more than their height while the buttons are elsewhere."""
        if not self.panel.isAncestorOf(self.panel.controls):
            rows, splitter = self.panel.layout(), self._splitters["right"]
            assert rows is not None
            rows.activate()
            height = rows.totalSizeHint().height() + FRAME
            splitter.setSizes((height, max(splitter.height() - splitter.handleWidth() - height, 1)))

    @Slot()
    def _share_optimum(self) -> None:
        """Share the optimum of the game, or a lower bound on it, with the other benches."""
        advice, optima = self.play.advice, self._explored.optima
        known, moves = advice.optimum, optima.moves(advice.start, advice.goal)
        least = optima.least_moves(advice.start, advice.goal)
        if known.exact:
            optima.learn_moves(advice.start, advice.goal, known.moves)
        elif moves is not None:
            advice.learn_optimum(moves)
        elif least > known.moves:
            advice.learn_least(least)
        else:
            optima.learn_least(advice.start, advice.goal, known.moves)

    def _connect(self) -> None:
        play, panel = self.play, self.panel
        play.message_reported.connect(self.message_reported)
        play.busy_changed.connect(self.busy_changed)
        for signal in (play.changed, play.opened, play.knowledge_changed):
            signal.connect(self.narration.request)
        for signal in (play.opened, play.knowledge_changed, self._explored.optima.changed):
            signal.connect(self._share_optimum)
        panel.new_requested.connect(self.choose_new)
        panel.explore_requested.connect(self._explore)
        panel.appearance.changed.connect(self._show_appearance)
        self.banner.new_requested.connect(self.choose_new)
        self.banner.chart_requested.connect(lambda: self.tabs.setCurrentWidget(self.chart))
        self.tabs.currentChanged.connect(lambda _place: self._offer_chart())
        self._offer_chart()
        self.new_game.chosen.connect(self._begin)
        self._new_panel.closed.connect(lambda: self.play.set_covered(False))
        self.new_game.explored_requested.connect(self._begin_explored)
        self.statistics.chosen.connect(self._play_again)
        self.statistics.copied.connect(
            lambda rows: self.message_reported.emit(text("nodes-copied", count=rows, selected=number(rows)))
        )
        slots: dict[str, Callable[[], object]] = {
            "new": self.choose_new,
            "reset": play.reset,
            "hint": play.ask_hint,
            "solve": play.solve,
            "pause": lambda: play.set_paused(not play.paused),
            "explore": self._explore,
        }
        for command in PLAY_KEYS:
            for key in command.keys:
                where = Qt.ShortcutContext.WidgetWithChildrenShortcut
                QShortcut(QKeySequence(key), self, slots[command.name], context=where)

    def _offer_chart(self) -> None:
        self.banner.offer_chart(self.tabs.currentWidget() is not self.chart)

    def _update_visibility(self) -> None:
        """Report the game's visibility, so that the stopwatch runs only while the game is visible."""
        self.play.set_game_visible(self.isVisible() and not self.window().isMinimized())

    # Another game

    def choose_new(self) -> None:
        """Show the choices of a new game."""
        shape = self.play.game.start.shape
        self.new_game.rows.setValue(shape[0])
        self.new_game.columns.setValue(shape[1])
        self.new_game.propose()
        self.play.set_covered(True)
        self._new_panel.open_beside(self.panel.buttons["new"])

    def _begin(self, start: Board, goal: Board) -> None:
        self._new_panel.hide()
        self.play.begin(start, goal)
        self.board.view.setFocus()

    def _begin_explored(self) -> None:
        start, goal = self._explored.start_board, self._explored.goal_board
        if start == goal or not is_solvable(start, goal):
            self.new_game.fault.show_fault(Fault("play-unsolvable"))
            return
        self._begin(start, goal)

    def _play_again(self, played: WonGame) -> None:
        self._begin(played.start, played.goal)

    def _explore(self) -> None:
        self._explored.bring(self.play.board, self.play.game.goal)
        self.explore_requested.emit()

    def _show_appearance(self) -> None:
        appearance = self.panel.appearance
        self.board.set_image(appearance.image, appearance.numbered.isChecked())
        self.board.view.set_keys(BoardKeys.TILE if appearance.tile_wise.isChecked() else BoardKeys.BLANK)
        self.board.pace = appearance.pace
