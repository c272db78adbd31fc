"""The recording of a search that forgets what it has seen but for a value: recursive best-first search, and SMA*."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Exact, Number, Problem, S
from workbench.search.recording.columns import NEVER, NONE, Column
from workbench.search.recording.depth_first_trace import DEFAULT_RECORDS, Fate, Trace, TraceMoment
from workbench.search.recording.moment import Numbers, Outcome, Successor
from workbench.search.recording.ordering import total
from workbench.search.recording.recording import UNREACHABLE

REMEMBERED = (Outcome.WAITING, Outcome.REPEATED, Outcome.FORGOTTEN, Outcome.TOO_DEEP)
"""What can become of a successor in a search that forgets, unless it is a goal."""


class BackedUpTrace(Trace[S]):
    """A trace with further columns: value, by which a record is served, and previous.

    The value of a node is f = g + h at first, and never less than that of its parent; once what was below it has been
    forgotten, it is the least value among that. As nothing is overwritten, a node that gets another value, or is to be
    expanded again, goes on as a new record, which names the former one as `previous`.

    Attributes:
        too_deep: how many nodes were given up as there was no room for any below them.
    """

    forgets = True
    too_deep = 0
    priority = staticmethod(total)

    def __init__(self, problem: Problem[S], room: int = DEFAULT_RECORDS) -> None:
        number = np.int64 if isinstance(problem, Exact) else np.float64
        super().__init__(problem, room, {"value": number, "previous": np.int32})

    def put(
        self, state: S, parent: int, move: str, g: Number, h: Number, depth: int, value: Number, previous: int = NONE
    ) -> int:
        """Record a node that waits with `value`; otherwise as `add`."""
        number = self.add(state, parent, move, g, h, depth)
        if number != NONE:
            self.nodes.arrays["value"][number] = self._infinity if value == math.inf else value
            self.nodes.arrays["previous"][number] = previous
        return number

    def priorities(self, nodes: Mapping[str, Column], which: Any) -> NDArray[Any]:
        """Return the values of records."""
        return nodes["value"][which]

    @property
    def open_keys(self) -> tuple[str, ...]:
        """By what the nodes that wait are served."""
        return ("f", "-depth", "record")


class MemoryBoundedTrace(BackedUpTrace[S]):
    """The trace of SMA*, which keeps a tree of as many nodes as there is room for.

    Attributes: most, how many nodes there is room for.
    """

    most: int


class BackedUpMoment(TraceMoment[S]):
    """A moment of a search that backs up values."""

    recording: BackedUpTrace[S]

    @property
    def fates(self) -> tuple[Outcome, ...]:
        """What can become of a successor in such a search."""
        return (*REMEMBERED, Outcome.GOAL)

    def f(self, number: int) -> Number:
        """Return the value by which the search serves the record."""
        value: Number = self._published.nodes["value"].item(number)
        return math.inf if value == UNREACHABLE else value

    def depth(self, number: int) -> int:
        """Return how many moves a record is from the root."""
        return int(self._published.nodes["depth"][number])

    def previous(self, number: int) -> int:
        """Return the record that this one goes on from, or NONE."""
        return int(self._published.nodes["previous"][number])

    @cached_property
    def open(self) -> Numbers:  # type: ignore[override]
        """The waiting records: the least value first, of equal ones the deepest, of these the oldest.

        Where the order is a secret, as `waiting`.
        """
        if self.recording.secret:
            return self.waiting
        nodes, waiting = self._published.nodes, self.waiting
        order: Numbers = waiting[np.lexsort((waiting, -nodes["depth"][waiting], nodes["value"][waiting]))]
        return order

    @cached_property
    def successors(self) -> tuple[Successor[S], ...]:
        """The successors that this step generated, in order, each with what became of it.

        A record that goes on from a former one is none, though its parent may be the current node.
        """
        generated = (successor for successor in super().successors if successor.parent == self.current)
        return tuple(successor for successor in generated if self.previous(successor.record) == NONE)

    @property
    def gone_on(self) -> tuple[int, ...]:
        """The records of this step that go on from former ones, the last one of each node."""
        left, fate = self._published.nodes["left"], self._published.nodes["fate"]
        return tuple(
            number
            for number in self.added
            if self.previous(number) != NONE and not (left[number] == self.t and fate[number] == Fate.BACKED_UP)
        )

    def waits(self, number: int) -> bool:
        """Tell whether a record generated by now waits."""
        nodes = self._published.nodes
        return bool(nodes["expanded"][number] > self.t and nodes["left"][number] > self.t)

    def forgotten(self, number: int) -> int:
        """Return how many successors of a node were forgotten at this step; it goes on as record `number`."""
        former = self.chain(self.previous(number))
        return sum(self.parent(gone) in former for gone in self.lost)

    def chain(self, number: int) -> set[int]:
        """Return the records of the node that goes on as record `number`, that one included."""
        chain = set()
        while number != NONE:
            chain.add(number)
            number = self.previous(number)
        return chain

    @property
    def kept(self) -> int:
        """How many nodes are in memory: each by its last record, which waits or is expanded and not given up."""
        left, previous = self._published.nodes["left"], self._published.nodes["previous"]
        kept = np.flatnonzero(left[: self.records] > self.t)
        former = previous[kept]
        while len(gone := np.flatnonzero((former != NONE) & (left[former] <= self.t))):
            former[gone] = previous[former[gone]]
        return len(kept) - len(np.unique(former[former != NONE]))

    @cached_property
    def lost(self) -> tuple[int, ...]:
        """The records that this step forgot, in the order of their generation."""
        return tuple(self._left_now[self._published.nodes["fate"][self._left_now] == Fate.FORGOTTEN].tolist())

    @cached_property
    def _left_now(self) -> Numbers:
        return np.flatnonzero(self._published.nodes["left"][: self.records] == self.t)

    @property
    def dead_ends(self) -> tuple[int, ...]:
        """The expanded nodes below which nothing is left, as this step found out."""
        nodes, gone = self._published.nodes, self._left_now
        done = (nodes["expanded"][gone] != NEVER) & (nodes["fate"][gone] == Fate.NONE)
        return tuple(gone[done].tolist())

    def _outcome(self, record: int) -> Outcome:
        nodes = self._published.nodes
        if nodes["left"][record] <= self.t and nodes["expanded"][record] == NEVER:
            return {Fate.FORGOTTEN: Outcome.FORGOTTEN, Fate.TOO_DEEP: Outcome.TOO_DEEP}.get(
                Fate(int(nodes["fate"][record])), super()._outcome(record)
            )
        return super()._outcome(record)
