"""Recursive best-first search agrees with plain recursion at every step, in linear memory."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_backed_up import rbfs
from judges.naive_best_first import Search
from judges.naive_tiles import Puzzle, puzzle_distance
from support.backed_up import check_against
from worlds.searches import Graph, board, goal, graph, graphs, jumpy, near, puzzles, random_graph

from workbench import api
from workbench.catalog import HEURISTICS
from workbench.search.explaining.explain import narration
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.depth_first_trace import Fate

MAX = 40


def check_puzzle(puzzle: Puzzle, heuristic: Any) -> Search:
    run = api.start(board(puzzle), "rbfs", heuristic, goal=goal(puzzle), order=puzzle.order, search_anyway=True)
    estimate = heuristic if callable(heuristic) else puzzle.estimate(heuristic)
    return check_against(run, rbfs(puzzle, estimate, MAX))


def check_graph(world: Graph) -> Search:
    return check_against(api.start(world, "rbfs", world.estimate), rbfs(world, world.estimate, MAX))


@pytest.mark.parametrize("heuristic", HEURISTICS)
def test_every_moment_on_a_board_is_the_judges(heuristic: str):
    for seed, order in enumerate(("udlr", "rlud", "ludr", "drul", "urdl", "lrdu")):
        check_puzzle(near(*[(3, 3), (2, 3), (3, 2)][seed % 3], 6 + 2 * seed, seed, order=order), heuristic)


@settings(max_examples=40)
@given(puzzles(), st.integers(0, 9))
def test_every_moment_on_any_board_is_the_judges(puzzle: Puzzle, seed: int):
    check_puzzle(puzzle, jumpy(seed))


@settings(max_examples=50)
@given(graphs())
def test_every_moment_in_any_graph_is_the_judges(world: Graph):
    check_graph(world)


def test_every_moment_is_the_judges_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(150):
        judged = check_graph(random_graph(seed))
        seen.update([judged.status, *(one.fate for snapshot in judged.snapshots for one in snapshot.successors)])
    assert min(seen[fate] for fate in ("waiting", "forgotten", "pruned", "goal")) >= 20
    assert min(seen[status] for status in ("solved", "running")) >= 20


def test_every_moment_is_the_judges_in_a_tree_that_comes_to_an_end():
    for goals, h in (("", 0), ("g", 0), ("", math.inf)):
        judged = check_graph(graph("ab1 ac2 bd1 be3 cf1 cg5", goals, b=1, c=0, d=2, f=h))
        assert judged.status == ("solved" if goals else "exhausted" if h else "unsolvable")


def test_with_an_admissible_estimate_the_solution_is_a_shortest_one():
    for seed in range(12):
        puzzle = near(3, 3, 8 + seed, seed)
        for heuristic in ("manhattan", "linear-conflict", "flicker"):
            result = api.solve(board(puzzle), "rbfs", heuristic=heuristic, goal=goal(puzzle))
            assert (result.cost, result.optimal) == (puzzle_distance(puzzle), True)


def test_no_more_waits_than_the_path_has_branches():
    run = api.start("8 6 7/2 5 4/3 0 1", "rbfs", "misplaced")
    run.advance(3000)
    timeline = Timeline(run.recording)
    for t in range(0, 3001, 50):
        moment = timeline.at(t)
        assert moment.open is not None
        depth = len(moment.path)
        assert len(moment.open) <= 3 * depth + 1


def test_what_is_forgotten_is_remembered_by_its_least_value():
    run = api.start("1 2 3/7 0 8/5 6 4", "rbfs")
    run.advance(99)
    result = narration(Timeline(run.recording), 4)
    assert [one.key for one in result[-2:]] == ["explain-replaced"] * 2
    assert [(one.facts["known"], one.facts["f"], one.facts["number"]) for one in result[-2:]] == [
        (7, 12, 10),
        (5, 12, 11),
    ]
    fates = run.recording.published.nodes["fate"]
    assert [Fate(int(fates[number])) for number in (8, 9, 10)] == [Fate.FORGOTTEN] * 3
    assert [Fate(int(fates[number])) for number in (5, 7)] == [Fate.BACKED_UP] * 2


def test_its_recording_may_be_short():
    full, small = (api.start("1 2 3/7 0 8/5 6 4", "rbfs", "misplaced", records=records) for records in (10**6, 12))
    assert full.advance(10**5) is small.advance(10**5) is Status.SOLVED
    assert (full.solution, full.expanded, full.recording.max_open) == (
        small.solution, small.expanded, small.recording.max_open,
    )  # fmt: skip
    assert small.recording.stopped_at == Timeline(small.recording).length < small.expanded


def test_it_goes_on_unrecorded_where_its_recording_would_pass_the_memory_limit():
    run = api.start("14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3", "rbfs", goal="first", limits=Limits(bytes=400_000))
    assert run.advance(20_000) is Status.RUNNING
    assert run.peak_bytes <= 400_000
    assert run.recording.stopped_at is not None
