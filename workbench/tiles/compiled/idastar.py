"""Compiled IDA* on boards."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from workbench.search.problem.problem import Heuristic
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.tiles.compiled.trace import CompiledPathTrace
from workbench.tiles.compiled.walker import IdaStarDriver, WorkerPool
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem


class IdaStarSearch:
    """IDA* over a compiled trace. It expands the same nodes in the same order as the textbook search.

    With several `jobs` it uses one thread while it is recorded, then `jobs` threads.
    """

    def __init__(
        self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, trace: CompiledPathTrace, jobs: int = 1
    ) -> None:
        self._problem, self._heuristic, self._trace = problem, heuristic, trace
        self._start = np.uint64(pack(problem.initial()))
        self._start_way = 5 * problem.start.blank + kernels.STARTED
        self._h = heuristic(problem.initial())
        walker = self._walker = IdaStarDriver(problem, tables)
        self._team = WorkerPool(problem, heuristic, tables, walker, jobs) if jobs > 1 else None
        self._control, self._path = walker.control, walker.path
        depths = kernels.MAX_DEPTH
        self._records, self._nexts, self._slacks = (np.zeros(depths, np.int64) for _ in range(3))
        self._boards = np.zeros(depths, np.uint64)
        self._recording, self._begun = True, False
        held = (walker, self._records, self._nexts, self._boards, self._slacks, self._team)
        trace.held_bytes = sum(0 if one is None else one.nbytes for one in held)

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds."""
        return 1 << 13 if self._recording else 1 << 18 if self._team is None else 1 << 20

    def take(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; 0 only reaches t = 0. Returns how the search ended, or None."""
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
                threshold = int(self._control[kernels.MIN])
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
        control[kernels.THRESHOLD], control[kernels.MIN] = threshold, kernels.NOTHING
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
            walker = self._walker
            walker.states[0], walker.metas[0] = self._start, np.uint64(slack << 24 | self._start_way)
            self._get_ready()

    def _advance(self, most: int) -> int:
        """Expand up to `most` nodes with one of the kernels. Returns its return code."""
        trace, control = self._trace, self._control
        if self._recording and trace.stopped_at is not None:
            self._stop_recording()
        if not self._recording:
            return self._walker.advance(most) if self._team is None else self._team.advance(most)
        walker = self._walker
        columns: tuple[Any, ...] = (*walker.evaluation, *trace.columns(), trace.room)
        code: int = kernels.recorded(
            most, control, self._path, self._records, self._nexts, self._boards, self._slacks, walker.table,
            walker.deltas, walker.goal, *columns,
        )  # fmt: skip
        trace.recorded(int(control[kernels.RECORDS]), int(control[kernels.STEPS]))
        if code == kernels.NO_ROOM:
            trace.make_room()
        elif code == kernels.RECORDING_FULL:
            trace.stop()
        return code

    def _get_ready(self) -> None:
        if self._team is None:
            self._walker.mark()

    def _stop_recording(self) -> None:
        self._recording, walker = False, self._walker
        kernels.unrecorded(
            self._control, walker.states, walker.metas, self._path, self._nexts, self._boards, self._slacks,
            walker.table, walker.deltas, *walker.evaluation,
        )  # fmt: skip
        self._get_ready()

    def _read_counters(self) -> None:
        control = self._control
        early = 0 if self._recording or self._team else self._walker.early()
        waiting = control[kernels.DEPTH] >= 0 if self._recording else self._walker.pending > 0
        counts = control[[kernels.EXPANDED, kernels.GENERATED, kernels.PRUNED]].tolist()
        self._trace.take_over(counts[0], counts[1] - early, int(waiting), counts[2])

    def _solve(self) -> Status:
        control, trace = self._control, self._trace
        if self._recording:
            depth = int(control[kernels.DEPTH])
            ways, number = self._path[: depth + 1], int(self._records[depth])
        else:
            ways, number = (self._team or self._walker).ways(), NONE
        trace.solve(number, tuple(MOVES[way % 5] for way in ways[1:].tolist()))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        return self._trace.exhaust(self._trace.expanded_in_round)
