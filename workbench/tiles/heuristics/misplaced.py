"""Misplaced tiles."""

from __future__ import annotations

from workbench.tiles.heuristics.base import Estimate
from workbench.tiles.puzzle.moves import MOVE_COST


class Misplaced(Estimate):
    """One move for each tile that is not in its goal cell."""

    reason = "misplaced"

    @staticmethod
    def gap(down: int, right: int) -> int:
        return MOVE_COST if down or right else 0
