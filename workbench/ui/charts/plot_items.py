"""The parts of a chart as pyqtgraph items.

It is imported when a chart is first shown, because pyqtgraph loads slowly.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont

from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.envelope import clipped

BAR_HALF_WIDTH = 0.4
"""Half the width of a bar, in units of the x-axis."""
LABEL_GAP = 3.0
"""Pixels between two labels beside each other."""
MOST_SHIFTS = 12
"""The number of places to the left of a curve's end at which there may be room for its label."""


def items_of(
    part: ChartPart, seen: tuple[float, float] = (-math.inf, math.inf), width: float = 1.0, smooth: bool = False
) -> list[Any]:
    """Return the curve of a part and its dots, or its bars.

    `seen`: the range of x at whose limits they end. `width`: of lines, in pixels. `smooth`: lines are antialiased and
    dots are painted as shapes, as vector files need.
    """
    entry, colour = part.entry, QColor(part.entry.colour)
    x, y = part.curve.x, part.curve.y
    if entry.bars:
        fill = QColor(Qt.GlobalColor.transparent) if entry.hollow else colour
        left, right = np.clip(x - BAR_HALF_WIDTH, *seen), np.clip(x + BAR_HALF_WIDTH, *seen)
        shown = left < right
        bars = pg.BarGraphItem(x0=left[shown], x1=right[shown], height=y[shown], pen=pg.mkPen(colour), brush=fill)
        return [bars]
    inside = (x >= seen[0]) & (x <= seen[1])
    dots = partial(pg.ScatterPlotItem, x[inside], y[inside], symbol="o", useCache=not smooth)
    if entry.dots and entry.hollow:
        return [dots(size=15, pen=pg.mkPen(colour, width=2), brush=None)]
    pen, curve = pg.mkPen(colour, width=width, style=entry.style), clipped(part.curve, seen)
    line = pg.PlotCurveItem(curve.x, curve.y, pen=pen, skipFiniteCheck=True, antialias=smooth)
    return [line, dots(size=6, pen=pen, brush=colour)] if entry.dots else [line]


def labels_of(
    parts: Sequence[tuple[pg.ViewBox, ChartPart]], main: pg.ViewBox, font: QFont
) -> list[tuple[pg.ViewBox, Any]]:
    """Return the labels at the ends of parts, each with its view box; `main`: the view box of the left axis.

    They lie within the plot, and beside each other where they would overlap, whichever axis their curves belong to.
    """
    font = QFont(font)
    font.setBold(True)
    room = QSizeF(max(main.width(), 1.0), max(main.height(), 1.0))
    labels: list[tuple[pg.ViewBox, Any]] = []
    occupied: list[QRectF] = []
    for box, part in parts:
        item = pg.TextItem(part.entry.label, color=QColor(part.entry.colour))
        item.setFont(font)
        end, size = _end(part, box, room), item.textItem.boundingRect().size()
        letters = QRectF(QPointF(), size).marginsRemoved(_margins(item))
        candidates = list(_places(end, size, letters.width(), room, below=part.right))
        place = next((one for one in candidates if not _touches(one, item, occupied)), candidates[0])
        occupied.append(place.marginsRemoved(_margins(item)))
        offset = end - place.topLeft()
        item.setAnchor((offset.x() / size.width(), offset.y() / size.height()))
        item.setPos(float(part.curve.x[-1]), float(part.curve.y[-1]))
        labels.append((box, item))
    return labels


def _end(part: ChartPart, box: pg.ViewBox, room: QSizeF) -> QPointF:
    """Return the end of a part in the plot, in pixels from its upper left corner."""
    (first, last), (bottom, top) = box.viewRange()
    across = (float(part.curve.x[-1]) - first) / (last - first or 1.0)
    down = (top - float(part.curve.y[-1])) / (top - bottom or 1.0)
    return QPointF(across * room.width(), down * room.height())


def _places(end: QPointF, size: QSizeF, step: float, room: QSizeF, below: bool) -> Iterator[QRectF]:
    """Yield where a label may lie, the best first: to the left of the end, above it or below, then ever further left.

    `below`: first below, for the right axis, because curves of both axes often end at the top.
    """
    sides = (end.y(), end.y() - size.height())
    for shift in range(MOST_SHIFTS):
        left = end.x() - size.width() - shift * (step + LABEL_GAP)
        for top in sides if below else sides[::-1]:
            yield QRectF(
                QPointF(
                    min(max(left, 0.0), room.width() - size.width()), min(max(top, 0.0), room.height() - size.height())
                ),
                size,
            )


def _touches(place: QRectF, item: pg.TextItem, occupied: Sequence[QRectF]) -> bool:
    """Return whether the letters of a label at a place would overlap others."""
    letters = place.marginsRemoved(_margins(item))
    return any(letters.intersects(other) for other in occupied)


def _margins(item: pg.TextItem) -> QMarginsF:
    margin = item.textItem.document().documentMargin() - 1
    return QMarginsF(margin, margin, margin, margin)
