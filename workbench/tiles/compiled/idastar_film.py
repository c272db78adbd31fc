"""The stretches of a compiled IDA* search, rebuilt from its checkpoints by the kernel that records."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Heuristic, Number, successor_by
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.film import Checkpoint, Rebuilt, Siblings
from workbench.tiles.compiled.idastar_driver import IdaStarDriver
from workbench.tiles.compiled.trace import CompiledPathTrace
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.kernels import idastar_wide as wide_kernels
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES
from workbench.tiles.puzzle.problem import TileProblem

MOST_SUCCESSORS = 4


class Level(NamedTuple):
    """A node on a path: its state, the index in MOVES of the move to it (NO_DIRECTION: none), its estimate."""

    state: State
    move: int
    estimate: int


class FilmedIdaStar(ABC):
    """Continues a search from its checkpoints, with arrays of its own; see `FilmedSearch`.

    The path of a checkpoint is a bytes object of indices into MOVES.
    """

    stores_open = False

    def __init__(self, problem: TileProblem, heuristic: Heuristic[State]) -> None:
        self._problem, self._heuristic = problem, heuristic

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        return [Siblings()] * (len(checkpoint.path) + 1)

    def rebuild(self, checkpoint: Checkpoint, bound: Number | None, steps: int) -> Rebuilt:
        assert bound is not None
        levels = self._levels(checkpoint.path)
        depth = len(levels) - 1
        trace = CompiledPathTrace(self._problem, NEVER)
        trace.allocate(MOST_SUCCESSORS * (steps + len(levels)) + 64, steps + 64)
        for level, (state, move, estimate) in enumerate(levels):
            values = (level - 1 if level else NONE, move + 1 if level else 0, MOVE_COST * level, estimate,
                      0 if level < depth else NEVER, NEVER, 0, level, checkpoint.iteration)  # fmt: skip
            for column, value in zip(trace.columns(), values, strict=False):
                column[level] = value
            trace.remember(level, state)
        control = self._control()
        control[kernels.BOUND], control[kernels.ITERATION] = bound, checkpoint.iteration
        control[kernels.DEPTH], control[kernels.RECORDS], control[kernels.MID_EXPANSION] = depth, len(levels), 0
        control[[kernels.STEPS, kernels.EXPANDED, kernels.GENERATED, kernels.PRUNED]] = 0
        path_records = self._continue(trace, levels, control, steps)
        trace.recorded(int(control[kernels.RECORDS]), int(control[kernels.STEPS]))
        trace.expanded = trace.steps
        trace.publish()
        return Rebuilt(trace, range(len(levels) + 1), path_records[: int(control[kernels.DEPTH]) + 1].tolist())

    def _levels(self, path: Sequence[int]) -> list[Level]:
        state = self._problem.initial()
        levels = [Level(state, kernels.NO_DIRECTION, int(self._heuristic(state)))]
        for move in path:
            state = successor_by(self._problem, state, MOVES[move])
            levels.append(Level(state, move, int(self._heuristic(state))))
        return levels

    @abstractmethod
    def _control(self) -> NDArray[np.int64]:
        """Return a copy of the kernel's settings."""

    @abstractmethod
    def _continue(
        self, trace: CompiledPathTrace, levels: Sequence[Level], control: NDArray[np.int64], steps: int
    ) -> NDArray[np.int64]:
        """Do `steps` steps from a path, whose nodes are the first records. Returns the records of the last path."""


class FilmedPackedIdaStar(FilmedIdaStar):
    """IDA* on packed boards; `driver`: the tables of the search."""

    def __init__(self, problem: TileProblem, heuristic: Heuristic[State], driver: IdaStarDriver) -> None:
        super().__init__(problem, heuristic)
        self._driver = driver

    def _control(self) -> NDArray[np.int64]:
        return self._driver.control.copy()

    def _continue(
        self, trace: CompiledPathTrace, levels: Sequence[Level], control: NDArray[np.int64], steps: int
    ) -> NDArray[np.int64]:
        driver = self._driver
        ways, records, nexts, slacks = (np.zeros(kernels.MAX_DEPTH, np.int64) for _ in range(4))
        boards = np.zeros(kernels.MAX_DEPTH, np.uint64)
        way = 5 * self._problem.start.blank + kernels.NO_DIRECTION
        for depth, (state, move, estimate) in enumerate(levels):
            if depth:
                way, nexts[depth - 1] = self._following(way, move)
            ways[depth], records[depth], boards[depth] = way, depth, pack(state)
            slacks[depth] = control[kernels.BOUND] - MOVE_COST * depth - estimate
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


class FilmedWideIdaStar(FilmedIdaStar):
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
        self, trace: CompiledPathTrace, levels: Sequence[Level], control: NDArray[np.int64], steps: int
    ) -> NDArray[np.int64]:
        path, records, nexts, rests, cells_of = (np.zeros(kernels.MAX_DEPTH, np.int64) for _ in range(5))
        for depth, (state, move, estimate) in enumerate(levels):
            path[depth], records[depth], rests[depth], cells_of[depth] = move, depth, estimate, state.index(0)
            if depth:
                before = [MOVES.index(label) for label, _ in self._problem.blank_moves[cells_of[depth - 1]]]
                nexts[depth - 1] = before.index(move) + 1
        board, goal = (np.array(list(tiles), np.uint8) for tiles in (levels[-1].state, self._problem.goal.tiles))
        control[wide_kernels.RECORDING], control[wide_kernels.RECORD_CAPACITY] = 1, NEVER
        control[wide_kernels.MISPLACED_COUNT] = int(np.count_nonzero(board != goal))
        scratch, *image = self._image
        wide_kernels.expand(
            steps, control, board, goal, *self._tables, path, records, nexts, rests, cells_of,
            scratch.copy(), *image, *trace.columns(),
        )  # fmt: skip
        return records
