"""Depth-first search and iterative deepening on boards, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.algorithms.dfs import REPEATED
from workbench.search.columns import NONE
from workbench.search.messages import message
from workbench.search.status import Status
from workbench.tiles.compiled.tables import ways_table
from workbench.tiles.compiled.trace import CompiledTrace
from workbench.tiles.kernels import depth_first as kernels
from workbench.tiles.kernels.packing import MOST_PACKED_CELLS, pack
from workbench.tiles.moves import MOVES
from workbench.tiles.problem import TileProblem

_AVOIDED = {
    "none": kernels.NOTHING_AVOIDED, "parent": kernels.PARENT, "path": kernels.PATH, "all": kernels.ALL,
}  # fmt: skip
_NO_LIMIT = -1
_FIRST_KEYS = 1 << 8


class DepthFirstSearch:
    """Rounds of depth-first search over a compiled trace, one for `dfs`; they follow their textbook twins to the node.

    `increment`: how much deeper each round is than the one before, None where there is one round only.
    """

    def __init__(
        self, problem: TileProblem, trace: CompiledTrace, limit: int | None, increment: int | None, repeated: str,
        test: str,
    ) -> None:  # fmt: skip
        trace.tests_early = test == "generation"
        self._problem, self._trace, self._limit, self._increment = problem, trace, limit, increment
        self._repeated = repeated
        goal = problem.goal
        self._board, self._goal = np.array(problem.start.tiles, np.uint8), np.array(goal.tiles, np.uint8)
        self._ways = ways_table(problem)
        self._stack: NDArray[Any] = np.zeros(256, np.int32)
        self._metas: NDArray[Any] = np.zeros(256, np.int64)
        self._path: NDArray[Any] = np.zeros(256, np.int8)
        self._entered: NDArray[Any] = np.zeros(256, np.int32)
        keeps = _AVOIDED[repeated] >= kernels.PATH
        self._keys = np.zeros(_FIRST_KEYS if keeps else 1, np.uint64)
        control = self._control = np.zeros(kernels.CONTROL, np.int64)
        control[kernels.REPEATED], control[kernels.EARLY] = _AVOIDED[repeated], trace.tests_early
        control[kernels.GOES_BACK] = increment is None
        control[kernels.BLANK] = problem.start.blank
        control[kernels.ASTRAY] = int(np.count_nonzero(self._board != self._goal))
        control[kernels.SHIFT] = 65 - len(self._keys).bit_length()
        control[kernels.RECORDING], control[kernels.ROOM], control[kernels.CURRENT] = 1, trace.room, NONE
        if goal.cells <= MOST_PACKED_CELLS:
            control.view(np.uint64)[kernels.KEY] = pack(problem.start.tiles)
        self._begun = False
        trace.search_growth = self._growth

    def _growth(self, expansions: int) -> int:
        """Return the bytes that the arrays may grow by, the old ones held beside the new ones."""
        control = self._control
        stack = _larger(len(self._stack), int(control[kernels.PENDING]) + 4 * expansions + 8)
        path = _larger(len(self._path), int(control[kernels.DEPTH]) + expansions + 3)
        keys = _larger(len(self._keys), 2 * (int(control[kernels.COUNT]) + expansions) + 2)
        return 12 * stack + 5 * path + (8 * keys if len(self._keys) > 1 else 0)

    @property
    def slice(self) -> int:
        """Some milliseconds' worth of expansions."""
        return 1 << 12 if self._trace.stopped_at is None or len(self._keys) > 1 else 1 << 17

    def take(self, expansions: int) -> Status | None:
        """Do up to so many more expansions; 0 to come to t = 0. Returns how the search ended, or None."""
        trace, control = self._trace, self._control
        if not self._begun:
            self._begun = True
            self._begin_round(self._limit)
            if trace.tests_early and not control[kernels.ASTRAY]:
                trace.solve(int(self._stack[0]), ())
                return Status.SOLVED
        last = trace.expanded + expansions
        while True:
            if trace.stopped_at is not None:
                control[kernels.RECORDING] = 0
            code = self._descend(last - trace.expanded)
            if code == kernels.PAUSED:
                if not trace.expanded:
                    trace.begin_records()
                return None
            if code == kernels.NO_ROOM:
                self._make_room()
            elif code == kernels.SOLVED:
                return self._solve()
            elif self._increment is None or not control[kernels.CUT_OFF]:
                self._end_step()
                return self._exhausted()
            else:
                self._begin_round((self._limit or 0) + self._increment)

    def _begin_round(self, limit: int | None) -> None:
        trace, control = self._trace, self._control
        self._limit = limit
        trace.begin_iteration(limit)
        control[kernels.ROUND], control[kernels.CUT_OFF] = len(trace.iterations()) - 1, 0
        control[kernels.LIMIT] = _NO_LIMIT if limit is None else limit
        self._stack[0], self._metas[0] = trace.add_root(), kernels.STARTED
        control[kernels.PENDING], control[kernels.DEPTH] = 1, -1
        control[kernels.RECORDS], control[kernels.OPEN] = trace.records, trace.open

    def _descend(self, most: int) -> int:
        trace, control = self._trace, self._control
        nodes, rows = trace.nodes.arrays, trace.rows.arrays
        code: int = kernels.descend(
            most, control, self._board, self._goal, self._ways, self._stack, self._metas, self._path, self._entered,
            self._keys, self._problem.goal.columns,
            *(nodes[name] for name in ("parent", "move", "g", "expanded", "left", "fate", "depth", "iteration")),
            *(rows[name] for name in ("node", "records", "open", "reopened", "generated")),
        )  # fmt: skip
        trace.recorded(int(control[kernels.RECORDS]), int(control[kernels.STEPS]))
        if not control[kernels.RECORDING] and trace.stopped_at is None:
            trace.stop()
        expanded, generated, waiting = control[[kernels.EXPANDED, kernels.GENERATED, kernels.OPEN]].tolist()
        trace.take_over(expanded, generated, waiting, 0)
        trace.max_open = int(control[kernels.MAX_OPEN])
        held = (self._stack, self._metas, self._path, self._entered, self._keys)
        trace.held_bytes = sum(array.nbytes for array in held)
        return code

    def _make_room(self) -> None:
        """Grow whatever is nearly full."""
        control, trace = self._control, self._trace
        if control[kernels.RECORDING]:
            trace.make_room()
        if control[kernels.PENDING] + 8 > len(self._stack):
            self._stack, self._metas = _doubled(self._stack), _doubled(self._metas)
        if control[kernels.DEPTH] + 3 > len(self._path):
            self._path, self._entered = _doubled(self._path), _doubled(self._entered)
        if len(self._keys) > 1 and 2 * control[kernels.COUNT] + 2 > len(self._keys):
            larger = np.zeros(2 * len(self._keys), np.uint64)
            shift = control[kernels.SHIFT] = control[kernels.SHIFT] - 1
            if self._repeated == "path":
                kernels.refilled_with_path(
                    self._board, int(control[kernels.BLANK]), self._path, int(control[kernels.DEPTH]),
                    self._problem.goal.columns, control.view(np.uint64)[kernels.KEY], larger, shift,
                )  # fmt: skip
            else:
                kernels.refilled(self._keys, larger, shift)
            self._keys = larger

    def _solve(self) -> Status:
        control, trace = self._control, self._trace
        self._end_step()
        ways = [*self._path[1 : int(control[kernels.DEPTH]) + 1].tolist(), int(control[kernels.LAST_MOVE])]
        trace.solve(int(control[kernels.GOAL]), tuple(MOVES[way] for way in ways if way != kernels.STARTED))
        return Status.SOLVED

    def _end_step(self) -> None:
        """Record the step that ends with the search."""
        self._trace.current_is(int(self._control[kernels.CURRENT]))
        self._trace.end_step()

    def _exhausted(self) -> Status:
        trace = self._trace
        if self._increment is None and self._control[kernels.CUT_OFF]:
            key = "exhausted-closed-depth" if self._repeated == REPEATED[2] else "exhausted-depth"
            trace.reason = message(key, depth=self._limit or 0)
            return Status.EXHAUSTED
        count = trace.expanded if self._increment is None else trace.iterations()[-1].expanded
        trace.reason = message("unsolvable-exhausted", count=count)
        return Status.UNSOLVABLE


def _larger(size: int, needed: int) -> int:
    """Return the size that doubling comes to, 0 where it is large enough."""
    grown = size
    while grown < needed:
        grown *= 2
    return grown if grown > size else 0


def _doubled(array: NDArray[Any]) -> NDArray[Any]:
    return np.concatenate((array, np.zeros_like(array)))
