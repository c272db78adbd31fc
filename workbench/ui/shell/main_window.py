"""The window: benches, the one player below them, the status bar, the menus. Assembly only."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QTabBar, QWidget

from workbench.search.finding.conditions import Condition
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, retranslator, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import on_theme_change, theme
from workbench.ui.base.undoing import Undoing
from workbench.ui.bench.bench import Bench
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.controls.message_dialog import show_error
from workbench.ui.controls.picture_copying import PictureMenu
from workbench.ui.controls.reading_order import focus_next_control
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.player.player import Player
from workbench.ui.player.player_bar import PlayerBar
from workbench.ui.shell.bench_area import BenchArea
from workbench.ui.shell.bench_factory import BenchFactory
from workbench.ui.shell.board_files import BoardFiles
from workbench.ui.shell.choice_menus import ChoiceMenus
from workbench.ui.shell.closing import ask_before_closing
from workbench.ui.shell.command_handlers import (
    Handlers,
    bench_handlers,
    dialog_handlers,
    file_handlers,
    lesson_handlers,
    view_handlers,
)
from workbench.ui.shell.commands import Commands
from workbench.ui.shell.engine_preparation import EnginePreparation
from workbench.ui.shell.first_use_bar import FirstUseBar
from workbench.ui.shell.keys import ShortcutFilter
from workbench.ui.shell.opening import Opening
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.ui.shell.pane_focus import focus_next
from workbench.ui.shell.recent_files import RecentFiles
from workbench.ui.shell.session_files import SessionFiles
from workbench.ui.shell.stage import MARGINS, Stage
from workbench.ui.shell.trace_files import TraceFiles
from workbench.ui.shell.view_modes import ViewModes
from workbench.ui.shell.window_dialogs import WindowDialogs
from workbench.ui.shell.window_place import restore_place
from workbench.wording import say, text

if TYPE_CHECKING:
    from workbench.ui.divide.bench import DivideBench
    from workbench.ui.hex.bench import HexBench
    from workbench.ui.lessons.controller import LessonController
    from workbench.ui.shell.recovery import Recovery

WIDTH, HEIGHT = 1280, 800
LOAD_DELAY_MS = 20
"""Milliseconds after the first paint before the rest is loaded: a new size may make another paint necessary."""
MESSAGE_MS = 6000
"""Milliseconds for which a message stays in the status bar."""


class MainWindow(QMainWindow):
    """The main window.

    Attributes: explore, the first bench; stack, all benches; player_bar; first_use, the progress of building databases;
    commands and choices, the menus; modes, how the window is shown; stage, its content; own_code, the process of the
    user's own code; dialogs; files, sessions, traces and opening, which read and write files.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._bench_message = ""
        settings.failed = lambda fault: self.show_message(say(fault))
        self.own_code = OwnCodeGuard(self)
        self.explore = ExploreBench(self, settings)
        self._engine = EnginePreparation(self.explore.engine_change, self.explore.session.memory, self)
        self.stack = BenchStack(BenchFactory(self, settings, self._engine, self).entries, self)
        self._area, self._splitter = BenchArea(self.stack, self), PaneSplitter(Qt.Orientation.Horizontal, self)
        self._lessons: LessonController | None = None
        theme().set_shared(False)
        self._recovery: Recovery | None = None
        self.player_bar = PlayerBar(self.explore.player, self)
        self.modes = ViewModes(self.stack, settings, self)
        self.files = BoardFiles(self, self.explore.session, settings)
        self.files.map_saved.connect(self.explore.map_editing.note_saved)
        self.traces = TraceFiles(self, self.explore.session, settings)
        self.sessions = SessionFiles(self, self.modes, self.traces, settings, self)
        self.opening = Opening(self, self.files, self.sessions, self.traces, lambda: self.lessons, self)
        self.recent = RecentFiles(
            self, settings, self.opening.by_kind, self.opening.search_board, lambda message: show_error(self, message)
        )
        self.dialogs = WindowDialogs(self, self.player_bar, self.own_code, settings, self)
        self.commands = Commands(self, self._handlers())
        self.choices = ChoiceMenus(self.commands.menus["menu-view"])
        ShortcutFilter(self)
        actions = self.commands.actions
        self.undoing = Undoing(self, actions["undo"], actions["redo"], lambda: self.bench.history)
        self._assemble()
        self._connect()
        self._apply_settings()
        translated(self, windowTitle="window-title")
        on_language_change(self.retranslate)
        self._painted = self._closing = False
        self._load_timer = QTimer(self, singleShot=True)
        self._load_timer.timeout.connect(self.explore.load)

    @property
    def bench(self) -> Bench:
        """The bench that is shown."""
        return self.stack.bench

    @property
    def benches(self) -> list[str]:
        """The names of the benches, in the order of their tabs."""
        return self.stack.names

    @property
    def tabs(self) -> QTabBar:
        """The tabs of the benches."""
        return self.stack.tabs

    @property
    def _panes(self) -> list[QWidget]:
        """What F6 goes through, in the order of the eye."""
        lessons = [] if self._lessons is None else [self._lessons.panel]
        return [self.tabs, *self.bench.panes.values(), *lessons, self.player_bar]

    @property
    def divide(self) -> DivideBench:
        """The Divide-and-conquer bench, which is shown when first accessed."""
        bench = self.stack.made.get("divide") or self.stack.show_bench("divide")
        return cast("DivideBench", bench)

    @property
    def hex(self) -> HexBench:
        """The Hex bench, which is shown when first accessed."""
        return cast("HexBench", self.stack.made.get("hex") or self.stack.show_bench("hex"))

    @property
    def lessons(self) -> LessonController:
        """The lessons, in a panel beside the benches."""
        if self._lessons is None:
            from workbench.ui.lessons.controller import (
                LessonController,  # slow to load, and not needed for the first paint
            )

            self._lessons = LessonController(
                self,
                self.stack,
                self._splitter,
                self._settings,
                self.explore.session.databases,
                lambda: self.stage.mark,
            )
            for asked in (self._lessons.session.changed, self._lessons.session.judged):
                asked.connect(self._offer_predict)
            self.modes.projector_changing.connect(self._lessons.width.restore)
            self.modes.projector_changed.connect(self._lessons.restore_width)
            self.modes.projector_settling.connect(self._lessons.width.restore)
            self.modes.projector_settling.connect(self._lessons.restore_width)
            self._lessons.pointers.edge_marked.connect(self.stage.make_room_for_callout)
            self._lessons.shown.connect(theme().set_shared)
            self._lessons.shown.connect(self._area.set_has_neighbour)
            self._lessons.shown.connect(self.commands.actions["lessons"].setChecked)
        return self._lessons

    def show_bench(self, name: str) -> None:
        """Show a bench. Raises Fault for an unknown name."""
        self.stack.show_bench(name)

    def prepare_engine(self) -> None:
        """Prepare the compiled engine in the background."""
        self._engine.begin()

    def restore_place(self) -> None:
        """Show the bench shown last, where the window was last, but all of it within the screen."""
        if self._settings.bench in self.benches:
            self.stack.show_bench(self._settings.bench)
        restore_place(self, self._settings.layout("window"))

    def begin_recovery(self) -> Recovery:
        """Save the session automatically from now on, until the window is closed."""
        from workbench.ui.shell.recovery import Recovery

        recovery = Recovery(lambda: self.sessions.recoverable(recovery.file), self)
        session = self.explore.session
        for changed in (session.board_changed, session.problem_changed, session.run_changed, self.stack.bench_shown):
            changed.connect(recovery.note)
        self.undoing.changed.connect(recovery.note)
        self._recovery = recovery
        return recovery

    def show_message(self, status: str) -> None:
        """Show a brief message in the status bar."""
        self.statusBar().showMessage(status, MESSAGE_MS)

    def retranslate(self) -> None:
        self._offer_predict()
        self.statusBar().clearMessage()  # the message is in the previous language

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Let Tab go through the controls in the order in which they are seen, whenever they were created."""
        return focus_next_control(self, forwards)

    def paintEvent(self, event: QPaintEvent) -> None:
        """After the first paint, load what it did not need."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._load_timer.start(LOAD_DELAY_MS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale Projector mode by the height."""
        super().resizeEvent(event)
        theme().set_height(self.height())

    def changeEvent(self, event: QEvent) -> None:
        """Report full screen, also if the window opens so or the window manager has switched it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.modes.report_modes()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work, and store the layout; if work is unsaved, ask first."""
        if self._lessons is not None and not self._lessons.writing.may_end(self.close):
            event.ignore()
            return
        asked = self._settings.stored and not self._closing
        if asked and ask_before_closing(self, self.sessions, self._close_anyway):
            event.ignore()
            return
        self._load_timer.stop()
        if self._lessons is not None:
            self._lessons.close_down()
        if self._recovery is not None:
            self._recovery.close()
        self.traces.close_down()
        with self._settings.together():
            self._settings.set_layout("window", self.saveGeometry())
            self._settings.bench = self.stack.name
            for bench in self.stack.made.values():
                bench.store_layout(self._settings)
        for bench in self.stack.made.values():
            bench.close_down()
        self.dialogs.close_down()
        self._engine.stop()
        self.sessions.close()
        self.own_code.close()
        super().closeEvent(event)

    def _close_anyway(self) -> None:
        self._closing = True
        self.close()

    # Assembly

    def _handlers(self) -> Handlers:
        return {
            **bench_handlers(self.stack),
            **file_handlers(self, self.opening, self.files, self.sessions, self.traces),
            **view_handlers(self.modes),
            **dialog_handlers(self, self.dialogs),
            **lesson_handlers(lambda: self.lessons),
            "paste": lambda: self.opening.paste(),
            "pane-next": lambda: focus_next(self._panes),
            "pane-back": lambda: focus_next(self._panes, -1),
            "faster": lambda: self.player_bar.change_speed(2),
            "slower": lambda: self.player_bar.change_speed(1 / 2),
            "undo": lambda: self.undoing.undo_change(),
            "redo": lambda: self.undoing.redo_change(),
            "quit": self.close,
        }

    def _assemble(self) -> None:
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._area)
        # the tabs are above the lessons panel too, so that all have room
        self.stage = Stage(self, self.stack.tabs, self._splitter, self.player_bar, self.stack.counters)
        self.stage.leaving.connect(lambda: self.modes.set_projector(False))
        self.setCentralWidget(self.stage)
        self._predict_button = self.player_bar.add_command(self.commands.actions["predict"])
        self._corner = self.commands.buttons(self.menuBar(), "lessons")
        self._corner.layout().addWidget(self.stage.leave)  # type: ignore[union-attr]
        on_theme_change(self._place_corner)
        self.statusBar().setSizeGripEnabled(False)
        status = Label(self)
        status.setContentsMargins(0, 0, MARGINS[0], 0)
        self.statusBar().addPermanentWidget(status)
        databases = self.explore.session.databases
        self.first_use = FirstUseBar(databases, self.statusBar())
        databases.cancelled.connect(lambda name: self.show_message(text("first-use-cancelled", name=name)))
        self._engine.message_reported.connect(status.setText)
        self._engine.damage_reported.connect(self.show_message)
        PictureMenu(self.commands.menus["menu-edit"], self)
        file = self.commands.menus["menu-file"]
        file.insertMenu(self.commands.actions["save"], self.recent.menu)

    def _place_corner(self) -> None:
        self.menuBar().setCornerWidget(self._corner)  # which gives it its place again, for its present size

    def _connect(self) -> None:
        self.stack.bench_made.connect(self._bench_made)
        self.stack.bench_shown.connect(self._bench_shown)
        self.stack.show_bench("explore")
        self.choices.language_chosen.connect(self.choose_language)
        self.choices.scheme_chosen.connect(self.choose_scheme)
        self.player_bar.stop_requested.connect(lambda: self.bench.stop())
        self.own_code.first_printed.connect(lambda: self.show_message(text("own-output-first")))

    def _apply_settings(self) -> None:
        self.resize(WIDTH, HEIGHT)
        self.modes.projector_changing.connect(lambda: self.stage.project(True))
        self.modes.projector_changed.connect(lambda: self.stage.project(self.modes.projector))
        self.stage.project(self.modes.projector)
        self.modes.switched.connect(lambda name, on: self.commands.actions[name].setChecked(on))
        self.modes.report_modes()
        breakpoints = self.explore.breakpoints
        breakpoints.restore(self._settings.breakpoints)
        breakpoints.changed.connect(lambda: setattr(self._settings, "breakpoints", breakpoints.lines))

    # Commands

    def choose_language(self, code: str) -> None:
        """Change the language and store it."""
        self._settings.language = code
        retranslator().choose(code)

    def choose_scheme(self, scheme: str) -> None:
        """Change the colour scheme and store it."""
        self._settings.scheme = scheme
        theme().choose(scheme)

    # Events

    def _bench_made(self, bench: Bench) -> None:
        bench.busy_changed.connect(self.player_bar.set_busy)
        bench.player_changed.connect(self._player_changed)
        bench.counts_hidden.connect(self.player_bar.hide_counts)
        bench.position_held.connect(self.player_bar.hold)
        bench.message_reported.connect(self._show_bench_message)
        bench.history_changed.connect(self._history_changed)
        bench.predictable_changed.connect(self._offer_predict)
        bench.predict_button = self._predict_button
        self.undoing.watch_histories(bench)
        bench.restore_layout(self._settings)
        bench.player.set_speed(self._settings.speed_of(bench.name))
        bench.player.speed_changed.connect(partial(self._settings.set_speed_of, bench.name))
        bench.player.lengthened.connect(self._offer_events)
        if bench is not self.explore:
            bench.load()

    def _history_changed(self) -> None:
        if self.sender() is self.bench:
            self.undoing.use_default_history()

    def _show_bench_message(self, status: str) -> None:
        self._bench_message = status
        self.show_message(status)

    def _bench_shown(self, bench: Bench) -> None:
        if self.statusBar().currentMessage() == self._bench_message:
            self.statusBar().clearMessage()  # it was about what another bench shows
        self.undoing.use_default_history()
        self.stage.show_bench(bench)
        self.player_bar.show_player(bench.player)
        self.player_bar.hide_counts(bench.hides_counts)
        self.player_bar.setVisible(bench.plays)
        self._offer_events()
        self._offer_predict()
        if any(other.end_prediction() for other in self.stack.made.values() if other is not bench):
            self.show_message(text("predict-left"))

    def _player_changed(self, player: Player) -> None:
        if player is self.bench.player:
            self.player_bar.show_player(player)
            self._offer_events()

    def _offer_predict(self) -> None:
        """Enable Predict where there is something to predict; elsewhere its tool tip says why there is not."""
        action, reason = self.commands.actions["predict"], self.bench.unpredictable
        if self._lessons is not None and self._lessons.session.question_open:
            reason = text("predict-in-lesson")
        action.setEnabled(not reason)
        action.setToolTip(reason or text(self.bench.predicts))

    def _offer_events(self) -> None:
        """Show the menu entries for the search events that the player can have."""
        player, timeline = self.bench.player, self.bench.player.timeline
        for name in ("reopened", "cheaper", "solution"):
            possible = timeline is None or Condition(name).can_hold(timeline.recording)
            self.commands.actions[name].setVisible(player.has_events and possible)
