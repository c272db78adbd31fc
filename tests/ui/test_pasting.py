"""What is on the clipboard goes to the bench that it belongs to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from workbench.tiles.board import Board
from workbench.ui.main_window import MainWindow


def paste(window: MainWindow, qtbot: QtBot, told: str) -> None:
    QGuiApplication.clipboard().setText(told)
    window.bench.setFocus()
    qtbot.keyClick(window.bench, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_a_board_goes_to_explore_from_any_bench(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("divide")
    paste(window, qtbot, "8 6 7/2 5 4/3 0 1")
    assert window.bench is window.explore
    assert window.explore.session.start_board == Board.parse("8 6 7/2 5 4/3 0 1")


def test_a_search_in_one_line_is_searched(window: MainWindow, qtbot: QtBot) -> None:
    paste(window, qtbot, "3x3:1 2 3/4 0 6/7 5 8 goal=last greedy misplaced")
    assert window.explore.session.configuration.algorithm == "greedy"


def test_a_game_of_hex_goes_to_its_bench(window: MainWindow, qtbot: QtBot) -> None:
    paste(window, qtbot, "(;FF[4]GM[11]SZ[5];B[c3];W[b2])")
    assert window.bench is window.hex
    assert len(window.hex.hex.document.tree.main) == 3


def test_what_is_none_of_these_changes_nothing_and_is_told(window: MainWindow, qtbot: QtBot) -> None:
    before = window.explore.session.start_board
    for told in ("Dear all,", "", "(;FF[4]GM[11]SZ[5];B[zz99])"):
        window.statusBar().clearMessage()
        paste(window, qtbot, told)
        assert window.explore.session.start_board == before
        assert window.statusBar().currentMessage()


def test_a_line_that_is_being_written_keeps_its_own_pasting(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.search.more.setFocus()
    line = window.explore.board.editor.entry.line
    before = window.explore.session.configuration
    line.setFocus()
    line.clear()
    QGuiApplication.clipboard().setText("1 2 3")
    qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == "1 2 3"
    assert window.explore.session.configuration == before
