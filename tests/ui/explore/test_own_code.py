"""The user's own code in the window: whatever it does, the window and its searches keep working."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted
from support.own_code import CODE

from workbench.api import Configuration
from workbench.own_code import process as own_code
from workbench.search.finding.conditions import parse
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.runs_model import result_name
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.wording import say

FILMED = """
import itertools, time
from pathlib import Path

REPEATED = Path(__file__).with_name("repeated")
calls = itertools.count()

def misplaced(state, goal):
    return sum(1000 for a, b in zip(state, goal) if a and a != b)

def hangs(state, goal):
    while REPEATED.exists():
        time.sleep(0.01)
    return misplaced(state, goal)

def changes(state, goal):
    return misplaced(state, goal) if next(calls) % 7 else 0

def hangs_later(state, goal):
    while next(calls) > 150:
        time.sleep(0.01)
    return misplaced(state, goal)
"""


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[ExploreBench]:
    with hosted(lambda _: ExploreBench(), qtbot) as bench:
        yield bench


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(CODE, encoding="utf-8")
    return path


def guard_of(bench: ExploreBench) -> OwnCodeGuard:
    return host_of(bench).own_code


def search_by(bench: ExploreBench, file: Path, function: str) -> Any:
    """Choose the user's own function as the heuristic; return the resulting run."""
    bench.session.configure(replace(bench.session.configuration, heuristic=f"{file}:{function}"))
    assert bench.session.current is not None
    return bench.session.current.run


def test_code_that_does_not_answer_is_asked_about_and_stopped(
    bench: ExploreBench, qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_code, "PATIENCE", 0.1)
    guard = guard_of(bench)
    for function in ("loops", "sleeps"):
        run = search_by(bench, file, function)
        qtbot.waitUntil(lambda: guard.question is not None)
        box = guard.question
        assert box is not None and not box.isModal()
        assert bench.session.current is not None and result_name(bench.session.current) == "waiting"
        assert box.text() == f"{file}:{function} has not answered for 0.1 s. Stop it?"
        stop, wait = box.buttons()
        if function == "sleeps":  # still stuck: it is not called again, and Stop in the player ends it
            qtbot.mouseClick(wait, Qt.MouseButton.LeftButton)
            guard.look()
            assert guard.question is None and bench.session.busy
            bench.stop()
        else:
            qtbot.mouseClick(stop, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: not bench.session.busy)
        assert run.status is (Status.CANCELLED if function == "sleeps" else Status.FAILED)
        assert say(run.reason) == "Your function did not return and was stopped."
        assert guard.question is None
    run = search_by(bench, file, "misplaced")
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    assert (run.status, run.expanded) == (Status.SOLVED, 44)


