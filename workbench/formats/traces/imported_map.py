"""The map in another program's trace: the positions of its events, and the roads that its views draw.

Only literal values are read from the views. Code between `${{` and `}}` is never evaluated; it is only searched for
whether squares or points are drawn at the position of an event.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any

from workbench.search.problem.imported_problem import ImportedState
from workbench.search.problem.map_shape import MapEdge, MapPlace, MapShape
from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NONE

STATES_PER_YIELD = 500
MAX_SIDE = 600
"""Maximum number of columns or rows of a map of squares that is drawn."""
MAX_SQUARES = 100_000
MAX_POINTS = 2000
"""Maximum numbers of squares, and of points connected by roads, that are drawn; larger maps are shown as names only."""
_MAX_COORDINATE = 1e9

Point = tuple[float, float]
Views = Mapping[str, Iterable[Mapping[str, Any]]]


def point_of(fields: Any) -> Point | None:
    """Return the point in `x` and `y` of an event or of a part of a view, None if they are not numbers."""
    x, y = (fields.get(axis) for axis in "xy") if isinstance(fields, dict) else (None, None)
    if x is None or y is None or not (_is_coordinate(x) and _is_coordinate(y)):
        return None
    return float(x), float(y)


def sketch_of(
    states: Sequence[ImportedState],
    goal_state: ImportedState | None,
    parents: Sequence[int],
    costs: Sequence[Number | None],
    views: Views,
) -> Generator[float, None, MapShape | None]:
    """Return the map of the states of records, None if there is none to draw; yield the progress now and then.

    `goal_state`: the goal. `parents`: of each record. `costs`: the path cost g of each record, None if unknown.
    """
    collected = _Map()
    for number, state in enumerate(states if goal_state is None else chain((goal_state,), states)):
        collected.add(state)
        if number % STATES_PER_YIELD == 0:
            yield 0.85 + 0.05 * number / len(states)
        if len(collected.points) > MAX_SQUARES:
            return None
    if len(collected.points) < 2:
        return None
    pairs = [(states[parent], state) for parent, state in zip(parents, states, strict=True) if parent != NONE]
    if collected.has_integer_points and _are_squares(views, pairs):
        return collected.squares()
    if len(collected.points) > MAX_POINTS:
        return None
    for here, there in _written_roads(views):
        collected.join(collected.place(here), collected.place(there), None)
    for (before, after), cost in zip(pairs, _move_costs(parents, costs), strict=True):
        if before.at is not None and after.at is not None:
            collected.join(collected.place(before.at), collected.place(after.at), cost)
    return collected.graph()


class _Map:
    """Collects the points of a map. Attributes: points, each with its index."""

    def __init__(self) -> None:
        self.points: dict[Point, int] = {}
        self._states: list[ImportedState] = []
        self._shared: dict[ImportedState, int] = {}
        self._roads: dict[tuple[int, int], Number | None] = {}

    @property
    def has_integer_points(self) -> bool:
        """Whether all coordinates are integers."""
        return all(x.is_integer() and y.is_integer() for x, y in self.points)

    def add(self, state: ImportedState) -> None:
        """Add a state, if it has a position."""
        if state.at is None:
            return
        place = self.points.setdefault(state.at, len(self.points))
        if place == len(self._states):
            self._states.append(state)
        elif state != self._states[place]:
            self._shared[state] = place

    def place(self, point: Point) -> int:
        """Return the index of a point; a point without a state is added without a name."""
        if point not in self.points:
            self.add(ImportedState("", f"{point[0]:.6g}, {point[1]:.6g}", at=point))
        return self.points[point]

    def join(self, here: int, there: int, cost: Number | None) -> None:
        """Add a road; its cost is known only if all moves along it agree."""
        ends = (min(here, there), max(here, there))
        if here != there and (ends not in self._roads or self._roads[ends] is None):
            self._roads[ends] = cost
        elif here != there and cost is not None and self._roads[ends] != cost:
            self._roads[ends] = None

    def squares(self) -> MapShape | None:
        """Return a map of squares, None if it is too large."""
        left, top = (min(axis) for axis in zip(*self.points, strict=True))
        columns, rows = (int(max(axis) - min(axis)) + 1 for axis in zip(*self.points, strict=True))
        if max(columns, rows) > MAX_SIDE:
            return None
        spots = tuple(
            MapPlace(state, x - left, y - top, state.name)
            for state, (x, y) in zip(self._states, self.points, strict=True)
        )
        return MapShape(spots, (), True, (columns, rows), partial=True, shared=tuple(self._shared.items()))

    def graph(self) -> MapShape | None:
        """Return a map of points and roads, None if it is too large."""
        if len(self.points) > MAX_POINTS:
            return None
        spots = tuple(
            MapPlace(state, x, y, state.name) for state, (x, y) in zip(self._states, self.points, strict=True)
        )
        roads = tuple(MapEdge(here, there, cost) for (here, there), cost in self._roads.items())
        return MapShape(spots, roads, partial=True, shared=tuple(self._shared.items()))


def _are_squares(views: Views, pairs: Sequence[tuple[ImportedState, ImportedState]]) -> bool:
    """Return whether integer points are squares: a view draws squares, or nothing and all moves go to neighbours."""
    shapes = {part.get("$") for view in views.values() for part in view if "$.x" in str(part.get("x"))}
    if shapes & {"rect", "circle"}:
        return "rect" in shapes
    return all(
        before.at is not None
        and after.at is not None
        and all(abs(here - there) <= 1 for here, there in zip(before.at, after.at, strict=True))
        for before, after in pairs
    )


def _written_roads(views: Views) -> Iterator[tuple[Point, Point]]:
    """Yield the lines that the views draw between points with literal coordinates."""
    for view in views.values():
        for part in view:
            points = part.get("points")
            if part.get("$") == "path" and isinstance(points, list) and len(points) <= MAX_POINTS:
                coordinates = [point_of(one) for one in points]
                for here, there in pairwise(coordinates):
                    if here is not None and there is not None:
                        yield here, there


def _move_costs(parents: Sequence[int], costs: Sequence[Number | None]) -> Iterator[Number | None]:
    """Yield the cost of the move to each record that has a parent, None if it is unknown."""
    for record, parent in enumerate(parents):
        if parent != NONE:
            before, after = costs[parent], costs[record]
            yield None if before is None or after is None or after < before else round(after - before, 9)


def _is_coordinate(value: Any) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and math.isfinite(value) and abs(value) <= _MAX_COORDINATE
