"""How searches end, why, and that everything recorded remains accessible."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from worlds.searches import Graph, graph

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits, default_bytes, machine_bytes
from workbench.search.problem.status import Status
from workbench.search.recording.pool import Pool

EVERY = list(ALGORITHMS)
INFORMED = [name for name, entry in ALGORITHMS.items() if entry.informed and name != "hill"]
WALKS = ("lrta", "hill", "simulated-annealing")
THOROUGH = [name for name in INFORMED if name != "simulated-annealing"]  # which looks at one successor in a step
LONG = [name for name in EVERY if name != "hill"]  # which ends after a few steps
SWAPPED = "1 2 3/4 5 6/8 7 0"
FAR = "0 15 14 13/12 11 10 9/8 7 6 5/4 3 2 1"


def read_all_moments(run: api.ConfiguredRun) -> None:
    """Read every moment of a run, like the window."""
    timeline = Timeline(run.recording)
    assert len(timeline.f()) == timeline.length
    for t in range(timeline.length + 1):
        moment = timeline.at(t)
        assert moment.counts.expanded == t
        assert len(moment.path) <= moment.records
        assert (moment.open is None) == (moment.counts.open is None)
        if moment.open is not None:
            assert len(moment.open) == moment.counts.open
        assert len(moment.successors) <= moment.counts.generated
        assert bool(narration(timeline, t)) == (moment.records > 0), "nothing is said of a start that has no estimate"
        assert bool(steps(timeline, t)) == (moment.records > 0)


@pytest.mark.parametrize("name", EVERY)
def test_a_board_that_parity_forbids_is_unsolvable_at_once_and_says_why(name: str):
    run = api.start(SWAPPED, name)
    assert (run.status, run.expanded, run.solution) == (Status.UNSOLVABLE, 0, None)
    assert run.reason is not None
    assert run.reason.key.startswith("solvability-")
    assert run.advance(100) is Status.UNSOLVABLE
    assert run.expanded == 0


@pytest.mark.parametrize(
    "name",
    [name for name in EVERY if name not in ("ids", "idastar", "rbfs", "smastar", "bibfs", "biastar", *WALKS)],
)
def test_searched_anyway_the_whole_space_is_exhausted_and_that_proves_it(name: str):
    options = {"repeated": "all"} if name == "dfs" else {}
    result = api.solve("1 2/0 3", name, goal="2 1/3 0", search_anyway=True, **options)
    assert (result.status, result.expanded) == (Status.UNSOLVABLE, 12)
    assert result.reason is not None
    assert (result.reason.key, result.reason.facts) == ("unsolvable-exhausted", {"count": 12})


@pytest.mark.parametrize("name", EVERY)
def test_a_start_that_is_the_goal_is_solved_by_no_moves(name: str):
    run = api.start("1 2 3/4 5 6/7 8 0", name)
    assert run.advance(5) is Status.SOLVED
    assert run.solution is not None
    assert (run.solution.moves, run.solution.cost) == ((), 0)
    assert Timeline(run.recording).at(run.recording.steps).goal == 0
    read_all_moments(run)


def test_a_goal_beyond_the_depth_limit_leaves_the_search_exhausted_without_proof():
    result = api.solve("1 2 3/4 0 6/7 5 8", "dfs", depth=1)
    assert (result.status, result.expanded, result.generated) == (Status.EXHAUSTED, 1, 4)
    assert result.reason is not None
    assert (result.reason.key, result.reason.facts) == ("exhausted-depth", {"depth": 1})


@pytest.mark.parametrize("name", [name for name in THOROUGH if name != "biastar"])  # it also searches from the goal
def test_an_estimate_of_never_prunes_and_proves_nothing(name: str):
    world = graph("ab1 ac1 cd1", "b", b=math.inf)
    run = api.start(world, name, world.estimate)
    assert run.advance(9) is Status.EXHAUSTED
    assert run.reason is not None
    assert run.reason.key == "exhausted-pruned"
    read_all_moments(run)


@pytest.mark.parametrize("name", INFORMED)
def test_an_estimate_of_never_at_the_start_ends_the_search_before_it_begins(name: str):
    world = graph("ab1", "b", a=math.inf)
    on_board = api.start("1 2 3/4 0 6/7 5 8", name, lambda _: math.inf)
    for run in (api.start(world, name, world.estimate), on_board):
        assert run.advance(9) is Status.EXHAUSTED
        assert run.expanded == 0
        assert run.reason is not None
        assert run.reason.key == "exhausted-pruned"
        assert Timeline(run.recording).at(0).h(0) == math.inf
        read_all_moments(run)


@pytest.mark.parametrize("name", THOROUGH)
def test_never_on_a_board_is_shown_as_never(name: str):
    def estimate(state: bytes) -> float:
        return math.inf if state[0] != 1 else 0

    run = api.start("0 1 2/3 4 5/6 7 8", name, lambda state: math.inf if state[1] == 0 else 0, goal="first")
    run.advance(1)
    run = api.start("1 0 2/3 4 5/6 7 8", name, estimate)
    run.advance(30)
    timeline = Timeline(run.recording)
    known = range(timeline.at(timeline.length).records)
    learns = name == "lrta"
    assert learns or all(timeline.at(timeline.length).h(number) in (0, math.inf) for number in known)
    assert {successor.outcome.value for successor in timeline.at(1).successors} >= {"pruned"}


# Limits


@pytest.mark.parametrize("name", LONG)
def test_the_limit_of_expansions_is_kept_to_the_node_and_can_be_raised(name: str):
    run = api.start(FAR, name, limits=Limits(expansions=77))
    assert run.advance(77) is Status.RUNNING
    assert run.advance(1) is Status.LIMIT
    assert (run.expanded, run.limit) == (77, "expansions")
    assert run.advance(500) is Status.LIMIT
    run.raise_limits(Limits(expansions=100))
    assert run.advance(500) is Status.LIMIT
    assert run.expanded == 100
    read_all_moments(run)
    other = api.start(FAR, name)
    other.advance(100)
    assert_same(run, other)


def assert_same(run: api.ConfiguredRun, other: api.ConfiguredRun) -> None:
    one, two = run.recording.published, other.recording.published
    assert (one.steps, one.records, one.iterations) == (two.steps, two.records, two.iterations)
    for name, column in one.nodes.items():
        assert (column[: one.records] == two.nodes[name][: one.records]).all()
    for name, column in one.rows.items():
        assert (column[: one.steps] == two.rows[name][: one.steps]).all()


@pytest.mark.parametrize("name", LONG)
def test_the_limit_of_seconds_ends_a_search_and_can_be_lifted(name: str):
    run = api.start(FAR, name, limits=Limits(seconds=1e-9))
    assert run.advance(10**6) is Status.LIMIT
    assert run.limit == "seconds"
    assert 0 < run.expanded <= 64
    assert run.seconds >= 1e-9
    run.raise_limits(Limits())
    assert run.advance(100) is Status.RUNNING
    assert run.limit is None
    assert run.expanded > 64


# A search on disk does not need its recording.
IN_MEMORY = [name for name in EVERY if issubclass(ALGORITHMS[name].recording, Pool) and name != "diskbfs"]


@pytest.mark.parametrize("name", IN_MEMORY)
def test_the_limit_of_memory_is_never_passed_and_can_be_raised(name: str):
    room = 400_000
    board, goal = ("14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3", "first")
    run = api.start(board, name, goal=goal, limits=Limits(bytes=room))
    assert run.advance(10**5) is Status.LIMIT
    assert run.limit == "memory"
    assert run.recording.nbytes <= run.peak_bytes <= room
    kept = run.expanded
    assert kept > 100
    run.raise_limits(Limits(bytes=10 * room))
    assert run.advance(200) is Status.RUNNING
    assert run.expanded == kept + 200


@pytest.mark.parametrize("name", ["ids", "idastar"])
def test_a_search_of_linear_memory_is_recorded_to_its_end_within_a_limit_that_its_nodes_would_pass(name: str):
    room = 400_000
    run = api.start("14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3", name, goal="first", limits=Limits(bytes=room))
    assert run.advance(20_000) is Status.RUNNING
    assert run.peak_bytes <= room
    assert (run.recording.stopped_at, run.recording.published.steps) == (None, 20_000)
    assert sum(entry.expanded for entry in run.recording.iterations()) == run.expanded == 20_000


@pytest.mark.parametrize("options", [{}, {"repeated": "all"}, {"repeated": "parent"}])
def test_what_a_depth_first_search_holds_counts_even_where_nothing_more_is_recorded(options: dict[str, Any]):
    board = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3"
    run = api.start(board, "dfs", goal="first", records=100, limits=Limits(bytes=2_000_000), **options)
    assert run.advance(10**5) is Status.LIMIT
    assert (run.limit, run.recording.stopped_at is None) == ("memory", False)


def test_room_for_nothing_is_a_limit_and_not_the_default():
    run = api.start(FAR, limits=Limits(bytes=0))
    assert run.advance(10) is Status.LIMIT
    assert (run.limit, run.expanded) == ("memory", 0)


def test_a_small_search_says_that_it_took_little_memory():
    run = api.start("1 2 3/4 0 6/7 5 8")
    run.advance(9)
    assert run.peak_bytes == run.recording.nbytes


def test_memory_is_limited_to_a_quarter_of_the_machine():
    assert 0 < default_bytes() <= machine_bytes() // 4


@pytest.mark.parametrize("name", LONG)
def test_a_cancelled_run_keeps_everything_and_does_no_more(name: str):
    run = api.start(FAR, name)
    run.advance(30)
    run.cancel()
    assert run.advance(30) is Status.CANCELLED
    assert run.expanded == 30
    read_all_moments(run)


def test_a_run_that_is_over_cannot_be_cancelled():
    run = api.start("1 2 3/4 0 6/7 5 8")
    run.advance(9)
    run.cancel()
    assert run.status is Status.SOLVED


def test_a_run_at_its_limit_can_be_cancelled():
    run = api.start(FAR, limits=Limits(expansions=3))
    run.advance(9)
    run.cancel()
    assert run.status is Status.CANCELLED


# Failures

WORLD = graph("ab1 ac1 bd1 cd1 de1", "e")


class Negative(Graph):
    def successors(self, state: str) -> tuple[tuple[str, str, float], ...]:
        return tuple((move, to, -1 if to == "d" else cost) for move, to, cost in super().successors(state))


class Broken(Graph):
    def successors(self, state: str) -> Any:
        if state == "d":
            raise OSError("the map is torn")
        return super().successors(state)


class Tearing(Graph):
    def successors(self, state: str) -> Any:
        yield from super().successors(state)
        if state == "d":
            raise OSError("the map is torn")


def at_d(value: Any) -> Callable[[str], Any]:
    def estimate(state: str) -> Any:
        if state == "d" and isinstance(value, Exception):
            raise value
        return value if state == "d" else 0

    return estimate


@pytest.mark.parametrize("name", INFORMED)
@pytest.mark.parametrize(
    ("value", "expected"),
    [(math.nan, "nan"), (-1, "-1"), (-0.5, "-0.5"), (ZeroDivisionError("no way"), "no way"), ("far", "str")],
)
def test_a_wrong_estimate_fails_the_run_and_names_the_state(name: str, value: Any, expected: str):
    run = api.start(WORLD, name, at_d(value))
    assert run.advance(99) is Status.FAILED
    assert run.reason is not None
    assert run.reason.facts["state"] == "d"
    assert expected in " ".join(map(str, run.reason.facts.values()))
    assert run.expanded >= 2
    read_all_moments(run)


@pytest.mark.parametrize("name", INFORMED)
@pytest.mark.parametrize("value", [math.nan, -1, KeyError("x")])
def test_an_estimate_that_is_wrong_at_the_start_fails_the_run_before_its_first_step(name: str, value: Any):
    def estimate(_state: str) -> Any:
        if isinstance(value, Exception):
            raise value
        return value

    run = api.start(WORLD, name, estimate)
    assert (run.status, run.expanded) == (Status.FAILED, 0)
    assert run.reason is not None
    assert run.reason.facts["state"] == "a"
    read_all_moments(run)


@pytest.mark.parametrize("name", THOROUGH)
def test_a_fraction_of_the_smallest_unit_is_no_estimate_on_boards(name: str):
    run = api.start("1 2 3/4 0 6/7 5 8", name, lambda state: 1000.5 if state[4] else 2000.0)
    assert run.advance(9) is Status.FAILED
    assert run.reason is not None
    assert run.reason.facts["state"] == "1 0 3/4 2 6/7 5 8"


@pytest.mark.parametrize("name", LONG)
def test_a_negative_cost_fails_the_run_and_names_the_state_and_the_move(name: str):
    run = api.start(Negative(WORLD.edges, "e", WORLD.estimates), name)
    assert run.advance(99) is Status.FAILED
    assert run.reason is not None
    assert (run.reason.key, str(run.reason.facts["move"])[-1]) == ("failed-cost", "d")
    assert run.reason.facts["state"] in ("b", "c")
    read_all_moments(run)


@pytest.mark.parametrize("cost", [math.nan, math.inf])
@pytest.mark.parametrize("name", EVERY)
def test_a_cost_that_is_no_number_fails_the_run(name: str, cost: float):
    run = api.start(Graph({"a": (("go", "b", cost),), "b": ()}, "b", {}), name)
    assert run.advance(99) is Status.FAILED
    read_all_moments(run)


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("kind", [Broken, Tearing])
def test_a_problem_that_breaks_down_fails_the_run_and_its_last_moment_can_still_be_seen(kind: type[Graph], name: str):
    run = api.start(kind(WORLD.edges, "e", WORLD.estimates), name)
    assert run.advance(99) is Status.FAILED
    assert run.reason is not None
    assert run.reason.key == "failed-exception"
    assert run.reason.facts["kind"] == "OSError"
    assert re.fullmatch(r"the map is torn \(test_status\.py, line \d+\)", str(run.reason.facts["text"]))
    read_all_moments(run)


@pytest.mark.parametrize("name", INFORMED)
def test_a_failed_run_keeps_what_it_did(name: str):
    run = api.start(WORLD, name, at_d(-1))
    run.advance(99)
    healthy = api.start(WORLD, name, at_d(0))
    healthy.advance(run.expanded - 1)
    moments = [Timeline(each.recording).at(run.expanded - 1) for each in (run, healthy)]
    assert moments[0].counts == moments[1].counts
    assert moments[0].path == moments[1].path
