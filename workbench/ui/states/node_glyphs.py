"""The glyphs of nodes in a tree: each status of a node has its own shape, in addition to its colour."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from workbench.search.tree.marks import Mark
from workbench.ui.base.theme import Colours, pixels

FILLED = {Mark.CLOSED, Mark.ENTERED, Mark.ONE, Mark.OTHER, Mark.BOTH}


def mark_colour(mark: int, colours: Colours) -> QColor:
    """Return the colour of a mark, the same as in the lists and in the chart."""
    return QColor(
        {
            Mark.OPEN: colours.open,
            Mark.CLOSED: colours.closed,
            Mark.ENTERED: colours.open,
            Mark.CUT: colours.danger,
            Mark.REJECTED: colours.danger,
            Mark.ONE: colours.configurations[0],
            Mark.OTHER: colours.configurations[1],
            Mark.BOTH: colours.both,
        }.get(Mark(mark), colours.muted)
    )


def draw_mark(painter: QPainter, mark: int, centre: QPointF, radius: float, colours: Colours) -> None:
    """Draw the glyph of a mark, within `radius` of `centre` in each direction."""
    colour = mark_colour(mark, colours)
    painter.setPen(QPen(colour, max(radius * 0.3, 1.0)))
    painter.setBrush(colour if mark in FILLED else QColor(colours.surface))
    inset = min(1.2, radius * 0.2)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    if mark == Mark.ONE:
        painter.drawPolygon(_polygon(centre, radius, ((0.0, -0.95), (0.95, 0.75), (-0.95, 0.75))))
    elif mark == Mark.OTHER:
        painter.drawPolygon(_polygon(centre, radius, ((0.0, 0.95), (0.95, -0.75), (-0.95, -0.75))))
    elif mark in (Mark.OPEN, Mark.FORGOTTEN, Mark.BOTH):
        if mark == Mark.BOTH:
            painter.setPen(QPen(QColor(colours.text), max(radius * 0.16, 1.0)))
        if mark == Mark.FORGOTTEN:
            painter.setPen(QPen(colour, max(radius * 0.3, 1.0), Qt.PenStyle.DotLine))
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    elif mark == Mark.CLOSED:
        painter.drawRect(box.adjusted(inset, inset, -inset, -inset))
    elif mark == Mark.ENTERED:
        painter.drawPolygon(_polygon(centre, radius, ((-0.9, -0.7), (0.9, -0.7), (0.0, 0.9))))
    elif mark in (Mark.SUPERSEDED, Mark.DROPPED):
        painter.drawPolygon(_polygon(centre, radius, ((0, -1), (1, 0), (0, 1), (-1, 0))))
        if mark == Mark.SUPERSEDED:
            painter.drawLine(centre + QPointF(-radius, radius), centre + QPointF(radius, -radius))
    else:
        draw_cross(painter, box.adjusted(1, 1, -1, -1), colour, max(radius * 0.4, 1.2))


def draw_cross(painter: QPainter, box: QRectF, colour: QColor, width: float) -> None:
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(box.topLeft(), box.bottomRight())
    painter.drawLine(box.bottomLeft(), box.topRight())


def draw_pointer(painter: QPainter, tip: QPointF, size: float, colours: Colours) -> None:
    """Draw the pointer at the current node, with its tip at `tip`, from the left."""
    painter.setPen(QPen(QColor(colours.text), 1))
    painter.setBrush(QColor(colours.current))
    painter.drawPolygon(_polygon(tip, size, ((-1.5, -0.8), (0, 0), (-1.5, 0.8))))


def _polygon(centre: QPointF, radius: float, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([centre + QPointF(x * radius, y * radius) for x, y in corners])


def draw_star(painter: QPainter, centre: QPointF, radius: float, colours: Colours) -> None:
    """Draw the star of a highlighted node."""
    corners = [
        QPointF(centre.x() + length * cos(angle), centre.y() + length * sin(angle))
        for corner in range(10)
        for angle, length in (((corner / 5 - 0.5) * pi, radius * (0.45 if corner % 2 else 1.0)),)
    ]
    painter.setPen(QPen(QColor(colours.surface), 1.5))
    painter.setBrush(QColor(colours.accent))
    painter.drawPolygon(QPolygonF(corners))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def frame_marked(painter: QPainter, line: QRect, colours: Colours) -> None:
    """Highlight a row of a table: a frame, and a star in its corner, above the numbers."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.accent), 2))
    painter.drawRoundedRect(line.adjusted(1, 1, -2, -2), 4, 4)
    draw_star(painter, QPointF(line.left() + pixels(8), line.top() + pixels(8)), pixels(5), colours)
    painter.restore()
