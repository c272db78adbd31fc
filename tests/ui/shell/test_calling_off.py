"""The user's own functions that do not return: they can be interrupted, and nothing waits for them."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from workbench.api import Configuration
from workbench.search.problem.status import Status
from workbench.ui.audit.bench import AuditBench
from workbench.ui.shell.main_window import MainWindow

ENDLESS = """
calls = 0

def h(state):
    global calls
    calls += 1
    while calls > {most}:
        pass
    return 0
"""


@pytest.fixture
def endless(tmp_path: Path) -> str:
    """Return a heuristic that returns ten times, and then never again."""
    file = tmp_path / "mine.py"
    file.write_text(ENDLESS.format(most=10))
    return f"{file}:h"


def search(window: MainWindow, qtbot: QtBot, heuristic: str) -> None:
    """Start a search that does not return."""
    bench = window.explore
    bench.session.configure(Configuration.of("astar", heuristic))
    bench.session.advance_to(None)
    qtbot.waitUntil(lambda: bench.session.current is not None and bench.session.current.run.expanded > 0)
    assert bench.session.busy


def test_a_search_is_left_off_and_another_one_begun(window: MainWindow, qtbot: QtBot, endless: str) -> None:
    search(window, qtbot, endless)
    session = window.explore.session
    kept = session.current
    assert kept is not None
    window.commands.actions["stop"].trigger()
    qtbot.waitUntil(lambda: not session.busy)
    assert kept.run.status is Status.CANCELLED
    assert kept.run.reason is not None or kept.run.resumable  # interrupted in a call, or between two
    assert kept.run.reason is None or kept.run.reason.key == "own-called-off"
    session.configure(Configuration.of("astar", "manhattan"))
    session.advance_to(None)
    qtbot.waitUntil(lambda: session.current is not None and session.current.run.status is Status.SOLVED)


def test_another_search_takes_the_place_of_one_that_does_not_come_back(
    window: MainWindow, qtbot: QtBot, endless: str
) -> None:
    search(window, qtbot, endless)
    session = window.explore.session
    session.configure(Configuration.of("astar", "manhattan"))
    session.advance_to(None)
    qtbot.waitUntil(lambda: session.current is not None and session.current.run.status is Status.SOLVED)


def test_the_window_closes_while_a_function_does_not_come_back(window: MainWindow, qtbot: QtBot, endless: str) -> None:
    search(window, qtbot, endless)
    assert window.close()
    assert not window.isVisible()


def test_an_audit_is_left_off(window: MainWindow, qtbot: QtBot, endless: str) -> None:
    window.show_bench("audit")
    audit = cast(AuditBench, window.bench).audit
    qtbot.waitUntil(lambda: audit.verdict is not None)
    audit.ask(first=endless)
    qtbot.wait(300)
    assert audit.busy
    audit.cancel()
    assert not audit.busy
    audit.ask(first="manhattan")
    qtbot.waitUntil(lambda: audit.verdict is not None)
