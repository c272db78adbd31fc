"""IDA* by a kernel, on any problem."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernels import idastar_codes as codes
from workbench.compiling.trace import KernelTrace
from workbench.search.problem.problem import Heuristic, Number, Problem, S
from workbench.search.problem.status import Status
from workbench.search.recording import filming
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.film import Checkpoint, Film


class KernelIdaStar(ABC, Generic[S]):
    """IDA* over a trace that a kernel writes. It expands the same nodes in the same order as the textbook search."""

    _control: NDArray[np.int64]
    _started = False

    def __init__(self, problem: Problem[S], heuristic: Heuristic[S], trace: KernelTrace[S]) -> None:
        self._problem, self._trace, self._heuristic = problem, trace, heuristic
        self._h = heuristic(problem.initial())

    @property
    def _bounds(self) -> NDArray[Any]:
        """The array with BOUND and MIN."""
        return self._control

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; 0 only reaches t = 0. Returns how the search ended, or None."""
        trace = self._trace
        if not self._started:
            self._started = True
            ended = self._begin()
            trace.mark_start()
            if ended is not None or not expansions:
                return ended
        last = trace.expanded + expansions
        while True:
            code = self._advance(last - trace.expanded)
            if code == codes.SOLVED:
                return self._solve()
            if code == codes.PAUSED:
                return None
            if code == codes.ITERATION_FINISHED:
                bound = self._bounds[codes.MIN].item()
                if bound == codes.NO_MINIMUM:
                    return trace.exhaust(trace.expanded_in_iteration)
                self._begin_iteration(bound)
                if trace.film is not None:
                    self._add_checkpoint(trace.film)

    def _begin(self) -> Status | None:
        trace = self._trace
        if self._h == math.inf:
            trace.pruned += 1
            trace.reject(trace.add(self._problem.initial(), NONE, "", 0, self._h, 0), Fate.PRUNED)
            return trace.exhaust(trace.expanded_in_iteration)
        self._begin_iteration(self._h)
        if not self._problem.is_goal(self._problem.initial()):
            return None
        trace.solve(trace.records - 1 if trace.records else NONE, ())
        return Status.SOLVED

    def _begin_iteration(self, bound: Number) -> None:
        self._trace.begin_iteration(bound)
        self._bounds[codes.BOUND], self._bounds[codes.MIN] = bound, codes.NO_MINIMUM
        self._control[codes.ITERATION] = len(self._trace.iterations()) - 1

    def _checkpoint(self, numbers: tuple[int, ...] | None = None) -> Checkpoint:
        """Return the present state of the search; `numbers`: the records of the path, if they are known."""
        trace, path = self._trace, self._path_moves()
        iterations = len(trace.iterations())
        records = trace.generated + iterations
        return Checkpoint(
            trace.expanded, records, trace.generated, iterations - 1, path, len(path) + 1,
            numbers if path or numbers else (records - 1,), self._bounds[codes.MIN].item(),
        )  # fmt: skip

    def _advance_filmed(self, most: int, film: Film[S], advance: Callable[[int], int]) -> int:
        """Expand up to `most` nodes with a checkpoint now and then. Returns the kernel's return code."""
        control = self._control
        last = int(control[codes.EXPANDED]) + most
        while True:
            stop = last if film.end is not None else min(last, film.next_step)
            code = advance(stop - int(control[codes.EXPANDED]))
            expanded = int(control[codes.EXPANDED])
            if code == codes.PAUSED and film.end is None and expanded >= film.next_step:
                self._read_counters()
                self._add_checkpoint(film)
            if code != codes.PAUSED or expanded >= last:
                return code

    def _add_checkpoint(self, film: Film[S]) -> None:
        """Append the present state of the search to a film, which ends there if the path is too long."""
        if film.end is None:
            checkpoint = self._checkpoint()
            film.add(checkpoint)
            if len(checkpoint.path) > filming.MAX_PATH:
                film.cut(checkpoint)

    def _number_of_goal(self) -> int:
        """Return the record of the goal that has just been generated, or NONE if it has none."""
        trace = self._trace
        filmed = trace.film is not None and trace.film.end is None
        return trace.generated + len(trace.iterations()) - 1 if filmed else NONE

    @abstractmethod
    def _path_moves(self) -> bytes:
        """Return the moves to the node that is expanded next, each less by 1 than the index of its label."""

    @abstractmethod
    def _read_counters(self) -> None:
        """Copy the kernel's counters to the trace."""

    @abstractmethod
    def _advance(self, most: int) -> int:
        """Expand up to `most` nodes with one of the kernels. Returns its return code."""

    @abstractmethod
    def _solve(self) -> Status:
        """Set the solution."""
