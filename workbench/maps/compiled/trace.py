"""The recording of a compiled IDA* search on a grid: the textbook's columns, filled by a kernel, and the squares."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.trace import KernelTrace
from workbench.maps.compiled.bordered import BorderedGrid
from workbench.maps.compiled.pool import places_of
from workbench.maps.grid import Square
from workbench.maps.grid_problem import GridProblem
from workbench.search.problem.map_shape import MapShape
from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import PathTrace


class GridTrace(KernelTrace[Square], PathTrace[Square]):
    """A trace of squares. A further column, `square`, has a square's number in `bordered`."""

    problem: GridProblem

    def __init__(self, problem: GridProblem, room: int | None, bordered: BorderedGrid | None = None) -> None:
        self.bordered = bordered or BorderedGrid(problem)
        super().__init__(problem, room, self.bordered.labels, {"square": np.int32})

    def add(self, state: Square, parent: int, move: str, g: Number, h: Number, depth: int) -> int:
        number = super().add(state, parent, move, g, h, depth)
        if number != NONE:
            self.remember(number, state)
        return number

    def remember(self, number: int, state: Square) -> None:
        self.nodes.arrays["square"][number] = self.bordered.number(state)

    def _kept_state(self, number: int) -> Square:
        return self.bordered.square(int(self.nodes.arrays["square"][number]))

    def _kept_keys(self, records: range) -> NDArray[Any]:
        return self.nodes.arrays["square"][records.start : records.stop]

    def key(self, state: Square) -> int:
        return self.bordered.number(state)

    def states_of(self, records: range) -> list[Square]:
        return [self.bordered.square(number) for number in self._squares(records).tolist()]

    def places(self, sketch: MapShape, records: range) -> NDArray[np.int32]:
        """Return the index in `sketch.spots` of the state of each of consecutive records."""
        return places_of(sketch, self._squares(records))

    def _squares(self, records: range) -> NDArray[Any]:
        return self.published.nodes["square"][records.start : records.stop]
