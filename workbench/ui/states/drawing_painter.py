"""Paints the drawings that a problem provides of its states."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPalette, QPen, QPixmap

from workbench.search.problem.drawing import CANVAS, Drawing, Shape
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.states.board_colours import is_dark

_LIGHT = {
    "ink": "#1A2028", "paper": "#FFFFFF", "muted": "#9AA5B1", "blue": "#0072B2", "orange": "#E69F00",
    "green": "#009E73", "red": "#D55E00", "purple": "#CC79A7", "sky": "#56B4E9", "yellow": "#F0E442",
}  # fmt: skip
_DARK = {**_LIGHT, "ink": "#E7EBEF", "paper": "#15181C", "muted": "#6B7683", "blue": "#2F97D6"}
LINE_WIDTH = 1.6
"""The width of lines, on a canvas of CANVAS."""


def painted_pixmap(content: Drawing, side: int, dpr: float, palette: QPalette) -> QPixmap:
    """Return a drawing as a transparent pixmap of `side` pixels square with `dpr` device pixels per pixel."""
    area = QRectF(0, 0, side, side)
    return drawn_pixmap(side, side, dpr, lambda painter: paint_drawing(painter, area, content, palette))


def paint_drawing(painter: QPainter, rect: QRectF, content: Drawing, palette: QPalette) -> None:
    """Paint a drawing centred in `rect`, as large as fits."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inks = _DARK if is_dark(palette) else _LIGHT
    if isinstance(content, str):
        painter.setPen(QColor(inks["ink"]))
        _paint_text(painter, rect, content)
    else:
        side = min(rect.width(), rect.height())
        painter.translate(rect.center() - QPointF(side / 2, side / 2))
        painter.scale(side / CANVAS, side / CANVAS)
        painter.setClipRect(QRectF(0, 0, CANVAS, CANVAS))
        for shape in content:
            _paint_shape(painter, shape, QColor(inks[shape.colour]))
    painter.restore()


def _paint_shape(painter: QPainter, shape: Shape, colour: QColor) -> None:
    numbers = shape.numbers
    if shape.kind == "line":
        painter.setPen(QPen(colour, LINE_WIDTH, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(*numbers[:2]), QPointF(*numbers[2:]))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if shape.kind == "box":
        painter.drawRect(QRectF(*numbers))
    elif shape.kind == "circle":
        painter.drawEllipse(QPointF(*numbers[:2]), numbers[2], numbers[2])
    else:
        painter.setPen(colour)
        font = QFont()
        font.setPixelSize(max(round(numbers[2]), 1))
        painter.setFont(font)
        x, y = numbers[:2]
        painter.drawText(
            QRectF(x - CANVAS, y - CANVAS, 2 * CANVAS, 2 * CANVAS), Qt.AlignmentFlag.AlignCenter, shape.text
        )


def _paint_text(painter: QPainter, rect: QRectF, lines: str) -> None:
    """Paint lines centred in `rect`, in a fixed-width font as large as fits, at most three times the usual size."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    natural_size = QFontMetricsF(font).size(0, lines)
    if natural_size.isEmpty():
        return
    factor = min(rect.width() / natural_size.width(), rect.height() / natural_size.height(), 3.0)
    font.setPointSizeF(max(font.pointSizeF() * factor * 0.95, 1.0))
    painter.setFont(font)
    painter.setClipRect(rect)
    size = QFontMetricsF(font).size(0, lines)
    area = QRectF(rect.center() - QPointF(size.width() / 2, size.height() / 2), size)
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft, lines)
