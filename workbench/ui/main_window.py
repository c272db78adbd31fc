"""The window: benches, the one player below them, the status bar, the menus. Assembly only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QActionGroup, QCloseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QSplitter,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api import Configuration
from workbench.formats.tables import FORMS
from workbench.search.conditions import Condition
from workbench.ui.bench_area import BenchArea
from workbench.ui.bench_stack import BenchStack, Entry
from workbench.ui.benches.bench import Bench
from workbench.ui.benches.explore import ExploreBench
from workbench.ui.board_files import BoardFiles
from workbench.ui.commands import Commands
from workbench.ui.engine_preparation import EnginePreparation
from workbench.ui.keys import Keys
from workbench.ui.opening import Opening
from workbench.ui.player import Player
from workbench.ui.retranslation import retranslator, spoken
from workbench.ui.session_files import SessionFiles
from workbench.ui.settings import Settings
from workbench.ui.theme import SCHEMES, theme
from workbench.ui.trace_files import TraceFiles
from workbench.ui.views.player_bar import PlayerBar
from workbench.ui.widgets.table_copying import focused
from workbench.wording import LANGUAGES, language, text

if TYPE_CHECKING:
    from workbench.ui.benches.divide import DivideBench
    from workbench.ui.benches.hex import HexBench
    from workbench.ui.lessons.desk import LessonDesk

WIDTH, HEIGHT = 1280, 800
PASSING = 4000
"""Milliseconds that something said in passing stays."""


class MainWindow(QMainWindow):
    """Attributes: explore, the first bench; stack, all benches; player_bar, commands; files, sessions, traces and
    opening, what reads and writes files.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._full_screen_last = False
        self.explore = ExploreBench(self)
        self.stack = BenchStack(
            (
                Entry("explore", "bench-explore", lambda: self.explore),
                Entry("compare", "compare-title", self._make_compare),
                Entry("experiments", "experiments-title", self._make_experiments),
                Entry("divide", "divide-title", self._make_divide),
                Entry("audit", "audit-title", self._make_audit),
                Entry("hex", "hex-title", self._make_hex),
                Entry("play", "play-title", self._make_play),
            ),
            self,
        )
        self._area, self._middle = BenchArea(self.stack, self), QSplitter(self)
        self._lessons: LessonDesk | None = None
        self.player_bar = PlayerBar(self.explore.player, self)
        self.files = BoardFiles(self, self.explore.session, settings)
        self.sessions = SessionFiles(self, settings)
        self.commands = Commands(self, self._slots())
        self.files.lesson_wanted.connect(lambda name: self.lessons.open_file(name))
        self.traces = TraceFiles(self, self.explore.session, settings)
        self.files.trace_wanted.connect(self.traces.open_file)
        self.opening = Opening(self)
        self._languages, self._schemes = QActionGroup(self), QActionGroup(self)
        self._engine = EnginePreparation(self)
        Keys(self)
        self._assemble()
        self._connect()
        self._take_settings()
        spoken(self.retranslate)
        QTimer.singleShot(0, self._load)

    @property
    def bench(self) -> Bench:
        """The bench that is shown."""
        return self.stack.bench

    @property
    def projector(self) -> bool:
        """Whether Projector mode is on."""
        return theme().projector

    @property
    def benches(self) -> list[str]:
        """The names of the benches, in the order of their tabs."""
        return self.stack.names

    @property
    def tabs(self) -> QTabBar:
        """The tabs of the benches."""
        return self.stack.tabs

    @property
    def divide(self) -> DivideBench:
        """The Divide-and-conquer bench; it comes to the front when it is first asked for."""
        bench = self.stack.made.get("divide") or self.stack.show_bench("divide")
        return cast("DivideBench", bench)

    @property
    def hex(self) -> HexBench:
        """The Hex bench; it comes to the front when it is first asked for."""
        return cast("HexBench", self.stack.made.get("hex") or self.stack.show_bench("hex"))

    @property
    def lessons(self) -> LessonDesk:
        """The lessons, in a panel beside the benches."""
        if self._lessons is None:
            from workbench.ui.lessons.desk import LessonDesk  # takes time that the first paint does not have

            self._lessons = LessonDesk(self, self, self._middle, self._settings)
            self._lessons.shown.connect(self._area.set_beside)
            self._lessons.shown.connect(self.commands.actions["lessons"].setChecked)
        return self._lessons

    def show_bench(self, name: str) -> None:
        """Show a bench. Raises Fault for one that there is not."""
        self.stack.show_bench(name)

    def prepare_engine(self) -> None:
        """Get the compiled engine ready, while everything can be used already."""
        self._engine.begin()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(text("window-title"))
        self.statusBar().clearMessage()  # what was said in passing is in the language before
        self._language_menu.setTitle(text("menu-language"))
        self._scheme_menu.setTitle(text("menu-theme"))
        schemes = (text("theme-system"), text("theme-light"), text("theme-dark"), text("theme-contrast"))
        for action, told in zip(self._schemes.actions(), schemes, strict=True):
            action.setText(told)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End what goes on, and keep the layout; a lesson that is not saved is asked about first."""
        if self._lessons is not None and not self._lessons.writing.may_end(self.close):
            event.ignore()
            return
        if self._lessons is not None:
            self._lessons.close_down()
        self.traces.close_down()
        self._settings.set_layout("window", self.saveGeometry())
        for bench in self.stack.made.values():
            bench.keep_layout(self._settings)
            bench.close_down()
        self._engine.stop()
        super().closeEvent(event)

    # Assembly

    def _assemble(self) -> None:
        middle = QWidget(self)
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(6, 4, 6, 0)
        layout.setSpacing(4)
        self._middle.setChildrenCollapsible(False)
        self._middle.addWidget(self._area)
        layout.addWidget(self._middle, 1)
        layout.addWidget(self.player_bar)
        self.setCentralWidget(middle)
        self.menuBar().setCornerWidget(self._corner("predict", "lessons"))
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self.stack.counters, 1)
        told = QLabel(self)
        self.statusBar().addPermanentWidget(told)
        self._engine.told.connect(told.setText)
        file, view = self.commands.menus["menu-file"], self.commands.menus["menu-view"]
        file.insertMenu(self.commands.actions["save"], self.files.recent)
        file.insertMenu(self.commands.actions["session-save"], self.sessions.recent)
        self._language_menu, self._scheme_menu = view.addMenu(""), view.addMenu("")
        for code, name in LANGUAGES.items():
            choose = self._chooser(self._language_menu, self._languages, name, code == language())
            choose(lambda _on, code=code: self.choose_language(code))
        for scheme in SCHEMES:
            choose = self._chooser(self._scheme_menu, self._schemes, "", scheme == theme().scheme)
            choose(lambda _on, scheme=scheme: self.choose_scheme(scheme))

    def _corner(self, *names: str) -> QWidget:
        """Return buttons for commands, for the corner beside the menus."""
        corner = QWidget(self.menuBar())
        row = QHBoxLayout(corner)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for name in names:
            button = QToolButton(corner, autoRaise=True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setDefaultAction(self.commands.actions[name])
            row.addWidget(button)
        return corner

    @staticmethod
    def _chooser(menu: QMenu, group: QActionGroup, name: str, chosen: bool) -> Callable[[Callable[..., None]], object]:
        """Add a choice to a menu, and return what takes the slot for it."""
        action = menu.addAction(name)
        action.setCheckable(True)
        action.setChecked(chosen)
        group.addAction(action)
        return action.triggered.connect

    def _connect(self) -> None:
        self.stack.bench_made.connect(self._bench_made)
        self.stack.bench_shown.connect(self._bench_shown)
        self.stack.show_bench("explore")
        self.player_bar.stop_wanted.connect(lambda: self.bench.stop())

    def _take_settings(self) -> None:
        self.resize(WIDTH, HEIGHT)
        geometry: QByteArray = self._settings.layout("window")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.commands.actions["projector"].setChecked(theme().projector)
        self.commands.actions["calm"].setChecked(theme().calm)
        breakpoints = self.explore.breakpoints
        breakpoints.restore(self._settings.breakpoints)
        breakpoints.changed.connect(lambda: setattr(self._settings, "breakpoints", breakpoints.lines))

    def _make_compare(self) -> Bench:
        from workbench.ui.benches.compare import CompareBench  # takes time that the first paint does not have

        bench = CompareBench(self.explore.session, self)
        bench.explored.connect(self._explore)
        self._engine.told.connect(lambda told: None if told else bench.compare.engine_ready())
        return bench

    def _explore(self, configuration: Configuration, step: int) -> None:
        """Look at a search of the board there is in Explore, at a step."""
        self.stack.show_bench("explore")
        self.explore.show_step(configuration, step)

    def _make_divide(self) -> Bench:
        from workbench.ui.benches.divide import DivideBench  # takes time that the first paint does not have

        return DivideBench(self.explore.session, self)

    def _make_audit(self) -> Bench:
        from workbench.ui.benches.audit import AuditBench

        bench = AuditBench(self.explore.session, self)
        bench.explore_wanted.connect(partial(self.show_bench, "explore"))
        return bench

    def _make_experiments(self) -> Bench:
        from workbench.ui.benches.experiments import ExperimentsBench

        bench = ExperimentsBench(self.explore.session, self)
        bench.explore_wanted.connect(partial(self.show_bench, "explore"))
        return bench

    def _make_hex(self) -> Bench:
        from workbench.ui.benches.hex import HexBench

        return HexBench(self._settings, self)

    def _make_play(self) -> Bench:
        from workbench.ui.benches.play import PlayBench

        bench = PlayBench(self.explore.session, self._settings, self)
        bench.explore_wanted.connect(partial(self.show_bench, "explore"))
        return bench

    def _slots(self) -> dict[str, Callable[..., object]]:
        """Return what each command does, by name."""
        return {
            "open": lambda: None if self.bench.open_file() else self.files.open(),
            "save": lambda: None if self.bench.save_file() else self.files.save(),
            "session-open": lambda: self.sessions.open(),
            "session-save": lambda: self.sessions.save(),
            "paste": lambda: self.opening.paste(),
            "copy-line": lambda: self.sessions.copy_line(),
            "film": self._show_film,
            "worksheet": self._show_worksheet,
            "trace": self._export_trace,
            "databases": self._show_databases,
            "quit": self.close,
            **{form: partial(self._copy, form) for form in FORMS},
            "play": lambda: self.bench.player.toggle(),
            "forward": lambda: self.bench.player.step(),
            "back": lambda: self.bench.player.step(-1),
            "plain-forward": lambda: self.bench.player.step(),
            "plain-back": lambda: self.bench.player.step(-1),
            "micro": lambda: self.bench.player.micro_step(),
            "micro-back": lambda: self.bench.player.micro_step(-1),
            "layer": lambda: self.bench.player.next_layer(),
            "layer-back": lambda: self.bench.player.previous_layer(),
            "find": lambda: self.bench.find_moment(),
            "find-back": lambda: self.bench.find_moment(True),
            **{name: partial(self._find_event, Condition(name)) for name in ("reopened", "cheaper", "solution")},
            "bookmark": lambda: self.bench.bookmark(),
            "bookmark-next": lambda: self.bench.go_to_bookmark(),
            "bookmark-back": lambda: self.bench.go_to_bookmark(True),
            "start": lambda: self.bench.player.to_start(),
            "end": lambda: self.bench.player.to_end(),
            "stop": lambda: self.bench.stop(),
            "projector": self.set_projector,
            "text-size": self._show_text_size,
            "calm": self.set_calm,
            "full-screen": self._set_full_screen,
            "layout-1": lambda: self.bench.lay_out(0),
            "layout-2": lambda: self.bench.lay_out(1),
            "layout-3": lambda: self.bench.lay_out(2),
            "layout-4": lambda: self.bench.lay_out(3),
            "reset-layout": self._reset_layout,
            "lessons": lambda on: self.lessons.show_panel(on),
            "lesson-next": lambda: self.lessons.next(),
            "lesson-back": lambda: self.lessons.back(),
            "lesson-open": lambda: self.lessons.open(),
            "lesson-new": lambda: self.lessons.write(),
            "predict": lambda: self.bench.predict(),
            "shortcuts": self._show_shortcuts,
            "tour": self.show_tour,
            "about": self._show_about,
            "enter": lambda: self.bench.enter(),
            "back-out": lambda: self.bench.back_out(),
            "leave": self._leave,
        }

    # What commands do

    def choose_language(self, code: str) -> None:
        """Speak another language, now and the next time."""
        self._settings.language = code
        retranslator().choose(code)

    def choose_scheme(self, scheme: str) -> None:
        """Take light, dark or the system's colours, now and the next time."""
        self._settings.scheme = scheme
        theme().choose(scheme)

    def set_projector(self, on: bool) -> None:
        """Make everything larger for a lecture room, or as it was."""
        self._settings.projector = on
        self._full_screen_last = self._full_screen_last and not on
        self.commands.actions["projector"].setChecked(on)
        for bench in self.stack.made.values():
            bench.keep_layout(self._settings)
        theme().set_projector(on)
        for bench in self.stack.made.values():
            bench.restore_layout(self._settings)

    def set_calm(self, on: bool) -> None:
        """Let nothing move that need not, or let it move again."""
        self._settings.calm = theme().calm = on
        self.commands.actions["calm"].setChecked(on)

    def _set_full_screen(self, on: bool) -> None:
        self.commands.actions["full-screen"].setChecked(on)
        self._full_screen_last = on
        self.showFullScreen() if on else self.showNormal()

    def _reset_layout(self) -> None:
        self._settings.forget_layout()
        for bench in self.stack.made.values():
            bench.lay_out(0)

    def _leave(self) -> None:
        """Escape: leave what was entered last, one thing a time."""
        if self.bench.leave():
            return
        if self.isFullScreen() and (self._full_screen_last or not theme().projector):
            self._set_full_screen(False)
        elif theme().projector:
            self.set_projector(False)

    def _copy(self, form: str) -> None:
        """Copy the list that has the keyboard."""
        if (copying := focused()) is not None:
            copying.copy(form)
        else:
            self.statusBar().showMessage(text("lists-nowhere"), PASSING)

    def _find_event(self, condition: Condition) -> None:
        self.bench.find_event(condition)

    def _show_databases(self) -> None:
        from workbench.ui.dialogs.databases_dialog import DatabasesDialog

        session = self.explore.session
        dialog = DatabasesDialog(session.goal_board, self)
        dialog.changed.connect(session.configuration_changed)
        dialog.open()

    def _show_film(self) -> None:
        from workbench.ui.dialogs.film_dialog import FilmDialog

        kept = self.explore.session.current
        if kept is None or not kept.touched:
            self.statusBar().showMessage(text("film-empty"), PASSING)
        else:
            FilmDialog(kept.run, self._settings, self).open()

    def _show_worksheet(self) -> None:
        from workbench.ui.dialogs.worksheet_dialog import WorksheetDialog

        kept = self.explore.session.current
        if kept is None:
            self.statusBar().showMessage(text("worksheet-nothing"), PASSING)
        else:
            WorksheetDialog(kept.run, self._settings, self).open()

    def _export_trace(self) -> None:
        """Export the search that Explore shows."""
        self.show_bench("explore")
        self.traces.export()

    def _show_text_size(self) -> None:
        from workbench.ui.dialogs.text_size import TextSizeDialog

        TextSizeDialog(self._settings, self).open()

    def _show_shortcuts(self) -> None:
        from workbench.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(self).open()

    def show_tour(self) -> None:
        """Show the window's parts one after the other; it is not offered by itself again."""
        from workbench.ui.tour import Tour

        self._settings.toured = True
        for former in self.findChildren(Tour):
            former.close()
        Tour(self)

    def _show_about(self) -> None:
        from workbench.ui.dialogs.about import AboutDialog

        AboutDialog(self).open()

    # What happens

    def _load(self) -> None:
        """After the first paint: load what it could do without."""
        self.explore.load()

    def _bench_made(self, bench: Bench) -> None:
        bench.busy_changed.connect(self.player_bar.set_busy)
        bench.player_changed.connect(self._player_changed)
        bench.told.connect(lambda told: self.statusBar().showMessage(told, PASSING))
        bench.restore_layout(self._settings)
        bench.player.set_speed(self._settings.speed)
        bench.player.speed_changed.connect(self._keep_speed)
        if bench is not self.explore:
            bench.load()

    def _bench_shown(self, bench: Bench) -> None:
        self.player_bar.show_player(bench.player)
        self.player_bar.setVisible(bench.plays)
        self._offer_events(bench.player)

    def _player_changed(self, player: Player) -> None:
        if player is self.bench.player:
            self.player_bar.show_player(player)
            self._offer_events(player)

    def _offer_events(self, player: Player) -> None:
        """Have the events of a search in the menu where there can be any."""
        for name in ("reopened", "cheaper", "solution"):
            self.commands.actions[name].setVisible(player.has_events)

    def _keep_speed(self, speed: float) -> None:
        self._settings.speed = speed
