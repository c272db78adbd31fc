"""A stone as a small picture, for lists and next to names."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from workbench.hex.board import BLUE
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.hex.board.colours import hex_colours


def stone_pixmap(colour: int, side: int) -> QPixmap:
    """Return a stone `side` pixels wide; Blue's has stripes."""
    return drawn_pixmap(side, side, 1.0, lambda painter: paint_stone(painter, QRectF(0, 0, side, side), colour))


def stone_icon(colour: int, side: int) -> QIcon:
    """Return a stone that keeps its colour in a selected row."""
    picture, icon = stone_pixmap(colour, side), QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon


def paint_stone(painter: QPainter, area: QRectF, colour: int) -> None:
    """Paint a stone that fills an area."""
    colours = hex_colours()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, radius = area.center(), min(area.width(), area.height()) / 2 - 0.75
    painter.setPen(QPen(colours.edges[colour], 1))
    painter.setBrush(colours.stones[colour])
    painter.drawEllipse(centre, radius, radius)
    if colour == BLUE:
        ink = QColor(colours.inks[colour])
        ink.setAlphaF(0.8)
        painter.setPen(QPen(ink, max(1.0, radius * 0.12)))
        for off, reach in ((-0.3, 0.5), (0.0, 0.62), (0.3, 0.5)):
            middle = centre + QPointF(off, off) * radius
            diagonal = QPointF(reach, -reach) * radius * 0.9
            painter.drawLine(middle - diagonal, middle + diagonal)
