"""The stretches of a compiled IDA* search, rebuilt from its checkpoints by the kernel that records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.idastar_film import FilmedKernelIdaStar, Level
from workbench.compiling.kernels import idastar_codes as codes
from workbench.compiling.trace import KernelTrace
from workbench.search.problem.problem import Heuristic, Number
from workbench.search.recording.columns import NEVER
from workbench.tiles.compiled.idastar_driver import IdaStarDriver
from workbench.tiles.compiled.trace import CompiledPathTrace
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.kernels import idastar_wide as wide_kernels
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem


class FilmedBoards(FilmedKernelIdaStar[State]):
    """IDA* on boards."""

    _problem: TileProblem

    def _trace(self) -> CompiledPathTrace:
        return CompiledPathTrace(self._problem, NEVER)


class FilmedPackedIdaStar(FilmedBoards):
    """IDA* on packed boards; `driver`: the tables of the search."""

    def __init__(self, problem: TileProblem, heuristic: Heuristic[State], driver: IdaStarDriver) -> None:
        super().__init__(problem, heuristic)
        self._driver = driver

    def _control(self) -> NDArray[np.int64]:
        return self._driver.control.copy()

    def _continue(
        self,
        trace: KernelTrace[State],
        levels: Sequence[Level[State]],
        control: NDArray[np.int64],
        bound: Number,
        steps: int,
    ) -> NDArray[np.int64]:
        control[codes.BOUND] = bound
        driver = self._driver
        ways, records, nexts, slacks = (np.zeros(kernels.MAX_DEPTH, np.int64) for _ in range(4))
        boards = np.zeros(kernels.MAX_DEPTH, np.uint64)
        way = 5 * self._problem.start.blank + kernels.NO_DIRECTION
        for depth, (state, label, g, h) in enumerate(levels):
            if depth:
                way, nexts[depth - 1] = self._following(way, label - 1)
            ways[depth], records[depth], boards[depth], slacks[depth] = way, depth, pack(state), bound - g - h
        scratch, *tables = driver.evaluation
        columns: tuple[Any, ...] = (scratch.copy(), *tables, *trace.columns(), NEVER)
        kernels.expand_recorded(
            steps, control, ways, records, nexts, boards, slacks, driver.table, driver.deltas, driver.goal, *columns
        )
        return records

    def _following(self, way: int, move: int) -> tuple[int, int]:
        """Return the way after a move, and the number of moves that come up to it in the order of generation."""
        table = self._driver.table[way * kernels.FIELDS : (way + 1) * kernels.FIELDS].tolist()
        for number in range(table[0]):
            if table[2 + 3 * number] % 5 == move:
                return table[2 + 3 * number], number + 1
        raise KeyError(MOVES[move])


class FilmedWideIdaStar(FilmedBoards):
    """IDA* on boards of any size; `settings`, `image`, `tables`: the kernel's control and its constant arguments."""

    def __init__(
        self,
        problem: TileProblem,
        heuristic: Heuristic[State],
        settings: NDArray[np.int64],
        image: tuple[Any, ...],
        tables: tuple[NDArray[Any], NDArray[Any]],
    ) -> None:
        super().__init__(problem, heuristic)
        self._settings, self._image, self._tables = settings.copy(), image, tables

    def _control(self) -> NDArray[np.int64]:
        return self._settings.copy()

    def _continue(
        self,
        trace: KernelTrace[State],
        levels: Sequence[Level[State]],
        control: NDArray[np.int64],
        bound: Number,
        steps: int,
    ) -> NDArray[np.int64]:
        control[codes.BOUND] = bound
        path, records, nexts, rests, cells_of = (np.zeros(kernels.MAX_DEPTH, np.int64) for _ in range(5))
        for depth, (state, label, _, h) in enumerate(levels):
            records[depth], rests[depth], cells_of[depth] = depth, h, state.index(0)
            path[depth] = label - 1 if depth else kernels.NO_DIRECTION
            if depth:
                before = [move for move, _ in self._problem.blank_moves[cells_of[depth - 1]]]
                nexts[depth - 1] = before.index(MOVES[label - 1]) + 1
        board, goal = (np.array(list(tiles), np.uint8) for tiles in (levels[-1].state, self._problem.goal.tiles))
        control[codes.RECORDING], control[wide_kernels.RECORD_CAPACITY] = 1, NEVER
        control[wide_kernels.MISPLACED_COUNT] = int(np.count_nonzero(board != goal))
        scratch, *image = self._image
        wide_kernels.expand(
            steps, control, board, goal, *self._tables, path, records, nexts, rests, cells_of,
            scratch.copy(), *image, *trace.columns(),
        )  # fmt: skip
        return records
