"""Admissible: never above the true distance. Consistent: no move lowers the estimate by more than it costs.

Moves can be undone, so consistent means that the estimates of neighbours differ by at most 1000 thousandths.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from workbench.tiles.heuristics import (
    Estimate,
    Euclidean,
    Flicker,
    Gaschnig,
    LinearConflict,
    Manhattan,
    Misplaced,
    Zero,
)
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble

Distances = Callable[[Board], Mapping[bytes, int]]
Neighbours = Callable[[int, int, bytes], list[bytes]]

CONSISTENT: list[type[Estimate | Gaschnig]] = [Zero, Misplaced, Gaschnig, Manhattan, Euclidean, LinearConflict]


def overestimates(estimate: Estimate | Gaschnig, true: Mapping[bytes, int]) -> int:
    return sum(estimate(state) > 1000 * moves for state, moves in true.items())


def inconsistencies(estimate: Estimate | Gaschnig, states: Mapping[bytes, int], neighbours: Neighbours) -> int:
    """Return the number of edges between `states` on which the estimate changes by more than the cost of a move."""
    rows, columns = estimate.goal.shape
    values = {state: estimate(state) for state in states}
    return sum(
        abs(h - values[other]) > 1000
        for state, h in values.items()
        for other in neighbours(rows, columns, state)
        if other < state
    )


@pytest.mark.parametrize("estimate", CONSISTENT)
@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (2, 4)], ids=str)
def test_on_every_small_board_the_estimate_is_admissible_and_consistent(
    estimate: type[Estimate | Gaschnig], shape: tuple[int, int], distances: Distances, neighbours: Neighbours
) -> None:
    for goal in (goal_board("last", *shape), goal_board("first", *shape), scramble(*shape, seed=5)):
        true = distances(goal)
        assert overestimates(estimate(goal), true) == 0
        assert inconsistencies(estimate(goal), true, neighbours) == 0


@pytest.mark.parametrize("goal", ["last", "1 2 3/8 0 4/7 6 5"])
def test_on_every_8_puzzle_the_estimates_are_admissible_and_consistent(
    goal: str, distances: Distances, neighbours: Neighbours
) -> None:
    target = goal_board(goal, 3, 3)
    true = distances(target)
    assert len(true) == 181_440
    edges = [(state, other) for state in true for other in neighbours(3, 3, state) if other < state]
    for estimate in (Misplaced, Gaschnig, Manhattan, Euclidean, LinearConflict):
        values = dict(zip(true, map(estimate(target), true), strict=True))
        assert all(values[state] <= 1000 * moves for state, moves in true.items())
        assert all(-1000 <= values[state] - values[other] <= 1000 for state, other in edges)


@pytest.mark.parametrize(
    ("shape", "boards", "least_edges"),
    [((2, 5), 20_000, 50_000), ((5, 2), 20_000, 50_000), ((7, 7), 1000, 3000), ((10, 10), 500, 1500)],
)
def test_linear_conflict_is_consistent_on_larger_boards(
    shape: tuple[int, int], boards: int, least_edges: int, neighbours: Neighbours
) -> None:
    edges = 0
    for goal in (goal_board("last", *shape), goal_board("first", *shape)):
        estimate = LinearConflict(goal)
        for number in range(boards // 2):
            # A few moves from the goal many tiles are in their own lines, which gives many conflicts.
            moves = None if number % 2 else number % 120
            state = scramble(*shape, seed=number, goal=goal, moves=moves).state
            assert isinstance(state, bytes)
            h = estimate(state)
            for other in neighbours(*shape, state):
                edges += 1
                assert abs(h - estimate(other)) <= 1000
    assert edges >= least_edges


def test_linear_conflict_never_says_less_than_manhattan_and_sees_more() -> None:
    goal = goal_board("last", 4, 4)
    estimates = LinearConflict(goal), Manhattan(goal)
    pairs = [tuple(estimate(scramble(4, 4, seed).state) for estimate in estimates) for seed in range(200)]
    assert all(linear >= manhattan for linear, manhattan in pairs)
    assert any(linear > manhattan for linear, manhattan in pairs)


@pytest.mark.parametrize("shape", [(2, 3), (3, 2), (2, 4), (3, 3)], ids=str)
def test_flicker_is_admissible_but_not_consistent(
    shape: tuple[int, int], distances: Distances, neighbours: Neighbours
) -> None:
    goal = goal_board("last", *shape)
    assert overestimates(Flicker(goal), distances(goal)) == 0
    assert inconsistencies(Flicker(goal), distances(goal), neighbours) > 0


def test_where_flicker_loses_more_than_a_move() -> None:
    # The blank leaves the centre, and an estimate of 10 moves becomes 0.
    board = Board.parse("1 3 5/4 0 8/7 6 2")
    estimate = Flicker(goal_board("last", 3, 3))
    assert estimate(board.state) == 10_000
    assert estimate(board.moved("u").state) == 0
