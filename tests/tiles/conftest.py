"""The judges of the tile puzzles: brute-force searches that know nothing but rows and columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import pytest

from workbench.tiles.puzzle.board import Board

Distances = Callable[[Board], Mapping[bytes, int]]
Neighbours = Callable[[int, int, bytes], list[bytes]]


@cache
def _beside(rows: int, columns: int) -> list[list[int]]:
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    return [
        [other for other, (y, x) in enumerate(cells) if abs(y - row) + abs(x - column) == 1] for row, column in cells
    ]


def _neighbours(rows: int, columns: int, state: bytes) -> list[bytes]:
    blank = state.index(0)
    found = []
    for other in _beside(rows, columns)[blank]:
        first, second = min(blank, other), max(blank, other)
        found.append(
            b"%b%c%b%c%b" % (state[:first], state[second], state[first + 1 : second], state[first], state[second + 1 :])
        )
    return found


@cache
def _distances(goal: Board) -> Mapping[bytes, int]:
    start = bytes(goal.tiles)
    found, layer = {start: 0}, [start]
    while layer:
        following = []
        for state in layer:
            for other in _neighbours(goal.rows, goal.columns, state):
                if other not in found:
                    found[other] = found[state] + 1
                    following.append(other)
        layer = following
    return found


@pytest.fixture(scope="session")
def distances() -> Distances:
    """Return a judge that returns the true distance of every state from which a goal can be reached."""
    return _distances


@pytest.fixture(scope="session")
def neighbours() -> Neighbours:
    """Return a judge that returns the neighbouring states."""
    return _neighbours
