"""A chart of an experiment, on the screen and in files.

Imported when a chart is first shown, as pyqtgraph takes long to load. Configurations differ by colour and by the shape
of their points.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QWidget

from workbench.ui.base.theme import Colours
from workbench.ui.charts.plot_axis import Axis
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.experiments.points import Box, ChartData, PointsKind
from workbench.ui.experiments.spreading import Series, spread
from workbench.wording import number, text

SYMBOLS = ("o", "t1", "s", "d", "x", "star", "p", "+", "t", "h")
POINT_SIZE, BOX_HALF_WIDTH = 7, 0.28
"""The size of a point in pixels, and half the width of a box in units of the x-axis."""
POINT_ALPHA, MIN_POINT_ALPHA = 150, 30
"""The alpha value of points, of 255, and its minimum where there are many; overlapping points are darker."""
FEW, SMALL_POINT = 200, 4
"""The largest number of points with full size and alpha value, and the size of a point of more."""
MARGIN = 0.04


def palette(theme_colours: Colours) -> tuple[str, ...]:
    """Return the colours of configurations, in order."""
    series = theme_colours.series
    return (theme_colours.open, theme_colours.closed, theme_colours.f, *series[:3], series[4])


def style_of(place: int, theme_colours: Colours) -> tuple[QColor, str]:
    """Return the colour and the symbol of a configuration by number."""
    colours = palette(theme_colours)
    return QColor(colours[place % len(colours)]), SYMBOLS[place % len(SYMBOLS)]


LARGE_LINES = 10
"""The minimum height in lines of text, with large text."""


class ExperimentPlot(pg.PlotWidget):  # type: ignore[misc]
    """Shows points or boxes. The wheel zooms, dragging pans, and a double click shows everything again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._axes = {side: PowerAxis(side) for side in ("left", "bottom")}
        super().__init__(parent, axisItems=self._axes)
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMenuEnabled(False)
        plot.setContentsMargins(0, 8, 12, 0)
        self._box = plot.getViewBox()
        self._box.setDefaultPadding(MARGIN)
        self._box.sigResized.connect(self._show_title)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        MinLines(self, LARGE_LINES)

    def show_content(self, content: ChartData, theme_colours: Colours, shapes: bool = False) -> None:
        """Show the content in the given colours; `shapes`: paint each point as a shape, as vector files need."""
        self.clear()
        self._restyle(theme_colours)
        powers = content.kind.logarithmic
        for axis, power in zip(("bottom", "left"), powers, strict=True):
            self._axes[axis].powers = power
            self._axes[axis].bare = content.kind is PointsKind.BOXES and axis == "bottom"
        if content.kind is PointsKind.ESTIMATE:
            self._diagonal(content, theme_colours)
        shown = [one for one in content.points if len(one.x)]
        scaled = [
            tuple(np.log10(values) if power else values for values, power in zip((one.x, one.y), powers, strict=True))
            for one in shown
        ]
        series = spread(content.kind, [(x, y) for x, y in scaled])
        for one, drawn in zip(shown, series, strict=True):
            self._add_points(drawn.x, drawn.y, one.number, theme_colours, shapes)
        for one, drawn in zip(shown, series, strict=True):
            self._add_medians(drawn, one.number, theme_colours, shapes)
        for place, box in enumerate(content.boxes):
            self._add_box(place, box, theme_colours, shapes)
        for side, key in zip(("bottom", "left"), content.kind.axes, strict=True):
            self._axes[side].set_title(text(key))
        self._show_title()
        self._box.enableAutoRange()
        self._box.updateAutoRange()

    def mouseDoubleClickEvent(self, event: Any) -> None:
        self._box.enableAutoRange()
        event.accept()

    # Internals

    def _show_title(self) -> None:
        """Show the title of the upright axis if it fits."""
        self._axes["left"].show_title(self._axes["left"].fits(self._box.height()))

    def _add_points(self, x: Any, y: Any, place: int, theme_colours: Colours, shapes: bool) -> None:
        colour, symbol = style_of(place, theme_colours)
        faint = QColor(colour)
        faint.setAlpha(round(max(POINT_ALPHA * min(1.0, math.sqrt(FEW / max(len(x), 1))), MIN_POINT_ALPHA)))
        pen, brush = pg.mkPen(faint, width=1), None if symbol in "x+" else faint
        size = POINT_SIZE if len(x) <= FEW else SMALL_POINT
        item = pg.ScatterPlotItem(x, y, symbol=symbol, size=size, pen=pen, brush=brush, useCache=not shapes)
        self.addItem(item)

    def _add_medians(self, series: Series, place: int, theme_colours: Colours, shapes: bool) -> None:
        """Draw the quartiles of the columns as bars, and their medians as symbols joined by a line."""
        if not len(series.columns):
            return
        colour, symbol = style_of(place, theme_colours)
        low, median, high = series.quartiles
        line, x = pg.mkPen(colour, width=1.5), series.columns
        if len(x) > 1:
            self.addItem(pg.PlotCurveItem(x, median, pen=line, antialias=True))
        bars = np.repeat(x, 2), np.stack((low, high), axis=1).ravel()
        self.addItem(pg.PlotCurveItem(*bars, connect="pairs", pen=line, antialias=True))
        outline = pg.mkPen(colour if symbol in "x+" else theme_colours.surface, width=1)
        item = pg.ScatterPlotItem(
            x, median, symbol=symbol, size=POINT_SIZE + 2, pen=outline, brush=pg.mkBrush(colour), useCache=not shapes
        )
        self.addItem(item)

    def _diagonal(self, content: ChartData, theme_colours: Colours) -> None:
        """Draw the line on which the estimate equals the true cost."""
        most = max([1.0, *(float(one.x.max(initial=0.0)) for one in content.points)])
        line = pg.PlotCurveItem([0.0, most], [0.0, most], pen=pg.mkPen(theme_colours.muted, style=Qt.PenStyle.DashLine))
        self.addItem(line)

    def _add_box(self, place: int, box: Box, theme_colours: Colours, shapes: bool) -> None:
        colour, _ = style_of(box.number, theme_colours)
        low, first, median, third, high = (
            math.log10(value) for value in (box.low, box.first, box.median, box.third, box.high)
        )
        fill = QColor(colour)
        fill.setAlpha(60)
        path = QPainterPath()
        path.addRect(QRectF(place - BOX_HALF_WIDTH, first, 2 * BOX_HALF_WIDTH, third - first))
        item = pg.QtWidgets.QGraphicsPathItem(path)
        item.setPen(pg.mkPen(colour, width=1.5))
        item.setBrush(fill)
        self.addItem(item)
        strokes = (
            ((place, third), (place, high)),
            ((place, first), (place, low)),
            ((place - BOX_HALF_WIDTH / 2, high), (place + BOX_HALF_WIDTH / 2, high)),
            ((place - BOX_HALF_WIDTH / 2, low), (place + BOX_HALF_WIDTH / 2, low)),
        )
        for begin, end in strokes:
            self._stroke(begin, end, colour, 1.5)
        self._stroke((place - BOX_HALF_WIDTH, median), (place + BOX_HALF_WIDTH, median), colour, 3)
        heights = np.log10([*box.beyond, box.median])
        self._add_points(np.full(len(heights), float(place)), heights, box.number, theme_colours, shapes)

    def _stroke(self, begin: tuple[float, float], end: tuple[float, float], colour: QColor, width: float) -> None:
        self.addItem(
            pg.PlotCurveItem([begin[0], end[0]], [begin[1], end[1]], pen=pg.mkPen(colour, width=width), antialias=True)
        )

    def _restyle(self, theme_colours: Colours) -> None:
        self.setBackground(theme_colours.surface)
        font = QApplication.font()
        for axis in self._axes.values():
            axis.setPen(pg.mkPen(theme_colours.border))
            axis.setTextPen(pg.mkPen(theme_colours.text))
            axis.setStyle(tickFont=font, tickLength=-4, maxTickLevel=0)
            axis.label.setFont(font)
            axis.setGrid(50)


