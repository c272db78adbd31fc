"""Engines on the Hex bench: they play, they show their results, and they stop when asked to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, click, moves, play

from workbench.hex.board import BLUE, RED
from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.shell.main_window import MainWindow

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),  # the offscreen screen cannot
    pytest.mark.compiled,
]
LONG = 20_000
"""Milliseconds for loading the engine if it has not been compiled."""


def choose(bench: HexBench, side: int, kind: str) -> None:
    box = bench.players.choices[side]
    box.setCurrentIndex(box.findData(kind))
    box.activated.emit(box.currentIndex())


def quick(bench: HexBench) -> None:
    """Give engines half a second for a move."""
    bench.players.seconds.setCurrentIndex(0)
    bench.players.seconds.activated.emit(0)


def test_an_engine_answers_a_move(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    quick(bench)
    choose(bench, BLUE, "mcts")
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2, timeout=LONG)
    assert bench.hex.to_move == RED and not bench.engine.playing


def test_undo_goes_back_to_ones_own_turn(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    quick(bench)
    choose(bench, BLUE, "mcts")
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2, timeout=LONG)
    click(qtbot, bench.board.tools["undo"])
    assert moves(bench) == [] and bench.hex.to_move == RED
    click(qtbot, bench.board.tools["redo"])
    assert len(moves(bench)) == 2


def test_two_engines_play_a_game_to_its_end(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(3))
    quick(bench)
    choose(bench, RED, "mcts")
    choose(bench, BLUE, "uct")
    qtbot.waitUntil(lambda: bench.hex.game.over, timeout=LONG)
    assert bench.hex.game.winner == RED  # the first player wins, and this engine proves it
    qtbot.waitUntil(lambda: bench.banner.isVisible() and not bench.engine.busy)


def test_an_engine_moves_when_it_is_asked(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    quick(bench)
    players = bench.players
    assert players.move_button.isEnabled() and not players.now.isEnabled()
    assert not players.move_button.geometry().intersects(players.now.geometry())
    click(qtbot, players.move_button)
    assert players.now.isEnabled() is bench.engine.playing is not players.move_button.isEnabled()
    qtbot.waitUntil(lambda: len(moves(bench)) == 1, timeout=LONG)
    assert not bench.engine.busy or bench.hex.to_move == BLUE


def test_exploring_is_left_to_the_user(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "c3", "b3", "d2")
    bench.player.seek(1)
    play(bench, qtbot, "d4")
    quick(bench)
    choose(bench, RED, "mcts")
    qtbot.waitUntil(lambda: not bench.engine.busy, timeout=LONG)
    assert bench.hex.document.exploring and len(bench.hex.document.tree.nodes) == 5


def test_analysing_fills_the_cells_and_lists_the_best_moves(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.analysis)
    click(qtbot, bench.search.start_button)
    table = bench.search.table.model()
    qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=LONG)
    qtbot.waitUntil(lambda: bool(bench.board.marks.heat and bench.board.marks.ghosts))
    qtbot.waitUntil(lambda: not bench.engine.thinking, timeout=LONG)  # the winner is proved
    qtbot.waitUntil(lambda: table.data(table.index(0, 1)) == "proven win")
    assert bench.board.marks.heat_colour == RED
    click(qtbot, bench.search.line)
    assert not bench.board.marks.ghosts
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: bench.engine.thought is not None and bench.engine.thought.board == bench.hex.board)
    qtbot.waitUntil(lambda: not bench.search.start_button.isEnabled(), timeout=LONG)  # proved: nothing to stop
    bench.stop()
    qtbot.waitUntil(bench.search.start_button.isEnabled)
    assert not bench.engine.analysing and bench.search.start_button.text() == "Analyse"


def test_a_move_is_made_from_the_list(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.analysis)
    click(qtbot, bench.search.start_button)
    table = bench.search.table
    qtbot.waitUntil(lambda: table.model().rowCount() > 0 and not bench.engine.thinking, timeout=LONG)
    best = table.model().data(table.model().index(0, 0))
    row = table.visualRect(table.model().index(0, 0)).center()
    click(qtbot, table.viewport(), row)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert moves(bench) == [best]


def test_the_stop_button_ends_what_goes_on_and_closing_meanwhile_is_clean(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    begin(bench, qtbot, Rules(11))
    choose(bench, RED, "mcts")
    choose(bench, BLUE, "mcts")
    qtbot.waitUntil(lambda: bench.engine.thinking, timeout=LONG)
    click(qtbot, window.player_bar.buttons["stop"])
    assert not bench.engine.thinking and bench.hex.held
    click(qtbot, bench.players.move_button)
    qtbot.waitUntil(lambda: bench.engine.thinking)
    window.close()


def test_an_engine_swaps_a_strong_first_move(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5, "pieces"))
    choose(bench, BLUE, "mcts")
    play(bench, qtbot, "c3")
    qtbot.waitUntil(lambda: moves(bench) == ["c3", "swap"], timeout=LONG)


def test_alpha_beta_lists_its_values_and_draws_its_tree(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.analysis)
    bench.search.search.setCurrentIndex(bench.search.search.findData("alphabeta"))
    bench.search.search.activated.emit(bench.search.search.currentIndex())
    click(qtbot, bench.search.start_button)
    table = bench.search.table.model()
    qtbot.waitUntil(lambda: table.rowCount() > 0 and bool(bench.board.marks.heat), timeout=LONG)
    click(qtbot, bench.search.start_button)
    bench.tabs.setCurrentWidget(bench.tree)
    qtbot.waitUntil(lambda: len(bench.tree.canvas.leaves) > 3)
    assert all(leaf.texts is not None for leaf in bench.tree.canvas.leaves)
