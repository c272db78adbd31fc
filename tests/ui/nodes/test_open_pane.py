"""OPEN of a long search is read in the background."""

from __future__ import annotations

from threading import Thread, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from workbench.api import ConfiguredRun, start
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.open_order import OpenOrder
from workbench.tiles.puzzle.board import Board
from workbench.ui.nodes.open_pane import OpenPane
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection


def finished(board: str) -> ConfiguredRun:
    run = start(Board.parse(board), "astar", "misplaced")
    while run.advance(1000).value == "running":
        pass
    return run


def numbers(pane: OpenPane) -> list[int]:
    model = pane.table.model()
    return [model.record(row) for row in range(model.rowCount())]


def expected(run: ConfiguredRun, t: int) -> list[int]:
    open_ = Timeline(run.recording).at(t).open
    assert open_ is not None
    return [int(record) for record in open_]


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[Thread]:
    """The threads that process a few steps for OPEN, in order."""
    threads: list[Thread] = []
    keep = OpenOrder._keep

    def recorded(self: OpenOrder) -> None:
        threads.append(current_thread())
        keep(self)

    monkeypatch.setattr(OpenOrder, "_keep", recorded)
    monkeypatch.setattr("workbench.search.recording.open_order.STRIDE", 4)
    return threads


def test_a_long_recording_is_read_in_a_thread_of_its_own(qtbot: QtBot, threads: list[Thread]) -> None:
    first, second = finished("7 2 4/5 0 6/8 3 1"), finished("1 3 5/4 0 8/7 6 2")
    player = Player()
    pane = OpenPane(player, NodeSelection(player))
    qtbot.addWidget(pane)
    pane.show()
    for run in (first, second, first):
        timeline = Timeline(run.recording)
        player.open(timeline, timeline.length)
        assert numbers(pane) in ([], expected(run, timeline.length))  # never those of the other search
        qtbot.waitUntil(lambda run=run, t=timeline.length: numbers(pane) == expected(run, t))
        player.seek(timeline.length // 2)
        qtbot.waitUntil(lambda run=run, t=timeline.length // 2: numbers(pane) == expected(run, t))
    assert len(threads) > first.expanded // 4
    assert threads.count(main_thread()) <= 6


def test_what_a_hidden_list_needs_is_read_too(qtbot: QtBot, threads: list[Thread]) -> None:
    run = finished("1 3 5/4 0 8/7 6 2")
    player = Player()
    pane = OpenPane(player, NodeSelection(player))
    qtbot.addWidget(pane)
    player.open(Timeline(run.recording), 1)
    qtbot.waitUntil(lambda: not run.recording.open_backlog(run.expanded))
    assert main_thread() not in threads
