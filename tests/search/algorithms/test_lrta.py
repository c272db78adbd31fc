"""Real-time search: the agent's walk, what it learns, and its trials."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_tiles import Puzzle, cheapest, distances
from worlds.searches import Graph, board, goal, graph, graphs, last_goal, near, puzzles

from workbench import api
from workbench.catalog import HEURISTICS
from workbench.search.explaining.explain import narration
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.walk_trace import LearningMoment
from workbench.wording import LANGUAGES, say, set_language

FIRST = "1 2 3/7 0 8/5 6 4"


def walked(run: api.ConfiguredRun, most: int = 60) -> list[LearningMoment[Any]]:
    run.advance(most)
    timeline = Timeline(run.recording)
    return [timeline.at(t) for t in range(timeline.length + 1)]  # of LRTA*


def check_walk(run: api.ConfiguredRun) -> None:
    """Hold every step of a run against the rules: the agent moves to a best successor, and no value ever falls."""
    values: dict[Any, float] = {}
    for before, moment in pairwise(walked(run)):
        assert moment.current is not None
        waiting = before.waiting.tolist()
        assert before.f(moment.current) == min(map(before.f, waiting))
        assert {moment.parent(one) for one in waiting} <= {before.current, NONE}, "only its successors wait"
        if moment.lesson is not None:
            origin, old, new = moment.lesson
            state = run.recording.state(origin)
            assert origin == before.current
            assert old == values.get(state, before.h(origin))
            assert new == pytest.approx(max(old, moment.f(moment.current) - moment.g(origin)))
            values[state] = new
        for successor in moment.successors:
            known = values.get(successor.state)
            assert known is None or moment.h(successor.record) == known, "it is judged by what was learned"
    if run.status is Status.SOLVED and run.recording.stopped_at is None:
        assert run.solution is not None
        assert run.problem.is_goal(run.solution.states[-1])


@settings(max_examples=60)
@given(graphs(), st.integers(1, 4))
def test_every_step_in_any_graph_keeps_the_rules(world: Graph, trials: int):
    check_walk(api.start(world, "lrta", world.estimate, trials=trials))


@settings(max_examples=30)
@given(puzzles(), st.sampled_from(list(HEURISTICS)), st.integers(1, 3))
def test_every_step_on_any_board_keeps_the_rules(puzzle: Puzzle, heuristic: str, trials: int):
    check_walk(
        api.start(
            board(puzzle), "lrta", heuristic, goal=goal(puzzle), order=puzzle.order, search_anyway=True, trials=trials
        )
    )


def test_the_agent_leaves_a_dead_end_by_learning():
    corridor = graph("ab1 ba1 bc1 cb1 ad5 da5 de1", "e", a=3, b=2, c=1, d=1)
    run = api.start(corridor, "lrta", corridor.estimate)
    stops = [run.recording.state(moment.current) for moment in walked(run) if moment.current is not None]
    assert "".join(stops) == "abcbabcbade"
    assert run.solution is not None
    assert "".join(run.solution.moves) == "".join(stops[1:]), "the solution is the walk, moves back included"
    assert run.solution.cost == 14


def test_what_it_learns_is_said():
    run = api.start(FIRST, "lrta")
    run.advance(5)
    said = " ".join(map(say, narration(Timeline(run.recording), 5)))
    assert "The agent moves (u) to node 10, f = 12 = 4 + 8: of 3 successors" in said
    assert "It raises H of node 8 from 7 to 9" in said
    assert "2 are candidates for the next move." in said


@pytest.mark.parametrize("heuristic", ["zero", "misplaced", "manhattan", "flicker"])
def test_after_enough_trials_its_walk_is_a_shortest_one(heuristic: str):
    puzzle = Puzzle(2, 3, last_goal(2, 3), last_goal(2, 3))
    for number, (tiles, optimum) in enumerate(distances(puzzle).items()):
        if number % 40 == 3:
            result = api.solve(board(puzzle, tiles), "lrta", heuristic=heuristic, goal=goal(puzzle), trials=10**6)
            assert (result.status, result.cost) == (Status.SOLVED, optimum)


def test_no_value_learned_from_an_admissible_heuristic_overestimates():
    for seed in range(10):
        puzzle = near(2, 3, 12, seed)
        run = api.start(board(puzzle), "lrta", goal=goal(puzzle), trials=20)
        true = distances(Puzzle(2, 3, puzzle.goal, puzzle.goal))
        for moment in walked(run, 3000):
            if moment.lesson is not None:
                assert moment.lesson.after <= 1000 * true[tuple(run.recording.state(moment.lesson.record))]


def test_the_trials_stop_when_nothing_more_is_learned():
    run = api.start(FIRST, "lrta", trials=1000)
    run.advance(10**6)
    trials = run.iterations
    assert run.status is Status.SOLVED
    assert 1 < len(trials) < 1000
    assert [one.bound for one in trials] == [None] * len(trials)
    assert sum(one.expanded for one in trials) == run.expanded
    last = [moment for moment in walked(run) if moment.trial == len(trials)]
    assert all(moment.lesson is None or moment.lesson.after == moment.lesson.before for moment in last)
    assert run.solution is not None
    assert (run.solution.cost // 1000, trials[-1].expanded) == (10, 11)


def test_its_walk_is_much_longer_than_the_shortest_solution():
    result = api.solve(FIRST, "lrta")
    assert (result.cost, result.expanded) == (128, 129)
    assert result.optimal is False
    assert result.max_open <= 4


def test_a_move_that_cannot_be_undone_leaves_it_stuck():
    trap = graph("ab1 ac2 cd1", "d", b=0, c=1)
    run = api.start(trap, "lrta", trap.estimate)
    assert run.advance(100) is Status.EXHAUSTED
    assert run.reason is not None
    assert say(run.reason) == "No move leads on from b: the agent is stuck. Another way might have led to the goal."
    assert cheapest(trap) == 3
    assert walked(run)[-1].learned(1).after == math.inf


def test_its_recording_may_be_short():
    full, small = (api.start(FIRST, "lrta", trials=3, records=records) for records in (10**6, 12))
    assert full.advance(10**5) is small.advance(10**5) is Status.SOLVED
    assert (full.solution, full.expanded, full.recording.max_open) == (
        small.solution, small.expanded, small.recording.max_open,
    )  # fmt: skip
    assert small.recording.stopped_at == Timeline(small.recording).length < small.expanded


def test_it_is_unrecorded_beyond_the_memory_limit_but_counts_what_it_has_learned():
    board_text = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3"
    run = api.start(board_text, "lrta", goal="first", limits=Limits(bytes=400_000))
    run.advance(20_000)
    assert run.peak_bytes <= 400_000
    assert run.recording.stopped_at is not None


def test_every_trial_is_told_in_every_language():
    run = api.start(FIRST, "lrta", trials=9)
    run.advance(1000)
    timeline = Timeline(run.recording)
    for code in LANGUAGES:
        set_language(code)
        sentences = [" ".join(map(say, narration(timeline, t))) for t in range(timeline.length + 1)]
        assert all(sentences)
        assert not any("None" in sentence or "{" in sentence for sentence in sentences)
    set_language("en")
    assert "the goal: trial 1 is over, a walk of cost 128. Trial 2 begins" in " ".join(
        map(say, narration(timeline, run.iterations[1].first_step - 1))
    )
