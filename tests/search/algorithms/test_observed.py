"""An algorithm of the user's own is recorded from what it does, and what cannot be observed stays unknown."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worlds.boards import walked
from worlds.searches import graph

from workbench import api
from workbench.api.textbook import keywords
from workbench.catalog.estimates import estimate_for
from workbench.own_code.handover import Handover
from workbench.search.algorithms.observed import observed
from workbench.search.explaining.explain import narration, steps
from workbench.search.explaining.observed import executed_line
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import zero
from workbench.search.problem.status import Status
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.observed_pool import ObservedPool
from workbench.search.recording.ordering import TIES
from workbench.search.running.run import Run
from workbench.search.running.stepping import TextbookSearch
from workbench.search.tree.source import tree
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say

BOARD = Board.parse("1 2 3/7 0 8/5 6 4")
PROBLEM = TileProblem(BOARD, goal_board("last", 3, 3))
MANHATTAN = estimate_for(PROBLEM, "manhattan")


def watched(
    function: Callable[..., Any], problem: Any = PROBLEM, heuristic: Any = MANHATTAN, file: str = "my.py"
) -> Run[Any]:
    """Return the finished run of a function. `file`: where it is said to be defined."""
    pool = ObservedPool(problem)
    steps = observed(function, f"{file}:search", problem, heuristic, pool, Handover)
    run = Run(problem, pool, TextbookSearch(steps, pool))
    while run.status is Status.RUNNING:
        run.advance(7)
    return run


def textbook(configuration: api.Configuration) -> Callable[..., Any]:
    """Return a textbook algorithm as a user would write it."""

    def search(problem: Any, heuristic: Any) -> Any:
        pool: NodePool[Any] = NodePool(problem)
        estimate = heuristic if configuration.entry.informed else zero
        for _ in configuration.entry.search(problem, estimate, pool, **keywords(configuration)):
            pass
        return pool.solution

    return search


def story(run: Run[Any], informed: bool) -> list[tuple[Any, ...]]:
    """Return for each step the state that is expanded, its parent's state, g, and h if the search uses it."""
    recording, timeline, steps = run.recording, Timeline(run.recording), []
    for t in range(1, timeline.length + 1):
        moment = timeline.at(t)
        current = moment.current
        assert current is not None
        parent = moment.parent(current)
        above = None if parent < 0 else recording.state(parent)
        steps.append((recording.state(current), above, moment.g(current), moment.h(current) if informed else None))
    return steps


def reference(problem: Any, configuration: api.Configuration) -> api.ConfiguredRun:
    run = api.start(problem, configuration)
    while run.status is Status.RUNNING:
        run.advance(1000)
    return run


SEARCHES = [
    *(("astar", heuristic, ties) for heuristic in ("manhattan", "flicker") for ties in TIES),
    *(("ucs", None, ties) for ties in ("fifo", "state")),
    *(("greedy", "misplaced", ties) for ties in ("low-h", "state")),
    ("wastar", "manhattan", "state"),
    ("bfs", None, None),
]


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), which=st.sampled_from(SEARCHES))
def test_a_textbook_algorithm_brought_as_a_function_gives_its_own_recording_back(
    seed: int, which: tuple[str, str | None, str | None]
) -> None:
    name, heuristic, ties = which
    chance = random.Random(seed)
    goal = goal_board("last", 3, 3)
    board = walked(goal, chance.randrange(8 if heuristic in (None, "flicker") else 25), chance)
    options = {} if ties is None else {"ties": ties}
    configuration = api.Configuration.of(name, heuristic, None, "textbook", **options)
    problem = TileProblem(board, goal)
    estimate = zero if heuristic is None else estimate_for(problem, heuristic)
    run, known = watched(textbook(configuration), problem, estimate), reference(problem, configuration)
    assert run.status is Status.SOLVED
    assert run.solution is not None and known.solution is not None and run.solution.moves == known.solution.moves
    assert story(run, heuristic is not None) == story(known, heuristic is not None)
    assert run.recording.generated == known.recording.generated


def test_on_a_map_the_textbook_algorithms_give_their_own_recordings_back() -> None:
    problem = api.start("romania", "ucs").problem
    for name in ("ucs", "astar", "bfs"):
        configuration = api.Configuration.of(name, None, None, "textbook", problem)
        estimate = estimate_for(problem, configuration.heuristic) if configuration.heuristic else zero
        informed = configuration.heuristic is not None
        run = watched(textbook(configuration), problem, estimate)
        assert story(run, informed) == story(reference(problem, configuration), informed), name


