"""Compiled best-first searches on boards."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.search.algorithms.best_first import Cheaper
from workbench.search.problem.problem import Heuristic
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.ordering import Ordering, cost, estimate, total, weighted
from workbench.tiles.compiled.pool import CompiledPool
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import best_first as kernels
from workbench.tiles.kernels.estimates import flatten_tables
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES
from workbench.tiles.puzzle.problem import TileProblem

_RULES: Mapping[str, tuple[int, Cheaper]] = {
    "astar": (kernels.BY_F, Cheaper.REOPEN),
    "wastar": (kernels.BY_F, Cheaper.REOPEN),
    "ucs": (kernels.BY_G, Cheaper.REOPEN),
    "greedy": (kernels.BY_H, Cheaper.ON_OPEN),
    "bfs": (kernels.BY_AGE, Cheaper.IGNORE),
}
ALGORITHMS = tuple(_RULES)
_TIES = {"low-h": kernels.LOW_H, "high-h": kernels.HIGH_H, "fifo": kernels.FIFO, "lifo": kernels.LIFO}
_TIES["state"] = kernels.STATE
TIES = tuple(_TIES)
"""The compiled tie-breaking rules: all except `path`."""
_CHEAPER = {Cheaper.IGNORE: kernels.IGNORE, Cheaper.ON_OPEN: kernels.ON_OPEN, Cheaper.REOPEN: kernels.REOPEN}


class BestFirstSearch:
    """One of ALGORITHMS over a compiled pool. It expands the same nodes in the same order as the textbook search."""

    slice = 4096

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
        rule, cheaper = _RULES[algorithm]
        pool.ordering = Ordering(_priority(algorithm, weight), ties, queue=algorithm == "bfs")
        pool.priority, pool.tests_early = pool.ordering.priority, test == "generation"
        control = pool.control
        control[kernels.RULE], control[kernels.WEIGHT] = rule, round(weight * 1000)
        control[kernels.TIES], control[kernels.CHEAPER] = _TIES[ties], _CHEAPER[cheaper]
        control[kernels.EARLY], control[kernels.ADDITIVE] = pool.tests_early, tables.additive
        control[kernels.ROWS], control[kernels.COLUMNS] = problem.goal.shape
        control[kernels.GOAL] = NONE
        self._image = flatten_tables(tables, problem.goal)
        self._amounts = tables.components[0].amounts
        self._move_table = blank_moves(problem)
        goal = problem.goal.state
        self._goal = np.array([pool.key(goal)], np.uint64)
        self._board = np.array([*goal, *goal], np.uint8)
        self._bucket_key = np.zeros(64, np.uint64)
        self._bucket_head, self._bucket_tail = np.full(64, NONE, np.int32), np.full(64, NONE, np.int32)
        self._bucket_slots = np.full(128, NONE, np.int32)
        self._heap = np.zeros(128, np.int32)
        self._kernel_arguments = self._arguments()
        self._started = False

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; 0 only reaches t = 0. Returns how the search ended, or None."""
        if not self._started:
            self._started = True
            ended = self._begin()
            if ended is not None:
                return ended
        pool, target = self._pool, self._pool.expanded + expansions
        code = kernels.PAUSED
        while expansions > 0:
            code = kernels.search(target - pool.expanded, *self._kernel_arguments)
            pool.read_counters()
            if code != kernels.NO_ROOM:
                break
            pool.make_room()
            self._make_room()
            self._kernel_arguments = self._arguments()
        if code == kernels.SOLVED:
            pool.solve(int(pool.control[kernels.GOAL]))
            return Status.SOLVED
        return self._exhausted() if code == kernels.EMPTY else None

    def _begin(self) -> Status | None:
        start = self._problem.initial()
        h = self._heuristic(start)
        self._pool.begin(start, record_h(h))
        if h == math.inf:
            self._pool.pruned = 1
            return self._exhausted()
        if self._pool.tests_early and self._problem.is_goal(start):
            self._pool.solve(0)
            return Status.SOLVED
        return None

    def _arguments(self) -> tuple[Any, ...]:
        """Return the kernel's arguments after the number of expansions."""
        pool, arrays = self._pool, self._pool.arrays
        return (
            pool.control, arrays.records, arrays.slots, arrays.row_node, arrays.row_records, arrays.marks,
            arrays.succession, self._bucket_key, self._bucket_head, self._bucket_tail, self._bucket_slots, self._heap,
            self._move_table, self._amounts, self._goal, arrays.tiles, pool.hashes, self._board, *self._image,
        )  # fmt: skip

    def _make_room(self) -> None:
        """Grow the buckets, or the heap, if one of them is nearly full."""
        buckets = int(self._pool.control[kernels.BUCKETS])
        if buckets + 1 >= len(self._bucket_key):
            self._bucket_key = np.concatenate((self._bucket_key, np.zeros_like(self._bucket_key)))
            none = np.full(len(self._bucket_head), NONE, np.int32)
            self._bucket_head = np.concatenate((self._bucket_head, none))
            self._bucket_tail = np.concatenate((self._bucket_tail, none))
            self._bucket_slots = np.full(2 * len(self._bucket_slots), NONE, np.int32)
            kernels.reindex(self._bucket_key, buckets, self._bucket_slots)
        if int(self._pool.control[kernels.HEAP_SIZE]) + 16 > len(self._heap):
            self._heap = np.concatenate((self._heap, np.zeros_like(self._heap)))
        arrays_of_search = (self._bucket_key, self._bucket_head, self._bucket_tail, self._bucket_slots, self._heap)
        self._pool.search_bytes = sum(array.nbytes for array in arrays_of_search)

    def _exhausted(self) -> Status:
        return self._pool.exhaust(self._pool.records - int(self._pool.control[kernels.SUCCESSIONS]))


def record_h(h: float) -> int:
    """Return an estimate in the form of the records: −1 for ∞."""
    return NONE if h == math.inf else int(h)


def blank_moves(problem: TileProblem) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Return the moves of the blank from each cell in the problem's order, flat (cells, 4, 2): direction, cell."""
    table = np.full((problem.goal.cells, 4, 2), NONE, np.int64)
    for cell, moves in enumerate(problem.blank_moves):
        for place, (move, to) in enumerate(moves):
            table[cell, place] = MOVES.index(move), to
    return table.ravel()


def _priority(algorithm: str, weight: float) -> Any:
    if algorithm == "wastar":
        return weighted(weight, MOVE_COST)
    return {"astar": total, "greedy": estimate}.get(algorithm, cost)
