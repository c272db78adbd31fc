"""IDA* with linear conflicts or walking distances: the arguments of its own kernels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernels.idastar_codes import BOUND
from workbench.tiles.compiled.tables import deltas
from workbench.tiles.heuristics.linear_conflict import leaving_count
from workbench.tiles.heuristics.tables import Component, Tables, WalkingTable
from workbench.tiles.kernels import idastar_lines as kernels
from workbench.tiles.kernels.idastar import PENDING
from workbench.tiles.kernels.idastar_lines import CODE_BITS, MAX_LINE
from workbench.tiles.kernels.idastar_walks import NO_MOVE, UNIT_FIELDS, WALK_BITS, expand_with_walking
from workbench.tiles.kernels.packing import unpack
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES, move_table
from workbench.tiles.puzzle.problem import TileProblem


class Lines:
    """The tables of the kernels for estimates that consist of amounts, linear conflicts and walking distances.

    Attributes:
        steps, changes, home_lines, leaving: see `idastar_lines`. homes, following: see `idastar_maximum`. `changes`,
            `leaving` and `following` are empty if nothing needs them.
    """

    def __init__(self, problem: TileProblem, components: Sequence[Component]) -> None:
        goal = self._goal = problem.goal
        rows, columns = goal.shape
        self._homes = [divmod(goal.tiles.index(tile), columns) for tile in range(goal.cells)]
        self._shifts = [
            (CODE_BITS * columns * row, CODE_BITS * rows * column)
            for row, column in map(self._place, range(goal.cells))
        ]
        conflicts = any(one.conflicts for one in components)
        self._walks = next((one.walking for one in components if one.walking is not None), None)
        separate = self._walks is not None and self._walks[0] is not self._walks[1]
        self._first_walks = (0, len(self._walks[0].following) if self._walks and separate else 0)
        self.steps = self._steps(problem.order)
        self.changes = self._changes() if conflicts else np.zeros(0, np.uint64)
        self.leaving = _leaving(rows, columns) if conflicts else np.zeros(0, np.uint8)
        self.home_lines = np.zeros((2, kernels.TILES), np.uint64)
        self.home_lines[:, : goal.cells] = np.transpose(
            [self._shifts[goal.tiles.index(tile)] for tile in range(goal.cells)]
        )
        self.homes = self._walk_homes()
        self.following = np.zeros(0, np.uint32) if self._walks is None else _following(*self._walks)

    @property
    def tables(self) -> tuple[NDArray[Any], ...]:
        """What a move changes, and the look-ups, in the order of the kernels' arguments."""
        return self.changes, self.home_lines.ravel(), self.leaving, self.homes, self.following

    def codes(self, tiles: bytes) -> list[int]:
        """Return the codes of the rows and of the columns of a board."""
        return [sum(self._code(cell, tile, view) for cell, tile in enumerate(tiles)) for view in range(2)]

    def walks(self, tiles: bytes) -> int:
        """Return the walks of a board, 0 if there are none."""
        if self._walks is None:
            return 0
        return self._walk(tiles, 1) << WALK_BITS | self._walk(tiles, 0)

    def estimate(self, component: Component, tiles: bytes) -> int:
        """Return a component's estimate of a board, in thousandths of a move."""
        amounts = component.amounts.reshape(self._goal.cells, self._goal.cells)
        total = int(sum(amounts[cell, tile] for cell, tile in enumerate(tiles)))
        if component.conflicts:
            for code, counts, shifts in zip(
                self.codes(tiles), np.split(self.leaving, 2), zip(*self._shifts, strict=True), strict=True
            ):
                total += 2 * MOVE_COST * sum(int(counts[code >> line & len(counts) - 1]) for line in {*shifts})
        if component.walking is not None:
            walks = self.walks(tiles)
            total += MOVE_COST * ((walks & 0xFF) + (walks >> WALK_BITS & 0xFF))
        return total

    def places(self, tiles: bytes) -> int:
        """Return the walks of a board without the distances, as `expand_with_walking` reads them."""
        return self._walk(tiles, 1) >> 8 << WALK_BITS | self._walk(tiles, 0) >> 8

    @property
    def rising(self) -> NDArray[np.uint32]:
        """The table `following` of `expand_with_walking`."""
        assert self._walks is not None
        before = [np.repeat(table.distance, 2 * table.lines) for table in dict.fromkeys(self._walks)]
        increased = (self.following & np.uint32(0xFF)) > np.concatenate(before)
        return (self.following >> np.uint32(8) << np.uint32(1)) | increased

    @property
    def units(self) -> NDArray[np.uint64]:
        """The moves after each way in the form that `expand_with_walking` reads."""
        rows = self.steps.reshape(-1, kernels.STEP_FIELDS)
        units = np.zeros((len(rows), UNIT_FIELDS), np.uint64)
        units[:, :2] = rows[:, :2]
        for move in range(3):
            shift, way, _, view, direction = rows[:, 2 + 5 * move : 7 + 5 * move].T
            after = np.where(move < rows[:, 0], way, np.uint64(NO_MOVE))
            units[:, 2 + 4 * move : 6 + 4 * move] = np.transpose([shift, after, np.uint64(WALK_BITS) * view, direction])
        return units.ravel()

    def _place(self, cell: int) -> tuple[int, int]:
        return divmod(cell, self._goal.columns)

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
                        row[0] += 1
                        row += [60 - 4 * target, 5 * target + direction, (cell * cells + target) * 16]
                        row += [direction >> 1, 16 * direction]
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


