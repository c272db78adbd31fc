"""IDA* on boards, compiled."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.columns import NONE
from workbench.search.messages import message
from workbench.search.ordering import total
from workbench.search.problem import Heuristic
from workbench.search.status import Status
from workbench.search.trace import Fate
from workbench.tiles.board import State
from workbench.tiles.compiled.patterns import PatternWalk
from workbench.tiles.compiled.trace import CompiledTrace
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.kernels.estimates import image
from workbench.tiles.kernels.packing import pack
from workbench.tiles.moves import MOVE_COST, MOVES
from workbench.tiles.problem import TileProblem


class IdaStarSearch:
    """IDA* over a compiled trace; it follows its textbook twin to the node, recorded or not."""

    def __init__(self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, trace: CompiledTrace) -> None:
        trace.keeps_open, trace.tests_early, trace.priority = False, True, total
        self._problem, self._heuristic, self._trace = problem, heuristic, trace
        cells = problem.goal.cells
        self._start = np.uint64(pack(problem.initial()))
        self._start_way = 5 * problem.start.blank + kernels.STARTED
        self._h = heuristic(problem.initial())
        control = self._control = np.zeros(kernels.CONTROL, np.int64)
        control[kernels.ADDITIVE] = tables.additive
        control[kernels.ROWS], control[kernels.COLUMNS] = problem.goal.shape
        self._table, self._deltas = moves_table(problem), deltas(tables.components[0].amounts, cells)
        self._goal = np.array([pack(problem.goal.tiles)], np.uint64)
        self._evaluation: tuple[Any, ...] = (np.zeros(cells, np.uint8), *image(tables, problem.goal))
        depths = kernels.MOST_DEPTH
        self._path, self._records, self._nexts = (np.zeros(depths, np.int64) for _ in range(3))
        self._boards, self._slacks = np.zeros(depths, np.uint64), np.zeros(depths, np.int64)
        self._states, self._metas = np.zeros(4 * depths, np.uint64), np.zeros(4 * depths, np.uint64)
        self._patterns = PatternWalk.of(tables, cells, self._states, self._metas)
        self._recording, self._begun = True, False
        held = (self._path, self._records, self._nexts, self._boards, self._slacks, self._states, self._metas)
        trace.held_bytes = sum(array.nbytes for array in held) + (self._patterns.nbytes if self._patterns else 0)

    @property
    def slice(self) -> int:
        """Some milliseconds' worth of expansions."""
        return 1 << 13 if self._recording else 1 << 18

    def take(self, expansions: int) -> Status | None:
        """Do up to so many more expansions; 0 to come to t = 0. Returns how the search ended, or None."""
        trace = self._trace
        if not self._begun:
            self._begun = True
            ended = self._begin()
            trace.begin_records()
            if ended is not None or not expansions:
                return ended
        last = int(self._control[kernels.EXPANDED]) + expansions
        while True:
            code = self._advance(last - int(self._control[kernels.EXPANDED]))
            self._read_counters()
            if code == kernels.SOLVED:
                return self._solve()
            if code == kernels.PAUSED:
                return None
            if code == kernels.ROUND_OVER:
                threshold = int(self._control[kernels.LEAST])
                if threshold == kernels.NOTHING:
                    return self._exhausted()
                self._begin_round(threshold)
                self._read_counters()

    def _begin(self) -> Status | None:
        trace = self._trace
        if self._h == math.inf:
            trace.pruned += 1
            trace.reject(trace.add(self._problem.initial(), NONE, "", 0, self._h, 0), Fate.PRUNED)
            return self._exhausted()
        self._begin_round(int(self._h))
        self._read_counters()
        if self._problem.is_goal(self._problem.initial()):
            trace.solve(0 if self._recording else NONE, ())
            return Status.SOLVED
        return None

    def _begin_round(self, threshold: int) -> None:
        trace, control = self._trace, self._control
        trace.begin_iteration(threshold)
        control[kernels.THRESHOLD], control[kernels.LEAST] = threshold, kernels.NOTHING
        control[kernels.ROUND] = len(trace.iterations()) - 1
        slack = threshold - int(self._h)
        self._recording = self._recording and trace.stopped_at is None
        if self._recording:
            number = trace.add_start(int(self._h))
            self._recording = number != NONE
        if self._recording:
            control[kernels.RECORDS], control[kernels.DEPTH], control[kernels.MIDWAY] = trace.records, 0, 0
            self._path[0], self._records[0], self._slacks[0] = self._start_way, number, slack
            self._boards[0] = self._start
        else:
            control[kernels.PENDING] = 1
            self._states[0], self._metas[0] = self._start, np.uint64(slack << 24 | self._start_way)
            self._mark()

    def _advance(self, most: int) -> int:
        """Enter up to so many nodes with one kernel or the other. Returns why it left off."""
        trace, control = self._trace, self._control
        if self._recording and trace.stopped_at is not None:
            self._stop_recording()
        if not self._recording:
            return self._advance_fast(most)
        columns: tuple[Any, ...] = (*self._evaluation, *trace.columns(), trace.room)
        code: int = kernels.recorded(
            most, control, self._path, self._records, self._nexts, self._boards, self._slacks, self._table,
            self._deltas, self._goal, *columns,
        )  # fmt: skip
        trace.recorded(int(control[kernels.RECORDS]), int(control[kernels.STEPS]))
        if code == kernels.NO_ROOM:
            trace.make_room()
        elif code == kernels.RECORDING_FULL:
            trace.stop()
        return code

    def _advance_fast(self, most: int) -> int:
        code: int
        if self._patterns is not None:
            code = self._patterns.advance(most, self._control, self._path, self._table, self._goal)
        else:
            code = kernels.fast(
                most, self._control, self._states, self._metas, self._path, self._table, self._deltas, self._goal,
                *self._evaluation,
            )  # fmt: skip
        if code == kernels.NO_ROOM:
            raise MemoryError
        return code

    def _mark(self) -> None:
        if self._patterns is not None:
            self._patterns.mark(int(self._control[kernels.PENDING]), int(self._control[kernels.THRESHOLD]))

    def _stop_recording(self) -> None:
        self._recording = False
        kernels.unrecorded(
            self._control, self._states, self._metas, self._path, self._nexts, self._boards, self._slacks, self._table,
            self._deltas, *self._evaluation,
        )  # fmt: skip
        self._mark()

    def _read_counters(self) -> None:
        control, early = self._control, 0
        if not self._recording and control[kernels.PENDING]:
            meta = int(self._metas[control[kernels.PENDING] - 1])
            early = int(kernels.early(self._table, self._path, meta >> 8 & 0xFFFF, meta & 0xFF))
        waiting = control[kernels.DEPTH] >= 0 if self._recording else control[kernels.PENDING] > 0
        counts = control[[kernels.EXPANDED, kernels.GENERATED, kernels.PRUNED]].tolist()
        self._trace.take_over(counts[0], counts[1] - early, int(waiting), counts[2])

    def _solve(self) -> Status:
        control, trace = self._control, self._trace
        if self._recording:
            depth = int(control[kernels.DEPTH])
            ways, number = self._path[: depth + 1], int(self._records[depth])
        else:
            meta = int(self._metas[control[kernels.PENDING] - 1])
            ways, number = np.append(self._path[: meta >> 8 & 0xFFFF], meta & 0xFF), NONE
        trace.solve(number, tuple(MOVES[way % 5] for way in ways[1:].tolist()))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        trace = self._trace
        if trace.pruned:
            trace.reason = message("exhausted-pruned", count=trace.pruned)
            return Status.EXHAUSTED
        trace.reason = message("unsolvable-exhausted", count=trace.iterations()[-1].expanded)
        return Status.UNSOLVABLE


def moves_table(problem: TileProblem) -> NDArray[np.int64]:
    """Return the moves after each way in the problem's order, as the kernels read them."""
    cells = problem.goal.cells
    table = np.zeros((5 * cells, kernels.FIELDS), np.int64)
    for cell, moves in enumerate(problem.ways):
        for came in range(5):
            fields: list[int] = []
            for move, to in moves:
                direction = MOVES.index(move)
                if came == kernels.STARTED or direction != came ^ 1:
                    fields += [60 - 4 * to, 5 * to + direction, (cell * cells + to) * 16]
            table[5 * cell + came, : 1 + len(fields)] = [len(fields) // 3, *fields]
    return table.ravel()


def deltas(amounts: NDArray[np.int32], cells: int) -> NDArray[np.int32]:
    """Return what f grows by when the blank goes from one cell to another, flat (from, to, 16 tiles)."""
    of_cells = np.zeros((cells, 16), np.int32)
    of_cells[:, :cells] = amounts.reshape(cells, cells)
    table: NDArray[np.int32] = MOVE_COST + of_cells[:, None, :] - of_cells[None, :, :]
    return table.ravel()
