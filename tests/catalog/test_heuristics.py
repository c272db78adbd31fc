"""The catalogue's claims for each heuristic are true, by brute force on complete state spaces."""

from __future__ import annotations

import pytest
from judges.naive_tiles import Puzzle, Tiles, distances
from worlds.searches import board, first_goal, last_goal

from workbench.catalog import HEURISTICS

GOALS = [
    (2, 3, last_goal(2, 3)),
    (3, 2, first_goal(3, 2)),
    (2, 4, last_goal(2, 4)),
    (3, 2, (4, 0, 2, 1, 5, 3)),
]


@pytest.mark.parametrize("name", HEURISTICS)
@pytest.mark.parametrize(("rows", "columns", "goal"), GOALS)
def test_an_estimate_called_admissible_or_consistent_is(name: str, rows: int, columns: int, goal: Tiles):
    puzzle = Puzzle(rows, columns, goal, goal)
    entry, true = HEURISTICS[name], distances(puzzle)
    estimate = entry.create(board(puzzle))
    estimates = {state: estimate(bytes(state)) for state in true}
    assert estimates[goal] == 0
    assert estimates == {state: puzzle.estimate(name)(state) for state in true}
    if entry.admissible:
        assert all(estimates[state] <= 1000 * distance for state, distance in true.items())
    edges = ((state, other) for state in true for _, other, _ in puzzle.successors(state))
    if entry.consistent:
        assert all(estimates[state] <= 1000 + estimates[other] for state, other in edges)


@pytest.mark.parametrize("name", [name for name, entry in HEURISTICS.items() if not entry.consistent])
def test_an_estimate_not_called_consistent_is_not(name: str):
    puzzle = Puzzle(2, 3, last_goal(2, 3), last_goal(2, 3))
    estimate = HEURISTICS[name].create(board(puzzle))
    assert any(
        estimate(bytes(state)) > 1000 + estimate(bytes(other))
        for state in distances(puzzle)
        for _, other, _ in puzzle.successors(state)
    )
