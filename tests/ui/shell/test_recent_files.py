"""The menu of recent files: files of all kinds, and correct after files have been deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from workbench import assets
from workbench.formats.settings_file import FORMAT
from workbench.tiles.puzzle import collections
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.settings import MAX_RECENT, RECENT_KINDS, Settings
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore(
    "does not support grabbing the keyboard"
)  # the off-screen platform cannot do this
BOARD = "8 6 7/2 5 4/3 0 1"


def entries(window: MainWindow) -> list[str]:
    """Return the entries of the menu."""
    window.recent.menu.aboutToShow.emit()
    return [action.text() for action in window.recent.menu.actions() if not action.isSeparator()]


def choose(window: MainWindow, place: int) -> None:
    window.recent.menu.aboutToShow.emit()
    [action for action in window.recent.menu.actions() if not action.isSeparator()][place].trigger()


@pytest.fixture
def files(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> list[Path]:
    """Return a file of each kind, all opened or saved in the window, the latest first."""
    board, game, lesson = tmp_path / "one.txt", tmp_path / "two & a half.sgf", tmp_path / "three.toml"
    trace, session = tmp_path / "four.jsonl", tmp_path / "five.workbench"
    board.write_text(BOARD)
    lesson.write_text(assets.read_text("lessons", "01-state-space.toml"), encoding="utf-8")
    window.opening.open(str(board))
    window.hex.files.save_file(str(game))
    window.opening.open(str(lesson))
    window.lessons.show_panel(False)
    window.show_bench("explore")
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.ended)
    window.traces.export_file(str(trace))
    qtbot.waitUntil(trace.exists)
    qtbot.waitUntil(lambda: not window.traces.jobs.busy)
    window.sessions.save_file(str(session))
    return [session, trace, lesson, game, board]


def test_files_of_all_kinds_are_listed_the_latest_first_and_told_apart(window: MainWindow, files: list[Path]) -> None:
    result = entries(window)
    assert result[:5] == [
        "&1: five.workbench (session)",
        "&2: four.jsonl (trace)",
        "&3: three.toml (lesson)",
        "&4: two && a half.sgf (Hex game)",
        "&5: one.txt (board)",
    ]
    assert result[5:] == [f"&6: {BOARD}", "&Clear list"]
    tips = [
        QTextDocumentFragment.fromHtml(action.toolTip()).toPlainText()
        for action in window.recent.menu.actions()
        if not action.isSeparator()
    ]
    assert tips[:5] == list(map(str, files))
    for code in LANGUAGES:
        retranslator().choose(code)
        assert len(set(entries(window))) == 7
    retranslator().choose("en")


def test_each_is_opened_again(window: MainWindow, qtbot: QtBot, files: list[Path]) -> None:
    window.show_bench("audit")
    choose(window, 3)
    assert window.bench is window.hex
    window.show_bench("audit")
    choose(window, entries(window).index("&5: one.txt (board)"))
    assert window.bench is window.explore
    choose(window, next(place for place, result in enumerate(entries(window)) if "four" in result))
    qtbot.waitUntil(lambda: window.explore.session.current is not None and window.explore.session.current.source != "")
    choose(window, next(place for place, result in enumerate(entries(window)) if "three" in result))
    assert window.lessons.session.lesson is not None
    window.lessons.show_panel(False)
    window.explore.session.set_start(window.explore.session.goal_board)
    window.show_bench("audit")
    choose(window, next(place for place, result in enumerate(entries(window)) if BOARD in result))
    assert str(window.explore.session.start_board) == BOARD
    assert window.bench is window.explore
    choose(window, next(place for place, result in enumerate(entries(window)) if "five" in result))
    assert len(entries(window)) == 7  # a file opened again is not listed twice
    assert {Path(name) for _, name in window.recent._settings.recent_files} == set(files)


def test_a_recent_board_comes_with_its_goal_and_does_not_leave_it_behind(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    for typed in (BOARD, "korf:88", "1 2 3/7 0 8/5 6 4"):
        window.explore.board.enter(typed)
        session.advance_to(5)
        qtbot.waitUntil(lambda: not session.busy)
    korf = collections.find("korf:88")
    assert entries(window) == ["&1: 1 2 3/7 0 8/5 6 4", f"&2: {korf.board} goal=first", f"&3: {BOARD}", "&Clear list"]
    choose(window, 1)
    assert (session.start_board, session.goal_board) == (korf.board, korf.goal)
    choose(window, 2)
    assert (str(session.start_board), session.goal_board) == (BOARD, goal_board("last", 3, 3))


def test_a_file_that_is_gone_is_told_once_and_taken_off_the_list(window: MainWindow, files: list[Path]) -> None:
    files[0].unlink()
    choose(window, 0)
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == f"“{files[0]}” no longer exists, so it was removed from the list."
    box.close()
    assert entries(window)[0] == "&1: four.jsonl (trace)"


@pytest.mark.usefixtures("files")
def test_the_list_is_cleared(window: MainWindow) -> None:
    choose(window, -1)
    assert entries(window) == ["None yet"]
    assert not window.recent.menu.actions()[-1].isEnabled()


def test_the_keyboard_reaches_the_list(window: MainWindow, qtbot: QtBot, files: list[Path]) -> None:
    assert window.recent.menu.menuAction() in window.commands.menus["menu-file"].actions()
    window.show_bench("audit")
    window.recent.menu.popup(window.pos())
    qtbot.keyClick(window.recent.menu, Qt.Key.Key_4)
    QApplication.processEvents()
    assert window.bench is window.hex
    assert files


@pytest.mark.parametrize("kept", ["[", {}, 3, [3], [["x", "/a"]], [["hex"]], [["hex", 3]], [["hex", ""]], [[[], 1]]])
def test_what_cannot_be_read_counts_as_nothing(kept: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"format": FORMAT, "version": 1, "values": {"recent-files": kept}}))
    assert Settings(path).recent_files == []


def test_the_list_does_not_grow_without_end(tmp_path: Path) -> None:
    settings = Settings(None)
    for number in range(30):
        settings.add_recent_file(RECENT_KINDS[number % 5], str(tmp_path / f"{number}"))
    assert len(settings.recent_files) == MAX_RECENT
    assert json.loads(json.dumps(settings.recent_files))[0] == [RECENT_KINDS[4], str(tmp_path / "29")]


def test_maps_and_scenarios_are_called_so_and_opened_again(window: MainWindow, tmp_path: Path) -> None:
    names = [str(tmp_path / "rooms.map"), str(tmp_path / "rooms.map.scen"), str(tmp_path / "drawn.txt")]
    Path(names[0]).write_text("type octile\nheight 1\nwidth 3\nmap\n...\n")
    Path(names[1]).write_text("version 1\n0 rooms.map 3 1 0 0 2 0 2\n")
    Path(names[2]).write_text("grid Drawn\nS.G\n")
    for name in names:
        window.opening.open(name)
    assert entries(window)[:3] == ["&1: drawn.txt (map)", "&2: rooms.map.scen (scenarios)", "&3: rooms.map (map)"]
    for _ in names:
        choose(window, 2)
        other = window.explore.session.other
        assert other is not None and Path(other.given.split(".scen:")[0]).stem in entries(window)[0]
