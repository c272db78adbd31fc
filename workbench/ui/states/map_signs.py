"""The signs on a map: places by their statuses, the ring of a goal, the arrow at the start, and arrows to parents."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from workbench.search.tree.marks import Mark as TreeMark
from workbench.ui.base.theme import Colours
from workbench.ui.states.map_layout import RING, Side
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.node_glyphs import draw_mark
from workbench.ui.states.node_glyphs import mark_colour as tree_colour

_OF_PAIRS = {Mark.ONE: TreeMark.ONE, Mark.OTHER: TreeMark.OTHER, Mark.BOTH: TreeMark.BOTH}


def mark_colour(mark: Mark, colours: Colours) -> str:
    """Return the colour of a status; of a pair of searches, that of their tree."""
    if mark in _OF_PAIRS:
        return tree_colour(_OF_PAIRS[mark], colours).name()
    return {
        Mark.UNSEEN: colours.surface,
        Mark.OPEN: colours.open,
        Mark.CLOSED: colours.closed,
        Mark.CURRENT: colours.current,
        Mark.ENTERED: tree_colour(TreeMark.ENTERED, colours).name(),
    }[mark]


def paint_mark(
    painter: QPainter, at: QPointF, radius: float, mark: Mark, colours: Colours, fill: QColor | None = None
) -> None:
    """Paint a place: a small ring if it is unseen, a disc if open, a square if closed, a diamond if current.

    On the path of a search without CLOSED, as in its tree: a triangle that points down.
    Of a pair of searches, as in their tree: a triangle that points up, or down, or a disc if both have expanded it.
    `fill`: another colour than that of the status.
    """
    if mark in _OF_PAIRS:
        draw_mark(painter, _OF_PAIRS[mark], at, radius, colours)
        return
    edge = QColor(colours.text)
    painter.setPen(QPen(edge, max(radius * 0.16, 1.0)))
    if mark is Mark.UNSEEN:
        painter.setPen(QPen(QColor(colours.edge), max(radius * 0.2, 1.0)))
        painter.setBrush(QColor(colours.surface))
        painter.drawEllipse(at, radius * 0.7, radius * 0.7)
        return
    painter.setBrush(fill or QColor(mark_colour(mark, colours)))
    if mark is Mark.OPEN:
        painter.drawEllipse(at, radius, radius)
    elif mark is Mark.CLOSED:
        side = radius * 0.9
        painter.drawRect(QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side))
    elif mark is Mark.ENTERED:
        painter.drawPolygon(
            QPolygonF([at + QPointF(x, y) * radius for x, y in ((-1.1, -0.85), (1.1, -0.85), (0, 1.1))])
        )
    else:
        half_size = radius * 1.5
        points = [QPointF(0, -half_size), QPointF(half_size, 0), QPointF(0, half_size), QPointF(-half_size, 0)]
        painter.drawPolygon(QPolygonF([at + point for point in points]))


def paint_goal(painter: QPainter, at: QPointF, radius: float, colours: Colours) -> None:
    """Paint the second ring around a goal."""
    painter.setPen(QPen(QColor(colours.goal), max(radius * 0.26, 1.5)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius * RING, radius * RING)


def paint_start(painter: QPainter, at: QPointF, radius: float, colours: Colours, side: Side = (-1, -1)) -> None:
    """Paint the arrow that points at the start from a side, the upper left or another one; it stands out on walls."""
    width = max(radius * 0.26, 1.5)
    x, y = (radius * one for one in side)
    tip = at + QPointF(x, y) * 1.15
    tails = QPointF(x, y) * 1.3, QPointF(x * 0.9, 0), QPointF(0, y * 0.9)
    for colour, thickness in ((colours.surface, width + 2), (colours.text, width)):
        painter.setPen(QPen(QColor(colour), thickness, c=Qt.PenCapStyle.RoundCap))
        painter.drawLines([QLineF(tip + tail, tip) for tail in tails])


def draw_arrow(painter: QPainter, line: QLineF, width: float, colour: QColor) -> None:
    """Draw a line with a head at its end."""
    painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(line)
    size = max(width * 3, 4.0)
    head = [QPointF(line.p2())]
    for angle in (150, -150):
        side = QLineF.fromPolar(size, line.angle() + angle)
        head.append(line.p2() + QPointF(side.dx(), side.dy()))
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(head))
