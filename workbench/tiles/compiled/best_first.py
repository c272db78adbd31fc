"""Compiled best-first searches on boards."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from workbench.compiling.best_first import ALGORITHMS, CHEAPER, CHEAPER_CODES, TIE_CODES, priority_of
from workbench.compiling.kernel_search import KernelSearch
from workbench.search.problem.problem import Heuristic
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.ordering import Ordering
from workbench.tiles.compiled.boards import doubled
from workbench.tiles.compiled.pool import CompiledPool
from workbench.tiles.compiled.tables import blank_move_table
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import best_first as kernels
from workbench.tiles.kernels import best_first_index, priorities
from workbench.tiles.kernels.estimates import flatten_tables
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.problem import TileProblem

_RULES = {
    **dict.fromkeys(ALGORITHMS, priorities.BY_F),
    "ucs": priorities.BY_G,
    "greedy": priorities.BY_H,
    "bfs": priorities.BY_AGE,
}


class BestFirstSearch(KernelSearch):
    """One of ALGORITHMS over a compiled pool."""

    slice = 4096
    _pool: CompiledPool

    def __init__(
        self,
        problem: TileProblem,
        heuristic: Heuristic[State],
        tables: Tables,
        pool: CompiledPool,
        algorithm: str,
        ties: str = "fifo",
        weight: float = 1,
        test: str = "expansion",
    ) -> None:
        self._problem, self._heuristic, self._pool = problem, heuristic, pool
        pool.ordering = Ordering(priority_of(algorithm, weight, MOVE_COST), ties, queue=algorithm == "bfs")
        pool.priority, pool.tests_early = pool.ordering.priority, test == "generation"
        control = pool.control
        control[kernels.RULE], control[kernels.WEIGHT] = _RULES[algorithm], round(weight * 1000)
        control[kernels.TIES], control[kernels.CHEAPER] = TIE_CODES[ties], CHEAPER_CODES[CHEAPER[algorithm]]
        control[kernels.EARLY], control[kernels.ADDITIVE] = pool.tests_early, tables.additive
        control[kernels.ROWS], control[kernels.COLUMNS] = problem.goal.shape
        control[kernels.GOAL] = NONE
        self._image = flatten_tables(tables, problem.goal)
        self._amounts = tables.components[0].amounts
        self._move_table = blank_move_table(problem.blank_moves)
        goal = problem.goal.state
        self._goal = np.array([pool.key(goal)], np.uint64)
        self._board = np.array([*goal, *goal], np.uint8)
        self._bucket_key = np.zeros(64, np.uint64)
        self._bucket_head, self._bucket_tail = np.full(64, NONE, np.int32), np.full(64, NONE, np.int32)
        self._bucket_slots = np.full(128, NONE, np.int32)
        self._heap = np.zeros(128, np.int32)
        self._kernel_arguments = self._arguments()

    def _begin(self) -> Status | None:
        start = self._problem.initial()
        h = self._heuristic(start)
        self._pool.begin(start, NONE if h == math.inf else int(h))
        if h == math.inf:
            self._pool.pruned = 1
            return self._exhausted()
        if self._pool.tests_early and self._problem.is_goal(start):
            self._pool.solve(0)
            return Status.SOLVED
        return None

    def _search(self, most: int) -> int:
        code: int = kernels.search(most, *self._kernel_arguments)
        return code

    def _read_counters(self) -> None:
        self._pool.read_counters()

    def _arguments(self) -> tuple[Any, ...]:
        """Return the kernel's arguments after the number of expansions."""
        pool, arrays = self._pool, self._pool.arrays
        return (
            pool.control, arrays.records, arrays.slots, arrays.row_node, arrays.row_records, arrays.marks,
            arrays.succession, self._bucket_key, self._bucket_head, self._bucket_tail, self._bucket_slots, self._heap,
            self._move_table, self._amounts, self._goal, arrays.tiles, pool.hashes, self._board, *self._image,
        )  # fmt: skip

    def _make_room(self) -> None:
        self._pool.make_room()
        buckets = int(self._pool.control[kernels.BUCKETS])
        if buckets + 1 >= len(self._bucket_key):
            self._bucket_key = doubled(self._bucket_key)
            self._bucket_head, self._bucket_tail = doubled(self._bucket_head, NONE), doubled(self._bucket_tail, NONE)
            self._bucket_slots = np.full(2 * len(self._bucket_slots), NONE, np.int32)
            best_first_index.reindex(self._bucket_key, buckets, self._bucket_slots)
        if int(self._pool.control[kernels.HEAP_SIZE]) + 16 > len(self._heap):
            self._heap = doubled(self._heap)
        arrays_of_search = (self._bucket_key, self._bucket_head, self._bucket_tail, self._bucket_slots, self._heap)
        self._pool.search_bytes = sum(array.nbytes for array in arrays_of_search)
        self._kernel_arguments = self._arguments()

    def _solve(self) -> Status:
        self._pool.solve(int(self._pool.control[kernels.GOAL]))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        return self._pool.exhaust(self._pool.records - int(self._pool.control[kernels.SUCCESSIONS]))
