"""The recording of a compiled depth-first search: the columns of the textbook's recording, filled by a kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.trace import KernelTrace
from workbench.search.recording.depth_first_trace import MILESTONE, PathTrace
from workbench.tiles.compiled.replaying import packed_boards, unpacked_boards
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS, pack
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES, cell_offset
from workbench.tiles.puzzle.problem import TileProblem

MIN_RECORDS_PER_DEPTH = 4
"""The average number of records per depth from which it is worth computing their boards together."""


class CompiledTrace(KernelTrace[State]):
    """A trace of boards that a kernel writes."""

    problem: TileProblem

    def __init__(self, problem: TileProblem, room: int | None) -> None:
        super().__init__(problem, room, MOVES)

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


class CompiledPathTrace(CompiledTrace, PathTrace[State]):
    """A trace of IDA* that a kernel writes."""
