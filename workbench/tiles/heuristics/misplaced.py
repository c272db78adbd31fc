"""Misplaced tiles."""

from __future__ import annotations

from workbench.tiles.heuristics.base import MOVE, Estimate


class Misplaced(Estimate):
    """One move for each tile that is not in its goal cell."""

    reason = "misplaced"

    @staticmethod
    def gap(down: int, right: int) -> int:
        """Return one move for a tile that is not at home."""
        return MOVE if down or right else 0
