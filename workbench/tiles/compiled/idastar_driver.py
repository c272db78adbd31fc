"""Compiled, unrecorded IDA* on boards: the pending nodes and the kernel that expands them, in one thread or several."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from threading import Thread
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernels import idastar_codes as codes
from workbench.search.problem.problem import Heuristic
from workbench.tiles.compiled.lines import LineMarks, WalkMarks
from workbench.tiles.compiled.maximum import MaximumMarks
from workbench.tiles.compiled.patterns import PatternIndices
from workbench.tiles.compiled.tables import deltas, moves_table
from workbench.tiles.compiled.units import unit_table
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.kernels.estimates import flatten_tables
from workbench.tiles.kernels.idastar_units import expand_in_units
from workbench.tiles.kernels.packing import pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES
from workbench.tiles.puzzle.problem import TileProblem

PARTS_PER_THREAD = 50
"""The number of parts per thread into which an iteration is divided; with many parts threads seldom idle at its end."""
MIN_THREADED_EXPANSIONS = 10_000
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
        self.table = moves_table(*problem.goal.shape, problem.order)
        self.deltas = deltas(tables.components[0].amounts, cells)
        self.goal = np.array([pack(problem.goal.tiles)], np.uint64)
        image, nodes = flatten_tables(tables, problem.goal), (self.states, self.metas)
        self.evaluation: tuple[Any, ...] = (np.zeros(cells, np.uint8), *image)
        self._marks = (
            PatternIndices.of(problem, tables, *nodes)
            or LineMarks.of(tables, problem, *nodes)
            or WalkMarks.of(tables, problem, *nodes)
            or MaximumMarks.of(tables, problem, image, *nodes)
        )
        self._units = unit_table(self.table, self.deltas, cells) if tables.additive else None
        self._in_units = self._units is not None or isinstance(self._marks, WalkMarks)

    @property
    def nbytes(self) -> int:
        """Bytes of the stack, without the tables of the estimate."""
        marks = self._marks.nbytes if self._marks else 0
        return self.path.nbytes + self.states.nbytes + self.metas.nbytes + marks

    @property
    def pending(self) -> int:
        """The number of pending nodes."""
        return int(self.control[kernels.PENDING])

    def mark(self) -> None:
        """Prepare the pending nodes after they have been set."""
        if self._marks is not None:
            self._marks.mark(self.control)

    def advance(self, most: int) -> int:
        """Expand up to `most` nodes. Returns the kernel's return code. Raises MemoryError if a path is too long."""
        if most and self._in_units and self.pending == 1 and (int(self.metas[0]) & 0xFF) % 5 == kernels.NO_DIRECTION:
            code = self._expand(1)
            if code != codes.PAUSED:
                return code
            self.mark()
            most -= 1
        if self._marks is not None:
            code = self._marks.advance(most, self.control, self.path, self.table, self.goal)
        elif self._units is None:
            code = self._expand(most)
        else:
            code = int(expand_in_units(most, self.control, self.states, self.metas, self.path, self._units, self.goal))
        if code == codes.NO_ROOM:
            raise MemoryError
        return code

    def _expand(self, most: int) -> int:
        code: int = kernels.expand_unrecorded(
            most, self.control, self.states, self.metas, self.path, self.table, self.deltas, self.goal,
            *self.evaluation,
        )  # fmt: skip
        return code

    def early(self) -> int:
        """Return how many successors were counted early; see `kernels.idastar.early`."""
        if not self.pending:
            return 0
        meta = int(self.metas[self.pending - 1])
        return int(kernels.early_count(self.table, self.path, meta >> 8 & 0xFFFF, meta & 0xFF))

    def path_moves(self) -> NDArray[np.int64]:
        """Return the ways from the start to the next node."""
        meta = int(self.metas[self.pending - 1])
        return np.append(self.path[: meta >> 8 & 0xFFFF], meta & 0xFF)


class WorkPart:
    """A node that any thread may process in any iteration.

    Attributes:
        tiles, state: the board, and the packed one. path_moves: the ways to it. estimate: h, which may be infinite.
        successors: None until they are computed.
    """

    __slots__ = ("estimate", "path_moves", "state", "successors", "tiles")

    def __init__(self, tiles: State, ways: tuple[int, ...], estimate: float) -> None:
        self.tiles, self.state, self.path_moves, self.estimate = tiles, pack(tiles), ways, estimate
        self.successors: list[WorkPart] | None = None

    @property
    def f(self) -> float:
        return MOVE_COST * (len(self.path_moves) - 1) + self.estimate


