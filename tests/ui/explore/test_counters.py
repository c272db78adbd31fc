"""The status bar says which counts are those of the step on show, and which those of the whole search."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot
from support.standing import settle

from workbench.tiles.puzzle.board import Board
from workbench.ui.explore.counters import Counters
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

AT_STEP, OF_RUN = ("expanded", "generated", "open", "closed", "reopened"), ("max-open", "memory", "time", "rate")


def left_of(counters: Counters, name: str) -> int:
    return counters.names[name].mapTo(counters, QPoint()).x()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1024, 1280, 1920])
def test_counts_of_the_whole_search_stand_behind_words_that_say_so(
    window: MainWindow, qtbot: QtBot, width: int, language: str
) -> None:
    window.choose_language(language)
    window.resize(width, 768)
    window.explore.player.to_end()
    qtbot.waitUntil(window.explore.banner.isVisible)
    settle()
    counters = window.explore.counters
    assert counters.whole.isVisible() and counters.values["max-open"].isVisible()
    place = counters.whole.mapTo(counters, QPoint()).x()
    assert all(left_of(counters, name) < place for name in AT_STEP if counters.names[name].isVisible())
    assert all(left_of(counters, name) > place for name in OF_RUN if counters.names[name].isVisible())
    last = max((counters.values[name] for name in OF_RUN if counters.values[name].isVisible()), key=lambda one: one.x())
    assert last.x() + last.width() <= counters.width()


def test_open_is_never_larger_than_its_maximum(window: MainWindow, qtbot: QtBot) -> None:
    player, counters = window.explore.player, window.explore.counters
    window.explore.session.set_start(Board.parse("1 2 3/7 0 8/5 6 4"))
    for t in range(8):
        qtbot.waitUntil(lambda t=t: counters.values["expanded"].text() == str(t))
        qtbot.wait(60)  # the other counts follow
        assert int(counters.values["open"].text()) <= int(counters.values["max-open"].text())
        player.step()
