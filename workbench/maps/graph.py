"""Graphs of named places: towns and the roads between them, or the nodes of a lettered tree."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from workbench.maps.distances import distances
from workbench.maps.layout import compute_positions
from workbench.maps.lines import find_place
from workbench.search.problem.map_shape import MapEdge, MapPlace, MapShape
from workbench.search.problem.messages import Message, message
from workbench.search.problem.names import Name, compose
from workbench.search.problem.problem import Number, zero

Estimate = Callable[[str], Number]
TABLE, STRAIGHT_LINE = "table", "straight-line"
"""The names of the heuristic that is given with the graph, and of the one that depends on where its places are."""


@dataclass(frozen=True)
class Place:
    """A place: its name, and optionally its coordinates (x to the right, y upwards) and its h.

    `forms`: language code -> the name in that language.
    """

    name: str
    at: tuple[Number, Number] | None = None
    h: Number | None = None
    forms: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Edge:
    """An edge from one place to another, and back unless it is `one_way`."""

    here: str
    there: str
    cost: Number = 1
    one_way: bool = False


@dataclass(frozen=True)
class Graph:
    """A graph as parsed from text. Either all places have coordinates or none; the same holds for h.

    No edge leads from a place to itself, and at most one edge leads from one place to another.
    """

    title: str
    places: tuple[Place, ...]
    edges: tuple[Edge, ...]
    start: str
    goals: tuple[str, ...]


class GraphProblem:
    """Find a path in `graph` from its start to one of its goals. A state is the name of a place.

    A move has the name of the place it leads to; moves are generated in the order in which the edges are listed.
    """

    def __init__(self, graph: Graph, goals_of_h: tuple[str, ...] | None = None) -> None:
        """`goals_of_h`: the goals that the h table refers to, if they differ from the graph's goals."""
        self.graph = graph
        self.title = graph.title
        self._goals_of_h = graph.goals if goals_of_h is None else goals_of_h
        self._names = {place.name: Name(place.name, place.forms) for place in graph.places if place.forms}
        self._out: dict[str, list[tuple[str, str, Number]]] = {place.name: [] for place in graph.places}
        self._in: dict[str, list[tuple[str, str, Number]]] = {place.name: [] for place in graph.places}
        for edge in graph.edges:
            self._join(edge.here, edge.there, edge.cost)
            if not edge.one_way:
                self._join(edge.there, edge.here, edge.cost)

    def _join(self, here: str, there: str, cost: Number) -> None:
        self._out[here].append((self.name(there), there, cost))
        self._in[there].append((self.name(here), here, cost))

    # The Problem protocol

    def initial(self) -> str:
        return self.graph.start

    def is_goal(self, state: str) -> bool:
        return state in self.graph.goals

    def successors(self, state: str) -> Sequence[tuple[str, str, Number]]:
        """Return (move, place, cost) for every outgoing edge."""
        return self._out[state]

    # Further methods of graphs

    def goals(self) -> tuple[str, ...]:
        return self.graph.goals

    def predecessors(self, state: str) -> Sequence[tuple[str, str, Number]]:
        """Return (move, place, cost) for every incoming edge."""
        return self._in[state]

    def name(self, state: str) -> str:
        """Return the name of the place, which is the state itself, with its forms in other languages."""
        return self._names.get(state, state)

    def read(self, text: str) -> str:
        """Return the place with this name in any language, ignoring case. Raises Fault, which suggests the closest
        name.
        """
        forms = {form: place.name for place in self.graph.places for form in place.forms.values()}
        return find_place(text, forms | {place.name: place.name for place in self.graph.places})

    def places(self) -> Sequence[str]:
        """Return the names of all places, in file order."""
        return [place.name for place in self.graph.places]

    def between(self, start: str, goals: Sequence[str]) -> GraphProblem:
        """Return the same graph with another start and goals; its h table still refers to its original goals."""
        return GraphProblem(replace(self.graph, start=start, goals=tuple(goals)), self._goals_of_h)

    def refutation(self) -> Message | None:
        """Return a message if no path leads to a goal, else None."""
        if distances(self)[self.graph.start] < math.inf:
            return None
        goals = compose(lambda *goals: ", ".join(goals), *map(self.name, self.graph.goals))
        return message("map-no-path", start=self.name(self.graph.start), goal=goals)

    def heuristics(self) -> Mapping[str, Estimate]:
        """Return the h table if it is for these goals, straight-line distance if there are coordinates, and zero."""
        heuristics: dict[str, Estimate] = {}
        if self._goals_of_h == self.graph.goals and all(place.h is not None for place in self.graph.places):
            heuristics[TABLE] = HeuristicTable(self.graph)
        if all(place.at is not None for place in self.graph.places):
            heuristics[STRAIGHT_LINE] = StraightLine(self.graph, self.graph.goals)
        return heuristics | {"zero": zero}

    def sketch(self) -> MapShape:
        """Return the graph as it is drawn: at its coordinates if given, else at computed positions."""
        return self._sketch

    @cached_property
    def _sketch(self) -> MapShape:
        graph = self.graph
        order = {place.name: number for number, place in enumerate(graph.places)}
        map_edges = tuple(MapEdge(order[edge.here], order[edge.there], edge.cost, edge.one_way) for edge in graph.edges)
        has_coordinates = all(place.at is not None for place in graph.places)
        if has_coordinates:
            at = [(float(x), -float(y)) for x, y in (place.at or (0, 0) for place in graph.places)]
        else:
            at = compute_positions(
                len(graph.places), [(map_edge.here, map_edge.there) for map_edge in map_edges], order[graph.start]
            )
        map_places = tuple(
            MapPlace(place.name, *point, self.name(place.name)) for place, point in zip(graph.places, at, strict=True)
        )
        return MapShape(map_places, map_edges, free=not has_coordinates)


class HeuristicTable:
    """The h values listed in the graph."""

    def __init__(self, graph: Graph) -> None:
        self._h = {place.name: place.h for place in graph.places}

    def __call__(self, state: str) -> Number:
        """Return h of a place. Raises KeyError for an unknown place."""
        h = self._h[state]
        assert h is not None
        return h


class StraightLine:
    """Straight-line distance to the nearest of `goals`, times the lowest cost per unit of length of any edge.

    No path can cost less, so this is admissible and consistent, whatever the unit of the coordinates.
    """

    def __init__(self, graph: Graph, goals: Sequence[str]) -> None:
        self._graph, self._goals = graph, goals
        self._at = {place.name: place.at for place in graph.places if place.at is not None}
        edges = ((self._length(edge.here, edge.there), edge.cost) for edge in graph.edges)
        self._price = min((cost / length for length, cost in edges if length > 0), default=0.0) * (1 - 1e-12)

    def _length(self, here: str, there: str) -> float:
        return math.dist(self._at[here], self._at[there])

    def __call__(self, state: str) -> Number:
        return min((self._length(state, goal) for goal in self._goals), default=math.inf) * self._price

    def for_goal(self, place: str) -> StraightLine:
        """Return the same heuristic for another goal."""
        return StraightLine(self._graph, (place,))
