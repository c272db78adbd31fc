"""A chart as a picture for a report: title, axes with captions, legend; always in the light colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from workbench.ui.base import drawing
from workbench.ui.base.theme import LIGHT
from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import paint_stroke
from workbench.ui.charts.plot_range import dotted, left_range, right_range
from workbench.ui.charts.ticks import tick_texts, ticks

SIZE = QSize(960, 540)
PIXEL_RATIO = 2
"""Pixels of the saved picture per unit of SIZE."""
DOTS_PER_INCH = 96
"""Dots per inch, which determine the size on a page."""
FONT_PIXELS = 15
"""Font size in pixels; the title is larger."""
_TEXT, _MUTED, _GRID = QColor(LIGHT.text), QColor(LIGHT.muted), QColor(LIGHT.border)


@dataclass(frozen=True)
class Figure:
    """A chart to paint.

    Attributes:
        title, about: above it. bottom, y_title, right: captions of the axes; right is "" without a right axis.
        parts: the curves. part: the visible range of the x-axis.
        ticks: the marks of the bottom axis; None: regular numbers, integers only if `whole_range`.
        grounded: whether the left axis starts at 0, not at the minimum.
    """

    title: str
    about: str
    bottom: str
    y_title: str
    parts: Sequence[ChartPart]
    part: tuple[float, float]
    right: str = ""
    ticks: Sequence[tuple[float, str]] | None = None
    whole_range: bool = True
    grounded: bool = True

    def paint(self, painter: QPainter, _size: QSize) -> None:
        """Paint it on a page of SIZE."""
        _FigurePainter(painter, self).paint()


class Picture(Protocol):
    """Anything that can be saved as a picture."""

    @property
    def title(self) -> str:
        """The title."""
        ...

    @property
    def about(self) -> str:
        """A description of what it shows."""
        ...

    def paint(self, painter: QPainter, size: QSize) -> None:
        """Paint it on a page of this size."""
        ...


def png(figure: Picture) -> bytes:
    return drawing.png(SIZE, PIXEL_RATIO, lambda painter: figure.paint(painter, SIZE))


def svg(figure: Picture) -> bytes:
    """Return a figure as SVG whose texts stay texts."""
    return drawing.svg(SIZE, figure.title, figure.about, lambda painter: figure.paint(painter, SIZE), DOTS_PER_INCH)


class _FigurePainter:
    """Paints one figure with a painter."""

    def __init__(self, painter: QPainter, figure: Figure) -> None:
        self.painter, self.figure = painter, figure
        self.font = QFont()
        self.font.setPixelSize(FONT_PIXELS)
        self.metrics = QFontMetricsF(self.font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.left_range = left_range(
            self._visible_values(right=False),
            0.0,
            figure.grounded,
            dotted([part for part in figure.parts if not part.right]),
        )
        self.right_range = right_range(self._visible_values(right=True))
        self.area = QRectF()

    def paint(self) -> None:
        self.painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), QColor(LIGHT.surface))
        top = self._titles()
        top = self._legend(top)
        right = 108 if self.figure.right and self.right_range else 24
        self.area = QRectF(92, top + 12, SIZE.width() - 92 - right, SIZE.height() - top - 12 - 64)
        self._axes()
        for part in self.figure.parts:
            self._curve(part)

    # Titles, legend and axes

    def _titles(self) -> float:
        bold = QFont(self.font)
        bold.setBold(True)
        bold.setPixelSize(round(FONT_PIXELS * 1.25))
        y = 14.0
        for font, label, colour in ((bold, self.figure.title, _TEXT), (self.font, self.figure.about, _MUTED)):
            metrics = QFontMetricsF(font)
            rect = QRectF(24, y, SIZE.width() - 48, metrics.height())
            self._write(rect, metrics.elidedText(label, Qt.TextElideMode.ElideRight, rect.width()), colour, font)
            y += metrics.height() + 2
        return y

    def _legend(self, top: float) -> float:
        x, y, height = 24.0, top + 6, self.metrics.height()
        for part in self.figure.parts:
            width = 26 + self.metrics.horizontalAdvance(part.entry.name) + 22
            if x > 24 and x + width > SIZE.width() - 24:
                x, y = 24.0, y + height + 4
            paint_stroke(self.painter, part.entry, QRectF(x, y, 20, height))
            self._write(QRectF(x + 26, y, width, height), part.entry.name, _TEXT)
            x += width
        return y + height

    def _axes(self) -> None:
        figure, area = self.figure, self.area
        marks = figure.ticks
        if marks is None:
            values, spacing = ticks(*figure.part, most=10, whole=figure.whole_range)
            marks = list(zip(values, tick_texts(values, spacing), strict=True))
        stride = max(1, -(-len(marks) // 16))
        for value, label in marks[::stride]:
            x = self._x(value)
            if area.left() - 1 <= x <= area.right() + 1:
                self._line(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 5))
                self._write(
                    QRectF(x - 60, area.bottom() + 7, 120, 20), label, _TEXT, align=Qt.AlignmentFlag.AlignHCenter
                )
        self._side_marks(self.left_range, left=True)
        if figure.right and self.right_range:
            self._side_marks(self.right_range, left=False)
        self.painter.setPen(QPen(_GRID, 1))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRect(area)
        below = QRectF(area.left(), area.bottom() + 30, area.width(), 24)
        self._write(below, figure.bottom, _MUTED, align=Qt.AlignmentFlag.AlignHCenter)

    def _side_marks(self, span: tuple[float, float], left: bool) -> None:
        area, values, spacing = self.area, *ticks(*span, most=6, whole=True)
        for value, label in zip(values, tick_texts(values, spacing), strict=True):
            y = self._y(value, span)
            if left:
                self._line(QPointF(area.left(), y), QPointF(area.right(), y))
                rect, align = QRectF(area.left() - 68, y - 12, 60, 24), Qt.AlignmentFlag.AlignRight
            else:
                self._line(QPointF(area.right(), y), QPointF(area.right() + 5, y))
                rect, align = QRectF(area.right() + 8, y - 12, 60, 24), Qt.AlignmentFlag.AlignLeft
            self._write(rect, label, _TEXT, align=align)
        self.painter.save()
        self.painter.translate(18 if left else SIZE.width() - 18, area.center().y())
        self.painter.rotate(-90)
        caption = self.figure.y_title if left else self.figure.right
        self._write(QRectF(-200, -12, 400, 24), caption, _MUTED, align=Qt.AlignmentFlag.AlignHCenter)
        self.painter.restore()

    # Lines and bars

    def _curve(self, part: ChartPart) -> None:
        span = self.right_range if part.right else self.left_range
        if span is None:
            return
        colour = QColor(part.entry.colour)
        if part.entry.bars:
            self._bars(part, colour, span)
            return
        curve = clipped(part.curve, self.figure.part)
        points = [
            QPointF(self._x(x), self._y(y, span)) for x, y in zip(curve.x.tolist(), curve.y.tolist(), strict=True)
        ]
        self.painter.setPen(QPen(colour, 1.6, part.entry.style))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        if part.entry.dots and part.entry.hollow:
            for point in points:
                self.painter.drawEllipse(point, 7.0, 7.0)
            return
        self.painter.drawPolyline(QPolygonF(points))
        if part.entry.label and points:
            rect = QRectF(points[-1].x() - 62, points[-1].y() + (2 if part.right else -22), 60, 20)
            self._write(rect, part.entry.label, colour, self._bold(), Qt.AlignmentFlag.AlignRight)
        if part.entry.dots:
            self.painter.setBrush(colour)
            self.painter.setPen(Qt.PenStyle.NoPen)
            for point in points:
                self.painter.drawEllipse(point, 3.5, 3.5)

    def _bold(self) -> QFont:
        font = QFont(self.font)
        font.setBold(True)
        return font

    def _bars(self, part: ChartPart, colour: QColor, span: tuple[float, float]) -> None:
        self.painter.setPen(QPen(colour, 1.2))
        self.painter.setBrush(Qt.BrushStyle.NoBrush if part.entry.hollow else colour)
        x_min, x_max = self.figure.part
        for x, y in zip(part.curve.x.tolist(), part.curve.y.tolist(), strict=True):
            if x + 0.4 >= x_min and x - 0.4 <= x_max and y:
                left, right = (self._x(min(max(x + side, x_min), x_max)) for side in (-0.4, 0.4))
                top = self._y(y, span)
                self.painter.drawRect(QRectF(left, top, right - left, self.area.bottom() - top))

    # Internal

    def _visible_values(self, right: bool) -> list[NDArray[np.float64]]:
        parts = [part for part in self.figure.parts if part.right is right]
        return [clipped(part.curve, self.figure.part).y for part in parts]

    def _x(self, x: float) -> float:
        x_min, x_max = self.figure.part
        return self.area.left() + (x - x_min) / (x_max - x_min or 1.0) * self.area.width()

    def _y(self, y: float, span: tuple[float, float]) -> float:
        return self.area.bottom() - (y - span[0]) / (span[1] - span[0] or 1.0) * self.area.height()

    def _line(self, start: QPointF, end: QPointF) -> None:
        self.painter.setPen(QPen(_GRID, 1))
        self.painter.drawLine(start, end)

    def _write(
        self,
        rect: QRectF,
        label: str,
        colour: QColor,
        font: QFont | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        self.painter.setFont(font or self.font)
        self.painter.setPen(colour)
        self.painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, label)


def clipped(curve: Curve, part: tuple[float, float]) -> Curve:
    """Return the points within a range of the x-axis, with the points where the line crosses its limits."""
    x, y = curve.x, curve.y
    inside = (x >= part[0]) & (x <= part[1])
    if inside.all() or not len(x):
        return curve
    first, last = (np.array([edge]) if x[0] < edge < x[-1] else np.zeros(0) for edge in part)
    return Curve(
        np.concatenate((first, x[inside], last)),
        np.concatenate((np.interp(first, x, y), y[inside], np.interp(last, x, y))),
    )
