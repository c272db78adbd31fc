"""Paints an estimate on a board, tile by tile: paths to goal cells, amounts, conflicts, patterns."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from workbench.search.problem.problem import to_display_units
from workbench.tiles.heuristics.base import Conflict, EstimateBreakdown, HeuristicPart
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.ui.base.theme import Colours
from workbench.ui.states.board_layout import BoardLayout
from workbench.wording import number

TINTS = ("#E69F00", "#56B4E9", "#009E73", "#CC79A7", "#0072B2", "#D55E00")
"""Colours of tiles' paths and of patterns (Okabe and Ito's palette). Each also has a letter or a tile number."""
MAX_PATHS = 26
"""If more tiles are misplaced, only the path of the tile under the pointer is drawn; all paths would be a clutter."""
LANES = 5
_RINGED = ("misplaced", "exchange")
_DRAWN = ("distance", *_RINGED)
"""The reasons of the parts that are drawn on their tiles, with a path or with a ring."""
MIN_SIDE_WITH_BADGE, MIN_SIDE_WITH_PATH = 22.0, 9.0
"""Sides of tiles, in pixels, below which there is no room."""


class EstimateMarks:
    """Paints with a layout on a painter. `hovered_cell`: the cell whose tile is emphasised, or None."""

    def __init__(self, painter: QPainter, layout: BoardLayout, colours: Colours, hovered_cell: int | None) -> None:
        self.painter, self.layout, self.colours, self.hovered_cell = painter, layout, colours, hovered_cell
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, breakdown: EstimateBreakdown) -> None:
        """Paint the parts of an estimate."""
        if breakdown.lookups:
            self._patterns(breakdown)
            return
        contributing = [part for part in breakdown.parts if part.amount and part.reason in _DRAWN]
        homes = {tile: cell for cell, tile in enumerate(breakdown.goal.tiles)}
        if self.layout.side >= MIN_SIDE_WITH_PATH:
            for lane, part in enumerate(contributing):
                if part.reason == "distance" and (len(contributing) <= MAX_PATHS or part.cell == self.hovered_cell):
                    self._path(part, homes[part.tile], lane, breakdown.straight)
        for conflict in breakdown.conflicts:
            self._bracket(conflict)
        for lane, part in enumerate(contributing):
            if part.reason in _RINGED:
                self._ring(part.cell)
            self._badge(part.cell, number(to_display_units(part.amount, MOVE_COST), 1), _tint(lane))

    # Paths

    def _path(self, part: HeuristicPart, home: int, lane: int, straight: bool) -> None:
        """Paint the path of a tile to its goal cell: straight, or along its row and then along the column."""
        start, end = self.layout.centre(part.cell), self.layout.centre(home)
        lane_shift = (lane % LANES - (LANES - 1) / 2) * 0.1 * self.layout.side
        start, end = start + QPointF(lane_shift, lane_shift), end + QPointF(lane_shift, lane_shift)
        corner = QPointF(end.x(), start.y())
        bent = not straight and min(abs(start.x() - end.x()), abs(start.y() - end.y())) > 1
        points = [start, corner, end] if bent else [start, end]
        points[0] = _towards(points[0], points[1], 0.3 * self.layout.side)
        colour = QColor(_tint(lane))
        colour.setAlphaF(1.0 if part.cell == self.hovered_cell else 0.25 if self.hovered_cell is not None else 0.75)
        self._arrow(points, colour, max(self.layout.side * 0.045, 1.5))

    def _arrow(self, points: list[QPointF], colour: QColor, width: float) -> None:
        head = max(self.layout.side * 0.15, 4.0)
        last, before = points[-1], points[-2]
        length = hypot(last.x() - before.x(), last.y() - before.y()) or 1.0
        along = (last - before) / length
        across, base = QPointF(-along.y(), along.x()), last - along * head
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        path = QPainterPath(points[0])
        for point in (*points[1:-1], base):
            path.lineTo(point)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.strokePath(path, pen)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        self.painter.drawPolygon(QPolygonF([last, base + across * head * 0.6, base - across * head * 0.6]))

    # Marks

    def _ring(self, cell: int) -> None:
        rect, width = self.layout.tile_rect(cell), max(self.layout.side * 0.05, 1.5)
        self.painter.setPen(QPen(QColor(self.colours.danger), width, Qt.PenStyle.DashLine))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2
        self.painter.drawRoundedRect(
            rect.adjusted(inset, inset, -inset, -inset), self.layout.radius, self.layout.radius
        )

    def _badge(self, cell: int, label: str, tint: str) -> None:
        """Paint an amount in the lower left corner of a tile, in a box with the colour of the tile's path."""
        if self.layout.side < MIN_SIDE_WITH_BADGE:
            return
        self._plate(cell, label, tint)

    def _plate(self, cell: int, label: str, tint: str, above: bool = False) -> None:
        """Paint a text in a tile's lower left corner, or `above` in the upper right one."""
        rect, font = self.layout.tile_rect(cell), QFont(self.painter.font())
        font.setPixelSize(max(round(self.layout.side * 0.22), 10))
        font.setBold(True)
        size = QFontMetricsF(font)
        plate_height = font.pixelSize() * 1.25
        plate_width = max(size.horizontalAdvance(label) + plate_height * 0.4, plate_height)
        plate = QRectF(rect.left() + 1, rect.bottom() - 1 - plate_height, plate_width, plate_height)
        if above:
            plate.moveTopRight(QPointF(rect.right() + 1, rect.top() - 1))
        self.painter.setPen(QPen(QColor(tint), 1.4))
        self.painter.setBrush(QColor(self.colours.surface))
        self.painter.drawRoundedRect(plate, plate_height * 0.3, plate_height * 0.3)
        self.painter.setPen(QColor(self.colours.text))
        self.painter.setFont(font)
        self.painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, label)

    def _bracket(self, conflict: Conflict) -> None:
        """Paint a bracket from a tile that must leave its line to the nearest tile passing it, and the extra moves."""
        if not conflict.others:
            return
        other = min(conflict.others, key=lambda cell: abs(cell - conflict.cell))
        first, last = (self.layout.tile_rect(cell) for cell in sorted((conflict.cell, other)))
        depth, colour = self.layout.side * 0.1, QColor(self.colours.danger)
        horizontal = first.center().y() == last.center().y()
        if horizontal:
            ends = QPointF(first.center().x(), first.top() + depth), QPointF(last.center().x(), last.top() + depth)
            outwards = QPointF(0, -depth)
        else:
            ends = QPointF(first.right() - depth, first.center().y()), QPointF(last.right() - depth, last.center().y())
            outwards = QPointF(depth, 0)
        pen = QPen(colour, max(self.layout.side * 0.04, 1.5))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(pen)
        self.painter.drawPolyline(QPolygonF([ends[0], ends[0] + outwards, ends[1] + outwards, ends[1]]))
        if self.layout.side >= MIN_SIDE_WITH_BADGE:
            self._plate(conflict.cell, "+2", self.colours.danger, above=True)

    def _patterns(self, breakdown: EstimateBreakdown) -> None:
        """Tint the tiles of each pattern alike, with its letter."""
        indices = {tile: index for index, look_up in enumerate(breakdown.lookups) for tile in look_up.tiles}
        for part in breakdown.parts:
            if part.tile not in indices:
                continue
            rect, tint = self.layout.tile_rect(part.cell), QColor(_tint(indices[part.tile]))
            self.painter.setPen(QPen(tint, max(self.layout.side * 0.05, 1.5)))
            tint.setAlphaF(0.3)
            self.painter.setBrush(tint)
            inset = max(self.layout.side * 0.025, 1.0)
            self.painter.drawRoundedRect(
                rect.adjusted(inset, inset, -inset, -inset), self.layout.radius, self.layout.radius
            )
            self._badge(part.cell, letter(indices[part.tile]), _tint(indices[part.tile]))


def letter(index: int) -> str:
    """Return the letter of a pattern: A for the first."""
    return chr(ord("A") + index)


def _tint(index: int) -> str:
    return TINTS[index % len(TINTS)]


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    """Return the point at `distance` from `start` on the line to `end`, at most halfway."""
    offset = end - start
    length = hypot(offset.x(), offset.y()) or 1.0
    return start + offset * (min(distance, length / 2) / length)
