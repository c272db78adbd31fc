"""Paints the number of boards for each estimate and true distance: the more boards, the darker the cell."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from workbench.tiles.state_space.verdict import HeuristicVerdict
from workbench.ui.base.theme import LIGHT, Colours
from workbench.ui.charts.ticks import tick_texts, ticks
from workbench.wording import text

FAINTEST = 0.16
"""The opacity of a cell with a single board."""
Cell = tuple[int, int]
"""The estimate, rounded down, and the true distance, in moves."""


@dataclass(frozen=True)
class DensityLayout:
    """Attributes: area, of the plot, without the axes; span, the number of cells along either axis."""

    area: QRectF
    span: int

    @property
    def side(self) -> tuple[float, float]:
        """The width and the height of a cell, in pixels."""
        return self.area.width() / self.span, self.area.height() / self.span

    def cell(self, h: int, true: int) -> QRectF:
        width, height = self.side
        return QRectF(self.area.left() + h * width, self.area.bottom() - (true + 1) * height, width, height)

    def at(self, point: QPointF) -> Cell | None:
        """Return the cell at a point, or None outside the plot."""
        if not self.area.contains(point):
            return None
        width, height = self.side
        h, true = (point.x() - self.area.left()) // width, (self.area.bottom() - point.y()) // height
        return min(int(h), self.span - 1), min(int(true), self.span - 1)


def placed(verdict: HeuristicVerdict, room: QRectF, font: QFont) -> DensityLayout:
    """Return the layout of the plot within `room`, which also holds the axes."""
    metrics = QFontMetricsF(font)
    high = metrics.height()
    left, below = 2 * high + metrics.horizontalAdvance("00"), 2.4 * high
    area = room.adjusted(left, high * 0.5, -high * 0.7, -below)
    return DensityLayout(area, max(*verdict.density.shape, 2))


def paint(
    painter: QPainter,
    place: DensityLayout,
    verdict: HeuristicVerdict,
    colours: Colours,
    font: QFont,
    picked: Cell | None = None,
) -> None:
    """Paint the density, the diagonal (h = true distance), and the axes."""
    painter.setFont(font)
    _paint_ground(painter, place, colours)
    _paint_cells(painter, place, verdict, colours)
    _paint_diagonal(painter, place, colours)
    _paint_axes(painter, place, colours, font)
    if picked is not None and max(picked) < place.span:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.current), 2))
        painter.drawRect(place.cell(*picked))


def _paint_ground(painter: QPainter, place: DensityLayout, colours: Colours) -> None:
    """Hatch the area below the diagonal: there h overestimates."""
    area = place.area
    painter.fillRect(area, QColor(colours.surface))
    veil = QColor(colours.danger)
    veil.setAlphaF(0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    brush = painter.brush()
    brush.setStyle(Qt.BrushStyle.BDiagPattern)
    painter.setBrush(brush)
    width, height = place.side
    steps = QPolygonF()
    for h in range(1, place.span):  # cells on the diagonal are not hatched: h is exact there
        x, y = area.left() + h * width, area.bottom() - h * height
        steps.append(QPointF(x, y + height))
        steps.append(QPointF(x, y))
    steps.append(QPointF(area.right(), area.top() + height))
    steps.append(area.bottomRight())
    painter.drawPolygon(steps)


def _paint_cells(painter: QPainter, place: DensityLayout, verdict: HeuristicVerdict, colours: Colours) -> None:
    density = verdict.density
    most = math.log(max(2, int(density.max(initial=1))))
    sound, over = QColor(colours.accent), QColor(colours.danger)
    painter.setPen(Qt.PenStyle.NoPen)
    for h, true in np.argwhere(density).tolist():
        share = FAINTEST + (1 - FAINTEST) * math.log(int(density[h, true])) / most
        colour = QColor(over if h > true else sound)
        colour.setAlphaF(min(1.0, share))
        painter.fillRect(place.cell(h, true).adjusted(0, 0, -0.6, -0.6), QColor(colours.surface))
        painter.fillRect(place.cell(h, true).adjusted(0, 0, -0.6, -0.6), colour)


def _paint_diagonal(painter: QPainter, place: DensityLayout, colours: Colours) -> None:
    painter.setPen(QPen(QColor(colours.text), 1.4, Qt.PenStyle.DashLine))
    painter.drawLine(QLineF(place.area.bottomLeft(), place.area.topRight()))


def _paint_axes(painter: QPainter, place: DensityLayout, colours: Colours, font: QFont) -> None:
    area, metrics = place.area, QFontMetricsF(font)
    high, (width, height) = metrics.height(), place.side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.border), 1))
    painter.drawRect(area)
    painter.setPen(QColor(colours.muted))
    marks, spacing = ticks(0, place.span - 1, most=max(2, min(16, int(area.width() / (3 * high)))), whole=True)
    for mark, told in zip(marks, tick_texts(marks, spacing), strict=True):
        x, y = area.left() + (mark + 0.5) * width, area.bottom() - (mark + 0.5) * height
        painter.drawText(QRectF(x - 40, area.bottom() + 2, 80, high), Qt.AlignmentFlag.AlignHCenter, told)
        left = QRectF(area.left() - 84, y - high / 2, 80, high)
        painter.drawText(left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, told)
    below = QRectF(area.left(), area.bottom() + high * 1.15, area.width(), high * 1.2)
    painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, text("audit-axis-h"))
    painter.save()
    painter.translate(area.left() - 1.6 * high - metrics.horizontalAdvance("00"), area.center().y())
    painter.rotate(-90)
    painter.drawText(
        QRectF(-area.height() / 2, -high / 2, area.height(), high * 1.2),
        Qt.AlignmentFlag.AlignHCenter,
        text("audit-axis-true"),
    )
    painter.restore()


@dataclass(frozen=True)
class DensityFigure:
    """The density as a picture for a report, with a title and a line about it."""

    title: str
    about: str
    verdict: HeuristicVerdict
    font: QFont

    def paint(self, painter: QPainter, size: QSize) -> None:
        """Paint the figure on a page of this size, in the colours of the light theme."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(LIGHT.surface))
        high = QFontMetricsF(self.font).height()
        bold = QFont(self.font)
        bold.setBold(True)
        for font, told, colour, y in (
            (bold, self.title, LIGHT.text, 14.0),
            (self.font, self.about, LIGHT.muted, 16 + high),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(24, y, size.width() - 48, high), Qt.AlignmentFlag.AlignLeft, told)
        top = 24 + 2 * high
        room = QRectF(24, top, size.width() - 48, size.height() - top - 8)
        paint(painter, placed(self.verdict, room, self.font), self.verdict, LIGHT, self.font)
