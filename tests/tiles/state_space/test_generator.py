"""Generated boards have the requested properties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from workbench import api
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.tiles.state_space.generator import GeneratedBoard, Report, at_distance, by_expansions


def found(reports: Iterator[Report], count: int) -> list[GeneratedBoard]:
    """Return the first boards found, at most `count`."""
    return list(islice((report for report in reports if isinstance(report, GeneratedBoard)), count))


@pytest.mark.parametrize("goal", [goal_board(LAST, 3, 3), Board.parse("1 2 3/8 0 4/7 6 5")])
@pytest.mark.parametrize("moves", [0, 1, 9, 22])
def test_small_boards_lie_as_far_from_the_goal_as_was_asked(distances: Any, goal: Board, moves: int) -> None:
    true: Mapping[bytes, int] = distances(goal)
    boards = [report.board for report in found(at_distance(goal, moves, seed=1), 20)]
    assert boards
    assert len(set(boards)) == len(boards)
    assert {true[bytes(board.tiles)] for board in boards} == {moves}


def test_all_boards_at_a_distance_are_found_and_then_there_are_no_more() -> None:
    boards = [report.board for report in found(at_distance(goal_board(LAST, 3, 3), 31, seed=1), 99)]
    assert {str(board) for board in boards} == {"8 6 7/2 5 4/3 0 1", "6 4 7/8 5 0/3 2 1"}


def test_a_distance_that_no_board_has_is_refused_with_the_farthest_there_is() -> None:
    with pytest.raises(Fault) as caught:
        found(at_distance(goal_board(LAST, 2, 3), 22, seed=1), 1)
    assert caught.value.message.facts == {"moves": 22, "farthest": 21}


@pytest.mark.parametrize(("rows", "columns", "moves"), [(4, 4, 18), (2, 5, 25), (5, 3, 16), (6, 6, 14)])
def test_larger_boards_lie_as_far_as_was_asked(rows: int, columns: int, moves: int) -> None:
    goal = goal_board(FIRST, rows, columns)
    for report in found(at_distance(goal, moves, seed=3), 4):
        assert api.solve(report.board, "idastar", heuristic="manhattan", goal=goal).cost == moves


def test_the_search_expands_as_many_nodes_as_was_asked() -> None:
    goal = goal_board(LAST, 3, 3)
    reports = by_expansions(
        goal, 80, 120, 5, lambda board: api.start(board, "greedy", heuristic="misplaced", goal=goal)
    )
    for report in found(reports, 5):
        result = api.solve(report.board, "greedy", heuristic="misplaced", goal=goal)
        assert result.status is Status.SOLVED
        assert result.expanded == report.amount
        assert 80 <= result.expanded <= 120


def test_the_same_seed_makes_the_same_boards() -> None:
    goal = goal_board(LAST, 4, 4)
    assert found(at_distance(goal, 15, 7), 3) == found(at_distance(goal, 15, 7), 3)
    assert found(at_distance(goal, 15, 7), 3) != found(at_distance(goal, 15, 8), 3)


@pytest.mark.parametrize("moves", [-1, 201])
def test_moves_that_cannot_be_are_refused(moves: int) -> None:
    with pytest.raises(Fault):
        next(at_distance(goal_board(LAST, 3, 3), moves, 1))


@pytest.mark.parametrize(("least", "most"), [(0, 5), (6, 5), (-2, -1)])
def test_expansions_that_cannot_be_are_refused(least: int, most: int) -> None:
    goal = goal_board(LAST, 3, 3)
    with pytest.raises(Fault):
        next(by_expansions(goal, least, most, 1, lambda board: api.start(board, goal=goal)))
