"""The user's own problems can be opened in every way, and are loaded in the background."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QUrl
from pytestqt.qtbot import QtBot

from workbench.catalog import remote_problem
from workbench.ui.shell.main_window import MainWindow

PROBLEM = """
class Count:
    title = "Count"

    def initial(self):
        return 0

    def is_goal(self, state):
        return state == 3

    def successors(self, state):
        return [("+", state + 1, 1)] if state < 3 else []
"""


@pytest.fixture
def loading(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads in which problems were loaded."""
    threads: list[threading.Thread] = []
    before = remote_problem._facts

    def facts(*arguments: Any) -> Any:
        threads.append(threading.current_thread())
        return before(*arguments)

    monkeypatch.setattr(remote_problem, "_facts", facts)
    return threads


def test_a_python_file_is_opened_like_any_other(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, loading: list[threading.Thread]
) -> None:
    file = tmp_path / "count.py"
    file.write_text(PROBLEM)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(file))])
    session = window.explore.session
    for door in (
        lambda: window.opening.open(str(file)),
        lambda: window.opening.open_data(dropped),
        lambda: window.opening.by_kind["board"](str(file)),
    ):
        session.set_problem(None)
        window.show_bench("hex")
        window.show_bench("divide")
        door()
        qtbot.waitUntil(lambda: session.other is not None)
        assert session.other is not None and session.other.title == "Count"
    assert len(loading) == 3 and threading.main_thread() not in loading


def test_after_a_lesson_the_problem_that_was_searched_is_there_again_without_being_loaded(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, loading: list[threading.Thread]
) -> None:
    file = tmp_path / "count.py"
    file.write_text(PROBLEM)
    window.opening.open(str(file))
    session = window.explore.session
    qtbot.waitUntil(lambda: session.other is not None)
    before = session.other
    window.lessons.start("a-star", 2)
    qtbot.waitUntil(lambda: session.other != before)
    window.lessons.session.leave()
    qtbot.waitUntil(lambda: session.other is not None)
    assert session.other == before and len(loading) == 1
