"""The recording of a breadth-first search with its layers on disk."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np

from workbench.search.problem.problem import Number, Problem, S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.disk_states import Codec
from workbench.search.recording.layered_pool import LayeredMoment, LayeredPool
from workbench.search.recording.moment import NodeStatus, Numbers, Outcome

DEFAULT_RECORDS = 1_000_000


class Merge(NamedTuple):
    """The end of a layer: its step, how many copies were found, and how many nodes the next layer has."""

    step: int
    copies: int
    kept: int


class DiskPool(LayeredPool[S]):
    """A pool of records for every successor that is written, including copies of known states.

    A copy is detected when its layer is merged; `superseded` is that step. The recording has room for `room` records,
    and also stops when memory is short; the search then continues and updates the counters.

        Attributes:
            codec: the encoding of states, which determines their order.
            search_bytes: the memory of the search itself, set by the search.
            merges: the recorded ends of layers.
    """

    supersedes = False
    unshared = LayeredPool.unshared | {"codec"}

    def __init__(self, problem: Problem[S], room: int = DEFAULT_RECORDS) -> None:
        self._room, self.search_bytes = room, 0
        self.codec = Codec(problem)
        self.merges: list[Merge] = []
        super().__init__(problem)

    @property
    def open_keys(self) -> tuple[str, ...]:
        """The sort keys of OPEN: layer by layer, each in the order of its states."""
        return ("depth", "state", "record")

    def add_to_layer(self, state: S, parent: int, move: str, g: Number, h: Number, depth: int) -> int:
        """Record a node of layer `depth` and return its number, or NONE if the recording has stopped."""
        if self.stopped_at is None and self.records >= self._room:
            self.stopped_at = self.steps
        if self.stopped_at is None:
            return super().add_to_layer(state, parent, move, g, h, depth)
        self.open += 1
        return NONE

    def spare(self) -> bool:
        """Stop recording, as the search itself needs memory for one run only. Returns whether it was recording."""
        recording = self.stopped_at is None
        if recording:
            self.stopped_at = self.steps
        return recording

    def expand(self, number: int) -> None:
        """Take a node off its layer: the next step begins."""
        if number != NONE:
            super().expand(number)
            return
        self.expanded += 1
        self.open -= 1
        self._current = NONE

    def drop(self, number: int) -> None:
        """Remove a copy."""
        if number != NONE:
            super().drop(number)
        else:
            self.open -= 1

    def end_layer(self, copies: int, kept: int) -> None:
        """Record the merge of a layer."""
        if self.stopped_at is None:
            self.merges.append(Merge(self.expanded, copies, kept))

    def solve_by(self, number: int, moves: tuple[str, ...]) -> None:
        """Record the goal that was found, and the moves to it, which are kept even if the recording has stopped."""
        self.goal, self.solution = number, moves

    def cost_of(self, number: int) -> Number:
        """Return the path cost of a record; 0 if it is not recorded."""
        return 0 if number == NONE else self.g(number)

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that `expansions` more expansions may need; 0 if the recording has stopped."""
        return super().growth_bytes(expansions) if self.stopped_at is None else 0

    def discard(self) -> None:
        """Free all records and steps; the counters and the solution are kept."""
        super().discard()
        self.merges = []

    @property
    def nbytes(self) -> int:
        """Size of the recording and of the memory of the search, in bytes."""
        return super().nbytes + self.search_bytes


class DiskMoment(LayeredMoment[S]):
    """A moment of a breadth-first search with its layers on disk."""

    recording: DiskPool[S]
    _fates = (Outcome.NEW, Outcome.COPY)

    def in_order(self, waiting: Numbers) -> Numbers:
        """Return records on OPEN as it lists them: the current layer in the order of its states, then the next one."""
        pool = self.recording
        depths, states = self._published.nodes["depth"][waiting].tolist(), pool.sort_keys(waiting)
        keys = zip(depths, map(pool.codec.encode, states), waiting.tolist(), strict=True)
        return np.array([number for _, _, number in sorted(keys)], np.int64)

    @cached_property
    def dropped(self) -> int:
        """How many copies were found at this step."""
        nodes, n = self._published.nodes, self.records
        gone = (nodes["superseded"][:n] == self.t) & (nodes["expanded"][:n] == NEVER)
        return int(np.count_nonzero(gone)) if self.t else 0

    def _outcome_of(self, record: int, known: int) -> Outcome:
        return super()._outcome_of(record, known) if known == NONE else Outcome.COPY

    def status_when_removed(self, _number: int, _step: int) -> NodeStatus:
        """Return the status of a record that a merge found to be a copy."""
        return NodeStatus.COPY

    def taking(self, number: int, _step: int) -> int:
        """Return the record that record `number` is a copy of."""
        return int(self._published.nodes["previous"][number])
