"""The map of a worksheet: named places, the costs of roads, and h if the search is informed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from workbench.search.problem.map_shape import HasMap, MapShape
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_layout import MapLayout
from workbench.ui.worksheet.pages import Block
from workbench.ui.worksheet.pen import CENTRE, GREY, INK, LINE, PALE, POINT, box, font, line, write
from workbench.ui.worksheet.rows import RowReader
from workbench.wording import number, text
from workbench.wording.names import local

_ROADS_HEIGHT, _MAX_SQUARE, _MAX_GRID_HEIGHT = 215.0, 24.0, 300.0
"""In points: the height of a map of roads, the maximum side of a square, and the maximum height of a grid."""
_NAME_SIZE, _NOTE_SIZE = 7.5, 6.5
_SCALE = 0.42
_MIN_NAMED = 15.0
_WHITE = QColor("#ffffff")


def map_of(reader: RowReader, width: float, explained: bool = True) -> Block | None:
    """Return the map that is searched, of this width, or None if the problem has no map.

    explained: h is in the squares of a grid; otherwise it is computed from their coordinates.
    """
    if not isinstance(reader.problem, HasMap):
        return None
    sketch = reader.problem.sketch()
    return _squares(sketch, reader, width, explained) if sketch.squares else _roads(sketch, reader, width)


# Roads


def _roads(sketch: MapShape, reader: RowReader, width: float) -> Block:
    notes = _estimates(sketch, reader)
    sizes = [_size(local(spot.name), notes.get(index, "")) for index, spot in enumerate(sketch.spots)]
    costs = ["" if road.cost is None else number(road.cost, 3) for road in sketch.roads]
    metrics = QFontMetricsF(font(_NOTE_SIZE))
    widest = max((metrics.horizontalAdvance(caption) for caption in costs), default=0.0) / POINT
    room = QRectF(0, 0, width / POINT, _ROADS_HEIGHT)
    layout = MapLayout(sketch, room, sizes, QSizeF(widest + 2, metrics.height() / POINT), _SCALE, 2.2, None)
    starts, goals = _starts_and_goals(sketch, reader)

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.save()
        painter.translate(x, y)
        for road in sketch.roads:
            segment = QLineF(layout.points[road.here] * POINT, layout.points[road.there] * POINT)
            line(painter, segment.x1(), segment.y1(), segment.x2(), segment.y2(), 0.7, LINE)
            if road.one_way:
                _arrowhead(painter, segment)
        for caption, at in zip(costs, layout.costs, strict=True):
            _label(painter, at, caption)
        for index, at in enumerate(layout.points):
            _spot(painter, at * POINT, index in starts, index in goals)
        for index, label in enumerate(layout.labels):
            if label is not None:
                _name(painter, _scaled(label), local(sketch.spots[index].name), notes.get(index, ""))
        painter.restore()

    return Block(_ROADS_HEIGHT * POINT, draw)


def _size(name: str, note: str) -> QSizeF:
    """Return the size of a place's name with its note, in points."""
    bold, plain = QFontMetricsF(font(_NAME_SIZE, True)), QFontMetricsF(font(_NOTE_SIZE))
    text_width = max(bold.horizontalAdvance(name), plain.horizontalAdvance(note)) / POINT
    return QSizeF(text_width + 2, (bold.height() + (plain.height() if note else 0)) / POINT)


def _estimates(sketch: MapShape, reader: RowReader) -> Mapping[int, str]:
    """Return h of every place if the search is informed; on a map of roads it cannot be computed from the picture."""
    if not reader.informed:
        return {}
    try:
        return {
            index: text("worksheet-h", h=reader.amount(reader.run.heuristic(spot.state)))
            for index, spot in enumerate(sketch.spots)
        }
    except Exception:  # a user's own function may raise anything; the search reports it
        return {}


