"""IDA* with pattern databases: the arguments of its own kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.tiles.heuristics.tables import PatternTables, Tables
from workbench.tiles.kernels import idastar_patterns
from workbench.tiles.kernels.estimates import read_only
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS, unpack
from workbench.tiles.puzzle.moves import MOVE_COST


class PatternMarks:
    """The marks of the pending nodes, and the tables; `states` and `metas` belong to the search."""

    def __init__(
        self, tables: PatternTables, cells: int, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> None:
        self._tables, self._cells, self._states, self._metas = tables, cells, states, metas
        self._patterns = len(tables.sizes)
        self._width = self._patterns * (2 if tables.reflected else 1)
        self._marks = np.zeros(len(states) * self._width, np.uint64)
        by_tile = []
        for tile in range(cells):
            mirror = tables.mirror_tile[tile]
            by_tile.append((tables.group[tile], 4 * tables.place[tile], tables.group[mirror], 4 * tables.place[mirror]))
        self._tiles = np.array(by_tile, np.uint64).ravel()
        self._mirror_cell = tables.mirror_cell.astype(np.uint64)
        self._values = read_only(tables.values)
        self._offsets, self._sizes = tables.offsets.astype(np.uint64), tables.sizes.astype(np.int64)

    @classmethod
    def of(
        cls, tables: Tables, cells: int, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> PatternMarks | None:
        """Return the walk for an estimate that consists only of pattern databases, None for any other."""
        patterns = tables.components[0].patterns
        if len(tables.components) > 1 or patterns is None or cells > MAX_PACKED_CELLS:
            return None
        return cls(patterns, cells, states, metas)

    @property
    def nbytes(self) -> int:
        return self._marks.nbytes

    def mark(self, pending: int, bound: int) -> None:
        """Mark the pending nodes, whose metas are in the format of `idastar.fast`."""
        for number in range(pending):
            meta = int(self._metas[number])
            depth, marks = meta >> 8 & 0xFFFF, self._marks[number * self._width : (number + 1) * self._width]
            places = self._places(unpack(int(self._states[number]), self._cells))
            idastar_patterns.write_marks(
                places, self._cells, self._patterns, self._tables.reflected, marks, self._offsets, self._sizes,
                self._tables.ranked, self._values, self._cells,
            )  # fmt: skip
            entries = (marks & np.uint64(0xFF)).astype(np.int64)
            remaining = bound // MOVE_COST - depth
            direct, mirrored = remaining - int(entries[: self._patterns].sum()), 0
            if self._tables.reflected:
                mirrored = remaining - int(entries[self._patterns :].sum())
            self._metas[number] = mirrored << 40 | direct << 24 | meta & 0xFFFFFF

    def _places(self, tiles: bytes) -> NDArray[np.int64]:
        tables = self._tables
        places = np.zeros((2, self._cells, 3), np.int64)
        for cell, tile in enumerate(tiles):
            mirror = tables.mirror_tile[tile]
            places[0, tile] = tables.group[tile], tables.place[tile], cell
            places[1, tile] = tables.group[mirror], tables.place[mirror], tables.mirror_cell[cell]
        return places.ravel()

    def advance(self, most: int, control: Any, path: Any, table: Any, goal: Any) -> int:
        """Expand up to `most` nodes. Returns the kernel's return code."""
        code: int = idastar_patterns.expand_with_patterns(
            most, control, self._states, self._metas, path, table, goal, self._marks, self._tiles, self._mirror_cell,
            self._patterns, self._tables.reflected, self._offsets, self._sizes, self._tables.ranked,
            self._values, self._cells,
        )  # fmt: skip
        return code
