"""Manhattan distance."""

from __future__ import annotations

from workbench.tiles.heuristics.base import Estimate
from workbench.tiles.puzzle.moves import MOVE_COST


class Manhattan(Estimate):
    """The number of rows and columns between the cell of each tile and its goal cell."""

    @staticmethod
    def gap(down: int, right: int) -> int:
        return MOVE_COST * (abs(down) + abs(right))
