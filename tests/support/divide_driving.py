"""Driving the Divide-and-conquer bench as a user would: clicks and keys, and waiting for what comes of them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.divide.bench import DivideBench
from workbench.ui.divide.phased_solution import PhasedSolution
from workbench.ui.divide.phases_model import PhaseColumn
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.board_picture import BoardPicture

FIFTEEN = "12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"
UNSOLVABLE = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"
ENTER, BACKSPACE, ESCAPE, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Escape, Qt.Key.Key_Space


def click_tab(window: MainWindow, qtbot: QtBot, name: str) -> None:
    click(qtbot, window.tabs, window.tabs.tabRect(window.benches.index(name)).center())


def click(qtbot: QtBot, widget: QWidget, pos: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=pos if pos is not None else QPoint())


def type_board(bench: DivideBench, qtbot: QtBot, board: str) -> None:
    """Type a board into the line of the bench, and give the keys back to the bench."""
    line = bench.setup.entry.line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, board)
    bench.setFocus()


def solve(bench: DivideBench, qtbot: QtBot, board: str = FIFTEEN) -> None:
    """Type a board, and have it solved to the last move."""
    type_board(bench, qtbot, board)
    with qtbot.waitSignal(bench.divide.finished):
        click(qtbot, bench.setup.solve)
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing)
    qtbot.waitUntil(lambda: picture(bench).tiles == course(bench).run.goal.tiles)


def course(bench: DivideBench) -> PhasedSolution:
    assert bench.divide.course is not None
    return bench.divide.course


def picture(bench: DivideBench) -> BoardPicture:
    shown = bench.board.view.picture
    assert shown is not None
    return shown


def click_row(bench: DivideBench, qtbot: QtBot, row: int, double: bool = False) -> None:
    table = bench.phases.table
    index = table.model().index(row, PhaseColumn.KIND)
    table.scrollTo(index)
    spot = table.visualRect(index).center()
    click(qtbot, table.viewport(), spot)
    if double:
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def cell(bench: DivideBench, row: int, column: PhaseColumn) -> str:
    model = bench.phases.table.model()
    return str(model.data(model.index(row, column)))


def tells(bench: DivideBench, qtbot: QtBot, beginning: str) -> None:
    """Wait for the line of narration, which may lag behind by the twinkling of an eye."""
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith(beginning))
