"""Maps, pictures and scenarios: opened, dropped, pasted, saved, and opened again from the recent files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot
from support.paths import EXAMPLES

from workbench.maps.grid import WALL
from workbench.maps.grid_problem import GridProblem
from workbench.maps.png import png_bytes
from workbench.ui.shell.main_window import MainWindow

MAPS = EXAMPLES / "maps"
pytestmark = pytest.mark.qt_log_ignore(
    "does not support grabbing the keyboard"
)  # the off-screen platform cannot do this


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(QPoint(9, 9), *event)
    QApplication.sendEvent(window.explore.board, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(window.explore.board, QDropEvent(QPointF(9, 9), *event))


def grid_of(window: MainWindow) -> GridProblem:
    problem = window.explore.session.problem
    assert isinstance(problem, GridProblem)
    return problem


def test_a_file_of_scenarios_asks_which_one(window: MainWindow, qtbot: QtBot) -> None:
    drop(window, MAPS / "rooms.map.scen")
    dialog = window.findChild(QInputDialog)
    assert dialog is not None and (dialog.intMinimum(), dialog.intMaximum()) == (1, 5)
    assert dialog.labelText().startswith("Number of the scenario in rooms.map.scen, from 1 to 5:")
    dialog.setIntValue(3)
    dialog.accept()
    grid = grid_of(window).grid
    assert (grid.start, grid.goals, grid.title) == ((4, 9), ((15, 0),), "rooms.map.scen:3")
    assert window.explore.session.configuration.heuristic == "octile"  # boards' Manhattan distance may overestimate
    window.recent.menu.aboutToShow.emit()
    window.recent.menu.actions()[0].trigger()
    again = [one for one in window.findChildren(QInputDialog) if one.isVisible()]
    again[-1].accept()
    assert grid_of(window).grid.title == "rooms.map.scen:1"
    session = window.explore.session
    qtbot.waitUntil(lambda: session.current is not None)


def test_a_scenario_without_its_map_is_one_sentence(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "lost.scen"
    path.write_text("\n".join((MAPS / "rooms.map.scen").read_text().splitlines()[:2]))
    drop(window, path)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = window.findChild(QMessageBox)
    assert "Line 2: the map rooms.map was not found" in box.text()
    assert window.explore.session.other is None
    box.accept()


def test_a_picture_is_a_map_dropped_and_pasted(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "drawn.png"
    image = QImage(4, 3, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    image.setPixelColor(1, 0, QColor(0, 0, 0))
    image.setPixelColor(2, 2, QColor(205, 205, 205))
    image.save(str(path))
    costs = (bytes([1, WALL, 1, 1]), bytes([1, 1, 1, 1]), bytes([1, 1, 3, 1]))
    drop(window, path)
    assert grid_of(window).grid.costs == costs
    window.explore.session.set_problem(None)
    QGuiApplication.clipboard().setImage(image)
    window.opening.paste()
    assert grid_of(window).grid.costs == costs
    assert (Path(window.explore.session.other.given).suffix, grid_of(window).name((2, 3))) == (".png", "3,2")
    QGuiApplication.clipboard().setImage(QImage(1025, 2, QImage.Format.Format_RGB32))
    window.opening.paste()
    assert window.statusBar().currentMessage().startswith("The picture has 1,025 × 2 pixels;")
    assert grid_of(window).grid.costs == costs


def test_the_text_of_a_map_is_pasted(window: MainWindow) -> None:
    for name, content in (
        ("map", (MAPS / "rooms.map").read_text()),
        ("txt", "grid Garden\n######\n#S.5G#\n######\n"),
    ):
        QGuiApplication.clipboard().setText(content)
        window.opening.paste()
        assert window.explore.session.other.given.endswith(name)
        assert name == "txt" or window.explore.session.other.local_title.startswith("Pasted map ")
    assert grid_of(window).title == "Garden"
    QGuiApplication.clipboard().setText("type octile\nheight 1\nwidth 2\nmap\n.x\n")
    window.opening.paste()
    assert window.statusBar().currentMessage().startswith("Line 5, column 1: “x” is not a valid square")
    assert grid_of(window).title == "Garden"


def test_a_grid_is_saved_in_each_format(window: MainWindow, tmp_path: Path) -> None:
    shutil.copy(MAPS / "scattered.map", tmp_path)
    window.opening.open(str(tmp_path / "scattered.map"))
    problem = grid_of(window)
    for name in ("saved.png", "saved.map", "saved.txt"):
        window.commands.actions["save"].trigger()
        dialog = window.findChildren(QFileDialog)[-1]
        assert "*.png" in " ".join(dialog.nameFilters())
        dialog.fileSelected.emit(str(tmp_path / name))
        dialog.close()
        window.opening.open(str(tmp_path / name))
        assert grid_of(window).grid.costs == problem.grid.costs
    assert (tmp_path / "saved.png").read_bytes() == png_bytes(problem.grid)
    assert (grid_of(window).grid.start, grid_of(window).grid.goals) == (problem.grid.start, problem.grid.goals)


def test_a_file_of_scenarios_asks_which_one_when_explore_chooses_it(window: MainWindow) -> None:
    window.explore.board.problem.open_file(str(MAPS / "rooms.map.scen"))
    dialog = window.findChild(QInputDialog)
    assert dialog is not None
    dialog.setIntValue(3)
    assert dialog.labelText().endswith("Scenario 3 of 5: from 9,4 to 0,15, optimum 16.48528137")
    dialog.accept()
    assert grid_of(window).grid.title == "rooms.map.scen:3"
    window.recent.menu.aboutToShow.emit()
    assert "rooms.map.scen" in window.recent.menu.actions()[0].text()


GRAPH = "graph Towns\nstart A\ngoal B\nA -- B: 7\n"


@pytest.mark.parametrize("way", ["menu", "line", "window"])
def test_maps_are_pasted_wherever_boards_are(window: MainWindow, way: str) -> None:
    board, session = window.explore.board, window.explore.session

    def paste(content: str) -> None:
        session.set_problem(None)
        QGuiApplication.clipboard().setText(content)
        if way == "menu":
            board.menu.paste.trigger()
        elif way == "line":
            board.editor.entry.line.selectAll()
            board.editor.entry.line.paste()
        else:
            window.show_bench("compare")
            window.opening.paste()

    for content, title in ((GRAPH, "Towns"), ("grid Garden\nS.\n.G\n", "Garden")):
        paste(content)
        assert session.other is not None
        assert session.other.title == title
    line = board.editor.entry.line.text()
    paste("version 1\n0\tarena.map\t2\t2\t0\t0\t1\t1\t1.4\n")
    assert session.other is None
    assert board.editor.entry.line.text() == line
    assert window.statusBar().currentMessage().startswith("A text of scenarios does not hold their map, arena.map")
    paste("version 1\n0\tarena.map\t2\n")
    assert window.statusBar().currentMessage().startswith("Line 2 has 3 fields")


def test_the_key_for_pasting_goes_to_the_window_if_there_is_a_map_to_paste(window: MainWindow, qtbot: QtBot) -> None:
    line = window.explore.board.editor.entry.line
    for content, other in (("1 2 3/4 5 6/7 8 0", False), (GRAPH, True)):
        QGuiApplication.clipboard().setText(content)
        line.setFocus()
        line.selectAll()
        qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert (window.explore.session.other is not None) is other


def test_a_graph_is_saved_as_text_only(window: MainWindow, tmp_path: Path) -> None:
    QGuiApplication.clipboard().setText(GRAPH)
    window.opening.paste()
    window.commands.actions["save"].trigger()
    dialog = window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(tmp_path / "towns.txt"))
    dialog.close()
    assert (tmp_path / "towns.txt").read_text() == "graph Towns\nstart A\ngoal B\nA:\nB:\nA -- B: 7\n"
