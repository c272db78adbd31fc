"""A recording imported from the trace of a search that ran elsewhere or earlier: complete, for playback only.

It has the columns of the original kind of search, derived and checked by the importer. Moments use only these columns,
neither the problem's rules nor an algorithm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.algorithms import biastar, bibfs
from workbench.search.problem.problem import Number, Problem, S
from workbench.search.recording.backed_up_values import BACKED_UP_FATES
from workbench.search.recording.columns import NEVER, NONE, Column
from workbench.search.recording.depth_first_trace import STACK_FATES, Fate
from workbench.search.recording.family import Part
from workbench.search.recording.moment import BACKWARD, FORWARD, Counts, Moment, Numbers, Outcome, Successor
from workbench.search.recording.ordering import total
from workbench.search.recording.recording import Iteration, Published, Recording

_FATES = {
    Fate.CUT: Outcome.CUT,
    Fate.REPEATED: Outcome.REPEATED,
    Fate.PRUNED: Outcome.PRUNED,
    Fate.FORGOTTEN: Outcome.FORGOTTEN,
    Fate.TOO_DEEP: Outcome.TOO_DEEP,
    Fate.REJECTED: Outcome.REJECTED,
}
_TURNS = {"turn": bibfs.turn, "pair": biastar.turn}


@dataclass(frozen=True)
class TraceData:
    """What a trace contains besides the columns.

    Attributes:
        at_start: the number of records before the first step; open_at_start: how many of them are on OPEN.
        goal: the goal's record, or NONE; path: the records on the path to it.
        iterations: the iterations of an iterative search. bounds: for a search in pairs, the bound at each step.
        turn_rule: how a bidirectional search chooses the side, "turn" or "pair", else "".
        keys: the sort keys of OPEN, see `OPEN_KEYS`; order: all records in that order, int32; None: no OPEN.
        kinds: the types of events; event_kind, event_record: for each event, its index in `kinds` and its record;
            event_ends: the number of events up to each step, from step 0. Empty if the trace has no events.
        part: what the recording contains if it is only a part of a search, else None. It begins with the nodes that
            the search stored then; those on its path count as expanded at step 0.
    """

    at_start: int = 1
    open_at_start: int = 1
    goal: int = NONE
    path: tuple[int, ...] = ()
    iterations: tuple[Iteration, ...] = ()
    bounds: tuple[Number, ...] = ()
    turn_rule: str = ""
    keys: tuple[str, ...] | None = None
    order: NDArray[np.int32] | None = None
    kinds: tuple[str, ...] = ()
    event_kind: NDArray[np.int32] | None = None
    event_record: NDArray[np.int32] | None = None
    event_ends: NDArray[np.int64] | None = None
    part: Part | None = None


class ImportedRecording(Recording[S]):
    """A recording whose complete columns are given; further columns of a record: value (f), and others of its kind.

    Attributes: states: the state of each record. trace_data: the other data of the trace.
    """

    def __init__(
        self,
        problem: Problem[S],
        nodes: dict[str, NDArray[Any]],
        rows: dict[str, NDArray[Any]],
        states: Sequence[S],
        labels: Sequence[str],
        trace_data: TraceData,
    ) -> None:
        super().__init__(problem, {}, {})
        self.states, self.trace_data = states, trace_data
        self.labels = [*labels]
        self.bounds = trace_data.bounds
        self.part = trace_data.part
        self.stores_open = trace_data.order is not None
        self.stores_closed = self.supersedes = "superseded" in nodes
        self.two_sided = "side" in nodes
        self.forgets = not self.stores_closed and "previous" in nodes
        self.walks = "fate" in nodes and bool(np.isin((Fate.NOT_CHOSEN, Fate.REJECTED), nodes["fate"]).any())
        self.goal = trace_data.goal
        self.tests_early = self.goal != NONE and int(nodes["expanded"][self.goal]) == NEVER
        self.nodes.arrays, self.nodes.capacity = nodes, len(states)
        self.rows.arrays, self.rows.capacity = rows, len(rows["node"])
        self.records, self.steps = len(states), len(rows["node"])
        self.expanded = self.steps
        self.generated = int(rows["generated"][-1]) if self.steps else 0
        self.reopened = int(rows["reopened"][-1]) if self.steps else 0
        self.open = int(rows["open"][-1]) if self.steps else trace_data.open_at_start
        self.max_open = int(rows["open"].max()) if self.steps else 0
        self.published = Published(
            self.steps,
            self.records,
            trace_data.at_start,
            trace_data.open_at_start,
            trace_data.goal,
            nodes,
            rows,
            trace_data.iterations,
        )

    def observe(self, unknown: frozenset[str]) -> None:
        """Treat the search as one that was only observed; `unknown`: the counters that are not known."""
        self.knows_order = False
        self.knows_paths = not bool(np.isnan(self.nodes.arrays["g"]).any())
        self.unknown = unknown | {"max_open"}

    def publish(self) -> None:
        """Do nothing: the recording is complete."""

    def state(self, number: int) -> S:
        return self.states[number]

    def solution_path(self) -> list[int]:
        """Return the records from the start to the goal."""
        return list(self.trace_data.path)

    def iterations(self) -> tuple[Iteration, ...]:
        return self.trace_data.iterations

    def priorities(self, nodes: Mapping[str, Column], which: Any) -> NDArray[Any]:
        """Return f of records, as given in the trace."""
        return nodes["value"][which]

    @property
    def open_keys(self) -> tuple[str, ...] | None:
        """The sort keys of OPEN, as given in the trace."""
        return self.trace_data.keys

    @property
    def has_own_estimates(self) -> bool:
        """Whether the trace has h values."""
        return self.priority is total

    @property
    def nbytes(self) -> int:
        """Size of the columns in bytes, and the approximate size of the states."""
        return self.nodes.nbytes + self.rows.nbytes + 100 * len(self.states)

    @cached_property
    def children(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All records grouped by parent (roots first), and the start of each record's group."""
        parents = self.nodes.arrays["parent"]
        order = np.argsort(parents, kind="stable")
        return order, np.searchsorted(parents[order], np.arange(self.records + 1))

    def places_before(self, parents: Numbers, records: int) -> Numbers:
        """Return for each parent the end of the places in `children` of its children among the first `records`."""
        return np.searchsorted(self._family_keys, parents * (self.records + 1) + records)

    @cached_property
    def _family_keys(self) -> NDArray[np.int64]:
        """A number for each place in `children` that grows with the parent, and among siblings with the record."""
        order, _ = self.children
        return self.nodes.arrays["parent"][order].astype(np.int64) * (self.records + 1) + order