class PowerAxis(Axis):
    """An axis with linear marks, with powers of ten (its values are logarithms), or without marks."""

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self.powers = False
        self.bare = False

    def tickValues(self, least: float, greatest: float, size: float) -> list[tuple[float, list[float]]]:
        """Return the positions of the marks: at powers of ten; if these are few, also at 2 and 5 times them."""
        if self.bare:
            return []
        if not self.powers:
            label: list[tuple[float, list[float]]] = super().tickValues(least, greatest, size)
            return label
        decades = range(math.floor(least), math.ceil(greatest) + 1)
        line = QFontMetricsF(self.style["tickFont"] or QFont()).height()
        room, decade = 36 if self.orientation == "bottom" else line, size / max(greatest - least, 1e-9)
        every = max(1, round(room / max(decade, 1e-9)))
        steps = (1, 2, 5) if greatest - least < 2.2 and decade * math.log10(2) >= line else (1,)
        marks = [decade + math.log10(step) for decade in decades if decade % every == 0 for step in steps]
        return [(1.0, [mark for mark in marks if least <= mark <= greatest])]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        if self.powers:
            return [_power(value) for value in values]
        return super().tickStrings(values, scale, spacing)


def _power(logarithm: float) -> str:
    """Return the text of the number with this logarithm."""
    value = 10.0**logarithm
    if value >= 1e6:
        return text("amount-millions", value=number(value / 1e6, 1))
    return number(value, max(0, math.ceil(-logarithm - 1e-9)))


def paint_key(
    painter: QPainter, area: QRectF, entries: Sequence[tuple[int, str]], theme_colours: Colours, font: QFont
) -> float:
    """Paint the symbol and the name of each configuration, (number, name), row by row; return the height used."""
    metrics = QFontMetricsF(font)
    height = _key_row_height(font)
    painter.setFont(font)
    for (place, name), corner in zip(entries, _key_places(entries, area.width(), font), strict=True):
        x, y = area.left() + corner.x(), area.top() + corner.y()
        colour, symbol = style_of(place, theme_colours)
        painter.save()
        painter.translate(QPointF(x + 8, y + height / 2))
        drawSymbol(painter, symbol, POINT_SIZE + 2, pg.mkPen(colour, width=1.5), pg.mkBrush(colour))
        painter.restore()
        painter.setPen(QColor(theme_colours.text))
        text_area = QRectF(x + 20, y, area.right() - x - 20, height)
        label = metrics.elidedText(name, Qt.TextElideMode.ElideRight, text_area.width())
        painter.drawText(text_area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, label)
    return key_height(entries, area.width(), font)


def key_height(entries: Sequence[tuple[int, str]], width: float, font: QFont) -> float:
    """Return the height of a legend of this width."""
    return max((corner.y() for corner in _key_places(entries, width, font)), default=0.0) + _key_row_height(font)


def _key_places(entries: Sequence[tuple[int, str]], most: float, font: QFont) -> list[QPointF]:
    """Return the corners of the entries of a legend of this width."""
    metrics, height = QFontMetricsF(font), _key_row_height(font)
    x, y, places = 0.0, 0.0, []
    for _, name in entries:
        width = 20 + metrics.horizontalAdvance(name) + 18
        if x > 0 and x + width - 18 > most:
            x, y = 0.0, y + height
        places.append(QPointF(x, y))
        x += width
    return places


def _key_row_height(font: QFont) -> float:
    return QFontMetricsF(font).height() + 4
