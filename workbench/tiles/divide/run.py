"""Divide and conquer: a board of any size, solved part by part, each with a small search of its own.

The method of the thesis is the default strategy: complete a line tile by tile, its corner last, freeze it, and continue
with the remaining smaller board: 5×5 → 4×4 → 3×3 → 3×2, which is solved in one search. Only sides without the goal's
blank are completed, so the last block contains it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Message
from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.divide.last_block import LastBlock
from workbench.tiles.divide.phase import Phase
from workbench.tiles.divide.shortening import MAX_CELLS_INTERPRETED, Shortening
from workbench.tiles.divide.strategy import DEFAULT, Strategy
from workbench.tiles.divide.sub_search import KERNELS, sub_search
from workbench.tiles.divide.subgoals import Planner
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.solvability import check
from workbench.tiles.puzzle.stored_board import StoredBoard


@dataclass
class _Totals:
    """The totals of the finished phases."""

    phases: int = 0
    expanded: int = 0
    generated: int = 0
    move_count: int = 0
    bytes: int = 0
    peak_bytes: int = 0
    moves: list[str] = field(default_factory=list)

    def add(self, phase: Phase) -> None:
        recording = phase.run.recording
        self.phases += 1
        self.expanded += recording.expanded
        self.generated += recording.generated
        self.bytes += recording.nbytes
        self.move_count += len(phase.moves)
        self.moves.append(phase.moves)


class DivideRun:
    """A run of divide and conquer. It is advanced like any run; its recording consists of the recordings of its phases.

    Attributes:
        start, goal: the boards. strategy: how to divide the problem.
        plan: all sub-goals; the later ones may change from phase to phase.
        keep: whether the recordings of finished phases are kept.
        phases: those started so far; the last one may be in progress.
        shortening: the last pass, once it has started; when it is finished, its phases replace `phases`.
        status, reason, limit: as in `Run`.
        seconds: time spent inside `advance`, without waiting for kernels. interpreted: as in `Run`.
    """

    interpreted = True

    def __init__(
        self,
        start: Board,
        goal: Board,
        order: str = MOVES,
        limits: Limits | None = None,
        keep: bool = True,
        strategy: Strategy = DEFAULT,
    ) -> None:
        self.start, self.goal, self.order, self.keep = start, goal, order, keep
        self.limits = limits or Limits()
        self.strategy, self._planner, self._frozen = strategy, Planner(goal, strategy), set[int]()
        self.plan = self._planner.plan
        self.phases: list[Phase] = []
        self.shortening: Shortening | None = None
        self._room = self.limits.room
        self._done = _Totals()
        self.status = Status.RUNNING
        self.reason: Message | None = None
        self.limit: str | None = None
        self.seconds = 0.0
        needs_kernels = strategy.improve and start.cells > MAX_CELLS_INTERPRETED and not preparing.ready(KERNELS)
        self._preparation = preparing.use_first(KERNELS) if needs_kernels else None
        solvability = check(start, goal)
        if solvability.solvable:
            self._begin(start if keep else StoredBoard(start))
        else:
            self.status, self.reason = Status.UNSOLVABLE, solvability.why

    @property
    def expanded(self) -> int:
        """Expansions of all phases."""
        more = self.shortening.expanded if self.shortening else self._current.expanded if self._current else 0
        return self._done.expanded + more

    @property
    def generated(self) -> int:
        """Generated successors of all phases."""
        current = self._current.recording if self._current else None
        more = self.shortening.generated if self.shortening else current.generated if current else 0
        return self._done.generated + more

    @property
    def board(self) -> Board:
        """The board after the finished phases."""
        return self.start.replayed(self.moves)

    @property
    def moves(self) -> str:
        """The moves of the finished phases, from the start."""
        return "".join(self._done.moves)

    @property
    def optimal(self) -> bool:
        """Whether the board was one block from the start: a block is solved optimally."""
        blocks = len(self.phases) == 1 and isinstance(self.phases[0].run.problem, LastBlock)
        return self.status is Status.SOLVED and (blocks or not self.phases)

    @property
    def peak_bytes(self) -> int:
        """The maximum memory of all recordings at any time."""
        current = self._current.peak_bytes if self._current else 0
        shortened = self.shortening.nbytes if self.shortening else 0
        return max(self._done.peak_bytes, self._done.bytes + current, shortened)

    @property
    def _current(self) -> Run[Any] | None:
        return self.phases[-1].run if len(self.phases) > self._done.phases else None

    @property
    def waiting(self) -> bool:
        """Whether the kernels on which the solution depends are being compiled: until then `advance` only waits."""
        return self._preparation is not None and self.status is Status.RUNNING

    def advance(self, expansions: int) -> Status:
        """Do up to `expansions` more expansions, over as many phases as necessary. Returns the status.

        While the run is `waiting`, it returns after a fraction of a second.
        """
        if self.waiting and not self._prepared():
            return self.status
        started, elapsed = time.perf_counter(), self.seconds
        if self.status is Status.LIMIT:
            self.status, self.limit = Status.RUNNING, None
        while expansions > 0 and self.status is Status.RUNNING and not self._limit_reached():
            most = min(expansions, self._remaining_expansions(expansions))
            expansions -= (
                self._search(most) if self.shortening is None else self._advance_shortening(self.shortening, most)
            )
            self.seconds = elapsed + time.perf_counter() - started
        return self.status

    def _prepared(self) -> bool:
        """Wait for a moment, and return whether the run can begin."""
        assert self._preparation is not None
        for _ in self._preparation:
            return False
        self._preparation = None
        return True

    def _search(self, expansions: int) -> int:
        """Continue the current phase. Returns the number of expansions done."""
        run = self.phases[-1].run
        before = run.expanded
        ended = run.advance(expansions)
        if ended is Status.SOLVED:
            self._continue()
        elif ended is not Status.RUNNING:
            self.reason, self.limit, self.status = run.reason, run.limit, ended
        return run.expanded - before

    def _advance_shortening(self, shortening: Shortening, expansions: int) -> int:
        """Continue the last pass, and use its result when it is finished. Returns the number of expansions done."""
        done = shortening.advance(expansions)
        if shortening.finished:
            self.plan = tuple(phase.subgoal for phase in shortening.phases)
            self.phases = shortening.phases
            self._done.moves = [phase.moves for phase in self.phases]
            self._done.phases = len(self.phases)
            assert self.board == self.goal, "what is done again leads to the goal"
            self.status = Status.SOLVED
        return done

    def cancel(self) -> None:
        """Cancel a run that is not finished. The results so far remain."""
        if not self.status.finished:
            self.status = Status.CANCELLED
            self._preparation = None  # which ends the compiler

    def raise_limits(self, limits: Limits) -> None:
        """Set new limits; a run that had reached a limit continues with the next `advance`."""
        self.limits, self._room = limits, limits.room
        if self._current:
            self._current.raise_limits(self._remaining_limits())

    def _remaining_limits(self) -> Limits:
        """Return what the next search may allocate in addition to the stored recordings."""
        return Limits(bytes=max(self._room - self._done.bytes, 0))

    def _remaining_expansions(self, expansions: int) -> int:
        most = self.limits.expansions
        return expansions if most is None else most - self.expanded

    def _limit_reached(self) -> bool:
        self.limit = self.limits.reached(self.expanded, self.seconds)
        if self.limit is not None:
            self.status = Status.LIMIT
        return self.limit is not None

    def _continue(self) -> None:
        phase = self.phases[-1]
        board = phase.board.replayed(phase.moves)
        self._done.peak_bytes = self.peak_bytes
        if not self.keep:
            phase = self.phases[-1] = phase.released()
        self._done.add(phase)
        if len(self.phases) < len(self.plan):
            self._begin(board)
        else:
            assert board == self.goal, "the sub-goals together are the goal"
            self._end()

    def _end(self) -> None:
        """Finish, or start the last pass."""
        if self.strategy.improve:
            self.shortening = Shortening(self._planner, self.phases, self.order, self._remaining_limits(), self.keep)
        else:
            self.status = Status.SOLVED

    def _begin(self, board: Board) -> None:
        if self.strategy.order == "cheapest":
            self.plan = (*(phase.subgoal for phase in self.phases), *self._planner.remaining(self._frozen, board))
        subgoal = self.plan[len(self.phases)]
        self._frozen.update(subgoal.cells)
        search = sub_search(board, subgoal, self.strategy, self.order, self._remaining_limits())
        move_count = self._done.move_count
        self.phases.append(
            Phase(subgoal, board, search.run, search.algorithm, search.estimate, move_count, search.weight)
        )
