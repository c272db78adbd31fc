"""Estimates with common mistakes, as exercises. None of them is admissible.

They are for the textbook engine only: the compiled engine has no kernels for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import ClassVar

from workbench.tiles.heuristics.base import Conflict, EstimateBreakdown, HeuristicPart
from workbench.tiles.heuristics.euclidean import Euclidean
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.misplaced import Misplaced
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.moves import MOVE_COST


class _WithoutTables:
    @property
    def tables(self) -> Callable[[], Tables]:
        """Raise AttributeError, since a compiled search cannot use this estimate."""
        raise AttributeError("tables")


class _WithBlank(_WithoutTables):
    counts_blank: ClassVar[bool] = True


class MisplacedWithBlank(_WithBlank, Misplaced):
    """Misplaced tiles, including the blank: at one move from the goal it returns 2."""


class ManhattanWithBlank(_WithBlank, Manhattan):
    """Manhattan distance, including the blank's own."""


class EuclideanWithBlank(_WithBlank, Euclidean):
    """Straight-line distance, including the blank's own."""


class PairwiseConflict(_WithoutTables, Manhattan):
    """Manhattan distance, plus two moves for each pair of tiles in conflict.

    Three tiles in reverse order are three pairs, but it is enough that two of the tiles leave, which costs 4 moves.
    """

    def __init__(self, goal: Board) -> None:
        super().__init__(goal)
        rows, columns, cells = goal.rows, goal.columns, goal.cells
        lines = [
            *(range(row * columns, (row + 1) * columns) for row in range(rows)),
            *(range(column, cells, columns) for column in range(columns)),
        ]
        self._pairs = [
            (first, other, wrong)
            for line in lines
            for wrong in [{*combinations([goal.tiles[cell] for cell in reversed(line) if goal.tiles[cell]], 2)}]
            for first, other in combinations(line, 2)
        ]

    def __call__(self, state: State) -> int:
        return super().__call__(state) + 2 * MOVE_COST * sum(1 for _ in self._conflicts(state))

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile contributes by its distance, then what each pair contributes, at its first tile."""
        pairs = (HeuristicPart(state[first], first, 2 * MOVE_COST, "conflict") for first, _ in self._conflicts(state))
        return (*super().parts(state), *pairs)

    def breakdown(self, state: State) -> EstimateBreakdown:
        """Return what the estimate consists of, with each pair as a conflict."""
        conflicts = tuple(Conflict(first, (other,)) for first, other in self._conflicts(state))
        return replace(super().breakdown(state), conflicts=conflicts)

    def _conflicts(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield the cells of each pair of tiles that are in their own line in the wrong order."""
        for first, other, wrong in self._pairs:
            if (state[first], state[other]) in wrong:
                yield first, other
