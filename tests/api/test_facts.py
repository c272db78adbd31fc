"""Figures that are known in advance."""

from __future__ import annotations

import pytest
from judges.naive_tiles import Puzzle, distances
from worlds.searches import last_goal

from workbench import api
from workbench.search.finding import step_scanner as finding
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.moment import Outcome
from workbench.tiles.puzzle.board import Board

FIRST = "1 2 3/7 0 8/5 6 4"


@pytest.mark.parametrize(("heuristic", "expanded"), [("manhattan", 19), ("misplaced", 44), ("zero", 639)])
def test_the_first_board_takes_ten_moves_and_so_many_expansions(heuristic: str, expanded: int):
    result = api.solve(FIRST, "astar", heuristic=heuristic)
    assert (result.cost, result.expanded, result.optimal) == (10, expanded, True)


def test_expansion_13_of_the_first_board_finds_a_cheaper_path_to_a_node_on_open():
    run = api.start(FIRST, "astar", "manhattan")
    run.advance(99)
    timeline = Timeline(run.recording)
    assert finding.StepScanner(timeline, [finding.cheaper_path], 0).resume() == 13
    (cheaper,) = [found for found in timeline.at(13).successors if found.outcome is Outcome.CHEAPER]
    before, after = timeline.at(12), timeline.at(13)
    assert before.open is not None
    assert after.open is not None
    assert cheaper.known_record in before.open
    assert cheaper.known_record not in after.open
    assert cheaper.record in after.open
    assert after.g(cheaper.record) < after.g(cheaper.known_record)


def test_flicker_reopens_once_in_28_expansions():
    result = api.solve("1 3 5/4 0 8/7 6 2", "astar", heuristic="flicker")
    assert (result.reopened, result.expanded) == (1, 28)


@pytest.mark.parametrize(
    ("rows", "columns", "states", "radius", "antipodes", "mean"),
    [(2, 3, 360, 21, 1, None), (2, 4, 20_160, 36, 1, None), (3, 3, 181_440, 31, 2, 21.97)],
)
def test_a_search_in_vain_walks_through_the_whole_space(
    rows: int, columns: int, states: int, radius: int, antipodes: int, mean: float | None
):
    tiles = last_goal(rows, columns)
    start = Board(rows, columns, tiles)
    run = api.start(start, "bfs", goal=start.swapped(0, 1), search_anyway=True)
    run.advance(10**6)
    depths = run.recording.depths(run.recording.published.nodes, slice(run.recording.records))
    assert (run.status.value, run.expanded, len(depths)) == ("unsolvable", states, states)
    assert (depths.max(), (depths == radius).sum()) == (radius, antipodes)
    assert mean is None or round(depths.mean(), 2) == mean
    if states < 1000:
        assert sorted(depths.tolist()) == sorted(distances(Puzzle(rows, columns, tiles, tiles)).values())
