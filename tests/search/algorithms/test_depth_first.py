"""Depth-first searches agree with plain recursion at every step: path, stack, iterations, counts and results."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_best_first import Search
from judges.naive_depth_first import dfs, idastar, ids
from judges.naive_tiles import Problem, Puzzle, zero
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
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.search.algorithms.dfs import REPEATED
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.depth_first_trace import PathTrace, Trace

TESTS = ("expansion", "generation")
MAX = 40

Rules = tuple[str, dict[str, Any]]
DFS: list[Rules] = [
    ("dfs", {"repeated": repeated, "depth": depth, "test": test})
    for repeated in REPEATED
    for depth in (None, 0, 1, 3, 6)
    for test in TESTS
]
IDS: list[Rules] = [
    ("ids", {"start_bound": start, "increment": increment, "test": test})
    for start in (0, 1, 4)
    for increment in (1, 3)
    for test in TESTS
]
EVERY: list[Rules] = [*DFS, *IDS, ("idastar", {})]


def judge(problem: Problem, rules: Rules, estimate: Any) -> Search:
    name, options = rules
    if name == "dfs":
        return dfs(problem, options["depth"], options["repeated"], options["test"], MAX)
    if name == "ids":
        return ids(problem, options["start_bound"], options["increment"], options["test"], MAX)
    return idastar(problem, estimate, MAX)


def check_against(run: api.ConfiguredRun, problem: Problem, rules: Rules, estimate: Any) -> Search:
    """Compare every step of a run with the reference search; return what that recorded."""
    judged = judge(problem, rules, estimate)
    run.advance(judged.snapshots[-1].t)
    timeline = Timeline(run.recording)
    assert timeline.length == len(judged.snapshots) - 1
    agree_on_records(run.recording, judged)
    for snapshot in judged.snapshots:
        moment = timeline.at(snapshot.t)
        agree(moment, snapshot)
        assert moment.iteration is not None
        assert moment.iteration.bound == snapshot.bound
    result = [(entry.bound, entry.generated, entry.expanded) for entry in run.recording.iterations()]
    assert result == judged.rounds
    if rules[0] != "idastar":
        assert run.recording.max_open == max([0, *(len(seen.open or ()) for seen in judged.snapshots[1:])])
    if judged.status != "running":
        assert run.advance(1).value == judged.status
        assert (run.solution.moves if run.solution else None) == judged.moves
    return judged


def check_puzzle(puzzle: Puzzle, rules: Rules, heuristic: Any = None) -> Search:
    run = api.start(
        board(puzzle), rules[0], heuristic, goal=goal(puzzle), order=puzzle.order, search_anyway=True, **rules[1]
    )
    estimate = heuristic if callable(heuristic) else puzzle.estimate(heuristic or "zero")
    return check_against(run, puzzle, rules, estimate)


def check_graph(world: Graph, rules: Rules) -> Search:
    estimate = world.estimate if rules[0] == "idastar" else None
    return check_against(api.start(world, rules[0], estimate, **rules[1]), world, rules, estimate or zero)


def test_every_depth_first_algorithm_is_judged():
    assert {name for name, _ in EVERY} == {
        name for name, entry in ALGORITHMS.items() if entry.recording in (Trace, PathTrace)
    }


@pytest.mark.thorough
@pytest.mark.parametrize("rules", EVERY, ids=str)
def test_every_moment_on_a_board_is_the_judges(rules: Rules):
    for seed in range(6):
        order = ("udlr", "rlud", "ludr", "drul", "urdl", "lrdu")[seed]
        puzzle = near(*[(3, 3), (2, 3), (3, 2)][seed % 3], moves=2 + seed, seed=seed, order=order)
        check_puzzle(puzzle, rules, list(HEURISTICS)[seed] if rules[0] == "idastar" else None)


def test_every_moment_of_any_search_on_any_board_is_the_judges():
    seen: Counter[str] = Counter()

    @settings(max_examples=60)
    @given(puzzles(), st.sampled_from([*EVERY, *[EVERY[-1]] * 20]), st.integers(0, 9))
    def compare(puzzle: Puzzle, rules: Rules, seed: int) -> None:
        count(seen, check_puzzle(puzzle, rules, jumpy(seed) if rules[0] == "idastar" else None))

    compare()
    assert min(seen[status] for status in ("solved", "exhausted", "running")) >= 5


@settings(max_examples=100)
@given(graphs(), st.sampled_from(EVERY))
def test_every_moment_in_any_graph_is_the_judges(world: Graph, rules: Rules):
    check_graph(world, rules)


def test_every_moment_is_the_judges_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for number, rules in enumerate([*EVERY, *[EVERY[-1]] * 9]):
        for seed in range(25):
            count(seen, check_graph(random_graph(100 * number + seed), rules))
    assert min(seen[fate] for fate in ("waiting", "cut", "repeated", "pruned", "goal")) >= 50
    assert min(seen[status] for status in ("solved", "unsolvable", "exhausted", "running")) >= 50


def count(seen: Counter[str], judged: Search) -> None:
    fates = {successor.fate for snapshot in judged.snapshots for successor in snapshot.successors}
    seen.update([judged.status, *fates])


def test_dfs_that_avoids_the_parent_never_goes_straight_back():
    run = api.start("1 2 3/4 0 6/7 5 8", "dfs", repeated="parent", depth=4)
    run.advance(200)
    recording = run.recording
    ways = {"".join(recording.moves(int(number))) for number in Timeline(recording).current()}
    assert any(len(way) > 2 for way in ways)
    assert not any(back in way for way in ways for back in ("ud", "du", "lr", "rl"))


def test_a_closed_list_under_a_depth_limit_may_miss_a_solution_and_says_so():
    world = graph("ab1 bc1 cd1 ac1 de1", "e")
    blind = api.solve(world, "dfs", repeated="all", depth=3)
    assert (blind.status.value, blind.moves) == ("exhausted", None)
    assert api.solve(world, "dfs", repeated="path", depth=3).moves == ("c", "d", "e")


def test_deepening_ends_at_the_first_round_that_cuts_nothing_off():
    result = api.solve(graph("ab1 bc1 cd1", "x"), "ids")
    assert (result.status.value, [entry.bound for entry in result.iterations]) == ("unsolvable", [0, 1, 2, 3, 4])


def test_idastar_counts_what_the_threshold_cuts_off_and_recognises_goals_when_it_generates_them():
    result = api.solve("1 2 3/4 0 6/7 5 8", "idastar")
    assert (result.expanded, result.generated, result.moves) == (2, 4, ("d", "r"))
    assert [(entry.bound, entry.generated, entry.expanded) for entry in result.iterations] == [(2, 4, 2)]
