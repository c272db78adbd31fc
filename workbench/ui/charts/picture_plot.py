"""Plots as vector graphics. It is imported when a chart is saved, because pyqtgraph takes long to load."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from workbench.ui.base.theme import LIGHT, Colours
from workbench.ui.base.throttle import Throttle
from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.envelope import clipped
from workbench.ui.charts.legend import PICTURE_WIDTH
from workbench.ui.charts.plot import Plot
from workbench.ui.charts.plot_items import items_of


class PicturePlot(Plot):
    """A plot for a picture, in light colours. Its curves end at the limits of `zoom`, because SVG does not clip them.

    `ratio`: pixels of the picture per unit of length.
    """

    def __init__(self, owner: QWidget, ratio: float, zoom: tuple[float, float] | None) -> None:
        self._ratio, self._limits = ratio, zoom or (-math.inf, math.inf)
        super().__init__(Throttle(owner.update, 0.0, owner), owner)
        self.zoom = zoom
        self.set_cursor(None)

    def _items_of(self, part: ChartPart) -> list[Any]:
        return items_of(part, self._limits, PICTURE_WIDTH * self._ratio, smooth=True)

    def _visible(self, part: ChartPart) -> ChartPart:
        return replace(part, curve=clipped(part.curve, self._limits))

    def _palette(self) -> Colours:
        return LIGHT


def render_plot(plot: pg.PlotWidget, painter: QPainter, area: QRectF) -> None:
    """Paint a plot that is not shown into `area`."""
    plot.resize(area.size().toSize())
    for _ in range(3):  # the axes get the space for their labels only after they have been painted
        plot.grab()
        plot.getPlotItem().layout.activate()
    painter.setBrush(Qt.BrushStyle.NoBrush)  # with which pyqtgraph fills the background
    plot.render(painter, area, plot.rect())
