"""The recording of everything a run did, in order: the records of its nodes and a row for every step.

Nothing is overwritten, so any earlier moment can be read exactly. Records are numbered in order of generation;
`expanded`, `superseded` and `left` are steps, written once. Step t is the t-th expansion; what happens before the next
one begins belongs to it.

One thread writes, any thread may read: a reader takes `published`, which has arrays that are never reallocated under
it, and ignores anything later than the published step.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import DTypeLike, NDArray

from workbench.search.problem.map_shape import MapShape
from workbench.search.problem.messages import Message, message
from workbench.search.problem.problem import Exact, HasUniformCost, Number, Problem, S
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE, Column, Columns
from workbench.search.recording.depth_table import depths_by_parents
from workbench.search.recording.family import Family
from workbench.search.recording.ordering import Priority, cost

BRANCHING = 4
"""Estimated records per expansion, to predict when columns grow; not an upper bound."""

UNREACHABLE = 1 << 62
"""The value of h = ∞ in an integer column; adding a cost to it does not overflow."""

_ROW = {"node": np.int32, "records": np.int32, "open": np.int32, "reopened": np.int32, "generated": np.int64}


class Mistake(Enum):
    """A deliberate mistake of a search."""

    DROPS_OPEN = "drops open"
    """It discards a successor whose state is on OPEN already, without comparing g."""
    TESTS_PARENT = "tests parent"
    """When it generates a successor it tests the parent for the goal."""


@dataclass(frozen=True)
class Iteration:
    """One iteration of an iterative search: its bound and its counts. `first_step` is its first expansion."""

    bound: Number | None
    generated: int
    expanded: int
    first_step: int


class Published(NamedTuple):
    """What a reader may use: finished steps, records at that time and at t = 0, and the arrays.

    `goal` is the goal's record if the last of these steps found it, else NONE.
    """

    steps: int
    records: int
    records_at_start: int
    open_at_start: int
    goal: int
    nodes: Mapping[str, Column]
    rows: Mapping[str, Column]
    iterations: tuple[Iteration, ...]


class Recording(Family[S]):
    """The common part of all recordings; see `Family` for what differs.

    Columns of a record: parent, move (index into `labels`), g, h, expanded, and others that depend on the kind of
    search. Columns of a step (row t − 1 for step t): node (expanded at t), records, generated, open and reopened after
    it.

        Attributes:
            generated, expanded, reopened, pruned, open, max_open: counters; `pruned` counts successors with h = ∞.
            goal: the record of the goal found, or NONE; `solution`: the moves to it, or None.
            priority: f as a function of g and h.
            tests_early: whether the goal test is applied when a node is generated, not when it is expanded.
            mistake: the deliberate mistake of the search, or None.
            secret: whether the order of OPEN is hidden because a question asks for it.
            steps: the number of recorded steps; less than `expanded` if the recording had to stop.
            peak_bytes: the maximum memory used while columns grew.
            stopped_at: the step after which recording stopped because memory was full, or None.
            unshared: attributes that are not sent unchanged to a process that displays the recording; see `sharing`.
            stores_stretches: whether a film stores its stretches as the search makes them, instead of rebuilding them.
            limit: the search's own limit that it has reached, which cannot be raised while it runs, or None.
            unknown: the counters that could not be observed: "expanded", "generated", "reopened", "max_open".
            reason: why an exhausted search proves nothing, if there is more to report than its status.
    """

    tests_early = False
    unknown: frozenset[str] = frozenset()
    limit: str | None = None
    secret = stores_stretches = False
    unshared: frozenset[str] = frozenset({"problem", "published", "nodes", "rows", "_node_types"})
    mistake: Mistake | None = None
    priority: Priority = staticmethod(cost)

    def __init__(self, problem: Problem[S], dtypes: Mapping[str, DTypeLike], fill: Mapping[str, int]) -> None:
        self.problem = problem
        exact = isinstance(problem, Exact)
        number = np.int64 if exact else np.float64
        self._infinity: Number = UNREACHABLE if exact else math.inf
        common: dict[str, DTypeLike] = {
            "parent": np.int32,
            "move": np.int32,
            "g": number,
            "h": number,
            "expanded": np.int32,
        }
        self._node_types, self._fill = {**common, **dtypes}, {"parent": NONE, **fill}
        self.nodes = Columns(self._node_types, self._fill)
        self.rows = Columns(_ROW, {})
        self.labels: list[str] = [""]
        self._label_index: dict[str, int] = {"": 0}
        self.records = self.steps = self._records_at_start = self._open_at_start = 0
        self.expanded = self.generated = self.reopened = self.pruned = 0
        self.open = self.max_open = self.peak_bytes = 0
        self.goal = NONE
        self.solution: tuple[str, ...] | None = None
        self.stopped_at: int | None = None
        self.reason: Message | None = None
        self._current = NONE
        self._bind()
        self.published = Published(0, 0, 0, 0, NONE, dict(self.nodes.arrays), dict(self.rows.arrays), ())

    def _bind(self) -> None:
        """Cache the node arrays in attributes; called whenever the arrays are new."""

    @property
    @abstractmethod
    def nbytes(self) -> int:
        """Size of the recording in bytes."""

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that `expansions` more expansions may need, including old columns during their growth."""
        need = 0
        if self.stopped_at is not None:
            return need
        if self.records + BRANCHING * expansions > self.nodes.capacity:
            need += self.nodes.row_bytes * self.nodes.grown_capacity
        if self.steps + expansions > self.rows.capacity:
            need += self.rows.row_bytes * self.rows.grown_capacity
        return need

    def spare(self) -> bool:
        """Stop recording to save memory, if the search itself does not need the records. Returns whether it stopped."""
        return False

    def discard(self) -> None:
        """Free all records and steps; the counters and the solution are kept."""
        self.nodes, self.rows = Columns(self._node_types, self._fill, 1), Columns(_ROW, {}, 1)
        self._bind()
        self.records = self.steps = self._records_at_start = 0
        self.published = self.published._replace(
            steps=0,
            records=0,
            records_at_start=0,
            goal=NONE,
            nodes=dict(self.nodes.arrays),
            rows=dict(self.rows.arrays),
        )

    @property
    def informed(self) -> bool:
        """Whether the search uses h."""
        return self.priority is not cost

    def priorities(self, nodes: Mapping[str, Column], which: Any) -> NDArray[Any]:
        """Return f of records, the priority on OPEN, computed from their columns; `which` is any index of a column."""
        f: NDArray[Any] = self.priority(nodes["g"][which], nodes["h"][which])
        return f

    def places(self, sketch: MapShape, records: range) -> NDArray[np.int32]:
        """Return the index in `sketch.spots` of the state of each of consecutive records, NONE if it has none."""
        order, nodes = sketch.places, self.published.nodes
        if not self.states or "state" not in nodes:
            return np.array([order.get(state, NONE) for state in self.states_of(records)], np.int32)
        distinct, inverse = np.unique(nodes["state"][records.start : records.stop], return_inverse=True)
        found = [order.get(self.states[number], NONE) for number in distinct.tolist()]
        return np.array(found, np.int32)[inverse]

    def depths(self, nodes: Mapping[str, Column], which: Any) -> NDArray[Any]:
        """Return how many moves records are from the root of their side, from their columns; see `priorities`."""
        if "depth" in nodes:
            return np.asarray(nodes["depth"][which])
        if isinstance(self.problem, Exact) and isinstance(self.problem, HasUniformCost):
            return np.asarray(nodes["g"][which] // self.problem.every_cost)
        return depths_by_parents(self, nodes["parent"], which)

    def store_all_states(self) -> None:
        """Store the state of every node, for a process that may be unable to compute them again."""

    @property
    def kept_steps(self) -> int:
        """The number of published steps that are in memory; reading later ones means to search a stretch again."""
        return self.published.steps

    @property
    def kept_records(self) -> int:
        """The number of published records that are in memory."""
        return self.published.records

    def later_samples(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return some of the later steps, shape (n,), and the size of OPEN after each, shape (n,).

        Of a search that stores no OPEN: the number of nodes on the path.
        """
        return np.zeros(0, np.int64), np.zeros(0, np.int64)

    def kept_part(self) -> Self:
        """Return a recording of the steps in memory only; itself if there are no others."""
        return self

    def iterations(self) -> tuple[Iteration, ...]:
        """Return the iterations so far, the current one last; empty for a search without iterations."""
        return ()

    def step_of(self, number: int) -> int:
        """Return the step at which record `number` was generated; 0 for records that exist at the start."""
        return int(self.steps_of(np.array([number]))[0])

    def steps_of(self, numbers: NDArray[Any]) -> NDArray[np.int64]:
        """Return the steps at which records were generated; 0 for records that exist at the start."""
        published = self.published
        ends = published.rows["records"][: published.steps]
        steps = np.searchsorted(ends, numbers.astype(ends.dtype), "right") + 1  # another dtype would copy the column
        return np.where(numbers < published.records_at_start, 0, steps)

    def left_closed(self, t: int) -> NDArray[np.int64]:
        """Return the steps, ascending, at which the nodes were expanded that have left CLOSED again by step `t`."""
        published = self.published
        expanded = published.rows["node"][:t]
        return np.flatnonzero(published.nodes["superseded"][expanded] <= t) + 1

    def label_index(self, move: str) -> int:
        """Return the index of a move's label, adding the label at its first use."""
        index = self._label_index.get(move)
        if index is None:
            index = self._label_index[move] = len(self.labels)
            self.labels.append(move)
        return index

    def label(self, number: int) -> str:
        """Return the move that led to record `number`; empty for a root."""
        return self.labels[int(self.published.nodes["move"][number])]

    def line_of(self, _number: int, _event: str) -> str:
        """Return the line of the user's file at which something was observed of a record, "" if it is not known."""
        return ""

    def moves(self, number: int) -> tuple[str, ...]:
        """Return the moves from the root to record `number`."""
        return tuple(self.label(step) for step in self.path(number)[1:])

    def path(self, number: int) -> list[int]:
        """Return the records from the root to `number`, both included."""
        parents, path = self.published.nodes["parent"], [number]
        while (number := int(parents[number])) != NONE:
            path.append(number)
        return path[::-1]

    def solution_path(self) -> list[int]:
        """Return the records from the start to the goal found; empty if there is none, or it is not recorded."""
        return self.path(self.goal) if self.goal != NONE else []

    def end_step(self) -> None:
        """Write the row of the step that has just ended. Called by the run, never by an algorithm."""
        if self.expanded == 0:
            self._records_at_start, self._open_at_start = self.records, self.open
        elif self.stores_open:
            self.max_open = max(self.max_open, self.open)
        if self.stopped_at is not None or self.expanded == self.steps:
            return
        row, self.steps = self.steps, self.expanded
        if row == self.rows.capacity:
            self._grow(self.rows)
        rows = self.rows.arrays
        rows["node"][row] = self._current
        rows["records"][row] = self.records
        rows["open"][row] = self.open
        rows["reopened"][row] = self.reopened
        rows["generated"][row] = self.generated

    def pause(self) -> None:
        """Called between two steps of a search by the textbook engine."""

    @property
    def must_spare(self) -> bool:
        """Whether a search in another process must store no more, because memory is short."""
        return False

    def forget_film(self) -> None:
        """Forget the part of the recording that is rebuilt, before the search is repeated from its beginning."""

    def adopt(self, nodes: Columns, rows: Columns) -> None:
        """Use columns that another process fills."""
        self.nodes, self.rows = nodes, rows
        self._bind()

    def catch_up(self) -> None:
        """Update what is derived from the records, after another process has written some."""

    def exhaust(self, states: int) -> Status:
        """Record that the search space is exhausted after `states` states, and return what that proves.

        There is no solution, unless h = ∞ pruned something.
        """
        if self.pruned:
            self.reason = message("exhausted-pruned", count=self.pruned)
            return Status.EXHAUSTED
        self.reason = message("unsolvable-exhausted", count=states)
        return Status.UNSOLVABLE

    def publish(self) -> None:
        """Make everything recorded so far visible to readers."""
        self.published = self._to_publish()

    def _to_publish(self) -> Published:
        """Return everything recorded so far. Readers in other threads see all of it or nothing."""
        # At t = 0, before any expansion, all records count; a step in progress never does.
        at_start = self._records_at_start if self.expanded else self.records
        records = int(self.rows.arrays["records"][self.steps - 1]) if self.steps else at_start
        return Published(
            self.steps,
            records,
            self._records_at_start,
            self._open_at_start,
            self.goal if self.steps == self.expanded else NONE,
            dict(self.nodes.arrays),
            dict(self.rows.arrays),
            self.iterations(),
        )

    def _next_number(self) -> int:
        if self.records == self.nodes.capacity:
            self._grow(self.nodes)
            self._bind()
        self.records += 1
        return self.records - 1

    def _grow(self, columns: Columns) -> None:
        """Make room; the old columns exist until the copy is complete."""
        self.peak_bytes = max(self.peak_bytes, self.nbytes + columns.row_bytes * columns.grown_capacity)
        columns.grow()
