"""The recording of a compiled depth-first search: the columns of the textbook's recording, filled by a kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from workbench.search.problem.problem import Number, Problem, S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Trace


def _no_bytes(_expansions: int) -> int:
    return 0


class KernelTrace(Trace[S]):
    """A trace that a kernel writes. `labels`: of the moves, in the order in which the kernel numbers them from 1.

    Attributes:
        search_growth_bytes: returns the bytes that the search itself may need for further expansions.
    """

    def __init__(
        self,
        problem: Problem[S],
        room: int | None,
        labels: Sequence[str],
        more: Mapping[str, DTypeLike] | None = None,
    ) -> None:
        super().__init__(problem, room, more)
        self.search_growth_bytes: Callable[[int], int] = _no_bytes
        self.labels = ["", *labels]
        self._label_index = {label: number for number, label in enumerate(self.labels)}
        self._columns = (*_NODES, *(more or {}))

    def forget_search(self) -> None:
        """Forget the search that has written this: they refer to each other, and would be freed much later."""
        self.search_growth_bytes = _no_bytes

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that further `expansions` may need, including the search itself."""
        return super().growth_bytes(expansions) + self.search_growth_bytes(expansions)

    @property
    def room(self) -> int:
        """The maximum number of records; the number of existing ones after recording has stopped."""
        return NEVER if self.is_filmed else self._room

    def columns(self) -> tuple[NDArray[Any], ...]:
        """Return the columns that a kernel fills, first of records, then of steps, in the order of its arguments."""
        nodes, rows = self.nodes.arrays, self.rows.arrays
        return (
            *(nodes[name] for name in self._columns),
            *(rows[name] for name in ("node", "records", "open", "reopened", "generated")),
        )

    def allocate(self, records: int, steps: int) -> None:
        """Allocate columns for this number of records and steps, which a kernel fills completely."""
        for columns, capacity in ((self.nodes, records), (self.rows, steps)):
            columns.adopt(capacity, {name: np.empty(capacity, array.dtype) for name, array in columns.arrays.items()})
        self._bind()

    def remember(self, number: int, state: S) -> None:
        """Store the state of a record, from which the states of the records below it are reconstructed."""
        self.milestones[number] = state

    def make_room(self) -> None:
        """Grow the arrays that are nearly full."""
        if self.records + 64 > self.nodes.capacity:
            self._grow(self.nodes)
            self._bind()
        if self.steps + 64 > self.rows.capacity:
            self._grow(self.rows)

    def copy_counters(self, expanded: int, generated: int, open_: int, pruned: int) -> None:
        """Copy a kernel's counters."""
        self.expanded, self.generated, self.open, self.pruned = expanded, generated, open_, pruned

    def recorded(self, records: int, steps: int) -> None:
        """Set how much has been recorded."""
        self.records, self.steps = records, steps
        if steps:
            self._current = int(self.rows.arrays["node"][steps - 1])

    def add_iteration_start(self, h: Number) -> int:
        """Record the start of a further iteration, which belongs to the previous step; NONE if there is no room."""
        number = self.add(self.problem.initial(), NONE, "", 0, h, 0)
        if self.steps and number == NONE:
            self.steps = self.stopped_at = self.steps - 1  # that step is recorded completely or not at all
        elif self.steps:
            self.rows.arrays["records"][self.steps - 1] = self.records
            self.rows.arrays["open"][self.steps - 1] = 1
        return number

    def add_root(self) -> int:
        """Record the start of an iteration; NONE if there is no room. The current step continues."""
        return self.add(self.problem.initial(), NONE, "", 0, 0, 0)

    def set_current(self, number: int) -> None:
        """Set the node that is expanded in the current step."""
        self._current = number

    def mark_start(self) -> None:
        """Mark everything recorded so far as present at t = 0."""
        self._records_at_start, self._open_at_start = self.records, self.open

    def stop(self) -> None:
        self.stopped_at = self.steps


_NODES = ("parent", "move", "g", "h", "expanded", "left", "fate", "depth", "iteration")
