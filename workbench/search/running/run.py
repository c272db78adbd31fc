"""A search in progress: its owner advances it by a number of expansions at a time.

Not calling `advance` is a pause, `advance(1)` is a step; full speed is `advance` in slices. There are no callbacks.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from workbench.search.problem.blame import out_of_memory, with_user_code_place
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Message, message
from workbench.search.problem.problem import Number, Problem, Replayable, S, SearchFailure, scale
from workbench.search.problem.status import Status
from workbench.search.recording.recording import Iteration, Recording
from workbench.search.running.samples import Samples
from workbench.search.running.stepping import Search, TextbookSearch


@dataclass(frozen=True)
class Solution:
    """A path to the goal that was replayed with the rules: moves, cost in the problem's units, states."""

    moves: tuple[str, ...]
    cost: Number
    states: tuple[Any, ...] = field(repr=False, compare=False)


class Run(Generic[S]):
    """A search and its recording.

    Attributes:
        problem, recording: the problem, and everything done so far.
        status: the current status, and `reason`, more about it, or None. The status changes last: another thread
            that sees a finished run finds everything published.
        limits: the limits, replaced by `raise_limits`; `limit` is the name of the one that was reached.
        seconds: time spent inside `advance`; peak_bytes: the maximum memory used.
        samples: counters over time, for charts.
    """

    def __init__(
        self,
        problem: Problem[S],
        recording: Recording[S],
        search: Search,
        limits: Limits | None = None,
    ) -> None:
        self.problem, self.recording, self._search = problem, recording, search
        self.raise_limits(limits or Limits())
        self.status = self._reached = Status.RUNNING
        self.reason: Message | None = None
        self.limit: str | None = None
        self.solution: Solution | None = None
        self.seconds = 0.0
        self.samples = Samples()
        self.peak_bytes = 0
        self._begin()
        self._publish()

    @property
    def begun(self) -> bool:
        """Whether it has reached t = 0."""
        return True

    @property
    def expanded(self) -> int:
        """The number of expanded nodes."""
        return self.recording.expanded

    @property
    def informed(self) -> bool:
        """Whether it uses a heuristic."""
        return True

    @property
    def iterations(self) -> Sequence[Iteration]:
        """The published iterations of an iterative search."""
        return self.recording.published.iterations

    @property
    def bound_unit(self) -> int:
        """How many units make 1 in its bounds: `scale` if they are costs, 1 if they are depths."""
        return scale(self.problem) if self.informed else 1

    @property
    def interpreted(self) -> bool:
        """Whether it runs as Python code, which only one thread executes at a time."""
        return (
            self._search.interpreted if isinstance(self._search, _Ended) else isinstance(self._search, TextbookSearch)
        )

    def advance(self, expansions: int) -> Status:
        """Do up to `expansions` more expansions and publish them. Returns the status; a finished run is unchanged."""
        if self.status is Status.LIMIT and self.recording.limit is None:
            self._reached, self.limit = Status.RUNNING, None
            self.status = self._reached
        started = time.perf_counter()
        elapsed = self.seconds
        while expansions > 0 and self._reached is Status.RUNNING and not self._limit_reached():
            slice_ = min(expansions, self._search.slice, self._remaining_expansions())
            self._advance_search(slice_)
            expansions -= slice_
            self.seconds = elapsed + time.perf_counter() - started
        self._publish()
        return self.status

    def cancel(self) -> None:
        """Cancel a run that is not finished. The recording is kept."""
        if not self.status.finished:
            self.status = self._reached = Status.CANCELLED

    @property
    def resumable(self) -> bool:
        """Whether it was cancelled and can continue."""
        return self.status is Status.CANCELLED and not isinstance(self._search, _Ended)

    def resume(self) -> bool:
        """Let a resumable run continue with the next `advance`. Return whether it is resumable."""
        if self.resumable:
            self.status = self._reached = Status.RUNNING
            return True
        return False

    def refuse(self, reason: Message) -> None:
        """End the run as unsolvable for a reason known without searching."""
        self.reason = reason
        self.status = self._reached = Status.UNSOLVABLE

    def discard(self) -> None:
        """Free what a finished run does not need for its counters and its moves: records, states, the search itself."""
        self.recording.discard()
        if self.status.finished:
            self._search = _Ended(self.interpreted)
        if self.solution is not None:
            self.solution = Solution(self.solution.moves, self.solution.cost, ())

    def raise_limits(self, limits: Limits) -> None:
        """Replace the limits; a run that had reached one continues with the next `advance`."""
        self.limits = limits
        self._room = limits.room

    def _begin(self) -> None:
        """Advance to t = 0."""
        self._advance_search(0)

    def _advance_search(self, expansions: int) -> None:
        self._attempt(lambda: self._search.advance(expansions))

    def _attempt(self, search_slice: Callable[[], Status | None]) -> None:
        try:
            ended = search_slice()
        except SearchFailure as failure:
            self._fail(failure.message)
        except MemoryError as error:
            self._fail(out_of_memory(error))
        except (Exception, SystemExit) as error:  # the code of a problem or a heuristic may raise anything
            self._fail(message("failed-exception", kind=type(error).__name__, text=with_user_code_place(error)))
        else:
            if ended is not None:
                self._finish(ended)

    def _fail(self, reason: Message) -> None:
        self._reached, self.reason = Status.FAILED, reason

    def _finish(self, status: Status) -> None:
        self._reached, self.reason, self.limit = status, self.recording.reason, self.recording.limit
        moves = self.recording.solution
        if status is Status.SOLVED and moves is not None:
            try:
                self.solution = replay(self.problem, moves)
            except (KeyError, SearchFailure):
                self._fail(message("failed-replay", moves=" ".join(moves)))

    def _remaining_expansions(self) -> int:
        max_expansions = self.limits.expansions
        return self._search.slice if max_expansions is None else max_expansions - self.recording.expanded

    def _limit_reached(self) -> bool:
        self.limit = self.limits.reached(self.expanded, self.seconds)
        if self.limit is None and self._too_large() and not (self.recording.spare() and not self._too_large()):
            self.limit = "memory"
        if self.limit is not None:
            self._reached = Status.LIMIT
        return self.limit is not None

    def _too_large(self) -> bool:
        return self._held_bytes() + self.recording.growth_bytes(self._search.slice) > self._room

    def _held_bytes(self) -> int:
        recording_bytes = self.recording.nbytes
        self.peak_bytes = max(self.peak_bytes, recording_bytes, self.recording.peak_bytes)
        return recording_bytes

    def _publish(self) -> None:
        recording = self.recording
        self._held_bytes()
        recording.publish()
        self.samples.add(self.seconds, recording.expanded, recording.generated, recording.open)
        self.status = self._reached


@dataclass(frozen=True)
class _Ended:
    """In place of a search that has ended."""

    interpreted: bool
    slice = 1

    def advance(self, _expansions: int) -> Status | None:
        return None


def replay(problem: Problem[Any], moves: tuple[str, ...]) -> Solution:
    """Return the path of `moves` from the start. Raises KeyError if a move is illegal or they do not end at a goal."""
    if isinstance(problem, Replayable):
        replayed_states, replayed_cost = problem.replayed(moves)
        if not problem.is_goal(replayed_states[-1]):
            raise KeyError("goal")
        return Solution(moves, replayed_cost, tuple(replayed_states))
    states = [problem.initial()]
    cost: Number = 0
    for move in moves:
        for label, successor, move_cost in problem.successors(states[-1]):
            if label == move:
                states.append(successor)
                cost += move_cost
                break
        else:
            raise KeyError(move)
    if not problem.is_goal(states[-1]):
        raise KeyError("goal")
    return Solution(moves, cost, tuple(states))
