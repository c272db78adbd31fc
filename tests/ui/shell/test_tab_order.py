"""Tab goes through all controls in the order in which they are seen; Ctrl+Tab and F6 work from each of them."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.explore.board.generator_dialog import GeneratorDialog
from workbench.ui.play.bench import PlayBench
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.pane_focus import first_control

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def reached(window: MainWindow) -> set[QWidget]:
    """Return the controls that Tab has to reach."""
    return {
        widget
        for widget in window.findChildren(QWidget)
        if widget.window() is window
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    }


def press_through(qtbot: QtBot, start: QWidget, key: Key) -> list[QWidget]:
    """Press a key until the focus is back where it started; return the controls in their order."""
    start.setFocus()
    seen = [start]
    while True:
        qtbot.keyClick(QApplication.focusWidget(), key)
        focused = QApplication.focusWidget()
        assert focused is not None and len(seen) < 200
        if focused is start:
            return seen
        seen.append(focused)


def pane_of(window: MainWindow, control: QWidget) -> QWidget | None:
    """Return the innermost pane with a control."""
    panes = [pane for pane in window.bench.panes.values() if pane is control or pane.isAncestorOf(control)]
    return min(panes, key=lambda pane: sum(pane.isAncestorOf(other) for other in panes) * -1, default=None)


def place(window: MainWindow, control: QWidget) -> QRect:
    return QRect(control.mapTo(window, QPoint(0, 0)), control.size())


def check_tab(window: MainWindow, qtbot: QtBot) -> None:
    """Check that Tab reaches every control of the bench, pane by pane, and never goes back up in a column."""
    name, seen = window.stack.name, press_through(qtbot, window.tabs, Key.Key_Tab)
    assert {*seen} == reached(window), name
    panes = [pane for pane, _ in groupby(seen, lambda control: pane_of(window, control)) if pane is not None]
    assert len(panes) == len(set(panes)), f"{name}: a pane is left and entered again"
    for one, other in pairwise(seen):
        if pane_of(window, one) is pane_of(window, other) is not None:
            above, below = place(window, one), place(window, other)
            assert not (below.bottom() < above.top() and below.left() <= above.right()), (name, one, other)
    if name == "play":
        assert press_through(qtbot, window.tabs, Key.Key_Backtab)[1:] == seen[:0:-1]


def check_jumps(window: MainWindow, qtbot: QtBot) -> None:
    """Check that F6 or Shift+F6 reaches every pane with six keys, and that Ctrl+Tab works in each of them."""
    name, stops = window.stack.name, press_through(qtbot, window.tabs, Key.Key_F6)
    assert len(stops) // 2 <= 6
    for pane in window.bench.panes.values():
        assert first_control(pane) is None or any(pane is stop or pane.isAncestorOf(stop) for stop in stops)
    for stop in stops:
        stop.setFocus()
        qtbot.keyClick(stop, Key.Key_Tab, Modifier.ControlModifier)
        assert window.stack.name != name, stop
        back = Modifier.ControlModifier | Modifier.ShiftModifier
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Backtab, back)
        assert window.stack.name == name, stop


def test_tab_follows_the_eye_and_every_pane_is_six_keys_away(window: MainWindow, qtbot: QtBot) -> None:
    for name in window.benches:
        window.show_bench(name)
        qtbot.wait(10)
        check_tab(window, qtbot)
        check_jumps(window, qtbot)


def test_tab_follows_the_eye_in_panels_and_dialogs(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.board.open_generator()
    dialog = window.findChild(GeneratorDialog)
    assert dialog is not None
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    seen = press_through(qtbot, dialog.by_moves, Key.Key_Tab)
    assert seen == [dialog.by_moves, dialog.moves, dialog.seed, dialog.search, dialog.result_list, dialog.close_button]
    dialog.reject()
    window.show_bench("play")
    bench = window.bench
    assert isinstance(bench, PlayBench)
    bench.choose_new()
    panel = bench.new_game
    panel.window().activateWindow()
    qtbot.waitUntil(panel.window().isActiveWindow)
    assert QApplication.focusWidget() is panel.kind
    seen = press_through(qtbot, panel.kind, Key.Key_Tab)
    assert seen == [panel.kind, panel.rows, panel.columns, panel.goal, panel.seed, panel.dice, panel.start]
    panel.window().hide()
