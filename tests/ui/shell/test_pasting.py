"""Clipboard contents go to the right bench."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.ui.runs.board_document import BoardPair
from workbench.ui.shell.main_window import MainWindow


def paste(window: MainWindow, qtbot: QtBot, content: str) -> None:
    QGuiApplication.clipboard().setText(content)
    window.bench.setFocus()
    qtbot.keyClick(window.bench, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def drop(window: MainWindow, data: QMimeData) -> None:
    """Drop something on the current bench; widgets that accept drops before the window does are tried first."""
    event = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    target = window.bench if window.bench.acceptDrops() else window
    entering = QDragEnterEvent(QPoint(9, 9), *event)
    QApplication.sendEvent(target, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(9, 9), *event))


def let_in(window: MainWindow, qtbot: QtBot, way: str, content: str, folder: Path) -> None:
    """Paste a text, drop it, or drop a file that contains it."""
    data, file = QMimeData(), folder / "b.txt"
    if way == "file":
        file.write_text(content, encoding="utf-8")
        data.setUrls([QUrl.fromLocalFile(str(file))])
    else:
        data.setText(content)
    drop(window, data) if way != "paste" else paste(window, qtbot, content)


def state(window: MainWindow) -> tuple[object, ...]:
    """Return the state that an invalid text must not change."""
    session = window.explore.session
    benches = {name: bench.scene() for name, bench in window.stack.made.items() if name in ("play", "hex", "audit")}
    return window.bench, session.start_board, session.goal_board, session.other, benches


WAYS = ["paste", "text", "file"]
GOES = {
    "explore": "explore",
    "compare": "compare",
    "experiments": "explore",
    "divide": "divide",
    "audit": "explore",
    "hex": "explore",
    "play": "play",
}
BOARD = "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 0 24"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("bench", GOES)
def test_a_board_is_a_board_wherever_it_is_let_in(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, bench: str, way: str
) -> None:
    common = window.explore.session.start_board
    window.show_bench(bench)
    games = {name: bench.scene() for name, bench in window.stack.made.items() if name == "hex"}
    let_in(window, qtbot, way, BOARD, tmp_path)
    assert window.bench.name == GOES[bench]
    board = Board.parse(BOARD)
    if bench == "play":
        play = window.stack.made["play"]
        assert play.boards == BoardPair(board, goal_board(LAST, 5, 5))
        assert play.play.game.moves == "" and window.explore.session.start_board == common
    else:
        assert window.explore.session.start_board == board
    assert games == {name: bench.scene() for name, bench in window.stack.made.items() if name == "hex"}
    listed = [("board", str(tmp_path / "b.txt"))] if way == "file" else []
    assert window.recent._settings.recent_files == listed
    window.bench.stop()


def test_what_is_nothing_is_told_in_one_sentence_on_every_bench(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for bench in GOES:
        window.show_bench(bench)
        before = state(window)
        for way in WAYS:
            window.statusBar().clearMessage()
            let_in(window, qtbot, way, "hello there\n", tmp_path)
            boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
            result = boxes[0].text() if boxes else window.statusBar().currentMessage()
            for box in boxes:
                box.close()
            assert "hello" in result and result.count("\n") == 0 and len(boxes) == (way == "file"), (bench, way)
            assert state(window) == before, (bench, way)
            assert window.recent._settings.recent_files == []
        window.bench.stop()


@pytest.mark.parametrize("bench", ["explore", "divide", "play"])
def test_what_was_wrong_with_a_text_does_not_stay_under_a_good_one(
    window: MainWindow, qtbot: QtBot, bench: str
) -> None:
    window.show_bench(bench)
    paste(window, qtbot, "hello there")
    assert "hello" in window.statusBar().currentMessage()
    paste(window, qtbot, "8 6 7/2 5 4/3 0 1")
    assert window.statusBar().currentMessage() == ""
    assert window.explore.board.editor.entry.fault.fault is None
    window.bench.stop()


def test_a_board_that_cannot_be_played_leaves_the_game_as_it_is(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("play")
    before = state(window)
    for result in ("1 2 3/4 5 6/8 7 0", "1 2 3/4 5 6/7 8 0"):
        paste(window, qtbot, result)
        assert "cannot be played" in window.statusBar().currentMessage()
        assert state(window) == before


def test_a_replay_of_hex_is_known_by_what_it_is(window: MainWindow, tmp_path: Path) -> None:
    file, data = tmp_path / "game.txt", QMimeData()
    file.write_text("size 5\nc3\ny\nb2\n")
    data.setUrls([QUrl.fromLocalFile(str(file))])
    window.show_bench("divide")
    drop(window, data)
    assert window.bench is window.hex
    assert len(window.hex.hex.document.tree.main) == 4
    assert window.recent._settings.recent_files == [("hex", str(file))]


def test_a_file_on_the_board_pane_is_listed_and_a_game_there_goes_to_its_bench(
    window: MainWindow, tmp_path: Path
) -> None:
    board, game = tmp_path / "b.txt", tmp_path / "g.txt"
    board.write_text("8 6 7/2 5 4/3 0 1")
    game.write_text("(;FF[4]GM[11]SZ[5];B[c3];W[b2])")
    for file in (board, game):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        event = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(window.explore.board, QDragEnterEvent(QPoint(9, 9), *event))
        QApplication.sendEvent(window.explore.board, QDropEvent(QPointF(9, 9), *event))
    assert window.explore.session.start_board == Board.parse("8 6 7/2 5 4/3 0 1")
    assert window.bench is window.hex
    assert window.recent._settings.recent_files == [("hex", str(game)), ("board", str(board))]


def test_a_search_in_one_line_is_searched(window: MainWindow, qtbot: QtBot) -> None:
    paste(window, qtbot, "3x3:1 2 3/4 0 6/7 5 8 goal=last greedy misplaced")
    assert window.explore.session.configuration.algorithm == "greedy"


def test_a_game_of_hex_goes_to_its_bench(window: MainWindow, qtbot: QtBot) -> None:
    paste(window, qtbot, "(;FF[4]GM[11]SZ[5];B[c3];W[b2])")
    assert window.bench is window.hex
    assert len(window.hex.hex.document.tree.main) == 3


def test_what_is_none_of_these_changes_nothing_and_is_told(window: MainWindow, qtbot: QtBot) -> None:
    before = window.explore.session.start_board
    for result in ("Dear all,", "", "(;FF[4]GM[11]SZ[5];B[zz99])"):
        window.statusBar().clearMessage()
        paste(window, qtbot, result)
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
