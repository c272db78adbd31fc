"""One bench without the rest of the window: the player is below it, and it has the keys that the window gives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.base.settings import Settings
from workbench.ui.bench.bench import Bench
from workbench.ui.bench.bench_stack import BenchEntry, BenchStack
from workbench.ui.player.player_bar import PlayerBar
from workbench.ui.shell.app import apply_settings
from workbench.ui.shell.command_handlers import bench_handlers
from workbench.ui.shell.commands import COMMANDS
from workbench.ui.shell.keys import ShortcutFilter
from workbench.ui.shell.main_window import HEIGHT, WIDTH
from workbench.ui.shell.own_code import OwnCodeGuard

AROUND = 60
"""Pixels that the menus, the tabs and the status bar of the window take."""

AnyBench = TypeVar("AnyBench", bound=Bench)


class BenchHost(QWidget):
    """Attributes: player_bar, the controls of the bench's player; own_code, the process of the user's own code."""

    def __init__(self, bench: Bench, settings: Settings) -> None:
        super().__init__()
        ShortcutFilter(self)  # before what it watches, as in the window: it is destroyed first
        self._bench, self._settings = bench, settings
        self.player_bar = PlayerBar(bench.player, self)
        self._stack = BenchStack([BenchEntry(bench.name, "window-title", lambda: bench)], self)
        self._stack.tabs.hide()
        self._stack.counters.hide()
        layout = QVBoxLayout(self)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.player_bar)
        self.player_bar.setVisible(bench.plays)
        self.resize(WIDTH, HEIGHT - AROUND)
        self._add_keys()
        self._connect()
        self.own_code = OwnCodeGuard(self)
        self._stack.show_bench(bench.name)
        bench.restore_layout(settings)
        bench.load()

    def _add_keys(self) -> None:
        slots = {**bench_handlers(self._stack), "leave": lambda: self._bench.leave()}
        for command in COMMANDS:
            if command.name in slots:
                action = QAction(self)
                action.setShortcuts([QKeySequence(key) for key in command.keys])
                action.triggered.connect(slots[command.name])
                self.addAction(action)

    def _connect(self) -> None:
        self._bench.busy_changed.connect(self.player_bar.set_busy)
        self._bench.player_changed.connect(self.player_bar.show_player)
        self.player_bar.stop_requested.connect(self._bench.stop)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the layout, and end all that goes on."""
        self._bench.store_layout(self._settings)
        self._bench.close_down()
        self.own_code.close()
        super().closeEvent(event)


@contextmanager
def hosted(make: Callable[[Settings], AnyBench], qtbot: QtBot, settings: Settings | None = None) -> Iterator[AnyBench]:
    """Make a bench and show it in a host of its own; close that in the end."""
    settings = settings or Settings(None)
    apply_settings(settings)
    bench = make(settings)
    host = BenchHost(bench, settings)
    qtbot.addWidget(host)
    with qtbot.waitExposed(host):
        host.show()
    yield bench
    host.close()


def host_of(bench: Bench) -> BenchHost:
    """Return the host of a bench that is shown by `hosted`."""
    host = bench.window()
    assert isinstance(host, BenchHost)
    return host
