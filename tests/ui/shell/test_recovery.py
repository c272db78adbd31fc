"""The session is saved automatically, and offered again if the program ended without closing the window."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from support.own_code import written

from workbench.api import Configuration
from workbench.formats.locking import locked
from workbench.formats.session_file import SessionFile, read_session, write_session
from workbench.formats.user_data import recovery_folder
from workbench.tiles.puzzle.board import Board
from workbench.ui.shell import recovery as module
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.recovery import Recovery, offer_recovery, recoverable_sessions

BOARD = "8 6 7/2 5 4/3 0 1"


@pytest.fixture
def recovery(window: MainWindow) -> Recovery:
    return window.begin_recovery()


def saved(recovery: Recovery, qtbot: QtBot) -> SessionFile:
    recovery.save()
    qtbot.waitUntil(lambda: not recovery._jobs.busy)
    return read_session(recovery.file)


def left_by_another(session: SessionFile, number: int = 0) -> Path:
    """Write a session file in the name of a process that no longer exists."""
    ended = max(psutil.pids()) + 1000 + number
    file = recovery_folder() / f"{ended}-1.workbench"
    file.parent.mkdir(parents=True, exist_ok=True)
    write_session(file, session)
    return file


def test_a_large_change_is_saved_soon_and_closing_removes_it(
    window: MainWindow, recovery: Recovery, qtbot: QtBot
) -> None:
    recovery._soon_timer.setInterval(1)
    window.explore.session.set_start(Board.parse(BOARD))
    qtbot.waitUntil(recovery.file.exists)
    qtbot.waitUntil(lambda: BOARD in str(read_session(recovery.file).scenes["explore"]))
    assert recoverable_sessions() == [], "this window still lives"
    window.close()
    assert not recovery.file.exists()


def test_every_half_minute_what_has_changed_is_saved(window: MainWindow, recovery: Recovery, qtbot: QtBot) -> None:
    assert recovery._regular_timer.isActive() and recovery._regular_timer.interval() == 30_000
    first = saved(recovery, qtbot)
    written = recovery.file.stat().st_mtime_ns
    assert saved(recovery, qtbot) == first
    assert recovery.file.stat().st_mtime_ns == written, "nothing has changed"
    window.show_bench("hex")
    assert saved(recovery, qtbot).bench == "hex"


@pytest.mark.parametrize("choice", ["restore", "discard", "later"])
def test_a_session_that_was_left_is_offered(window: MainWindow, recovery: Recovery, qtbot: QtBot, choice: str) -> None:
    window.explore.session.set_start(Board.parse(BOARD))
    window.show_bench("hex")
    file = left_by_another(saved(recovery, qtbot))
    window.show_bench("explore")
    window.explore.session.set_start(Board.parse("1 2 3/4 5 6/7 0 8"))
    assert recoverable_sessions() == [file]

    box = offer_recovery(file, window.sessions.restore, recovery.replace, window)
    assert "last time" not in box.text(), "it may be of an earlier time: the answer may have been Later"
    roles = {"restore": "AcceptRole", "discard": "DestructiveRole", "later": "RejectRole"}
    role = getattr(QMessageBox.ButtonRole, roles[choice])
    button = next(button for button in box.buttons() if box.buttonRole(button) is role)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    restored = choice == "restore"
    qtbot.waitUntil(lambda: not window.sessions._loading.busy and not recovery._jobs.busy)
    if restored:
        qtbot.waitUntil(lambda: not file.exists())
    assert window.bench.name == ("hex" if restored else "explore")
    assert (window.explore.session.start_board == Board.parse(BOARD)) == restored
    assert file.exists() == (choice == "later")
    if restored:
        assert BOARD in str(read_session(recovery.file).scenes["explore"]), "it is saved before the old file goes"


def test_a_save_that_began_earlier_does_not_remove_the_restored_file(
    window: MainWindow, recovery: Recovery, qtbot: QtBot
) -> None:
    file = left_by_another(window.sessions.session())
    recovery._soon_timer.setInterval(1)
    recovery.save()
    window.explore.session.set_start(Board.parse(BOARD))
    recovery.replace(file)
    states = []
    recovery._jobs.reported.connect(lambda _: states.append((file.exists(), BOARD in recovery.file.read_text())))
    qtbot.waitUntil(lambda: not file.exists())
    assert states == [(True, False), (False, True)]


@pytest.mark.parametrize("name", ["Grid", "Endless"])
def test_own_code_of_a_session_that_was_left_is_loaded_before_it_is_shown(
    window: MainWindow, recovery: Recovery, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    window.explore.board.problem.open_problem(f"{written(tmp_path)}:Grid")
    qtbot.waitUntil(lambda: window.explore.session.other is not None)
    window.show_bench("hex")
    file = left_by_another(saved(recovery, qtbot))
    file.write_text(file.read_text().replace("mine.py:Grid", f"mine.py:{name}"))
    window.explore.session.set_problem(None)
    window.show_bench("explore")
    qtbot.mouseClick(
        offer_recovery(file, window.sessions.restore, recovery.replace, window).defaultButton(),
        Qt.MouseButton.LeftButton,
    )
    if name == "Endless":
        qtbot.waitUntil(lambda: window.own_code.process.silent[1].endswith(name))
        qtbot.waitUntil(lambda: window.statusBar().currentMessage() == "Loading mine.py:Endless…")
        window.own_code.process.stop()
    qtbot.waitUntil(lambda: not window.sessions._loading.busy)
    assert window.bench.name == "hex", "the rest is shown at any rate"
    qtbot.waitUntil(lambda: not file.exists())
    assert (window.explore.session.other is not None) == (name == "Grid")
    boxes = [box for box in window.findChildren(QMessageBox) if box.icon() is QMessageBox.Icon.Warning]
    assert [box.text() for box in boxes] == ["Your function did not return and was stopped."] * (name == "Endless")
    for box in boxes:
        box.close()


def test_own_heuristics_of_every_bench_are_restored(
    window: MainWindow, recovery: Recovery, qtbot: QtBot, tmp_path: Path
) -> None:
    name = f"{written(tmp_path)}:misplaced"
    session = with_own_heuristics(saved(recovery, qtbot), name)
    box = offer_recovery(left_by_another(session), window.sessions.restore, recovery.replace, window)
    qtbot.mouseClick(box.defaultButton(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.sessions._loading.busy and window.bench.name == "audit")
    check_own_heuristics(window, qtbot, name)


@pytest.mark.parametrize("allowed", [True, False])
def test_own_code_of_a_session_runs_only_if_the_user_allows_it(
    window: MainWindow, recovery: Recovery, qtbot: QtBot, tmp_path: Path, allowed: bool
) -> None:
    name = f"{written(tmp_path)}:misplaced"
    before = saved(recovery, qtbot)
    path = tmp_path / "lesson.workbench"
    write_session(path, with_own_heuristics(before, name))
    window.sessions.open_file(str(path))
    (box,) = window.findChildren(QMessageBox)
    assert name in box.text() and box.textFormat() is Qt.TextFormat.PlainText
    role = QMessageBox.ButtonRole.AcceptRole if allowed else QMessageBox.ButtonRole.RejectRole
    button = next(button for button in box.buttons() if box.buttonRole(button) is role)
    assert (box.defaultButton() is button) is not allowed
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.sessions._loading.busy)
    if allowed:
        check_own_heuristics(window, qtbot, name)
        assert window.sessions._settings.recent_files == [("session", str(path))]
    else:
        assert saved(recovery, qtbot) == before
        assert not window.own_code.process.id


def with_own_heuristics(session: SessionFile, name: str) -> SessionFile:
    """Return the session with an own heuristic in three benches."""
    scenes = {
        "explore": {"run": f"3x3:1 2 3/7 0 8/5 6 4 goal=last astar max(manhattan,{name})"},
        "audit": {"shape": "2x2", "heuristic": name},
        "experiments": {"heuristics": ["manhattan", name]},
    }
    return SessionFile("audit", scenes, session.layout)


def check_own_heuristics(window: MainWindow, qtbot: QtBot, name: str) -> None:
    assert window.bench.name == "audit"
    assert window.explore.session.configuration.heuristic == f"max(manhattan,{name})"
    experiments = window.stack.made["experiments"]
    assert experiments.scene()["heuristics"] == ["manhattan", name]
    qtbot.waitUntil(lambda: window.bench.scene()["heuristic"] == name)
    qtbot.waitUntil(lambda: window.bench.audit.verdict is not None)
    assert window.bench.audit.verdict.admissible


def test_a_session_that_cannot_be_restored_stays(window: MainWindow, recovery: Recovery, qtbot: QtBot) -> None:
    file = recovery_folder() / "1-1.workbench"
    file.parent.mkdir(parents=True)
    file.write_text("{")
    box = offer_recovery(file, window.sessions.restore, recovery.replace, window)
    qtbot.mouseClick(box.defaultButton(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.sessions._loading.busy)
    complaint = next(box for box in window.findChildren(QMessageBox) if box.icon() is QMessageBox.Icon.Warning)
    assert "JSON" in complaint.text()
    complaint.close()
    assert file.exists()


def test_one_part_that_cannot_be_shown_does_not_keep_back_the_others(
    window: MainWindow, recovery: Recovery, qtbot: QtBot
) -> None:
    window.explore.session.set_start(Board.parse(BOARD))
    window.stack.show_bench("audit")
    session = saved(recovery, qtbot)
    window.explore.session.set_start(Board.parse("1 2 3/4 5 6/7 0 8"))
    damaged = replace(session, scenes={**session.scenes, "audit": {"shape": "9"}})
    file = left_by_another(damaged)
    box = offer_recovery(file, window.sessions.restore, recovery.replace, window)
    qtbot.mouseClick(box.defaultButton(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.sessions._loading.busy)
    complaint = next(box for box in window.findChildren(QMessageBox) if box.icon() is QMessageBox.Icon.Warning)
    assert file.name in complaint.text() and "9" in complaint.text()
    complaint.close()
    assert str(window.explore.session.start_board) == BOARD
    assert file.exists(), "the part that was not shown is not lost"


def test_pinned_searches_are_repeated(window: MainWindow, recovery: Recovery, qtbot: QtBot) -> None:
    explore = window.explore.session
    explore.set_start(Board.parse(BOARD))
    for name, expansions in (("bfs", 25), ("greedy", None), ("astar", None)):
        explore.configure(Configuration.of(name))
        with qtbot.waitSignal(explore.progressed):
            explore.advance_to(expansions)
        qtbot.waitUntil(lambda: not explore.busy)
        explore.pin(explore.current, True)
    session = saved(recovery, qtbot)

    def others() -> dict[str, int]:
        return {one.run.configuration.algorithm: one.run.expanded for one in explore.runs if one is not explore.current}

    before = others()
    assert before.keys() == {"bfs", "greedy"} and before["bfs"] == 25
    for entry in list(explore.runs):
        explore.remove(entry)
    box = offer_recovery(left_by_another(session), window.sessions.restore, recovery.replace, window)
    qtbot.mouseClick(box.defaultButton(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(explore.runs) == 3)
    qtbot.waitUntil(lambda: others() == before)
    assert all(entry.pinned for entry in explore.runs)
    assert explore.current is not None and explore.current.run.configuration.algorithm == "astar"


def test_the_latest_comes_first_and_those_of_living_windows_are_left_alone() -> None:
    session = SessionFile("explore", {})
    files = [left_by_another(session, number) for number in range(3)]
    for file, age in zip(files, (30, 10, 20), strict=True):
        os.utime(file, (10**9 - age, 10**9 - age))
    living = recovery_folder() / "7-7.workbench"
    write_session(living, session)
    with locked(living):
        assert recoverable_sessions() == [files[1], files[2], files[0]]
    assert living in recoverable_sessions()


def test_a_disk_that_refuses_is_logged_and_the_window_goes_on(
    recovery: Recovery, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    recovery_folder().parent.mkdir(parents=True, exist_ok=True)
    recovery_folder().write_text("in the way")
    said: list[str] = []
    monkeypatch.setattr(module.diagnostics, "failed", said.append)
    recovery.save()
    qtbot.waitUntil(lambda: bool(said) and not recovery._jobs.busy)
    recovery_folder().unlink()
    recovery.save()
    qtbot.waitUntil(recovery.file.exists)  # though nothing has changed


def test_discarding_one_session_leaves_the_others(window: MainWindow, recovery: Recovery, qtbot: QtBot) -> None:
    files = [left_by_another(saved(recovery, qtbot), number) for number in range(2)]
    for file, age in zip(files, (10, 20), strict=True):
        os.utime(file, (10**9 - age, 10**9 - age))
    for place in range(2):
        if not place:
            box = offer_recovery(files[0], window.sessions.restore, recovery.replace, window)
        else:
            (box,) = (one for one in window.findChildren(QMessageBox) if one.isVisible())
        discard = next(one for one in box.buttons() if box.buttonRole(one) is QMessageBox.ButtonRole.DestructiveRole)
        qtbot.mouseClick(discard, Qt.MouseButton.LeftButton)
        assert [file.exists() for file in files] == [False, place == 0]
    assert not any(one.isVisible() for one in window.findChildren(QMessageBox))
