"""What the estimates share: a sum over the tiles of what each owes for the way from its cell to its goal cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import getitem
from typing import ClassVar, Literal, Self

import numpy as np

from workbench.tiles.board import MOST_BYTE_CELLS, Board, State
from workbench.tiles.heuristics.tables import Component, Tables

Reason = Literal["distance", "misplaced", "conflict", "pattern", "walking"]


@dataclass(frozen=True, slots=True)
class Part:
    """What one tile, standing in `cell`, adds to an estimate, in thousandths of a move, and for what."""

    tile: int
    cell: int
    amount: int
    reason: Reason


class Estimate:
    """An estimate for `goal`: the sum of `gap` over all tiles, the blank left out.

    Calling it with a state, the tiles row by row as `Board.state` gives them, returns thousandths of a move.
    """

    reason: ClassVar[Reason] = "distance"

    def __init__(self, goal: Board) -> None:
        self.goal = goal
        self._goal_places = {tile: divmod(cell, goal.columns) for cell, tile in enumerate(goal.tiles)}
        self._amounts: Sequence[_Amounts | tuple[int, ...]] = self._tabulated()

    @staticmethod
    def gap(down: int, right: int) -> int:
        """Return what a tile owes that stands so many rows and columns (signed) from its goal cell."""
        raise NotImplementedError

    def __call__(self, state: State) -> int:
        """Return the estimate for `state` in thousandths of a move."""
        return sum(map(getitem, self._amounts, state))

    def parts(self, state: State) -> tuple[Part, ...]:
        """Return what each tile adds, in board order, nothings included; the amounts sum to the estimate."""
        return tuple(Part(tile, cell, self._amount(cell, tile), self.reason) for cell, tile in enumerate(state) if tile)

    def aimed_at(self, goal: Board) -> Self:
        """Return the same estimate for another goal."""
        return type(self)(goal)

    def tables(self) -> Tables:
        """Return what a compiled search needs of the estimate."""
        cells = range(self.goal.cells)
        amounts = np.array([[self._amount(cell, tile) for tile in cells] for cell in cells], np.int32)
        return Tables((Component(amounts.ravel()),))

    def _amount(self, cell: int, tile: int) -> int:
        if not tile:
            return 0
        row, column = divmod(cell, self.goal.columns)
        goal_row, goal_column = self._goal_places[tile]
        return self.gap(row - goal_row, column - goal_column)

    def _tabulated(self) -> Sequence[_Amounts | tuple[int, ...]]:
        """Return, for each cell, what each tile owes there: a table, or on large boards something that reckons."""
        cells = range(self.goal.cells)
        if self.goal.cells > MOST_BYTE_CELLS:
            return [_Amounts(self._amount, cell) for cell in cells]
        return [tuple(self._amount(cell, tile) for tile in cells) for cell in cells]


class _Amounts:
    """Stands in for one cell's row of the table where the whole would be too large."""

    def __init__(self, amount: Callable[[int, int], int], cell: int) -> None:
        self._amount, self._cell = amount, cell

    def __getitem__(self, tile: int) -> int:
        return self._amount(self._cell, tile)
