"""The same text gives the same board, search or error: typed, pasted, dropped, in a file, or as an argument."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from workbench.formats.board_argument import board_argument
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import say


class Found(NamedTuple):
    """The boards of a text, or the error."""

    start: Board
    goal: Board
    report: str = ""


def typed(window: MainWindow, qtbot: QtBot, text: str, _folder: Path) -> None:
    line = window.explore.board.editor.entry.line
    line.selectAll()
    qtbot.keyClicks(line, text)


def typed_and_entered(window: MainWindow, qtbot: QtBot, text: str, folder: Path) -> None:
    typed(window, qtbot, text, folder)
    qtbot.keyClick(window.explore.board.editor.entry.line, Qt.Key.Key_Return)


def pasted_into_the_line(window: MainWindow, qtbot: QtBot, text: str, _folder: Path) -> None:
    line = window.explore.board.editor.entry.line
    QGuiApplication.clipboard().setText(text)
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def pasted(window: MainWindow, _qtbot: QtBot, text: str, _folder: Path) -> None:
    QGuiApplication.clipboard().setText(text)
    window.commands.actions["paste"].trigger()


def pasted_by_the_menu_of_boards(window: MainWindow, _qtbot: QtBot, text: str, _folder: Path) -> None:
    QGuiApplication.clipboard().setText(text)
    window.explore.board.menu.paste.trigger()


def dropped(on: QWidget, data: QMimeData) -> None:
    event = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(on, QDragEnterEvent(QPoint(9, 9), *event))
    QApplication.sendEvent(on, QDropEvent(QPointF(9, 9), *event))


def dropped_on_the_window(window: MainWindow, _qtbot: QtBot, text: str, _folder: Path) -> None:
    data = QMimeData()
    data.setText(text)
    dropped(window, data)


def dropped_on_the_board(window: MainWindow, _qtbot: QtBot, text: str, _folder: Path) -> None:
    data = QMimeData()
    data.setText(text)
    dropped(window.explore.board, data)


def file_of(text: str, folder: Path) -> Path:
    (folder / "b.txt").write_text(text, encoding="utf-8")
    return folder / "b.txt"


def dropped_file(window: MainWindow, _qtbot: QtBot, text: str, folder: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file_of(text, folder)))])
    dropped(window, data)


def dropped_file_on_the_board(window: MainWindow, _qtbot: QtBot, text: str, folder: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file_of(text, folder)))])
    dropped(window.explore.board, data)


def opened_file(window: MainWindow, _qtbot: QtBot, text: str, folder: Path) -> None:
    window.opening.open(str(file_of(text, folder)))


Way = Callable[[MainWindow, QtBot, str, Path], None]
TEXTS: tuple[Way, ...] = (
    typed,
    typed_and_entered,
    pasted_into_the_line,
    pasted,
    pasted_by_the_menu_of_boards,
    dropped_on_the_window,
    dropped_on_the_board,
)
FILES: tuple[Way, ...] = (dropped_file, dropped_file_on_the_board, opened_file)


def entered(window: MainWindow, qtbot: QtBot, way: Way, text: str, folder: Path) -> Found:
    """Enter a text over two boards; return the resulting boards and the message."""
    session, explore = window.explore.session, window.explore
    session.set_boards(Board.parse("1 2 3/4 5 6/7 0 8"), goal_board("last", 3, 3))
    explore.board.show_face("start")
    way(window, qtbot, text, folder)
    boxes = window.findChildren(QMessageBox)
    fault = explore.board.editor.entry.fault.fault
    result = boxes[-1].text() if boxes else window.statusBar().currentMessage() if fault is None else say(fault)
    for box in boxes:
        box.close()
        box.setParent(None)
        box.deleteLater()
    explore.stop()
    return Found(session.start_board, session.goal_board, result.removeprefix(f"In “{folder / 'b.txt'}”: "))


def as_argument(text: str) -> Found:
    """Return the boards that the command line reads from a text, or its error."""
    try:
        given = board_argument(text)
    except Fault as fault:
        return Found(Board.parse("1 2 3/4 5 6/7 0 8"), goal_board("last", 3, 3), say(fault))
    return Found(given.board, given.aim(None))


def test_a_board_is_the_same_one_by_every_way(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for text in (
        "1 2 3 4 0 6 7 5 8",
        "1 2 3/4 0 6/7 5 8",
        "1,2,3/4,_,6/7,.,8",
        "((1, 2, 3), (4, 0, 6), (7, 5, 8))",
        "[[1, 2], [3, 0]]",
        "867, 254, 301",
        "867254301",
        "1 2 3 4/5 6 7 8/9 10 0 11",
    ):
        wanted = as_argument(text)
        for way in (*TEXTS, *FILES):
            assert entered(window, qtbot, way, text, tmp_path) == wanted, (text, way)


def test_a_name_and_a_search_are_the_same_wherever_a_text_is_entered(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for text in (
        "korf:79",
        "sample",
        "seed:42@3x4",
        "3x3:1 2 3/7 0 8/5 6 4 goal=first",
        "1 2 3/7 0 8/5 6 4 goal=last greedy misplaced",
        "korf:1 astar goal=last",
    ):
        wanted = as_argument(text)
        for way in TEXTS:
            if way not in (typed, typed_and_entered) or "=" not in text:  # half of a line is a line of its own
                assert entered(window, qtbot, way, text, tmp_path) == wanted, (text, way)


def test_what_is_no_board_is_answered_with_the_same_sentence_by_every_way(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for text in ("1 2 3/4 5", "1 2 3 4 4 6 7 5 8", "1 2 3/4 x 6/7 5 8", "[1, 2", "1 2 3/4 0 6/7 5 9"):
        wanted = as_argument(text)
        assert wanted.report
        for way in (*TEXTS, *FILES):
            found = entered(window, qtbot, way, text, tmp_path)
            assert found.report == wanted.report, (text, way)
            if way not in (typed, typed_and_entered):  # a text being typed may be an incomplete board
                assert found == wanted, (text, way)


def test_what_is_no_name_and_no_search_is_answered_with_the_same_sentence(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for text in ("sampel", "korf:101", "seed:1", "3x3:1 2 3/7 0 8/5 6 4 asta"):
        wanted = as_argument(text)
        assert wanted.report
        for way in TEXTS:
            assert entered(window, qtbot, way, text, tmp_path).report == wanted.report, (text, way)
