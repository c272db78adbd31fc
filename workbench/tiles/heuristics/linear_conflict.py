"""Manhattan distance plus linear conflicts."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from workbench.tiles.heuristics.base import Conflict, EstimateBreakdown, HeuristicPart
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.moves import MOVE_COST

_CONFLICT_COST = 2 * MOVE_COST
"""The cost of a tile that must leave its line and return to it."""


class LinearConflict(Manhattan):
    """Manhattan distance, plus two moves for each tile that must leave its goal line to let others pass.

    In each row and each column, consider the tiles whose goal is in the same line. Those that never leave it must be in
    the order of their goals, so there are at most as many as the longest increasing subsequence of the goal positions.
    Each of the others needs two moves more than its distance (Hansson, Mayer & Yung 1992). Counting the pairs in
    conflict instead would overestimate: in 3 2 1 two tiles must leave, not three.
    """

    def __init__(self, goal: Board) -> None:
        super().__init__(goal)
        rows, columns, cells = goal.rows, goal.columns, goal.cells
        self._lines = [
            *(_Line(slice(row * columns, (row + 1) * columns), goal) for row in range(rows)),
            *(_Line(slice(column, cells, columns), goal) for column in range(columns)),
        ]
        self._translations = [(line.cells, line.translation()) for line in self._lines]

    def __call__(self, state: State) -> int:
        if isinstance(state, bytes):
            counts = [leaving_count(state[cells].translate(positions)) for cells, positions in self._translations]
        else:
            counts = [leaving_count(line.positions(state)) for line in self._lines]
        return super().__call__(state) + _CONFLICT_COST * sum(counts)

    def tables(self) -> Tables:
        return Tables((replace(super().tables().components[0], conflicts=True),))

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile contributes by its distance, then the tiles that leave their row, then their column.

        If several choices are possible, the tiles that stay are the longest increasing subsequence with the smallest
        goal positions, compared from its end backwards.
        """
        return (*super().parts(state), *(part for line in self._lines for part in line.conflicts(state)))

    def breakdown(self, state: State) -> EstimateBreakdown:
        """Return what the estimate consists of, each conflict with the tiles that stay."""
        conflicts = tuple(conflict for line in self._lines for conflict in line.tile_conflicts(state))
        return replace(super().breakdown(state), conflicts=conflicts)


class _Line:
    """A row or column: a slice of the board, and the positions, from 1, of the tiles whose goal is in it."""

    def __init__(self, cells: slice, goal: Board) -> None:
        self.cells = cells
        self._position = {tile: place for place, tile in enumerate(goal.tiles[cells], start=1) if tile}

    def positions(self, state: State) -> tuple[int, ...]:
        """Return the goal position of each tile in the line, 0 for the blank and tiles with a goal elsewhere."""
        return tuple(self._position.get(tile, 0) for tile in state[self.cells])

    def translation(self) -> bytes:
        """Return a table for `bytes.translate` that does the same."""
        return bytes(self._position.get(tile, 0) for tile in range(256))

    def conflicts(self, state: State) -> list[HeuristicPart]:
        """Return a part for each tile of this line that must leave it."""
        return [
            HeuristicPart(state[other.cell], other.cell, _CONFLICT_COST, "conflict")
            for other in self.tile_conflicts(state)
        ]

    def tile_conflicts(self, state: State) -> list[Conflict]:
        """Return each tile of this line that must leave it, with those that stay and must pass it."""
        positions, cells = self.positions(state), range(len(state))[self.cells]
        staying = sorted(_longest_increasing(positions))
        return [
            Conflict(
                cells[index],
                tuple(cells[other] for other in staying if (other < index) != (positions[other] < positions[index])),
            )
            for index in range(len(positions))
            if positions[index] and index not in staying
        ]


@lru_cache(maxsize=1 << 16)
def leaving_count(positions: bytes | tuple[int, ...]) -> int:
    """Return how many nonzero positions are not in a longest increasing subsequence."""
    return sum(map(bool, positions)) - len(_longest_increasing(positions))


def _longest_increasing(positions: Sequence[int]) -> set[int]:
    """Return the indices of a longest increasing subsequence of the positions that are not 0."""
    ends: list[int] = []  # ends[k]: the smallest end of an increasing subsequence of length k + 1
    chains: list[set[int]] = []  # chains[k]: the indices of that subsequence
    for index, position in enumerate(positions):
        if position:
            length = bisect_left(ends, position)
            ends[length : length + 1] = [position]
            chains[length : length + 1] = [{*chains[length - 1], index} if length else {index}]
    return chains[-1] if chains else set()
