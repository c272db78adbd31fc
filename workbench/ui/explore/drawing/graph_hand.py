"""The pointer on a graph that is edited."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen

from workbench.maps import graph_changes
from workbench.maps.graph import Graph
from workbench.maps.lines import TextLine, parse_cost, parse_estimate
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Number
from workbench.ui.base.theme import colours
from workbench.ui.explore.drawing.graph_keys import GraphKeys
from workbench.ui.explore.drawing.inline_entry import InlineEntry
from workbench.ui.explore.drawing.map_editing import MapEditing, Tool
from workbench.ui.states.map_layout import PIXELS, MapLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_view import MapView
from workbench.wording import text
from workbench.wording.names import local_name

CARRYING = (Tool.MOVE, Tool.ROAD, Tool.ONE_WAY)
"""The tools that drag from a place."""
MIN_DRAG = 3.0
"""Pixels that the pointer must move for a drag."""
ROAD_WIDTH = 8.0
"""Pixels on both sides of a road in which a click is meant for it."""


class GraphHand:
    """Draws places and roads on the map of `view`. Attributes: entry, the line for names and numbers."""

    def __init__(self, editing: MapEditing, view: MapView) -> None:
        self._editing, self._view = editing, view
        self.entry = InlineEntry(view)
        self._keys = GraphKeys(self, editing, view)
        self._place: int | None = None
        self._at: QPointF | None = None
        self._frame: _Drawn | None = None
        self._layout: MapLayout | None = None
        self._before: Graph | None = None
        self._moved = self._searches = False

    edits = True

    # The pointer

    @property
    def holding(self) -> bool:
        return self._place is not None

    def takes(self, at: QPointF, layout: MapLayout) -> bool:
        return self._editing.tool is Tool.MOVE and self._is_of(layout) and layout.spot_at(at) is not None

    def press(self, at: QPointF, layout: MapLayout) -> bool:
        graph, tool = self._editing.graph, self._editing.tool
        if graph is None or len(layout.points) != len(graph.places):
            return False
        place, road = layout.spot_at(at), road_at(layout, at)
        self._layout, self._frame, self._before, self._moved = layout, _Drawn(layout), graph, False
        if place is not None:
            self._keys.follow(place)
        if tool in CARRYING:
            self._place, self._at = place, at
            return place is not None
        if place is not None:
            self._use_on_place(graph, place)
        elif tool is Tool.PLACE:
            self._add_place(graph, at)
        elif road is not None and tool is Tool.ERASE:
            self._editing.attempt(partial(graph_changes.without_road, graph, road))
        elif road is not None and tool is Tool.NUMBER:
            self._ask_cost(road)
        else:
            return False
        return True

    def drag(self, at: QPointF, layout: MapLayout) -> None:
        """Draw a road as far as `at`, or move a place there; the search follows if positions matter to it."""
        if self._place is None or self._layout is None:
            return
        self._moved |= self._at is not None and (at - self._at).manhattanLength() > MIN_DRAG
        if self._editing.tool is Tool.MOVE and self._moved:
            label = layout.labels[self._place]
            if label is not None:
                label.translate(at - layout.points[self._place])
            layout.points[self._place] = at
        if self._editing.tool is not Tool.MOVE or self._moved:
            self._at = at
        if self._editing.tool is Tool.MOVE and self._moved and self._editing.uses_positions:
            if not self._searches:
                self._searches = True
                self._editing.begin_stroke()
            self._editing.change(self._moved_to(self._place, at))

    def release(self) -> None:
        """Put the place that was dragged where it is, choose it if it was only clicked, or add a road."""
        place, at, layout, graph = self._place, self._at, self._layout, self._editing.graph
        self._place = self._at = None
        if place is None or at is None or layout is None or graph is None:
            return
        if self._editing.tool is not Tool.MOVE:
            other = layout.spot_at(at)
            if other is not None and other != place:
                self._add_road(graph, place, other)
        elif not self._moved:
            self._view.chosen.emit(place)
        elif self._searches:
            self._searches = False
            self._editing.end_stroke()
        else:
            self._editing.attempt(lambda: self._moved_to(place, at))

    def cancel(self) -> None:
        """Drop what is dragged, and put a place back."""
        self._place = self._at = self._layout = None
        if self._searches and self._before is not None:
            self._searches = False
            self._editing.change(self._before)
            self._editing.end_stroke()
        self._view.lay_out_again()

    def double_click(self, at: QPointF, layout: MapLayout) -> None:
        """Rename a place, or change the cost of a road; with the tool for numbers, change the h of a place."""
        place, road = layout.spot_at(at), road_at(layout, at)
        if place is not None and self._editing.tool is Tool.NUMBER and self._is_of(layout):
            self._ask_h(self._graph(), place)
        else:
            self.edit(place, road, layout)

    def edit(self, place: int | None, road: int | None, layout: MapLayout) -> None:
        """Rename a place, or change the cost of a road."""
        if not self._is_of(layout):
            return
        if place is not None:
            self._ask_name(self._graph().places[place].name, layout.points[place])
        elif road is not None:
            self._ask_cost(road)

    def remove(self, place: int | None, road: int | None, layout: MapLayout) -> None:
        """Delete a place with its roads, or a road."""
        if not self._is_of(layout):
            return
        graph = self._graph()
        if place is not None:
            self._editing.attempt(partial(graph_changes.without_place, graph, graph.places[place].name))
        elif road is not None:
            self._editing.attempt(partial(graph_changes.without_road, graph, road))

    # The keyboard

    def wants_key(self, event: QKeyEvent) -> bool:
        return self._keys.wants(event)

    def press_key(self, event: QKeyEvent, layout: MapLayout) -> None:
        self._keys.press(event, layout)

    # Private

    def _is_of(self, layout: MapLayout) -> bool:
        """Return whether a layout is of the graph that is edited."""
        graph = self._editing.graph
        return graph is not None and len(layout.points) == len(graph.places)

    def _moved_to(self, place: int, at: QPointF) -> Graph:
        """Return the graph as it was before the drag, with a place at a point."""
        graph, frame = self._before, self._frame
        assert graph is not None
        assert frame is not None
        return graph_changes.with_place_at(frame.positioned(graph), graph.places[place].name, frame.at(at))

    def _use_on_place(self, graph: Graph, place: int) -> None:
        name, tool = graph.places[place].name, self._editing.tool
        changes: dict[Tool, Callable[[Graph, str], Graph]] = {
            Tool.ERASE: graph_changes.without_place,
            Tool.START: graph_changes.with_start,
            Tool.GOAL: graph_changes.with_goal_toggled,
        }
        if tool in changes:
            self._editing.attempt(partial(changes[tool], graph, name))
        elif tool is Tool.PLACE:
            self._ask_name(name, self._view.point(place))
        elif tool is Tool.NUMBER:
            self._ask_h(graph, place)

    def _add_place(self, graph: Graph, at: QPointF) -> None:
        frame, name = self._frame, graph_changes.free_name(graph)
        assert frame is not None
        if self._editing.attempt(lambda: graph_changes.with_place(frame.positioned(graph), name, frame.at(at))):
            self._keys.follow(len(graph.places))
            self._ask_name(name, at)

    def _add_road(self, graph: Graph, place: int, other: int) -> None:
        """Join two places, and ask for the cost."""
        here, there = graph.places[place].name, graph.places[other].name
        one_way, cost = self._editing.tool is Tool.ONE_WAY, graph_changes.usual_cost(graph, here, there)
        if self._editing.attempt(partial(graph_changes.with_road, graph, here, there, cost, one_way)):
            edges = self._graph().edges
            self._ask_cost(next(number for number, edge in enumerate(edges) if edge not in graph.edges))

    def _ask_name(self, name: str, at: QPointF) -> None:
        self._ask(
            at, local_name(self._editing.problem, name), text("map-entry-name"),
            lambda typed: graph_changes.renamed(self._graph(), name, typed),
        )  # fmt: skip

    def _ask_h(self, graph: Graph, place: int) -> None:
        name, estimate = graph.places[place].name, self._editing.estimate
        tabled = graph_changes.with_table(graph, estimate)
        self._ask(
            self._view.point(place), _typed(tabled.places[place].h), text("map-entry-h", place=name),
            lambda typed: graph_changes.with_h(tabled, name, _number(typed, parse_estimate)),
        )  # fmt: skip

    def _ask_cost(self, road: int) -> None:
        edge = self._graph().edges[road]
        names = [place.name for place in self._graph().places]
        key = "map-entry-cost-one-way" if edge.one_way else "map-entry-cost"
        middle = (self._view.point(names.index(edge.here)) + self._view.point(names.index(edge.there))) / 2
        self._ask(
            middle, _typed(edge.cost), text(key, here=edge.here, there=edge.there),
            lambda typed: graph_changes.with_cost(self._graph(), road, _number(typed, parse_cost)),
        )  # fmt: skip

    def _ask(self, at: QPointF, typed: str, hint: str, change: Callable[[str], Graph]) -> None:
        self.entry.ask(at, typed, hint, lambda typed: self._editing.attempt(lambda: change(typed)))

    def _graph(self) -> Graph:
        graph = self._editing.graph
        assert graph is not None
        return graph

    def marked(self, marks: MapMarks) -> MapMarks:
        return marks

    def paint(self, painter: QPainter, layout: MapLayout) -> None:
        """Paint the road that is being drawn, and where the keys are."""
        if self._editing.tool is not Tool.MOVE and self._place is not None and self._at is not None:
            painter.setPen(QPen(QColor(colours().accent), 2.0, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(layout.points[self._place], self._at))
        if self._view.hasFocus():
            self._keys.paint(painter, layout)


def road_at(layout: MapLayout, at: QPointF) -> int | None:
    """Return the nearest road within ROAD_WIDTH pixels of a point, or None; of two on one line the one whose cost is
    nearer.
    """
    distances = [
        (
            _distance(at, QLineF(layout.points[road.here], layout.points[road.there])),
            (cost - at).manhattanLength(),
            number,
        )
        for number, (road, cost) in enumerate(zip(layout.sketch.roads, layout.costs, strict=True))
    ]
    distance, _, number = min(distances, default=(math.inf, 0.0, 0))
    return number if distance <= ROAD_WIDTH else None


def _distance(at: QPointF, line: QLineF) -> float:
    """Return the distance of a point from a line segment, in pixels."""
    along, to = line.p2() - line.p1(), at - line.p1()
    squared = QPointF.dotProduct(along, along)
    share = min(max(QPointF.dotProduct(to, along) / squared, 0.0), 1.0) if squared else 0.0
    return QLineF(line.pointAt(share), at).length()


class _Drawn:
    """The coordinates of a layout as it was before a place was dragged."""

    def __init__(self, layout: MapLayout) -> None:
        self._free, self._frame = layout.sketch.free, PIXELS if layout.sketch.free else layout.frame
        self._points = [QPointF(point) for point in layout.points]

    def positioned(self, graph: Graph) -> Graph:
        """Return the graph with coordinates: the pixels at which its places were drawn, if it has none."""
        if not self._free:
            return graph
        at = {place.name: self.at(point) for place, point in zip(graph.places, self._points, strict=True)}
        return graph_changes.with_positions(graph, at)

    def at(self, point: QPointF) -> graph_changes.Point:
        """Return the coordinates of a point in pixels, rounded to about a pixel."""
        from_origin = point - self._frame.origin
        return _coordinate(from_origin.x(), self._frame.across), _coordinate(-from_origin.y(), self._frame.down)


def _coordinate(pixels: float, scale: float) -> Number:
    digits = min(max(math.ceil(math.log10(abs(scale))), 0), 6)
    return round(pixels / scale, digits) if digits else round(pixels / scale)


def _typed(value: Number | None) -> str:
    return "0" if value is None else "inf" if value == math.inf else f"{value:g}"


def _number(typed: str, parse: Callable[[TextLine, str], Number]) -> Number:
    """Return the number in a text. Raises Fault."""
    try:
        return parse(TextLine(1, typed), typed.replace(",", "."))
    except Fault:
        raise Fault("map-number-typed", value=to_quotable(typed)) from None
