"""Maps, pictures and scenarios: opened, dropped, pasted, saved, and opened again from the recent files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from support.paths import EXAMPLES

from workbench.maps.grid import WALL
from workbench.maps.grid_problem import GridProblem
from workbench.maps.png import png_bytes
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.shell.main_window import MainWindow

MAPS = EXAMPLES / "maps"
pytestmark = pytest.mark.qt_log_ignore(
    "does not support grabbing the keyboard"
)  # the off-screen platform cannot do this


def drop(window: MainWindow, *paths: Path, on: QWidget | None = None) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    drop_data(on or window.explore.board, data)


def drop_data(target: QWidget, data: QMimeData) -> None:
    event = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(QPoint(9, 9), *event)
    QApplication.sendEvent(target, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(9, 9), *event))


def errors(window: MainWindow) -> list[str]:
    """Return what is shown as an error, wherever it is; the boxes are closed."""
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    labels = [label.sentence.text() for label in window.findChildren(FaultLabel) if label.isVisible()]
    shown = [*(box.text() for box in boxes), *labels, window.statusBar().currentMessage()]
    for box in boxes:
        box.accept()
        box.setParent(None)
        box.deleteLater()
    window.statusBar().clearMessage()
    return [*filter(None, shown)]


HEAD = "type octile\nheight 2\nwidth 4\nmap\n"
WRONG = {
    "untyped.map": (b"height 1\nwidth 2\nmap\n..\n", "Line 1: expected type, not “height 1”."),
    "empty.map": (b"", "A map starts with a line such as grid Garden, graph Towns or type octile; this one is empty."),
    "tiles.map": (b"1 2 3/4 5 6/7 8 0", "A map starts with a line such as grid Garden"),
    "zero.map": (f"{HEAD}..\0.\n....\n".encode(), "is not a text file (UTF-8), so it is not a map."),
    "few.map": (
        f"{HEAD}....\n".encode(),
        "Line 6: a row is missing. The heading says height 2, but the map has 1",
    ),
    "short.map": (f"{HEAD}....\n...\n".encode(), "Line 6 has 3 squares, but the heading says width 4."),
    "unversioned.scen": (b"0 a.map 1 1 0 0 0 0 0\n", "Line 1 is “0 a.map 1 1 0 0 0 0 0”. A scenario file begins with"),
    "fields.scen": (b"version 1\n0 a.map 1 1\n", "Line 2 has 4 fields, but a search has 9"),
    "lost.scen": (b"version 1\n0 a.map 1 1 0 0 0 0 0\n", "Line 2: the map a.map was not found"),
    "zero.scen": (b"version 1\n\0", "is not a text file (UTF-8), so it contains no scenarios."),
    "board.txt": (b"hello there", "“hello” at position 1 is not a tile"),
}


@pytest.mark.parametrize("way", ["open", "board", "window", "paste"])
def test_what_is_wrong_with_a_file_is_said_once_in_a_box_and_the_file_is_not_listed(
    window: MainWindow, way: str, tmp_path: Path
) -> None:
    for name, (content, sentence) in WRONG.items():
        path = tmp_path / name
        path.write_bytes(content)
        if way == "open":
            window.opening.open(str(path))
        elif way == "paste":
            data = QMimeData()
            data.setUrls([QUrl.fromLocalFile(str(path))])
            QGuiApplication.clipboard().setMimeData(data)
            window.opening.paste()
        else:
            drop(window, path, on=window if way == "window" else None)
        assert window.findChild(QMessageBox) is not None, name
        (shown,) = errors(window)
        assert sentence in shown and str(path) in shown, name
    window.recent.menu.aboutToShow.emit()
    assert window.recent.menu.actions()[-1].text() == "None yet"


def test_a_file_that_could_not_be_used_is_not_listed(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "empty.py"
    path.write_text("")
    window.opening.open(str(path))
    assert errors(window) == [f"{path} defines no class or function."]
    drop(window, MAPS / "rooms.map.scen")
    dialog = window.findChild(QInputDialog)
    assert dialog is not None
    dialog.reject()
    window.recent.menu.aboutToShow.emit()
    assert window.recent.menu.actions()[-1].text() == "None yet"


@pytest.mark.parametrize("on", ["board", "window"])
def test_what_is_wrong_with_a_text_is_said_once_and_hides_nothing_of_the_board(window: MainWindow, on: str) -> None:
    data = QMimeData()
    data.setText("hello there")
    drop_data(window if on == "window" else window.explore.board, data)
    assert errors(window) == ["“hello” at position 1 is not a tile: use numbers, and 0, _ or . for the blank."]
    QGuiApplication.clipboard().setText("hello you")
    window.explore.board.menu.paste.trigger()
    assert len(errors(window)) == 1
    assert window.explore.board.editor.goal.isVisible()


@pytest.mark.parametrize("on", ["board", "window"])
def test_of_several_files_one_is_opened_and_the_others_are_named(window: MainWindow, on: str, tmp_path: Path) -> None:
    board = tmp_path / "b.txt"
    board.write_text("8 6 7/2 5 4/3 0 1")
    target = window if on == "window" else window.explore.board
    drop(window, MAPS / "rooms.map", board, on=target)
    assert grid_of(window).title == "rooms"
    assert errors(window) == ["Only one file is opened at a time: b.txt was not opened."]
    drop(window, board, MAPS / "rooms.map", MAPS / "maze.map", on=target)
    assert str(window.explore.session.start_board) == board.read_text() and window.explore.session.other is None
    assert errors(window) == ["Only one file is opened at a time: 2 other files were not opened."]


def test_a_dropped_board_replaces_the_one_that_is_edited(window: MainWindow, tmp_path: Path) -> None:
    board, pane = tmp_path / "b.txt", window.explore.board
    board.write_text("1 2 3/4 5 6/0 7 8")
    pane.show_face("goal")
    drop(window, board)
    assert str(window.explore.session.goal_board) == board.read_text()
    assert errors(window) == []


@pytest.mark.parametrize("on", ["board", "line", "window"])
def test_a_file_is_never_moved_here_by_dropping_it(window: MainWindow, on: str) -> None:
    board = window.explore.board
    target = {"board": board, "line": board.editor.entry.line, "window": window}[on]
    data, move = QMimeData(), Qt.DropAction.MoveAction
    data.setUrls([QUrl.fromLocalFile(str(MAPS / "rooms.map"))])
    data.setText(str(MAPS / "rooms.map"))
    keys = data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

    def drop_as(possible: Qt.DropAction) -> list[Qt.DropAction]:
        """Return the answers to a drop of which a move is proposed; an event that is ignored has none."""
        entering, dropping = QDragEnterEvent(QPoint(9, 9), possible, *keys), QDropEvent(QPointF(9, 9), possible, *keys)
        for event in (entering, dropping):
            event.setDropAction(move)
            QApplication.sendEvent(target, event)
        return [event.dropAction() for event in (entering, dropping) if event.isAccepted()]

    assert drop_as(move) == []
    assert window.explore.session.other is None
    assert drop_as(Qt.DropAction.CopyAction | move) == [Qt.DropAction.CopyAction] * 2
    assert grid_of(window).title == "rooms"
    assert drop_as(Qt.DropAction.LinkAction | move) == [Qt.DropAction.LinkAction] * 2


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
    assert window.recent.menu.actions()[0].text() == "&1: rooms.map.scen (scenarios)"


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
