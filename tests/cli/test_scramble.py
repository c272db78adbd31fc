"""`scramble`: boards to solve."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.solvability import is_solvable

Workbench = Callable[..., Any]


def test_a_seed_always_makes_the_same_board(workbench: Workbench) -> None:
    result = workbench("scramble", "4x4", "--seed", "42")
    assert (result.status, result.err) == (0, "")
    assert workbench("scramble", "4x4", "--seed", "42").out == result.out
    assert workbench("solve", "seed:42@4x4", "--max-expansions", "1", "--json").fields["board"] == result.out.strip()


def test_many_boards_come_one_a_line_from_the_seeds_that_follow(workbench: Workbench) -> None:
    lines = workbench("scramble", "2x3", "--seed", "7", "--count", "3").out.splitlines()
    assert len(lines) == 3
    assert lines[1:] == workbench("scramble", "2x3", "--seed", "8", "--count", "2").out.splitlines()


def test_scrambles_can_be_solved_for_the_goal_asked_for(workbench: Workbench) -> None:
    out = workbench("scramble", "3x4", "--seed", "1", "--count", "20", "--goal", "first").out
    assert all(is_solvable(Board.parse(line), goal_board("first", 3, 4)) for line in out.splitlines())


def test_a_walk_is_no_longer_than_its_moves(workbench: Workbench) -> None:
    board = workbench("scramble", "3x3", "--seed", "5", "--moves", "4").out.strip()
    assert workbench("solve", board, "--json").fields["cost"] in (0, 2, 4)
    assert workbench("scramble", "3x3", "--seed", "5", "--moves", "0").out == "1 2 3/4 5 6/7 8 0\n"


def test_without_a_seed_the_one_that_was_drawn_is_told(workbench: Workbench) -> None:
    result = workbench("scramble", "3x3")
    seed = result.err.split()[1]
    assert result.err == f"Seed {seed}\n"
    assert workbench("scramble", "3x3", "--seed", seed).out == result.out


def test_a_scramble_goes_through_a_pipe_into_solve(program: Workbench) -> None:
    board = program("scramble", "3x3", "--seed", "3").out
    assert program("solve", "-", "--json", given=board).fields["status"] == "solved"
