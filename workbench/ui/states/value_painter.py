"""Paints values over the squares of a grid: numbers, colours and arrows to the parents."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from workbench.ui.base.theme import Colours, theme
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_marks import MapMarks
from workbench.ui.states.map_painter import draw_arrow, fill_square, mark_colour
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.map_values import NOTHING, ORDER, MapLook, MapValues, ramp
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
    """Paints the values of squares at a layout."""

    def __init__(self, painter: QPainter, layout: GridLayout, marks: MapMarks, look: MapLook, colours: Colours) -> None:
        self._painter, self._layout, self._marks = painter, layout, marks
        self._look, self._colours = look, colours

    def fill(self, places: list[int]) -> None:
        """Fill the squares in the colours of their values, or tint them by their statuses."""
        painter, side = self._painter, self._layout.side
        values = self._marks.values
        which = values.levels(self._look.coloured) if values and self._look.coloured != NOTHING else None
        ramped = ramp_colours(theme().dark)
        inset = max(side * 0.06, 1.0)
        for place in places:
            mark = self._marks.mark(place)
            square = self._square(place)
            if which is not None and which[place]:
                fill_square(painter, square, ramped[which[place] - 1])
            elif which is None and mark is Mark.CLOSED:
                tint = QColor(mark_colour(mark, self._colours))
                tint.setAlpha(TINT_ALPHA)
                fill_square(painter, square, tint)
            if mark in (Mark.OPEN, Mark.CURRENT):
                width = max(side * 0.08, 1.5) * (1.6 if mark is Mark.CURRENT else 1)
                painter.setPen(QPen(QColor(mark_colour(mark, self._colours)), width))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(square.adjusted(inset, inset, -inset, -inset))

    def write(self, places: list[int]) -> bool:
        """Write the values; return whether the squares are large enough for it."""
        values = self._marks.values
        if values is None:
            return True
        shown = values.of(self._look.written)[places]
        texts = [value_text(value) for value in shown.tolist()]
        font = QFont()
        font.setPixelSize(max(int(min(self._layout.side * TEXT_SHARE, LARGEST_TEXT * theme().scale)), 1))
        metrics = QFontMetricsF(font)
        widest = metrics.horizontalAdvance(max(texts, key=len, default=""))
        if font.pixelSize() < MIN_TEXT or widest > self._layout.side - 2:
            return False
        self._painter.setFont(font)
        coloured = self._look.coloured != NOTHING
        which = values.levels(self._look.coloured) if coloured else np.zeros(0, np.uint8)
        ramped = ramp_colours(theme().dark)
        for place, words in zip(places, texts, strict=True):
            if words:
                on_ramp = coloured and which[place]
                colour = _text_on(ramped[which[place] - 1]) if on_ramp else QColor(self._colours.text)
                self._painter.setPen(colour)
                self._painter.drawText(self._square(place), Qt.AlignmentFlag.AlignCenter, words)
        return True

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
                draw_arrow(self._painter, line, max(self._layout.side * 0.05, 1.2), QColor(self._colours.text))
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


def paint_hint(painter: QPainter, room: QRectF, words: str, colours: Colours) -> None:
    """Paint a line of text over the lower edge of a map."""
    painter.setFont(QFont())
    metrics = QFontMetricsF(painter.font())
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width() - 24)
    size = metrics.size(0, shown)
    box = QRectF(
        room.center().x() - size.width() / 2 - 8,
        room.bottom() - size.height() - 12,
        size.width() + 16,
        size.height() + 6,
    )
    painter.setPen(QPen(QColor(colours.border), 1))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QColor(colours.text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)


def _text_on(colour: QColor) -> QColor:
    """Return black or white, whichever stands out more."""
    brightness = 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue()
    return QColor(Qt.GlobalColor.black if brightness > DARK_LIMIT else Qt.GlobalColor.white)
