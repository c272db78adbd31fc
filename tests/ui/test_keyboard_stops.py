"""Whoever goes through the window by keyboard is told where he is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.main_window import MainWindow


def nameless(window: MainWindow) -> list[str]:
    """Return what takes the keyboard by Tab and has no name."""
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
    for name in ("divide", "audit", "play"):
        window.show_bench(name)
        found += nameless(window)
    assert found == []


def test_a_frame_that_scrolls_is_no_stop(window: MainWindow) -> None:
    areas = [area for area in window.findChildren(QAbstractScrollArea) if type(area).__name__ == "QScrollArea"]
    assert areas
    assert all(not area.focusPolicy() & Qt.FocusPolicy.TabFocus for area in areas)
