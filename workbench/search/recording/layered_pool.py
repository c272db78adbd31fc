"""The recording of a search that proceeds layer by layer and keeps only the best nodes of each: beam search."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import numpy as np
from numpy.typing import DTypeLike

from workbench.search.problem.problem import Number, Problem, S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.moment import NodeStatus, Numbers, Outcome
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.pool import PoolMoment


class LayeredPool(NodePool[S]):
    """A pool with a further column: depth, the layer of a record.

    OPEN contains the rest of the current layer, and the part of the next one generated so far. At the end of a layer
    those nodes of the next one that are not kept are dropped: `superseded` is that step, although nothing replaces
    them.

        Attributes:
            dropped: the number of dropped records.
    """

    in_buckets = least_first = False
    drops = True

    def __init__(self, problem: Problem[S], more: Mapping[str, DTypeLike] | None = None) -> None:
        self.dropped = 0
        super().__init__(problem, {"depth": np.int32, **(more or {})})

    def add_to_layer(self, state: S, parent: int, move: str, g: Number, h: Number, depth: int) -> int:
        """Record a node of layer `depth`; otherwise like `add`."""
        number = self.add(state, parent, move, g, h)
        self.nodes.arrays["depth"][number] = depth
        return number

    def drop(self, number: int) -> None:
        """Remove a record on OPEN that is not among the best of its layer."""
        self.supersede(number)
        self.dropped += 1

    @property
    def open_keys(self) -> tuple[str, ...]:
        """The sort keys of OPEN, beginning with the layer."""
        return ("depth", *super().open_keys)

    def is_waiting(self, number: int) -> bool:
        """Return whether the record is on OPEN now."""
        return bool(self._expanded[number] == NEVER and self._superseded[number] == NEVER)


class LayeredMoment(PoolMoment[S]):
    """A moment of a search that proceeds layer by layer."""

    recording: LayeredPool[S]
    _fates: tuple[Outcome, ...] = (Outcome.NEW, Outcome.CHEAPER, Outcome.NO_BETTER, Outcome.CLOSED, Outcome.DROPPED)

    def in_order(self, waiting: Numbers) -> Numbers:
        """Return records on OPEN as it lists them: the current layer, next one first, and then the next layer."""
        depth = self._published.nodes["depth"][waiting]
        parts = [self.recording.in_order(waiting[depth == layer]) for layer in np.unique(depth)]
        return np.concatenate(parts) if parts else waiting

    def layer(self, number: int) -> int:
        """Return the layer of a record: its depth."""
        return int(self._published.nodes["depth"][number])

    def layer_waiting(self, layer: int) -> int:
        """Return how many records of a layer are on OPEN."""
        return int(np.count_nonzero(self._published.nodes["depth"][self.waiting] == layer))

    def layer_expanded(self, layer: int) -> int:
        """Return how many records of a layer have been expanded."""
        current = self._published.rows["node"][: self.t]
        return int(np.count_nonzero(self._published.nodes["depth"][current] == layer))

    @cached_property
    def dropped(self) -> int:
        """How many records this step dropped because they were not among the best of their layer."""
        nodes, n = self._published.nodes, self.records
        removed = np.flatnonzero((nodes["superseded"][:n] == self.t) & (nodes["expanded"][:n] == NEVER))
        previous = nodes["previous"][self.added.start : n]
        return len(removed) - int(np.count_nonzero(np.isin(previous[previous != NONE], removed))) if self.t else 0

    def status_when_removed(self, number: int, step: int) -> NodeStatus:
        """Return the status of a record that was removed from OPEN at a step: dropped if nothing replaced it."""
        return NodeStatus.DROPPED if self.taking(number, step) == NONE else NodeStatus.SUPERSEDED

    def _outcome_without(self, known: int) -> Outcome:
        outcome = super()._outcome_without(known)
        removed = outcome is Outcome.NO_BETTER and self._published.nodes["superseded"][known] < self.t
        return Outcome.DROPPED if removed else outcome
