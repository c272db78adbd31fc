"""Manhattan distance."""

from __future__ import annotations

from workbench.tiles.heuristics.base import MOVE, Estimate


class Manhattan(Estimate):
    """For each tile the rows and the columns between its cell and its goal cell."""

    @staticmethod
    def gap(down: int, right: int) -> int:
        """Return rows + columns."""
        return MOVE * (abs(down) + abs(right))
