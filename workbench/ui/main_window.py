"""The window: benches, the one player below them, the status bar, the menus. Assembly only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QActionGroup, QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from workbench.search.messages import Fault
from workbench.ui.benches.bench import Bench
from workbench.ui.benches.divide import DivideBench
from workbench.ui.benches.explore import ExploreBench
from workbench.ui.board_files import BoardFiles
from workbench.ui.commands import Commands
from workbench.ui.keys import Keys
from workbench.ui.player import Player
from workbench.ui.retranslation import retranslator, spoken
from workbench.ui.settings import Settings
from workbench.ui.theme import SCHEMES, theme
from workbench.ui.views.player_bar import PlayerBar
from workbench.wording import LANGUAGES, language, text

WIDTH, HEIGHT = 1280, 800
PASSING = 4000
"""Milliseconds that something said in passing stays."""


class MainWindow(QMainWindow):
    """Attributes: benches by name, explore and divide; tabs, player_bar, commands."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.explore = ExploreBench(self)
        self.divide = DivideBench(self.explore.session, self)
        self.benches: dict[str, Bench] = {bench.name: bench for bench in (self.explore, self.divide)}
        self.tabs = QTabBar(self)
        self._pages, self._counters = QStackedWidget(self), QStackedWidget(self)
        self.player_bar = PlayerBar(self.explore.player, self)
        self.files = BoardFiles(self, self.explore.session, settings)
        self.commands = Commands(self, self._slots())
        self._language_actions, self._scheme_actions = QActionGroup(self), QActionGroup(self)
        Keys(self)
        self._assemble()
        self._add_choices()
        self._connect()
        self._take_settings()
        spoken(self.retranslate)
        QTimer.singleShot(0, self._load)

    @property
    def bench(self) -> Bench:
        """The bench that is shown."""
        bench = self._pages.currentWidget()
        assert isinstance(bench, Bench)
        return bench

    def show_bench(self, name: str) -> None:
        """Show a bench. Raises Fault for one that there is not."""
        if name not in self.benches:
            raise Fault("unknown-bench", name=name, known=", ".join(self.benches))
        self.tabs.setCurrentIndex(list(self.benches).index(name))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(text("window-title"))
        self.tabs.setAccessibleName(text("window-benches"))
        for place, bench in enumerate(self.benches.values()):
            self.tabs.setTabText(place, bench.title())
        self._language_menu.setTitle(text("menu-language"))
        self._scheme_menu.setTitle(text("menu-theme"))
        schemes = (text("theme-system"), text("theme-light"), text("theme-dark"))
        for action, told in zip(self._scheme_actions.actions(), schemes, strict=True):
            action.setText(told)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End what goes on, and keep the layout."""
        self._settings.set_layout("window", self.saveGeometry())
        for bench in self.benches.values():
            bench.keep_layout(self._settings)
            bench.close_down()
        super().closeEvent(event)

    # Assembly

    def _assemble(self) -> None:
        self.tabs.setDocumentMode(True)
        self.tabs.setExpanding(False)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for bench in self.benches.values():
            self.tabs.addTab("")
            self._pages.addWidget(bench)
            self._counters.addWidget(bench.counters)
        middle = QWidget(self)
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(6, 4, 6, 0)
        layout.setSpacing(4)
        layout.addWidget(self.tabs)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self.player_bar)
        self.setCentralWidget(middle)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self._counters, 1)

    def _add_choices(self) -> None:
        view, file = self.commands.menus["menu-view"], self.commands.menus["menu-file"]
        file.insertMenu(self.commands.actions["save"], self.files.recent)
        self._language_menu, self._scheme_menu = view.addMenu(""), view.addMenu("")
        for code, name in LANGUAGES.items():
            action = self._language_menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(code == language())
            action.triggered.connect(lambda _on, code=code: self.choose_language(code))
            self._language_actions.addAction(action)
        for scheme in SCHEMES:
            action = self._scheme_menu.addAction("")
            action.setCheckable(True)
            action.setChecked(scheme == theme().scheme)
            action.triggered.connect(lambda _on, scheme=scheme: self.choose_scheme(scheme))
            self._scheme_actions.addAction(action)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._bench_changed)
        self.player_bar.stop_wanted.connect(lambda: self.bench.stop())
        for bench in self.benches.values():
            bench.busy_changed.connect(self._busy_changed)
            bench.player_changed.connect(self._player_changed)
            bench.told.connect(lambda told: self.statusBar().showMessage(told, PASSING))
            bench.player.speed_changed.connect(self._keep_speed)

    def _take_settings(self) -> None:
        self.resize(WIDTH, HEIGHT)
        geometry: QByteArray = self._settings.layout("window")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        for bench in self.benches.values():
            bench.restore_layout(self._settings)
            bench.player.set_speed(self._settings.speed)
        self.commands.actions["projector"].setChecked(theme().projector)

    def _slots(self) -> dict[str, Callable[..., object]]:
        """Return what each command does, by name."""
        return {
            "open": lambda: self.files.open(),
            "save": lambda: self.files.save(),
            "quit": self.close,
            "play": lambda: self.bench.player.toggle(),
            "forward": lambda: self.bench.player.step(),
            "back": lambda: self.bench.player.step(-1),
            "plain-forward": lambda: self.bench.player.step(),
            "plain-back": lambda: self.bench.player.step(-1),
            "micro": lambda: self.bench.player.micro_step(),
            "micro-back": lambda: self.bench.player.micro_step(-1),
            "layer": lambda: self.bench.player.next_layer(),
            "start": lambda: self.bench.player.to_start(),
            "end": lambda: self.bench.player.to_end(),
            "stop": lambda: self.bench.stop(),
            "projector": self.set_projector,
            "full-screen": self._set_full_screen,
            "layout-1": lambda: self.bench.lay_out(0),
            "layout-2": lambda: self.bench.lay_out(1),
            "layout-3": lambda: self.bench.lay_out(2),
            "reset-layout": self._reset_layout,
            "shortcuts": self._show_shortcuts,
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
        self.commands.actions["projector"].setChecked(on)
        for bench in self.benches.values():
            bench.keep_layout(self._settings)
        theme().set_projector(on)
        for bench in self.benches.values():
            bench.restore_layout(self._settings)

    def _set_full_screen(self, on: bool) -> None:
        self.commands.actions["full-screen"].setChecked(on)
        self.showFullScreen() if on else self.showNormal()

    def _reset_layout(self) -> None:
        self._settings.forget_layout()
        for bench in self.benches.values():
            bench.lay_out(0)

    def _leave(self) -> None:
        """Escape: leave what was entered last, one thing a time."""
        if self.bench.leave():
            return
        if self.isFullScreen():
            self._set_full_screen(False)
        elif theme().projector:
            self.set_projector(False)

    def _show_shortcuts(self) -> None:
        from workbench.ui.dialogs.shortcuts import ShortcutsDialog

        ShortcutsDialog(self).open()

    def _show_about(self) -> None:
        from workbench.ui.dialogs.about import AboutDialog

        AboutDialog(self).open()

    # What happens

    def _load(self) -> None:
        """After the first paint: load what it could do without."""
        for bench in self.benches.values():
            bench.load()

    def _bench_changed(self, place: int) -> None:
        former = self.bench
        former.player.pause()
        self._pages.setCurrentIndex(place)
        self._counters.setCurrentIndex(place)
        self._player_changed(self.bench.player)

    def _player_changed(self, player: Player) -> None:
        if player is self.bench.player:
            player.set_speed(self._settings.speed)
            self.player_bar.show_player(player)

    def _busy_changed(self, busy: bool) -> None:
        self.player_bar.set_busy(busy)

    def _keep_speed(self, speed: float) -> None:
        self._settings.speed = speed
