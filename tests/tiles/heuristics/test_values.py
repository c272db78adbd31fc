"""The values in textbooks, and the contributions of the tiles to them."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.tiles.heuristics import (
    Estimate,
    Euclidean,
    Flicker,
    HeuristicPart,
    LinearConflict,
    Manhattan,
    Misplaced,
    Zero,
)
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble

ALL: list[type[Estimate]] = [Zero, Misplaced, Manhattan, Euclidean, LinearConflict, Flicker]
LAST = goal_board("last", 3, 3)


def value(estimate: type[Estimate], text: str, goal: str = "last") -> int:
    board = Board.parse(text)
    return estimate(goal_board(goal, *board.shape))(board.state)


@pytest.mark.parametrize(
    ("text", "misplaced"),
    [
        ("(1,2,3,4,0,6,7,5,8)", 2),
        ("(1,2,3,4,5,6,7,8,0)", 0),
        ("(1,2,3,4,5,6,7,0,8)", 1),
        ("(1,2,3,4,5,6,0,7,8)", 2),
        ("(1,2,3,4,0,5,7,8,6)", 2),
    ],
)
def test_the_course_notebooks_misplaced_values(text: str, misplaced: int) -> None:
    assert value(Misplaced, text) == 1000 * misplaced


@pytest.mark.parametrize(
    ("text", "manhattan"),
    [
        ("(1,2,3,4,0,6,7,5,8)", 2),
        ("(1,2,3,4,5,6,7,8,0)", 0),
        ("(1,2,3,4,5,6,0,7,8)", 2),
        ("(1,2,3,4,6,0,7,5,8)", 3),
        ("(1,3,0,4,2,5,7,8,6)", 4),
    ],
)
def test_the_course_notebooks_manhattan_values(text: str, manhattan: int) -> None:
    assert value(Manhattan, text) == 1000 * manhattan


def test_the_board_of_the_slides_tile_by_tile() -> None:
    slides = find("slides")
    parts = Manhattan(slides.goal).parts(slides.board.state)
    assert [part.amount // 1000 for part in parts] == [3, 2, 1, 0, 1, 1, 0, 1, 2, 2, 1, 1, 1, 1, 1]
    assert [part.tile for part in parts] == [7, 5, 2, 4, 1, 6, 8, 10, 15, 3, 11, 9, 13, 14, 12]
    assert [part.cell for part in parts] == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    assert Manhattan(slides.goal)(slides.board.state) == 18_000


def test_the_textbooks_board() -> None:
    aima = find("aima")
    assert Misplaced(aima.goal)(aima.board.state) == 8_000
    assert Manhattan(aima.goal)(aima.board.state) == 18_000


def test_euclidean_is_rounded_down_to_the_thousandth_at_every_tile() -> None:
    # 1 is two rows and two columns away (√8), 2 one row and one column (√2), 5 and 3 one cell, 8 two columns.
    board = Board.parse("8 2 0/4 3 6/7 5 1")
    amounts = {part.tile: part.amount for part in Euclidean(LAST).parts(board.state)}
    assert amounts == {8: 2236, 2: 0, 4: 0, 3: 1414, 6: 0, 7: 0, 5: 1000, 1: 2828}
    assert Euclidean(LAST)(board.state) == 2236 + 1414 + 1000 + 2828


def test_euclidean_lies_between_manhattan_over_the_root_of_two_and_manhattan() -> None:
    for seed in range(50):
        state = scramble(4, 4, seed).state
        goal = goal_board("last", 4, 4)
        assert Manhattan(goal)(state) / 2**0.5 - 15 <= Euclidean(goal)(state) <= Manhattan(goal)(state)


def test_three_tiles_in_reverse_order_are_two_too_many() -> None:
    # 3 2 1 in their own row: distances 2 + 0 + 2; two of the three must leave the row and come back.
    assert value(LinearConflict, "3 2 1/4 5 6/7 8 0") == 1000 * (4 + 2 * 2)


def test_conflicts_count_in_rows_and_in_columns() -> None:
    assert value(LinearConflict, "2 1 3/4 5 6/7 8 0") == 1000 * (2 + 2)
    assert value(LinearConflict, "4 2 3/1 5 6/7 8 0") == 1000 * (2 + 2)
    assert value(LinearConflict, "2 1/0 3", "first") == value(Manhattan, "2 1/0 3", "first")
    assert LinearConflict(LAST).parts(bytes([2, 1, 3, 4, 5, 6, 7, 8, 0]))[8:] == (
        HeuristicPart(2, 0, 2000, "conflict"),
    )


def test_the_blank_is_in_conflict_with_nobody() -> None:
    assert value(LinearConflict, "1 2 3/4 5 6/0 7 8") == 2000
    assert value(LinearConflict, "1 0/2 3", "first") == value(Manhattan, "1 0/2 3", "first") == 1000


def naive_conflicts(line: tuple[int, ...], own: tuple[int, ...]) -> int:
    """Return how many tiles of a line must leave it: try every set that may stay, the largest first."""
    places = [own.index(tile) for tile in line if tile and tile in own]
    for leaving in range(len(places) + 1):
        for staying in combinations(places, len(places) - leaving):
            if list(staying) == sorted(staying):
                return leaving
    raise AssertionError


def lines(board: Board) -> list[tuple[int, ...]]:
    """Return the rows, then the columns."""
    return [*board.rows_of_tiles(), *(board.tiles[column :: board.columns] for column in range(board.columns))]


def naive_linear_conflict(board: Board, goal: Board) -> int:
    leaving = sum(naive_conflicts(line, own) for line, own in zip(lines(board), lines(goal), strict=True))
    return Manhattan(goal)(board.state) + 2000 * leaving


@given(st.integers(2, 6), st.integers(2, 6), st.data())
def test_linear_conflict_is_what_the_largest_set_that_may_stay_leaves_out(
    rows: int, columns: int, data: st.DataObject
) -> None:
    goal = Board(rows, columns, tuple(data.draw(st.permutations(range(rows * columns)))))
    shuffled = [data.draw(st.permutations(row)) for row in goal.rows_of_tiles()]  # many conflicts in the rows
    board = Board(rows, columns, tuple(tile for row in shuffled for tile in row))
    any_board = Board(rows, columns, tuple(data.draw(st.permutations(range(rows * columns)))))
    for one, other in [(board, goal), (goal, board), (any_board, goal)]:
        assert LinearConflict(other)(one.state) == naive_linear_conflict(one, other)


def naive(estimate: type[Estimate], board: Board, goal: Board) -> int:
    """Return an estimate by its definition."""
    total = 0
    for tile in range(1, board.cells):
        (row, column), (goal_row, goal_column) = (divmod(one.tiles.index(tile), one.columns) for one in (board, goal))
        down, right = abs(row - goal_row), abs(column - goal_column)
        total += {
            Zero: 0,
            Misplaced: 1000 if (down, right) != (0, 0) else 0,
            Manhattan: 1000 * (down + right),
            Euclidean: max(n for n in range(1001 * (down + right) + 1) if n * n <= 1_000_000 * (down**2 + right**2)),
        }[estimate]
    return total


@given(st.integers(2, 5), st.integers(2, 5), st.data())
def test_an_estimate_is_what_its_definition_says(rows: int, columns: int, data: st.DataObject) -> None:
    board, goal = (Board(rows, columns, tuple(data.draw(st.permutations(range(rows * columns))))) for _ in "ab")
    for estimate in (Zero, Misplaced, Manhattan, Euclidean):
        assert estimate(goal)(board.state) == naive(estimate, board, goal)


@pytest.mark.parametrize("estimate", ALL)
@given(data=st.data(), rows=st.integers(2, 6), columns=st.integers(2, 6))
def test_the_parts_sum_to_the_estimate(estimate: type[Estimate], rows: int, columns: int, data: st.DataObject) -> None:
    board, goal = (Board(rows, columns, tuple(data.draw(st.permutations(range(rows * columns))))) for _ in "ab")
    heuristic = estimate(goal)
    parts = heuristic.parts(board.state)
    assert sum(part.amount for part in parts) == heuristic(board.state)
    assert all(board.tiles[part.cell] == part.tile != 0 for part in parts)
    assert [part.tile for part in parts if part.reason != "conflict"] == [tile for tile in board.tiles if tile]
    assert all(part.amount == 2000 for part in parts if part.reason == "conflict")


@pytest.mark.parametrize("estimate", ALL)
def test_at_the_goal_nothing_is_left(estimate: type[Estimate]) -> None:
    for rows, columns in [(2, 2), (3, 3), (2, 5), (5, 2), (16, 16), (17, 16)]:
        for name in ("last", "first"):
            goal = goal_board(name, rows, columns)
            assert estimate(goal)(goal.state) == 0


@pytest.mark.parametrize("estimate", ALL)
def test_an_estimate_can_be_aimed_at_another_goal(estimate: type[Estimate]) -> None:
    other = goal_board("first", 3, 3)
    aimed = estimate(LAST).for_goal(other)
    assert type(aimed) is estimate
    assert aimed.goal == other
    state = find("hardest8").board.state
    assert aimed(state) == estimate(other)(state)


@pytest.mark.parametrize("estimate", ALL)
def test_a_board_too_large_for_tables_is_estimated_alike(estimate: type[Estimate]) -> None:
    goal = goal_board("first", 17, 17)
    board = scramble(17, 17, 3, goal)
    heuristic = estimate(goal)
    assert isinstance(board.state, tuple)
    assert sum(part.amount for part in heuristic.parts(board.state)) == heuristic(board.state)
    if estimate is LinearConflict:
        assert heuristic(board.state) == naive_linear_conflict(board, goal)
        own_row = Board(17, 17, (*goal.tiles[:17], *reversed(goal.tiles[17:34]), *goal.tiles[34:]))
        assert heuristic(own_row.state) == Manhattan(goal)(own_row.state) + 16 * 2000
    elif estimate is not Flicker:
        assert heuristic(board.state) == naive(estimate, board, goal)


def test_flicker_shines_where_the_blank_is_in_a_corner_or_the_centre() -> None:
    goal = goal_board("last", 3, 3)
    tiles = [8, 7, 6, 5, 4, 3, 2, 1]
    for cell in range(9):
        board = Board(3, 3, (*tiles[:cell], 0, *tiles[cell:]))
        lit = cell in (0, 2, 4, 6, 8)
        assert Flicker(goal)(board.state) == (Manhattan(goal)(board.state) if lit else 0)
    centreless = scramble(4, 4, 42)
    assert centreless.blank == 13
    assert Flicker(goal_board("last", 4, 4))(centreless.state) == 0
