"""What opens on the Hex bench at 1024×768 moves neither the board nor the players."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.ui.hex.bench import HexBench
from workbench.ui.shell.main_window import MainWindow

MIN_ROWS = 4
"""The rows of the table of the best moves that are seen at least, before anything is scrolled."""


@pytest.fixture
def bench(window: MainWindow, qtbot: QtBot) -> HexBench:
    window.resize(1024, 768)
    window.show_bench("hex")
    bench = window.bench
    assert isinstance(bench, HexBench)
    bench.show_sample(None)
    settle(bench, qtbot)
    return bench


def settle(bench: HexBench, qtbot: QtBot) -> None:
    for _ in range(5):
        QApplication.processEvents()
    qtbot.waitUntil(bench.settled)


def centre(bench: HexBench) -> QPoint:
    """Return where the first cell is in the window."""
    layout = bench.board.view.current_layout()
    assert layout is not None
    return bench.board.view.mapTo(bench.window(), layout.centre(0).toPoint())


def test_the_board_stays_while_a_position_is_set_up(bench: HexBench, qtbot: QtBot) -> None:
    before = centre(bench)
    for _ in range(2):
        qtbot.mouseClick(bench.board.tools["edit"], Qt.MouseButton.LeftButton)
        settle(bench, qtbot)
        assert centre(bench) == before
    assert bench.hex.setting is None


def test_the_board_stays_while_predict_is_open(bench: HexBench, qtbot: QtBot) -> None:
    before = centre(bench)
    for opened in (True, False):
        bench.predict()
        settle(bench, qtbot)
        assert bench.prediction.isVisible() is opened
        assert centre(bench) == before


def test_the_buttons_of_the_engines_are_in_one_row_with_the_time(bench: HexBench) -> None:
    players = bench.players
    places = {one.mapTo(bench, one.rect().center()).y() for one in (players.seconds, players.move_button, players.now)}
    assert max(places) - min(places) <= 1


def test_some_rows_of_the_best_moves_are_seen_without_scrolling(bench: HexBench, qtbot: QtBot) -> None:
    bench.tabs.setCurrentWidget(bench.analysis)
    settle(bench, qtbot)
    table = bench.search.table
    seen = table.viewport().visibleRegion().boundingRect().height()
    assert seen >= MIN_ROWS * table.verticalHeader().defaultSectionSize()
