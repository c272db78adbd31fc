"""SMA* agrees with a reference that scans its complete tree, and finds optimal solutions in little memory."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_backed_up import smastar
from judges.naive_best_first import Search
from judges.naive_tiles import Puzzle, puzzle_distance
from support.backed_up import check_against
from worlds.searches import Graph, board, goal, graph, graphs, jumpy, near, puzzles, random_graph

from workbench import api
from workbench.catalog import HEURISTICS
from workbench.search.explaining.explain import narration
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status

MAX = 60


def check_puzzle(puzzle: Puzzle, heuristic: Any, room: int) -> Search:
    options: dict[str, Any] = {"goal": goal(puzzle), "order": puzzle.order, "search_anyway": True, "nodes": room}
    run = api.start(board(puzzle), "smastar", heuristic, **options)
    estimate = heuristic if callable(heuristic) else puzzle.estimate(heuristic)
    return check_against(run, smastar(puzzle, estimate, MAX, room))


def check_graph(world: Graph, room: int) -> Search:
    return check_against(
        api.start(world, "smastar", world.estimate, nodes=room), smastar(world, world.estimate, MAX, room)
    )


@pytest.mark.thorough
@pytest.mark.parametrize("heuristic", HEURISTICS)
@pytest.mark.parametrize("room", [9, 14, 30])
def test_every_moment_on_a_board_is_the_judges(heuristic: str, room: int):
    for seed, order in enumerate(("udlr", "rlud", "ludr", "drul", "urdl", "lrdu")):
        check_puzzle(near(*[(3, 3), (2, 3), (3, 2)][seed % 3], 6 + 2 * seed, seed, order=order), heuristic, room)


@settings(max_examples=40)
@given(puzzles(), st.integers(0, 9), st.integers(2, 40))
def test_every_moment_on_any_board_is_the_judges(puzzle: Puzzle, seed: int, room: int):
    check_puzzle(puzzle, jumpy(seed), room)


@settings(max_examples=60)
@given(graphs(), st.integers(2, 12))
def test_every_moment_in_any_graph_is_the_judges(world: Graph, room: int):
    check_graph(world, room)


def test_every_moment_is_the_judges_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(300):
        judged = check_graph(random_graph(seed), 2 + seed % 9)
        seen.update([judged.status, *(one.fate for snapshot in judged.snapshots for one in snapshot.successors)])
    fates = ("waiting", "forgotten", "too-deep", "repeated", "pruned", "goal")
    assert min(seen[fate] for fate in fates) >= 10, seen
    assert min(seen[status] for status in ("solved", "limit", "exhausted", "unsolvable")) >= 10, seen


@pytest.mark.parametrize("spare", [1, 3, 10, 200])
def test_in_little_room_the_solution_is_a_shortest_one(spare: int):
    for seed in range(8):
        puzzle = near(3, 3, 6 + 2 * seed, seed)
        optimum = puzzle_distance(puzzle)
        for heuristic in ("manhattan", "flicker"):
            options: dict[str, Any] = {"heuristic": heuristic, "goal": goal(puzzle), "nodes": optimum + spare}
            result = api.solve(board(puzzle), "smastar", **options)
            assert (result.cost, result.optimal) == (optimum, True)


def test_the_slides_board_is_solved_in_20_moves_with_room_for_10_000_nodes():
    result = api.solve("7 5 2 4/1 0 6 8/10 15 3 11/9 13 14 12", "smastar", nodes=10_000)
    assert (result.status, result.cost, result.optimal) == (Status.SOLVED, 20, True)


def test_a_path_that_is_too_long_for_the_room_ends_it_at_that_limit():
    puzzle = near(3, 3, 12, 3)
    optimum = puzzle_distance(puzzle)
    run = api.start(board(puzzle), "smastar", goal=goal(puzzle), nodes=optimum)
    while run.advance(10**5) is Status.RUNNING:
        pass
    assert (run.status, run.limit, run.solution) == (Status.LIMIT, "nodes", None)
    assert run.advance(100) is Status.LIMIT, "which no other limit can lift"
    assert run.recording.too_deep > 0


def test_a_space_without_a_goal_comes_to_an_end():
    world = graph("ab1 ac2 bd1 be3 cf1 cg5", "")
    assert api.solve(world, "smastar", nodes=20).status is Status.UNSOLVABLE
    assert api.solve("1 2/0 3", "smastar", goal="2 1/3 0", search_anyway=True, nodes=40).status is Status.UNSOLVABLE


def test_no_more_nodes_are_kept_than_there_is_room_for():
    run = api.start("8 6 7/2 5 4/3 0 1", "smastar", nodes=50)
    run.advance(3000)
    timeline = Timeline(run.recording)
    for t in range(0, 3001, 50):
        moment = timeline.at(t)
        assert moment.open is not None
        assert len(moment.open) <= 50
    assert run.recording.search_bytes < 50 * 1000


def test_what_is_forgotten_is_told_and_remembered():
    run = api.start("1 2 3/7 0 8/5 6 4", "smastar", nodes=11)
    run.advance(30)
    timeline = Timeline(run.recording)
    result = [one for t in range(timeline.length + 1) for one in narration(timeline, t)]
    assert {"explain-replaced", "explain-value-taken"} <= {one.key for one in result}
    assert all(one.facts["count"] != 0 for one in result if one.key == "explain-replaced")


def test_a_start_that_leads_nowhere_is_given_up():
    for h, status in ((0, Status.UNSOLVABLE), (math.inf, Status.EXHAUSTED)):
        assert api.start(graph("ab1", "", b=h), "smastar", nodes=5).advance(9) is not Status.SOLVED
        run = api.start(graph("ab1", "", b=h), "smastar", graph("ab1", "", b=h).estimate, nodes=5)
        assert run.advance(9) is status
