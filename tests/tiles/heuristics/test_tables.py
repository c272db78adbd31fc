"""The tables of an estimate give the same values as the estimate."""

import random

import numpy as np
import pytest

from workbench.catalog import HEURISTICS
from workbench.tiles.heuristics.tables import Component
from workbench.tiles.puzzle.board import Board


def amount(component: Component, tiles: tuple[int, ...]) -> int:
    if component.blanks is not None and not component.blanks[tiles.index(0)]:
        return 0
    amounts = component.amounts.reshape(len(tiles), len(tiles))
    return int(amounts[np.arange(len(tiles)), list(tiles)].sum())


@pytest.mark.parametrize("name", ["manhattan", "euclidean", "misplaced", "zero", "flicker"])
def test_the_amounts_of_an_estimate_sum_to_it(name: str):
    chance = random.Random(name)
    for rows, columns in [(2, 3), (3, 3), (3, 4), (4, 4), (5, 5)]:
        tiles = list(range(rows * columns))
        chance.shuffle(tiles)
        goal = Board(rows, columns, tuple(tiles))
        estimate = HEURISTICS[name].create(goal)
        (component,) = estimate.tables().components
        for _ in range(20):
            chance.shuffle(tiles)
            board = Board(rows, columns, tuple(tiles))
            assert amount(component, board.tiles) == estimate(board.state)
