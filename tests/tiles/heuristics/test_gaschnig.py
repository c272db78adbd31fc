"""Gaschnig's heuristic is the exact distance in the puzzle in which any tile may go to the blank."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.tiles.heuristics import Gaschnig, Manhattan, Misplaced
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.tiles.puzzle.goal import goal_board


def relaxed_distances(goal: bytes) -> dict[bytes, int]:
    """Return how many moves each board is from the goal if any tile may go to the blank."""
    result, queue = {goal: 0}, deque([goal])
    while queue:
        state = queue.popleft()
        blank = state.index(0)
        for cell in range(len(state)):
            tiles = bytearray(state)
            tiles[blank], tiles[cell] = tiles[cell], 0
            other = bytes(tiles)
            if other not in result:
                result[other] = result[state] + 1
                queue.append(other)
    return result


@pytest.mark.parametrize("goal", ["1 2 3/4 5 0", "0 1 2/3 4 5", "4 0 2/1 5 3", "1 2/3 4/5 6/7 0"])
def test_it_is_the_distance_in_the_relaxed_puzzle(goal: str) -> None:
    target = Board.parse(goal)
    estimate, true = Gaschnig(target), relaxed_distances(bytes(target.tiles))
    assert len(true) in (720, 40_320)  # also of the boards that cannot be solved by legal moves
    assert all(estimate(state) == 1000 * moves for state, moves in true.items())


def test_the_textbooks_board_and_a_pair_of_exchanged_tiles() -> None:
    aima = find("aima")
    assert Gaschnig(aima.goal)(aima.board.state) == 8_000
    last = goal_board("last", 3, 3)
    assert Gaschnig(last)(Board.parse("2 1 3/4 5 6/7 8 0").state) == 3_000
    pairs = Board.parse("2 1 3/5 4 6/7 8 0").state
    assert (Gaschnig(last)(pairs), Manhattan(last)(pairs)) == (6_000, 4_000)


@given(st.integers(2, 5), st.integers(2, 5), st.data())
def test_it_is_never_below_misplaced_tiles_and_one_tile_of_each_cycle_moves_twice(
    rows: int, columns: int, data: st.DataObject
) -> None:
    board, goal = (Board(rows, columns, tuple(data.draw(st.permutations(range(rows * columns))))) for _ in "ab")
    estimate, misplaced = Gaschnig(goal)(board.state), Misplaced(goal)(board.state)
    parts = Gaschnig(goal).parts(board.state)
    assert estimate >= misplaced
    assert sum(part.amount for part in parts) == estimate
    assert sum(part.amount == 2000 for part in parts) == (estimate - misplaced) // 1000
    assert [part.tile for part in parts] == [tile for tile in board.tiles if tile]


def test_it_is_also_computed_on_boards_too_large_for_bytes() -> None:
    goal = goal_board("last", 17, 17)
    first = (2, 1, *goal.tiles[2:])
    assert Gaschnig(goal)(first) == 3_000
    assert Gaschnig(goal).for_goal(Board(17, 17, first))(first) == 0
