"""The parts of every listed estimate add up to it, on any board."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.catalog import HEURISTICS, heuristic
from workbench.search.problem.status import Status
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.heuristics.walking_distance import WalkingDistance
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.pattern_databases.pattern_database import PatternDatabase
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board

NAMES = [*HEURISTICS, "max(manhattan,misplaced)", "max(linear-conflict,walking-distance,euclidean)"]


def random_board(data: st.DataObject, rows: int, columns: int) -> Board:
    return Board(rows, columns, tuple(data.draw(st.permutations(range(rows * columns)))))


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data(), rows=st.integers(2, 4), columns=st.integers(2, 3))
@settings(max_examples=15, deadline=None)
def test_the_parts_add_up(name: str, data: st.DataObject, rows: int, columns: int) -> None:
    board, goal = random_board(data, rows, columns), random_board(data, rows, columns)
    estimate = heuristic(name).create(goal)
    try:
        result = estimate.breakdown(board.state)
    except KeyError:
        assert "walking" in name  # its tables contain only solvable boards
        return
    assert result.value == estimate(board.state) == sum(part.amount for part in result.parts)
    assert result.goal == goal
    assert result.parts == estimate.parts(board.state)
    if result.among:
        assert result.value == max(one.value for one in result.among)
        assert [one.value for one in result.among] == [
            heuristic(part).create(goal)(board.state) for part in heuristic(name).parts
        ]


@given(data=st.data(), rows=st.integers(2, 5), columns=st.integers(2, 5))
@settings(max_examples=30, deadline=None)
def test_each_conflict_is_with_tiles_of_its_line_that_stand_the_wrong_way_round(
    data: st.DataObject, rows: int, columns: int
) -> None:
    board, goal = random_board(data, rows, columns), random_board(data, rows, columns)
    result = LinearConflict(goal).breakdown(board.state)
    leaving: dict[tuple[str, int], list[int]] = {}
    for conflict in result.conflicts:
        assert conflict.others
        across = {cell // columns for cell in (conflict.cell, *conflict.others)}
        down = {cell % columns for cell in (conflict.cell, *conflict.others)}
        kind, line = ("row", across) if len(across) == 1 else ("column", down)
        assert len(line) == 1
        leaving.setdefault((kind, line.pop()), []).append(conflict.cell)
        for other in conflict.others:
            home, other_home = (goal.tiles.index(board.tiles[cell]) for cell in (conflict.cell, other))
            assert (other < conflict.cell) != (other_home < home)
    for conflict in result.conflicts:  # the tiles that others must pass stay
        kind = "row" if conflict.cell // columns == conflict.others[0] // columns else "column"
        at = conflict.cell // columns if kind == "row" else conflict.cell % columns
        assert not set(conflict.others) & set(leaving[kind, at])
    assert result.value == sum(part.amount for part in result.parts if part.reason == "distance") + 2000 * len(
        result.conflicts
    )


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_walking_distance_counts_the_homes_in_each_line(data: st.DataObject) -> None:
    goal = goal_board("last", 3, 3)
    board = goal.path("".join(walk(data)))[-1]
    rows, columns = WalkingDistance(goal).breakdown(board.state).walks
    for walk_, line in ((rows, lambda cell: cell // 3), (columns, lambda cell: cell % 3)):
        assert walk_.blank == line(board.blank)
        for here in range(3):
            for home in range(3):
                there = [tile for cell, tile in enumerate(board.tiles) if tile and line(cell) == here]
                assert walk_.counts[here][home] == sum(line(goal.tiles.index(tile)) == home for tile in there)
    assert 1000 * (rows.moves + columns.moves) == WalkingDistance(goal)(board.state)


def walk(data: st.DataObject) -> list[str]:
    """Return legal moves from the goal with the blank at the bottom right."""
    moves, row, column = [], 2, 2
    for way in data.draw(st.lists(st.sampled_from("udlr"), max_size=30)):
        down, right = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}[way]
        if 0 <= row + down < 3 and 0 <= column + right < 3:
            row, column = row + down, column + right
            moves.append(way)
    return moves


def test_the_look_ups_of_a_database_add_up_of_the_mirror_image_too() -> None:
    goal = goal_board("last", 2, 3)
    building = Building(partition("pdb-5", goal))
    while building.advance(10**7) is Status.RUNNING:
        pass
    small = PatternDatabase(goal, "pdb-5")
    for moves in ("", "u", "ulld", "ulldrurd"):
        state = goal.path(moves)[-1].state
        result = small.breakdown(state)
        assert (
            result.value
            == 1000 * sum(up.moves or 0 for up in result.lookups)
            == sum(one.amount for one in result.parts)
        )
        assert not result.mirrored
