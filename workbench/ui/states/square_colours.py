"""The colours of the squares of a map by their kinds: walls, and free, costly, water."""

from __future__ import annotations

from PySide6.QtGui import QColor

from workbench.ui.base.theme import Colours

WATER_SHARE = 0.3
"""The share of the accent colour in that of water; the rest is the colour of free squares."""
DARKER = (100, 118, 135)
"""How much darker a status or a value is on a square of each kind, in percent, as `QColor.darker` takes it."""


def square_colours(colours: Colours) -> tuple[QColor, QColor, QColor]:
    """Return the colours of a free square, of a costly one, and of water: in the order of `MapShape.kinds`."""
    free = QColor(colours.surface)
    channels = zip(_channels(free), _channels(QColor(colours.accent)), strict=True)
    water = QColor(*(round(land + WATER_SHARE * (wet - land)) for land, wet in channels))
    return free, QColor(colours.raised), water


def on_square(colour: QColor, kind: int) -> QColor:
    """Return the colour of a status or a value on a square of a kind: darker where a step costs more, and on water."""
    return colour.darker(DARKER[kind])


def wall_colour(colours: Colours, valued: bool) -> QColor:
    """Return the colour of walls; beside the colours of values, which some eyes take for the usual one, another."""
    return QColor(colours.text if valued else colours.edge)


def _channels(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()
