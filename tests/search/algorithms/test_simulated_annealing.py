"""Simulated annealing: the schedule, every decision by a naive judge, 8 queens, the end of the schedule, and seeds."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.narrating import check_narration
from worlds.searches import Puzzle, board, goal, puzzles

from workbench import api
from workbench.queens.problem import QueensProblem, attacks
from workbench.search.explaining.explain import narration, steps
from workbench.search.inspecting.node_history import children
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.tree.source import tree
from workbench.wording import say

OPTIONS = st.fixed_dictionaries(
    {
        "temperature": st.sampled_from([0.001, 0.5, 2, 1000]),
        "cooling": st.sampled_from([0.001, 0.5, 0.99, 0.9995, 1]),
        "max_steps": st.sampled_from([1, 30, 1000]),
        "random_seed": st.integers(0, 9),
    }
)
SEEDS = st.integers(0, 999)


def annealed(problem: Any, most: int = 3000, **options: Any) -> api.ConfiguredRun:
    run = api.start(problem, "simulated-annealing", **options)
    run.advance(most)
    return run


def random_queens(n: int, seed: int) -> QueensProblem:
    return QueensProblem(QueensProblem((1,) * n).random_state(random.Random(seed)))


def states(run: api.ConfiguredRun) -> list[Any]:
    return [run.recording.state(int(node)) for node in Timeline(run.recording).current()]


def naive(
    problem: Any, h: Callable[[Any], float], temperature: float, cooling: float, random_seed: int
) -> Iterator[tuple[Any, float, float | None, float | None]]:
    """Yield the state at each step, the temperature, and if they are needed the probability and the number drawn."""
    chance, state, cooled = random.Random(random_seed), problem.initial(), 1.0
    while True:
        _, to, _ = chance.choice([*problem.successors(state)])
        worse, here = h(to) - h(state), temperature * cooled
        probability, drawn = None, None
        if worse > 0:
            probability, drawn = (0.0 if worse / 700 > here else math.e ** (-worse / here)), chance.random()
        yield state, here, probability, drawn
        if drawn is None or probability is None or drawn < probability:
            state = to
        cooled *= cooling


def check_against_the_judge(run: api.ConfiguredRun, unit: int, options: dict[str, Any]) -> None:
    def h(state: Any) -> float:
        return run.heuristic(state) / unit

    timeline = Timeline(run.recording)
    judged = naive(run.problem, h, options["temperature"], options["cooling"], options["random_seed"])
    for t in range(1, timeline.length + 1):
        moment: Any = timeline.at(t)
        state, temperature, probability, drawn = next(judged)
        assert run.recording.state(moment.current) == state
        last = steps(timeline, t)[-1]
        values = last.values
        if last.line in ("found", "fail"):
            assert t == timeline.length
            break
        assert values["temperature"] == pytest.approx(temperature, rel=1e-6, abs=1e-300)
        assert values.get("drawn") == drawn
        if probability is not None:
            assert values["probability"] == pytest.approx(probability, rel=1e-6, abs=1e-300)
    assert timeline.length <= options["max_steps"] + 1
    if run.status is Status.EXHAUSTED:
        assert timeline.length == options["max_steps"] + 1


@settings(max_examples=25)
@given(st.integers(4, 8), SEEDS, OPTIONS)
def test_every_decision_among_queens_follows_the_schedule(n: int, start: int, options: dict[str, Any]):
    check_against_the_judge(annealed(random_queens(n, start), 60, **options), 1, options)


@settings(max_examples=25)
@given(puzzles(), OPTIONS)
def test_every_decision_on_a_board_follows_the_schedule(puzzle: Puzzle, options: dict[str, Any]):
    run = annealed(board(puzzle), 60, goal=goal(puzzle), order=puzzle.order, search_anyway=True, **options)
    check_against_the_judge(run, 1000, options)


@settings(max_examples=15)
@given(st.integers(4, 8), SEEDS, OPTIONS)
def test_the_same_seed_gives_the_same_film(n: int, start: int, options: dict[str, Any]):
    first, again = (annealed(random_queens(n, start), 60, **options) for _ in range(2))
    films = [
        [steps(Timeline(run.recording), t) for t in range(Timeline(run.recording).length + 1)] for run in (first, again)
    ]
    assert films[0] == films[1] and (first.status, first.solution) == (again.status, again.solution)


def test_another_seed_gives_another_walk():
    assert states(annealed(QueensProblem(), random_seed=3)) != states(annealed(QueensProblem(), random_seed=4))


def test_nine_of_ten_random_starts_of_8_queens_are_solved():
    runs = [annealed(random_queens(8, seed), random_seed=seed) for seed in range(60)]
    solved = [run for run in runs if run.status is Status.SOLVED]
    assert 0.8 < len(solved) / len(runs) <= 1
    for run in solved:
        assert run.solution is not None and attacks(run.solution.states[-1]) == 0


def test_a_high_temperature_accepts_nearly_everything_and_a_low_one_nothing_worse():
    hot = annealed(random_queens(8, 1), 400, temperature=1000, cooling=1)
    cold = annealed(random_queens(8, 1), 400, temperature=0.001, cooling=1)
    assert len(set(Timeline(hot.recording).current().tolist())) > 0.95 * hot.expanded
    h = [attacks(state) for state in states(cold)]
    assert h == sorted(h, reverse=True)


def test_the_end_of_the_schedule_is_a_result_of_its_own():
    run = annealed("8 6 7/2 5 4/3 0 1", max_steps=7)
    assert (run.status, run.expanded, run.recording.generated, run.solution) == (Status.EXHAUSTED, 8, 7, None)
    assert run.reason is not None
    assert say(run.reason).startswith("The search ended after 7 steps in a state with h = ")
    timeline = Timeline(run.recording)
    assert say(narration(timeline, 8)[-1]).startswith("All steps are used.")
    assert steps(timeline, 8)[-1].line == "fail"


def test_the_successors_of_a_node_are_all_neighbours_drawn_while_the_search_stayed_there():
    run = annealed(random_queens(6, 2), 200, temperature=0.3)
    timeline = Timeline(run.recording)
    current = timeline.current().tolist()
    assert len(set(current)) < 0.7 * len(current), "the search stays more often than not"
    for t in range(timeline.length + 1):
        moment = timeline.at(t)
        drawn = [[record for record in range(moment.records) if moment.parent(record) == node] for node in current[:t]]
        assert [list(tree(moment).children(node)) for node in current[:t]] == drawn
        if t % 10 == 0:
            for node, records in zip(current[:t], drawn, strict=True):
                assert [one.successor.record for one in children(timeline, node, t)] == records


def test_every_walk_is_narrated_in_every_language():
    run = annealed(random_queens(6, 1), max_steps=60, temperature=1, cooling=0.9)
    check_narration(run)
