"""Compiled, unrecorded IDA* on boards: the pending nodes and the kernel that expands them, in one thread or several."""

from __future__ import annotations

from collections import deque
from threading import Thread
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Heuristic
from workbench.tiles.compiled.patterns import PatternWalk
from workbench.tiles.compiled.tables import deltas, moves_table
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.kernels.estimates import image
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES
from workbench.tiles.puzzle.problem import TileProblem

PARTS = 200
"""The number of parts per thread into which an iteration is divided; with many parts threads seldom idle at its end."""
WORTHWHILE = 10_000
"""The minimum number of expansions for which threads are started."""


class IdaStarDriver:
    """A stack of pending nodes, and the arguments of the kernel that expands them.

    Attributes:
        control: the kernel's settings and counters. path: the ways of the expanded nodes, by depth; see the kernels.
        states, metas: the pending nodes, the next one last.
    """

    def __init__(self, problem: TileProblem, tables: Tables) -> None:
        cells, depths = problem.goal.cells, kernels.MAX_DEPTH
        self.control = np.zeros(kernels.CONTROL, np.int64)
        self.control[kernels.ADDITIVE] = tables.additive
        self.control[kernels.ROWS], self.control[kernels.COLUMNS] = problem.goal.shape
        self.path = np.zeros(depths, np.int64)
        self.states, self.metas = np.zeros(4 * depths, np.uint64), np.zeros(4 * depths, np.uint64)
        self.table, self.deltas = moves_table(problem), deltas(tables.components[0].amounts, cells)
        self.goal = np.array([pack(problem.goal.tiles)], np.uint64)
        self.evaluation: tuple[Any, ...] = (np.zeros(cells, np.uint8), *image(tables, problem.goal))
        self._patterns = PatternWalk.of(tables, cells, self.states, self.metas)

    @property
    def nbytes(self) -> int:
        """Bytes of the stack, without the tables of the estimate."""
        marks = self._patterns.nbytes if self._patterns else 0
        return self.path.nbytes + self.states.nbytes + self.metas.nbytes + marks

    @property
    def pending(self) -> int:
        """The number of pending nodes."""
        return int(self.control[kernels.PENDING])

    def mark(self) -> None:
        """Prepare the pending nodes after they have been set."""
        if self._patterns is not None:
            self._patterns.mark(self.pending, int(self.control[kernels.THRESHOLD]))

    def advance(self, most: int) -> int:
        """Expand up to `most` nodes. Returns the kernel's return code. Raises MemoryError if a path is too long."""
        code: int
        if self._patterns is not None:
            code = self._patterns.advance(most, self.control, self.path, self.table, self.goal)
        else:
            code = kernels.fast(
                most, self.control, self.states, self.metas, self.path, self.table, self.deltas, self.goal,
                *self.evaluation,
            )  # fmt: skip
        if code == kernels.NO_ROOM:
            raise MemoryError
        return code

    def early(self) -> int:
        """Return how many successors were counted early; see `kernels.idastar.early`."""
        if not self.pending:
            return 0
        meta = int(self.metas[self.pending - 1])
        return int(kernels.early(self.table, self.path, meta >> 8 & 0xFFFF, meta & 0xFF))

    def ways(self) -> NDArray[np.int64]:
        """Return the ways from the start to the next node."""
        meta = int(self.metas[self.pending - 1])
        return np.append(self.path[: meta >> 8 & 0xFFFF], meta & 0xFF)


class WorkShare:
    """A pending node, which any thread may process: the packed board, the ways to it, the bound minus f."""

    __slots__ = ("slack", "state", "tiles", "ways")

    def __init__(self, tiles: State, ways: tuple[int, ...], slack: int) -> None:
        self.tiles, self.state, self.ways, self.slack = tiles, pack(tiles), ways, slack


