"""Graphs and grids that tests make up."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from workbench.maps.graph import Edge, Graph, Place
from workbench.maps.grid import WALL, Grid, MoveRule

NAMES = ("Arad", "Bucharest", "New Town", "Craiova", "x", "Ö 7", "G (north)", "Zerind")
COSTS = (0, 1, 2, 3, 7, 40, 0.5, 2.25)


@st.composite
def drawn_graphs(draw: st.DrawFn, costs: tuple[float, ...] = COSTS) -> Graph:
    """Graphs of up to eight places: one-way or not, with or without coordinates and h, goals out of reach."""
    names = NAMES[: draw(st.integers(2, len(NAMES)))]
    at, h = draw(st.booleans()), draw(st.booleans())
    coordinate = st.one_of(st.integers(-99, 99), st.sampled_from((0.5, -3.25)))
    places = tuple(
        Place(
            name,
            (draw(coordinate), draw(coordinate)) if at else None,
            draw(st.sampled_from((*COSTS, math.inf))) if h else None,
        )
        for name in names
    )
    pairs = draw(st.permutations([(here, there) for here in names for there in names if here < there]))
    edges = []
    for here, there in pairs[: draw(st.integers(0, 14))]:
        one_way, turned = draw(st.booleans()), draw(st.booleans())
        ends = (there, here) if turned else (here, there)
        edges.append(Edge(*ends, draw(st.sampled_from(costs)), one_way))
        if one_way and draw(st.booleans()):
            edges.append(Edge(*ends[::-1], draw(st.sampled_from(costs)), True))
    goals = draw(st.lists(st.sampled_from(names), min_size=1, max_size=2, unique=True))
    title = draw(st.sampled_from(("", "A map", "Romania, part of it")))
    return Graph(title, places, tuple(edges), draw(st.sampled_from(names)), tuple(goals))


@st.composite
def drawn_grids(draw: st.DrawFn, costs: tuple[int, ...] = (0, 1, 1, 1, 3, 9)) -> Grid:
    """Grids of up to five rows and columns, with walls, dear squares and one or two goals."""
    rows, columns = draw(st.integers(1, 5)), draw(st.integers(2, 5))
    kinds = st.sampled_from((*costs, WALL, WALL))
    squares = [[draw(kinds) for _ in range(columns)] for _ in range(rows)]
    places = [(row, column) for row in range(rows) for column in range(columns)]
    start, *goals = draw(st.permutations(places))[: draw(st.integers(2, 3))] if len(places) > 2 else places
    for row, column in (start, *goals):
        squares[row][column] = 1
    return Grid("Maze", tuple(map(bytes, squares)), start, tuple(sorted(goals)), draw(st.sampled_from(MoveRule)))


@st.composite
def grids_with_water(draw: st.DrawFn) -> Grid:
    grid = draw(drawn_grids())
    rows, columns = grid.shape
    bits = st.binary(min_size=columns, max_size=columns).map(lambda row: bytes(byte & 1 for byte in row))
    return replace(grid, water=tuple(draw(bits) for _ in range(rows))) if draw(st.booleans()) else grid


def cheapest(problem: Any) -> float:
    """Return what the cheapest way costs, by relaxing every edge as often as there are places; else ∞."""
    places = problem.places()
    known = dict.fromkeys(places, math.inf) | {problem.initial(): 0}
    for _ in places:
        for place in places:
            for _, other, cost in problem.successors(place):
                known[other] = min(known[other], known[place] + cost)
    return min((known[place] for place in places if problem.is_goal(place)), default=math.inf)


def fewest(problem: Any) -> float:
    """Return how many moves the shortest way has, ∞ where there is none."""
    reached, moves = {problem.initial()}, 0
    while not any(map(problem.is_goal, reached)):
        further = reached | {other for place in reached for _, other, _ in problem.successors(place)}
        if further == reached:
            return math.inf
        reached, moves = further, moves + 1
    return moves
