from __future__ import annotations

import pytest

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import move_directions


def test_a_solution_is_spelled_as_the_blank_goes_or_as_the_tiles_go() -> None:
    assert move_directions("ddr") == ("d", "d", "r")
    assert move_directions("ddr", "tile") == ("u", "u", "l")
    assert move_directions("udlr", "tile") == ("d", "u", "r", "l")
    assert move_directions("") == ()


def test_the_tile_that_moves_goes_in_the_tiles_direction() -> None:
    board = Board.parse("1 2 3/4 0 6/7 5 8")
    after = board.moved("d")
    assert after.tiles.index(5) == board.tiles.index(5) - board.columns  # 5 moved up


def test_a_letter_that_is_no_move_is_refused() -> None:
    for refused in (
        lambda: move_directions("x"),
        lambda: move_directions("udx"),
        lambda: move_directions("u r", "tile"),
    ):
        with pytest.raises(Fault):
            refused()
