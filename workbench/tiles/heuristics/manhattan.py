"""Manhattan distance."""

from __future__ import annotations

from workbench.tiles.heuristics.base import Estimate
from workbench.tiles.puzzle.moves import MOVE_COST


class Manhattan(Estimate):
    """For each tile the rows and the columns between its cell and its goal cell."""

    @staticmethod
    def gap(down: int, right: int) -> int:
        """Return rows + columns."""
        return MOVE_COST * (abs(down) + abs(right))
