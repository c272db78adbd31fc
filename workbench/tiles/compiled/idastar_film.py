"""The stretches of a compiled IDA* search, rebuilt from its checkpoints by the kernel that records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.search.problem.problem import Heuristic, Number
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.film import Checkpoint, Rebuilt, Siblings
from workbench.tiles.compiled.idastar_driver import IdaStarDriver
from workbench.tiles.compiled.trace import CompiledPathTrace
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES
from workbench.tiles.puzzle.problem import TileProblem

MOST_SUCCESSORS = 4


class FilmedIdaStar:
    """Continues a search from its checkpoints, with arrays of its own; see `FilmedSearch`.

    The path of a checkpoint is a bytes object of indices into MOVES.
    """

    stores_open = False

    def __init__(self, problem: TileProblem, heuristic: Heuristic[State], driver: IdaStarDriver) -> None:
        self._problem, self._heuristic, self._driver = problem, heuristic, driver

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        return [Siblings()] * (len(checkpoint.path) + 1)

    def rebuild(self, checkpoint: Checkpoint, bound: Number | None, steps: int) -> Rebuilt:
        """Return what the search did in `steps` steps from a checkpoint on, within one iteration with this bound."""
        assert bound is not None
        driver, path = self._driver, checkpoint.path
        depth = len(path)
        trace = CompiledPathTrace(self._problem, NEVER)
        trace.allocate(MOST_SUCCESSORS * (steps + depth + 1) + 64, steps + 64)
        control = driver.control.copy()
        ways, records, nexts, slacks = (np.zeros(kernels.MAX_DEPTH, np.int64) for _ in range(4))
        boards = np.zeros(kernels.MAX_DEPTH, np.uint64)
        state, way = self._problem.initial(), 5 * self._problem.start.blank + kernels.NO_DIRECTION
        for level in range(depth + 1):
            if level:
                way, nexts[level - 1] = self._following(way, path[level - 1])
                state = self._after(state, path[level - 1])
            estimate = int(self._heuristic(state))
            ways[level], records[level], boards[level] = way, level, pack(state)
            slacks[level] = int(bound) - MOVE_COST * level - estimate
            values = (level - 1 if level else NONE, way % 5 + 1 if level else 0, MOVE_COST * level, estimate,
                      0 if level < depth else NEVER, NEVER, 0, level, checkpoint.iteration)  # fmt: skip
            for column, value in zip(trace.columns(), values, strict=False):
                column[level] = value
            trace.remember(level, state)
        control[kernels.BOUND], control[kernels.ITERATION] = bound, checkpoint.iteration
        control[kernels.DEPTH], control[kernels.RECORDS], control[kernels.MID_EXPANSION] = depth, depth + 1, 0
        control[[kernels.STEPS, kernels.EXPANDED, kernels.GENERATED, kernels.PRUNED]] = 0
        scratch, *tables = driver.evaluation
        columns: tuple[Any, ...] = (scratch.copy(), *tables, *trace.columns(), NEVER)
        kernels.expand_recorded(
            steps, control, ways, records, nexts, boards, slacks, driver.table, driver.deltas, driver.goal, *columns
        )
        trace.recorded(int(control[kernels.RECORDS]), int(control[kernels.STEPS]))
        trace.expanded = trace.steps
        trace.publish()
        return Rebuilt(trace, range(depth + 2), records[: int(control[kernels.DEPTH]) + 1].tolist())

    def _following(self, way: int, move: int) -> tuple[int, int]:
        """Return the way after a move, and the number of moves that come up to it in the order of generation."""
        table = self._driver.table[way * kernels.FIELDS : (way + 1) * kernels.FIELDS].tolist()
        for number in range(table[0]):
            if table[2 + 3 * number] % 5 == move:
                return table[2 + 3 * number], number + 1
        raise KeyError(MOVES[move])

    def _after(self, state: State, move: int) -> State:
        return next(successor for label, successor, _ in self._problem.successors(state) if label == MOVES[move])