class LineMarks:
    """The codes and the slacks of the pending nodes, and the tables; `states` and `metas` belong to the search."""

    def __init__(
        self, component: Component, problem: TileProblem, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> None:
        self._states, self._metas, self._component, self._cells = states, metas, component, problem.goal.cells
        lines = self._lines = Lines(problem, (component,))
        self._nodes = (np.zeros(2 * len(states), np.uint64), np.zeros(len(states), np.int64))
        self._arguments = (
            lines.steps, deltas(component.amounts, self._cells), lines.changes, lines.home_lines.ravel(), lines.leaving,
        )  # fmt: skip

    @classmethod
    def of(
        cls, tables: Tables, problem: TileProblem, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> LineMarks | None:
        """Return the marks for linear conflicts, None for any other estimate."""
        only, *others = tables.components
        fits = only.conflicts and only.walking is None and conflicts_fit(problem)
        if not fits or others or only.patterns is not None or only.blanks is not None:
            return None
        return cls(only, problem, states, metas)

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for array in self._nodes)

    def mark(self, control: NDArray[np.int64]) -> None:
        """Mark the pending nodes."""
        codes, slacks = self._nodes
        for number in range(int(control[PENDING])):
            tiles = unpack(int(self._states[number]), self._cells)
            codes[2 * number : 2 * number + 2] = self._lines.codes(tiles)
            g = MOVE_COST * (int(self._metas[number]) >> 8 & 0xFFFF)
            slacks[number] = int(control[BOUND]) - g - self._lines.estimate(self._component, tiles)

    def advance(self, most: int, control: Any, path: Any, _table: Any, goal: Any) -> int:
        """Expand up to `most` nodes. Returns the kernel's return code."""
        nodes = (self._states, self._metas, path, goal, *self._nodes)
        code: int = kernels.expand_with_conflicts(most, control, *nodes, *self._arguments)
        return code


class WalkMarks:
    """The walks of the pending nodes, and the tables; `states` and `metas` belong to the search."""

    def __init__(
        self, component: Component, problem: TileProblem, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> None:
        self._states, self._metas, self._cells = states, metas, problem.goal.cells
        lines = self._lines = Lines(problem, (component,))
        self._walks = np.zeros(len(states), np.uint64)
        self._arguments = (lines.units, lines.homes.astype(np.uint8), lines.rising)

    @classmethod
    def of(
        cls, tables: Tables, problem: TileProblem, states: NDArray[np.uint64], metas: NDArray[np.uint64]
    ) -> WalkMarks | None:
        """Return the marks for walking distances, None for any other estimate."""
        only, *others = tables.components
        if not is_walking(only) or others or only.patterns is not None or only.blanks is not None:
            return None
        return cls(only, problem, states, metas)

    @property
    def nbytes(self) -> int:
        return self._walks.nbytes

    def mark(self, control: NDArray[np.int64]) -> None:
        """Mark the pending nodes."""
        for number in range(int(control[PENDING])):
            self._walks[number] = self._lines.places(unpack(int(self._states[number]), self._cells))

    def advance(self, most: int, control: Any, path: Any, _table: Any, goal: Any) -> int:
        """Expand up to `most` nodes, none of which is the start. Returns the kernel's return code."""
        nodes = (self._states, self._metas, path, goal, self._walks)
        return int(expand_with_walking(most, control, *nodes, *self._arguments))


def conflicts_fit(problem: TileProblem) -> bool:
    """Return whether the lines of a board are short enough for the table of conflicts."""
    return max(problem.goal.shape) <= MAX_LINE


def is_walking(component: Component) -> bool:
    """Return whether a component is only a walking distance."""
    return component.walking is not None and not component.conflicts and not component.amounts.any()


@lru_cache(maxsize=4)
def _leaving(rows: int, columns: int) -> NDArray[np.uint8]:
    """Return the number of tiles that must leave a row, by its code, then the same for a column."""
    leaving = np.zeros((2, 1 << CODE_BITS * max(rows, columns)), np.uint8)
    for view, length in enumerate((columns, rows)):
        leaving[view] = np.resize(_leaving_counts(length), leaving.shape[1])  # ignores what belongs to the next line
    return leaving.ravel()


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