def duplicating(problem: Any, heuristic: Any) -> Any:
    """Search without a closed list: a state is expanded as often as it was generated."""
    heap = [(heuristic(problem.initial()), 0, problem.initial(), ())]
    while heap:
        _, g, state, path = heapq.heappop(heap)
        if problem.is_goal(state):
            return [*path]
        for move, successor, cost in problem.successors(state):
            heapq.heappush(heap, (g + cost + heuristic(successor), g + cost, successor, (*path, move)))
    return None


def test_a_state_that_is_expanded_twice_has_two_records_each_with_its_own_path() -> None:
    run = watched(duplicating, TileProblem(Board.parse("1 2 3/4 0 6/7 5 8"), goal_board("last", 3, 3)), zero)
    recording, timeline = run.recording, Timeline(run.recording)
    assert recording.reopened > 0
    again = 0
    for t in range(1, timeline.length + 1):
        moment = timeline.at(t)
        assert moment.current is not None
        assert moment.g(moment.current) == 1000 * len(recording.moves(moment.current))
        again += "expanded before" in " ".join(map(say, narration(timeline, t)))
    assert again == recording.reopened
    assert timeline.at(timeline.length).closed is not None
    assert len(timeline.at(timeline.length).closed) == timeline.length - recording.reopened


def blind(problem: Any, heuristic: Any) -> Any:
    """Take the newest node, whatever its f, and give up soon."""
    stack, seen = [problem.initial()], {problem.initial()}
    heuristic(problem.initial())
    for _ in range(30):
        for _, successor, _ in problem.successors(stack.pop()):
            if successor not in seen:
                seen.add(successor)
                heuristic(successor)
                stack.append(successor)


def test_the_narration_names_a_known_node_with_a_lower_f() -> None:
    run = watched(blind, TileProblem(Board.parse("1 2 3/4 0 6/7 5 8"), goal_board("last", 3, 3)))
    timeline = Timeline(run.recording)
    said = [" ".join(map(say, narration(timeline, t))) for t in range(1, timeline.length + 1)]
    found = [one for one in said if "although" in one]
    assert found and "with f = " in found[0]
    for t, sentence in enumerate(said, start=1):
        before, moment = timeline.at(t - 1), timeline.at(t)
        assert moment.current is not None
        lowest = min(before.f(int(number)) for number in before.waiting)
        assert ("although" in sentence) == (lowest < moment.f(moment.current))


def plain_astar(state: Any, heuristic: Any) -> Any:
    """Search in the style of the course: tuples, its own successors, and the list of expanded states."""
    heap, best, expanded = [(heuristic(state), state, 0, "")], {state: 0}, []
    while heap:
        _, current, g, path = heapq.heappop(heap)
        if current in expanded:
            continue
        expanded.append(current)
        if current == (1, 2, 3, 4, 5, 6, 7, 8, 0):
            return path, expanded
        for move, successor, _ in PROBLEM.successors(bytes(current)):
            child = tuple(successor)
            if g + 1 < best.get(child, math.inf):
                best[child] = g + 1
                heapq.heappush(heap, (g + 1 + heuristic(child), child, g + 1, path + move))
    return None, expanded


def test_a_function_of_plain_tuples_is_recorded_from_its_list_and_its_heuristic() -> None:
    run, known = watched(plain_astar), reference(PROBLEM, api.Configuration.of("astar", "manhattan", ties="state"))
    steps, expected = story(run, True), story(known, True)
    assert [(state, h) for state, _, _, h in steps] == [(state, h) for state, _, _, h in expected]
    assert all(parent is None and math.isnan(g) for _, parent, g, _ in steps[1:])
    moment = Timeline(run.recording).at(3)
    assert moment.counts.open is None
    assert run.recording.unknown == {"generated", "max_open"}
    said = " ".join(say(one) for one in narration(Timeline(run.recording), 3))
    assert "?" not in said and "nan" not in said.lower()


def reporting(state: Any, _heuristic: Any, record: Any) -> Any:
    """Report what is put on OPEN and CLOSED."""
    queue, known = [(state, "")], {state}
    for current, path in queue:
        record.closed(current)
        if current == (1, 2, 3, 4, 5, 6, 7, 8, 0):
            return path
        for move, successor, _ in PROBLEM.successors(bytes(current)):
            child = tuple(successor)
            if child not in known:
                known.add(child)
                record.opened(child, current, len(path) + 1)
                queue.append((child, path + move))
    return None


def test_what_a_function_reports_of_its_lists_is_shown() -> None:
    problem = TileProblem(Board.parse("1 2 3/4 0 6/7 5 8"), goal_board("last", 3, 3))
    run, known = watched(reporting, problem, zero), reference(problem, api.Configuration.of("bfs"))
    assert story(run, False) == story(known, False)
    one, other = Timeline(run.recording).at(4), Timeline(known.recording).at(4)
    assert one.counts.open == other.counts.open and run.recording.knows_paths
    shown, expected = tree(one), tree(other)
    assert [[*shown.children(node)] for node in range(shown.size)] == [
        [*expected.children(node)] for node in range(expected.size)
    ]


