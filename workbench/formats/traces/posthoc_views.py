"""Posthoc's views for the events of a trace: boards cell by cell, maps by their places, other states as text.

Code between `${{` and `}}` is JavaScript for Posthoc. It is written here, and never evaluated in this program.
"""

from __future__ import annotations

from typing import Any

from workbench.search.problem.map_shape import HasMap, MapShape

View = dict[str, Any]
Views = dict[str, list[View]]

_COLOUR = "${{ color[$.type] }}"
_TEXT = {"label-size": 0.4, "label-color": "${{ theme.foreground }}"}


def board_views() -> Views:
    """Return the views of events with `b`, the tiles of a board in order, and `cols`, the number of columns."""
    tile: View = {
        "$": "rect",
        "$for": {"$let": "k", "$from": 0, "$to": "${{ $.b.length }}", "$step": 1},
        "$if": "${{ $.b[$.k] !== 0 }}",
        "x": "${{ $.k % $.cols }}",
        "y": "${{ Math.floor($.k / $.cols) }}",
        "width": 0.96,
        "height": 0.96,
        "fill": _COLOUR,
        "label": "${{ $.b[$.k] }}",
        "label-x": 0.34,
        "label-y": 0.62,
        "clear": True,
        **_TEXT,
    }
    return {"main": [{"$": "board"}], "board": [tile]}


def map_views(sketch: MapShape) -> Views:
    """Return the views of events with `x` and `y`: first the roads and walls, then the visited places on top."""
    spot: View = {"x": "${{ $.x }}", "y": "${{ $.y }}", "fill": _COLOUR, "clear": "closing"}
    if sketch.squares:
        shape: View = {"$": "rect", "width": 1, "height": 1, **spot}
        ground = _squares(sketch)
    else:
        shape = {"$": "circle", "radius": 0.02 * _extent(sketch), "label": "${{ $.label }}", **spot, **_TEXT}
        shape["label-size"] = 0.03 * _extent(sketch)
        ground = _roads(sketch)
    return {"main": [{"$": "ground"}, {"$": "spot"}], "ground": ground, "spot": [shape]}


def text_views() -> Views:
    """Return the views of events with only a `label`: rows of text, one below the other by id."""
    row: View = {
        "$": "rect",
        "x": 0,
        "y": "${{ $.id }}",
        "width": 8,
        "height": 0.9,
        "fill": _COLOUR,
        "label": "${{ $.label }}",
        "label-x": 0.2,
        "label-y": 0.6,
        **_TEXT,
    }
    return {"main": [{"$": "row"}], "row": [row]}


def views_of(problem: Any, boards: bool) -> Views:
    """Return the views for a trace of `problem`, or of `boards`."""
    if boards:
        return board_views()
    return map_views(problem.sketch()) if isinstance(problem, HasMap) else text_views()


def _roads(sketch: MapShape) -> list[View]:
    grey = {"fill": "${{ theme.foreground }}", "alpha": 0.25, "line-width": 0.004 * _extent(sketch), "clear": False}
    first = "${{ $.type === 'source' }}"  # the map is drawn only once
    return [
        {"$": "path", "$if": first, "points": [_point(sketch, road.here), _point(sketch, road.there)], **grey}
        for road in sketch.roads
    ]


def _squares(sketch: MapShape) -> list[View]:
    paint = {"width": 1, "height": 1, "fill": "${{ theme.foreground }}", "alpha": 0.12, "clear": False}
    first = "${{ $.type === 'source' }}"
    return [{"$": "rect", "$if": first, "x": spot.x, "y": spot.y, **paint} for spot in sketch.spots]


def _point(sketch: MapShape, place: int) -> dict[str, float]:
    spot = sketch.spots[place]
    return {"x": spot.x, "y": spot.y}


def _extent(sketch: MapShape) -> float:
    """Return the larger side of the map's bounding box, at least 1 if it is 0."""
    xs, ys = ([getattr(spot, axis) for spot in sketch.spots] for axis in "xy")
    return max(max(xs, default=0) - min(xs, default=0), max(ys, default=0) - min(ys, default=0)) or 1.0
