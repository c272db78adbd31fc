"""The parts of a chart as pyqtgraph items.

It is imported when a chart is first shown, because pyqtgraph loads slowly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from workbench.ui.charts.chart_part import ChartPart

LABEL_SHIFT = 0.9
"""The fraction of its width by which a label is shifted beside another."""


def item_of(part: ChartPart) -> Any:
    """Return the curve of a part, or its bars."""
    x, y, entry, colour = part.curve.x, part.curve.y, part.entry, QColor(part.entry.colour)
    if entry.bars:
        fill = QColor(Qt.GlobalColor.transparent) if entry.hollow else colour
        return pg.BarGraphItem(x=x, height=y, width=0.8, pen=pg.mkPen(colour), brush=fill)
    pen = pg.mkPen(colour, width=1, style=entry.style)
    if entry.dots and entry.hollow:
        ring = pg.mkPen(colour, width=2)
        return pg.PlotDataItem(x, y, pen=None, symbol="o", symbolSize=15, symbolPen=ring, symbolBrush=None)
    if entry.dots:
        return pg.PlotDataItem(x, y, pen=pen, symbol="o", symbolSize=6, symbolPen=pen, symbolBrush=colour)
    return pg.PlotCurveItem(x, y, pen=pen, skipFiniteCheck=True)


def labels_of(parts: Sequence[tuple[pg.ViewBox, ChartPart]], main: pg.ViewBox) -> list[tuple[pg.ViewBox, Any]]:
    """Return the labels at the ends of parts, each with its view box; `main`: the view box of the left axis.

    Labels that would overlap are placed side by side.
    """
    font = QFont(QApplication.font())
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
