"""The catalogue's claims for each heuristic are true in the state spaces of 2×4, 3×3 and 2×5, and on Korf's boards."""

from __future__ import annotations

import csv
from functools import cache
from typing import Any

import numba
import numpy as np
import pytest
from numpy.typing import NDArray
from support.tabled import TABLED

from workbench import api, assets
from workbench.catalog import HEURISTICS
from workbench.catalog.heuristics import heuristic
from workbench.search.problem.status import Status
from workbench.tiles.kernels.estimates import evaluate_board, flatten_tables
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import names_for, partition
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board

Spaces = tuple[NDArray[np.uint64], NDArray[np.int64]]

SIZES = {(2, 4): 20_160, (3, 3): 181_440, (2, 5): 1_814_400}
GOALS = [((2, 4), "last"), ((2, 4), "first"), ((3, 3), "last"), ((3, 3), "first"), ((2, 5), "last")]


@cache
def space(goal: Board) -> Spaces:
    """Return all boards, packed, from which a goal is reachable, and their true distances in thousandths of a move.

    They are the boards of a breadth-first search for a board that is not among them.
    """
    run = api.start(
        goal, "bfs", goal=goal.swapped(goal.cells - 3, goal.cells - 2), search_anyway=True, engine="compiled"
    )
    while run.advance(10**7) is Status.RUNNING:
        pass
    records: Any = run.recording.arrays.records[: run.recording.records]
    assert run.status is Status.UNSOLVABLE
    return records["state"].copy(), records["g"].astype(np.int64)


@numba.njit(error_model="numpy")
def worst(boards, true, rows, columns, plan, words, keys, values):
    """Return the maximum by which an estimate exceeds the true distance, and by which it decreases in one move."""
    cells = rows * columns
    board = np.zeros(cells, np.uint8)
    excess, fall = np.int64(-(10**9)), np.int64(0)
    for number in range(len(boards)):
        blank = 0
        for cell in range(cells):
            board[cell] = boards[number] >> np.uint64(60 - 4 * cell) & np.uint64(15)
            if board[cell] == 0:
                blank = cell
        h = evaluate_board(board, blank, rows, columns, plan, words, keys, values)
        excess = max(excess, h - true[number])
        for other in (blank + columns, blank + 1):  # the other two undo these, and are tested from the other board
            if other < cells and (other == blank + columns or other % columns):
                board[blank], board[other] = board[other], 0
                after = evaluate_board(board, other, rows, columns, plan, words, keys, values)
                board[other], board[blank] = board[blank], 0
                fall = max(fall, abs(h - after))
    return excess, fall


@pytest.mark.parametrize(("shape", "aim"), GOALS, ids=str)
def test_the_claims_hold_in_the_whole_space(shape: tuple[int, int], aim: str) -> None:
    goal = goal_board(aim, *shape)
    boards, true = space(goal)
    assert len(boards) == SIZES[shape]
    for name in (*TABLED, *names_for(*shape), "max(flicker,misplaced)"):
        if name.startswith("pdb"):
            build(name, goal)
        entry = heuristic(name)
        excess, fall = worst(boards, true, *shape, *flatten_tables(entry.create(goal).tables(), goal))
        assert excess <= 0 or not entry.admissible
        assert fall <= 1000 or not entry.consistent
        assert fall > 1000 or entry.consistent or name.startswith("pdb"), "called inconsistent, but it is not"


def build(name: str, goal: Board) -> None:
    building = Building(partition(name, goal))
    while building.advance(10**7) is Status.RUNNING:
        pass


@pytest.mark.parametrize("name", [*HEURISTICS, "pdb-555"])
def test_on_korfs_boards_the_estimate_is_no_more_than_the_published_optimum(name: str) -> None:
    goal = goal_board("first", 4, 4)
    if name.startswith("pdb"):
        build(name, goal)
    estimate = heuristic(name).create(goal)
    with (assets.root() / "boards" / "korf100.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 100
    for row in rows:
        assert estimate(Board.parse(row["tiles"]).state) <= 1000 * int(row["optimal"])
