"""Compiled IDA* on boards."""

from __future__ import annotations

from typing import Any

import numpy as np

from workbench.compiling.idastar import KernelIdaStar
from workbench.compiling.kernels import idastar_codes as codes
from workbench.search.problem.problem import Heuristic, Number
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.film import Film
from workbench.tiles.compiled.idastar_driver import IdaStarDriver, WorkerPool
from workbench.tiles.compiled.idastar_film import FilmedPackedIdaStar
from workbench.tiles.compiled.trace import CompiledPathTrace
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem


class IdaStarSearch(KernelIdaStar[State]):
    """IDA* on packed boards.

    With several `jobs` it uses one thread while it is recorded, then `jobs` threads.
    """

    _problem: TileProblem

    def __init__(
        self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, trace: CompiledPathTrace, jobs: int = 1
    ) -> None:
        super().__init__(problem, heuristic, trace)
        self._start = np.uint64(pack(problem.initial()))
        self._start_way = 5 * problem.start.blank + kernels.NO_DIRECTION
        driver = self._driver = IdaStarDriver(problem, tables)
        self._workers = WorkerPool(problem, heuristic, tables, driver, jobs) if jobs > 1 else None
        self._control, self._path = driver.control, driver.path
        depths = kernels.MAX_DEPTH
        self._records, self._nexts, self._slacks = (np.zeros(depths, np.int64) for _ in range(3))
        self._boards = np.zeros(depths, np.uint64)
        self._recording = True
        buffers = (driver, self._records, self._nexts, self._boards, self._slacks, self._workers)
        trace.search_bytes = sum(0 if buffer is None else buffer.nbytes for buffer in buffers)

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds."""
        return 1 << 13 if self._recording else 1 << 18 if self._workers is None else 1 << 20

    def _begin_iteration(self, bound: Number) -> None:
        super()._begin_iteration(bound)
        trace, control = self._trace, self._control
        slack = int(bound - self._h)
        self._recording = self._recording and trace.stopped_at is None
        if self._recording:
            number = trace.add_iteration_start(int(self._h))
            self._recording = number != NONE
        if self._recording:
            control[codes.RECORDS], control[codes.DEPTH], control[codes.MID_EXPANSION] = trace.records, 0, 0
            self._path[0], self._records[0], self._slacks[0] = self._start_way, number, slack
            self._boards[0] = self._start
        else:
            control[kernels.PENDING] = 1
            driver = self._driver
            driver.states[0], driver.metas[0] = self._start, np.uint64(slack << 24 | self._start_way)
            self._mark_pending()
        self._read_counters()

    def _advance(self, most: int) -> int:
        code = self._expand(most)
        self._read_counters()
        return code

    def _expand(self, most: int) -> int:
        trace, control = self._trace, self._control
        if self._recording and trace.stopped_at is not None:
            self._stop_recording()
        if trace.film_is_due and not control[codes.MID_EXPANSION]:
            self._begin_film()
        if trace.film is not None:
            return self._advance_filmed(most, trace.film, self._driver.advance)
        if not self._recording:
            return self._driver.advance(most) if self._workers is None else self._workers.advance(most)
        driver = self._driver
        columns: tuple[Any, ...] = (*driver.evaluation, *trace.columns(), trace.room)
        code: int = kernels.expand_recorded(
            most, control, self._path, self._records, self._nexts, self._boards, self._slacks, driver.table,
            driver.deltas, driver.goal, *columns,
        )  # fmt: skip
        trace.recorded(int(control[codes.RECORDS]), int(control[codes.STEPS]))
        if code == codes.NO_ROOM:
            trace.make_room()
        elif code == codes.RECORDING_FULL:
            trace.stop()
        return code

    def _begin_film(self) -> None:
        """Keep the records made so far, and make checkpoints from now on."""
        trace, control = self._trace, self._control
        numbers = tuple(self._records[: int(control[codes.DEPTH]) + 1].tolist())
        self._stop_recording()
        self._read_counters()
        search = FilmedPackedIdaStar(self._problem, self._heuristic, self._driver)
        trace.film = Film(trace, self._checkpoint(numbers), search)

    def _path_moves(self) -> bytes:
        return bytes(way % 5 for way in self._driver.path_moves()[1:].tolist())

    def _mark_pending(self) -> None:
        if self._workers is None:
            self._driver.mark()

    def _stop_recording(self) -> None:
        self._recording, driver = False, self._driver
        kernels.path_to_pending(
            self._control, driver.states, driver.metas, self._path, self._nexts, self._boards, self._slacks,
            driver.table, driver.deltas, *driver.evaluation,
        )  # fmt: skip
        self._mark_pending()

    def _read_counters(self) -> None:
        control = self._control
        early = 0 if self._recording or self._workers else self._driver.early()
        waiting = control[codes.DEPTH] >= 0 if self._recording else self._driver.pending > 0
        counts = control[[codes.EXPANDED, codes.GENERATED, codes.PRUNED]].tolist()
        self._trace.copy_counters(counts[0], counts[1] - early, int(waiting), counts[2])

    def _solve(self) -> Status:
        control, trace = self._control, self._trace
        if self._recording:
            depth = int(control[codes.DEPTH])
            ways, number = self._path[: depth + 1], int(self._records[depth])
        else:
            ways = (self._workers or self._driver).path_moves()
            number = self._number_of_goal()
        trace.solve(number, tuple(MOVES[way % 5] for way in ways[1:].tolist()))
        return Status.SOLVED
