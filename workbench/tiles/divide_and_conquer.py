"""Divide and conquer: a board of any size, one tile after the other, each by a small search of its own.

The method of the thesis: complete a line, tile by tile and at last its corner, freeze it, and go on with the smaller
board that is left: 5×5 → 4×4 → 3×3 → 3×2, which is searched whole. Only sides that do not hold the goal's blank are
peeled, so the last block holds it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from workbench.search.algorithms.astar import astar
from workbench.search.algorithms.wastar import wastar
from workbench.search.limits import Limits
from workbench.search.messages import Message
from workbench.search.node_pool import NodePool
from workbench.search.run import Run
from workbench.search.status import Status
from workbench.search.stepping import TextbookSearch
from workbench.tiles.block import BlockProblem, BlockState, Delivery, Subgoal
from workbench.tiles.board import Board
from workbench.tiles.moves import MOVES
from workbench.tiles.solvability import check

LAST_BLOCK_CELLS = 6
"""A block of 3×2, 2×3 or 2×2 is searched whole."""
CORNER_WEIGHT = 2
"""The weight of A* for a corner: two tiles make a large space, of which plain A* sees fifteen times as much on 8×8, for
moves that are hardly fewer."""


def plan(goal: Board) -> tuple[Subgoal, ...]:
    """Return the sub-goals that lead to `goal` from any board of its shape, in their order."""
    return tuple(_subgoals(goal))


def _subgoals(goal: Board) -> Iterator[Subgoal]:
    rows, columns = range(goal.rows), range(goal.columns)
    frozen: frozenset[int] = frozenset()
    blank_row, blank_column = divmod(goal.blank, goal.columns)
    while len(rows) * len(columns) > LAST_BLOCK_CELLS:
        whole = rows, columns
        if len(rows) > len(columns) or len(rows) == len(columns) > 3:
            row, rows = _peel(rows, blank_row)
            line = [row * goal.columns + column for column in columns]
        else:
            column, columns = _peel(columns, blank_column)
            line = [row * goal.columns + column for row in rows]
        for kind, cells in _pieces(line):
            yield Subgoal(kind, tuple(goal.tiles[cell] for cell in cells), cells, frozen, None, *whole)
            frozen |= set(cells)
    rest = tuple(row * goal.columns + column for row in rows for column in columns)
    cells = tuple(cell for cell in rest if cell != goal.blank)
    tiles = tuple(goal.tiles[cell] for cell in cells)
    yield Subgoal("block", tiles, cells, frozen, goal.blank, rows, columns)


def _peel(lines: range, blank_line: int) -> tuple[int, range]:
    """Return the outer line that is completed next, and those left: the first line, unless the blank belongs there."""
    return (lines[0], lines[1:]) if blank_line != lines[0] else (lines[-1], lines[:-1])


def _pieces(line: list[int]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """A line's cells one by one, and its last two together: the last tile alone could not get past its neighbour."""
    for cell in line[:-2]:
        yield "tile", (cell,)
    yield "corner", tuple(line[-2:])


@dataclass(frozen=True)
class Phase:
    """One sub-goal being searched, or done.

    Attributes:
        subgoal: what it has to reach. board: the board it begins with.
        run: its search, with a recording of its own over the abstract problem.
        algorithm: its name in the catalogue.
        first_move: how many moves the phases before it took.
    """

    subgoal: Subgoal
    board: Board
    run: Run[BlockState]
    algorithm: str
    first_move: int

    @property
    def moves(self) -> str:
        """The moves found; empty while the search goes on."""
        return "".join(self.run.solution.moves) if self.run.solution else ""


@dataclass
class _Totals:
    """What the finished phases come to."""

    phases: int = 0
    expanded: int = 0
    generated: int = 0
    made: int = 0
    bytes: int = 0
    peak_bytes: int = 0
    moves: list[str] = field(default_factory=list)

    def add(self, phase: Phase) -> None:
        recording = phase.run.recording
        self.phases += 1
        self.expanded += recording.expanded
        self.generated += recording.generated
        self.bytes += recording.nbytes
        self.made += len(phase.moves)
        self.moves.append(phase.moves)


