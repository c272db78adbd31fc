"""Boards that take little memory behave like any others."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.stored_board import StoredBoard


def random_walk(rows: int, columns: int, seed: int, length: int) -> str:
    random, board, moves = Random(seed), goal_board("last", rows, columns), ""
    for _ in range(length):
        moves += random.choice(board.legal_moves())
        board = board.moved(moves[-1])
    return moves


@given(st.integers(2, 20), st.integers(2, 20), st.integers(0, 99), st.integers(0, 30))
def test_a_stored_board_is_equal_to_its_board_and_moves_like_it(
    rows: int, columns: int, seed: int, length: int
) -> None:
    board = scramble(rows, columns, seed)
    stored = StoredBoard(board)
    assert stored == board and hash(stored) == hash(board) and stored.blank == board.blank
    assert [stored.tile_at(cell) for cell in range(board.cells)] == list(board.tiles) == list(stored.tiles)
    assert all(stored.cell_of(tile) == board.cell_of(tile) == board.tiles.index(tile) for tile in board.tiles)
    goal = goal_board("last", rows, columns)
    moves = random_walk(rows, columns, seed, length)
    assert StoredBoard(goal).replayed(moves) == goal.replayed(moves)
    assert StoredBoard(goal) == goal


def test_no_other_tiles_and_no_illegal_moves() -> None:
    goal = goal_board("last", 16, 17)
    for board in (goal, StoredBoard(goal)):
        with pytest.raises(ValueError, match="not"):
            board.cell_of(272)
        with pytest.raises(Fault) as error:
            board.replayed("udd")
        assert error.value.message.facts["number"] == 3
