"""Sharing what the window shows: sessions in files, and searches as lines of text."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot
from support.paths import GOLDEN

from workbench.ui.shell.main_window import MainWindow

FILES = GOLDEN / "sessions" / "version-1.workbench"


def drop(window: MainWindow, path: Path) -> None:
    """Drop a file on the window as a file manager does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, button, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(5, 5), copy, data, button, none))
    QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), copy, data, button, none))


def complaint(window: MainWindow) -> str:
    """Return the text of the visible message box, and close it."""
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    result = box.text()
    box.close()
    return result


def test_a_session_that_was_saved_is_shown_again_by_dropping_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.explore.show_scene({"run": "3x3:1 2 3/7 0 8/5 6 4 goal=last astar misplaced at=5", "bookmarks": {"2": "x"}})
    qtbot.waitUntil(lambda: window.explore.player.t == 5)
    path = tmp_path / "mine.workbench"
    window.sessions.save_file(str(path))
    saved = window.explore.scene()
    window.explore.show_scene({"run": "korf:1 idastar", "layout": 2})
    drop(window, path)
    qtbot.waitUntil(lambda: window.explore.scene() == saved)
    assert window.sessions._settings.recent_files == [("session", str(path))]


def test_a_session_of_version_1_opens(window: MainWindow, qtbot: QtBot) -> None:
    window.sessions.open_file(str(FILES))
    wanted = json.loads(FILES.read_text(encoding="utf-8"))
    assert window.bench.name == "compare"
    qtbot.waitUntil(lambda: window.bench.scene() == wanted["scenes"]["compare"])
    qtbot.waitUntil(lambda: window.explore.scene() == wanted["scenes"]["explore"])
    window.bench.stop()


def test_a_session_that_cannot_be_shown_changes_nothing(window: MainWindow, tmp_path: Path) -> None:
    before = window.explore.scene()
    path = tmp_path / "bad.workbench"
    head = {"format": "search-workbench-session", "version": 1, "bench": "explore"}
    wrong: tuple[tuple[dict[str, object], str], ...] = (
        ({"explore": {"run": "3x3:1 2"}}, "2"),
        ({"nowhere": {}}, "nowhere"),
        ({"explore": {"zzz": 1}}, "zzz"),
        ({"play": {"board": "1 2"}}, "board"),
    )
    for scenes, expected in wrong:
        path.write_text(json.dumps(head | {"scenes": scenes}), encoding="utf-8")
        window.sessions.open_file(str(path))
        assert expected in complaint(window)
        assert window.explore.scene() == before, scenes


def test_a_search_is_copied_as_a_line_and_pasted(window: MainWindow, qtbot: QtBot) -> None:
    line = "3x3:1 2 3/7 0 8/5 6 4 goal=last wastar misplaced ties=fifo weight=1.5 at=4"
    QGuiApplication.clipboard().setText(line)
    window.explore.board.paste()
    qtbot.waitUntil(lambda: window.explore.player.t == 4)
    QGuiApplication.clipboard().clear()
    qtbot.keyClick(window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == line


def test_a_pasted_line_that_names_code_is_refused(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("3x3:1 2 3/7 0 8/5 6 4 astar own.py:h")
    window.explore.board.paste()
    assert window.statusBar().currentMessage().startswith("“own.py:h” is Python code in a file. It runs only if")
