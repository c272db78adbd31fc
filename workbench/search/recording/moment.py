"""One moment of a recording: what had been done after t expansions, exactly as it was then.

A moment is a view: it computes what it is asked for, from columns that are never overwritten. So going back costs no
more than going forward, and a moment stays true while its run goes on.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import islice
from typing import Generic

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number, S, Step
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate, Trace
from workbench.search.recording.pool import Pool
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
        return Counts(self.t, generated, waiting, self._closed_count(reopened), reopened)

    def _closed_count(self, _reopened: int) -> int | None:
        raise NotImplementedError

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


class PoolMoment(Moment[S]):
    """A moment of a best-first search."""

    recording: Pool[S]

    def _closed_count(self, _reopened: int) -> int:
        return self.t - _reopened

    def is_open(self, number: int) -> bool:
        """Tell whether a record generated by now waits on OPEN."""
        return bool(self.recording.wait_at(np.array([number]), self.t)[0])

    @cached_property
    def waiting(self) -> Numbers:
        """The waiting records in the order of their generation, which costs less than to put them in order."""
        return np.flatnonzero(self.recording.wait_at(slice(self.records), self.t))

    @cached_property
    def open(self) -> Numbers:  # type: ignore[override]
        """The waiting records, next one first; where that is a secret, in the order of their generation."""
        if self.recording.secret:
            return self.waiting
        return self.recording.in_order(self.waiting)

    @property
    def serving(self) -> Waiting:
        """The same as rows of which few are asked for, where the recording is `in_buckets`."""
        return self.recording.served.at(self.t)

    @cached_property
    def closed(self) -> Numbers:  # type: ignore[override]
        """The closed records, first expanded first."""
        expanded = self._published.rows["node"][: self.t]
        return expanded[self._published.nodes["superseded"][expanded] > self.t].astype(np.int64)

    @cached_property
    def successors(self) -> tuple[Successor[S], ...]:
        """The successors that this step generated, in order, each with what became of it."""
        if self.current is None:
            return ()
        recording, added = self.recording, self.added
        produced = self.counts.generated - self._row("generated", self.t - 1, 0)
        if not produced:
            return ()  # nor does a problem that broke down here have to be asked again
        g, record = self.g(self.current), added.start
        fates = []
        moves = self._steps(recording.state(self.current))
        for move, state, cost in islice(moves, produced):
            # A step's records are its successors in order, those left out that were not put on OPEN.
            if record < added.stop and recording.label(record) == move:
                known = int(self._published.nodes["previous"][record])
                fates.append(
                    Successor(move, state, self.current, g + cost, record, known, self._outcome_of(record, known))
                )
                record += 1
            else:
                known = self._known(state, record)
                fates.append(Successor(move, state, self.current, g + cost, NONE, known, self._outcome_without(known)))
        return tuple(fates)

    def _steps(self, state: S) -> Iterable[Step[S]]:
        """Return what the expansion of `state` generates."""
        return self.recording.problem.successors(state)

    def _known(self, state: S, records: int) -> int:
        """Return the newest of the first `records` records that the search compares a new path to `state` with."""
        return self.recording.find(state, records)

    def _outcome_of(self, record: int, known: int) -> Outcome:
        if record == self.goal and record != self.current:
            return Outcome.GOAL
        if known == NONE:
            return Outcome.NEW
        return Outcome.CHEAPER if self._published.nodes["expanded"][known] == NEVER else Outcome.REOPENED

    def _outcome_without(self, known: int) -> Outcome:
        if known == NONE:
            return Outcome.PRUNED
        return Outcome.CLOSED if self.step(known) is not None else Outcome.NO_BETTER


class TraceMoment(Moment[S]):
    """A moment of a depth-first search: a path, and for `dfs` and `ids` a stack of nodes that wait."""

    recording: Trace[S]
    closed = None

    def _closed_count(self, _reopened: int) -> int | None:
        return None

    @cached_property
    def waiting(self) -> Numbers:
        """The records that are yet to be entered, in the order of their generation."""
        nodes, n = self._published.nodes, self.records
        return np.flatnonzero((nodes["expanded"][:n] > self.t) & (nodes["left"][:n] > self.t))

    @cached_property
    def open(self) -> Numbers | None:  # type: ignore[override]
        """The stack, its top first: the deepest node's successors before those of its ancestors.

        Where the order is a secret, as `waiting`.
        """
        if not self.recording.keeps_open:
            return None
        nodes, waiting = self._published.nodes, self.waiting
        if self.recording.secret:
            return waiting
        parents = nodes["parent"][waiting]
        entered = np.where(parents == NONE, 0, nodes["expanded"][parents])
        return waiting[np.lexsort((waiting, -entered))]

    @cached_property
    def successors(self) -> tuple[Successor[S], ...]:
        """The successors that this step generated, in order, each with what became of it.

        Where a search generates them one at a time, as `idastar`, the last ones are of nodes it went back to.
        """
        recording = self.recording
        children = [record for record in self.added if self.t and self.parent(record) != NONE]
        return tuple(
            Successor(
                recording.label(child),
                recording.state(child),
                self.parent(child),
                self.g(child),
                child,
                NONE,
                self._outcome(child),
            )
            for child in children
        )

    def _outcome(self, record: int) -> Outcome:
        nodes = self._published.nodes
        if record == self.goal:
            return Outcome.GOAL
        if nodes["left"][record] <= self.t:
            left = {Fate.CUT: Outcome.CUT, Fate.REPEATED: Outcome.REPEATED, Fate.PRUNED: Outcome.PRUNED}
            return left.get(Fate(int(nodes["fate"][record])), Outcome.WAITING)
        return Outcome.WAITING
