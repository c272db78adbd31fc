from __future__ import annotations

import pytest

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board, goal_name
from workbench.wording import say


def test_the_named_goals() -> None:
    assert goal_board("last", 3, 3) == Board.parse("1 2 3/4 5 6/7 8 0")
    assert goal_board("first", 3, 3) == Board.parse("0 1 2/3 4 5/6 7 8")
    assert goal_board(" Last\n", 2, 3) == Board.parse("1 2 3/4 5 0")
    assert goal_board("first", 3, 2) == Board.parse("0 1/2 3/4 5")


def test_any_board_can_be_a_goal() -> None:
    assert goal_board("1 2 3/8 0 4/7 6 5", 3, 3) == Board.parse("1 2 3 8 0 4 7 6 5")
    assert goal_board("5 4 3 2 1 0", 2, 3) == Board(2, 3, (5, 4, 3, 2, 1, 0))


@pytest.mark.parametrize("text", ["last", "first", "1 2 3/8 0 4/7 6 5"])
def test_a_goal_is_read_back_from_its_name(text: str) -> None:
    assert goal_name(goal_board(text, 3, 3)) == text


def test_what_is_no_goal_is_refused() -> None:
    for text, result in {
        "lst": "“lst” is not a goal: use last, first or a board.",
        "1 2/3 0": "The board is 2×2, but it should be 3×3.",
        "1 2 3 0": "A 3×3 board has 9 numbers, including 0 for the blank, but this one has 4.",
        "": "The text is empty, so there is no board in it.",
    }.items():
        with pytest.raises(Fault) as refused:
            goal_board(text, 3, 3)
        assert say(refused.value) == result
    for rows, columns in [(1, 1), (300, 300), (0, 3), (-2, 4)]:
        with pytest.raises(Fault):
            goal_board("last", rows, columns)