class ImportedMoment(Moment[S]):
    """A moment of an imported recording."""

    recording: ImportedRecording[S]

    def f(self, number: int) -> Number:
        """Return f as given in the trace."""
        value: Number = self._published.nodes["value"].item(number)
        return float("inf") if value >= self.recording._infinity else value

    @cached_property
    def counts(self) -> Counts:
        """The counters after a step; of a part of a search, those of the search at that time."""
        counts, part = super().counts, self.recording.part
        if part is None:
            return counts
        generated = counts.generated if self.t else part.generated
        return replace(counts, expanded=part.first_step - 1 + self.t, generated=generated)

    @cached_property
    def path(self) -> list[int]:
        """The records from the start to the goal found, else to the current node, or the last one before the part."""
        if self.t or self.recording.part is None:
            return super().path
        entered = np.flatnonzero(self._published.nodes["expanded"][: self.records] == 0)
        return self.recording.path(int(entered[-1]) if len(entered) else 0)

    def side(self, number: int) -> int | None:
        """Return the side of a record, or None if the search has only one."""
        return int(self._published.nodes["side"][number]) if self.recording.two_sided else None

    def depth(self, number: int) -> int:
        """Return the number of moves from the root to a record."""
        return int(self._published.nodes["depth"][number])

    @cached_property
    def waiting(self) -> Numbers:
        """The records on OPEN, in order of generation."""
        return np.flatnonzero(self._wait(slice(self.records)))

    @cached_property
    def waiting_at(self) -> tuple[Numbers, Numbers]:
        """The records on OPEN of each side, in order of generation."""
        sides = self._published.nodes["side"][self.waiting]
        return self.waiting[sides == FORWARD], self.waiting[sides == BACKWARD]

    @cached_property
    def open(self) -> Numbers | None:  # type: ignore[override]
        """The records on OPEN, next one first; in order of generation if the order is secret."""
        order, turn = self.recording.trace_data.order, self.recording.trace_data.turn_rule
        if order is None:
            return None
        if self.recording.secret:
            return self.waiting
        if turn:
            return self._by_side(turn)
        known = order[order < self.records]
        return known[self._wait(known)].astype(np.int64)

    def in_order(self, waiting: Numbers) -> Numbers:
        """Return records on OPEN in the order of this moment; those that are new come last."""
        before = self.waiting if self.open is None else self.open
        return np.concatenate((before[np.isin(before, waiting)], waiting[~np.isin(waiting, before)]))

    @cached_property
    def closed(self) -> Numbers | None:  # type: ignore[override]
        """The records on CLOSED, first expanded first."""
        if not self.recording.stores_closed:
            return None
        expanded = self._published.rows["node"][: self.t]
        return expanded[self._published.nodes["superseded"][expanded] > self.t].astype(np.int64)

    @cached_property
    def successors(self) -> tuple[Successor[S], ...]:
        """The records created by this step, with their outcomes, except new records of earlier nodes."""
        recording, nodes = self.recording, self._published.nodes
        made = [number for number in self.added if self.t and nodes["parent"][number] != NONE]
        return tuple(
            Successor(
                recording.label(number),
                recording.state(number),
                self.parent(number),
                self.g(number),
                number,
                self.previous(number),
                self._outcome(number),
            )
            for number in made
            if recording.stores_closed or self.previous(number) == NONE
        )

    def previous(self, number: int) -> int:
        """Return the record that this one replaces, or NONE."""
        nodes = self._published.nodes
        return int(nodes["previous"][number]) if "previous" in nodes else NONE

    @property
    def fates(self) -> tuple[Outcome, ...]:
        """The outcomes that the columns of the trace can distinguish; successors without a record are not in it."""
        recording = self.recording
        listed = (Outcome.NEW, Outcome.CHEAPER, Outcome.REOPENED)
        found = listed if recording.stores_closed else BACKED_UP_FATES if recording.forgets else STACK_FATES
        return (*found, Outcome.GOAL) if recording.tests_early else found

    @property
    def happened(self) -> list[tuple[str, int]]:
        """The events of the step: their types and the records they are about."""
        trace_data = self.recording.trace_data
        if trace_data.event_ends is None or trace_data.event_kind is None or trace_data.event_record is None:
            return []
        first = int(trace_data.event_ends[self.t - 1]) if self.t else 0
        events = slice(first, int(trace_data.event_ends[self.t]))
        pairs = zip(trace_data.event_kind[events].tolist(), trace_data.event_record[events].tolist(), strict=True)
        return [(trace_data.kinds[kind], record) for kind, record in pairs]

    def _by_side(self, turn: str) -> Numbers:
        first = _TURNS[turn](self)  # type: ignore[arg-type]
        open_sides = self.waiting_at
        if turn == "pair":
            open_sides = biastar.order(self, open_sides[0]), biastar.order(self, open_sides[1])  # type: ignore[arg-type]
        return np.concatenate((open_sides[first], open_sides[1 - first]))

    def _wait(self, which: Any) -> NDArray[np.bool_]:
        nodes = self._published.nodes
        ended = nodes["superseded" if self.recording.stores_closed else "left"]
        waits: NDArray[np.bool_] = (nodes["expanded"][which] > self.t) & (ended[which] > self.t)
        return waits

    def _outcome(self, number: int) -> Outcome:
        nodes, known = self._published.nodes, self.previous(number)
        if number == self.goal and number != self.current:
            return Outcome.GOAL
        if not self.recording.stores_closed:
            gone = nodes["left"][number] <= self.t and nodes["expanded"][number] > self.t
            return _FATES.get(Fate(int(nodes["fate"][number])), Outcome.WAITING) if gone else Outcome.WAITING
        if known == NONE:
            return Outcome.NEW
        return Outcome.CHEAPER if nodes["expanded"][known] > self.t else Outcome.REOPENED
