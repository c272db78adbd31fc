"""Compiled best-first searches on grids."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.best_first import CHEAPER, CHEAPER_CODES, TIE_CODES, priority_of
from workbench.compiling.kernel_search import KernelSearch
from workbench.compiling.kernels import best_first_codes as codes
from workbench.maps.compiled.pool import ROOM, GridPool
from workbench.maps.grid_heuristics import GridDistance
from workbench.maps.grid_problem import GridProblem
from workbench.maps.kernels import best_first as kernels
from workbench.search.problem.problem import scale
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.ordering import Ordering

BUCKETS, FINENESS = 1 << 17, 8
"""The number of buckets of OPEN, and of those for a difference in f of 1. The last one contains all that is above."""


class GridSearch(KernelSearch):
    """A best-first search over a pool of squares; `heuristic` None: 0 everywhere."""

    _pool: GridPool

    def __init__(
        self,
        problem: GridProblem,
        heuristic: GridDistance | None,
        pool: GridPool,
        algorithm: str,
        ties: str = "fifo",
        weight: float = 1,
        test: str = "expansion",
    ) -> None:
        self._problem, self._pool, bordered = problem, pool, pool.bordered
        self._h = bordered.values(heuristic)
        priority = priority_of(algorithm, weight, scale(problem))
        pool.ordering = Ordering(priority, ties, queue=algorithm == "bfs")
        pool.priority, pool.tests_early = priority, test == "generation"
        counts_g = algorithm not in ("bfs", "greedy")
        self._weighted_h = priority(np.zeros_like(self._h), self._h) if algorithm == "wastar" else self._h
        control = self._control = np.zeros(kernels.CONTROL, np.int64)
        control[kernels.COUNTS_G], control[kernels.EARLY] = counts_g, pool.tests_early
        control[kernels.TIES] = codes.FIFO if algorithm == "bfs" else TIE_CODES[ties]
        control[kernels.CHEAPER] = CHEAPER_CODES[CHEAPER[algorithm]]
        control[kernels.STRAIGHT_COST], control[kernels.DIAGONAL_COST] = bordered.straight_cost, bordered.diagonal_cost
        control[kernels.BESIDE] = bordered.beside
        control[kernels.DIRECTIONS], control[kernels.WIDTH] = len(bordered.offsets), bordered.width
        control[kernels.JUMPS] = algorithm == "jps"
        most = np.inf if self._h.dtype == np.float64 else np.iinfo(np.int64).max
        self._beaten_by = np.full_like(self._h, most)
        self._heap: list[NDArray[Any]] = [np.zeros(64, dtype) for dtype in (self._h.dtype, self._h.dtype, np.int32)]
        self._buckets = np.full(BUCKETS, NONE, np.int32)
        self._following = np.full(64, NONE, np.int32)
        self._fineness = FINENESS / scale(problem)

    def _begin(self) -> Status | None:
        pool, start = self._pool, self._problem.initial()
        square = pool.bordered.number(start)
        pool.add_root(start, self._h[square].item())
        pool.end_step()
        self._buckets[0] = 0
        self._beaten_by[square] = 0
        control = self._control
        control[kernels.RECORDS] = control[kernels.OPEN] = 1
        if pool.tests_early and self._problem.is_goal(start):
            pool.solve(0)
            return Status.SOLVED
        return None

    def _search(self, most: int) -> int:
        pool, bordered = self._pool, self._pool.bordered
        code: int = kernels.search(
            most, self._control, bordered.costs, bordered.offsets, bordered.is_goal, self._h, self._weighted_h,
            pool.newest_of, self._beaten_by, self._buckets, self._following, self._fineness, *self._heap,
            *pool.columns(),
        )  # fmt: skip
        return code

    def _read_counters(self) -> None:
        pool = self._pool
        (pool.expanded, pool.records, pool.generated, pool.open, pool.max_open, pool.reopened) = self._control[
            : kernels.REOPENED + 1
        ].tolist()
        pool.steps = pool.expanded

    def _make_room(self) -> None:
        self._pool.make_room()
        if int(self._control[kernels.HEAP_SIZE]) == len(self._heap[0]):
            self._heap = [np.concatenate((array, np.zeros_like(array))) for array in self._heap]
        if self._pool.records + ROOM > len(self._following):
            self._following = np.concatenate((self._following, np.zeros_like(self._following)))
        arrays = (*self._heap, self._buckets, self._following)
        self._pool.search_bytes = sum(array.nbytes for array in arrays)

    def _solve(self) -> Status:
        self._pool.solve(int(self._control[kernels.GOAL]))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        return self._pool.exhaust(self._pool.count_states())