def _starts_and_goals(sketch: MapShape, reader: RowReader) -> tuple[set[int], set[int]]:
    problem = reader.problem
    starts = {index for index, spot in enumerate(sketch.spots) if spot.state == problem.initial()}
    return starts, {index for index, spot in enumerate(sketch.spots) if problem.is_goal(spot.state)}


def _spot(painter: QPainter, at: QPointF, start: bool, goal: bool) -> None:
    """Draw a place: a ring, filled if it is the start, with a second ring if it is a goal."""
    painter.setPen(QPen(INK, 0.8 * POINT))
    if goal:
        painter.setBrush(_WHITE)
        painter.drawEllipse(at, 5 * POINT, 5 * POINT)
    painter.setBrush(INK if start else _WHITE)
    painter.drawEllipse(at, 2.8 * POINT, 2.8 * POINT)


def _label(painter: QPainter, at: QPointF, caption: str) -> None:
    size = QFontMetricsF(font(_NOTE_SIZE)).size(0, caption)
    rect = QRectF(at.x() * POINT - size.width() / 2, at.y() * POINT - size.height() / 2, size.width(), size.height())
    painter.fillRect(rect.adjusted(-POINT, 0, POINT, 0), _WHITE)
    write(painter, rect.adjusted(-POINT, 0, POINT, 0), caption, _NOTE_SIZE, CENTRE, ink=GREY)


def _name(painter: QPainter, rect: QRectF, name: str, note: str) -> None:
    behind = QColor(_WHITE)
    behind.setAlpha(190)
    painter.fillRect(rect, behind)
    height = rect.height() * (0.54 if note else 1)
    write(painter, QRectF(rect.x(), rect.y(), rect.width(), height), name, _NAME_SIZE, CENTRE, bold=True)
    if note:
        write(painter, rect.adjusted(0, height, 0, 0), note, _NOTE_SIZE, CENTRE)


def _arrowhead(painter: QPainter, segment: QLineF) -> None:
    """Draw an arrowhead near the end of a one-way road."""
    tip = segment.pointAt(0.8)
    for angle in (155, -155):
        side = QLineF(tip, segment.p2())
        side.setAngle(segment.angle() + angle)
        side.setLength(5 * POINT)
        line(painter, tip.x(), tip.y(), side.x2(), side.y2(), 0.7, INK)


def _scaled(rect: QRectF) -> QRectF:
    return QRectF(rect.x() * POINT, rect.y() * POINT, rect.width() * POINT, rect.height() * POINT)


# Squares


def _squares(sketch: MapShape, reader: RowReader, width: float, explained: bool) -> Block:
    height = min(_MAX_GRID_HEIGHT, sketch.size[1] * _MAX_SQUARE)
    layout = GridLayout(sketch, QRectF(0, 0, width / POINT, height), _MAX_SQUARE)
    notes = _estimates(sketch, reader) if explained and layout.side >= _MIN_NAMED else {}
    starts, goals = _starts_and_goals(sketch, reader)

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.save()
        painter.translate(x, y)
        box(painter, _scaled(layout.tray), 0.8, LINE)
        for index, spot in enumerate(sketch.spots):
            square = _scaled(layout.square(spot.x, spot.y))
            ends = index in starts or index in goals
            box(painter, square, 0.3, PALE if spot.note else _WHITE)
            if ends:
                _spot(
                    painter, square.center() + QPointF(0, (0 if notes else 2) * POINT), index in starts, index in goals
                )
            if layout.side >= _MIN_NAMED:
                upper = QRectF(square.x(), square.y() + POINT, square.width(), 7 * POINT)
                write(painter, upper, local(spot.name), 5, CENTRE, ink=GREY)
                if spot.note and not ends:
                    cost = square.adjusted(0, 6 * POINT, 0, -6 * POINT if notes else 0)
                    write(painter, cost, spot.note, 8, CENTRE)
                lower = QRectF(square.x(), square.bottom() - 7 * POINT, square.width(), 7 * POINT)
                write(painter, lower, notes.get(index, ""), 5, CENTRE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.restore()

    return Block(height * POINT, draw)
