"""The compiled depth-first searches expand the same nodes in the same order as the textbook ones, recorded or not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.depth_first_twins import goal_of, outcome_of, same_in_slices, twins
from worlds.boards import ORDERS, SHAPES, WIDE, board_of, walked

from workbench import api
from workbench.search.algorithms.dfs import REPEATED
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.depth_first_trace import MILESTONE
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import OPPOSITE

TESTS = ["expansion", "generation"]
RECORDS = [0, 1, 2, 5, 12, 40, 300, 10**6]
DFS = st.fixed_dictionaries(
    {
        "depth": st.sampled_from([None, 0, 1, 2, 3, 7, 20, 1000]),
        "repeated": st.sampled_from(REPEATED),
        "test": st.sampled_from(TESTS),
    }
)
IDS = st.fixed_dictionaries(
    {
        "start_bound": st.sampled_from([0, 1, 3, 6, 10**9]),
        "increment": st.sampled_from([1, 2, 5, 10**9]),
        "test": st.sampled_from(TESTS),
    }
)
OPTIONS = {"dfs": DFS, "ids": IDS}


@given(data=st.data())
@pytest.mark.parametrize("shapes", [SHAPES, WIDE], ids=["packed", "wide"])
@pytest.mark.parametrize("algorithm", OPTIONS)
def test_both_engines_do_the_same(algorithm: str, shapes: list[tuple[int, int]], data: st.DataObject):
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    rows, columns = data.draw(st.sampled_from(shapes))
    options = data.draw(OPTIONS[algorithm])
    aim = goal_of(data.draw(st.sampled_from(["last", "first", "random"])), rows, columns, chance)
    lost = rows * columns < 6 or chance.random() < 0.2
    start = board_of(rows, columns, chance) if lost else walked(aim, chance.randint(0, 8), chance)
    options |= {"goal": aim, "order": chance.choice(ORDERS), "records": data.draw(st.sampled_from(RECORDS))}
    same_in_slices(twins(start, algorithm, None, **options), [chance.choice([1, 2, 3, 50, 300]) for _ in range(8)])


@pytest.mark.parametrize("repeated", REPEATED)
@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 6)], ids=str)
def test_what_is_held_grows_without_a_difference(shape: tuple[int, int], repeated: str):
    goal = goal_board("first", *shape)
    start = board_of(*shape, random.Random(3))
    same_in_slices(twins(start, "dfs", None, goal=goal, repeated=repeated, records=2000), [6000])


@pytest.mark.parametrize(("depth", "status"), [(None, "unsolvable"), (5, "exhausted")])
@pytest.mark.parametrize("repeated", ["path", "all"])
def test_a_space_without_a_solution_is_exhausted(repeated: str, depth: int | None, status: str):
    runs = twins(Board.parse("2 1/3 0"), "dfs", None, goal=goal_board("last", 2, 2), repeated=repeated, depth=depth)
    assert {run.advance(10**6).value for run in runs} == {status}
    assert outcome_of(runs[0]) == outcome_of(runs[1])


@pytest.mark.parametrize(
    "options", [{"depth": 14}, {"depth": 14, "repeated": "all"}, {"depth": 9, "test": "generation"}]
)
def test_a_moment_is_the_same(options: Any):
    runs = twins(Board.parse("1 2 3/7 0 8/5 6 4"), "dfs", None, **options)
    for run in runs:
        run.advance(400)
    timelines = [Timeline(run.recording) for run in runs]
    assert timelines[0].length == timelines[1].length
    for t in range(0, timelines[0].length + 1, 3):
        one, other = (timeline.at(t) for timeline in timelines)
        assert one.open is not None and other.open is not None
        assert one.open.tolist() == other.open.tolist()
        for name in ("current", "goal", "records", "path", "successors", "counts"):
            assert getattr(one, name) == getattr(other, name)


def test_a_state_thousands_of_moves_down_is_found_from_near_by():
    board = Board.parse("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0")
    run = api.start(board, "dfs", engine="compiled", repeated="all", search_anyway=True)
    run.advance(5000)
    recording = run.recording
    deepest = int(recording.published.nodes["depth"][: recording.published.records].argmax())
    path = recording.path(deepest)
    assert len(path) > 10 * MILESTONE
    state = board
    for number in path[1:]:
        state = state.moved(recording.label(number))
    before = recording.nbytes
    assert recording.state(deepest) == state.state
    assert recording.state(path[-2]) == state.moved(OPPOSITE[recording.label(deepest)]).state
    assert recording.nbytes > before  # replaying stores states


@pytest.mark.compiled
@pytest.mark.parametrize("repeated", ["path", "all"])
@pytest.mark.parametrize("shape", [(4, 4), (6, 6)], ids=str)
def test_a_search_stays_within_its_memory_and_can_be_given_more(shape: tuple[int, int], repeated: str):
    board = walked(goal_board("last", *shape), 200, random.Random(1))
    limits = Limits(bytes=12_000_000, expansions=1_000_000)
    run = api.start(board, "dfs", engine="compiled", repeated=repeated, limits=limits)
    run.advance(10**7)
    assert (run.status, run.limit) == (Status.LIMIT, "memory")
    assert 4_000_000 < run.peak_bytes <= 12_000_000
    assert run.recording.stopped_at is not None
    expanded = run.expanded
    run.raise_limits(Limits(bytes=40_000_000))
    run.advance(1000)
    assert run.expanded == expanded + 1000


@pytest.mark.parametrize("repeated", REPEATED)
def test_long_paths_and_many_states_are_kept(repeated: str):
    runs = twins(Board.parse("8 6 7/2 5 4/3 0 1"), "dfs", None, repeated=repeated)
    same_in_slices(runs, [5000, 1, 7000])


@pytest.mark.parametrize("repeated", ["path", "all"])
def test_a_small_space_is_gone_through(repeated: str):
    runs = twins(goal_board("last", 2, 3), "dfs", None, goal=Board.parse("2 1 3/4 5 0"), repeated=repeated)
    same_in_slices(runs, [10**5] if repeated == "all" else [2000, 500])


@pytest.mark.compiled
def test_a_recording_that_fills_the_memory_ends_and_the_search_goes_on():
    limits = Limits(bytes=3_000_000)
    run = api.start("korf:1", "dfs", engine="compiled", depth=40, limits=limits, records=10**7)
    for _ in range(20):
        run.advance(20_000)
    assert run.status is Status.RUNNING
    assert run.peak_bytes <= 3_000_000
    assert run.recording.stopped_at is not None
