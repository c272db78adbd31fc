"""The parts of a chart as pyqtgraph items.

It is imported when a chart is first shown, because pyqtgraph loads slowly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.envelope import clipped

BAR_HALF_WIDTH = 0.4
"""Half the width of a bar, in units of the x-axis."""
LABEL_SHIFT = 0.9
"""The fraction of its width by which a label is shifted beside another."""


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

    Labels that would overlap are placed side by side.
    """
    font = QFont(font)
    font.setBold(True)
    metrics = QFontMetricsF(font)
    width, height = (max(size, 1.0) for size in (main.width(), main.height()))
    labels: list[tuple[pg.ViewBox, Any]] = []
    occupied: list[tuple[pg.ViewBox, tuple[float, float]]] = []
    for box, part in parts:
        (first, last), (bottom, top) = box.viewRange()
        x = float(part.curve.x[-1]) / (last - first or 1.0) * width
        y = float(part.curve.y[-1]) / (top - bottom or 1.0) * height
        shift_count = 0
        while any(
            other is box
            and abs(x - point[0]) < metrics.horizontalAdvance("MM")
            and abs(y - point[1]) < metrics.height()
            for other, point in occupied
        ):
            shift_count += 1
            x -= metrics.horizontalAdvance("MM")
        occupied.append((box, (x, y)))
        labels.append((box, _label(part, main, font, shift_count)))
    return labels


def _label(part: ChartPart, main: pg.ViewBox, font: QFont, shift_count: int) -> Any:
    """Return the label above the end of a part, to the left of `shift_count` others.

    It is below the end if there is no room above, and for the right axis, because curves of both axes often end at the
    top.
    """
    _, (bottom, top) = main.viewRange()
    x, y = float(part.curve.x[-1]), float(part.curve.y[-1])
    room = (top - y) / (top - bottom or 1.0) * main.height()
    below = part.right or room < QFontMetricsF(font).height()
    anchor = (1 + LABEL_SHIFT * shift_count, 0 if below else 1)
    item = pg.TextItem(part.entry.label, color=QColor(part.entry.colour), anchor=anchor)
    item.setFont(font)
    item.setPos(x, y)
    return item
