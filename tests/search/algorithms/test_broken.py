"""Searches with deliberate mistakes: each shows its mistake, and describes correctly what it does."""

from __future__ import annotations

import heapq
from typing import Any

import pytest
from judges.naive_tiles import Puzzle, Tiles, puzzle_distance
from worlds.searches import last_goal

from workbench import api
from workbench.catalog import ALGORITHMS, algorithm
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.maps.reading import read_map
from workbench.search.explaining import explain, successor_fates
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.search.recording.moment import Outcome
from workbench.wording import say, text
from workbench.wording.pseudocode import listing

DROPPED = "1 6 2/4 8 0/7 3 5"
"""A board on which dropping nodes on OPEN makes a difference."""
NEAR = "1 2 3 4 0 6 7 5 8"
SMALL = "1 0 3/4 2 5"


def finished(what: Any, name: str, **options: Any) -> api.ConfiguredRun:
    run = api.start(what, name, **options)
    while run.status is Status.RUNNING:
        run.advance(4096)
    return run


def explained_keys(run: api.ConfiguredRun) -> list[str]:
    """Return the keys of all messages about a run."""
    timeline = Timeline(run.recording)
    return [step.message.key for t in range(timeline.length + 1) for step in explain.steps(timeline, t)]


def test_dropping_what_is_on_open_misses_the_shortest_way() -> None:
    run, right = (finished(DROPPED, name, heuristic="manhattan") for name in ("broken-astar-drops-open", "astar"))
    assert run.solution is not None
    assert right.solution is not None
    assert (len(run.solution.moves), len(right.solution.moves)) == (13, 11)
    start = tuple(map(int, DROPPED.replace("/", " ").split()))
    assert puzzle_distance(Puzzle(3, 3, start, last_goal(3, 3))) == 11
    assert "explain-overlooked" in explained_keys(run)
    assert "explain-overlooked" not in explained_keys(right)
    timeline = Timeline(run.recording)
    for t in range(1, timeline.length + 1):
        for successor in timeline.at(t).successors:
            assert successor.outcome is not Outcome.CHEAPER


def test_it_expands_what_a_naive_search_with_the_mistake_expands() -> None:
    puzzle = Puzzle(3, 3, tuple(map(int, DROPPED.replace("/", " ").split())), last_goal(3, 3))
    first = puzzle.manhattan(puzzle.start)
    waiting: list[tuple[int, int, int, Tiles]] = [(first, first, 0, puzzle.start)]
    costs, closed, made, expanded = {puzzle.start: 0}, set[Tiles](), 0, list[str]()
    while waiting:
        _, _, _, state = heapq.heappop(waiting)
        closed.add(state)
        expanded.append("/".join(" ".join(map(str, state[row : row + 3])) for row in (0, 3, 6)))
        if puzzle.is_goal(state):
            break
        for _, other, cost in puzzle.successors(state):
            g, h = costs[state] + cost, puzzle.manhattan(other)
            if other in costs and (other not in closed or g >= costs[other]):
                continue
            closed.discard(other)
            costs[other], made = g, made + 1
            heapq.heappush(waiting, (g + h, h, -made, other))
    run = finished(DROPPED, "broken-astar-drops-open", heuristic="manhattan")
    timeline = Timeline(run.recording)
    done = [run.problem.describe(run.recording.state(number)) for number in timeline.current().tolist()]
    assert done == expanded


def test_a_cheaper_path_that_is_dropped_is_said_to_be_cheaper() -> None:
    run = finished(DROPPED, "broken-astar-drops-open", heuristic="manhattan")
    sentences = [say(one) for one in explain.narration(Timeline(run.recording), 21)]
    assert "One is already on OPEN; the new path to it is cheaper, but it is dropped." in sentences
    assert not any("no greater cost" in sentence for sentence in sentences)
    timeline = Timeline(run.recording)
    for t in range(1, timeline.length + 1):
        moment, keys = timeline.at(t), {one.key: one.facts for one in explain.narration(timeline, t)}
        waiting = [one for one in moment.successors if one.outcome is Outcome.NO_BETTER]
        cheaper = sum(one.g < moment.g(one.known_record) for one in waiting)
        assert keys.get("explain-count-overlooked", {}).get("count", 0) == cheaper
        assert keys.get("explain-count-no-better", {}).get("count", 0) == len(waiting) - cheaper


