"""Compiled layer-by-layer searches on boards: bidirectional breadth-first search and beam search."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernel_search import KernelSearch
from workbench.search.algorithms.bibfs import turn
from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic
from workbench.search.problem.status import Status
from workbench.search.recording.moment import BACKWARD, FORWARD
from workbench.search.recording.ordering import Ordering, cost, total
from workbench.search.recording.recording import UNREACHABLE
from workbench.tiles.compiled.board_pool import BoardPool, LayeredBoardPool, TwoSidedBoardPool
from workbench.tiles.compiled.boards import doubled
from workbench.tiles.compiled.indexed_pool import shift_of
from workbench.tiles.compiled.tables import blank_move_table
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import layers as kernels
from workbench.tiles.kernels.estimates import flatten_tables
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.problem import TileProblem

_TIES = {
    "low-h": kernels.NEWEST, "high-h": kernels.OLDEST, "fifo": kernels.OLDEST, "lifo": kernels.NEWEST,
    "state": kernels.STATE,
}  # fmt: skip
TIES = tuple(_TIES)
"""The compiled tie-breaking rules: all except `path`."""
_MAX_RECORDS = (1 << 31) - 1


class LayerSearch(KernelSearch):
    """A search that works layer by layer."""

    _pool: BoardPool

    def __init__(self, problem: TileProblem, pool: BoardPool) -> None:
        self._problem, self._pool = problem, pool
        self._move_table = blank_move_table(problem.blank_moves)
        self._board = np.array([*problem.goal.state, *problem.goal.state], np.uint8)
        self._control = np.zeros(kernels.CONTROL, np.int64)

    def _begin(self) -> Status | None:
        pool, control = self._pool, self._control
        ended = self._add_roots()
        pool.end_step()
        control[kernels.RECORDS], control[kernels.OPEN] = pool.records, pool.open
        return ended

    def _read_counters(self) -> None:
        pool = self._pool
        (pool.expanded, pool.records, pool.generated, pool.open, pool.max_open, pool.pruned) = self._control[
            : kernels.PRUNED + 1
        ].tolist()
        pool.steps = pool.expanded

    def _make_room(self) -> None:
        self._pool.make_room()

    def _common_arguments(self) -> tuple[NDArray[Any], ...]:
        """Return the arguments that both kernels have in common, except columns."""
        self._control[kernels.SHIFT] = shift_of(self._pool.slots)
        return self._pool.slots, self._move_table, self._pool.tiles, self._pool.hashes, self._board

    @abstractmethod
    def _add_roots(self) -> Status | None:
        """Record the initial states. Returns how the search ended, or None."""


class TwoSidedSearch(LayerSearch):
    """`bibfs` over a pool of boards."""

    _pool: TwoSidedBoardPool

    def __init__(self, problem: TileProblem, pool: TwoSidedBoardPool) -> None:
        super().__init__(problem, pool)
        pool.ordering, pool.priority, pool.tests_early = Ordering(cost, "fifo", queue=True), cost, True
        pool.next_side = turn

    def _add_roots(self) -> Status | None:
        pool, control = self._pool, self._control
        goal = self._problem.goal.state
        for side, state in ((FORWARD, self._problem.initial()), (BACKWARD, goal)):
            number = pool.add_root(state, 0)
            pool.nodes.arrays["side"][number] = side
            control[kernels.BEGIN + side], control[kernels.STOP + side] = number, number + 1
        if self._problem.initial() != goal:
            return None
        pool.meet(FORWARD, BACKWARD)
        pool.solve_by_meeting()
        return Status.SOLVED

    def _search(self, most: int) -> int:
        pool = self._pool
        boards, blanks, *columns = pool.columns(
            "board", "blank", "state", "parent", "move", "g", "expanded", "superseded", "previous", "side", "depth"
        )
        code: int = kernels.bidirectional(most, self._control, boards, blanks, *self._common_arguments(), *columns)
        return code

    def _solve(self) -> Status:
        self._pool.meet(int(self._control[kernels.GOAL]), int(self._control[kernels.OTHER]))
        self._pool.solve_by_meeting()
        return Status.SOLVED

    def _exhausted(self) -> Status:
        pool, control = self._pool, self._control
        forward = control[kernels.BEGIN] == control[kernels.STOP]
        key, side = ("unsolvable-exhausted", FORWARD) if forward else ("unsolvable-exhausted-back", BACKWARD)
        count = int(np.count_nonzero(pool.nodes.arrays["side"][: pool.records] == side))
        pool.reason = message(key, count=count)
        return Status.UNSOLVABLE


class BeamSearch(LayerSearch):
    """`beam` over a pool of boards."""

    _pool: LayeredBoardPool

    def __init__(
        self,
        problem: TileProblem,
        heuristic: Heuristic[State],
        tables: Tables,
        pool: LayeredBoardPool,
        beam_width: int,
        ties: str,
    ) -> None:
        super().__init__(problem, pool)
        self._heuristic = heuristic
        pool.ordering, pool.priority = Ordering(total, ties), total
        control = self._control
        control[kernels.TIES], control[kernels.WIDTH] = _TIES[ties], min(beam_width, _MAX_RECORDS)
        control[kernels.ADDITIVE] = tables.additive
        control[kernels.ROWS], control[kernels.COLUMNS] = problem.goal.shape
        self._image, self._amounts = flatten_tables(tables, problem.goal), tables.components[0].amounts
        self._goal = np.array([pool.key(problem.goal.state)], np.uint64)
        self._order, self._heap = np.zeros(256, np.int32), np.zeros(256, np.uint64)

    def _add_roots(self) -> Status | None:
        pool = self._pool
        h = self._heuristic(self._problem.initial())
        pool.add_root(self._problem.initial(), UNREACHABLE if h == math.inf else int(h))
        if h == math.inf:
            pool.pruned = 1
            return pool.exhaust(pool.records)
        self._control[kernels.BEGIN] = self._control[kernels.END] = 1
        return None

    def _search(self, most: int) -> int:
        pool = self._pool
        boards, blanks, *columns = pool.columns(
            "board", "blank", "state", "parent", "move", "g", "h", "expanded", "superseded", "previous", "depth"
        )
        code: int = kernels.beam(
            most, self._control, boards, blanks, *self._common_arguments(),
            *(self._goal, self._amounts, self._order, self._heap, *columns, *self._image),
        )  # fmt: skip
        pool.dropped = int(self._control[kernels.DROPPED])
        return code

    def _make_room(self) -> None:
        super()._make_room()
        if self._pool.records - int(self._control[kernels.BEGIN]) + 8 > len(self._heap):
            self._order, self._heap = doubled(self._order), doubled(self._heap)
        self._pool.search_bytes = self._order.nbytes + self._heap.nbytes

    def _solve(self) -> Status:
        self._pool.solve(int(self._control[kernels.GOAL]))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        pool = self._pool
        if not pool.dropped:
            return pool.exhaust(pool.records)
        pool.reason = message("exhausted-beam", count=pool.dropped)
        return Status.EXHAUSTED
