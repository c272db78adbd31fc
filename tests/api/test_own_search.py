"""A search in the process of own code is identical to a local one: the same records, from shared columns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.own_code import aside, written

from workbench import api
from workbench.api.own_search import OwnRun
from workbench.catalog import ALGORITHMS, algorithm
from workbench.catalog.problems import own_problem
from workbench.own_code.isolation import isolate
from workbench.own_code.process import OwnProcess
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.wording import say

SAMPLE = "1 2 3/7 0 8/5 6 4"
INFORMED = [name for name, entry in ALGORITHMS.items() if entry.informed]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path)


@pytest.fixture
def process() -> Iterator[OwnProcess]:
    process = OwnProcess("workbench.api.own_host")
    isolate(process)
    yield process
    isolate(None)
    process.close()


def finished(run: Any) -> Any:
    while run.status is Status.RUNNING:
        run.advance(7)
    return run


def served(moment: Any) -> list[int]:
    return [] if moment.open is None else moment.open.tolist()


def agree(here: Any, there: Any) -> None:
    assert isinstance(there, OwnRun) and not there.interpreted
    assert (here.status, here.reason, here.solution) == (there.status, there.reason, there.solution)
    ours, theirs = here.recording, there.recording
    assert (ours.expanded, ours.generated, ours.max_open, ours.records, ours.labels) == (
        theirs.expanded,
        theirs.generated,
        theirs.max_open,
        theirs.records,
        theirs.labels,
    )
    for columns, count, others in (
        (ours.nodes, ours.records, theirs.nodes),
        (ours.rows, ours.steps, theirs.rows),
    ):
        assert all(np.array_equal(columns.arrays[name][:count], others.arrays[name][:count]) for name in columns.arrays)


def test_a_heuristic_of_ones_own_makes_the_same_search(process: OwnProcess, file: Path) -> None:
    for name in INFORMED:
        isolate(process)
        there = aside(lambda: finished(api.start(SAMPLE, name, f"{file}:misplaced")))  # noqa: B023
        isolate(None)
        here = finished(api.start(SAMPLE, name, f"{file}:misplaced", engine="textbook"))
        agree(here, there)
        for t in range(0, here.recording.steps + 1, 5):
            ours, theirs = Timeline(here.recording).at(t), Timeline(there.recording).at(t)
            assert served(ours) == served(theirs) and ours.successors == theirs.successors


def test_a_problem_of_ones_own_makes_the_same_search(process: OwnProcess, file: Path) -> None:
    for name in ALGORITHMS:
        if name in ("diskbfs", "dfs"):  # the one requires plain states, the other takes too long
            continue
        heuristic = "straight" if algorithm(name).informed else None

        def searched(name: str = name, heuristic: str | None = heuristic) -> Any:
            run = finished(api.start(own_problem(f"{file}:Grid"), name, heuristic))
            return run, [str(run.recording.state(number)) for number in range(run.recording.records)]

        isolate(process)
        there, theirs = aside(searched)
        isolate(None)
        here, ours = searched()
        agree(here, there)
        assert ours == theirs


@pytest.mark.usefixtures("process")
def test_whatever_the_code_does_is_a_failed_search(file: Path) -> None:
    for function, result in (
        ("leaves", "failed on 1 2 3/7 0 8/5 6 4 with SystemExit: mine.py, line 9"),
        ("crashes", "mine.py, line 15 crashed its process (SIGSEGV)."),
        ("divides", "ZeroDivisionError: integer division or modulo by zero (mine.py, line 30)"),
        ("nothing_of_that_name", "has no function nothing_of_that_name"),
    ):
        run = api.start(SAMPLE, "astar", f"{file}:{function}")
        aside(lambda: run.advance(5))  # noqa: B023
        assert run.status is Status.FAILED and run.reason is not None
        assert result in say(run.reason)


def test_a_run_begins_when_it_is_advanced_and_what_it_recorded_outlives_its_process(
    process: OwnProcess, file: Path
) -> None:
    run = api.start(SAMPLE, "astar", f"{file}:misplaced")
    assert not run.begun and run.recording.published.records == 0 and served(Timeline(run.recording).at(0)) == []
    before = run.recording.open_order.at(0)  # as a visible list keeps it until it is refreshed
    aside(lambda: run.advance(0))
    assert run.begun and run.recording.published.records == 1 and run.expanded == 0
    assert (len(before), before.row_of(0), before.rows(0, 10).tolist()) == (0, None, [])
    locked = aside(lambda: api.start(own_problem(f"{file}:Locked"), "bfs"))
    aside(lambda: locked.advance(3))
    assert (locked.status, locked.expanded) == (Status.RUNNING, 3), "states that cannot be pickled"
    aside(lambda: run.advance(5))
    records = locked.recording.published.records
    process.close()
    aside(lambda: locked.advance(5))
    assert locked.status is Status.FAILED and locked.reason is not None
    assert say(locked.reason) == f"The process in which {file}:Locked ran has ended. Start a new search."
    assert locked.recording.published.records == records and Timeline(locked.recording).at(3).current is not None


@pytest.mark.usefixtures("process")
def test_a_search_of_boards_goes_on_where_it_was_after_its_process_was_ended_by_another(file: Path) -> None:
    run = api.start(SAMPLE, "astar", f"{file}:misplaced")
    aside(lambda: run.advance(5))
    before = served(Timeline(run.recording).at(5))
    other = api.start(SAMPLE, "astar", f"{file}:crashes")
    aside(lambda: other.advance(5))
    assert (other.status, run.status) == (Status.FAILED, Status.RUNNING)
    aside(lambda: run.advance(2))
    assert run.expanded == 7 and served(Timeline(run.recording).at(5)) == before
    aside(lambda: finished(run))
    isolate(None)
    agree(finished(api.start(SAMPLE, "astar", f"{file}:misplaced", engine="textbook")), run)
