"""What the estimates share: a sum over the tiles of what each owes for the way from its cell to its goal cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import getitem
from typing import ClassVar, Literal, Self

import numpy as np

from workbench.tiles.heuristics.tables import Component, Tables
from workbench.tiles.puzzle.board import MAX_BYTE_CELLS, Board, State

Reason = Literal["distance", "misplaced", "conflict", "pattern", "walking"]


@dataclass(frozen=True, slots=True)
class HeuristicPart:
    """What one tile, standing in `cell`, adds to an estimate, in thousandths of a move, and for what."""

    tile: int
    cell: int
    amount: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Conflict:
    """A tile, standing in `cell`, that must leave its line to let others pass: those in the cells `others` stay."""

    cell: int
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LookUp:
    """What a table says: the tiles of the pattern, in the order of their places, and their moves; None for never."""

    tiles: tuple[int, ...]
    moves: int | None


@dataclass(frozen=True, slots=True)
class Walked:
    """What a table of walking distance says: the moves, for `counts[line][home]` tiles of each home in each line.

    `blank`: the line that the blank is in. Lines are rows where the moves are vertical, else columns.
    """

    moves: int
    counts: tuple[tuple[int, ...], ...]
    blank: int


@dataclass(frozen=True, slots=True)
class Anatomy:
    """What an estimate consists of for one state.

    Attributes:
        value: the estimate, in thousandths of a move. goal: what it estimates the way to.
        parts: tile by tile, of which the amounts sum to it; none where only the estimate itself knows.
        straight: whether distances are those of straight lines.
        conflicts: the tiles that leave their lines. look_ups: what tables of patterns say; mirrored: of the board's
            mirror image. walks: what the tables of the rows and of the columns say.
        among: where it is the greatest of several, all of them, `parts` being those of the greatest.
    """

    value: int | float
    goal: Board
    parts: tuple[HeuristicPart, ...] = ()
    straight: bool = False
    conflicts: tuple[Conflict, ...] = ()
    look_ups: tuple[LookUp, ...] = ()
    mirrored: bool = False
    walks: tuple[Walked, ...] = ()
    among: tuple[Anatomy, ...] = ()


class Estimate:
    """An estimate for `goal`: the sum of `gap` over all tiles, the blank left out.

    Calling it with a state, the tiles row by row as `Board.state` gives them, returns thousandths of a move.
    """

    reason: ClassVar[Reason] = "distance"
    straight: ClassVar[bool] = False
    """Whether distances are those of straight lines."""
    counts_blank: ClassVar[bool] = False
    """Whether the blank is taken for a tile, which is a mistake: it moves with every move, so it owes nothing."""

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

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile adds, in board order, nothings included; the amounts sum to the estimate."""
        counted = ((tile, cell) for cell, tile in enumerate(state) if tile or self.counts_blank)
        return tuple(HeuristicPart(tile, cell, self._amount(cell, tile), self.reason) for tile, cell in counted)

    def anatomy(self, state: State) -> Anatomy:
        """Return what the estimate consists of."""
        return Anatomy(self(state), self.goal, self.parts(state), self.straight)

    def aimed_at(self, goal: Board) -> Self:
        """Return the same estimate for another goal."""
        return type(self)(goal)

    def tables(self) -> Tables:
        """Return what a compiled search needs of the estimate."""
        cells = range(self.goal.cells)
        amounts = np.array([[self._amount(cell, tile) for tile in cells] for cell in cells], np.int32)
        return Tables((Component(amounts.ravel()),))

    def _amount(self, cell: int, tile: int) -> int:
        if not (tile or self.counts_blank):
            return 0
        row, column = divmod(cell, self.goal.columns)
        goal_row, goal_column = self._goal_places[tile]
        return self.gap(row - goal_row, column - goal_column)

    def _tabulated(self) -> Sequence[_Amounts | tuple[int, ...]]:
        """Return, for each cell, what each tile owes there: a table, or on large boards something that reckons."""
        cells = range(self.goal.cells)
        if self.goal.cells > MAX_BYTE_CELLS:
            return [_Amounts(self._amount, cell) for cell in cells]
        return [tuple(self._amount(cell, tile) for tile in cells) for cell in cells]


class _Amounts:
    """Stands in for one cell's row of the table where the whole would be too large."""

    def __init__(self, amount: Callable[[int, int], int], cell: int) -> None:
        self._amount, self._cell = amount, cell

    def __getitem__(self, tile: int) -> int:
        return self._amount(self._cell, tile)
