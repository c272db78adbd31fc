"""Changes of a graph that is being drawn. Each returns another graph."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from statistics import median
from string import ascii_uppercase

from workbench.maps.graph import Edge, Graph, Place
from workbench.maps.graph_text import MAX_EDGES, MAX_PLACES, graph_text, parse_graph
from workbench.maps.lines import LONGEST_NAME, TextLine, parse_name
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Number

Point = tuple[Number, Number]

WHOLE_FROM = 20
"""Values of h that reach this are rounded to whole numbers when a table is made of them, others to tenths."""


def free_name(graph: Graph) -> str:
    """Return the first letter that names no place, or letter and number: A, B, …, Z, A1, B1, …"""
    names = {name.casefold() for place in graph.places for name in (place.name, *place.forms.values())}
    series = (f"{letter}{number or ''}" for number in count() for letter in ascii_uppercase)
    return next(name for name in series if name.casefold() not in names)


def with_positions(graph: Graph, at: Mapping[str, Point]) -> Graph:
    """Return the graph with all its places at these coordinates."""
    return replace(graph, places=tuple(replace(place, at=at[place.name]) for place in graph.places))


def with_place(graph: Graph, name: str, at: Point) -> Graph:
    """Return the graph, whose places have coordinates, with a place more. Its h is 0 if there is a table of h."""
    if len(graph.places) == MAX_PLACES:
        raise Fault("map-full", places=MAX_PLACES, edges=MAX_EDGES)
    h = None if any(place.h is None for place in graph.places) else 0
    return replace(graph, places=(*graph.places, Place(name, at, h)))


def with_place_at(graph: Graph, name: str, at: Point) -> Graph:
    """Return the graph with a place at other coordinates."""
    return _with(graph, name, lambda place: replace(place, at=at))


def renamed(graph: Graph, name: str, typed: str) -> Graph:
    """Return the graph with another name of a place. Raises Fault if it is taken, or the text format cannot hold it."""
    try:
        new = parse_name(TextLine(1, typed), typed)
    except Fault:
        raise Fault("map-name-typed", name=to_quotable(typed), most=LONGEST_NAME) from None
    if new == name:
        return graph
    for place in graph.places:
        if place.name != name and new.casefold() in {place.name.casefold(), *map(str.casefold, place.forms.values())}:
            raise Fault("map-name-taken", name=new)

    def name_now(one: str) -> str:
        return new if one == name else one

    changed = replace(
        _with(graph, name, lambda place: replace(place, name=new, forms={})),
        edges=tuple(replace(edge, here=name_now(edge.here), there=name_now(edge.there)) for edge in graph.edges),
        start=name_now(graph.start),
        goals=tuple(map(name_now, graph.goals)),
    )
    return _checked(changed, new)


def without_place(graph: Graph, name: str) -> Graph:
    """Return the graph without a place and its roads. Raises Fault for the start and for the last goal."""
    if name == graph.start or (name,) == graph.goals:
        raise Fault("map-place-needed", name=name)
    return replace(
        graph,
        places=tuple(place for place in graph.places if place.name != name),
        edges=tuple(edge for edge in graph.edges if name not in (edge.here, edge.there)),
        goals=tuple(goal for goal in graph.goals if goal != name),
    )


def with_road(graph: Graph, here: str, there: str, cost: Number = 1, one_way: bool = False) -> Graph:
    """Return the graph with a road from one place to another, and back unless it is `one_way`.

    A road between the two places becomes what was asked for and keeps its cost; beside a one-way road, another one may
    lead back. Raises Fault if they are joined like that already.
    """
    between = [(number, edge) for number, edge in enumerate(graph.edges) if {edge.here, edge.there} == {here, there}]
    changed = [(number, edge) for number, edge in between if edge.one_way is not one_way]
    if any(not edge.one_way or edge.here == here for _, edge in between if edge.one_way is one_way) or (
        not one_way and len(between) > 1
    ):
        raise Fault("map-road-exists", here=here, there=there)
    if changed:
        number, edge = changed[0]
        return _with_edge(graph, number, Edge(here, there, edge.cost, one_way))
    if len(graph.edges) == MAX_EDGES:
        raise Fault("map-full", places=MAX_PLACES, edges=MAX_EDGES)
    return replace(graph, edges=(*graph.edges, Edge(here, there, cost, one_way)))


def usual_cost(graph: Graph, here: str, there: str) -> Number:
    """Return the cost that a new road between two places probably has, a whole number.

    It is the distance of the places times the median cost per unit of length of the other roads, 1 if there are none;
    without coordinates, it is 1.
    """
    at = {place.name: place.at for place in graph.places}

    def length(one: str, other: str) -> float:
        here_at, there_at = at[one], at[other]
        return 0.0 if here_at is None or there_at is None else math.dist(here_at, there_at)

    roads = [(edge.cost, length(edge.here, edge.there)) for edge in graph.edges]
    price = median([cost / far for cost, far in roads if far > 0] or [1.0])
    return max(1, round(price * length(here, there)))


def with_cost(graph: Graph, road: int, cost: Number) -> Graph:
    """Return the graph with another cost of the road with this index."""
    return _with_edge(graph, road, replace(graph.edges[road], cost=cost))


def without_road(graph: Graph, road: int) -> Graph:
    """Return the graph without the road with this index."""
    return replace(graph, edges=graph.edges[:road] + graph.edges[road + 1 :])


def with_table(graph: Graph, estimate: Callable[[str], Number]) -> Graph:
    """Return the graph with h of all places; where none was given, it is that of `estimate`, rounded down.

    Rounded down, to whole numbers if there are large ones, else to tenths, it is still admissible.
    """
    known = {place.name: estimate(place.name) if place.h is None else place.h for place in graph.places}
    parts = 1 if max(known.values()) >= WHOLE_FROM else 10
    places = (place if place.h is not None else _estimated(place, known[place.name], parts) for place in graph.places)
    return replace(graph, places=tuple(places))


def with_h(graph: Graph, name: str, h: Number) -> Graph:
    """Return the graph, which has a table of h, with another h of a place."""
    return _with(graph, name, lambda place: replace(place, h=h))


def with_start(graph: Graph, name: str) -> Graph:
    """Return the graph with another start, unless that is a goal."""
    return graph if name in graph.goals else replace(graph, start=name)


def with_goal_toggled(graph: Graph, name: str) -> Graph:
    """Return the graph with a goal more, or without this goal. Raises Fault if it is the last goal."""
    if name not in graph.goals:
        return graph if name == graph.start else replace(graph, goals=(*graph.goals, name))
    if len(graph.goals) == 1:
        raise Fault("map-last-goal")
    return replace(graph, goals=tuple(goal for goal in graph.goals if goal != name))


def _estimated(place: Place, h: Number, parts: int) -> Place:
    """Return a place with an h, rounded down to a multiple of 1 / `parts`."""
    return replace(place, h=h if math.isinf(h) or h == int(h) else math.floor(h * parts) / parts)


def _with(graph: Graph, name: str, change: Callable[[Place], Place]) -> Graph:
    places = tuple(change(place) if place.name == name else place for place in graph.places)
    return replace(graph, places=places)


def _with_edge(graph: Graph, road: int, edge: Edge) -> Graph:
    return replace(graph, edges=(*graph.edges[:road], edge, *graph.edges[road + 1 :]))


def _checked(graph: Graph, name: str) -> Graph:
    """Return the graph. Raises Fault if the text format cannot hold it with this name."""
    try:
        if parse_graph(graph_text(graph)) == graph:
            return graph
    except Fault:
        pass
    raise Fault("map-name-unwritable", name=name)
