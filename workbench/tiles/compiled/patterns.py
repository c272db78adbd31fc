"""IDA* with pattern databases: the arguments of its own kernel."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.tiles.compiled.ranks import passed_cells, rank_tables, viewed_tiles
from workbench.tiles.heuristics.tables import PatternTables, Tables
from workbench.tiles.kernels import idastar_patterns as kernels
from workbench.tiles.kernels.estimates import read_only
from workbench.tiles.kernels.idastar_patterns import STEP_FIELDS, TILES
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.kernels.pattern_ranks import CELL_BITS
from workbench.tiles.puzzle.moves import MOVES, move_table
from workbench.tiles.puzzle.problem import TileProblem

_UNUSED = 60
"""The lowest of the bits among the indices that no pattern uses."""


class Lookups:
    """How a pattern database is looked up: for the board, and for the mirrored board if that is looked up too.

    Attributes:
        views: the number of look-ups. ranked: whether the indices are ranks. values: the tables.
        fields: flat (4 directions of the blank, TILES, 2 views, 4). weights, changes: of ranks, with two views; see
            `idastar_patterns`.
    """

    def __init__(
        self, problem: TileProblem, tables: PatternTables, offsets: NDArray[np.int64], values: NDArray[np.uint8]
    ) -> None:
        self.views, self.ranked, self.values = 2 if tables.reflected else 1, tables.ranked, values
        sizes = tables.sizes.tolist()
        lowest = [0, *accumulate(CELL_BITS * size for size in sizes)]
        patterns = [
            (lowest[number], (1 << CELL_BITS * size) - 1, int(offsets[number]), size)
            for number, size in enumerate(sizes)
        ]
        fields = _fields(tables, patterns)
        self.fields = _changing_fields(fields, *problem.goal.shape)
        self.weights, self.changes = np.zeros(2 * TILES, np.int64), np.zeros(2 * TILES * TILES, np.int64)
        if tables.ranked:
            self.weights, self.changes = rank_tables(tables, TILES)
        self._writing: tuple[Any, ...] = (
            fields, np.array(patterns, np.int64).ravel(), tables.mirror_cell.astype(np.int64), tables.ranked,
            problem.goal.cells, values,
        )  # fmt: skip

    def write(self, control: NDArray[np.int64], *nodes: NDArray[Any]) -> None:
        """Write the indices of the pending nodes: `nodes` are the first arguments of `write_indices`."""
        kernels.write_indices(control, *nodes, *self._writing)


class PatternIndices:
    """The indices of the pending nodes, and the tables; `states` and `metas` belong to the search."""

    def __init__(
        self, problem: TileProblem, tables: PatternTables, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> None:
        self._states, self._metas = states, metas
        lookups = self._lookups = Lookups(problem, tables, tables.offsets, read_only(tables.values))
        self._indices = np.zeros(len(states) * lookups.views, np.uint64)
        self._rests = np.zeros(len(states), np.int64)
        self._expand: Any = kernels.expand_by_rank if tables.ranked else kernels.expand_by_cells
        self._arguments: tuple[Any, ...] = (
            _steps(*problem.goal.shape, problem.order), lookups.fields, lookups.weights, lookups.changes,
            passed_shifts(problem, tables), problem.goal.columns - 1, lookups.values,
        )  # fmt: skip

    @classmethod
    def of(
        cls, problem: TileProblem, tables: Tables, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> PatternIndices | None:
        """Return the indices for an estimate that consists only of pattern databases, None for any other."""
        patterns = tables.components[0].patterns
        if len(tables.components) > 1 or patterns is None or problem.goal.cells > MAX_PACKED_CELLS:
            return None
        return cls(problem, patterns, states, metas)

    @property
    def nbytes(self) -> int:
        return self._indices.nbytes + self._rests.nbytes

    def mark(self, control: NDArray[np.int64]) -> None:
        """Compute the indices of the pending nodes."""
        self._lookups.write(control, self._states, self._metas, self._indices, self._rests)

    def advance(self, most: int, control: Any, path: Any, _table: Any, goal: Any) -> int:
        """Expand up to `most` nodes. Returns the kernel's return code."""
        nodes = (self._indices, self._rests)
        code: int = self._expand(most, control, self._states, self._metas, path, goal, *nodes, *self._arguments)
        return code


def passed_shifts(problem: TileProblem, tables: PatternTables) -> NDArray[np.uint64]:
    """Return the shifts of the cells that a tile passes when the blank moves; of none if there are no ranks."""
    if not tables.ranked:
        return np.zeros(1, np.uint64)
    return (60 - CELL_BITS * passed_cells(problem, tables)).astype(np.uint64)


def _fields(tables: PatternTables, patterns: list[tuple[int, int, int, int]]) -> NDArray[np.uint64]:
    """Return where each tile and its pattern are among the indices, and in the tables, by either view."""
    fields = np.full((TILES, 2, 4), (_UNUSED, _UNUSED, 0, 0), np.uint64)
    for view, viewed in enumerate(viewed_tiles(tables)):
        for tile in range(1, len(viewed)):
            number = int(tables.group[viewed[tile]])
            if number < len(patterns):
                lowest, mask, start, _ = patterns[number]
                fields[tile, view] = lowest + CELL_BITS * int(tables.place[viewed[tile]]), lowest, mask, start
    return fields.ravel()


def _changing_fields(fields: NDArray[np.uint64], rows: int, columns: int) -> NDArray[np.uint64]:
    """Return the fields for each direction of the blank, with the change of the indices in place of the lowest bit."""
    result = np.tile(fields.reshape(1, TILES, 2, 4), (len(MOVES), 1, 1, 1))
    changes = np.array([(columns, 1), (-columns, -1), (1, rows), (-1, -rows)], np.int64).view(np.uint64)
    result[..., 0] = changes[:, None, :] << result[..., 0]
    return result.ravel()


@lru_cache(maxsize=8)
def _steps(rows: int, columns: int, order: str) -> NDArray[np.uint64]:
    """Return the moves after each way in the form that `expand_by_cells` reads."""
    steps = np.zeros((5 * rows * columns, STEP_FIELDS), np.int64)
    for cell, moves in enumerate(move_table(rows, columns, order)):
        for last_direction in range(5):
            row = [0, 60 - 4 * cell]
            for move, target in moves:
                direction = MOVES.index(move)
                if direction != last_direction ^ 1:
                    row[0] += 1
                    row += [60 - 4 * target, 5 * target + direction, 8 * TILES * direction]
            steps[5 * cell + last_direction, : len(row)] = row
    return steps.ravel().view(np.uint64)
