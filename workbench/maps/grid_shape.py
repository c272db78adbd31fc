"""The map of a grid: a grid may have a million squares, so its places are made one by one when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import overload

import numpy as np
from numpy.typing import NDArray

from workbench.maps.grid import WALL, Grid, Square
from workbench.search.problem.map_shape import MapPlace, MapShape

WATER = "≈"
"""The note of a square of water."""


class GridPlaces(Sequence[MapPlace]):
    """The free squares of a grid, row by row. `name`: of a square.

    Attributes: cells, see `MapShape`; costs; water, or None if there is none.
    """

    def __init__(self, grid: Grid, name: Callable[[Square], str]) -> None:
        self._grid, self._name = grid, name
        costs = np.frombuffer(b"".join(grid.costs), np.uint8)
        self.cells = np.flatnonzero(costs != WALL).astype(np.int32)
        self.costs: NDArray[np.uint8] = costs[self.cells]
        self.water = np.frombuffer(b"".join(grid.water), bool)[self.cells] if grid.water else None

    def __len__(self) -> int:
        return len(self.cells)

    @overload
    def __getitem__(self, index: int) -> MapPlace: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[MapPlace]: ...
    def __getitem__(self, index: int | slice) -> MapPlace | Sequence[MapPlace]:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(len(self)))]
        row, column = divmod(int(self.cells[index]), self._grid.shape[1])
        cost, water = int(self.costs[index]), bool(self.water is not None and self.water[index])
        note = WATER if water else "" if cost == 1 else str(cost)
        return MapPlace((row, column), float(column), float(row), self._name((row, column)), note)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GridPlaces) and self._drawn == other._drawn

    def __hash__(self) -> int:
        return hash(self._drawn)

    @property
    def _drawn(self) -> tuple[object, ...]:
        return self._grid.costs, self._grid.water, self._grid.x_y


class GridShape(MapShape):
    """The map of a grid."""

    spots: GridPlaces

    @cached_property
    def places(self) -> Mapping[Square, int]:  # type: ignore[override]
        return _PlacesBySquare(self)

    @cached_property
    def cells(self) -> NDArray[np.int32]:
        return self.spots.cells

    @cached_property
    def kinds(self) -> NDArray[np.uint8]:
        kinds = (self.spots.costs != 1).view(np.uint8)
        return kinds if self.spots.water is None else np.where(self.spots.water, np.uint8(2), kinds)


class _PlacesBySquare(Mapping[Square, int]):
    def __init__(self, shape: GridShape) -> None:
        self._shape = shape

    def __getitem__(self, square: Square) -> int:
        columns, rows = self._shape.size
        if isinstance(square, tuple) and len(square) == 2 and 0 <= square[0] < rows and 0 <= square[1] < columns:
            place = int(self._shape.place_of_cell[square])
            if place >= 0:
                return place
        raise KeyError(square)

    def __iter__(self) -> Iterator[Square]:
        columns = self._shape.size[0]
        return (divmod(cell, columns) for cell in self._shape.cells.tolist())

    def __len__(self) -> int:
        return len(self._shape.spots)


def grid_shape(grid: Grid, name: Callable[[Square], str]) -> GridShape:
    """Return the map of a grid. `name`: of a square."""
    rows, columns = grid.shape
    return GridShape(GridPlaces(grid, name), squares=True, size=(columns, rows))
