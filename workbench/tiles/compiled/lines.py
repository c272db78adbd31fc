"""IDA* with linear conflicts and walking distances: the arguments of its own kernel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.tiles.compiled.tables import deltas
from workbench.tiles.heuristics.linear_conflict import leaving_count
from workbench.tiles.heuristics.tables import Component, Tables, WalkingTable
from workbench.tiles.kernels import idastar_lines as kernels
from workbench.tiles.kernels.idastar import BOUND, PENDING
from workbench.tiles.kernels.idastar_lines import CODE_BITS, MAX_COMPONENTS, MAX_LINE
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS, unpack
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES, move_table
from workbench.tiles.puzzle.problem import TileProblem


class LineMarks:
    """The lines of the pending nodes, and the tables; `states` and `metas` belong to the search."""

    def __init__(
        self, tables: Tables, problem: TileProblem, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> None:
        goal, order = problem.goal, problem.order
        self._goal, self._states, self._metas, self._components = goal, states, metas, tables.components
        rows, columns = goal.shape
        cells = goal.cells
        self._homes = [divmod(goal.tiles.index(tile), columns) for tile in range(cells)]
        self._leaving = np.zeros((2, 1 << CODE_BITS * max(goal.shape)), np.uint8)
        for view, length in enumerate((columns, rows)):
            counts = _leaving_counts(length)
            self._leaving[view] = np.resize(counts, self._leaving.shape[1])  # ignores what belongs to the next line
        self._shifts = [
            (CODE_BITS * columns * row, CODE_BITS * rows * column) for row, column in map(self._place, range(cells))
        ]
        self._walks = next((one.walking for one in tables.components if one.walking is not None), None)
        separate = self._walks is not None and self._walks[0] is not self._walks[1]
        self._first_walks = (0, len(self._walks[0].following) if self._walks and separate else 0)
        conflicts = np.array([one.conflicts for one in tables.components])
        walking = np.array([one.walking is not None for one in tables.components])
        self._expand: Any = kernels.expand_with_lines
        if len(conflicts) == 1 and conflicts[0] != walking[0]:
            if conflicts[0]:
                self._expand = kernels.expand_with_conflicts
            elif not tables.components[0].amounts.any():
                self._expand = kernels.expand_with_walking
        self._lines, self._pending_walks = np.zeros(2 * len(states), np.uint64), np.zeros(len(states), np.uint64)
        self._slacks = np.zeros(len(states) * len(conflicts), np.int64)
        amounts = np.concatenate([deltas(one.amounts, cells) for one in tables.components])
        self._arguments: tuple[Any, ...] = (
            self._steps(order), amounts, conflicts, walking,
            self._changes(), self._leaving.ravel(), self._walk_homes(),
            np.zeros(1, np.uint32) if self._walks is None else _following(*self._walks),
        )  # fmt: skip

    @classmethod
    def of(
        cls, tables: Tables, problem: TileProblem, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> LineMarks | None:
        """Return the marks if each component consists of amounts, linear conflicts and walking distances, else None."""
        parts, goal = tables.components, problem.goal
        fits = goal.cells <= MAX_PACKED_CELLS and max(goal.shape) <= MAX_LINE and len(parts) <= MAX_COMPONENTS
        if not fits or tables.additive or any(one.patterns is not None or one.blanks is not None for one in parts):
            return None
        return cls(tables, problem, states, metas)

    @property
    def nbytes(self) -> int:
        return self._lines.nbytes + self._pending_walks.nbytes + self._slacks.nbytes

    def mark(self, control: NDArray[np.int64]) -> None:
        """Mark the pending nodes."""
        pending, bound, count = int(control[PENDING]), int(control[BOUND]), len(self._components)
        for number in range(pending):
            tiles = unpack(int(self._states[number]), self._goal.cells)
            codes = [sum(self._code(cell, tile, view) for cell, tile in enumerate(tiles)) for view in range(2)]
            walks = [0, 0] if self._walks is None else [self._walk(tiles, view) for view in range(2)]
            self._lines[2 * number : 2 * number + 2] = codes
            self._pending_walks[number] = walks[1] << kernels.WALK_BITS | walks[0]
            rest = bound - MOVE_COST * (int(self._metas[number]) >> 8 & 0xFFFF)
            estimates = [self._estimate(one, tiles, codes, walks) for one in self._components]
            self._slacks[count * number : count * (number + 1)] = [rest - estimate for estimate in estimates]

    def advance(self, most: int, control: Any, path: Any, _table: Any, goal: Any) -> int:
        """Expand up to `most` nodes. Returns the kernel's return code."""
        code: int = self._expand(
            most, control, self._states, self._metas, path, goal, self._lines, self._pending_walks, self._slacks,
            *self._arguments,
        )  # fmt: skip
        return code

    def _place(self, cell: int) -> tuple[int, int]:
        return divmod(cell, self._goal.columns)

    def _estimate(self, component: Component, tiles: bytes, codes: Sequence[int], walks: Sequence[int]) -> int:
        """Return a component's estimate of a board, in thousandths of a move."""
        amounts = component.amounts.reshape(self._goal.cells, self._goal.cells)
        total = int(sum(amounts[cell, tile] for cell, tile in enumerate(tiles)))
        if component.conflicts:
            for view, counts in enumerate(self._leaving):
                lines = {shifts[view] for shifts in self._shifts}
                total += 2 * MOVE_COST * sum(int(counts[codes[view] >> line & len(counts) - 1]) for line in lines)
        if component.walking is not None:
            total += MOVE_COST * sum(walk & 0xFF for walk in walks)
        return total

    def _steps(self, order: str) -> NDArray[np.uint64]:
        """Return the moves after each way in the form that the kernel reads."""
        cells = self._goal.cells
        steps = np.zeros((5 * cells, kernels.STEP_FIELDS), np.uint64)
        for cell, moves in enumerate(move_table(*self._goal.shape, order)):
            for last_direction in range(5):
                row = [0, 60 - 4 * cell]
                for move, target in moves:
                    direction = MOVES.index(move)
                    if direction != last_direction ^ 1:
                        view = direction >> 1
                        row[0] += 1
                        row += [60 - 4 * target, 5 * target + direction, (cell * cells + target) * 16, view]
                        row += [self._shifts[cell][view], self._shifts[target][view], 16 * direction]
                steps[5 * cell + last_direction, : len(row)] = row
        return steps.ravel()

    # Linear conflicts

    def _changes(self) -> NDArray[np.uint64]:
        """Return what the codes of rows and columns change by when a tile moves between two cells."""
        cells = self._goal.cells
        codes = np.zeros((cells, 16, 2), np.uint64)
        for cell, tile, view in product(range(cells), range(cells), range(2)):
            codes[cell, tile, view] = self._code(cell, tile, view)
        return (codes[:, None] ^ codes).ravel()

    def _code(self, cell: int, tile: int, view: int) -> int:
        """Return the bits of a tile in a cell: in the code of the rows (`view` 0) or of the columns (1)."""
        place, home = self._place(cell), self._homes[tile]
        if tile == 0 or place[view] != home[view]:
            return 0
        position = cell if view == 0 else place[1] * self._goal.rows + place[0]
        return (1 + home[1 - view]) << CODE_BITS * position

    # Walking distances

    def _walk(self, tiles: bytes, view: int) -> int:
        """Return the walk of the rows (`view` 0) or the columns (1)."""
        assert self._walks is not None
        table, key = self._walks[view], 0
        for cell, tile in enumerate(tiles):
            line = self._place(cell)[view]
            place = line * table.lines + self._homes[tile][view] if tile else table.lines * table.lines
            key += (1 if tile else line) << table.bits * place
        number = int(table.ids[(table.keys == np.uint64(key)) & (table.ids >= 0)][0])
        return self._first_walks[view] + 2 * table.lines * number << 8 | int(table.distance[number])

    def _walk_homes(self) -> NDArray[np.uint64]:
        """Return what leads from a walk to the entry of `following`, by the blank's direction and the tile."""
        homes = np.zeros((4, 16), np.uint64)
        for direction, move in enumerate(MOVES if self._walks else ""):
            view = direction >> 1
            for tile, home in enumerate(self._homes):
                homes[direction, tile] = self._goal.shape[view] * (move in "dr") + home[view]
        return homes.ravel()


@lru_cache(maxsize=4)
def _following(rows: WalkingTable, columns: WalkingTable) -> NDArray[np.uint32]:
    """Return the walk after each walk, side and home; those of the columns come after those of the rows.

    If rows and columns have the same table, they have the same walks.
    """
    parts = []
    for table, first in ((rows, 0), (columns, len(rows.following)))[: 1 if rows is columns else 2]:
        numbers = np.maximum(table.following, 0).astype(np.uint32)
        places = np.uint32(first) + np.uint32(2 * table.lines) * numbers
        parts.append(places << np.uint32(8) | table.distance[numbers])
    return np.concatenate(parts)


@cache
def _leaving_counts(length: int) -> NDArray[np.uint8]:
    """Return the number of tiles that must leave a line of `length` cells, by the line's code."""
    table = np.zeros(1 << CODE_BITS * length, np.uint8)
    for homes in product(range(length + 1), repeat=length):
        code = sum(home << CODE_BITS * place for place, home in enumerate(homes))
        table[code] = leaving_count(homes)
    return table
