"""The state space in the window: its points at any step, choosing a state, and large spaces by g and h."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.state_space.space import state_space
from workbench.ui.base.theme import colours
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.trees.tree_pane import SPACE

GOAL = goal_board(LAST, 2, 3)


def finish(qtbot: QtBot, window: MainWindow, board: str) -> ExploreBench:
    """Search a board to the end, with the space in front."""
    bench, start = window.explore, Board.parse(board)
    bench.session.set_boards(start, goal_board(LAST, *start.shape))
    bench.tree.faces.choose(SPACE)
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and bench.space.settled)
    return bench


def picture(bench: ExploreBench) -> QImage:
    return bench.space.view.grab().toImage()


def share(image: QImage, colour: str) -> float:
    """Return which part of the pixels has a colour."""
    wanted, every = QColor(colour).rgb(), 2
    pixels = [image.pixel(x, y) for x in range(0, image.width(), every) for y in range(0, image.height(), every)]
    return pixels.count(wanted) / len(pixels)


def test_the_points_are_those_of_the_step_also_after_going_back(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "4 5 0/1 2 3")
    at_end, view = picture(bench), bench.space.view
    closed = share(at_end, colours().closed)
    assert closed > 0.01
    bench.player.seek(3)
    qtbot.waitUntil(lambda: bench.space.settled)
    assert 0 < share(picture(bench), colours().closed) < closed / 4
    assert "generated" in view.accessibleDescription()
    bench.player.seek(bench.player.length)
    qtbot.waitUntil(lambda: bench.space.settled)
    assert picture(bench) == at_end


def test_a_click_selects_the_state_everywhere(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "4 5 0/1 2 3")
    view, space = bench.space.view, state_space(GOAL)
    assert bench.player.timeline is not None
    recording = bench.player.timeline.recording
    for record in (2, 9):
        state = int(space.numbers_of_states([recording.state(record)])[0])
        QTest.mouseMove(view, view.point(state).toPoint())
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.point(state).toPoint())
        assert bench.node_selection.record == recording.find(recording.state(record), recording.records)
    before = bench.node_selection.record
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))  # no state is there
    assert bench.node_selection.record == before


def test_keys_go_from_state_to_state(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "4 5 0/1 2 3")
    view = bench.space.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert "1 move to the goal" in view.accessibleDescription()
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert "0 moves to the goal" in view.accessibleDescription()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert bench.player.timeline is not None
    record = bench.node_selection.record
    assert record is not None
    assert bench.player.timeline.recording.state(record) == GOAL.state


def test_of_a_large_space_the_nodes_are_drawn_by_g_and_h(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window, "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15")
    density = bench.space.density
    assert density.isVisible()
    assert not bench.space.view.isVisible()
    assert density.accessibleDescription().startswith("6 nodes by g and h, 3 of them expanded")
    QApplication.clipboard().clear()
    density.actions()[0].trigger()
    assert not QApplication.clipboard().image().isNull()
