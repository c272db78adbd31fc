"""A film shows what a recording of everything shows: each column, each moment, each explanation, however it is read."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from typing import Any
from unittest import mock
from weakref import ref

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.depth_first_twins import goal_of
from support.films import EVERYTHING, assert_same_columns, same_while_running, small_film, small_sizes
from support.matching import matching_steps
from support.tabled import TABLED
from worlds.boards import ORDERS, SHAPES, WIDE, board_of, walked
from worlds.maps import drawn_graphs, drawn_grids
from worlds.searches import graphs

from workbench import api
from workbench.search.explaining import explain
from workbench.search.finding import conditions
from workbench.search.inspecting import node_history
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.problem import SearchFailure
from workbench.search.problem.status import Status
from workbench.search.recording import filming
from workbench.search.recording.depth_first_trace import PathTrace
from workbench.search.tree.source import tree
from workbench.tiles.puzzle.board import Board

MOST_STEPS = {"compiled": Limits(expansions=1500), "textbook": Limits(expansions=400)}
ENGINES = tuple(MOST_STEPS)

Twins = tuple[api.ConfiguredRun, api.ConfiguredRun]


def finished(run: api.ConfiguredRun, slices: tuple[int, ...] = (1000,)) -> api.ConfiguredRun:
    for number in range(10**6):
        if run.status is not Status.RUNNING:
            break
        run.advance(slices[number % len(slices)])
    return run


def twins(board: Any, algorithm: str, heuristic: str | None, engine: str, **options: Any) -> Twins:
    """Return the same search, recorded and filmed."""
    options |= {"engine": engine, "search_anyway": True}
    recorded = api.start(board, algorithm, heuristic, records=EVERYTHING, **options)
    return recorded, api.start(board, algorithm, heuristic, **options)


@settings(max_examples=6)
@given(data=st.data())
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("heuristic", [*TABLED, "max(linear-conflict,walking-distance)"])
def test_idastar_is_the_same(heuristic: str, engine: str, data: st.DataObject):
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    rows, columns = data.draw(st.sampled_from(SHAPES if "walking-distance" in heuristic else [*SHAPES, *WIDE]))
    aim = goal_of(data.draw(st.sampled_from(["last", "first", "random"])), rows, columns, chance)
    board = board_of(rows, columns, chance) if rows * columns < 6 else walked(aim, chance.randint(0, 24), chance)
    with small_film(**small_sizes(chance)):
        options: dict[str, Any] = {
            "goal": aim,
            "order": chance.choice(ORDERS),
            "limits": MOST_STEPS[engine],
        }
        same_while_running(chance, *twins(board, "idastar", heuristic, engine, **options))


DEPTH_FIRST = {
    "ids": {},
    "ids by 3": {"start_bound": 1, "increment": 3},
    "ids early": {"test": "generation"},
    "dfs none": {"repeated": "none", "depth": 9},
    "dfs parent": {"repeated": "parent", "depth": 14},
    "dfs path": {"repeated": "path", "depth": 24},
    "dfs path early": {"repeated": "path", "depth": 18, "test": "generation"},
}


@settings(max_examples=5)
@given(data=st.data())
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", DEPTH_FIRST)
def test_depth_first_is_the_same(name: str, engine: str, data: st.DataObject):
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    rows, columns = data.draw(st.sampled_from([*SHAPES, (5, 5)]))
    aim = goal_of(data.draw(st.sampled_from(["last", "random"])), rows, columns, chance)
    board = board_of(rows, columns, chance) if rows * columns < 6 else walked(aim, chance.randint(0, 24), chance)
    with small_film(**small_sizes(chance)):
        options = {
            "goal": aim,
            "order": chance.choice(ORDERS),
            "limits": MOST_STEPS[engine],
            **DEPTH_FIRST[name],
        }
        same_while_running(chance, *twins(board, name[:3], None, engine, **options))


SEARCHES = [
    *[(algorithm, options) for name, options in DEPTH_FIRST.items() for algorithm in [name[:3]]],
    *[("dfs", {"repeated": repeated}) for repeated in ("none", "parent", "path")],
    ("idastar", {}),
]


@given(
    problem=st.one_of(drawn_graphs(), drawn_grids(), graphs()),
    search=st.sampled_from(SEARCHES),
    seed=st.integers(0, 99),
)
def test_maps_and_own_problems_are_the_same(problem: Any, search: tuple[str, dict[str, Any]], seed: int):
    chance, (algorithm, options) = random.Random(seed), search
    estimate = problem.estimate if algorithm == "idastar" and hasattr(problem, "estimate") else None
    with small_film(**small_sizes(chance)):
        same_while_running(
            chance, *twins(problem, algorithm, estimate, "textbook", limits=Limits(expansions=300), **options)
        )


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("board", ["2 0/1 3", "3 1 2/0 5 4"])
def test_a_path_without_repeated_states_needs_no_limit_on_a_small_board(board: str, engine: str):
    with small_film():
        pair = twins(board, "dfs", None, engine, limits=Limits(expansions=900))
        same_while_running(random.Random(1), *pair)
    assert (pair[1].recording.film is not None) == (board != "2 0/1 3")


@pytest.fixture(scope="module", params=ENGINES)
def pair(request: pytest.FixtureRequest) -> Iterator[Twins]:
    with small_film(kept=500, spacing=300, many=40, cached=1 << 20):
        one, other = twins("hardest8", "idastar", "manhattan", request.param)
        yield finished(one), finished(other, (97, 1000))


def test_a_film_keeps_little(pair: Twins):
    _, filmed = pair
    recording: Any = filmed.recording
    assert recording.film is not None
    assert recording.records < 2000 < recording.published.records
    assert len(recording.film.checkpoints) <= 40
    assert recording.kept_steps < recording.published.steps == filmed.expanded
    assert recording.stopped_at is None


def test_each_moment_is_the_same(pair: Twins):
    one, other = (Timeline(run.recording) for run in pair)
    assert one.length == other.length
    chance = random.Random(3)
    for t in [0, 1, one.length, *(chance.randint(0, one.length) for _ in range(60))]:
        moments = one.at(t), other.at(t)
        for name in ("current", "records", "path", "successors", "counts", "iteration", "goal", "added"):
            values = [getattr(moment, name) for moment in moments]
            assert values[0] == values[1], (t, name)
        assert moments[0].waiting.tolist() == moments[1].waiting.tolist()
        assert explain.steps(one, t) == explain.steps(other, t)
        nodes = moments[0].path
        trees = tree(moments[0]), tree(moments[1])
        assert trees[0].roots == trees[1].roots
        for node in nodes:
            assert trees[0].children(node) == trees[1].children(node)
        for node in (nodes[-1], chance.randrange(moments[0].records)):
            assert node_history.life(one, node, t) == node_history.life(other, node, t)
            assert one.step_of(node) == other.step_of(node)
            assert one.recording.state(node) == other.recording.state(node)


CONDITIONS = (
    *("f > 20", "f >= 29", "f = 31", "h < 3", "depth = 24", "layer", "iteration", "goal", "solution", "inconsistent"),
    *("board = 1 2 3/4 5 6/7 0 8", "expanded = 8 6 7/2 5 4/3 1 0"),
)


@pytest.mark.parametrize("text", CONDITIONS)
def test_conditions_hold_at_the_same_steps(pair: Twins, text: str):
    one, other = (Timeline(run.recording) for run in pair)
    problem = pair[0].problem
    parsed = conditions.parse_all(text, problem)
    condition_set = conditions.ConditionSet(parsed, problem)
    found = [matching_steps(timeline, *parsed) for timeline in (one, other)]
    assert found[0] == found[1]
    last = next(iter(found[0].values()))[-1:]
    assert [condition_set.scanner(other, other.length + 1, True).resume()] == (last or [None])


def test_the_records_of_a_state_are_the_same(pair: Twins):
    one, other = (run.recording for run in pair)
    records = one.published.records
    state = one.state(records // 2)
    numbers = list(one.records_of(state, records))
    assert numbers == list(other.records_of(state, records)) == sorted(numbers, reverse=True)
    assert records // 2 in numbers


def test_columns_are_read_in_any_order(pair: Twins):
    one, other = (run.recording.published for run in pair)
    numbers = np.random.default_rng(1).integers(0, one.records, 3000)
    for name in one.nodes:
        assert (one.nodes[name][numbers] == other.nodes[name][numbers]).all(), name
        assert one.nodes[name].item(numbers[0]) == other.nodes[name].item(numbers[0])
    steps = np.random.default_rng(2).integers(0, one.steps, 500)
    for name in one.rows:
        assert (one.rows[name][steps] == other.rows[name][steps]).all(), name
    assert len(other.nodes["g"][5:5]) == len(other.rows["node"][np.zeros(0, np.int64)]) == 0


def test_memory_that_is_short_begins_the_film():
    with small_film(kept=EVERYTHING):
        run = api.start("hardest8", "idastar", engine="compiled", limits=Limits(bytes=1_200_000))
        finished(run)
    recording: Any = run.recording
    assert run.status is Status.SOLVED
    assert recording.film is not None
    assert recording.nbytes < 1_200_000
    assert Timeline(recording).length == run.expanded


def test_a_limit_is_raised_and_the_film_goes_on(pair: Twins):
    with small_film(kept=100):
        run = api.start("hardest8", "idastar", engine=pair[0].engine, limits=Limits(expansions=3000))
        assert finished(run).status is Status.LIMIT
        assert Timeline(run.recording).length == 3000
        run.raise_limits(Limits())
        run.advance(10**6)
    assert_same_columns(pair[0], run)


def test_a_discarded_film_is_empty():
    with small_film():
        run = finished(api.start("hardest8", "idastar", engine="compiled"))
    run.recording.discard()
    run.recording.publish()
    assert run.recording.published.steps == 0


def test_the_part_in_memory_can_be_written_out(pair: Twins):
    one, other = pair
    part = other.recording.kept_part()
    assert part.stopped_at == part.published.steps == other.recording.kept_steps
    assert (np.asarray(part.published.nodes["g"][: part.published.records]) ==
            np.asarray(one.recording.published.nodes["g"][: part.published.records])).all()  # fmt: skip
    assert one.recording.kept_part() is one.recording


def test_several_threads_are_recorded_as_before():
    board = Board.parse("1 2 3/4 5 6/7 8 0")
    run = api.start(board, "idastar", engine="compiled", jobs=2, records=None)
    assert run.recording.kept_steps == run.recording.published.steps


class Corridor:
    """Squares in a row, with the goal at the end; a state has `width` names, so that there are many paths.

    `fails`: the state that it cannot expand, or None.
    """

    def __init__(self, length: int, width: int = 3, fails: tuple[int, int] | None = None) -> None:
        self.length, self.width, self.fails = length, width, fails

    def initial(self) -> tuple[int, int]:
        return 0, 0

    def is_goal(self, state: tuple[int, int]) -> bool:
        return state[0] == self.length

    def successors(self, state: tuple[int, int]) -> list[tuple[str, tuple[int, int], int]]:
        if state == self.fails:
            raise ValueError("no more")
        if state[0] == self.length - 1 and state[1] != self.width - 1:
            return []
        return [(f"to {number}", (state[0] + 1, number), 1) for number in range(self.width)]


@pytest.mark.parametrize("algorithm", ["ids", "idastar"])
def test_a_search_that_fails_is_shown_up_to_the_step_that_failed(algorithm: str):
    runs = []
    for records in (EVERYTHING, None):
        with small_film():
            runs.append(api.start(Corridor(9, fails=(5, 1)), algorithm, records=records))
            assert finished(runs[-1], (7,)).status is Status.FAILED
    assert runs[1].recording.film is not None
    assert_same_columns(runs[0], runs[1])


def test_a_film_ends_where_a_heuristic_answers_differently_when_it_is_asked_again():
    chance = random.Random(5)
    with small_film(kept=40, spacing=7, many=100):
        run = api.start(Corridor(7), "idastar", lambda _state: chance.randint(0, 2))
        run.advance(400)
    length = Timeline(run.recording).length
    assert length > 300
    with pytest.raises(SearchFailure) as raised:
        np.asarray(run.recording.published.rows["node"])
    step = raised.value.message.facts["step"]
    assert raised.value.message.key == "film-differs"
    run.advance(0)
    assert Timeline(run.recording).length == run.recording.stopped_at == step < length
    assert run.recording.published.rows["node"].item(step - 1) >= 0


def test_a_film_ends_where_the_path_becomes_too_long():
    with small_film(many=10**4), mock.patch.object(filming, "MAX_PATH", 30):
        run = finished(api.start("1 2 3/4 5 6/7 0 8", "ids", engine="textbook", limits=Limits(expansions=200)))
        assert run.recording.stopped_at is None
        run = finished(api.start(Corridor(100, 1), "ids", start_bound=20), (10,))
    assert run.status is Status.SOLVED
    assert run.recording.film is not None
    assert run.recording.stopped_at == Timeline(run.recording).length < run.expanded
    moment = Timeline(run.recording).at(run.recording.stopped_at)
    assert moment.current is not None and len(moment.path) > 30


def test_no_film_begins_with_a_path_that_is_too_long():
    with small_film(kept=40, spacing=7), mock.patch.object(filming, "MAX_PATH", 30):
        run = finished(api.start(Corridor(100, 1), "dfs"))
    assert run.recording.film is None
    assert run.recording.kept_steps == run.recording.published.steps == run.expanded


def test_another_thread_never_sees_only_the_part_in_memory():
    seen = []

    def assign(trace: PathTrace[Any], name: str, value: Any) -> None:
        if name == "published":
            seen.append(value)
        object.__setattr__(trace, name, value)

    with small_film(), mock.patch.object(PathTrace, "__setattr__", assign):
        run = finished(api.start("1 2 3/7 0 8/5 6 4", "idastar", "misplaced", engine="textbook"), (10,))
    assert run.recording.kept_steps < run.expanded
    assert [published.steps for published in seen] == sorted(published.steps for published in seen)


def test_a_rebuilt_stretch_is_freed_as_soon_as_nobody_reads_it():
    with small_film(cached=1):
        run = api.start("korf:1", "dfs", engine="compiled", depth=30)
        run.advance(3000)
        run.advance(3000)
        recording: Any = run.recording
        film = recording.film
        gc.disable()
        try:
            gone = ref(film.search.rebuild(film.checkpoints[1], None, 5).trace)
            assert gone() is None, "there may be thousands of them before Python looks for cycles"
        finally:
            gc.enable()
