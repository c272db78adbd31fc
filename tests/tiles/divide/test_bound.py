"""The reference for solutions: bounds that are never above the optimum, and the optimum of small boards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench import api
from workbench.search.problem.limits import Limits
from workbench.tiles.divide.bound import Bound, bounds, lower_bound, quick_bound
from workbench.tiles.puzzle.collections import with_optimum
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble


@given(shape=st.sampled_from([(2, 2), (2, 3), (2, 4), (3, 2)]), seed=st.integers(0, 10**6))
def test_the_bound_is_admissible_and_the_optimum_of_small_boards_is_found(shape, seed):
    goal = scramble(*shape, seed)
    board = scramble(*shape, seed + 1, goal)
    optimum = api.solve(board, "bfs", goal=goal).cost
    bound = lower_bound(board, goal)
    assert bound.moves <= optimum
    assert (optimum - bound.moves) % 2 == 0
    assert quick_bound(board, goal) == Bound(optimum, True)


@pytest.mark.parametrize(("name", "optimum"), [("korf:79", 42), ("thesis:1", 18)])
def test_on_4x4_it_is_better_than_the_distances_and_below_the_optimum(name, optimum):
    run = api.start(name, "astar", "manhattan")
    problem = run.problem
    bound = lower_bound(problem.start, problem.goal)
    assert run.heuristic(problem.initial()) // 1000 <= bound.moves <= optimum
    assert bound.exact is (bound.moves == optimum and with_optimum(problem.start, problem.goal) is not None)


def test_a_published_optimum_is_the_reference_everywhere():
    problem = api.start("korf:88", "astar", "manhattan").problem
    assert lower_bound(problem.start, problem.goal) == Bound(65, True) == quick_bound(problem.start, problem.goal)
    assert [*bounds(problem.start, problem.goal, Limits())] == [None, Bound(65, True)]


def test_a_board_in_order_needs_no_moves():
    goal = goal_board("last", 4, 4)
    assert lower_bound(goal, goal) == Bound(0, True)


def test_bounds_come_one_after_the_other_the_optimum_last():
    goal = goal_board("last", 3, 3)
    board = scramble(3, 3, 7, goal)
    results = [bound for bound in bounds(board, goal, Limits()) if bound is not None]
    assert results[-1] == Bound(api.solve(board, "bfs", goal=goal).cost, True)
    assert [bound.exact for bound in results] == [False, True]


def test_large_boards_are_told_a_bound_only():
    goal = goal_board("last", 20, 20)
    board = scramble(20, 20, 1, goal)
    results = [bound for bound in bounds(board, goal, Limits()) if bound is not None]
    assert [bound.exact for bound in results] == [False]
    assert quick_bound(board, goal) == results[0]
