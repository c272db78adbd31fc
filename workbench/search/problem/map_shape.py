"""How a problem whose states are places is drawn as a map: as points and edges, or as the squares of a grid."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number

MAX_COMPARED = 400
"""Maximum number of places whose names are compared."""


@dataclass(frozen=True)
class MapPlace:
    """A place on a map: its state, its position (x to the right, y downwards), its name.

    `note`: further text at the place, such as the cost of entering a square.
    """

    state: Hashable
    x: float
    y: float
    name: str
    note: str = ""


@dataclass(frozen=True)
class MapEdge:
    """An edge between two places, given by their indices in `spots`, and its cost, or None if unknown.

    `one_way`: it leads from `here` to `there` only.
    """

    here: int
    there: int
    cost: Number | None
    one_way: bool = False


@dataclass(frozen=True)
class MapShape:
    """A map. `squares`: its places are squares of side 1 around their points, without edges; all others are walls.

    `size`: the columns and rows of a map of squares. `free`: the points are computed, and may be stretched. `partial`:
    it contains only what a search has met. `shared`: further states at an existing place, each with the index of that
    place.
    """

    spots: Sequence[MapPlace]
    roads: tuple[MapEdge, ...] = ()
    squares: bool = False
    size: tuple[int, int] = (0, 0)
    free: bool = False
    partial: bool = False
    shared: tuple[tuple[Hashable, int], ...] = ()

    @cached_property
    def places(self) -> Mapping[Hashable, int]:
        """The index in `spots` of each state."""
        return {spot.state: place for place, spot in enumerate(self.spots)} | dict(self.shared)

    @cached_property
    def cells(self) -> NDArray[np.int32]:
        """The number of each place's square on a map of squares, row by row from 0, shape (places,)."""
        columns = self.size[0]
        return np.array([int(spot.y) * columns + int(spot.x) for spot in self.spots], np.int32)

    @cached_property
    def longest_named(self) -> Sequence[int]:
        """Places among which the one with the longest name is: on a map of squares, where row and column are long."""
        if not self.squares or not len(self.spots):
            return range(min(len(self.spots), MAX_COMPARED))
        rows, columns = np.divmod(self.cells, self.size[0])
        longer = [(rows + 1 >= power).view(np.uint8) + (columns + 1 >= power) for power in (10, 100, 1000)]
        return [len(rows) - 1 - int(np.argmax(np.add.reduce(longer)[::-1]))]  # the last one: numbers may begin at 0

    @cached_property
    def kinds(self) -> NDArray[np.uint8]:
        """How each place is drawn on a map of squares, shape (places,): 0 without a note, 1 with one, 2 as water."""
        return np.array([bool(spot.note) for spot in self.spots], np.uint8)

    @cached_property
    def place_of_cell(self) -> NDArray[np.int32]:
        """The index in `spots` of each square of a map of squares, -1 for a wall, shape (rows, columns)."""
        columns, rows = self.size
        places = np.full(columns * rows, -1, np.int32)
        places[self.cells] = np.arange(len(self.spots), dtype=np.int32)
        return places.reshape(rows, columns)


@runtime_checkable
class HasMap(Protocol):
    """A capability: the states are places on a map. Every call returns the same map."""

    def sketch(self) -> MapShape: ...
