"""Estimates on grids: distances without walls, to the nearest goal, if every square costs 1 to enter.

Which of them never overestimates depends on the rule of moves; see `CLAIMS`. All are consistent where they are
admissible. Where moves are diagonal, costs are integers in units of 1 / STRAIGHT, and so are the estimates.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.maps.grid import MoveRule, Square
from workbench.search.problem.problem import Number

STRAIGHT, DIAGONAL = 15_994_428, 22_619_537
"""The costs of a straight and of a diagonal move over a square of cost 1, where there are diagonal moves.

DIAGONAL / STRAIGHT is a convergent of √2. No fraction with a smaller denominator is nearer to √2, so sums
a · STRAIGHT + b · DIAGONAL are ordered like a + b√2, and equal only for equal a and b, as long as the numbers of
diagonal moves differ by less than STRAIGHT. Costs of paths are compared and added as integers, without any rounding.
"""


class Distance(NamedTuple):
    """A distance of two squares, from the differences of their rows and of their columns: of numbers, and of arrays."""

    of_numbers: Callable[[int, int], Number]
    of_arrays: Callable[[NDArray[np.int64], NDArray[np.int64]], NDArray[Any]]


def _in_units(distance: Distance) -> Distance:
    return Distance(
        lambda down, right: distance.of_numbers(down, right) * STRAIGHT,
        lambda down, right: distance.of_arrays(down, right) * STRAIGHT,
    )


def _euclidean_units(down: int, right: int) -> int:
    """Return the length of the straight line in units, rounded down: so it stays consistent."""
    return math.isqrt((down * down + right * right) * STRAIGHT * STRAIGHT)


def _euclidean_unit_arrays(down: NDArray[np.int64], right: NDArray[np.int64]) -> NDArray[np.int64]:
    squared = down * down + right * right
    rounded = np.sqrt(squared) * STRAIGHT
    units: NDArray[np.int64] = np.floor(rounded).astype(np.int64)
    for place in zip(*np.nonzero(np.abs(rounded - np.rint(rounded)) < _DOUBTFUL), strict=True):
        units[place] = math.isqrt(int(squared[place]) * STRAIGHT * STRAIGHT)
    return units


_DOUBTFUL = 1e-3
"""Square roots so near to an integer are computed exactly: the rounding error is below 1e-4 for all sizes of grids."""

_MANHATTAN = Distance(operator.add, operator.add)
_CHEBYSHEV = Distance(max, np.maximum)
_FOUR: Mapping[str, Distance] = {
    "manhattan": _MANHATTAN,
    "euclidean": Distance(
        lambda down, right: math.sqrt(down * down + right * right),
        lambda down, right: np.sqrt(down * down + right * right),
    ),
    "chebyshev": _CHEBYSHEV,
    "octile": Distance(
        lambda down, right: abs(down - right) + min(down, right) * math.sqrt(2),
        lambda down, right: np.abs(down - right) + np.minimum(down, right) * math.sqrt(2),
    ),
}
_EIGHT: Mapping[str, Distance] = {
    "octile": Distance(
        lambda down, right: abs(down - right) * STRAIGHT + min(down, right) * DIAGONAL,
        lambda down, right: np.abs(down - right) * STRAIGHT + np.minimum(down, right) * DIAGONAL,
    ),
    "euclidean": Distance(_euclidean_units, _euclidean_unit_arrays),
    "chebyshev": _in_units(_CHEBYSHEV),
    "manhattan": _in_units(_MANHATTAN),
}
DISTANCES: Mapping[MoveRule, Mapping[str, Distance]] = {
    MoveRule.FOUR: _FOUR,
    MoveRule.EIGHT: _EIGHT,
    MoveRule.CORNERS: _EIGHT,
}
"""The distances by name for each rule; the first is the one without walls, and the default."""
INADMISSIBLE = {(MoveRule.EIGHT, "manhattan"), (MoveRule.CORNERS, "manhattan")}
"""What may overestimate although every square costs at least 1: a diagonal move counts as two there."""


class GridDistance:
    """A distance to the nearest of several goals."""

    def __init__(self, rule: MoveRule, name: str, goals: Sequence[Square]) -> None:
        self.rule, self.name, self._goals = rule, name, goals

    def __call__(self, state: Square) -> Number:
        row, column = state
        distance = DISTANCES[self.rule][self.name].of_numbers
        return min(distance(abs(row - down), abs(column - right)) for down, right in self._goals)

    def for_goal(self, square: Square) -> GridDistance:
        """Return the same heuristic for another goal."""
        return GridDistance(self.rule, self.name, (square,))

    def table(self, rows: int, columns: int) -> NDArray[Any]:
        """Return the same values for all squares of a grid, shape (rows, columns): int64 in units, or numbers."""
        distance = DISTANCES[self.rule][self.name].of_arrays
        down, right = np.arange(rows)[:, np.newaxis], np.arange(columns)
        tables = [distance(np.abs(down - row), np.abs(right - column)) for row, column in self._goals]
        nearest: NDArray[Any] = np.minimum.reduce(tables)
        return nearest