class DivideRun:
    """Divide and conquer in progress: advanced like any run, a recording of recordings.

    Attributes:
        start, goal: the boards. plan: all sub-goals. keep: whether the recordings of finished phases are kept.
        phases: those begun so far, the last one possibly in progress.
        status, reason, limit: as in `Run`.
        seconds: time spent inside `advance`. interpreted: as in `Run`.
    """

    interpreted = True

    def __init__(
        self, start: Board, goal: Board, order: str = MOVES, limits: Limits | None = None, keep: bool = True
    ) -> None:
        self.start, self.goal, self.order, self.keep = start, goal, order, keep
        self.limits = limits or Limits()
        self.plan = plan(goal)
        self.phases: list[Phase] = []
        self._room = self.limits.room
        self._done = _Totals()
        self.status = Status.RUNNING
        self.reason: Message | None = None
        self.limit: str | None = None
        self.seconds = 0.0
        solvability = check(start, goal)
        if solvability.solvable:
            self._begin(start)
        else:
            self.status, self.reason = Status.UNSOLVABLE, solvability.why

    @property
    def expanded(self) -> int:
        """Expansions of all phases."""
        return self._done.expanded + (self._current.expanded if self._current else 0)

    @property
    def generated(self) -> int:
        """Generated successors of all phases."""
        return self._done.generated + (self._current.recording.generated if self._current else 0)

    @property
    def board(self) -> Board:
        """The board after the phases that are done."""
        return self.start.replayed(self.moves)

    @property
    def moves(self) -> str:
        """The moves of the phases that are done, from the start on."""
        return "".join(self._done.moves)

    @property
    def peak_bytes(self) -> int:
        """The most that all recordings held at once."""
        return max(self._done.peak_bytes, self._done.bytes + (self._current.peak_bytes if self._current else 0))

    @property
    def _current(self) -> Run[BlockState] | None:
        """The search in progress."""
        return self.phases[-1].run if len(self.phases) > self._done.phases else None

    def advance(self, expansions: int) -> Status:
        """Do up to `expansions` further expansions, over as many phases as they reach. Returns the status."""
        started, elapsed = time.perf_counter(), self.seconds
        if self.status is Status.LIMIT:
            self.status, self.limit = Status.RUNNING, None
        while expansions > 0 and self.status is Status.RUNNING and not self._limit_reached():
            run = self.phases[-1].run
            before = run.expanded
            ended = run.advance(min(expansions, self._left_to_limit(expansions)))
            expansions -= run.expanded - before
            if ended is Status.SOLVED:
                self._go_on()
            elif ended is not Status.RUNNING:
                self.status, self.reason, self.limit = ended, run.reason, run.limit
            self.seconds = elapsed + time.perf_counter() - started
        return self.status

    def cancel(self) -> None:
        """End a run that is not over. What is done stays."""
        if not self.status.over:
            self.status = Status.CANCELLED

    def raise_limits(self, limits: Limits) -> None:
        """Take other limits; a run that had reached one goes on with the next `advance`."""
        self.limits, self._room = limits, limits.room
        if self._current:
            self._current.raise_limits(self._left())

    def _left(self) -> Limits:
        """Return what the next search may allocate beside what is kept."""
        return Limits(bytes=max(self._room - self._done.bytes, 0))

    def _left_to_limit(self, expansions: int) -> int:
        most = self.limits.expansions
        return expansions if most is None else most - self.expanded

    def _limit_reached(self) -> bool:
        self.limit = self.limits.reached(self.expanded, self.seconds)
        if self.limit is not None:
            self.status = Status.LIMIT
        return self.limit is not None

    def _go_on(self) -> None:
        phase = self.phases[-1]
        board = phase.board.replayed(phase.moves)
        self._done.peak_bytes = self.peak_bytes
        if not self.keep:
            phase.run.recording.forget()
        self._done.add(phase)
        if len(self.phases) < len(self.plan):
            self._begin(board)
        else:
            assert board == self.goal, "the sub-goals together are the goal"
            self.status = Status.SOLVED

    def _begin(self, board: Board) -> None:
        subgoal = self.plan[len(self.phases)]
        run = self.search(BlockProblem(board, subgoal, self.order), self._left())
        self.phases.append(Phase(subgoal, board, run, _algorithm(subgoal), self._done.made))

    @staticmethod
    def search(problem: BlockProblem, limits: Limits | None = None) -> Run[BlockState]:
        """Return the search for one sub-goal, at its beginning."""
        pool, estimate = NodePool(problem), Delivery(problem)
        weighted = _algorithm(problem.subgoal) == "wastar"
        search = wastar(problem, estimate, pool, weight=CORNER_WEIGHT) if weighted else astar(problem, estimate, pool)
        return Run(problem, pool, TextbookSearch(search, pool), limits)


def _algorithm(subgoal: Subgoal) -> str:
    return "wastar" if subgoal.kind == "corner" else "astar"
