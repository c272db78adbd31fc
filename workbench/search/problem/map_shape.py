"""How a problem whose states are places is drawn as a map: as spots and roads, or as the squares of a grid."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, runtime_checkable

from workbench.search.problem.problem import Number


@dataclass(frozen=True)
class MapPlace:
    """A place on a map: the state it stands for, where it lies (x to the right, y downwards), what it is called.

    `note`: what is written on it besides, as what it costs to enter a square.
    """

    state: Hashable
    x: float
    y: float
    name: str
    note: str = ""


@dataclass(frozen=True)
class MapEdge:
    """A road between two spots, by their places in the list, and what it costs, or None where nobody told.

    `one_way`: it leads there only.
    """

    here: int
    there: int
    cost: Number | None
    one_way: bool = False


@dataclass(frozen=True)
class MapShape:
    """A map. `squares`: its spots are squares of side 1 round their points, without roads; what is not one is a wall.

    `size`: the columns and rows of a map of squares. `free`: the points were made up, and may be stretched.
    `partial`: it has what a search met, and nobody knows what lies between. `shared`: further states that lie at a
    spot, each with its place in the list.
    """

    spots: tuple[MapPlace, ...]
    roads: tuple[MapEdge, ...] = ()
    squares: bool = False
    size: tuple[int, int] = (0, 0)
    free: bool = False
    partial: bool = False
    shared: tuple[tuple[Hashable, int], ...] = ()

    @cached_property
    def places(self) -> Mapping[Hashable, int]:
        """Where each state lies, by its place in the list of spots."""
        return {spot.state: place for place, spot in enumerate(self.spots)} | dict(self.shared)


@runtime_checkable
class HasMap(Protocol):
    """A capability: the states are places on a map. The same map is returned at every call."""

    def sketch(self) -> MapShape:
        """Return the map."""
        ...
