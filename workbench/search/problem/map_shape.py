"""How a problem whose states are places is drawn as a map: as points and edges, or as the squares of a grid."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, runtime_checkable

from workbench.search.problem.problem import Number


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

    spots: tuple[MapPlace, ...]
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


@runtime_checkable
class HasMap(Protocol):
    """A capability: the states are places on a map. Every call returns the same map."""

    def sketch(self) -> MapShape: ...