class WorkerPool:
    """Walkers that share the iterations of a search: each processes one part of the iteration, then another.

    The counters of all iterations except the last are the same as with a single walker. In the last one all stop when a
    goal is found, so the number of expansions varies, and so does the optimal solution that is found.
    """

    def __init__(
        self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, first: IdaStarDriver, size: int
    ):
        self._problem, self._heuristic, self._first = problem, heuristic, first
        self._walkers = [IdaStarDriver(problem, tables) for _ in range(size)]
        self._parts: deque[WorkShare] = deque()
        self._begun = self._shared = False
        self._codes: list[int] = []

    @property
    def nbytes(self) -> int:
        return sum(walker.nbytes for walker in self._walkers)

    def advance(self, most: int) -> int:
        """Expand up to `most` nodes, starting with the first walker's. Returns the return code for all walkers."""
        if not self._shared:
            before = int(self._first.control[kernels.EXPANDED])
            self._share(most)
            most -= int(self._first.control[kernels.EXPANDED]) - before
        self._codes = []
        if self._shared:
            self._work_on(most)
        self._add_up()
        if kernels.NO_ROOM in self._codes:
            raise MemoryError
        if kernels.SOLVED in self._codes:
            return kernels.SOLVED
        if not self._shared or self._parts or any(walker.pending for walker in self._walkers):
            return kernels.PAUSED
        self._begun = self._shared = False
        return kernels.ROUND_OVER

    def ways(self) -> NDArray[np.int64]:
        """Return the ways from the start to the goal that was found."""
        goal = self._first.goal[0]
        found = (one for one in self._walkers if one.pending and one.states[one.pending - 1] == goal)
        return next(found).ways()

    def _work_on(self, most: int) -> None:
        if most < WORTHWHILE:
            self._take_turns(most)
        else:
            self._work_at_once(most // len(self._walkers))

    def _work_at_once(self, most_each: int) -> None:
        threads = [Thread(target=self._work, args=(walker, most_each)) for walker in self._walkers[1:]]
        for thread in threads:
            thread.start()
        self._work(self._walkers[0], most_each)
        for thread in threads:
            thread.join()

    def _take_turns(self, most: int) -> None:
        # All walkers get a turn: the first may be finished, with no parts remaining, while another is not.
        for walker in self._walkers:
            before = int(walker.control[kernels.EXPANDED])
            self._work(walker, most)
            most -= int(walker.control[kernels.EXPANDED]) - before

    def _work(self, walker: IdaStarDriver, most: int) -> None:
        control = walker.control
        last = int(control[kernels.EXPANDED]) + most
        code = kernels.PAUSED
        while code == kernels.PAUSED and (left := last - int(control[kernels.EXPANDED])) > 0:
            if kernels.SOLVED in self._codes:
                break
            if not walker.pending:
                try:
                    self._begin(walker, self._parts.popleft())
                except IndexError:
                    break
            try:
                code = walker.advance(min(left, 1 << 20))
            except MemoryError:
                code = kernels.NO_ROOM
            if code == kernels.ROUND_OVER:
                code = kernels.PAUSED
        self._codes.append(code)

    def _begin(self, walker: IdaStarDriver, part: WorkShare) -> None:
        depth = len(part.ways) - 1
        walker.path[: depth + 1] = part.ways
        walker.states[0] = part.state
        walker.metas[0] = np.uint64(part.slack << 24 | depth << 8 | part.ways[-1])
        walker.control[kernels.PENDING] = 1
        walker.mark()

    def _share(self, most: int) -> None:
        """Divide the pending nodes into parts, expanding the shallowest first, until there are enough."""
        first, control = self._first, self._first.control
        threshold, last = int(control[kernels.THRESHOLD]), int(control[kernels.EXPANDED]) + most
        if not self._begun:
            self._begun, self._parts = True, deque(self._waiting())
            self._begin_round(threshold)
        while self._parts and len(self._parts) < PARTS * len(self._walkers):
            if control[kernels.EXPANDED] >= last:
                return
            part = self._parts.popleft()
            if part.state == first.goal[0]:
                self._parts.append(part)
                break
            self._parts.extend(self._entered(part, threshold))
        self._shared = True

    def _begin_round(self, threshold: int) -> None:
        for walker in self._walkers:
            walker.control[kernels.THRESHOLD], walker.control[kernels.MIN] = threshold, kernels.NOTHING
            for counter in (kernels.EXPANDED, kernels.GENERATED, kernels.PRUNED):
                walker.control[counter] = 0

    def _waiting(self) -> list[WorkShare]:
        """Return the nodes of the first walker, the shallowest first, and remove them from it."""
        first, problem, found = self._first, self._problem, []
        for number in range(first.pending):
            meta = int(first.metas[number])
            ways = (*first.path[: meta >> 8 & 0xFFFF].tolist(), meta & 0xFF)
            tiles = problem.initial()
            for way in ways[1:]:
                tiles = next(state for move, state, _ in problem.successors(tiles) if move == MOVES[way % 5])
            slack = int(first.control[kernels.THRESHOLD]) - MOVE_COST * (len(ways) - 1) - int(self._heuristic(tiles))
            found.append(WorkShare(tiles, ways, slack))
        first.control[kernels.PENDING] = 0
        return found

    def _entered(self, part: WorkShare, threshold: int) -> list[WorkShare]:
        control, came = self._first.control, part.ways[-1] % 5
        control[kernels.EXPANDED] += 1
        found = []
        for move, tiles, _ in self._problem.successors(part.tiles):
            direction = MOVES.index(move)
            if came != kernels.STARTED and direction == came ^ 1:
                continue
            control[kernels.GENERATED] += 1
            h = self._heuristic(tiles)
            if h == float("inf"):
                control[kernels.PRUNED] += 1
                continue
            slack = threshold - MOVE_COST * len(part.ways) - int(h)
            if slack < 0:
                control[kernels.MIN] = min(control[kernels.MIN], threshold - slack)
            else:
                found.append(WorkShare(tiles, (*part.ways, 5 * tiles.index(0) + direction), slack))
        return found

    def _add_up(self) -> None:
        """Move the walkers' counters to the first one's."""
        control = self._first.control
        for walker in self._walkers:
            for counter in (kernels.EXPANDED, kernels.GENERATED, kernels.PRUNED):
                control[counter] += walker.control[counter]
                walker.control[counter] = 0
            control[kernels.MIN] = min(control[kernels.MIN], walker.control[kernels.MIN])
