"""An estimate that is not consistent, to show that a closed node may have to be reopened."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from workbench.tiles.heuristics.base import HeuristicPart
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.puzzle.board import Board, State


class Flicker(Manhattan):
    """Manhattan distance if the blank is in a corner or in the centre, otherwise 0.

    Only boards with two odd sides have a centre cell. Admissible, as Manhattan distance is, but not consistent.
    """

    def __init__(self, goal: Board) -> None:
        super().__init__(goal)
        last_row = goal.cells - goal.columns
        corners = {0, goal.columns - 1, last_row, goal.cells - 1}
        self._informed_cells = corners | ({goal.cells // 2} if goal.cells % 2 else set())

    def __call__(self, state: State) -> int:
        return super().__call__(state) if state.index(0) in self._informed_cells else 0

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile contributes: its distance, or 0."""
        parts = super().parts(state)
        if state.index(0) in self._informed_cells:
            return parts
        return tuple(HeuristicPart(part.tile, part.cell, 0, part.reason) for part in parts)

    def tables(self) -> Tables:
        informed = np.isin(np.arange(self.goal.cells), list(self._informed_cells))
        return Tables((replace(super().tables().components[0], blanks=informed),))
