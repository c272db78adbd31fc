"""Compiled layer-by-layer searches on boards: bidirectional breadth-first search and beam search."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernels import layer_codes as codes
from workbench.compiling.layers import KernelBeamSearch, KernelTwoSidedSearch
from workbench.search.problem.problem import Heuristic
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


class _Boards:
    """What both kernels have in common as arguments, except columns."""

    def __init__(self, problem: TileProblem, pool: BoardPool) -> None:
        self._pool, self._move_table = pool, blank_move_table(problem.blank_moves)
        self._board = np.array([*problem.goal.state, *problem.goal.state], np.uint8)

    def arguments(self, control: NDArray[np.int64]) -> tuple[NDArray[Any], ...]:
        pool = self._pool
        control[kernels.SHIFT] = shift_of(pool.slots)
        return pool.slots, self._move_table, pool.tiles, pool.hashes, self._board


class TwoSidedSearch(KernelTwoSidedSearch):
    """`bibfs` over a pool of boards."""

    _pool: TwoSidedBoardPool

    def __init__(self, problem: TileProblem, pool: TwoSidedBoardPool) -> None:
        super().__init__(problem, pool)
        self._boards = _Boards(problem, pool)

    def _search(self, most: int) -> int:
        boards, blanks, *columns = self._pool.columns(
            "board", "blank", "state", "parent", "move", "g", "expanded", "superseded", "previous", "side", "depth"
        )
        common = self._boards.arguments(self._control)
        code: int = kernels.bidirectional(most, self._control, boards, blanks, *common, *columns)
        return code


class BeamSearch(KernelBeamSearch):
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
        super().__init__(problem, heuristic, pool, beam_width, ties)
        self._boards, control = _Boards(problem, pool), self._control
        control[codes.TIES], control[kernels.ADDITIVE] = _TIES[ties], tables.additive
        control[kernels.ROWS], control[kernels.COLUMNS] = problem.goal.shape
        self._image, self._amounts = flatten_tables(tables, problem.goal), tables.components[0].amounts
        self._goal = np.array([pool.key(problem.goal.state)], np.uint64)
        self._order, self._heap = np.zeros(256, np.int32), np.zeros(256, np.uint64)

    def _search(self, most: int) -> int:
        pool = self._pool
        boards, blanks, *columns = pool.columns(
            "board", "blank", "state", "parent", "move", "g", "h", "expanded", "superseded", "previous", "depth"
        )
        code: int = kernels.beam(
            most, self._control, boards, blanks, *self._boards.arguments(self._control),
            *(self._goal, self._amounts, self._order, self._heap, *columns, *self._image),
        )  # fmt: skip
        pool.dropped = int(self._control[codes.DROPPED])
        return code

    def _make_room(self) -> None:
        super()._make_room()
        if self._pool.records - int(self._control[codes.BEGIN]) + 8 > len(self._heap):
            self._order, self._heap = doubled(self._order), doubled(self._heap)
        self._pool.search_bytes = self._order.nbytes + self._heap.nbytes
