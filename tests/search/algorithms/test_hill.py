"""Hill climbing: every move by brute force, the figures of AIMA on 8 queens, local minima, restarts and seeds."""

from __future__ import annotations

import random
from itertools import pairwise
from statistics import mean
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from support.narrating import check_narration
from worlds.searches import Puzzle, board, goal, puzzles

from workbench import api
from workbench.queens.problem import Queens, QueensProblem, attacks
from workbench.search.explaining.explain import narration
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.wording import say

OPTIONS = st.fixed_dictionaries(
    {
        "neighbours": st.sampled_from(["steepest", "first"]),
        "sideways": st.sampled_from([0, 1, 100]),
        "restarts": st.sampled_from([0, 3]),
        "random_seed": st.integers(0, 9),
    }
)
STUCK = "83742516"
"""A local minimum with h = 1 (AIMA, figure 4.3)."""


def climbed(problem: Any, most: int = 3000, **options: Any) -> api.ConfiguredRun:
    run = api.start(problem, "hill", **options)
    run.advance(most)
    return run


def check_climb(run: api.ConfiguredRun, sideways: int, choice: str) -> None:
    """Hold every move, and every end of a walk, against all neighbours of the state."""
    timeline, estimate, used = Timeline(run.recording), run.heuristic, 0
    moments = [timeline.at(t) for t in range(1, timeline.length + 1)]
    for moment, following in pairwise([*moments, None]):
        assert moment is not None and moment.current is not None
        state = run.recording.state(moment.current)
        neighbours = [estimate(to) for _, to, _ in run.problem.successors(state)]
        h, least = estimate(state), min(neighbours)
        if run.problem.is_goal(state):
            assert following is None and run.status is Status.SOLVED
            return
        if following is None or following.parent(following.current) == NONE:
            assert least > h or (least == h and used == sideways), "no allowed move is left out"
            used = 0
            continue
        after = estimate(run.recording.state(following.current))
        assert after == least if choice == "steepest" or least >= h else after < h
        assert after < h or (after == h and used < sideways)
        used = used + 1 if after == h else 0
    assert run.status in (Status.EXHAUSTED, Status.RUNNING)


@settings(max_examples=25)
@given(st.integers(4, 8), st.integers(0, 999), OPTIONS)
def test_every_move_among_queens_is_to_a_best_neighbour(n: int, start: int, options: dict[str, Any]):
    problem = QueensProblem(QueensProblem((1,) * n).random_state(random.Random(start)))
    check_climb(climbed(problem, 60, **options), options["sideways"], options["neighbours"])


@settings(max_examples=25)
@given(puzzles(), OPTIONS)
def test_every_move_on_a_board_is_to_a_best_neighbour(puzzle: Puzzle, options: dict[str, Any]):
    run = climbed(board(puzzle), 60, goal=goal(puzzle), order=puzzle.order, search_anyway=True, **options)
    check_climb(run, options["sideways"], options["neighbours"])


def starts(count: int) -> list[Queens]:
    chance = random.Random(2010)
    return [QueensProblem().random_state(chance) for _ in range(count)]


def test_steepest_ascent_solves_one_of_seven_random_starts_of_8_queens():
    """AIMA 4.1.1: 14 % are solved, in 4 moves on average; otherwise it is stuck after 3."""
    runs = [climbed(QueensProblem(start), random_seed=place) for place, start in enumerate(starts(600))]
    solved = [run for run in runs if run.status is Status.SOLVED]
    stuck = [run for run in runs if run.status is Status.EXHAUSTED]
    assert len(solved) + len(stuck) == len(runs)
    assert 0.11 < len(solved) / len(runs) < 0.17
    assert 3.5 < mean(run.expanded - 1 for run in solved) < 4.5
    assert 2.5 < mean(run.expanded - 1 for run in stuck) < 3.6


def test_with_100_sideways_moves_it_solves_nearly_all():
    """AIMA 4.1.1: 94 % are solved."""
    runs = [climbed(QueensProblem(start), sideways=100, random_seed=place) for place, start in enumerate(starts(150))]
    assert 0.90 < sum(run.status is Status.SOLVED for run in runs) / len(runs) < 0.98


def test_a_local_minimum_is_a_result_of_its_own():
    run = climbed(QueensProblem(QueensProblem().read(STUCK)))
    assert (run.status, run.expanded, run.solution) == (Status.EXHAUSTED, 1, None)
    assert run.reason is not None
    assert say(run.reason).startswith("The search ended in a local minimum: h = 1 there, and no neighbour has")
    sentences = " ".join(map(say, narration(Timeline(run.recording), 1)))
    assert "is a local minimum: h = 1, and no neighbour is good enough." in sentences


def test_the_solution_after_a_restart_begins_with_the_moves_to_the_random_state():
    run = climbed(QueensProblem(QueensProblem().read(STUCK)), restarts=100)
    assert run.status is Status.SOLVED
    assert run.solution is not None
    assert attacks(run.solution.states[-1]) == 0
    assert len(run.iterations) > 1
    assert sum(one.expanded for one in run.iterations) == run.expanded
    recording = run.recording
    last = recording.solution_path()
    assert run.solution.cost == Timeline(recording).at(recording.steps).g(last[-1])
    assert list(run.solution.states[-len(last) :]) == [recording.state(record) for record in last]


def test_the_same_seed_gives_the_same_search():
    problem = QueensProblem()
    runs = [climbed(problem, sideways=10, restarts=5, random_seed=seed) for seed in (3, 3, 4)]
    walks = [[run.recording.state(int(node)) for node in Timeline(run.recording).current()] for run in runs]
    assert walks[0] == walks[1] != walks[2]


def test_every_walk_is_narrated_in_every_language():
    run = climbed(QueensProblem(), sideways=2, restarts=3)
    check_narration(run)
