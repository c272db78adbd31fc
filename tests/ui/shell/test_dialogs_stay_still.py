"""In every dialog, no control changes its place or size when errors, messages and progress come and go."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QProgressBar, QWidget
from pytestqt.qtbot import QtBot
from support.standing import Watch

from workbench import ui
from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.search.problem.messages import Fault
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.popup_panel import PopupPanel
from workbench.ui.explore.drawing.dialogs import MAZE, GridDialog
from workbench.ui.hex.search.players import PLAYERS
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot

SHORT = Fault("seed-unreadable", text="one")
LONG = Fault("seed-unreadable", text=" ".join(["a long and wrong entry"] * 12))
MESSAGES = ("message", "progress", "remark", "status")
"""Attributes of dialogs: labels whose text changes."""


def explore_commands(window: MainWindow) -> list[Callable[[], object]]:
    board, dialogs, search = window.explore.board, window.dialogs, window.explore.search
    return [
        board.open_scramble,
        board.open_generator,
        board.open_my_boards,
        window.explore.map_tools.open_my_maps,
        lambda: search.heuristic.setCurrentIndex(search.heuristic.findText(text("search-named"))),
        dialogs.film,
        dialogs.worksheet,
        dialogs.go_to_step,
        dialogs.databases,
        dialogs.text_size,
        dialogs.grade,
        dialogs.template,
        search.more.click,
    ]


def end_search(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.at_end and not window.explore.session.busy)


def bench_commands(window: MainWindow) -> dict[str, list[Callable[[], object]]]:
    return {
        "compare": [lambda: window.bench.chips.chips[0].name.click()],
        "divide": [lambda: window.bench.strategy.compare.click()],
        "hex": [
            lambda: window.bench._games.choose_new(),
            lambda: window.bench.players.choices[1].activated.emit(PLAYERS.index("program")),
        ],
        "play": [lambda: window.bench.choose_new()],
    }


def opened() -> QDialog | PopupPanel:
    """Return the dialog, or the panel, that is open."""
    found = QApplication.activeModalWidget() or QApplication.activePopupWidget()
    assert isinstance(found, QDialog | PopupPanel)
    return found


def upset(dialog: QWidget, watch: Watch) -> None:
    """Let everything come and go that a dialog can say."""
    size = dialog.size()
    for label in dialog.findChildren(FaultLabel):
        for what, fault in (("a short error", SHORT), ("a long error", LONG), ("no error", None)):
            with watch.still(what):
                label.show_fault(fault)
    for part in (dialog, *dialog.findChildren(QWidget)):
        for label in (getattr(part, name, None) for name in MESSAGES):
            if callable(getattr(label, "setText", None)):
                for content in ("A message.", "A message in several lines. " * 6, ""):
                    with watch.still(f"the message {content[:12]!r}"):
                        label.setText(content)
    for bar in dialog.findChildren(QProgressBar):
        for shown in () if bar.isVisible() else (True, False):
            with watch.still("progress"):
                bar.setVisible(shown)
    cancel = getattr(dialog, "cancel", None)
    if cancel is not None and cancel.isEnabled():
        with watch.still("the end of the work"):
            cancel.click()
    if dialog.size() != size:
        watch.faults.append(f"{type(dialog).__name__}: {size.toTuple()} -> {dialog.size().toTuple()}")


def walk(qtbot: QtBot, commands: list[Callable[[], object]]) -> set[str]:
    """Open one dialog after another; return their names."""
    names, faults = set(), list[str]()
    for command in commands:
        command()
        qtbot.waitUntil(lambda: (QApplication.activeModalWidget() or QApplication.activePopupWidget()) is not None)
        dialog = opened()
        name = type(dialog if isinstance(dialog, QDialog) else dialog.content).__name__
        watch = Watch(dialog)
        upset(dialog, watch)
        faults.extend(f"{name}: {fault}" for fault in watch.faults)
        dialog.close()
        names.add(name)
    assert not faults, "\n".join(faults)
    return names


def test_no_control_of_a_dialog_moves(window: MainWindow, qtbot: QtBot) -> None:
    end_search(window, qtbot)
    names = walk(qtbot, explore_commands(window))
    window.explore.session.configure(Configuration.of("dfs", depth=12))
    end_search(window, qtbot)
    names |= walk(qtbot, [lambda: window.traces.export(1)])
    window.explore.session.set_problem(read_problem("maze"))
    names |= walk(qtbot, [lambda: GridDialog(window.explore.map_editing, MAZE, window).open()])
    for bench, commands in bench_commands(window).items():
        window.show_bench(bench)
        window.bench.load()
        names |= walk(qtbot, commands)
    panels = {"OptionsForm", "ConfigurationForm", "HexNewGame", "PlayNewGame"}
    sources = [path.read_text("utf-8") for path in Path(ui.__file__).parent.rglob("*.py")]
    dialogs = {name for source in sources for name in re.findall(r"^class (\w+)\(QDialog\)", source, re.MULTILINE)}
    assert names == dialogs - {"MessageDialog"} | panels
