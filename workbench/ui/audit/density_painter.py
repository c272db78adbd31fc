"""Paints the number of boards for each estimate and true distance: the more boards, the darker the cell."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from workbench.tiles.state_space.verdict import HeuristicVerdict
from workbench.ui.base.theme import LIGHT, Colours
from workbench.ui.charts.ticks import tick_texts, ticks
from workbench.wording import text

MIN_OPACITY = 0.16
"""The opacity of a cell with a single board."""
Cell = tuple[int, int]
"""The estimate, rounded down, and the true distance, in moves."""


@dataclass(frozen=True)
class DensityLayout:
    """Attributes: room, of the plot with the axes; area, without them; span, the number of cells along either axis."""

    room: QRectF
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


def density_layout(verdict: HeuristicVerdict, room: QRectF, font: QFont) -> DensityLayout:
    """Return the layout of the plot within `room`, which also holds the axes."""
    metrics = QFontMetricsF(font)
    line_height = metrics.height()
    left, below = 2 * line_height + metrics.horizontalAdvance("00"), 2.4 * line_height
    area = room.adjusted(left, line_height * 0.5, -line_height * 0.7, -below)
    return DensityLayout(room, area, max(*verdict.density.shape, 2))


def paint(
    painter: QPainter,
    layout: DensityLayout,
    verdict: HeuristicVerdict,
    colours: Colours,
    font: QFont,
    picked: Cell | None = None,
) -> None:
    """Paint the density, the diagonal (h = true distance), and the axes."""
    painter.setFont(font)
    _paint_ground(painter, layout, colours)
    _paint_cells(painter, layout, verdict, colours)
    _paint_diagonal(painter, layout, colours)
    _paint_axes(painter, layout, colours, font)
    if picked is not None and max(picked) < layout.span:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.current), 2))
        painter.drawRect(layout.cell(*picked))


def _paint_ground(painter: QPainter, layout: DensityLayout, colours: Colours) -> None:
    """Hatch the area below the diagonal: there h overestimates."""
    area = layout.area
    painter.fillRect(area, QColor(colours.surface))
    hatching = QColor(colours.danger)
    hatching.setAlphaF(0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hatching)
    brush = painter.brush()
    brush.setStyle(Qt.BrushStyle.BDiagPattern)
    painter.setBrush(brush)
    width, height = layout.side
    steps = QPolygonF()
    for h in range(1, layout.span):  # cells on the diagonal are not hatched: h is exact there
        x, y = area.left() + h * width, area.bottom() - h * height
        steps.append(QPointF(x, y + height))
        steps.append(QPointF(x, y))
    steps.append(QPointF(area.right(), area.top() + height))
    steps.append(area.bottomRight())
    painter.drawPolygon(steps)


def _paint_cells(painter: QPainter, layout: DensityLayout, verdict: HeuristicVerdict, colours: Colours) -> None:
    density = verdict.density
    max_log = math.log(max(2, int(density.max(initial=1))))
    sound, overestimated = QColor(colours.accent), QColor(colours.danger)
    painter.setPen(Qt.PenStyle.NoPen)
    for h, true in np.argwhere(density).tolist():
        opacity = MIN_OPACITY + (1 - MIN_OPACITY) * math.log(int(density[h, true])) / max_log
        colour = QColor(overestimated if h > true else sound)
        colour.setAlphaF(min(1.0, opacity))
        painter.fillRect(layout.cell(h, true).adjusted(0, 0, -0.6, -0.6), QColor(colours.surface))
        painter.fillRect(layout.cell(h, true).adjusted(0, 0, -0.6, -0.6), colour)


def _paint_diagonal(painter: QPainter, layout: DensityLayout, colours: Colours) -> None:
    painter.setPen(QPen(QColor(colours.text), 1.4, Qt.PenStyle.DashLine))
    painter.drawLine(QLineF(layout.area.bottomLeft(), layout.area.topRight()))


def _paint_axes(painter: QPainter, layout: DensityLayout, colours: Colours, font: QFont) -> None:
    area, metrics = layout.area, QFontMetricsF(font)
    line_height, (width, height) = metrics.height(), layout.side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.border), 1))
    painter.drawRect(area)
    painter.setPen(QColor(colours.muted))
    marks, spacing = ticks(0, layout.span - 1, most=max(2, min(16, int(area.width() / (3 * line_height)))), whole=True)
    for mark, label in zip(marks, tick_texts(marks, spacing), strict=True):
        x, y = area.left() + (mark + 0.5) * width, area.bottom() - (mark + 0.5) * height
        painter.drawText(QRectF(x - 40, area.bottom() + 2, 80, line_height), Qt.AlignmentFlag.AlignHCenter, label)
        left = QRectF(area.left() - 84, y - line_height / 2, 80, line_height)
        painter.drawText(left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label)
    below = QRectF(layout.room.left(), area.bottom() + line_height * 1.15, layout.room.width(), line_height * 1.2)
    title = text("audit-axis-h")
    if metrics.horizontalAdvance(title) <= area.width():
        below.setLeft(area.left())
        below.setRight(area.right())
    _paint_title(painter, below, title)
    title = text("audit-axis-true")
    if metrics.horizontalAdvance(title) > area.height():
        title = text("audit-axis-true-short")
    beside = area if metrics.horizontalAdvance(title) <= area.height() else layout.room
    painter.save()
    painter.translate(area.left() - 1.6 * line_height - metrics.horizontalAdvance("00"), beside.center().y())
    painter.rotate(-90)
    height = beside.height()
    _paint_title(painter, QRectF(-height / 2, -line_height / 2, height, line_height * 1.2), title)
    painter.restore()


def _paint_title(painter: QPainter, room: QRectF, title: str) -> None:
    """Paint the title of an axis, with an ellipsis if it is too long."""
    shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, shown)


@dataclass(frozen=True)
class DensityFigure:
    """The density as a picture for a report, with a title and a line about it."""

    title: str
    about: str
    verdict: HeuristicVerdict

    def paint(self, painter: QPainter, area: QRectF) -> None:
        font = painter.font()
        paint(painter, density_layout(self.verdict, area.adjusted(0, 8, 0, 0), font), self.verdict, LIGHT, font)
