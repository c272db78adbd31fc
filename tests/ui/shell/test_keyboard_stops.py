"""Every control in the Tab order has an accessible name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QScrollArea, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.shell.main_window import MainWindow


def nameless(window: QWidget) -> list[str]:
    """Return the widgets in the Tab order without an accessible name."""
    return [
        f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not widget.accessibleName()
        and not (isinstance(widget, QAbstractButton) and widget.text())
    ]


def test_every_stop_of_the_keyboard_has_a_name_on_the_benches(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    qtbot.mouseClick(window.player_bar.buttons["to-end"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing and not bench.session.busy)
    found = nameless(window)
    bench.lists.setCurrentWidget(bench.runs)
    found += nameless(window)
    for name in window.benches:
        window.show_bench(name)
        found += nameless(window)
        for tabs in window.bench.findChildren(QTabWidget):
            for place in range(tabs.count()):
                tabs.setCurrentIndex(place)
                found += nameless(window)
    assert found == []


@pytest.mark.parametrize(
    "command", ["open", "session-save", "film", "databases", "shortcuts", "about", "text-size", "go-to-step"]
)
def test_every_stop_of_the_keyboard_has_a_name_in_dialogs(window: MainWindow, qtbot: QtBot, command: str) -> None:
    window.explore.player.step()
    qtbot.waitUntil(lambda: window.explore.player.t == 1)
    window.commands.actions[command].trigger()
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert dialogs
    assert [one for dialog in dialogs for one in nameless(dialog)] == []
    for dialog in dialogs:
        dialog.reject()


def test_every_stop_of_the_keyboard_has_a_name_in_the_lessons_and_their_editor(window: MainWindow) -> None:
    window.commands.actions["lessons"].trigger()
    assert nameless(window) == []
    window.commands.actions["lesson-new"].trigger()
    assert nameless(window) == []


def test_a_frame_that_scrolls_is_no_stop(window: MainWindow) -> None:
    areas = window.findChildren(QScrollArea)
    assert areas
    assert all(not area.focusPolicy() & Qt.FocusPolicy.TabFocus for area in areas)
