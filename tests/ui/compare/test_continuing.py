"""Compared searches that have paused, were stopped or have reached a limit: what is said of them, how they go on."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted
from support.divide_driving import click

from workbench.api import Configuration, solve
from workbench.formats.problem_input import read_problem
from workbench.search.comparing.difference import FirstSteps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.theme import theme
from workbench.ui.compare import pair_comparison
from workbench.ui.compare import session as compare_session
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.table_model import CompareColumn
from workbench.ui.runs.session import Session
from workbench.wording import number

LONG = Board.parse("12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13")
FAR = Board.parse("8 6 7/2 5 4/3 0 1")


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[CompareBench]:
    with hosted(lambda _: CompareBench(session), qtbot) as bench:
        qtbot.waitUntil(lambda: bench.compare.finished and not bench.compare.busy)
        yield bench


def statuses(bench: CompareBench) -> list[Status]:
    return [side.run.status for side in bench.compare.sides if side.run is not None]


def place(bench: CompareBench, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(bench, QPoint()), widget.size())


def stop(bench: CompareBench, qtbot: QtBot) -> None:
    """Search a board, and click on Stop as soon as there are some steps."""
    bench.compare.session.set_start(LONG)
    qtbot.keyClick(bench, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: all(side.length > 500 for side in bench.compare.sides))
    click(qtbot, host_of(bench).player_bar.buttons["stop"])
    qtbot.waitUntil(lambda: not bench.compare.busy)


def test_stopped_searches_are_said_to_be_stopped_and_continue_where_they_were(
    bench: CompareBench, qtbot: QtBot
) -> None:
    compare, table = bench.compare, bench.table
    before = [place(bench, part) for part in (table.table, table.times, bench.narration)]
    assert not table.go_on.isVisible()
    stop(bench, qtbot)
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Stopped: some searches have not ended."))
    qtbot.waitUntil(table.go_on.isVisible)
    assert table.times.text().startswith("Stopped after") and table.times.text().endswith(": A, B, C.")
    assert [place(bench, part) for part in (table.table, table.times, bench.narration)] == before
    runs, lengths = [side.run for side in compare.sides], [side.length for side in compare.sides]
    click(qtbot, table.go_on)
    qtbot.waitUntil(lambda: all(side.length > 2 * length for side, length in zip(compare.sides, lengths, strict=True)))
    assert [side.run for side in compare.sides] == runs and set(statuses(bench)) == {Status.RUNNING}
    qtbot.waitUntil(lambda: not table.go_on.isVisible())
    assert [place(bench, part) for part in (table.table, table.times, bench.narration)] == before


def test_a_search_that_was_stopped_has_the_same_result_in_the_end(
    bench: CompareBench, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compare_session, "AUTOMATIC_EXPANSIONS", 50)
    session.set_start(FAR)
    qtbot.waitUntil(lambda: not bench.compare.busy and bench.compare.player.length == 50)
    bench.compare.advance(None)
    bench.stop()
    qtbot.waitUntil(lambda: not bench.compare.busy and Status.CANCELLED in statuses(bench))
    qtbot.waitUntil(bench.table.go_on.isVisible)
    click(qtbot, bench.table.go_on)
    qtbot.waitUntil(lambda: set(statuses(bench)) == {Status.SOLVED} and not bench.compare.busy)
    results = [solve(FAR, side.configuration) for side in bench.compare.sides]
    assert [side.run.expanded for side in bench.compare.sides if side.run is not None] == [
        result.expanded for result in results
    ]
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.table.go_on.isVisible())


def test_a_limit_is_said_to_be_reached_and_is_raised_without_searching_again(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    session.set_limits(Limits(expansions=30))
    qtbot.waitUntil(lambda: Status.LIMIT in statuses(bench) and not bench.compare.busy and bench.compare.all_timed)
    assert statuses(bench) == [Status.LIMIT, Status.SOLVED, Status.SOLVED], "C and B need less"
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Limit reached: some searches have not ended."))
    qtbot.waitUntil(bench.table.go_on.isVisible)
    assert bench.table.times.text() == "At a limit after 30 expansions: A."
    assert bench.table.go_on.toolTip().startswith("Continue to 60 expansions.")
    runs = [side.run for side in bench.compare.sides]
    click(qtbot, bench.table.go_on)
    qtbot.waitUntil(lambda: set(statuses(bench)) == {Status.SOLVED} and bench.compare.all_timed)
    assert [side.run for side in bench.compare.sides] == runs and session.limits == Limits(expansions=60)
    model = bench.table.table.model()
    qtbot.waitUntil(lambda: model.data(model.index(0, CompareColumn.EXPANDED)) == "44")
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("All searches have finished."))


def test_where_projector_mode_hides_the_table_the_offer_is_beside_the_narration(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    session.set_problem(read_problem("maze"))
    theme().set_projector(True)
    bench.lay_out(0)
    session.set_limits(Limits(expansions=20))
    qtbot.waitUntil(bench.table.go_on.isVisible)
    assert not bench.table.isVisible()
    assert bench.rect().contains(place(bench, bench.table.go_on))
    before = place(bench, bench.narration)
    session.set_limits(Limits())
    qtbot.waitUntil(lambda: not bench.table.go_on.isVisible())
    assert place(bench, bench.narration) == before


def test_only_a_search_that_has_ended_is_said_to_have_ended(
    bench: CompareBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare = bench.compare
    monkeypatch.setattr(compare_session, "AUTOMATIC_EXPANSIONS", 15)
    compare.compare([Configuration.of("bfs"), Configuration.of("astar", "misplaced")])
    qtbot.waitUntil(lambda: not compare.busy and compare.player.length == 15)
    monkeypatch.setattr(compare_session, "AUTOMATIC_EXPANSIONS", 5)
    compare.add(Configuration.of("astar", "zero"))
    qtbot.waitUntil(lambda: not compare.busy and [side.length for side in compare.sides] == [15, 15, 5])
    compare.player.seek(15)
    qtbot.waitUntil(lambda: "C at step 5" in bench.narration.narrated)
    assert set(statuses(bench)) == {Status.RUNNING}
    assert bench.narration.narrated.startswith("At step 15. Not there yet: C at step 5.")
    assert "ended" not in bench.narration.narrated and "finished" not in bench.narration.narrated
    compare.add(Configuration.of("astar", "linear-conflict"))
    qtbot.waitUntil(lambda: not compare.busy and bench.table.go_on.isVisible())
    click(qtbot, bench.table.go_on)
    qtbot.waitUntil(lambda: compare.finished and not compare.busy)
    compare.player.seek(30)
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("At step 30. Already ended: "))


def test_while_searches_go_on_all_panes_agree_and_the_table_says_that_it_counts_all(
    bench: CompareBench, session: Session, qtbot: QtBot
) -> None:
    compare, model = bench.compare, bench.table.table.model()
    session.set_start(LONG)
    qtbot.keyClick(bench, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: compare.busy and bench.table.times.text().startswith("The table counts the whole searches"))
    seen = 0

    def look() -> None:
        nonlocal seen
        if compare.busy and bench.player.following and all(side.unfinished for side in compare.sides):
            steps = [number(step) for step in bench.player.steps]
            assert [str(model.data(model.index(row, CompareColumn.EXPANDED))) for row in range(3)] == steps
            assert [card.counts.text() for card in bench.cards.cards] == [f"expanded {step}" for step in steps]
            most = number(max(bench.player.steps))
            sides = zip(compare.sides, steps, strict=True)
            behind = ", ".join(f"{side.letter} at step {step}" for side, step in sides if step != most)
            assert not behind or bench.narration.narrated == f"At step {most}. Not there yet: {behind}."
            seen += 1

    compare.progressed.connect(look)
    qtbot.waitUntil(lambda: seen >= 5)
    tip = model.headerData(CompareColumn.EXPANDED, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Nodes expanded in the whole search so far")
    qtbot.waitUntil(lambda: "whole searches: " in bench.counters.line.text())


def test_a_comparison_that_is_being_computed_is_not_said_to_wait_for_the_searches(
    bench: CompareBench, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair, compare, going = bench.pair, bench.compare, Event()
    whole = pair_comparison.first_steps

    def slow_first_steps(*timelines: Timeline[Any]) -> Iterator[FirstSteps | None]:
        while not going.is_set():
            yield None
        yield from whole(*timelines)

    monkeypatch.setattr(pair_comparison, "first_steps", slow_first_steps)
    session.set_limits(Limits(expansions=2000))
    session.set_start(LONG)
    assert compare.busy
    qtbot.waitUntil(lambda: "once the searches have paused" in pair.table.accessibleDescription())
    qtbot.waitUntil(lambda: not compare.busy and set(statuses(bench)) == {Status.LIMIT})
    qtbot.waitUntil(lambda: pair.table.accessibleDescription().endswith("are being compared…"))
    assert compare.difference is None
    going.set()
    qtbot.waitUntil(lambda: compare.difference is not None)
    qtbot.waitUntil(lambda: "compared" not in pair.table.accessibleDescription())
