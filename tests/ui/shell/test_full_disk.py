"""If saving fails, the window reports it in one sentence, and the old file stays."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from support.failing_disk import FULL, FailingDisk

from workbench import api
from workbench.api import Configuration
from workbench.formats.locking import locked
from workbench.lessons.files import shipped_lesson
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.ui.base.settings import Settings
from workbench.ui.experiments.session import ExperimentRequest, ExperimentSession
from workbench.ui.explore.board.my_boards_dialog import MyBoardsDialog
from workbench.ui.film.film_dialog import FilmDialog
from workbench.ui.lessons.list_page import LessonEntry
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.trees import tree_saving
from workbench.ui.worksheet.worksheet_dialog import WorksheetDialog
from workbench.wording import say

BOARD = "1 2 3/4 0 6/7 5 8"
Save = Callable[[MainWindow, str], object]


def tree(window: MainWindow, name: str) -> None:
    pane = window.explore.tree
    tree_saving._save_or_complain(pane.canvas, pane.legend, Path(name).suffix[1:], False, name)


def lesson(window: MainWindow, name: str) -> None:
    window.lessons.writing.begin(LessonEntry(shipped_lesson("a-star"), "a-star"))
    window.lessons.writing.save_to(name)
    window.lessons.writing.end()


SAVES: dict[str, Save] = {
    "board.txt": lambda window, name: window.files.save_file(name),
    "one.workbench": lambda window, name: window.sessions.save_file(name),
    "run.jsonl": lambda window, name: window.traces.export_file(name),
    "game.sgf": lambda window, name: window.hex.files.save_file(name),
    "tree.png": tree,
    "tree.svg": tree,
    "chart.png": lambda window, name: window.explore.chart.menu.save_as("png", name),
    "chart.csv": lambda window, name: window.explore.chart.menu.save_as("csv", name),
    "lesson.toml": lesson,
}


def complaint(window: MainWindow, qtbot: QtBot) -> str:
    """Return the text of the visible message box, and close it."""
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    result = box.text()
    box.setParent(None)
    box.close()
    return result


def test_what_cannot_be_saved_is_said_in_a_box_and_the_old_file_stays(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.explore.show_sample(None)
    qtbot.waitUntil(window.explore.settled)
    for name, save in SAVES.items():
        path = tmp_path / name
        path.write_text("old")
        with FailingDisk("flush", 1).at_work():
            save(window, str(path))
            said = complaint(window, qtbot)
        assert said == f"“{path}” cannot be written: {FULL}.", name
        assert path.read_text() == "old", name
    assert sorted(one.name for one in tmp_path.iterdir()) == sorted(SAVES)


def test_dialogs_say_what_could_not_be_written(qtbot: QtBot, tmp_path: Path) -> None:
    run = api.start(BOARD, "astar")
    while run.status is Status.RUNNING:
        run.advance(100)
    sheet, film = WorksheetDialog(run), FilmDialog(run)
    qtbot.waitUntil(lambda: bool(sheet.sheets))
    for dialog, name, result in ((sheet, "sheet.pdf", sheet.fault.sentence), (film, "film.gif", film.message)):
        path = tmp_path / name
        path.write_text("old")
        with FailingDisk("write", 1).at_work():
            dialog.write(str(path))
            qtbot.waitUntil(lambda result=result: FULL in result.text())
        assert result.text() == f"“{path}” cannot be written: {FULL}."
        assert path.read_text() == "old"
        dialog.close()


def test_settings_that_cannot_be_kept_hold_until_the_window_closes(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    window = open_window(Settings(path))
    qtbot.addWidget(window)
    window.choose_scheme("dark")
    before = path.read_bytes()
    with FailingDisk("rename", 1).at_work():
        window.choose_scheme("light")
    assert window.statusBar().currentMessage() == f"“{path}” cannot be written: {FULL}."
    assert path.read_bytes() == before and window._settings.scheme == "light"
    with locked(path):  # another window that keeps it open
        window.choose_scheme("dark")
    assert "is in use by process" in window.statusBar().currentMessage()
    assert os.listdir(tmp_path) == ["settings.json"]
    window.close()


def test_an_experiment_that_another_window_carries_out_stays_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "experiment.journal"
    session = ExperimentSession(None, path)
    path.write_text("another window's")
    asked = ExperimentRequest(BOARD, None, (Configuration("astar", "manhattan"),), Limits(), 1)
    with locked(path):
        with qtbot.waitSignal(session._jobs.ended):
            session.begin(asked)
        assert session.fault is not None and "is in use by process" in say(session.fault)
    assert path.read_text() == "another window's"


def test_boards_that_cannot_be_kept_are_said_in_the_dialog(qtbot: QtBot, window: MainWindow) -> None:
    pane = window.explore.board
    dialog = MyBoardsDialog(pane.editing, window)
    qtbot.addWidget(dialog)
    with FailingDisk("rename", 1).at_work():
        dialog.save_button.click()
    assert dialog.fault.sentence.text().endswith(f"cannot be written: {FULL}.")
    assert dialog.list.count() == 0
