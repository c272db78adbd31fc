"""Beam search agrees with a reference search at every step, drops what is beyond its width, and reports it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_beam import beam
from judges.naive_best_first import Rules, Search
from judges.naive_tiles import Problem, Puzzle, puzzle_distance
from support.matching import matching_steps
from worlds.searches import Graph, agree, agree_on_records, board, goal, graphs, jumpy, near, puzzles, random_graph

from workbench import api
from workbench.catalog import HEURISTICS
from workbench.search.explaining.explain import narration, steps, successor_of
from workbench.search.finding.conditions import Condition
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.recording.ordering import TIES

WIDTHS = (1, 2, 3, 7)


def check_against(
    run: api.ConfiguredRun, problem: Problem, ties: str, width: int, estimate: Any, most: int = 40
) -> Search:
    """Compare every step of a run with the reference search; return what that recorded."""
    rules = Rules("astar", ties)
    judged = beam(problem, rules, width, estimate, most)
    run.advance(judged.snapshots[-1].t)
    timeline = Timeline(run.recording)
    assert timeline.length == len(judged.snapshots) - 1
    agree_on_records(run.recording, judged)
    for snapshot in judged.snapshots:
        moment = timeline.at(snapshot.t)
        agree(moment, snapshot, rules)
        if moment.goal is None and snapshot.t < timeline.length:
            assert moment.open is not None
            assert timeline.at(snapshot.t + 1).current == moment.open[0], "the first of OPEN is served next"
    assert run.recording.max_open == max([0, *(len(seen.open or ()) for seen in judged.snapshots[1:])])
    if judged.status != "running":
        assert run.advance(1).value == judged.status
        assert (run.solution.moves if run.solution else None) == judged.moves
    return judged


def check_puzzle(puzzle: Puzzle, ties: str, width: int, heuristic: Any) -> Search:
    run = api.start(
        board(puzzle), "beam", heuristic, goal=goal(puzzle), order=puzzle.order, search_anyway=True, ties=ties,
        beam_width=width,
    )  # fmt: skip
    estimate = heuristic if callable(heuristic) else puzzle.estimate(heuristic)
    return check_against(run, puzzle, ties, width, estimate)


def check_graph(world: Graph, ties: str, width: int) -> Search:
    return check_against(
        api.start(world, "beam", world.estimate, ties=ties, beam_width=width), world, ties, width, world.estimate
    )


@pytest.mark.parametrize("ties", TIES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_moment_on_a_board_is_the_judges(ties: str, width: int):
    for seed, heuristic in enumerate(HEURISTICS):
        order = ("udlr", "rlud", "ludr", "drul", "urdl", "lrdu", "dlru")[seed % 7]
        check_puzzle(near(*[(3, 3), (2, 3), (3, 2)][seed % 3], 7 + seed, seed, order=order), ties, width, heuristic)


@settings(max_examples=30)
@given(puzzles(), st.sampled_from(TIES), st.sampled_from(WIDTHS), st.integers(0, 9))
def test_every_moment_on_any_board_is_the_judges(puzzle: Puzzle, ties: str, width: int, seed: int):
    check_puzzle(puzzle, ties, width, jumpy(seed))


@settings(max_examples=40)
@given(graphs(), st.sampled_from(TIES), st.sampled_from(WIDTHS))
def test_every_moment_in_any_graph_is_the_judges(world: Graph, ties: str, width: int):
    check_graph(world, ties, width)


def test_every_moment_is_the_judges_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(300):
        judged = check_graph(random_graph(seed), TIES[seed % len(TIES)], WIDTHS[seed % len(WIDTHS)])
        seen.update([judged.status, *(one.fate for snapshot in judged.snapshots for one in snapshot.successors)])
    assert min(seen[fate] for fate in ("new", "cheaper", "closed", "no-better", "dropped", "pruned")) >= 20
    assert min(seen[status] for status in ("solved", "unsolvable", "exhausted")) >= 20


def test_a_beam_as_wide_as_every_layer_gives_nothing_up_and_finds_a_shortest_solution():
    for seed in range(20):
        puzzle = near(3, 3, 16, seed)
        result = api.solve(board(puzzle), "beam", goal=goal(puzzle), beam_width=10**6)
        assert result.cost == puzzle_distance(puzzle)
        assert not result.optimal, "nothing is claimed"


def test_a_narrow_beam_may_lose_the_goal_and_proves_nothing():
    result = api.solve("1 2 3/7 0 8/5 6 4", "beam", beam_width=1)
    assert result.status is Status.EXHAUSTED
    assert result.reason is not None
    assert (result.reason.key, result.reason.facts) == ("exhausted-beam", {"count": 25})


def test_no_more_of_a_layer_is_expanded_than_the_beam_is_wide():
    for width in WIDTHS:
        run = api.start("8 6 7/2 5 4/3 0 1", "beam", beam_width=width)
        run.advance(300)
        timeline = Timeline(run.recording)
        layers = Counter(
            run.recording.depths(run.recording.published.nodes, slice(run.recording.records))[
                timeline.current()
            ].tolist()
        )
        assert max(layers.values()) <= width
        assert list(layers) == sorted(layers), "layer by layer"


def test_what_is_given_up_is_not_taken_for_a_cheaper_path():
    run = api.start("1 2 3/7 0 8/5 6 4", "beam", beam_width=2)
    run.advance(99)
    assert run.recording.dropped > 0
    assert matching_steps(Timeline(run.recording), Condition("cheaper")) == {Condition("cheaper"): []}


def test_the_end_of_a_layer_is_told_with_what_is_kept_and_given_up():
    run = api.start("1 2 3/7 0 8/5 6 4", "beam", beam_width=3)
    run.advance(99)
    timeline = Timeline(run.recording)
    result = [narration(timeline, t)[-1] for t in range(1, timeline.length)]
    ends = [(t, one) for t, one in enumerate(result, 1) if one.key.startswith("explain-layer-")]
    assert [t for t, _ in ends[:3]] == [1, 4, 7]
    assert ends[0][1].facts == {"layer": 0, "next": 1, "kept": 3, "dropped": 1}
    assert ends[2][1].facts == {"layer": 2, "next": 3, "count": 3}
    assert narration(timeline, 3)[0].facts["place"] == 2


def test_a_micro_step_knows_the_successor_it_is_about():
    run = api.start("1 2 3/7 0 8/5 6 4", "beam", beam_width=3)
    run.advance(99)
    timeline = Timeline(run.recording)
    moment, result = timeline.at(7), steps(timeline, 7)
    about = [successor_of(moment, result, place) for place in range(len(result))]
    twice = [one for successor in moment.successors for one in (successor, successor)]  # generated, then processed
    assert about == [None, None, *twice, None]
