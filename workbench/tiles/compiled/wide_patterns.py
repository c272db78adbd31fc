"""IDA* with pattern databases on boards of more than 16 cells: the arguments of its own kernel."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.tiles.compiled.ranks import passed_cells, rank_tables, viewed_tiles
from workbench.tiles.heuristics.tables import PatternTables, Tables
from workbench.tiles.kernels import idastar_wide_patterns as kernels
from workbench.tiles.kernels.estimates import read_only
from workbench.tiles.kernels.idastar import MAX_DEPTH
from workbench.tiles.kernels.idastar_wide_patterns import FRAME, NO_REST, REST, TILES
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.problem import TileProblem


class WidePatterns:
    """The frames of a path, the marks of its last board, and the tables."""

    def __init__(self, problem: TileProblem, tables: PatternTables) -> None:
        self._tables, self._cells, self._patterns = tables, problem.goal.cells, len(tables.sizes)
        self._views = 2 if tables.reflected else 1
        self._unmarked = 2 * self._patterns
        self._viewed_tiles = viewed_tiles(tables)
        self._frames, self._marks = np.zeros(MAX_DEPTH * FRAME, np.int64), np.zeros(self._unmarked + 1, np.int64)
        self._start = self._marks_of(problem.initial())
        self._start[self._unmarked] = self._marks_of(problem.goal.state)[0]  # an entry that is 0, like the goal's
        self._arguments: tuple[Any, ...] = (
            passed_cells(problem, tables), self._slots(), *rank_tables(tables, TILES), tables.reflected,
            read_only(tables.values),
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
                viewed_tile, viewed_cell = self._viewed_tiles[view][tile], tables.mirror_cell[cell] if view else cell
                if tile and tables.group[viewed_tile] == pattern:
                    cells[int(tables.place[viewed_tile])] = int(viewed_cell)
            rank = 0
            for place, cell in sorted(cells.items()):
                before = sum(cells[other] < cell for other in range(place))
                rank = rank * (self._cells - place) + cell - before
            place = int(tables.offsets[pattern]) + rank
            marks[view * self._patterns + pattern] = place << 8 | int(tables.values[place])
        return marks

    def _slots(self) -> NDArray[np.int64]:
        """Return which marks the tiles change, by either view."""
        slots = np.full((TILES, 2), self._unmarked)
        for view, viewed in enumerate(self._viewed_tiles):
            for tile in range(1, self._cells):
                pattern = int(self._tables.group[viewed[tile]])
                if pattern < self._patterns:
                    slots[tile, view] = view * self._patterns + pattern
        return slots.ravel()
