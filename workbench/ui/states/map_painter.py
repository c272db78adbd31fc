"""Paints a map: its places with their status by colour and shape, the path, and the costs of roads."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from workbench.search.problem.map_shape import MapShape
from workbench.ui.base.theme import Colours, theme
from workbench.ui.states.map_layout import GridLayout, MapLayout
from workbench.ui.states.map_marks import MapMarks, Mark
from workbench.wording import number

NAME_POINTS, NOTE_POINTS, SMALL_POINTS = 9.0, 8.0, 7.5
SMALL_MAP_SCALE = 0.75
"""Size of places on a small map, relative to a large one."""
NAME_BACKGROUND_ALPHA = 150
"""Opacity of the background of a name, of 255."""
MIN_SIDE_NOTED, MIN_SIDE_SHAPED = 13.0, 9.0
"""Minimum sides of squares that show their cost, and that have marks of different shapes."""


class Notes(Enum):
    """The notes under names: g + h = f, f alone, or none."""

    LONG = "long"
    SHORT = "short"
    NONE = "none"


def name_font(scale: float, large: bool = True) -> QFont:
    """Return the font of names, on a large map or on a small one."""
    return _font(NAME_POINTS * scale, bold=True) if large else _font(SMALL_POINTS * scale)


def note_font(scale: float) -> QFont:
    return _font(NOTE_POINTS * scale)


def _font(points: float, bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSizeF(points)
    font.setBold(bold)
    return font


def paint_mark(painter: QPainter, at: QPointF, radius: float, mark: Mark, colours: Colours) -> None:
    """Paint a place: a small ring if it is unseen, a disc if open, a square if closed, a diamond if current."""
    edge = QColor(colours.text)
    painter.setPen(QPen(edge, max(radius * 0.16, 1.0)))
    if mark is Mark.UNSEEN:
        painter.setPen(QPen(QColor(colours.edge), max(radius * 0.2, 1.0)))
        painter.setBrush(QColor(colours.surface))
        painter.drawEllipse(at, radius * 0.7, radius * 0.7)
    elif mark is Mark.OPEN:
        painter.setBrush(QColor(colours.open))
        painter.drawEllipse(at, radius, radius)
    elif mark is Mark.CLOSED:
        painter.setBrush(QColor(colours.closed))
        side = radius * 0.9
        painter.drawRect(QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side))
    else:
        painter.setBrush(QColor(colours.current))
        half_size = radius * 1.5
        points = [QPointF(0, -half_size), QPointF(half_size, 0), QPointF(0, half_size), QPointF(-half_size, 0)]
        painter.drawPolygon(QPolygonF([at + point for point in points]))


def paint_goal(painter: QPainter, at: QPointF, radius: float, colours: Colours) -> None:
    """Paint the second ring around a goal."""
    painter.setPen(QPen(QColor(colours.goal), max(radius * 0.26, 1.5)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius * 1.75, radius * 1.75)


def paint_start(painter: QPainter, at: QPointF, radius: float, colours: Colours) -> None:
    """Paint the arrow that points at the start from the upper left."""
    painter.setPen(QPen(QColor(colours.text), max(radius * 0.26, 1.5), c=Qt.PenCapStyle.RoundCap))
    tip = at + QPointF(-radius, -radius) * 1.15
    painter.drawLine(QLineF(tip + QPointF(-radius, -radius) * 1.3, tip))
    painter.drawLine(QLineF(tip + QPointF(-radius * 0.9, 0), tip))
    painter.drawLine(QLineF(tip + QPointF(0, -radius * 0.9), tip))


class MapPainter:
    """Paints a map with its marks, in the colours of a theme."""

    def __init__(self, painter: QPainter, sketch: MapShape, marks: MapMarks, colours: Colours) -> None:
        self._painter, self._sketch, self._marks, self._colours = painter, sketch, marks, colours

    def paint_graph(self, layout: MapLayout, noted: bool, notes: Notes) -> None:
        """Paint roads, path, places, names and notes. `noted`: with large places and the costs of roads."""
        painter, colours = self._painter, self._colours
        for road in self._sketch.roads:
            line = QLineF(layout.points[road.here], layout.points[road.there])
            painter.setPen(QPen(QColor(colours.edge), 1.4))
            painter.drawLine(line)
            if road.one_way:
                self._paint_head(line, layout.radius)
        self._paint_path(layout.points, layout.radius)
        if noted:
            self._paint_costs(layout)
        for place, at in enumerate(layout.points):
            self._paint_place(place, at, layout.radius if noted else layout.radius * SMALL_MAP_SCALE)
        notes_by_place = {Notes.LONG: self._marks.notes, Notes.SHORT: self._marks.short}.get(notes, {})
        for place, box in enumerate(layout.labels):
            if box is not None:
                self._paint_name(place, box, notes_by_place.get(place, ""), layout.scale, noted)

    def _paint_costs(self, layout: MapLayout) -> None:
        painter, colours = self._painter, self._colours
        painter.setFont(note_font(layout.scale))
        metrics = QFontMetricsF(note_font(layout.scale))
        for road, at in zip(self._sketch.roads, layout.costs, strict=True):
            if road.cost is None:
                continue
            cost_text = number(road.cost, 2)
            size = metrics.size(0, cost_text)
            box = QRectF(at.x() - size.width() / 2 - 2, at.y() - size.height() / 2, size.width() + 4, size.height())
            painter.fillRect(box, QColor(colours.surface))
            painter.setPen(QColor(colours.muted))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cost_text)

    def paint_squares(self, layout: GridLayout) -> None:
        """Paint walls, and free squares with their costs."""
        painter, colours, side = self._painter, self._colours, layout.side
        painter.fillRect(layout.tray, QColor(colours.edge))
        gap = 1.0 if side >= 8 else 0.0
        painter.setFont(self._cost_font(side))
        painter.setPen(QColor(colours.muted))
        free_colour, costly_colour = QColor(colours.surface), QColor(colours.raised)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        for spot in self._sketch.spots:
            square = layout.square(spot.x, spot.y).adjusted(0, 0, -gap, -gap)
            painter.fillRect(square, costly_colour if spot.note else free_colour)
            if spot.note and side >= MIN_SIDE_NOTED:
                painter.drawText(square.adjusted(0, 0, -2, 0), corner, spot.note)

    def paint_grid_marks(self, layout: GridLayout) -> None:
        """Paint the path over the squares, and the marks of the squares."""
        painter, colours, marks = self._painter, self._colours, self._marks
        small = layout.side < MIN_SIDE_SHAPED
        if not small:
            self._paint_path(layout.points, layout.radius * 0.8)
        for place, mark in marks.marks.items():
            if place >= 0 and (not small or mark is Mark.CURRENT):
                paint_mark(painter, layout.points[place], layout.radius, mark, colours)
            elif place >= 0:
                self._fill_square(layout, place, mark)
        if small:
            self._paint_path(layout.points, layout.radius * 0.8)
        for place in {*marks.goals, *(() if marks.start is None else (marks.start,))}:
            self._paint_ends(place, layout.points[place], layout.radius)
        if marks.picked is not None:
            self._paint_picked(layout.points[marks.picked], layout.radius)

    def _fill_square(self, layout: GridLayout, place: int, mark: Mark) -> None:
        """Fill a square that is too small for shapes: a closed one entirely, an open one except for its edge."""
        spot = self._sketch.spots[place]
        square = layout.square(spot.x, spot.y)
        if mark is Mark.OPEN:
            square = square.adjusted(0, 0, -layout.side * 0.35, -layout.side * 0.35)
        self._painter.fillRect(square, QColor(self._colours.open if mark is Mark.OPEN else self._colours.closed))

    def _cost_font(self, side: float) -> QFont:
        font = QFont()
        font.setPixelSize(max(int(min(side * 0.38, 13 * theme().scale)), 5))
        return font

    def _paint_place(self, place: int, at: QPointF, radius: float) -> None:
        paint_mark(self._painter, at, radius, self._marks.mark(place), self._colours)
        self._paint_ends(place, at, radius)
        if place == self._marks.picked:
            self._paint_picked(at, radius)

    def _paint_ends(self, place: int, at: QPointF, radius: float) -> None:
        if place in self._marks.goals:
            paint_goal(self._painter, at, radius, self._colours)
        if place == self._marks.start:
            paint_start(self._painter, at, radius, self._colours)

    def _paint_picked(self, at: QPointF, radius: float) -> None:
        pen = QPen(QColor(self._colours.accent), 2.0, Qt.PenStyle.DashLine)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        half_size = radius * 2.2
        self._painter.drawRect(QRectF(at.x() - half_size, at.y() - half_size, 2 * half_size, 2 * half_size))

    def _paint_path(self, points: list[QPointF], radius: float) -> None:
        path = [points[place] for place in self._marks.path if place >= 0]
        if len(path) < 2:
            return
        polyline = QPainterPath(path[0])
        for point in path[1:]:
            polyline.lineTo(point)
        pen = QPen(QColor(self._colours.current), max(radius * 0.75, 2.5))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(polyline)

    def _paint_head(self, line: QLineF, radius: float) -> None:
        """Paint the head of an arrow in front of the place that a one-way road leads to."""
        if line.length() < 4 * radius:
            return
        end = line.pointAt(1 - 1.9 * radius / line.length())
        shaft = QLineF(end, line.p1())
        shaft.setLength(radius * 1.1)
        head = QPolygonF([end])
        for angle in (26, -26):
            side = QLineF(shaft)
            side.setAngle(shaft.angle() + angle)
            head.append(side.p2())
        self._painter.setBrush(QColor(self._colours.edge))
        self._painter.drawPolygon(head)

    def _paint_name(self, place: int, box: QRectF, note: str, scale: float, large: bool) -> None:
        painter, colours, name = self._painter, self._colours, self._sketch.spots[place].name
        font = name_font(scale, large)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        background = QColor(colours.surface)
        background.setAlpha(NAME_BACKGROUND_ALPHA)
        painter.fillRect(box, background)
        painter.setPen(QColor(colours.text))
        line = QRectF(box.x(), box.y(), box.width(), metrics.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
        if note:
            painter.setFont(note_font(scale))
            painter.setPen(QColor(_note_colours(colours)[self._marks.mark(place)]))
            painter.drawText(box.adjusted(0, metrics.height() - 1, 0, 0), Qt.AlignmentFlag.AlignCenter, note)


def _note_colours(colours: Colours) -> Mapping[Mark, str]:
    return {
        Mark.UNSEEN: colours.muted,
        Mark.OPEN: colours.open,
        Mark.CLOSED: colours.text,
        Mark.CURRENT: colours.text,
    }
