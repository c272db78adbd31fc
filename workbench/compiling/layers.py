"""Searches by kernels that work layer by layer, on any problem: bidirectional breadth-first search and beam search."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Any

import numpy as np

from workbench.compiling.kernel_search import KernelSearch
from workbench.compiling.kernels import layer_codes as codes
from workbench.search.algorithms.bibfs import turn
from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic
from workbench.search.problem.status import Status
from workbench.search.recording.moment import BACKWARD, FORWARD
from workbench.search.recording.ordering import Ordering, cost, total
from workbench.search.recording.recording import UNREACHABLE

MAX_RECORDS = (1 << 31) - 1


class LayerSearch(KernelSearch):
    """A search that works layer by layer. Its pool has `add_root(state, h, side)`."""

    def __init__(self, problem: Any, pool: Any) -> None:
        self._problem, self._pool = problem, pool
        self._control = np.zeros(codes.CONTROL, np.int64)

    def _begin(self) -> Status | None:
        pool, control = self._pool, self._control
        ended = self._add_roots()
        pool.end_step()
        control[codes.RECORDS], control[codes.OPEN] = pool.records, pool.open
        return ended

    def _read_counters(self) -> None:
        pool = self._pool
        (pool.expanded, pool.records, pool.generated, pool.open, pool.max_open, pool.pruned) = self._control[
            : codes.PRUNED + 1
        ].tolist()
        pool.steps = pool.expanded

    def _make_room(self) -> None:
        self._pool.make_room()

    @abstractmethod
    def _add_roots(self) -> Status | None:
        """Record the initial states. Returns how the search ended, or None."""


class KernelTwoSidedSearch(LayerSearch):
    """`bibfs` over a pool that a kernel writes."""

    def __init__(self, problem: Any, pool: Any) -> None:
        super().__init__(problem, pool)
        pool.ordering, pool.priority, pool.tests_early = Ordering(cost, "fifo", queue=True), cost, True
        pool.next_side = turn

    def _add_roots(self) -> Status | None:
        pool, control, start = self._pool, self._control, self._problem.initial()
        goals = tuple(dict.fromkeys(self._problem.goals()))
        for side, states in ((FORWARD, (start,)), (BACKWARD, goals)):
            numbers = [pool.add_root(state, 0, side) for state in states]
            control[codes.BEGIN + side], control[codes.STOP + side] = numbers[0], numbers[-1] + 1
        if start not in goals:
            return None
        pool.meet(FORWARD, BACKWARD + goals.index(start))
        pool.solve_by_meeting()
        return Status.SOLVED

    def _solve(self) -> Status:
        self._pool.meet(int(self._control[codes.GOAL]), int(self._control[codes.OTHER]))
        self._pool.solve_by_meeting()
        return Status.SOLVED

    def _exhausted(self) -> Status:
        pool, control = self._pool, self._control
        forward = control[codes.BEGIN] == control[codes.STOP]
        key, side = ("unsolvable-exhausted", FORWARD) if forward else ("unsolvable-exhausted-back", BACKWARD)
        count = int(np.count_nonzero(pool.nodes.arrays["side"][: pool.records] == side))
        pool.reason = message(key, count=count)
        return Status.UNSOLVABLE


class KernelBeamSearch(LayerSearch):
    """`beam` over a pool that a kernel writes."""

    def __init__(self, problem: Any, heuristic: Heuristic[Any], pool: Any, beam_width: int, ties: str) -> None:
        super().__init__(problem, pool)
        self._heuristic = heuristic
        pool.ordering, pool.priority = Ordering(total, ties), total
        self._control[codes.WIDTH] = min(beam_width, MAX_RECORDS)

    def _add_roots(self) -> Status | None:
        pool, start = self._pool, self._problem.initial()
        h = self._heuristic(start)
        pool.add_root(start, UNREACHABLE if h == math.inf else h)
        if h == math.inf:
            pool.pruned = 1
            return self._exhausted()
        self._control[codes.BEGIN] = self._control[codes.END] = 1
        return None

    def _solve(self) -> Status:
        self._pool.solve(int(self._control[codes.GOAL]))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        pool = self._pool
        if not pool.dropped:
            ended: Status = pool.exhaust(self._count_states())
            return ended
        pool.reason = message("exhausted-beam", count=pool.dropped)
        return Status.EXHAUSTED

    def _count_states(self) -> int:
        """Return how many different states are recorded."""
        count: int = self._pool.records
        return count
