"""The tour of the window: it points at visible parts, works by keys and mouse, and is offered once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.fitting import unreadable

from workbench.ui.base.theme import theme
from workbench.ui.lessons.pointers import Pointers
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.tour import STOPS, Tour
from workbench.wording import LANGUAGES, text


def plain(title: str) -> str:
    return title.replace("&", "")


def begin(window: MainWindow, qtbot: QtBot) -> Tour:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.commands.actions["tour"].trigger()
    return window.findChildren(Tour)[-1]


def pointed(window: MainWindow) -> list[object]:
    return [pane for pointers in window.findChildren(Pointers) if pointers.isVisible() for pane in pointers.panes]


def test_the_tour_is_gone_through_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    tour = begin(window, qtbot)
    t = window.explore.player.t
    assert tour.stops == [*STOPS]
    seen = []
    for _ in STOPS:
        seen += pointed(window)
        qtbot.keyClick(QApplication.focusWidget() or tour, Qt.Key.Key_Right)
    explore = window.explore
    assert seen[:2] == [explore.board, explore.search]
    assert seen[2:6] == [window.player_bar, explore.tree, explore.open_list, explore.chart]
    assert seen[6] is window.tabs
    assert not tour.isVisible()
    assert pointed(window) == []
    assert explore.player.t == t
    assert window._settings.toured


def test_the_tour_goes_back_and_away(window: MainWindow, qtbot: QtBot) -> None:
    tour = begin(window, qtbot)
    qtbot.mouseClick(tour.buttons["next"], Qt.MouseButton.LeftButton)
    qtbot.keyClick(tour, Qt.Key.Key_Space)
    assert tour.place == 2
    assert not window.explore.player.playing
    qtbot.mouseClick(tour.buttons["back"], Qt.MouseButton.LeftButton)
    qtbot.keyClick(tour, Qt.Key.Key_Left)
    assert tour.place == 0
    qtbot.keyClick(tour, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() in tour.buttons.values()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not tour.isVisible()


@pytest.fixture(params=[1.0, 1.5])
def size(request: pytest.FixtureRequest) -> Iterator[float]:
    theme().size = request.param
    theme().apply()
    yield request.param
    theme().size = 1.0
    theme().apply()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bubble_can_be_read_and_hides_little_of_what_it_tells_of(
    window: MainWindow, qtbot: QtBot, language: str, size: float
) -> None:
    assert theme().size == size
    window.choose_language(language)
    tour = begin(window, qtbot)
    for stop in STOPS:
        assert tour.stops[tour.place] == stop
        assert unreadable(tour) == []
        assert window.rect().contains(tour.geometry())
        pane = tour._parts[stop]
        common = pane.rect().translated(pane.mapTo(window, pane.rect().topLeft())) & tour.geometry()
        assert common.width() * common.height() <= 0.2 * pane.width() * pane.height()
        result = tour.accessibleDescription()
        if stop == "benches":
            assert text("play-title") in result
        if stop == "lessons":
            assert plain(text("command-predict")) in result
            assert not tour.geometry().intersects(window.menuBar().geometry())
        tour.next()
