"""The compiled search of a sub-goal."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernel_search import KernelSearch
from workbench.search.algorithms.best_first import Cheaper
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.ordering import Ordering, estimate, total, weighted
from workbench.tiles.compiled.boards import longer
from workbench.tiles.compiled.indexed_pool import shift_of
from workbench.tiles.compiled.tables import blank_move_table
from workbench.tiles.divide.block import (
    BlockProblem,
    Delivery,
    TileDistances,
    cell_bits,
    frozen_mask,
    single_tile_table,
)
from workbench.tiles.divide.part_pool import PartPool
from workbench.tiles.kernels import parts as kernels
from workbench.tiles.puzzle.moves import MOVE_COST, move_table

ALGORITHMS = {"astar": Cheaper.REOPEN, "wastar": Cheaper.REOPEN, "greedy": Cheaper.ON_OPEN}
"""The compiled algorithms, with their handling of a cheaper path."""


class PartSearch(KernelSearch):
    """One of ALGORITHMS over the pool of a sub-goal. `weight`: the weight of h in weighted A*."""

    _pool: PartPool
    _smallest_slice = 256

    def __init__(
        self, problem: BlockProblem, heuristic: Delivery | TileDistances, pool: PartPool, algorithm: str, weight: float
    ) -> None:
        self._problem, self._heuristic, self._pool = problem, heuristic, pool
        rule = {"astar": total, "greedy": estimate}.get(algorithm) or weighted(weight, MOVE_COST)
        pool.ordering, pool.priority = Ordering(rule), rule
        self._control = self._settings(algorithm, weight)
        board = problem.start
        closed = np.frombuffer(frozen_mask(problem.subgoal, board.cells), np.uint8)
        homes = np.array([*problem.subgoal.cells, NONE], np.int64)
        other_goal_cells = np.array([*problem.other_goal_cells(), NONE], np.int64)
        scratch = np.zeros(len(problem.subgoal.tiles) + 1, np.int64), np.zeros(4, np.int64)
        tables = move_tables(*board.shape, problem.order)
        self._constant_arguments: tuple[NDArray[Any], ...] = (*tables, closed, homes, other_goal_cells, *scratch)
        self._heap_key, self._heap_number = np.zeros(256, np.uint64), np.zeros(256, np.int32)

    def _search(self, most: int) -> int:
        pool, control = self._pool, self._control
        control[kernels.SHIFT] = shift_of(pool.slots)
        arrays = *pool.columns(), pool.slots, self._heap_key, self._heap_number, *self._constant_arguments
        code: int = kernels.search(most, control, *arrays)
        return code

    def _solve(self) -> Status:
        self._pool.solve(int(self._control[kernels.GOAL]))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        return self._pool.exhaust_states()

    def _settings(self, algorithm: str, weight: float) -> NDArray[np.int64]:
        subgoal, control = self._problem.subgoal, common_settings(self._problem)
        control[kernels.BLANK] = NONE if subgoal.blank is None else subgoal.blank
        control[kernels.WEIGHT] = round(weight * 1000) if algorithm == "wastar" else 1000
        control[kernels.COSTS] = algorithm != "greedy"
        control[kernels.REOPENS] = ALGORITHMS[algorithm] is Cheaper.REOPEN
        control[kernels.DELIVERY] = isinstance(self._heuristic, Delivery)
        control[kernels.FORESIGHT_WEIGHT] = self._problem.eye
        return control

    def _begin(self) -> Status | None:
        pool, control, start = self._pool, self._control, self._problem.initial()
        h = self._heuristic(start)
        pool.add_root(start, h)
        pool.end_step()
        self._heap_key[0], self._heap_number[0] = h, 0
        control[kernels.RECORDS] = control[kernels.OPEN] = control[kernels.HEAP_SIZE] = 1
        return None

    def _read_counters(self) -> None:
        pool = self._pool
        (pool.expanded, pool.records, pool.generated, pool.open, pool.max_open, pool.reopened) = self._control[
            : kernels.REOPENED + 1
        ].tolist()
        pool.steps = pool.expanded

    def _make_room(self) -> None:
        pool = self._pool
        pool.make_room()
        if pool.records + 8 > len(self._heap_key):
            used, length = len(self._heap_key), pool.nodes.capacity
            self._heap_key = longer(self._heap_key, used, length)
            self._heap_number = longer(self._heap_number, used, length)
        pool.search_bytes = self._heap_key.nbytes + self._heap_number.nbytes


def common_settings(problem: BlockProblem) -> NDArray[np.int64]:
    """Return the settings that describe a sub-goal, for the kernels of `parts` and `part_beams`."""
    subgoal, control = problem.subgoal, np.zeros(kernels.CONTROL, np.int64)
    control[kernels.TILES], control[kernels.BITS] = len(subgoal.tiles), cell_bits(subgoal)
    control[kernels.COLUMNS], control[kernels.WIDTH] = problem.start.columns, len(subgoal.columns)
    control[kernels.TOP], control[kernels.LEFT] = subgoal.rows[0], subgoal.columns[0]
    return control


@cache
def move_tables(rows: int, columns: int, order: str) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Return the moves from each cell, flat (cells, 4, 2); the rows and columns; the moves of a single tile, flat."""
    ways = blank_move_table(move_table(rows, columns, order))
    place = np.array([divmod(cell, columns) for cell in range(rows * columns)], np.int64)
    return ways, place.ravel(), np.array(single_tile_table(rows, columns), np.int64).ravel()
