"""Bidirectional A* agrees with a reference that examines all pairs, and finds optimal paths with few expansions."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_best_first import Search
from judges.naive_bidirectional import biastar
from judges.naive_tiles import Puzzle, cheapest, distances, puzzle_distance
from worlds.searches import (
    Graph,
    agree,
    agree_on_records,
    board,
    goal,
    graph,
    graphs,
    jumpy,
    near,
    puzzles,
    random_graph,
)

from workbench import api
from workbench.catalog import HEURISTICS
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import HeuristicPair
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.goal import goal_board

MAX = 40
ADMISSIBLE = [name for name, entry in HEURISTICS.items() if entry.admissible]


def check_against(run: api.ConfiguredRun, judged: Search) -> Search:
    run.advance(judged.snapshots[-1].t)
    timeline = Timeline(run.recording)
    assert timeline.length == len(judged.snapshots) - 1
    agree_on_records(run.recording, judged)
    for snapshot in judged.snapshots:
        moment = timeline.at(snapshot.t)
        agree(moment, snapshot)
        if snapshot.t < timeline.length:
            assert moment.open is not None
            assert timeline.at(snapshot.t + 1).current == moment.open[0], "the first of OPEN is served next"
        assert narration(timeline, snapshot.t)
        assert steps(timeline, snapshot.t)
    if judged.status != "running":
        assert run.advance(1).value == judged.status
    return judged


def check_puzzle(puzzle: Puzzle, heuristic: str) -> Search:
    run = api.start(board(puzzle), "biastar", heuristic, goal=goal(puzzle), order=puzzle.order, search_anyway=True)
    turned = Puzzle(puzzle.rows, puzzle.columns, puzzle.goal, puzzle.start, puzzle.order)
    return check_against(run, biastar(puzzle, (puzzle.estimate(heuristic), turned.estimate(heuristic)), MAX, 1000))


def check_graph(world: Graph, backwards: Any) -> Search:
    run = api.start(world, "biastar", HeuristicPair(world.estimate, backwards))
    return check_against(run, biastar(world, (world.estimate, backwards), MAX, 0))


@pytest.mark.parametrize("heuristic", HEURISTICS)
def test_every_moment_on_a_board_is_the_judges(heuristic: str):
    for seed, order in enumerate(("udlr", "rlud", "ludr", "drul", "urdl", "lrdu")):
        check_puzzle(near(*[(3, 3), (2, 3), (3, 2)][seed % 3], 6 + 2 * seed, seed, order=order), heuristic)


@settings(max_examples=30)
@given(puzzles(), st.sampled_from([*HEURISTICS]))
def test_every_moment_on_any_board_is_the_judges(puzzle: Puzzle, heuristic: str):
    check_puzzle(puzzle, heuristic)


@settings(max_examples=50)
@given(graphs(), st.integers(0, 9))
def test_every_moment_in_any_graph_is_the_judges(world: Graph, seed: int):
    check_graph(world, jumpy(seed))


def test_every_moment_is_the_judges_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(200):
        judged = check_graph(random_graph(seed), jumpy(seed) if seed % 2 else lambda _: 0)
        seen.update([judged.status, *(one.fate for snapshot in judged.snapshots for one in snapshot.successors)])
    assert min(seen[fate] for fate in ("new", "meeting", "closed", "no-better", "cheaper", "pruned")) >= 10, seen
    assert seen["reopened"]
    assert min(seen[status] for status in ("solved", "unsolvable")) >= 10, seen


@pytest.mark.parametrize("heuristic", ADMISSIBLE)
def test_the_solution_is_a_shortest_one(heuristic: str):
    for seed in range(8):
        puzzle = near(*[(3, 3), (3, 4), (2, 5)][seed % 3], 8 + 2 * seed, seed)
        result = api.solve(board(puzzle), "biastar", heuristic=heuristic, goal=goal(puzzle))
        assert (result.cost, result.optimal) == (puzzle_distance(puzzle), True)


def test_without_an_estimate_the_way_in_a_graph_is_a_cheapest_one():
    found = 0
    for seed in range(150):
        world = random_graph(seed)
        result, best = api.solve(world, "biastar"), cheapest(world)
        assert result.cost == (None if best is None else pytest.approx(best))
        found += best is not None
    assert found > 50


def test_no_more_than_twice_as_many_nodes_are_expanded_as_must_be():
    """Of every pair of states whose bound is below the optimum, one must be expanded: a vertex cover."""
    for seed in range(12):
        puzzle = near(2, 4, 30, seed)
        optimum = 1000 * puzzle_distance(puzzle)
        estimates = [
            puzzle.estimate("manhattan"),
            Puzzle(puzzle.rows, puzzle.columns, puzzle.goal, puzzle.start).estimate("manhattan"),
        ]
        least_cover = cover(puzzle, estimates, optimum)
        run = api.start(board(puzzle), "biastar", "manhattan", goal=goal(puzzle))
        while run.advance(1000) is Status.RUNNING:
            pass
        # The guarantee does not cover pairs whose bound equals the optimum.
        bounds = run.recording.bounds
        assert sum(bound < optimum for bound in bounds) <= 2 * least_cover + 2


def cover(puzzle: Puzzle, estimates: list[Any], optimum: int) -> int:
    """Return the minimum number of expansions: forward nodes with g < x, and backward nodes paired with the others."""
    turned = Puzzle(puzzle.rows, puzzle.columns, puzzle.goal, puzzle.start)
    sides = []
    for one, estimate in zip((puzzle, turned), estimates, strict=True):
        costs = {state: 1000 * moves for state, moves in distances(one).items()}
        sides.append(sorted(g for state, g in costs.items() if g + estimate(state) < optimum))
    best = math.inf
    for x in range(0, optimum + 1000, 1000):
        forward = sum(g < x for g in sides[0])
        backward = sum(g + x + 1000 < optimum for g in sides[1])
        best = min(best, forward + backward)
    return int(best)


def test_a_pattern_database_that_is_not_there_for_the_start_is_one_sentence():
    with pytest.raises(Fault):
        api.start("1 2 3/4 0 6/7 5 8", "biastar", "pdb-8")


def test_both_estimates_count():
    start = "8 6 7/2 5 4/3 0 1"
    counts = [api.solve(start, "biastar", heuristic=name).expanded for name in ("manhattan", "misplaced", "zero")]
    assert counts == sorted(counts)
    assert counts[0] < counts[1]


def test_a_space_without_a_way_is_gone_through():
    result = api.solve("1 2/0 3", "biastar", goal="2 1/3 0", search_anyway=True)
    assert result.status is Status.UNSOLVABLE
    assert api.solve(graph("ab1 ba1 cd1 dc1", "d"), "biastar").status is Status.UNSOLVABLE
    assert api.solve(goal_board("last", 3, 3), "biastar").moves == ()
