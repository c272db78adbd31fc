"""The status bar says which counts are those of the step on show, and which those of the whole search."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot
from support.full_recordings import search_beyond_recording
from support.standing import settle

from workbench.api import Configuration
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
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


def narrated_steps(window: MainWindow) -> int:
    """Return the number of steps in the narration of a running search, 0 if it says something else."""
    found = re.search(r"([\d,]+) steps so far", window.explore.narration.narrated)
    return int(found[1].replace(",", "")) if found else 0


def test_the_narration_counts_on_while_a_search_whose_recording_is_full_runs(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    session, player = bench.session, bench.player
    recording = search_beyond_recording(bench, qtbot)
    qtbot.waitUntil(lambda: narrated_steps(window) > player.length)
    seen = set[int]()
    for _ in range(4):  # although the player gets no further
        seen.add(narrated_steps(window))
        assert player.length == recording.stopped_at and player.following
        qtbot.waitUntil(lambda: narrated_steps(window) > max(seen))
    bench.stop()
    qtbot.waitUntil(lambda: not session.busy)


def test_the_narration_of_a_running_search_says_how_many_steps_the_player_can_show(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = window.explore
    session, player = bench.session, bench.player
    session.configure(Configuration.of("astar", "manhattan", None, "textbook"))
    hard = find("korf:88")
    assert hard is not None
    session.set_boards(hard.board, hard.goal)
    player.to_end()
    qtbot.waitUntil(lambda: player.length > 1000)
    bench.narration._refresh()
    assert narrated_steps(window) == player.length and not bench.narration._counting.isActive()
    bench.stop()
    qtbot.waitUntil(lambda: not session.busy)
