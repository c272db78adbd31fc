"""Paints Hex boards: the bands of the two players, the cells, the coordinates, the stones."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from workbench.hex.board import BLUE, EMPTY, RED
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.theme import pixels, theme
from workbench.ui.hex.board.colours import HexColours
from workbench.ui.hex.board.layout import SIDES, HexLayout, Side
from workbench.ui.hex.board.picture import HexPicture, column_name

STONE_RADIUS = 0.66
"""The radius of a stone, in cells."""
LABEL_AT, NAME_AT, MARGIN = 0.85, 1.95, 2.6
PROJECTED_LABEL_AT, PROJECTED_NAME_AT, PROJECTED_MARGIN = 0.7, 1.5, 23 / 12
"""How far from the board are the middles of coordinates and names, and how far both reach, relative to the height of
coordinates; in Projector mode less, so that the board is as large as possible.
"""
NAME_HEIGHT = 0.8
"""The height of the letters of names, from the lowest to the highest point, relative to that of coordinates."""
LARGE_LABEL = 10
"""The minimum height of coordinates with large text, in pixels at the standard text size."""
MIN_TEXT_HEIGHT = 7
"""Text smaller than this many pixels is not drawn."""

OWNERS: dict[Side, int] = {"top": RED, "bottom": RED, "left": BLUE, "right": BLUE}
"""The owner of each side."""


class HexPainter:
    """Paints one picture with one layout. Blue has stripes, so that colour is not the only difference."""

    def __init__(
        self, painter: QPainter, layout: HexLayout, picture: HexPicture, colours: HexColours, font: QFont
    ) -> None:
        self.painter, self.layout, self.picture, self.colours = painter, layout, picture, colours
        self.base = font
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_board(self, names: dict[int, str]) -> None:
        """Paint everything except the stones and marks; `names`: the names of the players, by side."""
        self._paint_bands()
        self._paint_cells()
        self._paint_coordinates()
        for side in SIDES:
            self._paint_name(side, names[OWNERS[side]])

    def paint_cell(self, cell: int) -> None:
        """Paint a single cell."""
        self.painter.setPen(QPen(self.colours.line, max(0.8, self.layout.radius * 0.035)))
        self.painter.setBrush(self.colours.cells[0])
        self.painter.drawPolygon(self.layout.hexagon(cell))

    def paint_stones(self) -> None:
        """Paint the stones, the winning chain and the mark of the last move."""
        for cell, stone in enumerate(self.picture.stones):
            if stone != EMPTY:
                self.paint_stone(cell, stone)
        if self.picture.chain:
            self._paint_chain()
        if self.picture.last is not None:
            self._paint_last(self.picture.last)

    def paint_stone(self, cell: int, stone: int, opacity: float = 1.0, scale: float = STONE_RADIUS) -> None:
        """Paint a stone, or a translucent smaller one for a move not yet played."""
        centre, radius = self.layout.centre(cell), self.layout.radius * scale
        colour = self.colours.stones[stone]
        self.painter.save()
        self.painter.setOpacity(opacity)
        shine = QRadialGradient(centre - QPointF(radius, radius) * 0.35, radius * 1.7)
        shine.setColorAt(0.0, colour.lighter(122))
        shine.setColorAt(1.0, colour)
        self.painter.setPen(QPen(self.colours.edges[stone], max(1.0, radius * 0.07)))
        self.painter.setBrush(QBrush(shine))
        self.painter.drawEllipse(centre, radius, radius)
        if stone == BLUE:
            self._stripe(centre, radius)
        self.painter.restore()

    def font(self, pixels: float, bold: bool = False) -> QFont:
        """Return the font with a height in pixels."""
        font = QFont(self.base)
        font.setPixelSize(max(1, round(pixels)))
        font.setBold(bold)
        return font

    def fitting_height(self, label: str, pixels: float, width: float) -> float:
        """Return the largest height in pixels, up to `pixels`, at which a bold text is at most this wide."""
        return min(pixels, width * 100 / _width_at_100(label, self.font(100, bold=True).toString()))

    def write(self, centre: QPointF, label: str, pixels: float, colour: QColor, bold: bool = False) -> None:
        """Write a text around a point, unless it is too small to read. Texts are cached as pixmaps."""
        if pixels < MIN_TEXT_HEIGHT or not label:
            return
        ratio = self.painter.device().devicePixelRatio()
        picture = _text_pixmap(label, self.font(pixels, bold).toString(), colour.rgba(), ratio)
        width, height = picture.width() / ratio, picture.height() / ratio
        self.painter.drawPixmap(QPointF(centre.x() - width / 2, centre.y() - height / 2), picture)

    # Internal

    def _paint_bands(self) -> None:
        for side in SIDES:
            owner = OWNERS[side]
            colour = self.colours.stones[owner]
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(colour)
            self.painter.drawPolygon(self.layout.band(side))
            if owner == BLUE:
                self.painter.setBrush(self._hatch(self.colours.inks[BLUE], 0.75))
                self.painter.drawPolygon(self.layout.band(side))

    def _hatch(self, colour: QColor, opacity: float) -> QBrush:
        faded = QColor(colour)
        faded.setAlphaF(opacity)
        brush = QBrush(faded, Qt.BrushStyle.BDiagPattern)
        brush.setTransform(QTransform.fromScale(0.9, 0.9))
        return brush

    def _paint_cells(self) -> None:
        layout, colours = self.layout, self.colours
        self.painter.setPen(QPen(colours.line, max(0.8, layout.radius * 0.035)))
        for cell in range(layout.size * layout.size):
            row, column = divmod(cell, layout.size)
            self.painter.setBrush(colours.cells[(row - column) % 3])
            self.painter.drawPolygon(layout.hexagon(cell))

    def _paint_coordinates(self) -> None:
        size, layout = self.layout.size, self.layout
        height = self.coordinate_height()
        for place in range(size):
            for side, label in (("top", column_name(place)), ("bottom", column_name(place))):
                self._label(side, place, label, height)
            for side in ("left", "right"):
                self._label(side, place, f"{place + 1}", height)
        del layout

    def _label(self, side: Side, place: float, label: str, height: float) -> None:
        at = PROJECTED_LABEL_AT if theme().projector else LABEL_AT
        self.write(self.layout.label_spot(side, place, height * at), label, height, self.colours.faint)

    def coordinate_height(self) -> float:
        """Return the height of the coordinates in pixels."""
        if least := _least_label():
            return least
        return max(9.0, min(self.layout.radius * 0.62, 15.0 * _scale(self.base)))

    def _paint_name(self, side: Side, name: str) -> None:
        """Write the owner's name along a side."""
        layout, middle = self.layout, (self.layout.size - 1) / 2
        height = self.coordinate_height()
        first, last = layout.beside(side, 0, 0), layout.beside(side, layout.size - 1, 0)
        direction = last - first
        if direction.x() < 0 or (abs(direction.x()) < 1e-6 and direction.y() > 0):
            direction = -direction
        position = layout.beside(side, middle, height * (PROJECTED_NAME_AT if theme().projector else NAME_AT))
        self.painter.save()
        rotation = QTransform(direction.x(), direction.y(), -direction.y(), direction.x(), 0, 0)
        length = (direction.x() ** 2 + direction.y() ** 2) ** 0.5
        self.painter.setTransform(
            QTransform(
                rotation.m11() / length,
                rotation.m12() / length,
                rotation.m21() / length,
                rotation.m22() / length,
                position.x(),
                position.y(),
            ),
            True,
        )
        self.painter.setFont(self.font(height, bold=True))
        letters = self.painter.fontMetrics().tightBoundingRect(name)
        self.painter.setFont(self.font(height * height * NAME_HEIGHT / max(letters.height(), 1), bold=True))
        letters = self.painter.fontMetrics().tightBoundingRect(name)  # in the middle of the room, also if some are low
        self.painter.setPen(self.colours.stones[OWNERS[side]])
        self.painter.drawText(-QRectF(letters).center(), name)
        self.painter.restore()

    def _stripe(self, centre: QPointF, radius: float) -> None:
        """Paint Blue's stripes, three across the stone."""
        ink = QColor(self.colours.inks[BLUE])
        ink.setAlphaF(0.75)
        self.painter.setPen(QPen(ink, max(1.0, radius * 0.09)))
        for offset, half in ((-0.42, 0.62), (0.0, 0.78), (0.42, 0.62)):
            off, reach = QPointF(offset, offset) * radius * 0.7071, QPointF(half, -half) * radius * 0.7071
            self.painter.drawLine(centre + off - reach, centre + off + reach)

    def _paint_last(self, cell: int) -> None:
        stone = self.picture.stones[cell]
        if stone == EMPTY:
            return
        centre, radius = self.layout.centre(cell), self.layout.radius * STONE_RADIUS
        self.painter.setPen(QPen(self.colours.edges[stone], max(1.0, radius * 0.1)))
        self.painter.setBrush(self.colours.inks[stone])
        self.painter.drawEllipse(centre, radius * 0.34, radius * 0.34)

    def _paint_chain(self) -> None:
        """Draw a ring around the stones that join the sides, and a line through them."""
        chain, radius = self.picture.chain, self.layout.radius
        pen = QPen(self.colours.chain, max(1.6, radius * 0.14))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in chain:
            self.painter.drawEllipse(self.layout.centre(cell), radius * STONE_RADIUS, radius * STONE_RADIUS)
        line: QPolygonF = self.layout.line(chain)
        self.painter.setPen(QPen(self.colours.inks[self.picture.stones[chain[0]]], max(1.6, radius * 0.12)))
        self.painter.drawPolyline(line)


