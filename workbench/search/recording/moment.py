"""One moment of a recording: what had been done after t expansions, exactly as it was then.

A moment is a view: it computes what it is asked for, from columns that are never overwritten. So going back costs no
more than going forward, and a moment stays true while its run goes on.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Generic, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number, S
from workbench.search.recording.columns import NONE
from workbench.search.recording.recording import UNREACHABLE, Iteration, Recording
from workbench.search.recording.served import Waiting

Numbers = NDArray[np.int64]


FORWARD, BACKWARD = 0, 1


class Outcome(StrEnum):
    """What became of a successor at the step that generated it."""

    NEW = "new"
    CHEAPER = "cheaper"
    """A cheaper path to a node on OPEN."""
    REOPENED = "reopened"
    """A cheaper path to a closed node, which is put back."""
    NO_BETTER = "no-better"
    """Its state is on OPEN already, at no greater cost, or in a search that does not look at costs."""
    CLOSED = "closed"
    """Its state is closed already."""
    PRUNED = "pruned"
    """h = ∞."""
    WAITING = "waiting"
    """Depth-first: to be entered later."""
    CUT = "cut"
    """Depth-first: beyond the bound."""
    REPEATED = "repeated"
    """Depth-first: a state that is avoided."""
    DROPPED = "dropped"
    """Layer by layer: its state was given up, as it was not among the best of its layer."""
    COPY = "copy"
    """Written though its state is known: copies are found when a layer is merged."""
    MEETING = "meeting"
    """From both ends: the other side knows its state, and no way was known that is as cheap."""
    FORGOTTEN = "forgotten"
    """In limited memory: forgotten at once but for its value."""
    TOO_DEEP = "too-deep"
    """In limited memory: no goal, and there is no room for any node below it."""
    GOAL = "goal"
    """Recognised as a goal when it was generated."""


class NodeStatus(StrEnum):
    """How a node stands at a step."""

    WAITING = "waiting"
    CLOSED = "closed"
    ENTERED = "entered"
    """Depth-first: entered, and not all below it is done."""
    DONE = "done"
    """Depth-first: all below it is done."""
    SUPERSEDED = "superseded"
    """A cheaper path to its state was found."""
    DROPPED = "dropped"
    """Layer by layer: not among the best of its layer."""
    COPY = "copy"
    """Layer by layer on disk: found to be a copy."""
    CUT = "cut"
    REPEATED = "repeated"
    PRUNED = "pruned"
    FORGOTTEN = "forgotten"
    GONE_ON = "gone-on"
    """In limited memory: it goes on as another record."""
    TOO_DEEP = "too-deep"


@dataclass(frozen=True)
class Successor(Generic[S]):
    """A successor generated at a step. `record`: its own, or NONE; `known`: an earlier record of its state, or NONE."""

    move: str
    state: S
    parent: int
    g: Number
    record: int
    known: int
    outcome: Outcome


@dataclass(frozen=True)
class Counts:
    """The counters after a step; `closed` is None for a search that keeps no CLOSED list, and so is `open`."""

    expanded: int
    generated: int
    open: int | None
    closed: int | None
    reopened: int


class Meeting(NamedTuple):
    """A way from the start to a goal, found at a step: the records on either side of the state where they meet."""

    step: int
    forward: int
    backward: int


class Moment(Generic[S]):
    """What had happened after `t` expansions.

    Attributes:
        t: the step. current: the record expanded at it, or None at t = 0.
        open: the waiting records in the order in which they will be served, or None where a search keeps no list.
        closed: the closed records in the order of their expansion, or None likewise.
    """

    open: Numbers | None
    closed: Numbers | None

    def __init__(self, recording: Recording[S], t: int) -> None:
        self.recording, self.t = recording, t
        self._published = recording.published
        self.current: int | None = int(self._published.rows["node"][t - 1]) if t else None

    def _row(self, column: str, t: int, at_start: int) -> int:
        return int(self._published.rows[column][t - 1]) if t else at_start

    @cached_property
    def records(self) -> int:
        """How many records there were."""
        return self._row("records", self.t, self._published.records_at_start)

    @property
    def added(self) -> range:
        """The records generated at this step."""
        before = self._row("records", self.t - 1, self._published.records_at_start) if self.t else 0
        return range(before, self.records)

    @property
    def goal(self) -> int | None:
        """The goal's record, where this is the last moment of a search that found one."""
        published = self._published
        return published.goal if published.goal != NONE and self.t == published.steps else None

    @cached_property
    def waiting(self) -> Numbers:
        """The waiting records in the order of their generation; none where a search keeps no list."""
        return np.sort(np.zeros(0, np.int64) if self.open is None else self.open)

    @cached_property
    def counts(self) -> Counts:
        """The counters."""
        generated, reopened = self._row("generated", self.t, 0), self._row("reopened", self.t, 0)
        waiting = self._row("open", self.t, self._published.open_at_start) if self.recording.keeps_open else None
        closed = self.t - reopened if self.recording.keeps_closed else None
        return Counts(self.t, generated, waiting, closed, reopened)

    def g(self, number: int) -> Number:
        """Return the cost from the start."""
        cost: Number = self._published.nodes["g"].item(number)
        return cost

    def h(self, number: int) -> Number:
        """Return the estimate to the goal."""
        estimate: Number = self._published.nodes["h"].item(number)
        return math.inf if estimate == UNREACHABLE else estimate

    def f(self, number: int) -> Number:
        """Return the priority by which the search serves the record."""
        g, h = self.g(number), self.h(number)
        priority: Number = math.inf if h == math.inf else self.recording.priority(g, h)
        return priority

    def parent(self, number: int) -> int:
        """Return the parent's record, NONE for a root."""
        return int(self._published.nodes["parent"][number])

    def step(self, number: int) -> int | None:
        """Return the step at which the record was expanded, or None where it had not been."""
        step = int(self._published.nodes["expanded"][number])
        return step if step <= self.t else None

    def side(self, _number: int) -> int | None:
        """Return the side of a record, FORWARD or BACKWARD, in a search from both ends, else None."""
        return None

    @cached_property
    def path(self) -> list[int]:
        """The records from the start to the goal found, else to the current node; none where the start failed."""
        if not self.records:
            return []
        return self.recording.path(self.current or 0) if self.goal is None else self.recording.solution_path()

    @property
    def iteration(self) -> Iteration | None:
        """The round of a deepening search that this step belongs to."""
        begun = [entry for entry in self._published.iterations if entry.first_step <= max(self.t, 1)]
        return begun[-1] if begun else None

    @cached_property
    def successors(self) -> tuple[Successor[S], ...]:
        """The successors that this step generated, in order, each with what became of it."""
        raise NotImplementedError

    @property
    def fates(self) -> tuple[Outcome, ...]:
        """What can become of a successor in such a search, as far as it can be asked for."""
        raise NotImplementedError

    @property
    def buckets(self) -> Waiting | None:
        """OPEN as rows of which few are asked for; None where it is not kept in buckets."""
        return None

    @property
    def meeting(self) -> Meeting | None:
        """The cheapest way that a search from both ends had found by now."""
        return None

    def withdrawn(self, _number: int, _step: int) -> NodeStatus:
        """Return how a record stands that left the lists at a step without being expanded then."""
        return NodeStatus.SUPERSEDED

    def taking(self, number: int, _step: int) -> int:
        """Return the record that took the place of record `number`, which ended at a step; NONE where there is none."""
        later = np.flatnonzero(self._published.nodes["previous"][number + 1 : self.records] == number)
        return number + 1 + int(later[0]) if len(later) else NONE
