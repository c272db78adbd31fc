"""The base class of estimates that are a sum over the tiles, and the parts into which an estimate can be split."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import getitem
from typing import ClassVar, Literal, Self

import numpy as np

from workbench.tiles.heuristics.tables import Component, Tables
from workbench.tiles.puzzle.board import MAX_BYTE_CELLS, Board, State

Reason = Literal["distance", "misplaced", "exchange", "conflict", "pattern", "walking"]


@dataclass(frozen=True, slots=True)
class HeuristicPart:
    """What one tile, in `cell`, contributes to an estimate, in thousandths of a move, and why."""

    tile: int
    cell: int
    amount: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Conflict:
    """A tile, in `cell`, that must leave its line to let others pass; the tiles in the cells `others` stay."""

    cell: int
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PatternLookup:
    """A look-up in a pattern database: the tiles of the pattern, in order, and their moves; None if unreachable."""

    tiles: tuple[int, ...]
    moves: int | None


@dataclass(frozen=True, slots=True)
class WalkingLookup:
    """A look-up of the walking distance: the moves, and the number of tiles of each home in each line.

    `counts[line][home]`; `blank`: the blank's line. Lines are rows for vertical moves, columns for horizontal ones.
    """

    moves: int
    counts: tuple[tuple[int, ...], ...]
    blank: int


@dataclass(frozen=True, slots=True)
class EstimateBreakdown:
    """What an estimate consists of for one state.

    Attributes:
        value: the estimate, in thousandths of a move. goal: the goal whose distance it estimates.
        parts: the contributions of tiles; their amounts sum to the value. Empty if the parts are unknown.
        straight: whether the distances are along straight lines.
        conflicts: the tiles that leave their lines. lookups: the values in pattern databases; mirrored: whether the
            board's mirror image was looked up. walks: the values in the tables of rows and of columns.
        among: for the maximum of several estimates, all of them; `parts` belongs to the largest.
    """

    value: int | float
    goal: Board
    parts: tuple[HeuristicPart, ...] = ()
    straight: bool = False
    conflicts: tuple[Conflict, ...] = ()
    lookups: tuple[PatternLookup, ...] = ()
    mirrored: bool = False
    walks: tuple[WalkingLookup, ...] = ()
    among: tuple[EstimateBreakdown, ...] = ()


class OpaqueEstimate(ABC):
    """An estimate that is not known to consist of parts.

    Calling it with a state, the tiles row by row as in `Board.state`, returns thousandths of a move, or ∞.
    """

    goal: Board

    @abstractmethod
    def __call__(self, state: State) -> int | float:
        """Return the estimate."""

    def parts(self, _state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile contributes; () if it is not known."""
        return ()

    def breakdown(self, state: State) -> EstimateBreakdown:
        """Return what the estimate consists of."""
        return EstimateBreakdown(self(state), self.goal, self.parts(state))


class Estimate:
    """An estimate for `goal`: the sum of `gap` over all tiles except the blank.

    Calling it with a state, the tiles row by row as in `Board.state`, returns thousandths of a move.
    """

    reason: ClassVar[Reason] = "distance"
    straight: ClassVar[bool] = False
    """Whether the distances are along straight lines."""
    counts_blank: ClassVar[bool] = False
    """Whether the blank counts as a tile. This is a mistake: the blank moves with every move, so it adds no cost."""

    def __init__(self, goal: Board) -> None:
        self.goal = goal
        self._goal_places = {tile: divmod(cell, goal.columns) for cell, tile in enumerate(goal.tiles)}
        self._amounts: Sequence[_Amounts | tuple[int, ...]] = self._tabulated()

    @staticmethod
    def gap(down: int, right: int) -> int:
        """Return the estimate for one tile that is `down` rows and `right` columns (signed) from its goal cell."""
        raise NotImplementedError

    def __call__(self, state: State) -> int:
        return sum(map(getitem, self._amounts, state))

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile contributes, in board order, including zeros; the amounts sum to the estimate."""
        counted = ((tile, cell) for cell, tile in enumerate(state) if tile or self.counts_blank)
        return tuple(HeuristicPart(tile, cell, self._amount(cell, tile), self.reason) for tile, cell in counted)

    def breakdown(self, state: State) -> EstimateBreakdown:
        return EstimateBreakdown(self(state), self.goal, self.parts(state), self.straight)

    def for_goal(self, goal: Board) -> Self:
        return type(self)(goal)

    def tables(self) -> Tables:
        """Return the tables from which a compiled search computes the estimate."""
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
        """Return the amount of each tile by cell: a table, or on large boards an object that computes it."""
        cells = range(self.goal.cells)
        if self.goal.cells > MAX_BYTE_CELLS:
            return [_Amounts(self._amount, cell) for cell in cells]
        return [tuple(self._amount(cell, tile) for tile in cells) for cell in cells]


class _Amounts:
    """Replaces a cell's row of the table of amounts on boards for which the table would be too large."""

    def __init__(self, amount: Callable[[int, int], int], cell: int) -> None:
        self._amount, self._cell = amount, cell

    def __getitem__(self, tile: int) -> int:
        return self._amount(self._cell, tile)
