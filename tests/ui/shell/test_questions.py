"""What takes long to redo is lost only after a question, and what can be repeated at once without one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from workbench.tiles.puzzle.board import Board
from workbench.ui.base.settings import Settings
from workbench.ui.compare import bench as compare_bench
from workbench.ui.compare.bench import CompareBench
from workbench.ui.experiments.bench import ExperimentsBench
from workbench.ui.runs import run_entry
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return a window of a user, whose settings are stored."""
    window = open_window(Settings(tmp_path / "settings.json"))
    qtbot.addWidget(window)
    window.show()
    window.explore.load()
    return window


def question(window: MainWindow) -> QMessageBox | None:
    return next((box for box in window.findChildren(QMessageBox) if box.isVisible()), None)


def answer(qtbot: QtBot, window: MainWindow, wording: str, button: str) -> None:
    box = question(window)
    assert box is not None and wording in box.text()
    qtbot.mouseClick(next(one for one in box.buttons() if one.text() == button), LEFT)
    qtbot.waitUntil(lambda: question(window) is None)


def closes(window: MainWindow) -> bool:
    """Close the window as its frame does; return whether it did without a question."""
    window.close()
    return not window.isVisible()


def test_a_window_in_which_nothing_would_be_lost_closes_at_once(desk: MainWindow, qtbot: QtBot) -> None:
    desk.explore.player.to_end()
    qtbot.waitUntil(lambda: desk.explore.player.at_end and not desk.explore.session.busy)
    assert closes(desk)


def test_a_window_with_bookmarks_closes_after_a_question_and_at_once_if_they_are_saved(
    desk: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    desk.explore.player.step()
    desk.explore.bookmarks.toggle_here()
    assert not closes(desk)
    answer(qtbot, desk, "This would be lost:\n• one bookmark\n\nClose the window?", "Cancel")
    assert desk.isVisible()
    desk.sessions.save_file(str(tmp_path / "lecture.workbench"))
    desk.explore.bookmarks.note(1, "Here is a cheaper path.")
    assert not closes(desk), "the session has changed since"
    answer(qtbot, desk, "This would be lost:\n• 2 bookmarks\n\nClose the window?", "Cancel")
    desk.sessions.save_file(str(tmp_path / "lecture.workbench"))
    assert closes(desk)


def test_bookmarks_are_saved_if_they_are_in_the_session_that_was_opened(
    desk: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    player, path = desk.explore.player, str(tmp_path / "lecture.workbench")
    player.step()
    qtbot.waitUntil(lambda: player.t == 1)
    desk.explore.bookmarks.toggle_here()
    desk.sessions.save_file(path)
    desk.explore.bookmarks.toggle_here()
    desk.sessions.save_file(str(tmp_path / "without.workbench"))
    desk.sessions.open_file(path)
    qtbot.waitUntil(lambda: player.t == 1)
    player.step()
    desk.resize(desk.width() + 40, desk.height() + 40)
    desk.stack.show_bench("divide")
    assert desk.explore.bookmarks.notes
    assert not desk.sessions.unsaved_work, "neither another step nor another size of the window is work"
    desk.explore.bookmarks.note(2, "Here is a cheaper path.")
    assert desk.sessions.unsaved_work == ["2 bookmarks"]
    desk.sessions.save_file(path)
    assert closes(desk)


def test_a_window_with_a_long_search_that_has_not_ended_closes_after_a_question(
    desk: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_entry, "LONG_SECONDS", 0.0)
    desk.explore.player.step()
    assert not closes(desk)
    answer(qtbot, desk, "lost:\n• the search A* · Manhattan, with one node expanded\n\nClose", "Close")
    assert not desk.isVisible()


def test_a_window_with_a_long_comparison_that_has_not_ended_closes_after_a_question(
    desk: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compare = desk.stack.show_bench("compare")
    assert isinstance(compare, CompareBench)
    desk.explore.session.set_start(Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"))
    qtbot.waitUntil(lambda: all(side.length > 100 for side in compare.compare.sides))
    compare.stop()
    qtbot.waitUntil(lambda: not compare.compare.busy)
    monkeypatch.setattr(run_entry, "LONG_SECONDS", 0.0)
    assert not closes(desk), "the searches were stopped and can continue"
    expanded = sum(side.length for side in compare.compare.sides)
    answer(qtbot, desk, f"• the comparison, with {number(expanded)} nodes expanded\n\nClose", "Cancel")
    assert desk.isVisible()
    desk.sessions.save_file(str(tmp_path / "comparison.workbench"))
    assert closes(desk)


def test_a_window_with_a_comparison_that_was_continued_for_long_closes_after_a_question(
    desk: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare = desk.stack.show_bench("compare")
    assert isinstance(compare, CompareBench)
    qtbot.waitUntil(lambda: compare.compare.finished and not compare.compare.busy)
    monkeypatch.setattr(run_entry, "LONG_SECONDS", 0.0)
    assert not compare.unsaved, "it has ended, and is there again at once"
    monkeypatch.setattr(compare_bench, "AUTOMATIC_EXPANSIONS", 40)
    assert not closes(desk), "one has more expansions than are made by themselves"
    answer(qtbot, desk, "• the comparison, with", "Close")
    assert not desk.isVisible()


def test_the_question_says_all_that_would_be_lost_and_enter_loses_nothing(
    desk: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = desk.stack.show_bench("experiments")
    assert isinstance(bench, ExperimentsBench)
    bench.setup.run.click()
    qtbot.waitUntil(lambda: bench.experiment.plan is not None)
    bench.setup.pause.click()
    assert bench.experiment.busy
    desk.stack.show_bench("explore")
    desk.explore.player.step()
    qtbot.waitUntil(lambda: desk.explore.player.t == 1 and not desk.explore.session.busy)
    for step in (0, 1):
        desk.explore.bookmarks.note(step, "Look here.")
    monkeypatch.setattr(run_entry, "LONG_SECONDS", 0.0)
    assert not closes(desk)
    box = question(desk)
    assert box is not None
    assert "lost:\n• the search A* · Manhattan, with one node expanded\n• 2 bookmarks\n\nThe experiment" in box.text()
    assert re.search(r"would stop after \d+ of [\d,]+ searches; these are kept", box.text())
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: question(desk) is None)
    assert desk.isVisible()
    desk._close_anyway()
    assert not desk.isVisible()


def test_a_search_that_took_long_is_removed_after_a_question_and_a_short_one_at_once(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    explore, session = window.explore, window.explore.session
    explore.player.step()
    short = session.current
    monkeypatch.setattr(run_entry, "LONG_SECONDS", float("inf"))
    explore.lists.setCurrentWidget(explore.runs)
    explore.runs.remove.trigger()
    assert question(window) is None and not any(run is short for run in session.runs)
    session.set_start(Board.parse("1 2 3/4 0 6/7 5 8"))
    explore.player.step()
    long = session.current
    monkeypatch.setattr(run_entry, "LONG_SECONDS", 0.0)
    explore.runs.remove.trigger()
    answer(qtbot, window, "Its search took a long time", "Cancel")
    assert any(run is long for run in session.runs)
    explore.runs.remove.trigger()
    answer(qtbot, window, "Its search took a long time", "Remove")
    assert not any(run is long for run in session.runs)
