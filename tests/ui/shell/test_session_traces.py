"""A session that shows a trace opens its file again, even if both were moved together."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from workbench import api
from workbench.formats.scene_keys import check_scene
from workbench.formats.traces import trace
from workbench.search.problem.messages import Fault
from workbench.ui.shell.main_window import MainWindow

FOREIGN = {
    "version": "1.4.0",
    "views": {},
    "events": [
        {"type": "source", "id": "a", "g": 0, "f": 2},
        {"type": "expanding", "id": "a", "g": 0, "f": 2},
        {"type": "generating", "id": "b", "pId": "a", "g": 1, "f": 2},
        {"type": "expanding", "id": "b", "pId": "a", "g": 1, "f": 2},
        {"type": "destination", "id": "b", "pId": "a", "g": 1, "f": 2},
    ],
}
RUN = "3x3:1 2 3/4 5 6/7 0 8 goal=last bfs"


def complaint(window: MainWindow) -> str:
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    result = box.text()
    box.close()
    return result


def shows(window: MainWindow, name: str) -> bool:
    current = window.explore.session.current
    return current is not None and current.source == name and not window.traces.jobs.busy


@pytest.fixture(params=["own", "foreign"])
def saved(request: pytest.FixtureRequest, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> Path:
    """Return a session saved while a trace was shown, at a step, with a bookmark."""
    folder = tmp_path / "class"
    (folder / "traces").mkdir(parents=True)
    file = folder / "traces" / "one.trace.json"
    if request.param == "own":
        run = api.start("1 2 3/7 0 8/5 6 4", ties="fifo")
        while not run.status.finished:
            run.advance(1000)
        trace.write(file, run)
    else:
        file.write_text(json.dumps(FOREIGN), encoding="utf-8")
    window.opening.open(str(file))
    qtbot.waitUntil(lambda: shows(window, "one.trace.json"))
    window.explore.player.seek(1)
    window.explore.bookmarks.note(1, "here")
    window.sessions.save_file(str(folder / "mine.workbench"))
    window.explore.show_scene({"run": RUN})
    assert not shows(window, "one.trace.json")
    return folder / "mine.workbench"


def check(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shows(window, "one.trace.json"))
    qtbot.waitUntil(lambda: window.explore.player.t == 1)
    assert window.explore.bookmarks.notes == {1: "here"}


def test_it_is_opened_again_with_its_place_and_its_bookmarks(window: MainWindow, qtbot: QtBot, saved: Path) -> None:
    result = json.loads(saved.read_text(encoding="utf-8"))["scenes"]["explore"]["trace"]
    assert result["file"] == "traces/one.trace.json"
    assert saved.stat().st_size < 4000
    window.sessions.open_file(str(saved))
    check(window, qtbot)


def test_it_is_found_where_both_were_moved_to_or_beside_the_session(
    window: MainWindow, qtbot: QtBot, saved: Path, tmp_path: Path
) -> None:
    shutil.move(saved.parent, tmp_path / "elsewhere")
    moved = tmp_path / "elsewhere" / "mine.workbench"
    window.sessions.open_file(str(moved))
    check(window, qtbot)
    window.explore.show_scene({"run": RUN})
    shutil.move(moved.parent / "traces" / "one.trace.json", moved.parent)
    window.sessions.open_file(str(moved))
    check(window, qtbot)


@pytest.mark.parametrize(("change", "expected"), [("gone", "no longer exists"), ("other", "has changed since then")])
def test_one_that_is_gone_or_another_is_told_and_all_else_is_shown(
    window: MainWindow, qtbot: QtBot, saved: Path, change: str, expected: str
) -> None:
    file = saved.parent / "traces" / "one.trace.json"
    if change == "gone":
        file.unlink()
    else:
        file.write_text("{}")
    session = json.loads(saved.read_text(encoding="utf-8"))
    session["scenes"]["explore"]["tab"] = "moments"
    saved.write_text(json.dumps(session), encoding="utf-8")
    window.sessions.open_file(str(saved))
    assert complaint(window) == (
        f"The trace “traces/one.trace.json” {expected}, so the search was restarted from the saved settings."
    )
    assert window.explore.scene()["tab"] == "moments"
    qtbot.waitUntil(lambda: not window.explore.session.busy)


def test_what_is_no_trace_is_refused_before_anything_changes(window: MainWindow, tmp_path: Path) -> None:
    before = window.explore.scene()
    head = {"format": "search-workbench-session", "version": 1, "bench": "explore"}
    path = tmp_path / "bad.workbench"
    wrong: tuple[Any, ...] = (
        3,
        {},
        {"file": "x"},
        {"file": 3, "sha256": "0" * 64},
        {"file": "x", "sha256": "z" * 64},
        {"file": "", "sha256": "0" * 64},
        {"file": "x", "sha256": "0" * 64, "run": "rm"},
    )
    for value in wrong:
        path.write_text(json.dumps(head | {"scenes": {"explore": {"layout": 1, "trace": value}}}), encoding="utf-8")
        window.sessions.open_file(str(path))
        assert "bad.workbench" in (result := complaint(window)) and "trace" in result
        assert window.explore.scene() == before, value


def test_a_scene_of_a_lesson_names_no_file(window: MainWindow) -> None:
    assert "trace" not in window.explore.scene()
    with pytest.raises(Fault):
        check_scene("explore", {"trace": {}})
