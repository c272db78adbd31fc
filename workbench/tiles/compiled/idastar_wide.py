"""Compiled IDA* on boards of any size."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Heuristic
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.tiles.compiled.tables import cell_move_table
from workbench.tiles.compiled.trace import CompiledPathTrace
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import idastar as common
from workbench.tiles.kernels import idastar_wide as kernels
from workbench.tiles.kernels.estimates import flatten_tables
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem


class WideIdaStarSearch:
    """IDA* over a compiled trace, in one thread. It expands the same nodes in the same order as the textbook search."""

    def __init__(
        self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, trace: CompiledPathTrace
    ) -> None:
        self._problem, self._trace, self._h = problem, trace, heuristic(problem.initial())
        self._board, self._goal = np.array(problem.start.tiles, np.uint8), np.array(problem.goal.tiles, np.uint8)
        self._image: tuple[Any, ...] = flatten_tables(tables, problem.goal)
        self._amounts, self._move_table = tables.components[0].amounts.astype(np.int32), cell_move_table(problem)
        self._levels: list[NDArray[np.int64]] = [np.zeros(common.MAX_DEPTH, np.int64) for _ in range(5)]
        control = self._control = np.zeros(kernels.CONTROL, np.int64)
        control[common.ROWS], control[common.COLUMNS] = problem.goal.shape
        control[common.ADDITIVE] = tables.additive
        control[kernels.MISPLACED_COUNT] = int(np.count_nonzero(self._board != self._goal))
        control[kernels.RECORDING], control[kernels.RECORD_CAPACITY] = 1, trace.room
        self._started = False
        trace.search_bytes = self._amounts.nbytes + sum(level.nbytes for level in self._levels)

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds."""
        return 1 << 12 if self._trace.stopped_at is None else 1 << 15

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; 0 only reaches t = 0. Returns how the search ended, or None."""
        trace, control = self._trace, self._control
        if not self._started:
            self._started = True
            ended = self._begin()
            trace.mark_start()
            if ended is not None or not expansions:
                return ended
        last = trace.expanded + expansions
        while True:
            code = self._advance(last - trace.expanded)
            if code == common.PAUSED:
                return None
            if code == common.SOLVED:
                return self._solve()
            if code == common.NO_ROOM:
                if int(control[common.DEPTH]) > common.MAX_DEPTH - 4:
                    raise MemoryError
                trace.make_room()
                continue
            if control[common.MIN] == common.NO_MINIMUM:
                return self._exhausted()
            self._begin_iteration(int(control[common.MIN]))

    def _begin(self) -> Status | None:
        trace = self._trace
        if self._h == math.inf:
            trace.pruned += 1
            trace.reject(trace.add(self._problem.initial(), NONE, "", 0, self._h, 0), Fate.PRUNED)
            return self._exhausted()
        self._begin_iteration(int(self._h))
        if not self._control[kernels.MISPLACED_COUNT]:
            trace.solve(trace.records - 1 if trace.records else NONE, ())
            return Status.SOLVED
        return None

    def _begin_iteration(self, bound: int) -> None:
        trace, control = self._trace, self._control
        trace.begin_iteration(bound)
        control[common.BOUND], control[common.MIN] = bound, common.NO_MINIMUM
        control[common.ITERATION] = len(trace.iterations()) - 1
        number = NONE
        if control[kernels.RECORDING] and trace.stopped_at is None:
            number = trace.add_iteration_start(int(self._h))
        control[kernels.RECORDING] = number != NONE
        control[common.RECORDS], control[common.DEPTH], control[common.MID_EXPANSION] = trace.records, 0, 0
        control[common.STEPS] = trace.steps
        for array, value in zip(
            self._levels, (common.NO_DIRECTION, number, 0, int(self._h), self._problem.start.blank), strict=True
        ):
            array[0] = value
        trace.open = 1

    def _advance(self, most: int) -> int:
        trace, control = self._trace, self._control
        if trace.stopped_at is not None:
            control[kernels.RECORDING] = 0
        columns: tuple[Any, ...] = (*self._image, *trace.columns())
        code: int = kernels.expand(
            most, control, self._board, self._goal, self._amounts, self._move_table, *self._levels, *columns
        )
        trace.recorded(int(control[common.RECORDS]), int(control[common.STEPS]))
        if not control[kernels.RECORDING] and trace.stopped_at is None:
            trace.stop()
        expanded, generated, pruned = control[[common.EXPANDED, common.GENERATED, common.PRUNED]].tolist()
        trace.copy_counters(expanded, generated, int(control[common.DEPTH] >= 0), pruned)
        return code

    def _solve(self) -> Status:
        depth, (path, records, *_) = int(self._control[common.DEPTH]), self._levels
        self._trace.solve(int(records[depth]), tuple(MOVES[way] for way in path[1 : depth + 1].tolist()))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        return self._trace.exhaust(self._trace.expanded_in_iteration)
