"""The compiled search of a sub-goal."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.algorithms.best_first import Cheaper
from workbench.search.problem.messages import message
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.ordering import Ordering, estimate, total, weighted
from workbench.tiles.divide.block import BlockProblem, Delivery, TileDistances, single_tile_table
from workbench.tiles.divide.part_keys import cell_bits
from workbench.tiles.divide.part_pool import PartPool
from workbench.tiles.kernels import parts as kernels
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES, move_table

ALGORITHMS = {"astar": Cheaper.REOPEN, "wastar": Cheaper.REOPEN, "greedy": Cheaper.ON_OPEN}
"""The compiled algorithms, with their handling of a cheaper path."""


class PartSearch:
    """One of ALGORITHMS over the pool of a sub-goal. It expands the same nodes in the same order as the textbook.

    `weight`: the weight of h in weighted A*.
    """

    def __init__(
        self, problem: BlockProblem, heuristic: Delivery | TileDistances, pool: PartPool, algorithm: str, weight: float
    ) -> None:
        self._problem, self._heuristic, self._pool = problem, heuristic, pool
        rule = {"astar": total, "greedy": estimate}.get(algorithm) or weighted(weight, MOVE_COST)
        pool.ordering, pool.priority = Ordering(rule), rule
        self._control = self._settings(algorithm, weight)
        board = problem.start
        closed = np.zeros(board.cells, np.uint8)
        closed[list(problem.subgoal.frozen)] = 1
        homes = np.array([*problem.subgoal.cells, NONE], np.int64)
        other_goal_cells = np.array([*problem.other_goal_cells(), NONE], np.int64)
        scratch = np.zeros(len(problem.subgoal.tiles) + 1, np.int64), np.zeros(4, np.int64)
        tables = _tables(*board.shape, problem.order)
        self._constant_arguments: tuple[NDArray[Any], ...] = (*tables, closed, homes, other_goal_cells, *scratch)
        self._heap_key, self._heap_number = np.zeros(256, np.uint64), np.zeros(256, np.int32)
        self._started = False

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds; few at first, so that no array grows more than once in a slice."""
        return min(max(self._pool.records // 8, 256), 1 << 13)

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; 0 only reaches t = 0. Returns how the search ended, or None."""
        pool, control = self._pool, self._control
        if not self._started:
            self._started = True
            self._begin()
        target, code = pool.expanded + expansions, kernels.PAUSED
        while pool.expanded < target:
            control[kernels.SHIFT] = pool.shift
            arrays = *pool.columns(), pool.slots, self._heap_key, self._heap_number, *self._constant_arguments
            code = kernels.search(target - pool.expanded, control, *arrays)
            self._read_counters()
            if code != kernels.NO_ROOM:
                break
            self._make_room()
        if code == kernels.SOLVED:
            pool.solve(int(control[kernels.GOAL]))
            return Status.SOLVED
        if code == kernels.EMPTY:
            pool.reason = message("unsolvable-exhausted", count=pool.records - self._superseded())
            return Status.UNSOLVABLE
        return None

    def _superseded(self) -> int:
        return int(np.count_nonzero(self._pool.nodes.arrays["previous"][: self._pool.records] != NONE))

    def _settings(self, algorithm: str, weight: float) -> NDArray[np.int64]:
        subgoal, control = self._problem.subgoal, np.zeros(kernels.CONTROL, np.int64)
        control[kernels.TILES], control[kernels.BITS] = len(subgoal.tiles), cell_bits(subgoal)
        control[kernels.COLUMNS] = self._problem.start.columns
        control[kernels.TOP], control[kernels.LEFT] = subgoal.rows[0], subgoal.columns[0]
        control[kernels.WIDTH] = len(subgoal.columns)
        control[kernels.BLANK] = NONE if subgoal.blank is None else subgoal.blank
        control[kernels.WEIGHT] = round(weight * 1000) if algorithm == "wastar" else 1000
        control[kernels.COSTS] = algorithm != "greedy"
        control[kernels.REOPENS] = ALGORITHMS[algorithm] is Cheaper.REOPEN
        control[kernels.DELIVERY], control[kernels.FORESIGHT_WEIGHT] = (
            isinstance(self._heuristic, Delivery),
            self._problem.eye,
        )
        return control

    def _begin(self) -> None:
        pool, control, start = self._pool, self._control, self._problem.initial()
        h = self._heuristic(start)
        pool.add_root(start, h)
        pool.end_step()
        self._heap_key[0], self._heap_number[0] = h, 0
        control[kernels.RECORDS] = control[kernels.OPEN] = control[kernels.HEAP_SIZE] = 1

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
            more = pool.nodes.capacity - len(self._heap_key)
            self._heap_key = np.concatenate((self._heap_key, np.zeros(more, np.uint64)))
            self._heap_number = np.concatenate((self._heap_number, np.zeros(more, np.int32)))
        pool.search_bytes = self._heap_key.nbytes + self._heap_number.nbytes


@cache
def _tables(rows: int, columns: int, order: str) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Return the moves from each cell, flat (cells, 4, 2); the rows and columns; the moves of a single tile, flat."""
    ways = np.full((rows * columns, 4, 2), NONE, np.int64)
    for cell, moves in enumerate(move_table(rows, columns, order)):
        for position, (move, to) in enumerate(moves):
            ways[cell, position] = MOVES.index(move), to
    place = np.array([divmod(cell, columns) for cell in range(rows * columns)], np.int64)
    return ways.ravel(), place.ravel(), np.array(single_tile_table(rows, columns), np.int64).ravel()
