"""The recording of a walk from state to state: real-time search, whose agent moves after every expansion."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from workbench.search.problem.problem import Exact, Number, Problem, S
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import DEFAULT_RECORDS, Fate, Trace
from workbench.search.recording.moment import Numbers, Outcome
from workbench.search.recording.ordering import Priority, total
from workbench.search.recording.recording import UNREACHABLE
from workbench.search.recording.trace_moment import TraceMoment


class WalkTrace(Trace[S]):
    """A trace in which every expanded node is a stay at a state, so a path in its tree is the walk, including detours.

    OPEN contains only the successors of the last node. The step that expands one of them ends the wait of the others.
    Each trial is an iteration without a bound, if there are several.
    """

    walks = True
    priority: Priority = staticmethod(total)

    def move(self, number: int, others: Sequence[int]) -> None:
        """Record that the walk continues to one candidate and not to the others: the next step begins."""
        self.expand(number)
        self.reject_all(others)

    def reject_all(self, candidates: Sequence[int]) -> None:
        """Record that the walk continues to none of these candidates."""
        for other in candidates:
            self.reject(other, Fate.NOT_CHOSEN)

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that `expansions` more expansions may need: what the search itself keeps may double."""
        return super().growth_bytes(expansions) + self.search_bytes

    @property
    def open_keys(self) -> tuple[str, ...]:
        """The sort keys of OPEN."""
        return ("f", "record")


class LearningTrace(WalkTrace[S]):
    """The trace of a real-time search, which learns the values of the states that it has visited.

    The column h is the value of a state when the record was generated; `learned`, its value when the agent moved on.
    """

    def __init__(self, problem: Problem[S], room: int | None = DEFAULT_RECORDS) -> None:
        more: Mapping[str, DTypeLike] = {"learned": np.int64 if isinstance(problem, Exact) else np.float64}
        super().__init__(problem, room, more)

    def learn(self, number: int, value: Number) -> None:
        """Record the value of a state when the agent moves on, or is stuck."""
        if number != NONE:
            self.nodes.arrays["learned"][number] = self._infinity if value == math.inf else value


class Lesson(NamedTuple):
    """What the agent learned when it left a record: the value of its state before and after."""

    record: int
    before: Number
    after: Number


class WalkMoment(TraceMoment[S]):
    """A moment of a walk."""

    recording: WalkTrace[S]

    @property
    def fates(self) -> tuple[Outcome, ...]:
        return ()  # all successors become candidates

    def in_order(self, waiting: Numbers) -> Numbers:
        """Return candidates with the lowest f first, then the oldest."""
        nodes = self._published.nodes
        order: Numbers = waiting[np.lexsort((waiting, self.recording.priorities(nodes, waiting)))]
        return order

    @property
    def trial(self) -> int:
        """The number of the trial, from 1."""
        return sum(entry.first_step <= max(self.t, 1) for entry in self._published.iterations) or 1

    @property
    def new_root(self) -> int:
        """The start of another trial that begins after this step, or NONE."""
        return next((record for record in self.added if self.t and self.parent(record) == NONE), NONE)


class LearningMoment(WalkMoment[S]):
    """A moment of a real-time search."""

    recording: LearningTrace[S]

    @cached_property
    def lesson(self) -> Lesson | None:
        """What the agent learned as it moved to the current node; None if it has not moved, or this is hidden."""
        origin = NONE if self.current is None else self.parent(self.current)
        lesson = None if origin == NONE else self.learned(origin)
        return None if lesson is None or math.isnan(lesson.after) else lesson

    def learned(self, record: int) -> Lesson:
        """Return what was learned about the state of a record that the agent has left, or where it is stuck."""
        before, origin = self.h(record), self.parent(record)
        if origin != NONE and self.recording.state(origin) == self.recording.state(record):
            before = self._value(origin)  # a move that leads nowhere: the value was raised after it was recorded
        return Lesson(record, before, self._value(record))

    def _value(self, record: int) -> Number:
        value: Number = self._published.nodes["learned"].item(record)
        return math.inf if value == UNREACHABLE else value
