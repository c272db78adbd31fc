"""Compiled layer-by-layer searches on grids: bidirectional breadth-first search and beam search."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.best_first import TIE_CODES
from workbench.compiling.kernels import layer_codes as codes
from workbench.compiling.layers import KernelBeamSearch, KernelTwoSidedSearch
from workbench.maps.compiled.bordered import BorderedGrid
from workbench.maps.compiled.pool import ROOM, LayeredGridPool, TwoSidedGridPool
from workbench.maps.grid import Square
from workbench.maps.grid_heuristics import GridDistance
from workbench.maps.grid_problem import GridProblem
from workbench.maps.kernels import layers as kernels
from workbench.search.problem.problem import Heuristic


def _set_moves(control: NDArray[np.int64], bordered: BorderedGrid) -> None:
    """Set the kernel's settings for the rule of moves."""
    control[kernels.STRAIGHT_COST], control[kernels.DIAGONAL_COST] = bordered.straight_cost, bordered.diagonal_cost
    control[kernels.BESIDE] = bordered.beside


class TwoSidedGridSearch(KernelTwoSidedSearch):
    """`bibfs` over a pool of squares."""

    _pool: TwoSidedGridPool

    def __init__(self, problem: GridProblem, pool: TwoSidedGridPool) -> None:
        super().__init__(problem, pool)
        _set_moves(self._control, pool.bordered)

    def _search(self, most: int) -> int:
        pool, bordered = self._pool, self._pool.bordered
        code: int = kernels.bidirectional(
            most, self._control, bordered.costs, bordered.offsets, pool.newest_of, *pool.columns()
        )
        return code


class GridBeamSearch(KernelBeamSearch):
    """`beam` over a pool of squares."""

    _pool: LayeredGridPool

    def __init__(
        self, problem: GridProblem, heuristic: Heuristic[Square], pool: LayeredGridPool, beam_width: int, ties: str
    ) -> None:
        super().__init__(problem, heuristic, pool, beam_width, ties)
        estimate = heuristic if isinstance(heuristic, GridDistance) else None
        self._h = pool.bordered.values(estimate)
        _set_moves(self._control, pool.bordered)
        self._control[codes.TIES] = TIE_CODES[ties]
        self._layer: list[NDArray[Any]] = [np.zeros(256, dtype) for dtype in (np.int32, self._h.dtype, self._h.dtype)]

    def _search(self, most: int) -> int:
        pool, bordered = self._pool, self._pool.bordered
        code: int = kernels.beam(
            most, self._control, bordered.costs, bordered.offsets, bordered.is_goal, self._h, pool.newest_of,
            *self._layer, *pool.columns(),
        )  # fmt: skip
        pool.dropped = int(self._control[codes.DROPPED])
        return code

    def _make_room(self) -> None:
        super()._make_room()
        if self._pool.records - int(self._control[codes.BEGIN]) + ROOM > len(self._layer[0]):
            self._layer = [np.concatenate((array, np.zeros_like(array))) for array in self._layer]
        self._pool.search_bytes = sum(array.nbytes for array in self._layer)

    def _count_states(self) -> int:
        return self._pool.count_states()
