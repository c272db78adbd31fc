"""The rules of moves on grids, costs without rounding, and what is claimed of estimates."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from worlds.maps import drawn_grids, grids_with_water

import workbench
from workbench.catalog.estimates import entry_for, estimate_for, move_costs_of, offered_for
from workbench.maps.distances import distances, heuristic_properties
from workbench.maps.grid import WALL, Grid, MoveRule, Square
from workbench.maps.grid_heuristics import DIAGONAL, STRAIGHT
from workbench.maps.grid_problem import GridProblem, grid_problem
from workbench.search.problem.messages import Fault
from workbench.wording import say

FIVE = tuple(b"\1" * 5 for _ in range(5))


def free(grid: Grid, row: int, column: int, water: int) -> bool:
    """Return whether a square is inside, no wall, and of the same kind."""
    inside = 0 <= row < len(grid.costs) and 0 <= column < len(grid.costs[0])
    return inside and grid.costs[row][column] != WALL and (grid.water[row][column] if grid.water else 0) == water


def neighbours(grid: Grid, square: Square) -> dict[Square, float]:
    """Return the squares that a move leads to and the costs, by the definition of the rules."""
    row, column = square
    water = grid.water[row][column] if grid.water else 0
    result = {}
    for down, right in product((-1, 0, 1), repeat=2):
        other = row + down, column + right
        if (down, right) == (0, 0) or not free(grid, *other, water):
            continue
        cost = grid.costs[other[0]][other[1]]
        if down and right:
            beside = free(grid, row + down, column, water) + free(grid, row, column + right, water)
            if grid.moves is MoveRule.FOUR or beside < (2 if grid.moves is MoveRule.EIGHT else 1):
                continue
            result[other] = cost * math.sqrt(2)
        else:
            result[other] = cost
    return result


@given(grids_with_water())
def test_the_neighbours_are_those_of_the_rule(grid: Grid) -> None:
    problem = grid_problem(grid)
    unit = getattr(problem, "scale", 1)
    for square in problem.places():
        moves = problem.successors(square)
        assert len({move for move, _, _ in moves}) == len(moves)
        assert {other: cost / unit for _, other, cost in moves} == pytest.approx(neighbours(grid, square))


@given(grids_with_water())
def test_a_grid_without_a_path_is_refuted_and_no_other(grid: Grid) -> None:
    problem = grid_problem(grid)
    seen, waiting = {grid.start}, [grid.start]
    while waiting:
        for other in neighbours(grid, waiting.pop()):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    assert (problem.refutation() is None) == any(goal in seen for goal in grid.goals)
    reachable = grid.reachable()
    assert {square for square in problem.places() if reachable[square[0]][square[1]]} == seen
    assert reachable.sum() == len(seen)


def sign_of_sum(straight: int, diagonal: int) -> int:
    """Return the sign of straight + diagonal · √2, by squares: exact."""
    if straight * diagonal >= 0:
        return (straight + diagonal > 0) - (straight + diagonal < 0)
    larger = straight**2 - 2 * diagonal**2
    return (1 if straight > 0 else -1) * ((larger > 0) - (larger < 0))


@given(*[st.integers(-15_000_000, 15_000_000)] * 2)
def test_sums_of_moves_are_ordered_like_sums_with_the_root_of_two(straight: int, diagonal: int) -> None:
    units = straight * STRAIGHT + diagonal * DIAGONAL
    assert (units > 0) - (units < 0) == sign_of_sum(straight, diagonal)


def test_near_sums_are_told_apart_where_floating_point_numbers_fail() -> None:
    straight, diagonal = 6_625_109 * 2, -9_369_319  # a convergent of √2 turned round
    assert sign_of_sum(straight, diagonal) == 1 or sign_of_sum(straight, diagonal) == -1
    assert (straight * STRAIGHT + diagonal * DIAGONAL > 0) == (sign_of_sum(straight, diagonal) > 0)
    ratio = Fraction(DIAGONAL, STRAIGHT)
    assert abs(ratio.numerator**2 - 2 * ratio.denominator**2) == 1, "a convergent: no better fraction is smaller"


@given(drawn_grids((1, 1, 2, 5, 9)))
def test_what_the_rule_claims_of_an_estimate_holds_at_every_square(grid: Grid) -> None:
    problem = grid_problem(grid)
    for name in offered_for(problem):
        claimed, found = entry_for(problem, name), heuristic_properties(problem, estimate_for(problem, name))
        assert not claimed.admissible or found.admissible, name
        assert not claimed.consistent or found.consistent, name
        if grid.moves is MoveRule.FOUR or name != "manhattan":
            assert claimed.admissible and claimed.consistent, name


def test_manhattan_distance_overestimates_diagonal_moves() -> None:
    problem = grid_problem(Grid("", FIVE, (0, 0), ((4, 4),), MoveRule.EIGHT))
    assert not entry_for(problem, "manhattan").admissible
    assert offered_for(problem) == ("octile", "euclidean", "chebyshev", "manhattan", "zero")
    assert estimate_for(problem, "octile")((0, 0)) == distances(problem)[0, 0] == 4 * DIAGONAL


@pytest.mark.parametrize(("rule", "cost"), [("4", 8), ("8", 4 * math.sqrt(2)), ("8-corners", 4 * math.sqrt(2))])
def test_an_open_grid_is_crossed_by_the_rule(rule: str, cost: float) -> None:
    grid = Grid("", FIVE, (0, 0), ((4, 4),), MoveRule(rule))
    result = workbench.solve(grid_problem(grid), "astar")
    assert result.cost == pytest.approx(cost, abs=1e-9) and result.optimal


def test_corners_are_cut_only_where_the_rule_allows_it_and_never_between_two_walls() -> None:
    costs = (bytes([1, 1]), bytes([WALL, 1]))
    past = {rule: len(grid_problem(Grid("", costs, (0, 0), ((1, 1),), rule)).successors((0, 0))) for rule in MoveRule}
    assert past == {MoveRule.FOUR: 1, MoveRule.EIGHT: 1, MoveRule.CORNERS: 2}
    between = (bytes([1, WALL]), bytes([WALL, 1]))
    assert grid_problem(Grid("", between, (0, 0), ((1, 1),), MoveRule.CORNERS)).successors((0, 0)) == []


def test_a_large_grid_answers_from_its_costs_alone() -> None:
    row = bytes([1]) * 1000
    problem = grid_problem(Grid("", (row,) * 1000, (0, 0), ((999, 999),), MoveRule.EIGHT))
    problem.successors = None  # looking at every square would fail
    assert entry_for(problem, "octile").consistent and not entry_for(problem, "manhattan").admissible
    costs = move_costs_of(problem)
    assert costs is not None and (costs.equal, costs.least) == (False, STRAIGHT)
    assert problem.refutation() is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("2,1", "The square 2,1 is a wall."),
        ("9,1", "The square 9,1 is outside the grid of 3 rows and 3 columns."),
        ("0,1", "The square 0,1 is outside the grid of 3 rows and 3 columns."),
        ("x", "“x” is not a square: write the row and the column, counted from 1, such as 1,1."),
    ],
)
def test_a_wrong_square_is_named_with_its_reason(text: str, sentence: str) -> None:
    costs = (b"\1\1\1", bytes([WALL, 1, 1]), b"\1\1\1")
    problem = GridProblem(Grid("", costs, (0, 0), ((2, 2),)))
    with pytest.raises(Fault) as fault:
        problem.read(text)
    assert say(fault.value) == sentence


def test_squares_of_a_moving_ai_map_are_named_by_column_and_row_from_0() -> None:
    problem = grid_problem(Grid("", FIVE, (0, 1), ((4, 4),), MoveRule.EIGHT, x_y=True))
    assert (problem.name((0, 1)), problem.read("1, 0")) == ("1,0", (0, 1))
