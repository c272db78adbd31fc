"""The first two minutes of the README, step by step, in the real window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from workbench.ui.shell.main_window import MainWindow

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def test_the_first_two_minutes(window: MainWindow, qtbot: QtBot) -> None:
    bench, player = window.explore, window.explore.player

    # 1. Play, pause, step, finish.
    qtbot.keyClick(window, Key.Key_Space)
    qtbot.waitUntil(lambda: player.t >= 1)
    qtbot.keyClick(window, Key.Key_Space)
    assert not player.playing
    t = player.t
    qtbot.keyClick(window, Key.Key_PageDown)
    qtbot.waitUntil(lambda: player.t == t + 1)
    qtbot.keyClick(window, Key.Key_PageUp)
    qtbot.waitUntil(lambda: player.t == t)
    qtbot.keyClick(window, Key.Key_End)
    qtbot.waitUntil(lambda: player.at_end and player.t == 19)

    # 2. Another heuristic starts the search again.
    assert bench.search.heuristic.currentText() == "Manhattan"
    bench.search.heuristic.setCurrentText("Misplaced")
    qtbot.waitUntil(lambda: player.t == 0)
    qtbot.keyClick(window, Key.Key_End)
    qtbot.waitUntil(lambda: player.at_end and player.t == 44)

    # 3. The comparison plays three heuristics in step.
    qtbot.keyClick(window, Key.Key_Tab, Modifier.ControlModifier)
    assert window.tabs.tabText(window.tabs.currentIndex()) == "Compare"
    compared = window.stack.bench.player
    qtbot.waitUntil(lambda: compared.t == 44)
    qtbot.keyClick(window, Key.Key_Home)
    qtbot.waitUntil(lambda: compared.t == 0)
    qtbot.keyClick(window, Key.Key_Space)
    qtbot.waitUntil(lambda: compared.t >= 1)
    qtbot.keyClick(window, Key.Key_Space)

    # 4. A lesson.
    qtbot.keyClick(window, Key.Key_L, Modifier.ControlModifier)
    assert window.lessons.panel.isVisible()

    # 5. Projector mode.
    size = window.font().pointSizeF()
    qtbot.keyClick(window, Key.Key_F5)
    qtbot.waitUntil(lambda: window.font().pointSizeF() > size)
