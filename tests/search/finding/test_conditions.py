"""Conditions hold at exactly the steps found by a reference that examines every single moment."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.matching import matching_steps
from worlds.searches import random_graph

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.search.finding.conditions import EVENTS, NAMES, Condition, ConditionSet, parse, parse_all
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe, scale, to_display_units
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment, Outcome
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.scramble import scramble

MAX = 40
COMPARE = {
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "=": lambda a, b: a == b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
}


# A reference that examines every moment


def made(moment: Moment[Any]) -> list[int]:
    """Return the records of the successors that a step generated."""
    return [successor.record for successor in moment.successors if successor.record != NONE]


def cheaper(moment: Moment[Any]) -> bool:
    """Return whether a record replaced one on OPEN; a meeting of both sides, or the goal, may also do so."""
    again = [
        one for one in moment.successors if NONE not in (one.record, one.known_record) and one.outcome != Outcome.COPY
    ]
    return any(moment.step(one.known_record) is None for one in again)


def before(moment: Moment[Any]) -> Moment[Any]:
    return Timeline(moment.recording).at(moment.t - 1)


def inconsistent(moment: Moment[Any]) -> bool:
    return any(
        moment.h(moment.parent(child)) > moment.g(child) - moment.g(moment.parent(child)) + moment.h(child)
        for child in made(moment)
    )


def f_of(moment: Moment[Any]) -> float:
    assert moment.current is not None
    return moment.f(moment.current)


def judged(moment: Moment[Any], condition: Condition) -> bool:
    """Return whether a condition holds at a moment, from public data only."""
    timeline, problem = Timeline(moment.recording), moment.recording.problem
    current = moment.current
    assert current is not None
    first = [entry.first_step for entry in timeline.recording.published.iterations]
    events = {
        "layer": lambda: moment.t > 1 and f_of(moment) != f_of(before(moment)),
        "iteration": lambda: moment.t in first[1:],
        "solution": lambda: moment.goal is not None,
        "goal": lambda: any(problem.is_goal(successor.state) for successor in moment.successors),
        "reopened": lambda: moment.counts.reopened > before(moment).counts.reopened,
        "cheaper": lambda: cheaper(moment),
        "inconsistent": lambda: inconsistent(moment),
        "board": lambda: any(describe(problem, one.state) == condition.value for one in moment.successors),
        "expanded": lambda: describe(problem, moment.recording.state(current)) == condition.value,
    }
    if condition.name in events:
        return bool(events[condition.name]())
    quantities = {
        "f": lambda: to_display_units(f_of(moment), scale(problem)),
        "g": lambda: to_display_units(moment.g(current), scale(problem)),
        "h": lambda: to_display_units(moment.h(current), scale(problem)),
        "depth": lambda: len(moment.recording.moves(current)),
        "open": lambda: moment.counts.open,
    }
    if condition.name in ("f", "h") and not moment.recording.informed:
        return False  # h is recorded as 0, but nothing has estimated it
    value = quantities[condition.name]()
    return value is not None and COMPARE[condition.operator](value, float(condition.value))


def naive_steps(moments: Iterable[Moment[Any]], condition: Condition) -> list[int]:
    return [moment.t for moment in moments if judged(moment, condition)]


def check_against_judge(timeline: Timeline[Any], conditions: list[Condition]) -> set[str]:
    """Check all conditions one by one and together. Returns the names of those that held at some step."""
    problem, held = timeline.recording.problem, {}
    moments = [*map(timeline.at, range(1, timeline.length + 1))]
    for condition in conditions:
        held[condition] = naive_steps(moments, condition)
        assert matching_steps(timeline, condition) == {condition: held[condition]}, str(condition)
    watch = ConditionSet(tuple(conditions), problem)
    everywhere = sorted({step for steps in held.values() for step in steps})
    for t in range(timeline.length + 1):
        later, earlier = [step for step in everywhere if step > t], [step for step in everywhere if step < t]
        assert watch.scanner(timeline, t).resume() == (later[0] if later else None)
        assert watch.scanner(timeline, t, back=True).resume() == (earlier[-1] if earlier else None)
        now = tuple(condition for condition in conditions if t in held[condition])
        assert watch.holding(timeline, t) == now
    return {condition.name for condition, steps in held.items() if steps}


def conditions_for(run: Any, states: list[str], chance: random.Random) -> list[Condition]:
    texts = [*EVENTS]
    for quantity, values in (("f", "0123579"), ("g", "0123"), ("h", "0123"), ("depth", "0123"), ("open", "01359")):
        texts += [f"{quantity} {operator} {chance.choice(values)}" for operator in COMPARE]
    texts += [f"{name} = {state}" for state in states for name in ("board", "expanded")]
    return [*dict.fromkeys(parse(text, run.problem) for text in texts)]


@cache
def solved_graph(name: str, seed: int, blind: bool) -> Any:
    """Return a run of a graph whose costs and h values cause reopening; `blind`: it has no predecessors."""
    world = random_graph(seed)
    problem = SimpleNamespace(initial=world.initial, is_goal=world.is_goal, successors=world.successors)
    run = api.start(problem if blind else world, name, world.estimate if ALGORITHMS[name].informed else None)
    run.advance(MAX)
    return run


GRAPHS = [(name, seed, blind) for name in ALGORITHMS for seed in range(6) for blind in (False, True)
          if not (blind and ALGORITHMS[name].reversible)]  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "seed", "blind"), GRAPHS)
def test_conditions_hold_where_a_judge_sees_them_on_graphs(name: str, seed: int, blind: bool):
    run = solved_graph(name, seed, blind)
    check_against_judge(Timeline(run.recording), conditions_for(run, [*"abce"], random.Random(seed)))


BOARDS = [(name, seed) for name in ALGORITHMS for seed in range(2)]


@pytest.mark.thorough
@pytest.mark.parametrize("engine", ["textbook", "auto"])
@pytest.mark.parametrize(("name", "seed"), BOARDS)
def test_conditions_hold_where_a_judge_sees_them_on_boards(name: str, seed: int, engine: str):
    check_boards(name, seed, engine, "flicker" if ALGORITHMS[name].informed else None)


def check_boards(name: str, seed: int, engine: str, heuristic: str | None) -> None:
    if engine == "auto":
        from workbench.compiling import preparing

        preparing.load()
    shape = [(3, 3), (2, 3)][seed % 2]
    run = api.start(scramble(*shape, seed), name, heuristic, engine=engine)
    run.advance(MAX)
    timeline, chance = Timeline(run.recording), random.Random(seed)
    states = [describe(run.problem, state) for state in some_states(timeline, chance)]
    check_against_judge(timeline, conditions_for(run, states, chance))


def some_states(timeline: Timeline[Any], chance: random.Random) -> Iterator[Any]:
    """Yield the start, states of some records, and one that does not exist."""
    recording = timeline.recording
    yield recording.problem.initial()
    for _ in range(3):
        yield recording.state(chance.randrange(recording.published.records))
    yield recording.problem.initial()[::-1]


@pytest.mark.thorough
def test_every_condition_was_seen_to_hold():
    held: set[str] = set()
    for name in ("astar", "idastar"):
        for seed in range(20):
            run = solved_graph(name, seed, False)
            held |= check_against_judge(Timeline(run.recording), conditions_for(run, [*"abce"], random.Random(seed)))
    assert held == {*NAMES}


def test_the_known_moments_of_the_first_board_are_found():
    run = api.start("1 2 3/7 0 8/5 6 4")
    run.advance(10**4)
    timeline = Timeline(run.recording)
    for text, steps in [
        ("cheaper", [13]),
        ("solution", [19]),
        ("expanded = 1 2 3/4 5 6/7 8 0", [19]),
        ("f < 0", []),
        ("depth = 10", [19]),
        ("open > 1000", []),
    ]:
        assert matching_steps(timeline, parse(text, run.problem)).popitem()[1] == steps


def test_flicker_reopens_once():
    run = api.start("1 3 5/4 0 8/7 6 2", heuristic="flicker")
    run.advance(10**4)
    assert [len(steps) for steps in matching_steps(Timeline(run.recording), parse("reopened")).values()] == [1]


def test_a_board_of_another_shape_is_never_met():
    run = api.start("1 2 3/7 0 8/5 6 4")
    run.advance(30)
    watch = ConditionSet((parse("board = 1 2/3 0"),), run.problem)
    assert watch.scanner(Timeline(run.recording), 0).resume() is None
    assert watch.holding(Timeline(run.recording), 3) == ()


def test_a_search_that_ends_after_its_last_step_is_noticed():
    """The goal may be recognised after the step that generated it has been scanned."""
    noticed = 0
    options = {
        "dfs": {"depth": 12},
        "hill": {"restarts": 100, "sideways": 100},
        "simulated-annealing": {"cooling": 1, "max_steps": 100000},
    }
    for name in ALGORITHMS:
        run = api.start("1 2 3/7 0 8/5 6 4", name, **options.get(name, {}))
        timeline = Timeline(run.recording)
        scanner = ConditionSet((parse("solution"),), run.problem).scanner(timeline, 0)
        while not run.status.finished:
            run.advance(1)
            found = scanner.resume()
            assert (found is not None) == run.status.finished
        assert found == timeline.length
        noticed += 1
    assert noticed == len(ALGORITHMS)


def test_looking_can_be_left_off_and_taken_up_again():
    run = api.start("8 6 7/2 5 4/3 0 1", heuristic="misplaced")
    run.advance(3000)
    timeline, condition = Timeline(run.recording), parse("depth = 3")
    all_of_them = naive_steps(map(timeline.at, range(1, timeline.length + 1)), condition)
    watch = ConditionSet((condition,), run.problem)
    for back in (False, True):
        scanner, found = watch.scanner(timeline, 1500, back), None
        while found is None and not scanner.done:
            found = scanner.resume(0)
        nearest = [t for t in all_of_them if (t < 1500 if back else t > 1500)]
        assert found == ((nearest[-1] if back else nearest[0]) if nearest else None)


# Text of conditions


TEXTS = st.one_of(
    st.sampled_from([*EVENTS]),
    st.builds(
        "{} {} {}".format,
        st.sampled_from(["f", "g", "h", "depth", "open"]),
        st.sampled_from([*COMPARE]),
        st.one_of(st.integers(0, 10**9), st.decimals(0, 1000, places=3)),
    ),
    st.builds("{} = {}".format, st.sampled_from(["board", "expanded"]), st.just("1 2 3/4 0 5")),
)


@given(TEXTS)
def test_the_text_of_a_condition_reads_back(text: str):
    condition = parse(text)
    assert str(condition) == text
    assert parse(str(condition)) == condition
    assert parse(f"  {text.upper()} ") == condition


def test_it_may_be_written_in_several_ways():
    assert parse("f>12") == parse("F  > 12") == Condition("f", ">", "12")
    assert parse("depth ≥ 3") == parse("depth>=3")
    assert parse("h==0") == parse("h = 0")
    problem = api.start("1 2 3/7 0 8/5 6 4").problem
    assert isinstance(problem, TileProblem)
    assert str(parse("board=123 456 780", problem)) == "board = 1 2 3/4 5 6/7 8 0"
    assert str(parse("board = 1,2,3,4,5,6,7,8,0", problem)) == "board = 1 2 3/4 5 6/7 8 0"
    assert [*map(str, parse_all("reopened; f > 12 ;reopened"))] == ["reopened", "f > 12"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "condition-empty"),
        (" ", "condition-empty"),
        ("reopened;", "condition-empty"),
        ("reopend", "condition-unknown-near"),
        ("xyzzy > 3", "condition-unknown"),
        ("> 3", "condition-unknown"),
        ("f", "condition-compare"),
        ("f 12", "condition-compare"),
        ("f > ", "condition-number"),
        ("f > x", "condition-number"),
        ("f > -1", "condition-number"),
        ("f > 1,5", "condition-number"),
        ("f > 1e3", "condition-number"),
        ("f > > 1", "condition-number"),
        ("f > 9999999999999999", "condition-number"),
        ("layer > 3", "condition-alone"),
        ("layer now", "condition-alone"),
        ("board > 1 2 3", "condition-state"),
        ("board", "condition-state"),
        ("board =", "condition-state"),
        ("board = 1 2 3 4 5 6 7 8 8", "board-tile-twice"),
        ("expanded = 1 2 3/4 0 5", "board-shape-other"),
    ],
)
def test_what_is_wrong_with_a_text_is_told(text: str, key: str):
    problem = api.start("1 2 3/7 0 8/5 6 4").problem
    with pytest.raises(Fault) as caught:
        parse_all(text, problem)
    assert caught.value.message.key == key
