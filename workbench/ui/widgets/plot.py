"""The one place that knows pyqtgraph: lines, stairs and bars over a common x-axis, with a cursor.

It is imported when a chart is first shown, since pyqtgraph takes long to load.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from workbench.ui.models.curves import Curve
from workbench.ui.theme import colours, theme
from workbench.ui.throttle import Throttle
from workbench.wording import number, text

HEADROOM = 1.06
MILLION = 1e6
MOST_TICKS = 14


@dataclass(frozen=True)
class Line:
    """Something drawn. `right`: against the right axis; `bars`: a bar for each point, hollow where `hollow`."""

    curve: Curve
    colour: str
    style: Qt.PenStyle = Qt.PenStyle.SolidLine
    right: bool = False
    bars: bool = False
    hollow: bool = False


class Plot(pg.PlotWidget):  # type: ignore[misc]
    """Draws lines. Signals: `picked(x)` where the pointer is pressed or dragged."""

    picked = Signal(float)

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        axes = {side: _Axis(side) for side in ("left", "right", "bottom")}
        super().__init__(parent, axisItems=axes)
        self._throttle, self._axes = throttle, axes
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.showAxis("right")
        plot.setContentsMargins(0, 8, 4, 0)
        self._main = plot.getViewBox()
        self._other = pg.ViewBox(enableMouse=False, enableMenu=False)
        plot.scene().addItem(self._other)
        axes["right"].linkToView(self._other)
        self._other.setXLink(self._main)
        self._main.sigResized.connect(self._resized)
        for box in (self._main, self._other):
            box.setDefaultPadding(0)
            box.disableAutoRange()
        self._items: list[Any] = []
        self._cursor = pg.InfiniteLine(angle=90, movable=False)
        self._main.addItem(self._cursor, ignoreBounds=True)
        theme().changed.connect(self._restyle)
        self._restyle()

    def draw(
        self,
        lines: Sequence[Line],
        ticks: Sequence[tuple[float, str]] | None = None,
        fitted: Sequence[Line] | None = None,
    ) -> None:
        """Draw `lines` in place of those before.

        `ticks`: the marks of the x-axis, None: even numbers. `fitted`: the lines that fill the room, None: all.
        """
        for box, item in self._items:
            box.removeItem(item)
        self._items = [self._item(line) for line in lines if len(line.curve.x)]
        for box, item in self._items:
            box.addItem(item, ignoreBounds=True)
        self._fit(lines if fitted is None else fitted)
        self._show_right([line for line in lines if line.right])
        self._axes["bottom"].setTicks(None if ticks is None else [_thinned(ticks)])

    def set_titles(self, bottom: str, left: str, right: str, whole: bool = True) -> None:
        """Say what the axes show; `whole`: along the bottom there are whole numbers only."""
        self._axes["bottom"].whole = whole
        for side, told in {"bottom": bottom, "left": left, "right": right}.items():
            self._axes[side].setLabel(told)

    def set_cursor(self, x: float | None) -> None:
        """Stand at `x`; None: nowhere."""
        self._cursor.setVisible(x is not None)
        if x is not None:
            self._cursor.setValue(x)

    # For Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the pointer is."""
        self._pick(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing is left to do."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and count the time that it takes."""
        with self._throttle.timed():
            super().paintEvent(event)

    # Within

    def _fit(self, lines: Sequence[Line]) -> None:
        bars = any(line.bars for line in lines)
        xs = [line.curve.x for line in lines if len(line.curve.x)]
        if xs:
            margin = 0.6 if bars else 0.0
            least = min(float(x.min()) for x in xs) - margin if bars else 0.0
            self._main.setXRange(least, max(float(x.max()) for x in xs) + margin, padding=0)
        self._main.setYRange(0, HEADROOM * self._greatest(lines, right=False), padding=0)

    def _pick(self, event: QMouseEvent) -> None:
        spot: QPointF = self._main.mapSceneToView(self.mapToScene(event.position().toPoint()))
        self.picked.emit(spot.x())
        event.accept()

    def _item(self, line: Line) -> tuple[Any, Any]:
        colour = QColor(line.colour)
        if line.bars:
            fill = QColor(Qt.GlobalColor.transparent) if line.hollow else colour
            item = pg.BarGraphItem(x=line.curve.x, height=line.curve.y, width=0.8, pen=pg.mkPen(colour), brush=fill)
        else:
            pen = pg.mkPen(colour, width=1, style=line.style)
            item = pg.PlotCurveItem(line.curve.x, line.curve.y, pen=pen, skipFiniteCheck=True)
        return (self._other if line.right else self._main), item

    def _show_right(self, lines: Sequence[Line]) -> None:
        self.getPlotItem().showAxis("right", bool(lines))
        values = [line.curve.y for line in lines if len(line.curve.y)]
        if values:
            least, greatest = min(float(y.min()) for y in values), max(float(y.max()) for y in values)
            margin = max(1.0, 0.08 * (greatest - least))
            self._other.setYRange(max(0.0, least - margin), greatest + margin, padding=0)

    @staticmethod
    def _greatest(lines: Sequence[Line], right: bool) -> float:
        values = [float(line.curve.y.max()) for line in lines if line.right is right and len(line.curve.y)]
        return max([1.0, *values])

    def _resized(self) -> None:
        self._other.setGeometry(self._main.sceneBoundingRect())

    def _restyle(self) -> None:
        now = colours()
        self.setBackground(now.surface)
        self._cursor.setPen(pg.mkPen(now.current, width=1))
        font = QApplication.font()
        for axis in self._axes.values():
            axis.setPen(pg.mkPen(now.border))
            axis.setTextPen(pg.mkPen(now.muted))
            axis.setStyle(tickFont=font, tickLength=-4, maxTickLevel=0)
            axis.label.setFont(font)
        self._axes["left"].setGrid(40)


class _Axis(pg.AxisItem):  # type: ignore[misc]
    """Writes numbers as the language does."""

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self.whole = True
        self.enableAutoSIPrefix(False)

    def tickSpacing(self, least: float, greatest: float, size: float) -> list[tuple[float, float]]:
        """Return (distance, offset) of the marks, no closer than whole numbers where there are no others."""
        levels: list[tuple[float, float]] = super().tickSpacing(least, greatest, size)
        return [(max(1.0, distance), offset) for distance, offset in levels] if self.whole else levels

    def tickStrings(self, values: Sequence[float], _scale: float, spacing: float) -> list[str]:
        """Return the texts at the marks, with the decimals that tell one from the next."""
        unit = MILLION if max(map(abs, values), default=0.0) >= MILLION else 1.0
        decimals = max(0, math.ceil(-math.log10(spacing / unit) - 1e-9))
        if unit == MILLION:
            return [text("amount-millions", value=number(value / unit, decimals)) for value in values]
        return [number(value, decimals) for value in values]


def _thinned(ticks: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    every = max(1, -(-len(ticks) // MOST_TICKS))
    return list(ticks[::every])
