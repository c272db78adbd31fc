"""The recordings of every bench count towards the memory limit of the window."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.ui.audit.bench import AuditBench
from workbench.ui.hex.bench import HexBench
from workbench.ui.shell.main_window import MainWindow


def test_an_audit_counts(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    window.show_bench("audit")
    bench = window.stack.bench
    assert isinstance(bench, AuditBench)
    bench.audit.ask(goal=goal_board(LAST, 2, 3))
    qtbot.waitUntil(lambda: not bench.audit.busy)
    assert bench.audit.bytes_held >= 360 * (6 + 1 + 16 + 8)
    assert session.memory.held_bytes == bench.audit.bytes_held + session.current.run.recording.nbytes


def test_searches_of_hex_count(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    window.show_bench("hex")
    bench = window.stack.bench
    assert isinstance(bench, HexBench)
    before = session.memory.held_bytes
    bench.engine.set_analysing(True)
    qtbot.waitUntil(lambda: bench.engine.recording is not None)
    bench.engine.set_analysing(False)
    qtbot.waitUntil(lambda: not bench.engine.busy)
    assert bench.engine.recording is not None
    assert session.memory.held_bytes - before == bench.engine.recording.nbytes > 0
