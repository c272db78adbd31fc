"""The recording of a compiled depth-first search: the columns of the textbook's recording, filled by a kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import MILESTONE, PathTrace, Trace
from workbench.tiles.compiled.replaying import packed_boards, unpacked_boards
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS, pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES, cell_offset
from workbench.tiles.puzzle.problem import TileProblem

MIN_RECORDS_PER_DEPTH = 4
"""The average number of records per depth from which it is worth computing their boards together."""


def _no_bytes(_expansions: int) -> int:
    return 0


class CompiledTrace(Trace[State]):
    """A trace that a kernel writes.

    Attributes:
        search_growth_bytes: returns the bytes that the search itself may need for further expansions.
    """

    problem: TileProblem

    def __init__(self, problem: TileProblem, room: int | None) -> None:
        super().__init__(problem, room)
        self.search_growth_bytes: Callable[[int], int] = _no_bytes
        self.labels = ["", *MOVES]
        self._label_index = {label: number for number, label in enumerate(self.labels)}

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
            *(nodes[name] for name in _NODES),
            *(rows[name] for name in ("node", "records", "open", "reopened", "generated")),
        )

    def allocate(self, records: int, steps: int) -> None:
        """Allocate columns for this number of records and steps, which a kernel fills completely."""
        for columns, capacity in ((self.nodes, records), (self.rows, steps)):
            columns.adopt(capacity, {name: np.empty(capacity, array.dtype) for name, array in columns.arrays.items()})
        self._bind()

    def remember(self, number: int, state: State) -> None:
        """Store the state of a record, from which the states of the records below it are reconstructed."""
        self.milestones[number] = state

    def make_room(self) -> None:
        """Grow the arrays that are nearly full."""
        if self.records + 64 > self.nodes.capacity:
            self._grow(self.nodes)
            self._bind()
        if self.steps + 64 > self.rows.capacity:
            self._grow(self.rows)

    def _kept_state(self, number: int) -> State:
        """Return the state of record `number`, by replaying its moves from the nearest stored ancestor."""
        nodes, replayed = self.nodes.arrays, []
        while number not in self.milestones:
            replayed.append(number)
            number = int(nodes["parent"][number])
        state = self.milestones[number]
        tiles, blank, columns = bytearray(state), state.index(0), self.problem.goal.columns
        steps = [cell_offset(label, columns) if label else 0 for label in self.labels]
        for number in reversed(replayed):
            cell = blank + steps[nodes["move"][number]]
            tiles[blank], tiles[cell], blank = tiles[cell], 0, cell
            if nodes["depth"][number] % MILESTONE == 0:
                self.milestones[number] = bytes(tiles)
        return bytes(tiles)

    def _kept_keys(self, records: range) -> NDArray[Any] | None:
        """Return the packed board of each record, or None.

        None if boards are too large to be packed, or if there are only a few records per depth.
        """
        depths = self.nodes.arrays["depth"][records.start : records.stop]
        if self.problem.goal.cells > MAX_PACKED_CELLS or not len(depths):
            return None
        if MIN_RECORDS_PER_DEPTH * int(depths.max() - depths.min()) > len(records):
            return None
        columns = self.problem.goal.columns
        steps = np.array([cell_offset(label, columns) if label else 0 for label in self.labels], np.int64)
        return packed_boards(self.nodes.arrays, records, steps, self.state)

    def states_of(self, records: range) -> list[State]:
        keys = self.keys(records)
        return super().states_of(records) if keys is None else unpacked_boards(keys, self.problem.goal.cells)

    def key(self, state: State) -> Any:
        return np.uint64(pack(state))

    def copy_counters(self, expanded: int, generated: int, open_: int, pruned: int) -> None:
        """Copy a kernel's counters."""
        self.expanded, self.generated, self.open, self.pruned = expanded, generated, open_, pruned

    def recorded(self, records: int, steps: int) -> None:
        """Set how much has been recorded."""
        self.records, self.steps = records, steps
        if steps:
            self._current = int(self.rows.arrays["node"][steps - 1])

    def add_iteration_start(self, h: int) -> int:
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


class CompiledPathTrace(CompiledTrace, PathTrace[State]):
    """A trace of IDA* that a kernel writes."""


_NODES = ("parent", "move", "g", "h", "expanded", "left", "fate", "depth", "iteration")
