"""Paints values over the squares of a grid: numbers, colours and arrows to the parents."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from workbench.ui.base.theme import Colours, theme
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_painter import cost_font, fill_square
from workbench.ui.states.map_signs import draw_arrow, mark_colour
from workbench.ui.states.map_statuses import EXPANDED, Mark
from workbench.ui.states.map_values import COSTS, NOTHING, ORDER, MapLook, MapValues, ramp
from workbench.wording import number, text

MIN_TEXT, MIN_ARROW_SIDE = 8, 10.0
"""Smallest height of numbers, and smallest side of squares with arrows, in pixels."""
LARGEST_TEXT, TEXT_SHARE = 13, 0.42
"""Largest height of numbers at the usual text size in pixels, and the largest as a part of a square."""
TINT_ALPHA = 70
"""Opacity of the colour of a status under numbers, of 255."""
DARK_LIMIT = 140
"""Colours brighter than this, of 255, have dark text on them."""


def ramp_colours(dark: bool) -> list[QColor]:
    """Return the colours of a ramp, of the least value first."""
    return [QColor(*colour) for colour in ramp(dark).tolist()]


def value_text(value: float) -> str:
    """Return a value as it is written on a map; empty if it is unknown."""
    return "" if math.isnan(value) else "∞" if math.isinf(value) else number(value, 1)


class ValuePainter:
    """Paints the values of squares at a layout.

    Attributes: inset, of what is in a square; full, the squares whose values leave no room for their costs.
    """

    def __init__(self, painter: QPainter, layout: GridLayout, marks: MapMarks, look: MapLook, colours: Colours) -> None:
        self._painter, self._layout, self._marks = painter, layout, marks
        self._look, self._colours = look, colours
        self._edge = max(layout.side * 0.06, 1.0), max(layout.side * 0.08, 1.5)
        self.inset = sum(self._edge)
        self.full: set[int] = set()
        values = None if look.coloured == NOTHING else marks.values
        self._levels: NDArray[np.uint8] | None = None if values is None else values.levels(look.coloured)
        self._ramp, self._path = ramp_colours(theme().dark), {*marks.path}

    def fill(self, places: list[int]) -> None:
        """Fill the squares in the colours of their values, or tint them by their statuses."""
        painter, (inset, width) = self._painter, self._edge
        for place in places:
            mark, square = self._marks.mark(place), self._square(place)
            if self._on_ramp(place) or (self._levels is None and mark in EXPANDED):
                fill_square(painter, square, self.ground(place))
            if mark in (Mark.OPEN, Mark.CURRENT):
                weight = width * (1.6 if mark is Mark.CURRENT else 1)
                painter.setPen(QPen(QColor(mark_colour(mark, self._colours)), weight))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(square.adjusted(inset, inset, -inset, -inset))

    def write(self, places: list[int]) -> bool:
        """Write the values; return whether the squares are large enough for it."""
        values, painter = self._marks.values, self._painter
        if values is None:
            return True
        shown = values.of(self._look.written)[places]
        texts = [value_text(value) for value in shown.tolist()]
        font = self._fitting_font(max(texts, key=len, default=""))
        if font is None:
            return False
        above, metrics = self._room_above(font), QFontMetricsF(font)
        if not above:
            self.full = {place for place, words in zip(places, texts, strict=True) if words}
        painter.setFont(font)
        for place, words in zip(places, texts, strict=True):
            if not words:
                continue
            square = self._square(place)
            if self._layout.sketch.spots[place].note:
                square.setTop(square.top() + above)
            if place in self._path:  # which is not to strike the number out
                width, height = metrics.horizontalAdvance(words) + 2, metrics.capHeight() + 4
                plate = QRectF(0, 0, width, height)
                plate.moveCenter(square.center())
                fill_square(painter, plate, self.ground(place))
            painter.setPen(self.ink(place) or QColor(self._colours.text))
            painter.drawText(square, Qt.AlignmentFlag.AlignCenter, words)
        return True

    def ink(self, place: int) -> QColor | None:
        """Return the colour of what is written on a square that has the colour of its value; None for others."""
        return _text_on(self.ground(place)) if self._on_ramp(place) else None

    def _on_ramp(self, place: int) -> bool:
        """Return whether a square has the colour of its value."""
        return self._levels is not None and bool(self._levels[place])

    def ground(self, place: int) -> QColor:
        """Return the colour of a square: of its value, or of its kind, tinted if it has been expanded."""
        if self._levels is not None and self._levels[place]:
            return self._ramp[int(self._levels[place]) - 1]
        ground = QColor(self._colours.raised if self._layout.sketch.spots[place].note else self._colours.surface)
        if self._levels is not None or (mark := self._marks.mark(place)) not in EXPANDED:
            return ground
        tint = QColor(mark_colour(mark, self._colours))
        channels = (tint.red(), ground.red()), (tint.green(), ground.green()), (tint.blue(), ground.blue())
        return QColor(*(round(below + (above - below) * TINT_ALPHA / 255) for above, below in channels))

    def _fitting_font(self, widest: str) -> QFont | None:
        """Return the largest font in which the widest number fits into a square, or None if none is readable."""
        side, smallest = self._layout.side, max(MIN_TEXT, theme().min_label)
        font = QFont()
        for size in range(max(int(min(side * TEXT_SHARE, LARGEST_TEXT * theme().scale)), smallest), smallest - 1, -1):
            font.setPixelSize(size)
            metrics = QFontMetricsF(font)
            if max(metrics.horizontalAdvance(widest), metrics.capHeight()) <= side - 2:
                return font
        return None

    def _room_above(self, font: QFont) -> float:
        """Return the height that a cost takes above a number; 0 if there is room for the number alone."""
        high, cost = (QFontMetricsF(one).capHeight() for one in (font, cost_font(self._layout.side)))
        room = self._layout.side - self._layout.gap - 2 * self.inset
        return cost if high + 1 + cost <= room else 0.0

    def point_to_parents(self, places: list[int]) -> bool:
        """Draw an arrow from each square towards its parent; return whether the squares are large enough for it."""
        if self._layout.side < MIN_ARROW_SIDE:
            return False
        values = self._marks.values
        for place in places if values else ():
            assert values is not None
            parent = int(values.parents[place])
            if parent >= 0:
                line = QLineF(self._layout.point(place), self._layout.point(parent))
                if self._look.written != NOTHING:  # at the border, beside the number
                    line = QLineF(line.pointAt(0.34 * self._layout.side / line.length()), line.p2())
                    line.setLength(0.3 * self._layout.side)
                else:
                    line.setLength(0.62 * self._layout.side)
                colour = QColor(self._colours.current if place in self._path else self._colours.text)
                draw_arrow(self._painter, line, max(self._layout.side * 0.05, 1.2), colour)
        return True

    def _square(self, place: int) -> QRectF:
        row, column = divmod(int(self._layout.sketch.cells[place]), self._layout.sketch.size[0])
        return self._layout.square(column, row).adjusted(0, 0, -self._layout.gap, -self._layout.gap)


def value_notes(values: MapValues, value: str) -> dict[int, str]:
    """Return a value of each place that has one as a note such as `g = 5`."""
    name = text(f"map-value-{value}")
    return {
        place: f"{name} = {value_text(one)}" if value != ORDER else f"{value_text(one)}."
        for place, one in enumerate(values.of(value).tolist())
        if not math.isnan(one)
    }


def with_notes(marks: MapMarks, written: str) -> MapMarks:
    """Return marks with what a look writes under the names of places: a value, nothing, or the costs that they have."""
    if written == COSTS or (written != NOTHING and marks.values is None):
        return marks
    notes = {} if written == NOTHING or marks.values is None else value_notes(marks.values, written)
    return replace(marks, notes=notes, short=notes)


def _text_on(colour: QColor) -> QColor:
    """Return black or white, whichever stands out more."""
    brightness = 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue()
    return QColor(Qt.GlobalColor.black if brightness > DARK_LIMIT else Qt.GlobalColor.white)