class WorkerPool:
    """Walkers that share the iterations of a search: each processes one part of the iteration, then another.

    The counters of all iterations except the last are the same as with a single walker. In the last one all stop when a
    goal is found, so the number of expansions varies, and so does the optimal solution that is found.
    """

    def __init__(
        self, problem: TileProblem, heuristic: Heuristic[State], tables: Tables, first: IdaStarDriver, size: int
    ):
        self._problem, self._heuristic, self._first = problem, heuristic, first
        self._drivers = [IdaStarDriver(problem, tables) for _ in range(size)]
        self._parts: deque[WorkPart] = deque()
        self._known: dict[tuple[int, ...], WorkPart] = {}  # by their ways: the nodes with which iterations began
        self._started = self._divided = False
        self._codes: list[int] = []

    @property
    def nbytes(self) -> int:
        return sum(driver.nbytes for driver in self._drivers)

    def advance(self, most: int) -> int:
        """Expand up to `most` nodes, starting with the first walker's. Returns the return code for all walkers."""
        if not self._divided:
            before = int(self._first.control[codes.EXPANDED])
            self._divide(most)
            most -= int(self._first.control[codes.EXPANDED]) - before
        self._codes = []
        if self._divided:
            self._work_on(most)
        self._collect_counters()
        if codes.NO_ROOM in self._codes:
            raise MemoryError
        if codes.SOLVED in self._codes:
            return codes.SOLVED
        if not self._divided or self._parts or any(driver.pending for driver in self._drivers):
            return codes.PAUSED
        self._started = self._divided = False
        return codes.ITERATION_FINISHED

    def path_moves(self) -> NDArray[np.int64]:
        """Return the ways from the start to the goal that was found."""
        goal = self._first.goal[0]
        result = (
            goal_driver
            for goal_driver in self._drivers
            if goal_driver.pending and goal_driver.states[goal_driver.pending - 1] == goal
        )
        return next(result).path_moves()

    def _work_on(self, most: int) -> None:
        if most < MIN_THREADED_EXPANSIONS:
            self._work_in_turns(most)
        else:
            self._work_in_threads(most // len(self._drivers))

    def _work_in_threads(self, most_each: int) -> None:
        threads = [Thread(target=self._work, args=(driver, most_each)) for driver in self._drivers[1:]]
        for thread in threads:
            thread.start()
        self._work(self._drivers[0], most_each)
        for thread in threads:
            thread.join()

    def _work_in_turns(self, most: int) -> None:
        # All walkers get a turn: the first may be finished, with no parts remaining, while another is not.
        for driver in self._drivers:
            before = int(driver.control[codes.EXPANDED])
            self._work(driver, most)
            most -= int(driver.control[codes.EXPANDED]) - before

    def _work(self, driver: IdaStarDriver, most: int) -> None:
        control = driver.control
        last = int(control[codes.EXPANDED]) + most
        code = codes.PAUSED
        while code == codes.PAUSED and (remaining := last - int(control[codes.EXPANDED])) > 0:
            if codes.SOLVED in self._codes:
                break
            if not driver.pending:
                try:
                    self._load_part(driver, self._parts.popleft())
                except IndexError:
                    break
            try:
                code = driver.advance(min(remaining, 1 << 20))
            except MemoryError:
                code = codes.NO_ROOM
            if code == codes.ITERATION_FINISHED:
                code = codes.PAUSED
        self._codes.append(code)

    def _load_part(self, driver: IdaStarDriver, part: WorkPart) -> None:
        depth, slack = len(part.path_moves) - 1, int(driver.control[codes.BOUND] - part.f)
        driver.path[: depth + 1] = part.path_moves
        driver.states[0] = part.state
        driver.metas[0] = np.uint64(slack << 24 | depth << 8 | part.path_moves[-1])
        driver.control[kernels.PENDING] = 1
        driver.mark()

    def _divide(self, most: int) -> None:
        """Divide the pending nodes into parts, expanding the shallowest first, until there are enough."""
        first, control = self._first, self._first.control
        bound, last = int(control[codes.BOUND]), int(control[codes.EXPANDED]) + most
        if not self._started:
            self._started, self._parts = True, deque(self._pending_parts())
            self._reset_counters(bound)
        while self._parts and len(self._parts) < PARTS_PER_THREAD * len(self._drivers):
            if control[codes.EXPANDED] >= last:
                return
            part = self._parts.popleft()
            if part.state == first.goal[0]:
                self._parts.append(part)
                break
            self._parts.extend(self._expand_part(part, bound))
        self._divided = True

    def _reset_counters(self, bound: int) -> None:
        for driver in self._drivers:
            driver.control[codes.BOUND], driver.control[codes.MIN] = bound, codes.NO_MINIMUM
            for counter in (codes.EXPANDED, codes.GENERATED, codes.PRUNED):
                driver.control[counter] = 0

    def _pending_parts(self) -> list[WorkPart]:
        """Return the nodes of the first walker, the shallowest first, and remove them from it."""
        first, problem, result = self._first, self._problem, []
        for number in range(first.pending):
            meta = int(first.metas[number])
            ways = (*first.path[: meta >> 8 & 0xFFFF].tolist(), meta & 0xFF)
            if ways not in self._known:
                tiles = problem.initial()
                for way in ways[1:]:
                    tiles = next(state for move, state, _ in problem.successors(tiles) if move == MOVES[way % 5])
                self._known[ways] = WorkPart(tiles, ways, self._heuristic(tiles))
            result.append(self._known[ways])
        first.control[kernels.PENDING] = 0
        return result

    def _expand_part(self, part: WorkPart, bound: int) -> Iterator[WorkPart]:
        """Yield the successors within the bound. They are computed once, for the iterations that expand the node."""
        if part.successors is None:
            part.successors = list(self._successors(part))
        control = self._first.control
        control[codes.EXPANDED] += 1
        control[codes.GENERATED] += len(part.successors)
        for successor in part.successors:
            if successor.f <= bound:
                yield successor
            elif successor.estimate == float("inf"):
                control[codes.PRUNED] += 1
            else:
                control[codes.MIN] = min(control[codes.MIN], int(successor.f))

    def _successors(self, part: WorkPart) -> Iterator[WorkPart]:
        last_direction = part.path_moves[-1] % 5
        for move, tiles, _ in self._problem.successors(part.tiles):
            direction = MOVES.index(move)
            if last_direction == kernels.NO_DIRECTION or direction != last_direction ^ 1:
                ways = (*part.path_moves, 5 * tiles.index(0) + direction)
                yield WorkPart(tiles, ways, self._heuristic(tiles))

    def _collect_counters(self) -> None:
        """Move the walkers' counters to the first one's."""
        control = self._first.control
        for driver in self._drivers:
            for counter in (codes.EXPANDED, codes.GENERATED, codes.PRUNED):
                control[counter] += driver.control[counter]
                driver.control[counter] = 0
            control[codes.MIN] = min(control[codes.MIN], driver.control[codes.MIN])
