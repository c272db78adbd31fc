from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import check, inversion_pairs, is_solvable
from workbench.wording import say, set_language

Distances = Callable[[Board], Mapping[bytes, int]]

SLIDES = Board.parse("7 5 2 4/1 0 6 8/10 15 3 11/9 13 14 12")


def goals(rows: int, columns: int) -> list[Board]:
    shuffled = list(range(rows * columns))
    random.Random(rows * 10 + columns).shuffle(shuffled)
    middle = [*range(1, rows * columns)]
    middle.insert(rows * columns // 2, 0)
    named = [goal_board(name, rows, columns) for name in ("last", "first")]
    return [*named, Board(rows, columns, tuple(middle)), Board(rows, columns, tuple(shuffled))]


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (2, 3), (3, 2)])
def test_a_board_is_solvable_just_where_moves_lead_to_the_goal(rows: int, columns: int, distances: Distances) -> None:
    for goal in goals(rows, columns):
        reachable = distances(goal)
        for tiles in permutations(range(rows * columns)):
            board = Board(rows, columns, tiles)
            assert check(board, goal).solvable == is_solvable(board, goal) == (board.state in reachable)


@pytest.mark.parametrize(("rows", "columns"), [(2, 4), (4, 2), (3, 3)])
def test_larger_boards_are_solvable_just_where_moves_lead_to_the_goal(
    rows: int, columns: int, distances: Distances
) -> None:
    for goal in goals(rows, columns)[:: 3 if rows == columns else 1]:
        reachable = distances(goal)
        for seed in range(1000):
            tiles = list(range(rows * columns))
            random.Random(seed).shuffle(tiles)
            board = Board(rows, columns, tuple(tiles))
            assert check(board, goal).solvable == is_solvable(board, goal) == (board.state in reachable)


@given(st.integers(2, 9), st.integers(2, 9), st.randoms(use_true_random=False))
def test_counting_inversions_and_permutation_parity_agree(rows: int, columns: int, random: random.Random) -> None:
    board, goal = (Board(rows, columns, tuple(random.sample(range(rows * columns), rows * columns))) for _ in "ab")
    result = check(board, goal)
    assert result.solvable == is_solvable(board, goal)
    assert result.solvable == (result.permutation_even == (result.blank_distance % 2 == 0))
    assert result.solvable != check(board.swapped(*[cell for cell in range(4) if board.tiles[cell]][:2]), goal).solvable


@given(st.integers(2, 6), st.integers(2, 6), st.randoms(use_true_random=False))
def test_inversions_are_the_pairs_that_stand_in_the_opposite_order_to_the_goals(
    rows: int, columns: int, random: random.Random
) -> None:
    board, goal = (Board(rows, columns, tuple(random.sample(range(rows * columns), rows * columns))) for _ in "ab")
    inverted = [
        (first, later)
        for first, later in combinations(range(board.cells), 2)
        if board.tiles[first]
        and board.tiles[later]
        and goal.tiles.index(board.tiles[later]) < goal.tiles.index(board.tiles[first])
    ]
    result = check(board, goal)
    assert inversion_pairs(board, goal) == tuple(inverted)
    assert result.inversions == len(inverted) == sum(result.smaller_after)
    cells = [cell for cell, tile in enumerate(board.tiles) if tile]
    assert result.smaller_after == tuple(sum(first == cell for first, _ in inverted) for cell in cells)


def test_the_board_of_the_slides() -> None:
    result = check(SLIDES, goal_board("last", 4, 4))
    assert result.smaller_after == (6, 4, 1, 2, 0, 1, 1, 2, 6, 0, 1, 0, 1, 1, 0)
    assert (result.inversions, result.blank_row, result.goal_blank_row, result.blank_distance) == (26, 2, 4, 4)
    assert result.solvable
    assert result.permutation_even
    assert result.nearest == SLIDES


