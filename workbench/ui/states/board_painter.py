"""Paints boards: the tray, the tiles and the signs on them. The marks across cells are in `board_marks`."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from workbench.ui.base.theme import theme
from workbench.ui.states.board_colours import BoardColours
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_picture import UNKNOWN, BoardPicture

MIN_NUMBER_HEIGHT = 6.0
"""Minimum height of a number in pixels; smaller numbers are omitted."""
MAX_CACHED = 24
"""Maximum number of cached combinations of size and colours."""

SMALLEST_WITH_CHECK = 32
"""The smallest side of a tile that has a check mark, in pixels; smaller ones have a corner."""
SMALLEST_WITH_SIGNS, SIGNED_SHARE = 22, 1.6
"""The smallest side of a tile with room beside its number: in pixels, and relative to the smallest projected texts."""

_tile_cache: dict[Hashable, dict[tuple[int, bool], QPixmap]] = {}
"""Cache of painted tiles without marks: thousands of small pictures consist of the same few tiles."""


class BoardPainter:
    """Paints the board of a picture with a layout on a painter."""

    def __init__(
        self, painter: QPainter, layout: BoardLayout, picture: BoardPicture, colours: BoardColours, font: QFont
    ) -> None:
        self.painter, self.layout, self.picture, self.colours = painter, layout, picture, colours
        self.font = number_font(font, layout.side, len(str(picture.cells - 1)))
        self._targets = {target.tile for target in picture.targets}
        self._inversions = picture.inversions_at() if picture.inversions is not None else None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, layout.radius > 0)

    def paint(self, without: Collection[int] = ()) -> None:
        """Paint the board except for the tiles of the cells in `without`, which are sliding."""
        self._paint_tray()
        cached = self._cached_tiles()
        for cell, tile in enumerate(self.picture.tiles):
            if tile == 0 or cell in without:
                self._paint_slot(cell)
            elif cached is None or self._is_marked(cell, tile):
                self.paint_tile(cell, self.layout.tile_rect(cell))
            else:
                tile_key = tile, self.picture.is_home(cell)
                if tile_key not in cached:
                    cached[tile_key] = self._painted_tile(cell)
                self.painter.drawPixmap(self.layout.corners[cell], cached[tile_key])

    def _is_marked(self, cell: int, tile: int) -> bool:
        """Return whether a tile has marks other than its number and being at home."""
        picture = self.picture
        return tile == UNKNOWN or cell in picture.frozen or tile in self._targets or tile == picture.moved

    def _cached_tiles(self) -> dict[tuple[int, bool], QPixmap] | None:
        """Return the cached tiles of this look, or None if caching is impossible: no pixmap, or inversion counts."""
        if not isinstance(self.painter.device(), QPixmap) or self._inversions is not None:
            return None
        ratio = self.painter.device().devicePixelRatio()
        cache_key = self.layout.side, ratio, self.colours.tile.rgba(), self.font.key()
        if cache_key not in _tile_cache and len(_tile_cache) >= MAX_CACHED:
            del _tile_cache[next(iter(_tile_cache))]
        return _tile_cache.setdefault(cache_key, {})

    def _painted_tile(self, cell: int) -> QPixmap:
        outer_painter, side, ratio = self.painter, self.layout.side, self.painter.device().devicePixelRatio()
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        self.painter = QPainter(pixmap)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, self.layout.radius > 0)
        self.paint_tile(cell, QRectF(0, 0, side, side))
        self.painter.end()
        self.painter = outer_painter
        return pixmap

    def _paint_tray(self) -> None:
        radius = self.layout.radius * 1.25
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.colours.tray)
        self.painter.drawRoundedRect(self.layout.tray, radius, radius)

    def _paint_slot(self, cell: int) -> None:
        self._box(self.layout.tile_rect(cell), self.colours.slot, None)
        if cell in self.picture.frozen:
            self._paint_hatch(self.layout.tile_rect(cell))

    def paint_tile(self, cell: int, rect: QRectF) -> None:
        """Paint the tile of `cell` into `rect`, with its signs."""
        tile, colours = self.picture.tiles[cell], self.colours
        home, frozen = self.picture.is_home(cell), cell in self.picture.frozen
        if tile == UNKNOWN:
            self._paint_unknown(rect)
            return
        fill, edge, number_colour = colours.tile, colours.edge, colours.number
        if home:
            fill, edge, number_colour = colours.home, colours.home_edge, colours.home_number
        if frozen:
            fill, edge, number_colour = colours.frozen, colours.hatch, colours.faint
        self._box(rect, fill, edge)
        if frozen:
            self._paint_hatch(rect)
        if tile in self._targets:
            self._paint_ring(rect, colours.target)
        elif tile == self.picture.moved:
            self._paint_ring(rect, colours.moved)
        self._paint_number(rect, tile, number_colour, plate=colours.frozen if frozen else None)
        if frozen:
            self._paint_flake(rect, number_colour)
        elif home:
            self._paint_tick(rect, colours.home_edge)
        if self._inversions is not None:
            self._paint_count(rect, self._inversions.get(cell, 0))

    def _box(self, rect: QRectF, fill: QColor, edge: QColor | None) -> None:
        radius = self.layout.radius
        if not radius:
            self.painter.fillRect(rect, self.colours.small_tile if fill == self.colours.tile else fill)
            if edge == self.colours.home_edge and rect.width() >= 5:  # small tiles at home are underlined
                self.painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), edge)
            return
        width = 1.0 if rect.width() < 60 else 1.5
        inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2) if edge is not None else rect
        self.painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
        self.painter.setBrush(fill)
        self.painter.drawRoundedRect(inner, radius, radius)

    def _paint_number(self, rect: QRectF, tile: int, number_colour: QColor, plate: QColor | None) -> None:
        if self.font.pixelSize() < MIN_NUMBER_HEIGHT:
            return
        self.painter.setFont(self.font)
        number = str(tile)
        if plate is not None:  # hatching behind a number makes it hard to read
            width = QFontMetricsF(self.font).horizontalAdvance(number) + rect.width() * 0.12
            height = self.font.pixelSize() * 1.05
            middle = rect.center()
            self._box(QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height), plate, None)
        self.painter.setPen(number_colour)
        self.painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number)

    def _paint_tick(self, rect: QRectF, colour: QColor) -> None:
        """Paint the sign of a tile at home: a check mark, a corner on small tiles, none on very small ones."""
        side = rect.width()
        if side < 14:
            return
        if side < SMALLEST_WITH_CHECK:
            corner = max(side * 0.24, 2.0)
            right, top = rect.right(), rect.top()
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(colour)
            self.painter.drawPolygon(
                QPolygonF([QPointF(right - corner, top), QPointF(right, top), QPointF(right, top + corner)])
            )
            return
        size = max(side * 0.15, 7.0)
        inset = side * 0.09
        left, top = rect.right() - inset - size, rect.top() + inset
        path = QPainterPath(QPointF(left, top + size * 0.5))
        path.lineTo(left + size * 0.36, top + size * 0.84)
        path.lineTo(left + size, top + size * 0.12)
        self._stroke(path, colour, max(side * 0.032, 1.6))

    def _paint_flake(self, rect: QRectF, colour: QColor) -> None:
        """Paint the sign of a frozen cell: a small snowflake."""
        side = rect.width()
        if side < 18:
            return
        size = max(side * 0.1, 4.5)
        middle = QPointF(rect.right() - side * 0.08 - size, rect.top() + side * 0.08 + size)
        path = QPainterPath()
        for x, y in ((0.0, 1.0), (0.866, 0.5), (0.866, -0.5)):
            path.moveTo(middle - QPointF(x, y) * size)
            path.lineTo(middle + QPointF(x, y) * size)
        self._stroke(path, colour, max(side * 0.022, 1.2))

    def _paint_hatch(self, rect: QRectF) -> None:
        side = rect.width()
        if side < 10:
            self.painter.fillRect(rect, self.colours.hatch)
            return
        self.painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(rect, self.layout.radius, self.layout.radius)
        self.painter.setClipPath(clip)
        self.painter.setPen(QPen(self.colours.hatch, 1))
        step = max(side / 7, 5.0)
        offset = step
        while offset < 2 * side:
            self.painter.drawLine(
                QPointF(rect.left() + offset, rect.top()), QPointF(rect.left() + offset - side, rect.bottom())
            )
            offset += step
        self.painter.restore()

    def _paint_unknown(self, rect: QRectF) -> None:
        """Paint a tile that may be any tile: an empty outline with a dot."""
        if not self.layout.radius:
            self.painter.fillRect(rect, self.colours.frozen)
            return
        self.painter.setPen(QPen(self.colours.hatch, 1, Qt.PenStyle.DashLine))
        self.painter.setBrush(self.colours.frozen)
        radius = self.layout.radius
        self.painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.colours.faint)
        dot = max(rect.width() * 0.045, 1.0)
        self.painter.drawEllipse(rect.center(), dot, dot)

    def _paint_ring(self, rect: QRectF, colour: QColor) -> None:
        width = max(rect.width() * 0.05, 2.0) if rect.width() >= 14 else 1.0
        half = width / 2
        radius = max(self.layout.radius - half, 0.0)
        self.painter.setPen(QPen(colour, width))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)

    def _paint_count(self, rect: QRectF, count: int) -> None:
        """Paint the number of smaller tiles after this one in its upper left corner."""
        side = rect.width()
        if side < 22 or not count:
            return
        font = QFont(self.font)
        font.setPixelSize(max(round(side * 0.2), 8, theme().min_label))
        self.painter.setFont(font)
        self.painter.setPen(self.colours.inversion)
        area = rect.adjusted(side * 0.08, side * 0.04, 0, 0)
        self.painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(count))

    def _stroke(self, path: QPainterPath, colour: QColor, width: float) -> None:
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.strokePath(path, pen)


def number_font(base: QFont, side: float, digits: int) -> QFont:
    """Return the font in which numbers of up to `digits` digits fit a tile of that side."""
    font = QFont(base)
    if side < max(SMALLEST_WITH_SIGNS, SIGNED_SHARE * theme().min_label):  # the number may fill the tile
        font.setPixelSize(max(int(side * {1: 0.85, 2: 0.92, 3: 0.6}.get(digits, 0.42)), 1))
        font.setStretch(QFont.Stretch.Condensed if digits > 1 else QFont.Stretch.Unstretched)
        font.setWeight(QFont.Weight.Medium)
        return font
    parts = {1: 0.5, 2: 0.5, 3: 0.38} if side >= SMALLEST_WITH_CHECK else {1: 0.62, 2: 0.58, 3: 0.42}
    font.setPixelSize(int(side * parts.get(digits, 0.28)))
    font.setWeight(QFont.Weight.DemiBold)
    return font
