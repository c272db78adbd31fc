"""When the recording of a depth-first search is full, recording ends and the search continues."""

from __future__ import annotations

from typing import Any

import pytest
from support.matching import matching_steps
from worlds.searches import graph

from workbench import api
from workbench.search.finding.conditions import Condition
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.recording.depth_first_trace import MILESTONE

DEPTH_FIRST = [("dfs", {"depth": 12}), ("dfs", {"depth": 12, "repeated": "all"}), ("ids", {}), ("idastar", {})]
BOARD = "1 2 3/7 0 8/5 6 4"


@pytest.mark.parametrize(("name", "options"), DEPTH_FIRST, ids=str)
def test_counters_rounds_and_solution_are_the_same_however_little_is_recorded(name: str, options: Any):
    full, small = (api.start(BOARD, name, records=records, **options) for records in (10**6, 12))
    assert full.advance(10**5) is small.advance(10**5) is Status.SOLVED
    assert full.solution == small.solution
    assert full.recording.iterations() == small.recording.iterations()
    for counter in ("expanded", "generated", "open", "max_open", "reopened"):
        assert getattr(full.recording, counter) == getattr(small.recording, counter)
    assert full.recording.stopped_at is None


@pytest.mark.parametrize(("name", "options"), DEPTH_FIRST, ids=str)
def test_the_film_ends_with_the_last_step_that_was_recorded_whole(name: str, options: Any):
    full, small = (api.start(BOARD, name, records=records, **options) for records in (10**6, 12))
    full.advance(10**5)
    small.advance(10**5)
    recording = small.recording
    timeline, whole = Timeline(recording), Timeline(full.recording)
    assert recording.stopped_at == timeline.length == recording.published.steps < small.expanded
    assert recording.published.records <= recording.records <= 12
    assert whole.at(timeline.length).records <= 12 < whole.at(timeline.length + 1).records
    for t in range(timeline.length + 1):
        one, other = timeline.at(t), whole.at(t)
        assert one.counts == other.counts
        assert (one.path, one.successors) == (other.path, other.successors)
        assert (one.open is None) == (other.open is None)
        if one.open is not None and other.open is not None:
            assert one.open.tolist() == other.open.tolist()


@pytest.mark.parametrize(("name", "options"), DEPTH_FIRST, ids=str)
def test_a_goal_found_after_the_film_ended_is_not_shown_in_it(name: str, options: Any):
    run = api.start(BOARD, name, records=12, **options)
    run.advance(10**5)
    timeline = Timeline(run.recording)
    assert run.solution is not None
    assert timeline.at(timeline.length).goal is None
    assert matching_steps(timeline, Condition("solution")) == {Condition("solution"): []}


def test_a_goal_that_was_recorded_as_waiting_is_not_taken_for_found():
    run = api.start(graph("ab1 ag1 bc1 cd1 de1 ef1", "g"), "dfs", records=4)
    run.advance(99)
    timeline = Timeline(run.recording)
    assert run.status is Status.SOLVED
    assert run.recording.stopped_at == timeline.length == 2
    assert [timeline.at(t).goal for t in range(3)] == [None] * 3
    assert "goal" not in [successor.outcome.value for t in range(3) for successor in timeline.at(t).successors]


def test_a_path_longer_than_the_states_kept_at_hand_is_found_again():
    edges = {state: (("on", state + 1, 1),) for state in range(6000)}

    class Line:
        def initial(self) -> int:
            return 0

        def is_goal(self, state: int) -> bool:
            return state == 6000

        def successors(self, state: int) -> Any:
            return edges[state]

    run = api.start(Line(), "dfs")
    run.advance(10**5)
    timeline = Timeline(run.recording)
    assert run.recording.state(6000) == 6000
    assert [run.recording.state(number) for number in (5999, 3, 4100, 6000)] == [5999, 3, 4100, 6000]
    assert timeline.at(4000).path == list(range(4000))


def test_a_state_a_hundred_thousand_moves_down_is_found_from_near_by():
    asked = 0

    class Line:
        """The integers from 0, without end."""

        def initial(self) -> int:
            return 0

        def is_goal(self, state: int) -> bool:
            return state < 0

        def successors(self, state: int) -> Any:
            nonlocal asked
            asked += 1
            return [("+", state + 1, 1)]

    run = api.start(Line(), "dfs")
    run.advance(100_000)
    asked = 0
    for number in (99_999, 5, 70_001, 99_998, 64):
        assert run.recording.state(number) == number
    assert asked <= 5 * MILESTONE
