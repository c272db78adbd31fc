"""Recordings in lockstep, and the states expanded by only one of them: the same as counting by brute force."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from workbench.api import start
from workbench.search.comparing.difference import Difference, ExpandedBy, FirstSteps, difference, first_steps
from workbench.search.comparing.joint_tree import JointTrees
from workbench.search.comparing.lockstep import (
    JointAxis,
    LayerSteps,
    by_layer,
    by_step,
    by_time,
    next_layer,
    previous_layer,
)
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NEVER

BOARDS = ("1 2 3/7 0 8/5 6 4", "1 2/0 3", "1 2 3 4 0 6 7 5 8", "3 1 2 6 4 5 0 7 8", "0 2 1/3 4 5")
WAYS: tuple[dict[str, Any], ...] = (
    {"algorithm": "astar", "heuristic": "misplaced"},
    {"algorithm": "astar", "heuristic": "manhattan"},
    {"algorithm": "astar", "heuristic": "flicker", "ties": "high-h"},
    {"algorithm": "wastar", "heuristic": "manhattan", "weight": 2.5},
    {"algorithm": "greedy", "heuristic": "manhattan"},
    {"algorithm": "bfs"},
    {"algorithm": "idastar", "heuristic": "manhattan"},
    {"algorithm": "bibfs"},
    {"algorithm": "dfs", "depth": 9},
)
TOWNS: tuple[dict[str, Any], ...] = (
    {"algorithm": "astar"},
    {"algorithm": "ucs"},
    {"algorithm": "greedy"},
    {"algorithm": "bfs"},
    {"algorithm": "ids"},
)


def recorded(what: str, way: dict[str, Any], most: int, engine: str = "textbook") -> Timeline[Any]:
    options = {name: value for name, value in way.items() if name not in ("algorithm", "heuristic")}
    run = start(what, way["algorithm"], way.get("heuristic"), engine=engine, search_anyway=True, **options)
    run.advance(most)
    return Timeline(run.recording)


def highest(timeline: Timeline[Any]) -> list[float]:
    """Return the highest f expanded by each step, from step 0."""
    result = [-np.inf]
    for f in timeline.f().tolist():
        result.append(max(result[-1], f))
    return result


def layers_of(timelines: list[Timeline[Any]]) -> list[LayerSteps]:
    found = [LayerSteps() for _ in timelines]
    for one, timeline in zip(found, timelines, strict=True):
        while one.update(timeline, 1):
            pass
    return found


@some.composite
def sides(draw: some.DrawFn, many: int = 3) -> list[Timeline[Any]]:
    what = draw(some.sampled_from((*BOARDS, "romania")))
    ways = TOWNS if what == "romania" else WAYS
    chosen = draw(some.lists(some.sampled_from(ways), min_size=2, max_size=many))
    return [recorded(what, way, draw(some.integers(0, 400))) for way in chosen]


@given(sides())
@settings(max_examples=15)
def test_by_step_every_run_makes_a_step_until_it_ends(timelines: list[Timeline[Any]]) -> None:
    lengths = [timeline.length for timeline in timelines]
    joint = by_step(lengths)
    assert joint.length == max(lengths)
    for position in range(joint.length + 1):
        assert joint.steps(position) == tuple(min(position, length) for length in lengths)
    check_inverse(joint, lengths)


@given(sides())
@settings(max_examples=15)
def test_by_layer_every_run_has_done_with_all_nodes_up_to_an_f(timelines: list[Timeline[Any]]) -> None:
    tops = [highest(timeline) for timeline in timelines]
    levels = sorted({f for result in tops for f in result[1:]})
    joint = by_layer(layers_of(timelines))
    assert joint.length == len(levels)
    for position, level in enumerate([-np.inf, *levels]):
        assert joint.steps(position) == tuple(max(t for t, f in enumerate(result) if f <= level) for result in tops)
    check_inverse(joint, [timeline.length for timeline in timelines])


@given(some.lists(some.lists(some.tuples(some.integers(1, 50), some.integers(1, 9)), min_size=1), min_size=1))
def test_by_time_each_run_is_where_it_was_at_that_time(paces: list[list[tuple[int, int]]]) -> None:
    samples = [np.cumsum(np.array(pace, float), axis=0) * (0.001, 1.0) for pace in paces]
    lengths = [int(rows[-1, 1]) for rows in samples]
    joint = by_time(samples, lengths, 50)
    assert joint.steps(0) == (0,) * len(samples) and joint.steps(50) == tuple(lengths)
    longest = max(rows[-1, 0] for rows in samples)
    for position in range(1, 50):
        for step, rows in zip(joint.steps(position), samples, strict=True):
            seconds = longest * position / 50
            known = [(0.0, 0.0), *map(tuple, rows.tolist())]
            after = [done for at, done in known if at >= seconds]
            before = [done for at, done in known if at <= seconds]
            assert before[-1] - 1 <= step <= (after[0] if after else before[-1])
    check_inverse(joint, lengths)


def check_inverse(joint: JointAxis, lengths: list[int]) -> None:
    """The first position with a given step of a recording is found, and so are the steps at many positions."""
    every = np.arange(joint.length + 1)
    for which, length in enumerate(lengths):
        table = [joint.steps(position)[which] for position in range(joint.length + 1)]
        assert joint.steps_of(which, every).tolist() == table
        for step in (0, 1, length // 2, length):
            reached = [position for position, made in enumerate(table) if made >= step]
            assert joint.position_of(which, step) == (reached[0] if reached else joint.length)


@given(sides(), some.data())
@settings(max_examples=15)
def test_layers_are_gone_from_one_to_the_next(timelines: list[Timeline[Any]], data: some.DataObject) -> None:
    layers = layers_of(timelines)
    joint = by_step([timeline.length for timeline in timelines])
    begins = {t for result in map(highest, timelines) for t in range(1, len(result)) if result[t] > result[t - 1]}
    position = data.draw(some.integers(0, joint.length))
    assert next_layer(layers, joint, position) == min((t for t in begins if t > position), default=joint.length)
    assert previous_layer(layers, joint, position) == max((t for t in begins if t < position), default=0)


def compared(one: Timeline[Any], other: Timeline[Any]) -> FirstSteps:
    *pieces, found = first_steps(one, other)
    assert found is not None and pieces == [None] * len(pieces)
    return found


def made(steps: FirstSteps, joint: JointAxis) -> Difference:
    *pieces, found = difference(steps, joint, (0, 1))
    assert found is not None and pieces == [None] * len(pieces)
    return found


def expanded(timeline: Timeline[Any], t: int) -> dict[Any, int]:
    """Return every state expanded by step t, with the first step that expanded it."""
    firsts: dict[Any, int] = {}
    for step, number in enumerate(timeline.current()[:t].tolist(), start=1):
        firsts.setdefault(timeline.recording.state(number), step)
    return firsts


def check_difference(one: Timeline[Any], other: Timeline[Any], joint: JointAxis) -> None:
    steps = compared(one, other)
    found = made(steps, joint)
    whole = expanded(one, one.length), expanded(other, other.length)
    pairs = sorted(zip(steps.one.tolist(), steps.other.tolist(), strict=True))
    assert pairs == sorted((whole[0].get(state, NEVER), whole[1].get(state, NEVER)) for state in whole[0] | whole[1])
    for position in {0, 1, joint.length // 3, joint.length // 2, joint.length}:
        first, second = (expanded(side, t) for side, t in zip((one, other), joint.steps(position), strict=True))
        result = {
            ExpandedBy.ONE: first.keys() - second.keys(),
            ExpandedBy.OTHER: second.keys() - first.keys(),
            ExpandedBy.BOTH: first.keys() & second.keys(),
        }
        assert found.tally(position) == tuple(len(result[who]) for who in ExpandedBy)
        for who in ExpandedBy:
            places = found.states(who, position, 10**6)
            assert {state_at(one, other, steps, place) for place in places.tolist()} == result[who]
            assert len(places) == len(result[who])
            assert found.states(who, position, 5).tolist() == places[:5].tolist()
            assert all(found.who(place, position) is who for place in places.tolist())
        union = found.union(position, 10**6)
        assert {state_at(one, other, steps, place) for place in union.tolist()} == first.keys() | second.keys()


def state_at(one: Timeline[Any], other: Timeline[Any], steps: FirstSteps, place: int) -> Any:
    step = int(steps.one[place])
    timeline, step = (one, step) if step != NEVER else (other, int(steps.other[place]))
    return timeline.recording.state(int(timeline.current()[step - 1]))


@given(sides(many=2))
@settings(max_examples=15)
def test_what_one_expanded_and_the_other_did_not_is_what_counting_says(timelines: list[Timeline[Any]]) -> None:
    one, other = timelines
    check_difference(one, other, by_step([one.length, other.length]))
    check_difference(one, other, by_layer(layers_of(timelines)))


@given(sides(many=2))
@settings(max_examples=20)
def test_a_state_comes_after_the_one_it_was_generated_from(timelines: list[Timeline[Any]]) -> None:
    one, other = timelines
    joint = by_layer(layers_of(timelines))
    steps = compared(one, other)
    found = made(steps, joint)
    seen: set[Any] = set()
    for place in found.union(joint.length, 10**6).tolist():
        side, step = (other, steps.other) if found.is_first_by_other(place) else (one, steps.one)
        record = int(side.current()[int(step[place]) - 1])
        parent = int(side.recording.published.nodes["parent"][record])
        assert parent < 0 or side.recording.state(parent) in seen
        seen.add(side.recording.state(record))


@pytest.mark.compiled
def test_many_states_are_shared_out_and_none_is_lost() -> None:
    board = "12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"
    one, other = (
        recorded(board, {"algorithm": "astar", "heuristic": heuristic}, 30_000, "compiled")
        for heuristic in ("misplaced", "manhattan")
    )
    check_difference(one, other, by_step([one.length, other.length]))


@pytest.mark.compiled
@pytest.mark.parametrize("board", ["3 1 2 6 4 5 0 7 8", "5 1 2 3 4/6 7 8 9 10/11 12 13 14 15/16 0 17 18 19"])
@pytest.mark.parametrize(("first", "second"), list(product(("compiled", "textbook"), repeat=2)))
def test_both_engines_are_compared_alike(board: str, first: str, second: str) -> None:
    for other in ({"algorithm": "astar", "heuristic": "manhattan"}, {"algorithm": "idastar", "heuristic": "manhattan"}):
        one = recorded(board, {"algorithm": "astar", "heuristic": "misplaced"}, 900, first)
        two = recorded(board, other, 700, second)
        check_difference(one, two, by_step([one.length, two.length]))


@given(sides(many=2))
@settings(max_examples=20)
def test_the_joint_tree_has_every_state_once_under_a_state_that_generates_it(timelines: list[Timeline[Any]]) -> None:
    one, other = timelines
    joint = by_step([one.length, other.length])
    found = made(compared(one, other), joint)
    for position in {0, joint.length // 2, joint.length}:
        first, second = (expanded(side, t) for side, t in zip(timelines, joint.steps(position), strict=True))
        tree = JointTrees((one, other), found, 10**6).at(position)
        shape = tree.shape
        assert tree.size == len(shape.states) and sorted(map(repr, shape.states)) == sorted(map(repr, first | second))
        for place, state in enumerate(shape.states):
            result = (
                ExpandedBy.BOTH
                if state in first and state in second
                else ExpandedBy.ONE
                if state in first
                else ExpandedBy.OTHER
            )
            assert tree.who[place] is result
            parent = int(shape.parents[place])
            assert parent < place
            if parent >= 0:
                assert shape.levels[place] == shape.levels[parent] + 1
                near = {after for _, after, _ in one.recording.problem.successors(shape.states[parent])}
                assert state in near or shape.states[parent] in {
                    after for _, after, _ in one.recording.problem.successors(state)
                }
        few = JointTrees((one, other), found, 7).at(position)
        assert len(few.shape.states) == min(7, tree.size) and few.size == tree.size
