"""IDA* on boards with a transposition table or an end-game table: recorded by the textbook engine, then compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from workbench.compiling.kernels import idastar_codes as codes
from workbench.search.algorithms.idastar import idastar
from workbench.search.problem.known_costs import KnownCosts
from workbench.search.problem.problem import Heuristic
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import PathTrace
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.compiled.endgame import EndgameTable
from workbench.tiles.compiled.idastar_driver import IdaStarDriver
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
_TEXTBOOK_DIVISOR = 4
"""The textbook engine's table gets the memory limit divided by this."""
_SLICES_PER_CALL = 64
"""The number of slices of an end-game table that are built in one call of `advance`."""


class TabledSearch:
    """IDA* with tables. When the recording is full, the kernel restarts the current iteration."""

    def __init__(
        self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, trace: PathTrace[State], room: int,
        transposition: int | None = None, endgame: int | None = None,
    ) -> None:  # fmt: skip
        self._problem, self._heuristic, self._trace, self._tables = problem, heuristic, trace, tables
        self._endgame = None if endgame is None else EndgameTable(problem.goal, endgame, room)
        self._building: Iterator[None] = iter(()) if self._endgame is None else self._endgame.work()
        share = None if transposition is None else transposition // _TEXTBOOK_DIVISOR
        known = KnownCosts(share, None if self._endgame is None else self._endgame.exact)
        self._textbook = TextbookSearch(idastar(problem, heuristic, trace, known=known), trace)
        self._entries = 1
        while transposition is not None and 2 * self._entries * _ENTRY_BYTES <= transposition:
            self._entries *= 2
        self._driver: IdaStarDriver | None = None

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds."""
        return 64 if self._driver is None else 1 << 16

    def advance(self, expansions: int) -> Status | None:
        """Build the end-game table, or do up to `expansions` more expansions; 0 only reaches t = 0.

        Returns how the search ended, or None.
        """
        if not expansions:
            return self._textbook.advance(0)
        for _ in range(_SLICES_PER_CALL):
            if next(self._building, self) is self:
                break
        else:
            self._update_bytes()
            return None
        if self._driver is not None:
            return self._continue(expansions)
        for _ in range(expansions):
            if self._trace.stopped_at is not None:
                self._switch_to_kernels()
                break
            if (ended := self._textbook.advance(1)) is not None:
                return ended
        self._update_bytes()
        return None

    def _update_bytes(self) -> None:
        """Report the memory of the tables to the trace."""
        endgame_table = 0 if self._endgame is None else self._endgame.nbytes
        if self._endgame is not None:
            self._trace.peak_bytes = max(self._trace.peak_bytes, self._endgame.peak_bytes)
        known = 0 if self._driver is None else 2 * self._known_boards.nbytes + self._driver.nbytes
        self._trace.search_bytes = endgame_table + known

    def _switch_to_kernels(self) -> None:
        trace = self._trace
        driver = self._driver = IdaStarDriver(self._problem, self._tables)
        self._known_boards, self._known_rests = np.zeros(self._entries, np.uint64), np.zeros(self._entries, np.uint64)
        depths = counters.MAX_DEPTH
        self._nexts, self._estimates, self._leasts = (np.zeros(depths, np.int64) for _ in range(3))
        driver.control[[codes.EXPANDED, codes.GENERATED, codes.PRUNED]] = (
            trace.expanded, trace.generated, trace.pruned,
        )  # fmt: skip
        bound = trace.iterations()[-1].bound
        assert bound is not None
        self._begin_iteration(driver, int(bound))

    def _begin_iteration(self, driver: IdaStarDriver, next_bound: int) -> None:
        start = self._problem.initial()
        driver.control[codes.BOUND], driver.control[codes.DEPTH] = next_bound, 0
        driver.path[0] = 5 * self._problem.start.blank + counters.NO_DIRECTION
        driver.states[0], self._estimates[0] = pack(start), int(self._heuristic(start))

    def _continue(self, expansions: int) -> Status | None:
        driver, trace = self._driver, self._trace
        assert driver is not None
        control = driver.control
        endgame: tuple[Any, ...] = np.zeros(1, np.uint64), np.zeros(1, np.uint8), 63, -1, np.zeros(1, np.int64)
        if (table := self._endgame) is not None:
            endgame = table.keys, table.moves, table.shift, table.within, table.parity
        known: tuple[Any, ...] = self._known_boards, self._known_rests, 65 - self._entries.bit_length()
        tables = *driver.evaluation, *known, *endgame
        last = int(control[codes.EXPANDED]) + expansions
        while True:
            code = kernels.expand_with_tables(
                last - int(control[codes.EXPANDED]), control, driver.path, self._nexts, driver.states,
                self._estimates, self._leasts, driver.table, driver.deltas, driver.goal, *tables,
            )  # fmt: skip
            counts = control[[codes.EXPANDED, codes.GENERATED, codes.PRUNED]].tolist()
            trace.expanded, trace.generated, trace.pruned = counts
            if code == codes.SOLVED:
                return self._solve(driver)
            if code == codes.NO_ROOM:
                raise MemoryError
            if code == codes.PAUSED:
                return None
            next_bound = int(control[codes.MIN])
            if next_bound == codes.NO_MINIMUM:
                return trace.exhaust(trace.expanded_in_iteration)
            trace.begin_iteration(next_bound)
            self._begin_iteration(driver, next_bound)

    def _solve(self, driver: IdaStarDriver) -> Status:
        problem, depth = self._problem, int(driver.control[codes.DEPTH])
        moves = [MOVES[way % 5] for way in driver.path[1 : depth + 1].tolist()]
        if self._endgame is not None:
            state = problem.initial()
            for label in moves:
                state = next(after for move, after, _ in problem.successors(state) if move == label)
            moves += KnownCosts(None, self._endgame.exact).rest(problem, state)
        self._trace.solve(NONE, tuple(moves))
        return Status.SOLVED
