"""Paints the marks on top of the tiles: inversions, paths to target cells, the picked cell, the cursor."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from workbench.ui.base.theme import theme
from workbench.ui.states.board_colours import BoardColours
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_painter import number_font
from workbench.ui.states.board_picture import BoardPicture, Target

MAX_FAINT_ARCS = 60
"""If there are more inversions, arcs are drawn only for the tile under the pointer; all of them would be a clutter."""

MIN_WITH_RIM = 22
"""Minimum side of a tile, in pixels, for a rim around its number."""
RIM_WIDTH = 0.16
"""Width of the rim around such a number, in tiles."""
LANE_WIDTH = 0.2
"""Distance, in tiles, between the drawn paths of two tiles, so that neither hides the other."""


class BoardMarks:
    """Paints marks with a layout on a painter."""

    def __init__(self, painter: QPainter, layout: BoardLayout, colours: BoardColours) -> None:
        self.painter, self.layout, self.colours = painter, layout, colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_way(self, picture: BoardPicture) -> None:
        """Paint the target cells with their tiles' numbers, and the paths to them, side by side."""
        for target in picture.targets:
            self._target_cell(target, picture.tiles[target.cell])
        lanes = len(picture.targets)
        for lane, target in enumerate(picture.targets):
            if len(target.path) > 1:
                lane_shift = (lane - (lanes - 1) / 2) * LANE_WIDTH * self.layout.side
                points = [self.layout.centre(cell) + QPointF(lane_shift, lane_shift) for cell in target.path]
                self._arrow(points, to_end=picture.tiles[target.cell] == 0)

    def paint_step(self, start: int, end: int) -> None:
        """Paint an arrow from a cell to an adjacent one."""
        self._arrow([self.layout.centre(start), self.layout.centre(end)], to_end=True)

    def paint_inversions(self, picture: BoardPicture, hovered_cell: int | None) -> None:
        """Paint an arc for each inversion; the arcs of the tile in the cell `hovered_cell` are emphasised."""
        pairs = picture.inversions or ()
        faint = QColor(self.colours.inversion)
        faint.setAlphaF(0.42 if hovered_cell is None else 0.15)
        if len(pairs) <= MAX_FAINT_ARCS:
            for pair in pairs:
                if hovered_cell not in pair:
                    self._arc(*pair, faint, 1.2)
        for pair in pairs:
            if hovered_cell in pair:
                self._arc(*pair, self.colours.inversion, 2.2)
        if self.layout.side >= MIN_WITH_RIM:
            self._numbers_above(picture)

    def paint_picked(self, cell: int) -> None:
        """Paint the picked tile: a heavy frame with a handle at each corner."""
        rect = self.layout.tile_rect(cell)
        width = max(rect.width() * 0.06, 2.0)
        self._frame(rect, self.colours.picked, width, Qt.PenStyle.SolidLine)
        handle = width * 1.5
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.colours.picked)
        for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
            self.painter.drawEllipse(corner, handle, handle)

    def paint_hover(self, cell: int) -> None:
        """Paint the cell under the pointer."""
        highlight = QColor(self.colours.picked)
        highlight.setAlphaF(0.14)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(highlight)
        radius = self.layout.radius
        self.painter.drawRoundedRect(self.layout.tile_rect(cell), radius, radius)

    def paint_cursor(self, cell: int) -> None:
        """Paint the keyboard cursor: a dashed frame just inside the tile."""
        rect = self.layout.tile_rect(cell)
        inset = rect.width() * 0.06
        width = max(rect.width() * 0.035, 1.5)
        self._frame(rect.adjusted(inset, inset, -inset, -inset), self.colours.cursor, width, Qt.PenStyle.DashLine)

    def paint_focus(self) -> None:
        """Paint the focus frame around the entire board."""
        rect = self.layout.tray.adjusted(-2, -2, 2, 2)
        radius = self.layout.radius * 1.25 + 2
        self.painter.setPen(QPen(self.colours.cursor, 2))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect, radius, radius)

    def _frame(self, rect: QRectF, colour: QColor, width: float, style: Qt.PenStyle) -> None:
        half = width / 2
        radius = max(self.layout.radius - half, 0.0)
        self.painter.setPen(QPen(colour, width, style))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)

    def _target_cell(self, target: Target, present_tile: int) -> None:
        """Paint the target cell of a tile; `present_tile`: the tile that is in it now."""
        rect = self.layout.tile_rect(target.cell)
        if present_tile == target.tile:
            return
        width = max(rect.width() * 0.04, 1.5)
        self._frame(rect, self.colours.target, width, Qt.PenStyle.DashLine)
        if rect.width() < 18:
            return
        self.painter.setPen(QPen(self.colours.target, width))
        if present_tile <= 0:
            for fraction in (0.13, 0.05):
                self.painter.drawEllipse(rect.center(), rect.width() * fraction, rect.width() * fraction)
        if rect.width() >= 30:
            font = QFont(self.painter.font())
            font.setPixelSize(max(round(rect.width() * 0.2), 9, theme().min_label))
            font.setBold(True)
            self.painter.setFont(font)
            inset = rect.width() * 0.1
            area = rect.adjusted(inset, inset, -inset, -inset * 0.7)
            self.painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, str(target.tile))

    def _arrow(self, points: list[QPointF], to_end: bool) -> None:
        """Paint an arrow along `points`, starting beside its tile. Unless `to_end`, it stops short of the end."""
        side = self.layout.side
        width = max(side * 0.05, 1.5)
        colour = QColor(self.colours.target)
        colour.setAlphaF(0.55)
        points = [_towards(points[0], points[1], 0.36 * side), *points[1:]]
        if not to_end:
            points[-1] = _towards(points[-1], points[-2], 0.3 * side)
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        last, before = points[-1], points[-2]
        direction = last - before
        length = hypot(direction.x(), direction.y()) or 1.0
        along = direction / length
        across = QPointF(-along.y(), along.x())
        head = max(side * 0.16, 4.0)
        self.painter.drawPolyline(QPolygonF([*points[:-1], last - along * head * 1.2]))
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        base = last - along * head * 1.2
        self.painter.drawPolygon(QPolygonF([last, base + across * head * 0.8, base - across * head * 0.8]))

    def _numbers_above(self, picture: BoardPicture) -> None:
        """Paint the numbers again, with a rim, on top of the marks."""
        font = number_font(self.painter.font(), self.layout.side, len(str(picture.cells - 1)))
        metrics = QFontMetricsF(font)
        for cell, tile in enumerate(picture.tiles):
            if tile <= 0:
                continue
            home, middle = picture.is_home(cell), self.layout.centre(cell)
            left = middle.x() - metrics.horizontalAdvance(str(tile)) / 2
            path = QPainterPath()
            path.addText(left, middle.y() - metrics.height() / 2 + metrics.ascent(), font, str(tile))
            rim_pen = QPen(self.colours.home if home else self.colours.tile, self.layout.side * RIM_WIDTH)
            rim_pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self.painter.strokePath(path, rim_pen)
            self.painter.fillPath(path, self.colours.home_number if home else self.colours.number)

    def _arc(self, first: int, later: int, colour: QColor, width: float) -> None:
        """Paint an arc between two cells, curved to the left of its direction so that two arcs seldom coincide."""
        start, end = self.layout.centre(first), self.layout.centre(later)
        direction = end - start
        bow = QPointF(direction.y(), -direction.x()) * 0.22
        path = QPainterPath(start)
        path.quadTo((start + end) / 2 + bow, end)
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.strokePath(path, pen)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        self.painter.drawEllipse(end, width * 1.4, width * 1.4)


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    """Return the point at `distance` from `start` in the direction of `end`."""
    direction = end - start
    return start + direction * (distance / (hypot(direction.x(), direction.y()) or 1.0))
