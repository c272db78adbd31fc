"""Solutions from any board: shortest if they are reported as shortest, and always correct."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from worlds.boards import board_distances

from workbench.tiles.divide.solve_from_here import LowerBound, SolvedPath, distances_along, shortest_solution, solution
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble

ENOUGH = 600.0


@given(st.integers(0, 10**6), st.sampled_from(["last", "first"]))
def test_on_2x3_every_way_is_shortest(seed: int, goal_name: str) -> None:
    goal = goal_board(goal_name, 2, 3)
    start = scramble(2, 3, seed, goal)
    reports = list(solution(start, goal, ENOUGH))
    solved_paths = [report for report in reports if isinstance(report, SolvedPath)]
    assert [one.shortest for one in solved_paths] == [True]
    assert start.replayed(solved_paths[0].moves) == goal
    assert len(solved_paths[0].moves) == board_distances(goal)[start]
    for least in reports:
        if isinstance(least, LowerBound):
            assert least.moves <= board_distances(goal)[start]


@pytest.mark.parametrize("seed", [1, 2])
def test_where_there_is_no_time_divide_and_conquer_leads_to_the_goal(seed: int) -> None:
    goal = goal_board("last", 5, 5)
    start = scramble(5, 5, seed, goal)
    solved_paths = [report for report in solution(start, goal, 0.05) if isinstance(report, SolvedPath)]
    assert len(solved_paths) == 1
    assert not solved_paths[0].shortest
    assert start.replayed(solved_paths[0].moves) == goal


def test_the_distances_along_a_game_are_those_of_all_its_boards() -> None:
    goal = goal_board("last", 2, 3)
    start = scramble(2, 3, 5, goal)
    boards = start.path("".join(next(iter(shortest_moves(start, goal)))))
    known: dict[Board, int] = {}
    for report in distances_along(boards, goal, ENOUGH, ENOUGH):
        if isinstance(report, SolvedPath):
            known |= {board: len(report.moves) - at for at, board in enumerate(start_path(report))}
    assert {board: known[board] for board in boards} == {board: board_distances(goal)[board] for board in boards}


def test_without_time_they_are_bounded_from_below() -> None:
    goal = goal_board("last", 4, 4)
    boards = scramble(4, 4, 5, goal).path("")
    reports = [report for report in distances_along(boards, goal, 0.0, 0.0) if report is not None]
    assert [type(report) for report in reports] == [LowerBound]


def shortest_moves(start: Board, goal: Board) -> list[str]:
    return [report.moves for report in shortest_solution(start, goal, ENOUGH) if isinstance(report, SolvedPath)]


def start_path(solved_paths: SolvedPath) -> tuple[Board, ...]:
    return solved_paths.start.path(solved_paths.moves)


def test_on_a_large_board_a_short_way_is_shortest_and_a_long_one_is_found() -> None:
    goal = goal_board("last", 10, 10)
    near = goal.replayed("ulldrru")
    solved_paths = [report for report in solution(near, goal, ENOUGH) if isinstance(report, SolvedPath)]
    assert [(len(one.moves), one.shortest) for one in solved_paths] == [(7, True)]
