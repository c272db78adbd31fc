"""IDA* on boards with a transposition table or an end-game table: recorded by the textbook engine, then compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from workbench.search.algorithms.idastar import idastar
from workbench.search.problem.known_costs import KnownCosts
from workbench.search.problem.problem import Heuristic
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import PathTrace
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.compiled.endgame import EndgameTable
from workbench.tiles.compiled.walker import IdaStarDriver
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import idastar as counters
from workbench.tiles.kernels import idastar_tables as kernels
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem

MAX_RECORDS = 100_000
"""After this many records the search continues unrecorded, at full speed."""
_ENTRY_BYTES = 16
_LEARNING_SHARE = 4
"""The textbook engine's table gets the memory limit divided by this."""
_AT_ONCE = 64
"""The number of slices of an end-game table that are built in one call of `take`."""


class TabledSearch:
    """IDA* with tables. When the recording is full, the kernel restarts the current iteration."""

    def __init__(
        self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, trace: PathTrace[State], room: int,
        transposition: int | None = None, endgame: int | None = None,
    ) -> None:  # fmt: skip
        self._problem, self._heuristic, self._trace, self._tables = problem, heuristic, trace, tables
        self._near = None if endgame is None else EndgameTable(problem.goal, endgame, room)
        self._building: Iterator[None] = iter(()) if self._near is None else self._near.work()
        share = None if transposition is None else transposition // _LEARNING_SHARE
        known = KnownCosts(share, None if self._near is None else self._near.exact)
        self._textbook = TextbookSearch(idastar(problem, heuristic, trace, known=known), trace)
        self._entries = 1
        while transposition is not None and 2 * self._entries * _ENTRY_BYTES <= transposition:
            self._entries *= 2
        self._walker: IdaStarDriver | None = None

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds."""
        return 64 if self._walker is None else 1 << 16

    def take(self, expansions: int) -> Status | None:
        """Build the end-game table, or do up to `expansions` more expansions; 0 only reaches t = 0.

        Returns how the search ended, or None.
        """
        if not expansions:
            return self._textbook.take(0)
        for _ in range(_AT_ONCE):
            if next(self._building, self) is self:
                break
        else:
            self._hold()
            return None
        if self._walker is not None:
            return self._continue(expansions)
        for _ in range(expansions):
            if self._trace.stopped_at is not None:
                self._change_over()
                break
            if (ended := self._textbook.take(1)) is not None:
                return ended
        self._hold()
        return None

    def _hold(self) -> None:
        """Report the memory of the tables to the trace."""
        near = 0 if self._near is None else self._near.nbytes
        if self._near is not None:
            self._trace.peak_bytes = max(self._trace.peak_bytes, self._near.peak_bytes)
        known = 0 if self._walker is None else 2 * self._known.nbytes + self._walker.nbytes
        self._trace.held_bytes = near + known

    def _change_over(self) -> None:
        trace = self._trace
        walker = self._walker = IdaStarDriver(self._problem, self._tables)
        self._known, self._rests = np.zeros(self._entries, np.uint64), np.zeros(self._entries, np.uint64)
        depths = counters.MAX_DEPTH
        self._nexts, self._estimates, self._leasts = (np.zeros(depths, np.int64) for _ in range(3))
        walker.control[[counters.EXPANDED, counters.GENERATED, counters.PRUNED]] = (
            trace.expanded, trace.generated, trace.pruned,
        )  # fmt: skip
        bound = trace.iterations()[-1].bound
        assert bound is not None
        self._begin_round(walker, int(bound))

    def _begin_round(self, walker: IdaStarDriver, threshold: int) -> None:
        start = self._problem.initial()
        walker.control[counters.THRESHOLD], walker.control[counters.DEPTH] = threshold, 0
        walker.path[0] = 5 * self._problem.start.blank + counters.STARTED
        walker.states[0], self._estimates[0] = pack(start), int(self._heuristic(start))

    def _continue(self, expansions: int) -> Status | None:
        walker, trace, near = self._walker, self._trace, self._near
        assert walker is not None
        control = walker.control
        ends: tuple[Any, ...] = (np.zeros(1, np.uint64), np.zeros(1, np.uint8), 63, -1, np.zeros(1, np.int64))
        if near is not None:
            ends = (near.keys, near.moves, near.shift, near.within, near.parity)
        tables = (*walker.evaluation, self._known, self._rests, 65 - self._entries.bit_length(), *ends)
        last = int(control[counters.EXPANDED]) + expansions
        while True:
            code = kernels.tabled(
                last - int(control[counters.EXPANDED]), control, walker.path, self._nexts, walker.states,
                self._estimates, self._leasts, walker.table, walker.deltas, walker.goal, *tables,
            )  # fmt: skip
            counts = control[[counters.EXPANDED, counters.GENERATED, counters.PRUNED]].tolist()
            trace.expanded, trace.generated, trace.pruned = counts
            if code == counters.SOLVED:
                return self._solve(walker)
            if code == counters.NO_ROOM:
                raise MemoryError
            if code == counters.PAUSED:
                return None
            threshold = int(control[counters.MIN])
            if threshold == counters.NOTHING:
                return self._exhausted()
            trace.begin_iteration(threshold)
            self._begin_round(walker, threshold)

    def _solve(self, walker: IdaStarDriver) -> Status:
        problem, depth = self._problem, int(walker.control[counters.DEPTH])
        moves = [MOVES[way % 5] for way in walker.path[1 : depth + 1].tolist()]
        if self._near is not None:
            state = problem.initial()
            for label in moves:
                state = next(after for move, after, _ in problem.successors(state) if move == label)
            moves += KnownCosts(None, self._near.exact).rest(problem, state)
        self._trace.solve(NONE, tuple(moves))
        return Status.SOLVED

    def _exhausted(self) -> Status:
        return self._trace.exhaust(self._trace.expanded_in_round)
