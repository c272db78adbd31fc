"""CLOSED as rows of a table: without reopened nodes it reads the recording directly, without a copy."""

from __future__ import annotations

import random
import tracemalloc

import pytest

from workbench.api import start
from workbench.search.playback.timeline import Timeline
from workbench.tiles.puzzle.board import Board
from workbench.ui.nodes.rows import ExpandedRows, closed_rows


@pytest.mark.parametrize(("heuristic", "reopens"), [("manhattan", False), ("flicker", True)])
def test_closed_is_that_of_the_recording_at_every_step(heuristic: str, reopens: bool) -> None:
    run = start(Board.parse("1 3 5/4 0 8/7 6 2"), "astar", heuristic)
    while run.advance(100).value == "running":
        pass
    timeline = Timeline(run.recording)
    for t in range(timeline.length + 1):
        moment = timeline.at(t)
        rows, closed = closed_rows(moment), moment.closed
        assert rows is not None
        assert closed is not None
        assert rows.rows(0, len(rows)).tolist() == closed.tolist()
        for row, record in enumerate(closed.tolist()):
            assert rows.row_of(record) == row
        candidates, shown = rows.candidates()
        assert (candidates if shown is None else candidates[shown]).tolist() == closed.tolist()
    assert isinstance(rows, ExpandedRows) is not reopens


def test_any_rows_of_closed_can_be_asked_for_after_reopening() -> None:
    run = start(Board.parse("1 3 5/4 0 8/7 6 2"), "astar", "flicker")
    run.advance(28)
    moment = Timeline(run.recording).at(28)
    assert moment.counts.reopened
    closed, rows = moment.closed, closed_rows(moment)
    assert closed is not None
    assert rows is not None
    pairs = [(first, last) for first in range(len(closed)) for last in range(first, len(closed) + 3)]
    for first, last in random.Random(1).sample(pairs, len(pairs)):
        assert rows.rows(first, last).tolist() == closed[first:last].tolist()
    [superseded] = {*Timeline(run.recording).current()[:28].tolist()} - {*closed.tolist()}
    assert rows.row_of(superseded) is None


def test_a_few_rows_of_a_long_closed_list_are_found_without_reading_the_others() -> None:
    run = start("korf:88", "wastar", "manhattan", weight=1.2, engine="compiled")
    run.advance(100_000)
    moment = Timeline(run.recording).at(100_000)
    closed = moment.closed
    assert moment.counts.reopened and closed is not None
    tracemalloc.start()
    rows = closed_rows(moment)
    assert rows is not None and len(rows) == len(closed) == moment.counts.closed
    for row in (0, len(rows) // 2, len(rows) - 1):
        assert rows.rows(row, row + 1).tolist() == closed[row : row + 1].tolist()
        assert rows.row_of(int(closed[row])) == row
    assert tracemalloc.get_traced_memory()[1] < len(rows) / 2
    tracemalloc.stop()


def test_a_node_that_is_not_expanded_yet_is_in_no_row() -> None:
    run = start(Board.parse("1 2 3/7 0 8/5 6 4"))
    run.advance(5)
    rows = closed_rows(Timeline(run.recording).at(3))
    assert rows is not None
    later = int(Timeline(run.recording).current()[4])
    assert rows.row_of(later) is None
    assert rows.row_of(run.recording.records - 1) is None


@pytest.mark.parametrize("algorithm", ["idastar", "dfs", "ids"])
def test_a_search_without_closed_has_no_rows(algorithm: str) -> None:
    run = start(Board.parse("1 2 3/4 0 6/7 5 8"), algorithm)
    run.advance(3)
    assert closed_rows(Timeline(run.recording).at(1)) is None
