"""IDA* with the maximum of several estimates: the arguments of its own kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernels.idastar_codes import BOUND
from workbench.tiles.compiled.lines import Lines, conflicts_fit, is_walking
from workbench.tiles.compiled.patterns import Lookups, passed_shifts
from workbench.tiles.compiled.tables import deltas
from workbench.tiles.heuristics.tables import Component, Tables
from workbench.tiles.kernels import idastar_maximum as kernels
from workbench.tiles.kernels.estimates import FlatTables, pattern_offsets
from workbench.tiles.kernels.idastar import PENDING
from workbench.tiles.kernels.idastar_lines import TILES
from workbench.tiles.kernels.packing import unpack
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES
from workbench.tiles.puzzle.problem import TileProblem


class MaximumMarks:
    """The slacks, lines, walks and indices of the pending nodes; `states` and `metas` belong to the search."""

    def __init__(
        self, tables: Tables, problem: TileProblem, image: FlatTables, states: NDArray[np.uint64], metas: Any
    ) -> None:
        self._states, self._metas, self._cells = states, metas, problem.goal.cells
        nothing = Component(np.zeros(self._cells**2, np.int32))
        sums = [one for one in tables.components if one.walking is None and one.patterns is None] or [nothing]
        walking = next((one for one in tables.components if one.walking is not None), nothing)  # all are the same
        self._summed = [*sums, walking]
        databases = [
            (patterns, pattern_offsets(image, number))
            for number, one in enumerate(tables.components)
            if (patterns := one.patterns) is not None
        ]
        self._lookups = [Lookups(problem, patterns, offsets, image.values) for patterns, offsets in databases]
        self._lines, views = Lines(problem, tables.components), sum(lookups.views for lookups in self._lookups)
        capacity, count = len(states), len(self._summed) + views
        self._slacks, self._indices = np.zeros((capacity, count), np.int64), np.zeros((capacity, views), np.uint64)
        self._codes, self._walks = np.zeros((capacity, 2), np.uint64), np.zeros(capacity, np.uint64)
        amounts = [deltas(one.amounts, self._cells) for one in sums]
        passed = [passed_shifts(problem, patterns) for patterns, _ in databases if patterns.ranked]
        self._expand: Any = kernels.expand_any
        if len(sums) == 1 and views in (0, 2) and not passed:
            self._expand = kernels.expand_by_cells if views else kernels.expand_without_patterns
        self._arguments: tuple[Any, ...] = (
            self._lines.steps, np.concatenate(amounts),
            np.array([one.conflicts for one in sums], np.bool_), *self._lines.tables, *self._fields(),
            passed[0] if passed else np.zeros(0, np.uint64), problem.goal.columns - 1, image.values,
        )  # fmt: skip

    @classmethod
    def of(
        cls, tables: Tables, problem: TileProblem, image: FlatTables, states: NDArray[np.uint64], metas: Any
    ) -> MaximumMarks | None:
        """Return the marks if every component is a sum, with or without linear conflicts, a walking distance, or
        consists of pattern databases; else None. `image`: the tables in flat arrays.
        """
        if tables.additive or not all(_is_plain(one, problem) for one in tables.components):
            return None
        return cls(tables, problem, image, states, metas)

    @property
    def nbytes(self) -> int:
        return self._slacks.nbytes + self._indices.nbytes + self._codes.nbytes + self._walks.nbytes

    def mark(self, control: NDArray[np.int64]) -> None:
        """Mark the pending nodes."""
        pending, bound = int(control[PENDING]), int(control[BOUND])
        for number in range(pending):
            tiles = unpack(int(self._states[number]), self._cells)
            if len(self._lines.leaving):
                self._codes[number] = self._lines.codes(tiles)
            self._walks[number] = self._lines.walks(tiles)
            rest = bound - MOVE_COST * (int(self._metas[number]) >> 8 & 0xFFFF)
            slacks = [rest - self._lines.estimate(one, tiles) for one in self._summed]
            self._slacks[number, : len(slacks)] = slacks
        first = 0
        for lookups in self._lookups:
            indices, rests = np.zeros(pending * lookups.views, np.uint64), np.zeros(pending, np.int64)
            lookups.write(control, self._states, self._metas, indices, rests)
            self._indices[:pending, first : first + lookups.views] = indices.reshape(pending, lookups.views)
            for view in range(lookups.views):
                moves = rests.view(np.int32)[view::2].astype(np.int64)
                self._slacks[:pending, len(self._summed) + first + view] = bound % MOVE_COST + MOVE_COST * moves
            first += lookups.views

    def advance(self, most: int, control: Any, path: Any, _table: Any, goal: Any) -> int:
        """Expand up to `most` nodes. Returns the kernel's return code."""
        nodes = (self._slacks.ravel(), self._codes.ravel(), self._walks, self._indices.ravel())
        code: int = self._expand(most, control, self._states, self._metas, path, goal, *nodes, *self._arguments)
        return code

    def _fields(self) -> tuple[NDArray[Any], ...]:
        """Return the fields, which look-ups are of the mirrored board, which are ranked, and the tables of ranks."""
        fields, mirrored, ranked, weights, passing = [], [], [], [], []
        for lookups in self._lookups:
            count = lookups.views
            fields.append(lookups.fields.reshape(len(MOVES), TILES, 2, -1)[:, :, :count])
            mirrored += [False, True][:count]
            ranked += [lookups.ranked] * count
            weights.append(lookups.weights.reshape(2, -1)[:count].ravel())
            passing.append(lookups.changes.reshape(2, -1)[:count].ravel())
        of_tiles = np.concatenate(fields, axis=2).ravel() if fields else np.zeros(0, np.uint64)
        kinds = np.array(mirrored, np.bool_), np.array(ranked, np.bool_)
        return of_tiles, *kinds, *(np.concatenate([np.zeros(0, np.int64), *tables]) for tables in (weights, passing))


def _is_plain(component: Component, problem: TileProblem) -> bool:
    """Return whether the kernel can handle a component."""
    if component.blanks is not None:
        return False
    if component.patterns is not None:
        return not component.conflicts and component.walking is None and not component.amounts.any()
    if component.walking is not None:
        return is_walking(component)
    return not component.conflicts or conflicts_fit(problem)
