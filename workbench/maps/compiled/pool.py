"""The recordings of compiled searches on a grid that store OPEN: the textbook's columns, filled by a kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.maps.compiled.bordered import BorderedGrid
from workbench.maps.grid import Square
from workbench.maps.grid_problem import GridProblem
from workbench.search.problem.map_shape import MapShape
from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.jump_pool import JumpPool
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.moment import FORWARD
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.recording import BRANCHING
from workbench.search.recording.two_sided import TwoSidedPool

ROOM = 8
"""The most records that an expansion adds."""


def places_of(sketch: MapShape, squares: NDArray[Any]) -> NDArray[np.int32]:
    """Return the index in `sketch.spots` of each of some squares, which are numbers in a bordered grid."""
    places: NDArray[np.int32] = np.pad(sketch.place_of_cell, 1, constant_values=NONE).ravel()[squares]
    return places


class GridPool(NodePool[Square]):
    """A pool of squares. The column `state` is a square's number in `bordered`.

    Attributes:
        newest_of: the newest record of each square, or NONE. search_bytes: the bytes used by the search itself.
    """

    problem: GridProblem
    _names: tuple[str, ...] = ("state", "parent", "move", "g", "h", "expanded", "superseded", "previous")

    def __init__(self, problem: GridProblem) -> None:
        super().__init__(problem)
        self.bordered = BorderedGrid(problem)
        self.labels = ["", *self.bordered.labels]
        self._label_index = {label: number for number, label in enumerate(self.labels)}
        self.newest_of = np.full(len(self.bordered.costs), NONE, np.int32)
        self.search_bytes = 0
        squares = self.problem.grid.shape[0] * self.problem.grid.shape[1]
        self.nodes.expected, self.rows.expected = squares + squares // 8 + ROOM, squares

    def add_root(self, state: Square, h: Number, side: int = FORWARD) -> int:
        """Record an initial state, of a side if there are two; return its number."""
        number, square = self._next_number(), self.bordered.number(state)
        values: dict[str, Number] = {"state": square, "parent": NONE, "h": h, "previous": NONE, "side": side}
        values |= dict.fromkeys(("expanded", "superseded"), NEVER)
        for name, array in self.nodes.arrays.items():
            array[number] = values.get(name, 0)
        self.newest_of[side * len(self.bordered.costs) + square] = number
        self.open += 1
        return number

    def columns(self) -> list[NDArray[Any]]:
        """Return the columns of the records and of the steps, in the order in which the kernel takes them."""
        nodes, rows = self.nodes.arrays, self.rows.arrays
        return [nodes[name] for name in self._names] + [
            rows[name] for name in ("node", "records", "open", "reopened", "generated")
        ]

    def make_room(self) -> None:
        """Grow the columns that are nearly full."""
        if self.records + ROOM > self.nodes.capacity:
            self._grow(self.nodes)
            self._bind()
        if self.steps == self.rows.capacity:
            self._grow(self.rows)

    def state_of(self, number: int) -> Square:
        """Return the state of a record, published or not."""
        return self.bordered.square(int(self._state[number]))

    def state(self, number: int) -> Square:
        return self.bordered.square(int(self.published.nodes["state"][number]))

    def places(self, sketch: MapShape, records: range) -> NDArray[np.int32]:
        """Return the index in `sketch.spots` of the state of each of consecutive records."""
        return places_of(sketch, self.published.nodes["state"][records.start : records.stop])

    def count_states(self) -> int:
        """Return how many different squares are recorded."""
        return int((self.newest_of != NONE).sum())

    def find(self, state: Square, records: int) -> int:
        """Return the newest of the first `records` records with this state, or NONE."""
        return self._newest(int(self.newest_of[self.bordered.number(state)]), records)

    def sort_keys(self, numbers: NDArray[np.int64]) -> NDArray[np.uint64]:
        """Return for each record a key in the order of the squares, uint64."""
        keys: NDArray[np.uint64] = self.published.nodes["state"][numbers].astype(np.uint64)
        return keys

    def discard(self) -> None:
        """Free all records and steps; the counters and the solution are kept."""
        super().discard()
        self.search_bytes = 0

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that `expansions` more expansions may need, including growth of columns and of OPEN."""
        return super().growth_bytes(expansions) + 2 * self.search_bytes + 24 * BRANCHING * expansions

    @property
    def nbytes(self) -> int:
        """Size of the columns, of the index of squares, and of OPEN, in bytes."""
        return self.nodes.nbytes + self.rows.nbytes + self.newest_of.nbytes + self.search_bytes


class TwoSidedGridPool(GridPool, TwoSidedPool[Square]):
    """A pool of both sides. `newest_of` has first the records of the forward side, then those of the other."""

    _names = (*GridPool._names, "side", "depth")

    def __init__(self, problem: GridProblem) -> None:
        super().__init__(problem)
        self.newest_of = np.full(2 * len(self.bordered.costs), NONE, np.int32)

    def find_at(self, state: Square, records: int, side: int) -> int:
        """Return the newest of the first `records` records of a side with this state, or NONE."""
        square = side * len(self.bordered.costs) + self.bordered.number(state)
        return self._newest(int(self.newest_of[square]), records)


class LayeredGridPool(GridPool, LayeredPool[Square]):
    """A pool of layers."""

    _names = (*GridPool._names, "depth")


class JumpGridPool(GridPool, JumpPool[Square]):
    """A pool of jump points. The index of a move's label is that of its direction, plus those of all shorter jumps."""

    def __init__(self, problem: GridProblem) -> None:
        super().__init__(problem)
        directions, longest = self.labels[1:], max(problem.grid.shape)
        self.labels = ["", *(f"{move}{length}" for length in range(1, longest) for move in directions)]
        self._label_index = {label: number for number, label in enumerate(self.labels)}
