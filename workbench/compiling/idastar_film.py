"""The stretches of an IDA* search by a kernel, rebuilt from its checkpoints by the kernel that records."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernels import idastar_codes as codes
from workbench.compiling.trace import KernelTrace
from workbench.search.problem.problem import Heuristic, Number, Problem, S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.film import Checkpoint, Rebuilt, Siblings


class Level(NamedTuple, Generic[S]):
    """A node on a path: its state, the index of the label of the move to it (0: none), g and h."""

    state: S
    label: int
    g: Number
    h: Number


class FilmedKernelIdaStar(ABC, Generic[S]):
    """Continues a search from its checkpoints, with arrays of its own; see `FilmedSearch`.

    The path of a checkpoint is a bytes object with the index of each move's label, less 1.
    """

    stores_open = False

    def __init__(self, problem: Problem[S], heuristic: Heuristic[S]) -> None:
        self._problem, self._heuristic = problem, heuristic

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        return [Siblings()] * (len(checkpoint.path) + 1)

    def rebuild(self, checkpoint: Checkpoint, bound: Number | None, steps: int) -> Rebuilt:
        assert bound is not None
        trace = self._trace()
        levels = self._levels(checkpoint.path, trace.labels)
        depth = len(levels) - 1
        trace.allocate((len(trace.labels) - 1) * (steps + len(levels)) + 64, steps + 64)
        for level, (state, label, g, h) in enumerate(levels):
            values = (level - 1 if level else NONE, label, g, h,
                      0 if level < depth else NEVER, NEVER, 0, level, checkpoint.iteration)  # fmt: skip
            for column, value in zip(trace.columns(), values, strict=False):
                column[level] = value
            trace.remember(level, state)
        control = self._control()
        control[codes.ITERATION] = checkpoint.iteration
        control[codes.DEPTH], control[codes.RECORDS], control[codes.MID_EXPANSION] = depth, len(levels), 0
        control[[codes.STEPS, codes.EXPANDED, codes.GENERATED, codes.PRUNED]] = 0
        path_records = self._continue(trace, levels, control, bound, steps)
        trace.recorded(int(control[codes.RECORDS]), int(control[codes.STEPS]))
        trace.expanded = trace.steps
        trace.publish()
        return Rebuilt(trace, range(len(levels) + 1), path_records[: int(control[codes.DEPTH]) + 1].tolist())

    def _levels(self, path: Sequence[int], labels: Sequence[str]) -> list[Level[S]]:
        problem, state = self._problem, self._problem.initial()
        levels = [Level(state, 0, 0, self._heuristic(state))]
        for move in path:
            label = labels[move + 1]
            state, cost = next((to, cost) for name, to, cost in problem.successors(state) if name == label)
            levels.append(Level(state, move + 1, levels[-1].g + cost, self._heuristic(state)))
        return levels

    @abstractmethod
    def _trace(self) -> KernelTrace[S]:
        """Return an empty recording without a limit."""

    @abstractmethod
    def _control(self) -> NDArray[np.int64]:
        """Return a copy of the kernel's settings."""

    @abstractmethod
    def _continue(
        self,
        trace: KernelTrace[S],
        levels: Sequence[Level[S]],
        control: NDArray[np.int64],
        bound: Number,
        steps: int,
    ) -> NDArray[Any]:
        """Do `steps` steps from a path, whose nodes are the first records. Returns the records of the last path."""
