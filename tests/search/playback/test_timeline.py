"""A timeline gives every step of a recording, as it was."""

from __future__ import annotations

import pytest
from worlds.searches import jumpy

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status

EVERY = list(ALGORITHMS)
KORF = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3"


def done(name: str, steps: int) -> Timeline:
    """Return a search after this number of steps; if a heuristic is given, it reopens nodes."""
    more = {"restarts": 99} if name == "hill" else {}
    run = api.start(KORF, name, jumpy(1) if ALGORITHMS[name].informed else None, goal="first", **more)
    run.advance(steps)
    return Timeline(run.recording)


def test_no_goal_is_shown_at_a_step_before_the_one_that_found_it():
    run = api.start("8 6 7/2 5 4/3 0 1", "greedy")
    timeline = Timeline(run.recording)
    run.advance(20)
    earlier = timeline.at(20)
    run.advance(10**5)
    assert run.status is Status.SOLVED
    assert (earlier.goal, timeline.at(20).goal) == (None, None)
    assert timeline.at(timeline.length).goal is not None


def test_the_moments_go_from_the_start_to_the_last_expansion():
    run = api.start("1 2 3/4 0 6/7 5 8")
    run.advance(9)
    timeline = Timeline(run.recording)
    assert timeline.length == run.expanded == 3
    for t in (-1, 4):
        with pytest.raises(IndexError):
            timeline.at(t)


def test_the_step_of_a_record_is_the_one_that_generated_it():
    for name in EVERY:
        timeline = done(name, 60)
        for t in range(61):
            assert [timeline.step_of(number) for number in timeline.at(t).added] == [t] * len(timeline.at(t).added)


@pytest.mark.parametrize("name", EVERY)
def test_sizes_over_all_steps_are_those_of_the_moments(name: str):
    timeline = done(name, 60)
    moments = [timeline.at(t) for t in range(1, 61)]
    assert timeline.current().tolist() == [moment.current for moment in moments]
    assert timeline.f().tolist() == [moment.f(moment.current or 0) for moment in moments]
    if moments[0].open is not None:
        assert timeline.open_size().tolist() == [moment.counts.open for moment in moments]
    if moments[0].closed is not None:
        assert timeline.closed_size().tolist() == [moment.counts.closed for moment in moments]
