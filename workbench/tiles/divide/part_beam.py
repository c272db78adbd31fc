"""The compiled beam search of a sub-goal whose other tiles count, and its recording."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernel_search import KernelSearch
from workbench.search.problem.messages import message
from workbench.search.problem.status import Status
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.ordering import Ordering, total
from workbench.tiles.compiled.indexed_pool import shift_of
from workbench.tiles.divide.block import BlockState, frozen_mask
from workbench.tiles.divide.lookahead import BLANK_WEIGHT, DISTANCE_WEIGHT, Approach, LineForesight
from workbench.tiles.divide.part_pool import PartPool
from workbench.tiles.divide.part_search import common_settings, move_tables
from workbench.tiles.kernels import part_beams as kernels
from workbench.tiles.kernels import parts


class LayeredPartPool(PartPool, LayeredPool[BlockState]):
    """The recording of a compiled beam search."""


class PartBeam(KernelSearch):
    """`beam` over the pool of a sub-goal. `beam_width`: how many nodes of each layer are kept."""

    _pool: LayeredPartPool
    _smallest_slice = 256

    def __init__(self, problem: LineForesight, pool: LayeredPartPool, beam_width: int) -> None:
        self._problem, self._pool = problem, pool
        pool.ordering, pool.priority = Ordering(total), total
        self._control = self._settings(beam_width)
        board = problem.start
        closed = np.frombuffer(frozen_mask(problem.subgoal, board.cells), np.uint8)
        move_table, coordinates, _ = move_tables(*board.shape, problem.order)
        boards, places = np.zeros((beam_width, board.cells), np.int16), np.zeros((4, beam_width), np.int32)
        boards[0], places[0] = problem.other_goal_cells(), np.arange(beam_width)
        self._scratch: tuple[NDArray[Any], ...] = (
            *(np.zeros(4 * beam_width + 4, dtype) for dtype in (np.uint64, np.int32)),
            *(np.zeros(length, np.int32) for length in (beam_width, 4 * beam_width + 4)),
            boards,
            places,
        )
        self._tables: tuple[NDArray[Any], ...] = (
            move_table,
            coordinates,
            closed,
            np.array(problem.subgoal.cells, np.int64),
            np.array(problem.pulls, np.int64),
            np.zeros(len(problem.subgoal.tiles) + 1, np.int64),
        )
        pool.search_bytes = sum(array.nbytes for array in self._scratch)

    def _settings(self, beam_width: int) -> NDArray[np.int64]:
        control = common_settings(self._problem)
        control[kernels.BOTTOM], control[kernels.KEPT] = self._problem.subgoal.rows[-1], beam_width
        control[kernels.DISTANCE_WEIGHT], control[kernels.BLANK_WEIGHT] = DISTANCE_WEIGHT, BLANK_WEIGHT
        return control

    def _begin(self) -> Status | None:
        pool, control, start = self._pool, self._control, self._problem.initial()
        pool.add_root(start, Approach(self._problem)(start))
        pool.end_step()
        control[parts.RECORDS] = control[parts.OPEN] = control[kernels.END] = control[kernels.BEGIN] = 1
        return None

    def _search(self, most: int) -> int:
        pool, control = self._pool, self._control
        control[parts.SHIFT] = shift_of(pool.slots)
        nodes, rows = pool.nodes.arrays, pool.rows.arrays
        names = ("key", "parent", "move", "g", "h", "expanded", "superseded", "previous", "state", "depth")
        columns = [nodes[name] for name in names] + [rows[name] for name in ("node", "records", "open", "generated")]
        arrays = *columns, pool.slots, *self._scratch, *self._tables
        code: int = kernels.beam(most, control, *arrays)
        return code

    def _read_counters(self) -> None:
        pool = self._pool
        (pool.expanded, pool.records, pool.generated, pool.open, pool.max_open, pool.dropped) = self._control[
            : kernels.DROPPED + 1
        ].tolist()
        pool.steps = pool.expanded

    def _make_room(self) -> None:
        self._pool.make_room()

    def _free_scratch(self) -> None:
        self._scratch, self._pool.search_bytes = (), 0

    def _solve(self) -> Status:
        self._free_scratch()
        self._pool.solve(int(self._control[parts.GOAL]))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        pool = self._pool
        self._free_scratch()
        if not pool.dropped:
            return pool.exhaust_states()
        pool.reason = message("exhausted-beam", count=pool.dropped)
        return Status.EXHAUSTED
