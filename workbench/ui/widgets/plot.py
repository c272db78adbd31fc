"""The one place, with its axes, that knows pyqtgraph: lines, stairs and bars over a common x-axis, with a cursor.

It is imported when a chart is first shown, since pyqtgraph takes long to load.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from workbench.ui.theme import colours, theme
from workbench.ui.throttle import Throttle
from workbench.ui.widgets.chart_part import Part
from workbench.ui.widgets.claiming import claimed
from workbench.ui.widgets.plot_axis import Axis, thinned_ticks

HEADROOM = 1.06
NARROWEST = 1e-6
"""The least part of the whole width that can be looked at; where there are whole numbers only, also WHOLE of them."""
WHOLE = 4.0
BESIDE = 0.9
"""By how much of its width a label is put aside for another one."""
LOW = 8
"""Lines of text, in height, below which there is no room for a title along the bottom."""
NOTCH = 1.25
"""How much a notch of the wheel, or a key, zooms."""
_NOTCH_DELTA = 120
_IN, _OUT = (Qt.Key.Key_Plus, Qt.Key.Key_Equal), (Qt.Key.Key_Minus,)


class Plot(pg.PlotWidget):  # type: ignore[misc]
    """Draws lines. A click picks a place; the wheel, a range that is dragged, + and − zoom; a double click or Home
    shows all again.

    Attributes: zoom, the part of the x-axis that is looked at, None for all of it; whole, where all of it lies;
    floor, the least that is seen against the left axis.
    Signals: `picked(x)` where the pointer is clicked; `zoomed` when another part is looked at.
    """

    picked = Signal(float)
    zoomed = Signal()

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        axes = {side: Axis(side) for side in ("left", "right", "bottom")}
        super().__init__(parent, axisItems=axes)
        self._throttle, self._axes = throttle, axes
        self._items: list[Any] = []
        self.zoom: tuple[float, float] | None = None
        self.whole = (0.0, 1.0)
        self._whole_numbers = True
        self.floor = 0.0
        self._fitted: list[Part] = []
        self._grounded = True
        self._pressed: QPointF | None = None
        self._cursor_at: float | None = None
        self._set_up()
        self._range, self._cursor = pg.LinearRegionItem(movable=False), pg.InfiniteLine(angle=90, movable=False)
        self._range.hide()
        for item in (self._range, self._cursor):
            self._main.addItem(item, ignoreBounds=True)
        theme().changed.connect(self._restyle)
        self._restyle()

    def _set_up(self) -> None:
        """Lay one box over the other, for what goes by the left axis and by the right one."""
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.showAxis("right")
        plot.setContentsMargins(0, 8, 4, 0)
        self._main = plot.getViewBox()
        self._other = pg.ViewBox(enableMouse=False, enableMenu=False)
        plot.scene().addItem(self._other)
        self._axes["right"].linkToView(self._other)
        self._other.setXLink(self._main)
        self._main.sigResized.connect(self._resized)
        for box in (self._main, self._other):
            box.setDefaultPadding(0)
            box.disableAutoRange()

    @property
    def seen(self) -> tuple[float, float]:
        """The part of the x-axis that is looked at, be it all of it."""
        return self.zoom or self.whole

    def draw(
        self,
        lines: Sequence[Part],
        ticks: Sequence[tuple[float, str]] | None = None,
        fitted: Sequence[Part] | None = None,
        grounded: bool = True,
    ) -> None:
        """Draw `lines` in place of those before.

        `ticks`: the marks of the x-axis, None: even numbers. `fitted`: the lines that fill the room, None: all.
        `grounded`: the left axis begins at 0, not at the least that is seen.
        """
        self._grounded = grounded
        for box, item in self._items:
            box.removeItem(item)
        self._items = [self._item(line) for line in lines if len(line.curve.x)]
        self._fit(lines if fitted is None else fitted)
        self._show_range()
        self._items += self._labels([line for line in lines if line.entry.label and len(line.curve.x)])
        for box, item in self._items:
            box.addItem(item, ignoreBounds=True)
        self._show_right([line for line in lines if line.right])
        self._axes["bottom"].setTicks(None if ticks is None else [thinned_ticks(ticks)])

    def set_titles(self, bottom: str, left: str, right: str, whole: bool = True) -> None:
        """Say what the axes show; `whole`: along the bottom there are whole numbers only."""
        self._axes["bottom"].whole = self._whole_numbers = whole
        for side, told in {"bottom": bottom, "left": left, "right": right}.items():
            self._axes[side].set_title(told)
        self._show_titles()

    def set_cursor(self, x: float | None) -> None:
        """Stand at `x`; None: nowhere."""
        self._cursor.setVisible(x is not None)
        if x is not None:
            self._cursor.setValue(x)
            if self.zoom is not None and x != self._cursor_at and not self.zoom[0] <= x <= self.zoom[1]:
                half = (self.zoom[1] - self.zoom[0]) / 2
                self.look_at(x - half, x + half)
        self._cursor_at = x

    def look_at(self, least: float, greatest: float) -> None:
        """Look at a part of the x-axis, as far as there is one; at all of it where that is no less."""
        first, last = self.whole
        width = max(greatest - least, (last - first) * NARROWEST, WHOLE if self._whole_numbers else 0.0)
        least = max(first, min((least + greatest - width) / 2, last - width))
        part = None if width >= last - first else (least, least + width)
        if part != self.zoom:
            self.zoom = part
            self._show_range()
            self.zoomed.emit()

    def look_at_all(self) -> None:
        """Look at all of the x-axis."""
        self.look_at(*self.whole)

    def zoom_by(self, factor: float, around: float | None = None) -> None:
        """Make things so much wider, a place staying where it is: `around`, else the cursor, else the middle."""
        least, greatest = self.seen
        if around is None:
            seen = self._cursor_at is not None and least <= self._cursor_at <= greatest
            around = self._cursor_at if seen else (least + greatest) / 2
        assert around is not None
        self.look_at(around - (around - least) / factor, around + (greatest - around) / factor)

    # For Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, or a range."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the range from where the pointer was pressed."""
        if self._pressed is not None and (self._range.isVisible() or self._is_drag(event.position())):
            self._range.setRegion((self._x(self._pressed), self._x(event.position())))
            self._range.show()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Look at the range that was dragged, or pick where the pointer was clicked."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self._range.isVisible():
            self._range.hide()
            self.look_at(*sorted((self._x(pressed), self._x(event.position()))))
        elif pressed is not None:
            self.picked.emit(self._x(event.position()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Look at everything."""
        self.look_at_all()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer; sideways, go along."""
        along, notches = event.angleDelta().x() / _NOTCH_DELTA, event.angleDelta().y() / _NOTCH_DELTA
        if notches:
            self.zoom_by(NOTCH**notches, self._x(event.position()))
        elif along and self.zoom is not None:
            step = -along * (self.zoom[1] - self.zoom[0]) / 10
            self.look_at(self.zoom[0] + step, self.zoom[1] + step)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Claim Home, while there is a zoom, before it becomes a shortcut of the window."""
        return claimed(event, self._claims) or bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with + and −, and with Home look at everything."""
        if not self._claims(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Home:
            self.look_at_all()
        else:
            self.zoom_by(NOTCH if event.key() in _IN else 1 / NOTCH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and count the time that it takes."""
        with self._throttle.timed():
            super().paintEvent(event)

    # Within

    def _claims(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        return event.key() in (*_IN, *_OUT) or (event.key() == Qt.Key.Key_Home and self.zoom is not None)

    def _is_drag(self, place: QPointF) -> bool:
        assert self._pressed is not None
        return abs(place.x() - self._pressed.x()) >= QApplication.startDragDistance()

    def _x(self, place: QPointF) -> float:
        spot: QPointF = self._main.mapSceneToView(self.mapToScene(place.toPoint()))
        return spot.x()

    def _fit(self, lines: Sequence[Part]) -> None:
        """Note where everything lies, which `lines` say."""
        self._fitted = list(lines)
        bars = any(line.entry.bars for line in lines)
        xs = [line.curve.x for line in lines if len(line.curve.x)]
        if xs:
            margin = 0.6 if bars else 0.0
            least = min(float(x.min()) for x in xs) - margin if bars else 0.0
            greatest = max(float(x.max()) for x in xs) + margin
            if self.zoom is None:
                self.whole = (least, greatest)
            else:  # what is looked at closely reaches no further than it does
                self.whole = (min(least, self.whole[0]), max(greatest, self.whole[1]))

    def _show_range(self) -> None:
        """Show the part that is looked at, as high as what is in it."""
        part = self.seen
        self._main.setXRange(*part, padding=0)
        greatest = _greatest(self._fitted, part)
        least = self.floor if self._grounded else _least(self._fitted, part, greatest)
        self._main.setYRange(least, least + HEADROOM * (greatest - least), padding=0)

    def _item(self, line: Part) -> tuple[Any, Any]:
        colour = QColor(line.entry.colour)
        if line.entry.bars:
            fill = QColor(Qt.GlobalColor.transparent) if line.entry.hollow else colour
            item = pg.BarGraphItem(x=line.curve.x, height=line.curve.y, width=0.8, pen=pg.mkPen(colour), brush=fill)
        else:
            pen = pg.mkPen(colour, width=1, style=line.entry.style)
            if line.entry.dots and line.entry.hollow:
                ring = pg.mkPen(colour, width=2)
                item = pg.PlotDataItem(
                    line.curve.x, line.curve.y, pen=None, symbol="o", symbolSize=15, symbolPen=ring, symbolBrush=None
                )
            elif line.entry.dots:
                item = pg.PlotDataItem(
                    line.curve.x, line.curve.y, pen=pen, symbol="o", symbolSize=6, symbolPen=pen, symbolBrush=colour
                )
            else:
                item = pg.PlotCurveItem(line.curve.x, line.curve.y, pen=pen, skipFiniteCheck=True)
        return (self._other if line.right else self._main), item

    def _labels(self, lines: Sequence[Part]) -> list[tuple[Any, Any]]:
        """Return what is written at the ends of lines; where some end at one place, side by side."""
        font = QFont(QApplication.font())
        font.setBold(True)
        metrics = QFontMetricsF(font)
        wide, high = (max(size, 1.0) for size in (self._main.width(), self._main.height()))
        made: list[tuple[Any, Any]] = []
        taken: list[tuple[Any, tuple[float, float]]] = []
        for line in lines:
            box = self._other if line.right else self._main
            (first, last), (bottom, top) = box.viewRange()
            x = float(line.curve.x[-1]) / (last - first or 1.0) * wide
            y = float(line.curve.y[-1]) / (top - bottom or 1.0) * high
            beside = 0
            while any(
                other is box and abs(x - at[0]) < metrics.horizontalAdvance("MM") and abs(y - at[1]) < metrics.height()
                for other, at in taken
            ):
                beside += 1
                x -= metrics.horizontalAdvance("MM")
            taken.append((box, (x, y)))
            made.append(self._label(line, font, beside))
        return made

    def _label(self, line: Part, font: QFont, beside: int) -> tuple[Any, Any]:
        """Return what is written at the end of a line: to the left, of so many others, and above it; below where there
        is no room, and below those of the right axis, as both often end at the top."""
        _, (bottom, top) = self._main.viewRange()
        room = (top - float(line.curve.y[-1])) / (top - bottom or 1.0) * self._main.height()
        below = line.right or room < QFontMetricsF(font).height()
        item = pg.TextItem(
            line.entry.label, color=QColor(line.entry.colour), anchor=(1 + BESIDE * beside, 0 if below else 1)
        )
        item.setFont(font)
        item.setPos(float(line.curve.x[-1]), float(line.curve.y[-1]))
        return (self._other if line.right else self._main), item

    def _show_right(self, lines: Sequence[Part]) -> None:
        self.getPlotItem().showAxis("right", bool(lines))
        values = [line.curve.y for line in lines if len(line.curve.y)]
        if values:
            least, greatest = min(float(y.min()) for y in values), max(float(y.max()) for y in values)
            margin = max(1.0, 0.08 * (greatest - least))
            floor = 0.0 if least >= 0 else least - margin
            self._other.setYRange(max(floor, least - margin), greatest + margin, padding=0)

    def _resized(self) -> None:
        self._other.setGeometry(self._main.sceneBoundingRect())
        self._show_titles()

    def _show_titles(self) -> None:
        """Write the titles that have room; in a low plot the curves need it. The others are in the tool tip."""
        high = self.height() >= LOW * self.fontMetrics().lineSpacing()
        room = {"bottom": high} | {side: self._axes[side].fits(self._main.height()) for side in ("left", "right")}
        left_out = [axis.title for side, axis in self._axes.items() if axis.show_title(room[side])]
        self.setToolTip(" · ".join(left_out))

    def _restyle(self) -> None:
        now = colours()
        self.setBackground(now.surface)
        self._cursor.setPen(pg.mkPen(now.current, width=1))
        veil = QColor(now.accent)
        veil.setAlphaF(0.2)
        self._range.setBrush(veil)
        font = QApplication.font()
        for axis in self._axes.values():
            axis.setPen(pg.mkPen(now.border))
            axis.setTextPen(pg.mkPen(now.muted))
            axis.setStyle(tickFont=font, tickLength=-4, maxTickLevel=0)
            axis.label.setFont(font)
            axis.showLabel(axis.label.isVisible())  # which measures it anew
        self._axes["left"].setGrid(40)


def _greatest(lines: Sequence[Part], part: tuple[float, float]) -> float:
    """Return the greatest value against the left axis that is seen in a part of the x-axis, at least 1."""
    values = [1.0]
    for line in lines:
        if not line.right and len(line.curve.x):
            values.append(float(line.curve.y[visible(line.curve.x, part)].max(initial=0.0)))
    return max(values)


def _least(lines: Sequence[Part], part: tuple[float, float], most: float) -> float:
    """Return a little less than the least value against the left axis that is seen, at least 0 and below `most`."""
    values = [most]
    for line in lines:
        if not line.right and len(line.curve.x):
            values.append(float(line.curve.y[visible(line.curve.x, part)].min(initial=most)))
    return max(0.0, min(min(values) - (HEADROOM - 1) * (most - min(values)), most - 1.0))


def visible(x: NDArray[np.float64], part: tuple[float, float]) -> slice:
    """Return the points, of ascending x, that are seen in a part of the x-axis: one more on either side."""
    first, last = np.searchsorted(x, part[0], "left"), np.searchsorted(x, part[1], "right")
    return slice(max(0, int(first) - 1), int(last) + 1)
