"""Bidirectional searches agree with a reference search at every step, and the path through the meeting is optimal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from judges.naive_best_first import Search
from judges.naive_bidirectional import bibfs
from judges.naive_tiles import Problem, Puzzle, distances, puzzle_distance
from worlds.searches import Graph, agree, agree_on_records, board, goal, graph, graphs, near, puzzles, random_graph

from workbench import api
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.search.recording.moment import BACKWARD, FORWARD

MAX = 40


def check_against(run: api.ConfiguredRun, judged: Search) -> Search:
    """Compare every step of a run with the reference search; return what that recorded."""
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
    assert run.recording.max_open == max([0, *(len(seen.open or ()) for seen in judged.snapshots[1:])])
    if judged.status != "running":
        assert run.advance(1).value == judged.status
    return judged


def hold_breadth_first(problem: Problem, run: api.ConfiguredRun) -> Search:
    return check_against(run, bibfs(problem, MAX))


def both(puzzle: Puzzle, algorithm: str = "bibfs", **options: Any) -> api.ConfiguredRun:
    return api.start(board(puzzle), algorithm, goal=goal(puzzle), order=puzzle.order, search_anyway=True, **options)


def test_every_moment_on_a_board_is_the_judges():
    for seed, order in enumerate(("udlr", "rlud", "ludr", "drul", "urdl", "lrdu")):
        puzzle = near(*[(3, 3), (2, 3), (3, 2)][seed % 3], 5 + seed, seed, order=order)
        hold_breadth_first(puzzle, both(puzzle))


@settings(max_examples=30)
@given(puzzles())
def test_every_moment_on_any_board_is_the_judges(puzzle: Puzzle):
    hold_breadth_first(puzzle, both(puzzle))


@settings(max_examples=50)
@given(graphs())
def test_every_moment_in_any_graph_is_the_judges(world: Graph):
    hold_breadth_first(world, api.start(world, "bibfs"))


def test_every_moment_is_the_judges_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for seed in range(200):
        world = random_graph(seed)
        judged = hold_breadth_first(world, api.start(world, "bibfs"))
        seen.update([judged.status, *(one.fate for snapshot in judged.snapshots for one in snapshot.successors)])
    assert min(seen[fate] for fate in ("new", "meeting", "closed", "no-better")) >= 20
    assert min(seen[status] for status in ("solved", "unsolvable")) >= 20


def test_where_the_sides_meet_no_way_has_fewer_moves():
    for seed in range(60):
        world = random_graph(seed)
        moves, result = distances(world), api.solve(world, "bibfs")
        reached = [count for state, count in moves.items() if world.is_goal(state)]
        assert (len(result.moves) if result.moves is not None else None) == min(reached, default=None)
        assert result.status is (Status.SOLVED if reached else Status.UNSOLVABLE)


@pytest.mark.parametrize("shape", [(3, 3), (2, 5), (3, 4)])
def test_where_the_sides_meet_the_solution_of_a_board_is_a_shortest_one(shape: tuple[int, int]):
    for seed in range(12):
        puzzle = near(*shape, 8 + 2 * seed % 17, seed)
        result = api.solve(board(puzzle), "bibfs", goal=goal(puzzle))
        assert (result.cost, result.optimal) == (puzzle_distance(puzzle), True)


def test_two_small_circles_are_looked_at_in_place_of_a_large_one():
    one, two = (api.solve("8 6 7/2 5 4/3 0 1", name) for name in ("bfs", "bibfs"))
    assert one.cost == two.cost == 31
    assert two.expanded * 10 < one.expanded


def test_every_record_carries_its_side_and_follows_from_its_parent():
    run = both(near(3, 3, 12, 1))
    run.advance(500)
    recording = run.recording
    sides = recording.published.nodes["side"]
    for number in range(2, recording.published.records):
        parent = int(recording.published.nodes["parent"][number])
        assert sides[number] == sides[parent]
        assert any(
            move == recording.label(number) and state == recording.state(number)
            for move, state, _ in run.problem.successors(recording.state(parent))
        )
    assert set(sides[: recording.published.records].tolist()) == {FORWARD, BACKWARD}


def test_the_way_of_the_last_moment_goes_on_from_the_meeting_to_the_goal():
    run = both(near(3, 3, 12, 1))
    run.advance(500)
    timeline = Timeline(run.recording)
    path = timeline.at(timeline.length).path
    assert run.solution is not None
    assert len(path) == len(run.solution.moves) + 1
    states = [run.recording.state(number) for number in path]
    assert [*map(run.problem.is_goal, states)] == [False] * (len(path) - 1) + [True]
    assert timeline.at(timeline.length - 1).path[0] in (0, 1)


def test_a_problem_with_several_goals_is_met_at_the_nearest():
    result = api.solve(graph("ab1 bc1 ce1 ad1 df1", "ef"), "bibfs")
    assert result.moves == ("d", "f")
    assert api.solve(graph("ab1", "a"), "bibfs").moves == ()


def test_without_a_goal_there_is_nothing_to_search_backwards_from():
    result = api.solve(graph("ab1 bc1"), "bibfs")
    assert (result.status, result.expanded) == (Status.UNSOLVABLE, 0)
    assert result.reason is not None
    assert result.reason.key == "unsolvable-exhausted-back"


def test_a_side_that_has_gone_through_everything_proves_that_there_is_no_solution():
    result = api.solve("1 2/0 3", "bibfs", goal="2 1/3 0", search_anyway=True)
    assert result.status is Status.UNSOLVABLE
    assert result.reason is not None
    assert (result.reason.key, result.reason.facts) == ("unsolvable-exhausted", {"count": 12})


def test_a_goal_that_nothing_leads_to_is_found_out_from_its_side():
    result = api.solve(graph("ab1 ac1 bc1 de1", "d"), "bibfs")
    assert result.status is Status.UNSOLVABLE
    assert result.reason is not None
    assert (result.reason.key, result.reason.facts["count"]) == ("unsolvable-exhausted-back", 1)


class OneWay:
    def initial(self) -> int:
        return 0

    def is_goal(self, state: int) -> bool:
        return state == 3

    def successors(self, state: int) -> list[tuple[str, int, int]]:
        return [("on", state + 1, 1), ("off", state + 100, 1)]


class Lying(OneWay):
    def goals(self) -> list[int]:
        return [3]

    def predecessors(self, state: int) -> list[tuple[str, int, int]]:
        return [("back", state - 2, 1)]


@pytest.mark.parametrize("algorithm", ["bibfs"])
def test_a_problem_that_knows_no_way_back_is_refused(algorithm: str):
    with pytest.raises(Fault) as caught:
        api.start(OneWay(), algorithm)
    assert caught.value.message.key == "problem-one-direction"


@pytest.mark.parametrize("algorithm", ["bibfs"])
def test_a_way_back_that_is_none_fails_the_search(algorithm: str):
    result = api.solve(Lying(), algorithm, limits=Limits(expansions=50))
    assert result.status is Status.FAILED
    assert result.reason is not None
    assert result.reason.key == "failed-path-back"


def test_what_is_told_names_the_side_the_layer_and_the_meeting():
    run = api.start("1 2 3/7 0 8/5 6 4", "bibfs")
    run.advance(99)
    timeline = Timeline(run.recording)
    assert [one.key for one in narration(timeline, 0)] == ["explain-start-sides"]
    assert narration(timeline, 2)[0].facts["side"] == "backward"
    layers = {t: one.facts["layer"] for t in range(1, timeline.length + 1) for one in narration(timeline, t)
              if one.key == "explain-layer-side"}  # fmt: skip
    assert list(layers.items())[:4] == [(1, 0), (2, 0), (3, 1), (5, 1)]
    last = steps(timeline, timeline.length)[-1].message
    assert (last.key, last.facts["cost"], last.facts["done"]) == ("explain-meeting", 10, "moves")