def lines_of(run: Run[Any]) -> list[list[tuple[str, str]]]:
    """Return for each step what was observed, and the text of its line: of the step, then of its micro-steps."""
    source, timeline, found = Path(__file__).read_text(encoding="utf-8").splitlines(), Timeline(run.recording), []
    for t in range(1, timeline.length + 1):
        moment = timeline.at(t)
        known = [executed_line(moment, step) for step in (None, *steps(timeline, t))]
        found.append([(event, line and source[int(line.split(":")[1]) - 1].strip()) for event, line in known])
    return found


def test_each_observed_event_has_the_line_of_the_users_file_that_caused_it() -> None:
    near = TileProblem(Board.parse("1 2 3/4 0 6/7 5 8"), goal_board("last", 3, 3))
    run = watched(duplicating, near, file=__file__)
    expands = "expanded", "for move, successor, cost in problem.successors(state):"
    estimates = (
        "estimated",
        "heapq.heappush(heap, (g + cost + heuristic(successor), g + cost, successor, (*path, move)))",
    )
    first, *_, last = lines_of(run)
    assert first[:4] == [expands, expands, expands, estimates]
    assert last[0] == last[-1] == ("tested", "if problem.is_goal(state):")
    assert executed_line(Timeline(run.recording).at(0), None)[0] == "estimated"
    called = lines_of(watched(plain_astar, file=__file__))
    assert {one for step in called[1:] for one in step} == {
        ("estimated", "heapq.heappush(heap, (g + 1 + heuristic(child), child, g + 1, path + move))")
    }
    reported = lines_of(watched(reporting, near, zero, file=__file__))
    assert reported[0][0] == ("expanded", "record.closed(current)")
    assert ("generated", "record.opened(child, current, len(path) + 1)") in reported[0]
    assert lines_of(watched(plain_astar))[1][0] == ("", "")  # the calls do not come from my.py


SENTENCES: list[tuple[Callable[..., Any], str]] = [
    (lambda _state, _: ("dx", []), "Move 2 of the solution of my.py:search is wrong: “x” is not a legal move"),
    (lambda _state, _: ("d", []), "its 1 move ends at 1 2 3/7 6 8/5 0 4"),
    (lambda _state, _: 5, "my.py:search returned a int"),
    (lambda _state, _: (None, [(1, 2)]), "uses (1, 2) as a state"),
    (lambda _, heuristic: heuristic("123"), "uses '123' as a state"),
    (lambda problem, _: problem.successors(problem.initial), "as a state"),
]


@pytest.mark.parametrize(("function", "sentence"), SENTENCES)
def test_a_wrong_result_is_explained_in_a_sentence(function: Callable[..., Any], sentence: str) -> None:
    run = watched(function)
    assert run.status is Status.FAILED and run.reason is not None
    assert sentence in say(run.reason)
    assert run.solution is None


def test_a_function_that_finds_nothing_proves_nothing() -> None:
    run = watched(lambda state, _: (None, [state]))
    assert run.status is Status.EXHAUSTED and run.recording.expanded == 1
    assert run.reason is not None and "does not prove" in say(run.reason)


def test_a_list_that_differs_from_what_was_seen_is_reported() -> None:
    def search(problem: Any, _: Any) -> Any:
        start = problem.initial()
        (_, other, _), *_ = problem.successors(start)
        problem.successors(other)
        return "druldlurdr", [start, start]

    run = watched(search)
    assert run.recording.expanded == 2
    assert run.reason is not None and "differs at number 2 from" in say(run.reason)


def test_costs_and_estimates_are_handed_over_in_displayed_units() -> None:
    seen: list[Any] = []

    def search(problem: Any, heuristic: Any) -> Any:
        seen.append(heuristic(problem.initial()))
        seen.extend(cost for _, _, cost in problem.successors(problem.initial()))

    watched(search)
    assert seen == [10, 1, 1, 1, 1]


def test_a_goal_tested_at_generation_is_not_counted_as_expanded() -> None:
    def search(problem: Any, _: Any) -> Any:
        queue = [(problem.initial(), ())]
        for state, path in queue:
            for move, successor, _ in problem.successors(state):
                if problem.is_goal(successor):
                    return [*path, move]
                queue.append((successor, (*path, move)))
        return None

    run: Run[Any] = watched(search, graph("ab1 bc1", "c"), zero)
    assert run.recording.expanded == 2 and run.recording.tests_early


def test_a_function_with_one_parameter_gets_the_state_only() -> None:
    def bfs(state: Any) -> Any:
        return None, [state]

    run = watched(bfs)
    assert run.recording.expanded == 1 and run.status is Status.EXHAUSTED