def film_by(bench: ExploreBench, file: Path, function: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Choose IDA* with the user's own function, of which few records are kept; return the resulting run."""
    guard_of(bench).process.close()
    monkeypatch.setattr(guard_of(bench).process, "_first", "support.small_films")
    file.write_text(FILMED, encoding="utf-8")
    bench.session.configure(Configuration.of("idastar", f"{file}:{function}"))
    assert bench.session.current is not None
    return bench.session.current.run


@pytest.mark.parametrize("function", ["hangs", "changes"])
def test_a_film_shows_what_code_did_without_calling_it_again(
    bench: ExploreBench, qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    run, player = film_by(bench, file, function, monkeypatch), bench.player
    with qtbot.waitSignal(bench.session.finished):
        player.to_end()
    qtbot.waitUntil(lambda: not bench.session.busy)
    length = player.length
    assert run.status is Status.SOLVED and run.recording.kept_steps < length == run.expanded
    file.with_name("repeated").touch()
    with mock.patch.object(guard_of(bench).process, "call", side_effect=AssertionError):
        for t in (length // 2, length - 1, length):
            player.seek(t)
            player.step(-1)
            assert player.t == t - 1
            recorded = player.timeline.at(t - 1).current
            bench.node_selection.pick(recorded)
            for pane in (bench.tree, bench.open_list, bench.inspector, bench.pseudocode):
                pane.refresh()
            assert bench.inspector.node.number == recorded
        player.seek(0)
        player.find(parse("f > 9", run.problem))
        qtbot.waitUntil(lambda: player.moment_search is None)
        assert run.recording.kept_steps < player.t < length
        player.play()
        assert player.playing
        player.pause()
        player.to_end()
        assert player.t == length and bench.counters.note.text() == ""


def test_a_film_of_a_cancelled_search_is_shown(
    bench: ExploreBench, qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, player = film_by(bench, file, "hangs_later", monkeypatch), bench.player
    player.to_end()
    qtbot.waitUntil(lambda: guard_of(bench).process.silent[0] > 0.1 and run.expanded > 20)
    bench.stop()
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert run.status is Status.CANCELLED
    with mock.patch.object(guard_of(bench).process, "call", side_effect=AssertionError):
        for t in (player.length, run.recording.kept_steps + 1):
            player.seek(t)
            assert player.t == t and player.timeline.at(t).successors is not None


def test_whatever_code_does_is_a_failed_search_and_the_next_one_goes_on(
    bench: ExploreBench, qtbot: QtBot, file: Path
) -> None:
    for function, result in (
        ("leaves", "SystemExit: mine.py, line 9"),
        ("vanishes", "mine.py:vanishes ended its process (exit status 3)"),
        ("crashes", "mine.py, line 15 crashed its process (SIGSEGV)."),
        ("hoards", "MemoryError"),
    ):
        bench.session.set_limits(Limits(bytes=10**7))
        run = search_by(bench, file, function)
        qtbot.waitUntil(lambda: not bench.session.busy)
        assert run.status is Status.FAILED
        assert result in say(run.reason)
        assert bench.banner.isVisible()
    run = search_by(bench, file, "chatters")
    with qtbot.waitSignal(guard_of(bench).printed):
        bench.player.to_end()
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert run.status is Status.SOLVED
    assert "seen 9\n" in guard_of(bench).process.output.text


def test_a_problem_of_ones_own_is_stepped_through_and_looked_into(
    bench: ExploreBench, qtbot: QtBot, file: Path
) -> None:
    bench.board.problem.open_problem(f"{file}:Grid")
    qtbot.waitUntil(lambda: bench.board.problem.box.currentText() == "A grid")
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert bench.player.timeline is not None and bench.player.timeline.at(0).open is not None
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    run = bench.session.current.run
    assert (run.status, run.solution.cost) == (Status.SOLVED, 6)
    fates = [bench.player.timeline.at(t).successors for t in range(1, bench.player.timeline.length + 1)]
    assert {str(one.state) for one in fates[0]} == {"Place(x=1, y=0)", "Place(x=0, y=1)"}
    bench.board.problem.open_problem(f"{file}:Cracked")
    qtbot.waitUntil(lambda: bench.session.current.run.problem.own_name.endswith("Cracked"))
    qtbot.waitUntil(lambda: not bench.session.busy)
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    run = bench.session.current.run
    assert run.status is Status.FAILED and "mine.py, line 15 crashed" in say(run.reason)
    bench.player.to_start()
    while not bench.player.at_end:  # only the ended process knew its states; the recorded ones are shown
        bench.player.step()
        QApplication.processEvents()
        bench.node_selection.pick(bench.player.timeline.at(bench.player.t).current or 0)
        QApplication.processEvents()
    bench.board.problem.open_problem(f"{file}:Endless")
    guard = guard_of(bench)
    qtbot.waitUntil(lambda: guard.process.silent[1] == f"{file}:Endless")
    assert bench.board.problem.box.currentText() == "Loading mine.py:Endless…"
    guard.process.stop()
    qtbot.waitUntil(bench.board.problem.fault.isVisible)
    qtbot.waitUntil(lambda: bench.board.problem.box.currentText() == "A grid")  # the problem searched before
