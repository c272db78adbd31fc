"""Grids of squares as data: what entering each square costs, where the walls are, and by which rule one moves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Square = tuple[int, int]
"""Row and column, from 0."""

WALL = 255
"""The entry of a square that cannot be entered, in place of a cost."""
MAX_COST = 9
WATER = 64
"""Above all costs. In flat arrays it is added to the cost of a square of water; then one moves only between squares
whose costs are equal when divided by it, and WALL is apart, too."""
MAX_SIDE = 1024


class MoveRule(StrEnum):
    """Which neighbours can be entered."""

    FOUR = "4"
    """Up, down, left and right."""
    EIGHT = "8"
    """Diagonals too, if both squares beside the diagonal can be entered: no corner is cut."""
    CORNERS = "8-corners"
    """Diagonals too, if at least one of the squares beside the diagonal can be entered."""


@dataclass(frozen=True)
class Grid:
    """A grid: the cost of entering each square, row by row, or WALL.

    `x_y`: squares are named as in MovingAI's files, `x,y` from 0, else by row and column from 1. `water`: 1 for each
    square of water, row by row, or empty if there is none; no move leads from land to water, or from water to land.
    """

    title: str
    costs: tuple[bytes, ...]
    start: Square
    goals: tuple[Square, ...]
    moves: MoveRule = MoveRule.FOUR
    x_y: bool = False
    water: tuple[bytes, ...] = ()

    @property
    def shape(self) -> tuple[int, int]:
        """The number of rows and of columns."""
        return len(self.costs), len(self.costs[0])

    def cost(self, row: int, column: int) -> int | None:
        """Return the cost of entering a square; None for a wall and for all that is outside."""
        rows, columns = self.shape
        if not (0 <= row < rows and 0 <= column < columns):
            return None
        cost = self.costs[row][column]
        return None if cost == WALL else cost

    def joined(self, square: Square, other: Square) -> bool:
        """Return whether two free squares are both land or both water."""
        return not self.water or self.water[square[0]][square[1]] == self.water[other[0]][other[1]]

    def reachable(self) -> NDArray[np.bool_]:
        """Return whether moves lead to each square from the start by any rule, shape (rows, columns).

        A diagonal move needs a free square beside it, so it leads nowhere that straight moves do not lead.
        """
        regions = _regions(self.costs, self.water)
        reached: NDArray[np.bool_] = regions == regions[self.start]
        return reached


@lru_cache(maxsize=4)
def _regions(costs: tuple[bytes, ...], water: tuple[bytes, ...]) -> NDArray[np.int64]:
    """Return the region of each square, int64, shape (rows, columns): squares that moves connect have the same number.

    Walls have -1. Stretches of a row are merged with those that they touch in the next row, all at once, until none of
    those that touch differ. This depends on neither the start nor the goals, so it is done once for many searches.
    """
    free = np.array([np.frombuffer(row, np.uint8) for row in costs]) != WALL
    kind = np.array([np.frombuffer(row, np.uint8) for row in water]) if water else np.zeros_like(free)
    begins = free.copy()
    begins[:, 1:] &= ~(free[:, :-1] & (kind[:, 1:] == kind[:, :-1]))
    stretch = np.cumsum(begins).reshape(free.shape) - 1
    touching = free[1:] & free[:-1] & (kind[1:] == kind[:-1])
    above, below = stretch[:-1][touching], stretch[1:][touching]
    region = np.arange(np.count_nonzero(begins))
    while len(above):
        np.minimum.at(region, above, below)
        np.minimum.at(region, below, above)
        while not np.array_equal(region[region], region):
            region = region[region]
        above, below = region[above], region[below]
        differ = above != below
        above, below = above[differ], below[differ]
    result: NDArray[np.int64] = np.where(free, np.append(region, -1)[stretch], -1)
    return result