def manhattan(board: Board, goal: Board) -> int:
    return sum(
        abs(cell // board.columns - goal.tiles.index(tile) // board.columns)
        + abs(cell % board.columns - goal.tiles.index(tile) % board.columns)
        for cell, tile in enumerate(board.tiles)
        if tile
    )


def nearest(board: Board, goal: Board) -> Board:
    """Return the nearest solvable board by trying every exchange of two tiles."""
    tiles = [cell for cell, tile in enumerate(board.tiles) if tile]
    exchanged = [board.swapped(*pair) for pair in combinations(tiles, 2)]
    return min(exchanged, key=lambda one: (manhattan(one, goal), one.tiles))


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (2, 3), (3, 2)])
def test_the_nearest_solvable_board_of_every_small_board(rows: int, columns: int) -> None:
    for goal in goals(rows, columns)[1:]:
        for tiles in permutations(range(rows * columns)):
            board = Board(rows, columns, tiles)
            result = check(board, goal)
            assert result.nearest == (board if result.solvable else nearest(board, goal))


@given(st.integers(2, 6), st.integers(2, 6), st.randoms(use_true_random=False))
def test_the_nearest_solvable_board_has_least_manhattan_distance_and_then_is_smallest(
    rows: int, columns: int, random: random.Random
) -> None:
    board, goal = (Board(rows, columns, tuple(random.sample(range(rows * columns), rows * columns))) for _ in "ab")
    if is_solvable(board, goal):
        cells = [cell for cell, tile in enumerate(board.tiles) if tile]
        board = board.swapped(*random.sample(cells, 2))
    result = check(board, goal).nearest
    assert is_solvable(result, goal)
    assert result == nearest(board, goal)


def test_the_hundred_rows_of_the_largest_board_are_no_hurdle() -> None:
    goal = goal_board("last", 100, 100)
    board = scramble(100, 100, 7).swapped(0, 1)
    result = check(board, goal)
    assert result.solvable == is_solvable(board, goal)
    assert is_solvable(result.nearest, goal)


TOLD = {
    ("1 2 3 4 5 6 8 7 0", "last"): "Unsolvable: there is 1 inversion relative to the goal, an odd number; "
    "with 3 columns, also an odd number, no move changes whether it is even or odd, and the goal has none.",
    ("1 2 3 4 0 6 7 5 8", "last"): "Solvable: there are 2 inversions relative to the goal, an even number, "
    "and with 3 columns, an odd number, no move changes whether it is even or odd.",
    (str(SLIDES), "last"): "Solvable: 26 inversions relative to the goal and 2 rows between the blank (row 2) "
    "and its goal (row 4) make 28, an even number, and with 4 columns, an even number, no move changes whether that "
    "sum is even or odd.",
    ("1 2 3 0", "first"): "Unsolvable: 0 inversions relative to the goal and 1 row between the blank (row 2) "
    "and its goal (row 1) make 1, an odd number; with 2 columns, an even number, no move changes whether that sum "
    "is even or odd, and at the goal it is 0.",
}


@pytest.mark.parametrize(("text", "goal"), TOLD)
def test_the_reason_is_told_with_its_numbers(text: str, goal: str) -> None:
    board = Board.parse(text)
    assert say(check(board, goal_board(goal, *board.shape)).why) == TOLD[text, goal]


def test_the_reason_is_told_in_russian_too() -> None:
    set_language("ru")
    explanation = say(check(Board.parse("1 2 3 4 5 6 8 7 0"), goal_board("last", 3, 3)).why)
    assert explanation.startswith("Неразрешимо: относительно порядка цели 1 инверсия, нечётное число")


def test_the_course_notebooks_unsolvable_board_becomes_the_goal_by_one_exchange() -> None:
    goal = goal_board("last", 3, 3)
    assert check(Board.parse("1 2 3 4 5 6 8 7 0"), goal).nearest == goal


def test_goals_that_common_mistakes_call_unsolvable_are_solvable() -> None:
    for rows, columns in [(3, 3), (4, 4), (2, 4), (3, 4), (4, 3), (2, 2)]:
        for goal in goals(rows, columns):
            result = check(goal, goal)
            assert result.solvable
            assert result.inversions == 0


def test_a_goal_of_another_shape_is_refused() -> None:
    for question in (check, is_solvable, inversion_pairs):
        with pytest.raises(Fault) as refused:
            question(SLIDES, goal_board("last", 3, 3))
        assert say(refused.value) == "The goal is 3×3, but the board is 4×4."
