"""The Hex bench: play a game, review it, and see which moves are good and why."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import permutations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from workbench.hex.board import name as cell_name
from workbench.search.problem.messages import Fault
from workbench.ui.base.history import History
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.throttle import Throttle
from workbench.ui.bench.bench import Scene
from workbench.ui.hex.game.games import HexGames
from workbench.ui.hex.marking import HexMarking
from workbench.ui.hex.panes import HexPanes
from workbench.ui.hex.scene import HexScenes
from workbench.ui.hex.search.search_tree_model import MAX_CHILDREN, MIN_CHILDREN
from workbench.wording import number, say, text

MIN_INTERVAL = 0.2
"""The minimum interval in seconds between two steps of a running search that are shown."""


class HexBench(HexPanes):
    """The Hex bench. Attributes, besides its panes: new_game, the dialog for a new game; samples, a menu of games."""

    name = "hex"
    predicts = "predict-tip-hex"
    _blocked = False
    """Whether a dialog blocks the window."""
    _picking = False
    """Whether a click on the board picks a cell."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        players = self.players
        self._games = HexGames(self.hex, self.board, settings, players.options, players.with_programs, self)
        self.new_game, self.samples = self._games.new_game, self._games.samples
        self.show_sample_game = self._games.show_sample
        self._unpredictable = self.unpredictable
        self._marking, self._scenes = HexMarking(self), HexScenes(self)
        self._following = Throttle(self._show_recording, MIN_INTERVAL, self)
        self._sample: int | None = None
        self._keeps = settings.stored
        self._connect()
        self.files.used.connect(lambda name: settings.add_recent_file("hex", name))
        translated(self.tabs.tabBar(), accessibleName="hex-tabs")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for place, (title, tip) in enumerate(
            (
                (text("hex-moves"), ""),
                (text("hex-analysis"), ""),
                (text("hex-chart"), text("hex-chart-tip")),
                (text("hex-tab-tree"), text("hex-search-tree")),
                (text("hex-tab-chart"), text("hex-course")),
                (text("hex-tab-code"), text("hex-code")),
            )
        ):
            self.tabs.setTabText(place, title)
            self.tabs.setTabToolTip(place, tip)

    def load(self) -> None:
        """Load the charts' libraries, and the game of the last time."""
        self.chart.load()
        self.search_chart.load()
        if self._keeps:
            try:
                self._scenes.restore_kept()
            except Fault as fault:
                self.message_reported.emit(say(fault))

    def restore_layout(self, settings: Settings) -> None:
        """Restore the layout, and the number of best moves in the tree."""
        super().restore_layout(settings)
        self.tree.most.choose(f"{min(max(settings.tree_children, MIN_CHILDREN), MAX_CHILDREN)}")

    def store_layout(self, settings: Settings) -> None:
        """Save the layout, and the number of best moves in the tree."""
        super().store_layout(settings)
        settings.tree_children = int(self.tree.most.choice)

    def open_file(self) -> bool:
        self.files.open()
        return True

    def save_file(self) -> bool:
        self.files.save()
        return True

    def leave(self) -> bool:
        """Leave Predict, the set-up mode, or a variation."""
        if self.prediction.leave():
            return True
        if self.hex.setting is not None:
            self.hex.end_setting(keep=False)
        elif self.hex.document.exploring:
            self.hex.back_to_game()
        else:
            return False
        return True

    @property
    def history(self) -> History:
        """The history of the game, or of the position that is being set up."""
        return self.hex.history

    def scene(self) -> Scene:
        """Return the scene: the game, the current node, the players, the view, and the search."""
        return self._scenes.scene()

    def read_scene(self, scene: Scene) -> Callable[[], None]:
        """Return a function that shows `scene`. Raises Fault."""
        return self._scenes.read(scene)

    def pick_cells(self, on: bool) -> None:
        """Emit `cell_picked` for a click on the board, instead of playing there."""
        if on is not self._picking:
            self._picking = on
            clicked = self.board.view.cell_clicked
            clicked.disconnect(self.hex.click if on else self._pick)
            clicked.connect(self._pick if on else self.hex.click)

    def _pick(self, cell: int) -> None:
        self.cell_picked.emit(cell_name(self.hex.board.size, cell))

    def show_sample(self, step: int | None) -> None:
        """Show a move of the first game."""
        self._sample = step

    def settled(self) -> bool:
        """Return whether the sample is shown and everything is drawn."""
        if self._sample is not None:
            self.hex.player.seek(self._sample)
        busy = self.analysis_job.busy or self.engine.busy or self.files.busy or self._scenes.waits
        return not busy and super().settled()

    def stop(self) -> None:
        """Stop thinking; engines wait until they are asked to move."""
        self.engine.pause()

    def close_down(self) -> None:
        """Keep the game, and stop all activity at once."""
        if self._keeps:
            with suppress(Fault):  # the window is being closed
                self._scenes.keep()
        for player in (self.hex.player, self.steps, self.code.check):
            player.pause()
        self.analysis_job.stop()
        self.engine.stop()
        self.round.close_down()
        self.chart.stop()
        self.files.stop()
        self._run_clock()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self.analysis_job.set_watched(True)
        self.engine.set_watched(True)
        self._run_clock()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.window().removeEventFilter(self)
        self.analysis_job.set_watched(False)
        self.engine.set_watched(False)
        self._run_clock()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop the clock while a dialog blocks the window."""
        if event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
            self._blocked = event.type() == QEvent.Type.WindowBlocked
            self._run_clock()
        return super().eventFilter(watched, event)

    # Internal

    def _connect(self) -> None:
        session = self.hex
        session.changed.connect(self._changed)
        session.held_changed.connect(self._run_clock)
        session.opened.connect(self._reset_clock)
        for player, other in permutations((session.player, self.steps, self.code.check), 2):
            player.speed_changed.connect(other.set_speed)
        self.tabs.currentChanged.connect(self._switch_player)
        self.code.face.chosen.connect(self._switch_player)
        for pages in (self.tree.search_pages, self.search_chart.search_pages):
            pages.start_button.clicked.connect(self.search.start_button.click)
        self.engine.changed.connect(self._follow_search)
        self.engine.busy_changed.connect(self.busy_changed)
        self.engine.changed.connect(lambda: self.board.show_thinking(self.players.thinking))
        self.engine.busy_changed.connect(self.board.refresh)
        self.engine.busy_changed.connect(self._show_recording)
        self.prediction.message_reported.connect(self.message_reported)
        self.round.ended.connect(self.message_reported)
        self.round.picked.connect(self.prediction.question.line.setFocus)  # so that Enter answers
        self.round.changed.connect(self._hide_spoilers)
        for changed in (self.round.changed, session.changed, self.engine.changed):
            changed.connect(self._report_predictable)
        self.banner.new_requested.connect(self._games.choose_new)
        self.files.message_reported.connect(self.message_reported)
        self.moves.copying.copied.connect(
            lambda rows: self.message_reported.emit(text("nodes-copied", count=rows, selected=number(rows)))
        )

    def _report_predictable(self) -> None:
        if self.unpredictable != self._unpredictable:
            self._unpredictable = self.unpredictable
            self.predictable_changed.emit()

    def _hide_spoilers(self) -> None:
        """While a question is shown, show the tab it is about, and hide the tabs that reveal more."""
        playing, search_tabs = self.round.playing, (self.tree, self.search_chart, self.code)
        self.analysis_job.set_results_hidden(playing)
        self.board.view.set_preview_stone(self.hex.hand)
        if playing and not self._on_search_tab:
            self.tabs.setCurrentWidget(self.tree)
        for place in range(self.tabs.count()):
            self.tabs.setTabVisible(place, not playing or self.tabs.widget(place) in search_tabs)
        for part in (self._players_frame, self.players.pace):
            part.setVisible(self.round.away)

    def _changed(self) -> None:
        self.history_changed.emit()
        self.narration.request()
        self._run_clock()

    @property
    def _on_search_tab(self) -> bool:
        return self.tabs.currentWidget() in (self.tree, self.search_chart, self.code)

    def _switch_player(self) -> None:
        """Play the search while its tree, chart or code is the current tab, or the check for a win; else the game."""
        on_search_tab = self._on_search_tab
        checking = self.tabs.currentWidget() is self.code and self.code.checking
        player = self.code.check if checking else self.steps if on_search_tab else self.hex.player
        narrate = self.code.narration if checking else self._narrate_search if on_search_tab else self._narrate
        if player is not self.player:
            self.player.pause()
            self.player = player
            self._show_recording()
            self.narration.show_player(player, narrate)
            self.player_changed.emit(player)
        self._marking.mark()

    def _narrate_search(self) -> tuple[str, ...]:
        """Say what the step of the search does, and if it is the one for the move just made, which move that is."""
        searched, sentences = self.engine.searched, self.tree.narration()
        if searched is None or self.steps.moment is None or searched.thought.board == self.hex.board:
            return sentences
        return text("hex-search-for-move", number=len(self.hex.game.moves)), *sentences

    def _follow_search(self) -> None:
        """Show another recording at once; the last step of a running search, which changes often, now and then."""
        if self.engine.thinking and self.engine.recording is self.steps.recording:
            self._following.request()
        else:
            self._show_recording()

    def _show_recording(self) -> None:
        """Show the recording up to its current length, with the same step in all panes."""
        recording = self.engine.recording
        if recording is not self.steps.recording:
            self._marking.discard_line()
        self.steps.show_recording(recording)
        for pane in (self.tree.search_pages, self.search_chart.search_pages, self.code):
            pane.set_search_expected(self.engine.awaited)
        views: tuple[QWidget, ...] = self.narration, self.tree, self.search_chart, self.code
        for view in views:
            for throttle in view.findChildren(Throttle):
                throttle.flush()

    def _run_clock(self) -> None:
        """Run the clock for the side to move while the main line is live and visible and a move has been made here."""
        session, game, document = self.hex, self.hex.game, self.hex.document
        running = self.isVisible() and not game.over and document.at_end and session.setting is None
        running = running and session.clock.awake and bool(game.moves) and not session.player.playing
        running = running and not (self._blocked or session.paused)
        session.clock.follow(game, document.spent, document.tree.time, running)

    def _reset_clock(self) -> None:
        """Reset the clock for another game."""
        self.hex.clock.reset()
        self._run_clock()
