"""Compiled IDA* on boards of any size."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.idastar import KernelIdaStar
from workbench.compiling.kernels import idastar_codes as codes
from workbench.search.problem.problem import Heuristic, Number
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.film import Film
from workbench.tiles.compiled.idastar_film import FilmedWideIdaStar
from workbench.tiles.compiled.tables import cell_move_table
from workbench.tiles.compiled.trace import CompiledPathTrace
from workbench.tiles.compiled.wide_patterns import WidePatterns
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import idastar as common
from workbench.tiles.kernels import idastar_wide as kernels
from workbench.tiles.kernels.estimates import flatten_tables
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem


class WideIdaStarSearch(KernelIdaStar[State]):
    """IDA* on boards of any size, in one thread.

    With pattern databases only, the iterations that are not recorded have their own kernel.
    """

    _problem: TileProblem

    def __init__(
        self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, trace: CompiledPathTrace
    ) -> None:
        super().__init__(problem, heuristic, trace)
        self._board, self._goal = np.array(problem.start.tiles, np.uint8), np.array(problem.goal.tiles, np.uint8)
        self._image: tuple[Any, ...] = flatten_tables(tables, problem.goal)
        self._amounts, self._move_table = tables.components[0].amounts.astype(np.int32), cell_move_table(problem)
        self._levels: list[NDArray[np.int64]] = [np.zeros(common.MAX_DEPTH, np.int64) for _ in range(5)]
        control = self._control = np.zeros(kernels.CONTROL, np.int64)
        control[common.ROWS], control[common.COLUMNS] = problem.goal.shape
        control[common.ADDITIVE] = tables.additive
        control[kernels.MISPLACED_COUNT] = int(np.count_nonzero(self._board != self._goal))
        control[codes.RECORDING], control[kernels.RECORD_CAPACITY] = 1, trace.room
        self._patterns, self._with_patterns = WidePatterns.of(problem, tables), False
        trace.search_bytes = self._amounts.nbytes + sum(level.nbytes for level in self._levels)
        trace.search_bytes += self._patterns.nbytes if self._patterns else 0

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds."""
        return 1 << 12 if self._trace.stopped_at is None and self._trace.film is None else 1 << 15

    def _begin_iteration(self, bound: Number) -> None:
        super()._begin_iteration(bound)
        trace, control = self._trace, self._control
        number = NONE
        if control[codes.RECORDING] and trace.stopped_at is None:
            number = trace.add_iteration_start(int(self._h))
        control[codes.RECORDING] = number != NONE
        control[codes.RECORDS], control[codes.DEPTH], control[codes.MID_EXPANSION] = trace.records, 0, 0
        control[codes.STEPS] = trace.steps
        for array, value in zip(
            self._levels, (common.NO_DIRECTION, number, 0, int(self._h), self._problem.start.blank), strict=True
        ):
            array[0] = value
        trace.open = 1
        if self._patterns is not None and number == NONE:
            self._with_patterns = True
            self._levels[1].fill(NONE)
            self._patterns.begin(int(bound))

    def _advance(self, most: int) -> int:
        trace, control = self._trace, self._control
        if trace.stopped_at is not None:
            control[codes.RECORDING] = 0
        if trace.film_is_due and not control[codes.MID_EXPANSION]:
            self._begin_film()
        code = self._expand(most) if trace.film is None else self._advance_filmed(most, trace.film, self._expand)
        self._read_counters()
        if code == codes.NO_ROOM:
            if int(control[codes.DEPTH]) > common.MAX_DEPTH - 4:
                raise MemoryError
            trace.make_room()
        return code

    def _begin_film(self) -> None:
        """Keep the records made so far, and make checkpoints from now on."""
        trace, control = self._trace, self._control
        numbers = tuple(self._levels[1][: int(control[codes.DEPTH]) + 1].tolist())
        control[codes.RECORDING] = 0
        self._levels[1].fill(NONE)
        tables = self._amounts, self._move_table
        search = FilmedWideIdaStar(self._problem, self._heuristic, control, self._image, tables)
        trace.film = Film(trace, self._checkpoint(numbers), search)

    def _path_moves(self) -> bytes:
        return bytes(self._levels[0][1 : int(self._control[codes.DEPTH]) + 1].tolist())

    def _read_counters(self) -> None:
        control = self._control
        expanded, generated, pruned = control[[codes.EXPANDED, codes.GENERATED, codes.PRUNED]].tolist()
        self._trace.copy_counters(expanded, generated, int(control[codes.DEPTH] >= 0), pruned)

    def _expand(self, most: int) -> int:
        trace, control = self._trace, self._control
        code: int
        if self._patterns is not None and self._with_patterns:
            path, *_, cells_of = self._levels
            code = self._patterns.advance(most, control, self._board, self._goal, path, cells_of, self._move_table)
        else:
            columns: tuple[Any, ...] = (*self._image, *trace.columns())
            code = kernels.expand(
                most, control, self._board, self._goal, self._amounts, self._move_table, *self._levels, *columns
            )
            if trace.film is None:
                trace.recorded(int(control[codes.RECORDS]), int(control[codes.STEPS]))
        if not control[codes.RECORDING] and trace.stopped_at is None and trace.film is None:
            trace.stop()
        return code

    def _solve(self) -> Status:
        depth, (path, records, *_) = int(self._control[codes.DEPTH]), self._levels
        number = int(records[depth]) if self._trace.film is None else self._number_of_goal()
        self._trace.solve(number, tuple(MOVES[way] for way in path[1 : depth + 1].tolist()))
        return Status.SOLVED
