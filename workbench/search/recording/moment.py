"""One moment of a recording: what had been done after t expansions, exactly as it was then.

A moment is a view: it computes its values on demand from columns that are never overwritten. So going back costs no
more than going forward, and a moment stays valid while its run continues.
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
from workbench.search.recording.open_order import OpenRows
from workbench.search.recording.recording import UNREACHABLE, Iteration, Recording

Numbers = NDArray[np.int64]


FORWARD, BACKWARD = 0, 1


class Outcome(StrEnum):
    """The fate of a successor at the step that generated it."""

    NEW = "new"
    CHEAPER = "cheaper"
    """A cheaper path to a node on OPEN."""
    REOPENED = "reopened"
    """A cheaper path to a node on CLOSED, which is put back on OPEN."""
    NO_BETTER = "no-better"
    """Its state is already on OPEN, at no greater cost, or in a search that ignores costs."""
    CLOSED = "closed"
    """Its state is already on CLOSED."""
    PRUNED = "pruned"
    """h = ∞."""
    WAITING = "waiting"
    """Depth-first: not entered yet."""
    CUT = "cut"
    """Depth-first: beyond the bound."""
    REPEATED = "repeated"
    """Depth-first: a state that is avoided."""
    DROPPED = "dropped"
    """Layer by layer: its state was dropped, as it was not among the best of its layer."""
    COPY = "copy"
    """Written although its state is known: copies are found when a layer is merged."""
    MEETING = "meeting"
    """Bidirectional: the other side knows its state, and the path is cheaper than any path known before."""
    FORGOTTEN = "forgotten"
    """In limited memory: discarded at once, except for its value."""
    TOO_DEEP = "too-deep"
    """In limited memory: not a goal, and there is no room for any node below it."""
    ACCEPTED = "accepted"
    """Simulated annealing: the walk moves to it."""
    REJECTED = "rejected"
    """Simulated annealing: the walk stays where it is."""
    GOAL = "goal"
    """Recognised as a goal when it was generated."""


class NodeStatus(StrEnum):
    """The status of a node at a step."""

    WAITING = "waiting"
    CLOSED = "closed"
    ENTERED = "entered"
    """Depth-first: entered, and its subtree is not finished."""
    DONE = "done"
    """Depth-first: its subtree is finished."""
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
    REPLACED = "replaced"
    """In limited memory: replaced by another record of the node."""
    TOO_DEEP = "too-deep"
    VISITED = "visited"
    """In a walk: it was the current node at a step."""
    NOT_CHOSEN = "not-chosen"
    """In a walk: another successor was chosen."""
    REJECTED = "rejected"
    """In a walk: it was looked at, and the walk stayed where it was."""


@dataclass(frozen=True)
class Successor(Generic[S]):
    """A successor generated at a step. `record`: its own, or NONE; `known`: an earlier record of its state, or NONE."""

    move: str
    state: S
    parent: int
    g: Number
    record: int
    known_record: int
    outcome: Outcome


@dataclass(frozen=True)
class Counts:
    """The counters after a step; `open` and `closed` are None for a search that does not store that list."""

    expanded: int
    generated: int
    open: int | None
    closed: int | None
    reopened: int


class Meeting(NamedTuple):
    """A path from the start to a goal, found at a step: the two records of the state at which the sides meet."""

    step: int
    forward: int
    backward: int


class Moment(Generic[S]):
    """What had happened after `t` expansions.

    Attributes:
        t: the step. current: the record expanded at it, or None at t = 0.
        open: the records on OPEN in the order of future expansion, or None if the search stores no OPEN.
        closed: the records on CLOSED in the order of their expansion, or None likewise.
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
        """The number of records."""
        return self._row("records", self.t, self._published.records_at_start)

    @property
    def added(self) -> range:
        """The records generated at this step."""
        before = self._row("records", self.t - 1, self._published.records_at_start) if self.t else 0
        return range(before, self.records)

    @property
    def goal(self) -> int | None:
        """The goal's record, if this is the last moment of a search that found one."""
        published = self._published
        return published.goal if published.goal != NONE and self.t == published.steps else None

    @cached_property
    def waiting(self) -> Numbers:
        """The records on OPEN in order of generation; none if the search stores no OPEN."""
        return np.sort(np.zeros(0, np.int64) if self.open is None else self.open)

    def in_order(self, waiting: Numbers) -> Numbers:
        """Return records on OPEN, in ascending order, as OPEN lists them."""
        return waiting

    @cached_property
    def counts(self) -> Counts:
        generated, reopened = self._row("generated", self.t, 0), self._row("reopened", self.t, 0)
        waiting = self._row("open", self.t, self._published.open_at_start) if self.recording.stores_open else None
        closed = self.t - reopened if self.recording.stores_closed else None
        return Counts(self.t, generated, waiting, closed, reopened)

    def g(self, number: int) -> Number:
        """Return the path cost from the start."""
        cost: Number = self._published.nodes["g"].item(number)
        return cost

    def h(self, number: int) -> Number:
        """Return the heuristic value, ∞ if the goal cannot be reached."""
        estimate: Number = self._published.nodes["h"].item(number)
        return math.inf if estimate == UNREACHABLE else estimate

    def f(self, number: int) -> Number:
        """Return the priority by which the search orders the record."""
        g, h = self.g(number), self.h(number)
        priority: Number = math.inf if h == math.inf else self.recording.priority(g, h)
        return priority

    def parent(self, number: int) -> int:
        """Return the parent's record, NONE for a root."""
        return int(self._published.nodes["parent"][number])

    def step(self, number: int) -> int | None:
        """Return the step at which the record was expanded, or None if it had not been."""
        step = int(self._published.nodes["expanded"][number])
        return step if step <= self.t else None

    def side(self, _number: int) -> int | None:
        """Return the side of a record, FORWARD or BACKWARD, in a bidirectional search, else None."""
        return None

    @cached_property
    def path(self) -> list[int]:
        """The records from the start to the goal found, else to the current node; empty if the start failed."""
        if not self.records:
            return []
        return self.recording.path(self.current or 0) if self.goal is None else self.recording.solution_path()

    @property
    def iteration(self) -> Iteration | None:
        """The iteration that this step belongs to."""
        begun = [entry for entry in self._published.iterations if entry.first_step <= max(self.t, 1)]
        return begun[-1] if begun else None

    @cached_property
    def successors(self) -> tuple[Successor[S], ...]:
        """The successors generated by this step, in order, with their outcomes."""
        raise NotImplementedError

    @property
    def fates(self) -> tuple[Outcome, ...]:
        """The possible fates of a successor in such a search that can be asked about."""
        raise NotImplementedError

    @property
    def buckets(self) -> OpenRows | None:
        """OPEN as lazily computed rows; None if it is not stored in buckets."""
        return None

    @property
    def meeting(self) -> Meeting | None:
        """The best path that a bidirectional search had found by now."""
        return None

    def status_when_removed(self, _number: int, _step: int) -> NodeStatus:
        """Return the status of a record that was removed from OPEN or CLOSED at a step without being expanded then."""
        return NodeStatus.SUPERSEDED

    def taking(self, number: int, _step: int) -> int:
        """Return the record that replaced record `number`, which ended at a step; NONE if there is none."""
        later = np.flatnonzero(self._published.nodes["previous"][number + 1 : self.records] == number)
        return number + 1 + int(later[0]) if len(later) else NONE
