"""The effective branching factor solves its equation, and penetrance is a share."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as some

from workbench.api import solve
from workbench.search.problem.measures import branching_factor, penetrance


@given(some.floats(1.01, 4), some.integers(1, 60))
def test_the_tree_of_that_branching_factor_has_as_many_nodes(b: float, depth: int) -> None:
    nodes = round(sum(b**level for level in range(1, depth + 1)))
    found = branching_factor(nodes, depth)
    assert found is not None
    assert math.isclose(sum(found**level for level in range(1, depth + 1)), nodes, rel_tol=1e-9)


@given(some.integers(1, 100_000))
def test_a_search_that_goes_straight_to_its_goal_branches_into_one(depth: int) -> None:
    assert branching_factor(depth, depth) == pytest.approx(1, abs=1e-9)
    assert penetrance(depth, depth) == 1


@given(some.integers(1, 10**15), some.integers(1, 10**15), some.integers(1, 80))
def test_more_nodes_at_the_same_depth_branch_more(one: int, other: int, depth: int) -> None:
    fewer, more = sorted((one, other))
    assert (branching_factor(fewer, depth) or 0) <= (branching_factor(more, depth) or 0)


def test_a_solution_of_one_move_has_as_many_branches_as_nodes() -> None:
    assert branching_factor(4, 1) == pytest.approx(4)
    assert branching_factor(10**15, 1) == pytest.approx(10**15)


def test_fewer_nodes_than_moves_branch_into_less_than_one() -> None:
    found = branching_factor(3, 5)
    assert found is not None
    assert sum(found**level for level in range(1, 6)) == pytest.approx(3)


@pytest.mark.parametrize(("generated", "depth"), [(0, 0), (0, 3), (7, 0)])
def test_where_nothing_was_generated_or_nothing_is_to_do_there_is_no_branching_factor(
    generated: int, depth: int
) -> None:
    assert branching_factor(generated, depth) is None


def test_penetrance_is_a_share_and_none_of_nothing() -> None:
    assert penetrance(7, 2) == pytest.approx(2 / 7)
    assert penetrance(4, 0) == 0
    assert penetrance(0, 0) is None


def test_the_figures_of_a_search() -> None:
    done = solve("1 2 3 4 0 6 7 5 8")
    assert done.moves is not None
    assert branching_factor(done.generated, len(done.moves)) == pytest.approx(2.1926, abs=1e-4)
    assert penetrance(done.generated, len(done.moves)) == pytest.approx(2 / 7)