def board_margin(font: QFont) -> float:
    """Return the room for the coordinates and names on each side in pixels, with `font` for other texts."""
    return (PROJECTED_MARGIN if theme().projector else MARGIN) * _least_label() or 40.0 * _scale(font)


def _least_label() -> int:
    """Return the minimum height of coordinates in pixels, with large text and in Projector mode; otherwise 0."""
    return pixels(LARGE_LABEL) if theme().large else theme().min_text


def _scale(font: QFont) -> float:
    """Return the ratio of the text size to the default one, at least 1."""
    return max(1.0, QFontMetricsF(font).height() / 16.0)


@lru_cache(maxsize=4096)
def _width_at_100(label: str, font_text: str) -> float:
    """Return the width in pixels of a text in a font that is 100 pixels high."""
    font = QFont()
    font.fromString(font_text)
    return max(1.0, QFontMetricsF(font).horizontalAdvance(label))


@lru_cache(maxsize=4096)
def _text_pixmap(label: str, font_text: str, rgba: int, ratio: float) -> QPixmap:
    """Return a text as a pixmap: hundreds of numbers change at a time, and text layout is slow."""
    font = QFont()
    font.fromString(font_text)
    metrics = QFontMetricsF(font)
    width, height = math.ceil(metrics.horizontalAdvance(label)) + 4, math.ceil(metrics.height()) + 2

    def draw(painter: QPainter) -> None:
        painter.setFont(font)
        painter.setPen(QColor.fromRgba(rgba))
        painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, label)

    return drawn_pixmap(width, height, ratio, draw)
