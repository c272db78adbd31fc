"""The headline of a won game is about the whole game, and says whose solution it was."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.play.texts import headline
from workbench.ui.shell.main_window import MainWindow

START, GOAL = Board.parse("1 2 3/4 5 6/0 7 8"), goal_board("last", 3, 3)


def test_the_result_stays_while_one_steps_back_through_a_won_game(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("play")
    game = window.bench.play
    game.begin(START, GOAL)
    for move in "rr":
        game.make(move)
    qtbot.waitUntil(lambda: game.game.finished and game.advice.optimum.exact)
    won = headline(game)
    assert won == "Solved in 2 moves: no solution is shorter"
    qtbot.keyClick(window.bench.board.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.game.at == 1
    assert headline(game) == won == window.bench.banner.headline.text()


def test_a_solution_that_was_shown_is_not_credited_to_the_player(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("play")
    game = window.bench.play
    game.begin(START, GOAL)
    game.solve()
    qtbot.waitUntil(lambda: game.solution is not None)
    window.bench.player.to_end()
    qtbot.waitUntil(lambda: window.bench.player.at_end)
    game.play_on()
    assert game.game.finished and game.game.helped
    assert headline(game) == "2 moves, with a solution that you watched"
