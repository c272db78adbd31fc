"""Straight-line distance."""

from __future__ import annotations

from math import isqrt

from workbench.tiles.heuristics.base import Estimate
from workbench.tiles.puzzle.moves import MOVE_COST


class Euclidean(Estimate):
    """The straight-line distance of each tile to its goal cell, rounded down to a thousandth."""

    straight = True

    @staticmethod
    def gap(down: int, right: int) -> int:
        """Return ⌊1000·√(rows² + columns²)⌋, exactly."""
        return isqrt(MOVE_COST * MOVE_COST * (down * down + right * right))
