"""IDA* with pattern databases on boards of more than 16 cells: the arguments of its own kernel."""

from __future__ import annotations

from itertools import product
from math import perm
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.tiles.heuristics.tables import PatternTables, Tables
from workbench.tiles.kernels import idastar_wide_patterns as kernels
from workbench.tiles.kernels.estimates import read_only
from workbench.tiles.kernels.idastar import MAX_DEPTH
from workbench.tiles.kernels.idastar_wide_patterns import FRAME, NO_REST, REST, TILES
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES
from workbench.tiles.puzzle.problem import TileProblem


class WidePatterns:
    """The frames of a path, the marks of its last board, and the tables."""

    def __init__(self, problem: TileProblem, tables: PatternTables) -> None:
        self._tables, self._cells, self._patterns = tables, problem.goal.cells, len(tables.sizes)
        self._views = 2 if tables.reflected else 1
        self._unmarked = 2 * self._patterns
        self._frames, self._marks = np.zeros(MAX_DEPTH * FRAME, np.int64), np.zeros(self._unmarked + 1, np.int64)
        self._start = self._marks_of(problem.initial())
        self._start[self._unmarked] = self._marks_of(problem.goal.state)[0]  # an entry that is 0, like the goal's
        self._arguments: tuple[Any, ...] = (
            self._passed(problem), *self._tile_tables(), tables.reflected, read_only(tables.values),
        )  # fmt: skip

    @classmethod
    def of(cls, problem: TileProblem, tables: Tables) -> WidePatterns | None:
        """Return them for an estimate that consists only of pattern databases, None for any other."""
        patterns = tables.components[0].patterns
        if len(tables.components) > 1 or patterns is None:
            return None
        return cls(problem, patterns)

    @property
    def nbytes(self) -> int:
        return self._frames.nbytes

    def begin(self, bound: int) -> None:
        """Begin an iteration at the start."""
        self._marks[:] = self._start
        sums = (self._start[:-1] & 0xFF).reshape(2, self._patterns).sum(axis=1).tolist()
        rests = [bound // MOVE_COST - moves for moves in sums]
        self._frames[REST : REST + 2] = rests if self._views == 2 else (rests[0], NO_REST)

    def advance(self, most: int, *arguments: Any) -> int:
        """Expand up to `most` nodes. Returns the kernel's return code."""
        arguments += (self._frames, self._marks, *self._arguments)
        code: int = kernels.expand_wide_patterns(most, *arguments)
        return code

    def _marks_of(self, state: State) -> NDArray[np.int64]:
        tables, marks = self._tables, np.zeros_like(self._marks)
        for view, pattern in product(range(self._views), range(self._patterns)):
            cells = {}
            for cell, tile in enumerate(state):
                viewed_tile, viewed_cell = self._viewed(tile, view), tables.mirror_cell[cell] if view else cell
                if tile and tables.group[viewed_tile] == pattern:
                    cells[int(tables.place[viewed_tile])] = int(viewed_cell)
            rank = 0
            for place, cell in sorted(cells.items()):
                before = sum(cells[other] < cell for other in range(place))
                rank = rank * (self._cells - place) + cell - before
            place = int(tables.offsets[pattern]) + rank
            marks[view * self._patterns + pattern] = place << 8 | int(tables.values[place])
        return marks

    def _viewed(self, tile: int, view: int) -> int:
        return int(self._tables.mirror_tile[tile]) if view else tile

    def _tile_tables(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
        """Return which marks the tiles change, their weights, and what they change by passing others."""
        tables = self._tables
        slots = np.full((TILES, 2), self._unmarked)
        weights, changes = np.zeros((2, TILES), np.int64), np.zeros((2, TILES, TILES), np.int64)
        members: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for view, tile in product(range(self._views), range(1, self._cells)):
            viewed = self._viewed(tile, view)
            pattern, place = int(tables.group[viewed]), int(tables.place[viewed])
            if pattern < self._patterns:
                size = int(tables.sizes[pattern])
                slots[tile, view] = view * self._patterns + pattern
                weights[view, tile] = perm(self._cells - place - 1, size - place - 1)
                members.setdefault((view, pattern), []).append((place, tile))
        for (view, _), tiles in members.items():
            for (place, tile), (other_place, other) in product(tiles, tiles):
                later = other_place > place
                changes[view, tile, other] = weights[view, other] if later else -weights[view, tile]
        return slots.ravel(), weights.ravel(), changes.ravel()

    def _passed(self, problem: TileProblem) -> NDArray[np.int64]:
        """Return the cells that lie between the blank's cell and its next one: vertically, or in the mirrored board."""
        mirror = self._tables.mirror_cell.tolist()
        passed = np.zeros((self._cells, len(MOVES), problem.goal.columns - 1), np.int64)
        for cell, moves in enumerate(problem.blank_moves):
            for move, target in moves:
                if move in "ud":
                    passed[cell, MOVES.index(move)] = range(min(cell, target) + 1, max(cell, target))
                elif self._views == 2:
                    ends = sorted((mirror[cell], mirror[target]))
                    passed[cell, MOVES.index(move)] = [mirror[other] for other in range(ends[0] + 1, ends[1])]
        return passed.ravel()