def test_a_place_whose_cheaper_path_is_dropped_is_named() -> None:
    graph = "graph G\nstart S\ngoal G\nS: h 3\nA: h 1\nB: h 3\nG: h 0\nS -> A: 1\nS -> B: 4\nA -> B: 1\nB -> G: 3\n"
    run = finished(read_map(graph), "broken-astar-drops-open", heuristic="table")
    sentences = [say(one) for one in explain.narration(Timeline(run.recording), 2)]
    assert "Already on OPEN; the new path is cheaper, but it is dropped: B." in sentences
    inspected = successor_fates.shown_fate(Timeline(run.recording).at(2), Timeline(run.recording).at(2).successors[0])
    assert text(f"inspector-fate-{inspected}", known="2") == "dropped, though cheaper than 2"


def test_testing_the_goal_at_generation_pays_for_the_dear_road_to_bucharest() -> None:
    assert api.solve("romania", "broken-astar-tests-early").cost == 450
    assert api.solve("romania", "astar").cost == 418
    assert api.solve(DROPPED, "broken-astar-tests-early").cost == 11
    run = finished("romania", "broken-astar-tests-early")
    timeline = Timeline(run.recording)
    assert timeline.at(timeline.length).successors[-1].outcome is Outcome.GOAL


def test_a_stack_goes_deep() -> None:
    run, right = finished(SMALL, "broken-bfs-stack"), finished(SMALL, "bfs")
    assert run.solution is not None
    assert right.solution is not None
    assert len(right.solution.moves) == 2
    assert len(run.solution.moves) > 20
    timeline = Timeline(run.recording)
    for t in range(1, timeline.length + 1):
        before = timeline.at(t - 1)
        waits = before.open
        assert waits is not None
        assert waits[0] == max(waits) == timeline.at(t).current
        assert before.open_rows.rows(0, len(waits)).tolist() == waits.tolist()
    assert "explain-taken-newest" in explained_keys(run)


def test_testing_the_parent_finds_the_goal_a_layer_too_late() -> None:
    run, right = finished(NEAR, "broken-bfs-tests-parent"), finished(NEAR, "bfs", test="generation")
    assert run.solution is not None
    assert right.solution is not None
    assert len(run.solution.moves) == len(right.solution.moves) == 2
    assert run.expanded > right.expanded
    timeline = Timeline(run.recording)
    last = timeline.at(timeline.length)
    assert last.goal == last.current
    assert len(last.successors) == 1
    assert last.successors[0].outcome in (Outcome.NEW, Outcome.CLOSED, Outcome.NO_BETTER)
    keys = explained_keys(run)
    assert keys[-1] == "explain-goal"
    assert keys.count("explain-goal") == 1
    assert "explain-parent-no-goal" in keys
    assert "explain-no-goal" not in keys


@pytest.mark.parametrize("name", BROKEN_ALGORITHMS)
@pytest.mark.parametrize("board", [SMALL, DROPPED, "1 2 3/4 5 6/7 8 0"])
def test_every_step_is_told_on_a_line_of_the_pseudocode_that_shows_what_is_wrong(name: str, board: str) -> None:
    run = api.start(board, name)
    run.advance(120)
    timeline = Timeline(run.recording)
    lines = listing(name, run.configuration.options)
    for t in range(timeline.length + 1):
        for step in explain.steps(timeline, t):
            assert lines.place(step.line) is not None
            assert say(step.message)
        assert all(map(say, explain.narration(timeline, t)))
    assert sum("✗" in line.text for line in lines.lines) == 1


def test_broken_algorithms_stand_beside_the_catalogue_and_promise_nothing() -> None:
    assert not BROKEN_ALGORITHMS.keys() & ALGORITHMS.keys()
    for name, entry in BROKEN_ALGORITHMS.items():
        assert algorithm(name) is entry
        assert entry.broken
    assert not api.solve(DROPPED, "broken-astar-drops-open").optimal
    with pytest.raises(Fault) as raised:
        algorithm("broken-bfs")
    assert raised.value.message.facts["near"] == "broken-bfs-stack"
