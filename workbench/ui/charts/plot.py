"""A plot of lines and bars over a common x-axis, with a cursor; only it, its axes and its items use pyqtgraph.

It is imported when a chart is first shown, because pyqtgraph takes long to load.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import Colours, colours, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.legend import line_width
from workbench.ui.charts.plot_axis import Axis, thinned_ticks
from workbench.ui.charts.plot_items import items_of, labels_of
from workbench.ui.charts.plot_range import bottom_range, dotted, left_range, right_range, visible
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.min_lines import MinLines

SIZE = 300, 180
"""The preferred size in pixels."""
MARGIN = 8
"""Least pixels above the axes."""
MIN_FRACTION = 1e-6
"""The smallest visible part of the x-axis, as a fraction of the full width; for integers at least WHOLE of them."""
MIN_INTEGERS = 4.0
MIN_TITLE_LINES = 8
"""Minimum height in text lines at which the bottom axis shows its title."""
ZOOM_STEP = 1.25
"""Zoom factor of one wheel notch or key press."""
_NOTCH_DELTA = 120
_IN, _OUT = (Qt.Key.Key_Plus, Qt.Key.Key_Equal), (Qt.Key.Key_Minus,)


class Plot(pg.PlotWidget):  # type: ignore[misc]
    """Draws the parts of a chart.

    A click picks a position; the wheel, dragging a range, + and − zoom; a double click or Home shows everything again.

    Attributes: zoom, the visible part of the x-axis, None for all of it; whole, the full range; hint, the first part of
    the tooltip.

    Signals: `picked(x)` when the pointer is clicked; `zoomed` when the visible part has changed.
    """

    picked = Signal(float)
    zoomed = Signal()

    _left_box: Any = None

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        axes = {side: Axis(side) for side in ("left", "right", "bottom")}
        super().__init__(parent, axisItems=axes)
        self._throttle, self._axes = throttle, axes
        self._items: list[Any] = []
        self._labelled: list[tuple[Any, ChartPart]] = []
        self._labels: list[Any] = []
        self.zoom: tuple[float, float] | None = None
        self.whole = (0.0, 1.0)
        self._titles, self._integers_only = ("", "", ""), True
        self.hint = ""
        self._fitted: list[ChartPart] = []
        self._floor: float | None = 0.0
        self._pressed: QPointF | None = None
        self._cursor_at: float | None = None
        self._set_up()
        MinLines(self, MIN_TITLE_LINES + 1)
        self._range, self._cursor = pg.LinearRegionItem(movable=False), pg.InfiniteLine(angle=90, movable=False)
        self._range.hide()
        for item in (self._range, self._cursor):
            self._left_box.addItem(item, ignoreBounds=True)
        theme().changed.connect(self._restyle)
        self._restyle()

    def _set_up(self) -> None:
        """Lay two view boxes over each other, for the left axis and for the right one."""
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.showAxis("right")
        self._left_box = plot.getViewBox()
        self._right_box = pg.ViewBox(enableMouse=False, enableMenu=False)
        plot.scene().addItem(self._right_box)
        self._axes["right"].linkToView(self._right_box)
        self._right_box.setXLink(self._left_box)
        self._left_box.sigResized.connect(self._resized)
        for box in (self._left_box, self._right_box):
            box.setDefaultPadding(0)
            box.disableAutoRange()

    def sizeHint(self) -> QSize:
        """Return a constant size: that of Qt grows with each layout."""
        return QSize(*SIZE)

    @property
    def seen(self) -> tuple[float, float]:
        """The visible part of the x-axis."""
        return self.zoom or self.whole

    def draw(self, content: PlotContent) -> None:
        """Draw this content instead of the previous one."""
        self._floor = content.floor
        self._axes["bottom"].amount = content.amount
        self._set_titles(content.titles, content.whole)
        for box, item in self._items:
            box.removeItem(item)
        nonempty = [part for part in content.parts if len(part.curve.x)]
        self._items = [(self._box(part), item) for part in nonempty for item in self._items_of(part)]
        self._fit(content.parts if content.fitted is None else content.fitted)
        self._show_range()
        self._show_right([part.curve.y for part in content.parts if part.right])
        for box, item in self._items:
            box.addItem(item, ignoreBounds=True)
        self._labelled = [(self._box(part), self._visible(part)) for part in nonempty if part.entry.label]
        self._place_labels()
        self._axes["bottom"].setTicks(None if content.ticks is None else [thinned_ticks(content.ticks)])

    def set_cursor(self, x: float | None) -> None:
        """Show the cursor at `x`; None: hide it."""
        self._cursor.setVisible(x is not None)
        if x is not None:
            self._cursor.setValue(x)
            if self.zoom is not None and x != self._cursor_at and not self.zoom[0] <= x <= self.zoom[1]:
                half = (self.zoom[1] - self.zoom[0]) / 2
                self.look_at(x - half, x + half)
        self._cursor_at = x

    def look_at(self, x_min: float, x_max: float) -> None:
        """Show a part of the x-axis, clamped to the full range."""
        first, last = self.whole
        width = max(x_max - x_min, (last - first) * MIN_FRACTION, MIN_INTEGERS if self._integers_only else 0.0)
        x_min = max(first, min((x_min + x_max - width) / 2, last - width))
        part = None if width >= last - first else (x_min, x_min + width)
        if part != self.zoom:
            self.zoom = part
            self._show_range()
            self.zoomed.emit()

    def show_full_range(self) -> None:
        """Show the full x-axis."""
        self.look_at(*self.whole)

    def zoom_by(self, factor: float, around: float | None = None) -> None:
        """Zoom in by a factor with `around` as the fixed point; None: the cursor if visible, else the middle."""
        x_min, x_max = self.seen
        if around is None:
            seen = self._cursor_at is not None and x_min <= self._cursor_at <= x_max
            around = self._cursor_at if seen else (x_min + x_max) / 2
        assert around is not None
        self.look_at(around - (around - x_min) / factor, around + (x_max - around) / factor)

    # Overrides of Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the range from where the mouse button was pressed."""
        if self._pressed is not None and (self._range.isVisible() or self._is_drag(event.position())):
            self._range.setRegion((self._x(self._pressed), self._x(event.position())))
            self._range.show()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Zoom to the dragged range, or pick the clicked position."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self._range.isVisible():
            self._range.hide()
            self.look_at(*sorted((self._x(pressed), self._x(event.position()))))
        elif pressed is not None:
            self.picked.emit(self._x(event.position()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.show_full_range()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer; a horizontal wheel scrolls."""
        sideways, notches = event.angleDelta().x() / _NOTCH_DELTA, event.angleDelta().y() / _NOTCH_DELTA
        if notches:
            self.zoom_by(ZOOM_STEP**notches, self._x(event.position()))
        elif sideways and self.zoom is not None:
            step = -sideways * (self.zoom[1] - self.zoom[0]) / 10
            self.look_at(self.zoom[0] + step, self.zoom[1] + step)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Claim the keys that this plot handles before they become shortcuts of the window."""
        return claim_key(event, self._claims) or bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with + and −, show everything with Home."""
        if not self._claims(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Home:
            self.show_full_range()
        else:
            self.zoom_by(ZOOM_STEP if event.key() in _IN else 1 / ZOOM_STEP)

    def changeEvent(self, event: QEvent) -> None:
        """Show the titles that fit in another font, which may come later than the theme and the size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._left_box is not None:
            self._show_titles()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and add the time to the time of the refresh."""
        with self._throttle.timed():
            super().paintEvent(event)

    # Internal

    def _claims(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        return event.key() in (*_IN, *_OUT) or (event.key() == Qt.Key.Key_Home and self.zoom is not None)

    def _is_drag(self, position: QPointF) -> bool:
        assert self._pressed is not None
        return abs(position.x() - self._pressed.x()) >= QApplication.startDragDistance()

    def _x(self, position: QPointF) -> float:
        point: QPointF = self._left_box.mapSceneToView(self.mapToScene(position.toPoint()))
        return point.x()

    def _set_titles(self, titles: tuple[str, str, str], whole: bool) -> None:
        """Set the titles of the axes if they have changed; `whole`: the bottom axis has integers only."""
        if (titles, whole) != (self._titles, self._integers_only):
            self._axes["bottom"].whole = self._integers_only = whole
            self._titles = titles
            for side, title in zip(("bottom", "left", "right"), titles, strict=True):
                self._axes[side].set_title(title)
            self._show_titles()

    def _items_of(self, part: ChartPart) -> list[Any]:
        return items_of(part, width=line_width())

    def _visible(self, part: ChartPart) -> ChartPart:
        """Return the part of a curve at whose end it is labelled."""
        return part

    def _palette(self) -> Colours:
        return colours()

    def _box(self, part: ChartPart) -> Any:
        return self._right_box if part.right else self._left_box

    def _fit(self, parts: Sequence[ChartPart]) -> None:
        """Compute the full range from `parts`."""
        self._fitted = list(parts)
        if (span := bottom_range(parts)) is None:
            return
        if self.zoom is None:
            self.whole = span
        else:  # while zoomed in, the parts cover only a section of the full range
            self.whole = (min(span[0], self.whole[0]), max(span[1], self.whole[1]))

    def _show_range(self) -> None:
        """Show the visible range, with the left axis scaled to its values."""
        self._left_box.setXRange(*self.seen, padding=0)
        left = [part.curve for part in self._fitted if not part.right]
        values = [curve.y[visible(curve.x, self.seen)] for curve in left]
        dots = dotted([part for part in self._fitted if not part.right])
        self._left_box.setYRange(*left_range(values, self._floor, dots), padding=0)

    def _show_right(self, values: Sequence[NDArray[np.float64]]) -> None:
        self.getPlotItem().showAxis("right", bool(values))
        if (span := right_range(values)) is not None:
            self._right_box.setYRange(*span, padding=0)

    def _place_labels(self) -> None:
        """Label the ends of curves: where depends on the ranges of both axes and on the size of the plot."""
        for box, item in self._labels:
            box.removeItem(item)
        self._labels = labels_of(self._labelled, self._left_box, self.font())
        for box, item in self._labels:
            box.addItem(item, ignoreBounds=True)

    def _resized(self) -> None:
        self._right_box.setGeometry(self._left_box.sceneBoundingRect())
        self._show_titles()
        self._place_labels()

    def _show_titles(self) -> None:
        """Show the titles that fit; a low plot needs the room for its curves. The others are in the tooltip."""
        fits_bottom = self.height() >= MIN_TITLE_LINES * self.fontMetrics().lineSpacing()
        room = {"bottom": fits_bottom} | {
            side: self._axes[side].fits(self._left_box.height()) for side in ("left", "right")
        }
        hidden = [axis.title for side, axis in self._axes.items() if axis.show_title(room[side])]
        self.setToolTip(plain_tip(" · ".join(filter(None, (self.hint, *hidden)))))

    def _restyle(self) -> None:
        palette = self._palette()
        self.setBackground(palette.surface)
        self._cursor.setPen(pg.mkPen(palette.current, width=1))
        fill = QColor(palette.accent)
        fill.setAlphaF(0.2)
        self._range.setBrush(fill)
        font = self.font()
        above = max(MARGIN, QFontMetrics(font).height() // 2)  # for half of a number at the upper end of an axis
        self.getPlotItem().setContentsMargins(0, above, 4, 0)
        for axis in self._axes.values():
            axis.setPen(pg.mkPen(palette.border))
            axis.setTextPen(pg.mkPen(palette.muted))
            axis.setStyle(tickFont=font, tickLength=-4, maxTickLevel=0)
            axis.label.setFont(font)
            axis.showLabel(axis.label.isVisible())  # measures the label again
        self._axes["left"].setGrid(40)
