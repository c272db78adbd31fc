"""Paints the marks on a Hex board: how good cells are, predicted moves, connections, the must-play region."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen

from workbench.hex.board import EMPTY
from workbench.ui.hex.board.painter import HexPainter
from workbench.ui.hex.board.picture import ConnectionPath, Heat, HexMarks, LinkLine

GHOST_OPACITY, GHOST_SIZE = 0.5, 0.56
"""The opacity of a predicted move, and its size in cells."""

_UNIT_CIRCLE = [(sin(k * pi / 5), -cos(k * pi / 5)) for k in range(10)]
"""Ten points around a circle, starting at the top."""


class HexMarksPainter:
    """Paints the marks of the picture that `on` paints: first `below` the stones, then `above` them."""

    def __init__(self, on: HexPainter) -> None:
        self.on, self.painter, self.layout, self.colours = on, on.painter, on.layout, on.colours
        self.marks: HexMarks = on.picture.marks

    def below(self) -> None:
        """Paint the marks that fill cells, and the lines beneath the stones."""
        marks = self.marks
        for cell, heat in marks.heat.items():
            self._fill(cell, self.colours.stones[marks.heat_colour], 0.08 + 0.62 * heat.share)
        for cell, wins in marks.solved.items():
            if wins:
                self._fill(cell, self.colours.good, 0.45)
        if marks.region is not None:
            self._paint_region(marks.region)
        for cell in marks.carrier:
            self._dot(cell)
        for link in marks.links:
            self._paint_link(link)
        for connection in marks.shortest_paths:
            self._paint_connection(connection)

    def above(self) -> None:
        """Paint the marks and numbers inside cells."""
        marks, radius = self.marks, self.layout.radius
        for cell, label in marks.numbers.items():
            self.on.write(self.layout.centre(cell), label, radius * (0.72 if len(label) < 3 else 0.5), self.colours.ink)
        ghost_cells = {cell for cell, _ in marks.ghosts}
        for cell, heat in marks.heat.items():
            if cell not in ghost_cells:
                self._write_heat(cell, heat)
        for cell, wins in marks.solved.items():
            self._paint_sign(cell, wins)
        for cell in marks.wins:
            self._paint_star(cell)
        for cell in marks.only - marks.wins:
            self._paint_shield(cell)
        self._paint_ghosts()

    # Internal

    def _fill(self, cell: int, colour: QColor, opacity: float) -> None:
        faded = QColor(colour)
        faded.setAlphaF(min(1.0, opacity))
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(faded)
        self.painter.drawPolygon(self.layout.hexagon(cell, 0.96))

    def _dot(self, cell: int) -> None:
        """Dot a cell that belongs to the carrier of a threat or a win."""
        faded = QColor(self.colours.chain)
        faded.setAlphaF(0.65)
        self.painter.setPen(QPen(faded, 1.5, Qt.PenStyle.DotLine))
        self.painter.setBrush(QBrush(faded, Qt.BrushStyle.Dense6Pattern))
        self.painter.drawPolygon(self.layout.hexagon(cell, 0.78))

    def _paint_region(self, region: frozenset[int]) -> None:
        """Frame the must-play region; hatch the other empty cells."""
        hatch = QColor(self.colours.bad)
        hatch.setAlphaF(0.8)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QBrush(hatch, Qt.BrushStyle.BDiagPattern))
        outside = [cell for cell, stone in enumerate(self.on.picture.stones) if stone == EMPTY and cell not in region]
        for cell in outside:
            self.painter.drawPolygon(self.layout.hexagon(cell, 0.94))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(self.colours.must, max(1.8, self.layout.radius * 0.12)))
        for cell in region:
            self.painter.drawPolygon(self.layout.hexagon(cell, 0.86))

    def _paint_link(self, link: LinkLine) -> None:
        """Draw a bridge as two arcs over its two cells."""
        first, last = (self.layout.centre(cell) for cell in link.ends)
        pen = QPen(self.colours.stones[link.colour], max(1.5, self.layout.radius * 0.13))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in link.carrier:
            path = QPainterPath(first)
            path.quadTo(self.layout.centre(cell), last)
            self.painter.drawPath(path)

    def _paint_connection(self, connection: ConnectionPath) -> None:
        """Draw a connection as a line with a ring for each missing stone."""
        radius, colour = self.layout.radius, self.colours.stones[connection.colour]
        pen = QPen(colour, max(2.0, radius * 0.16), Qt.PenStyle.DashLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline(self.layout.line(connection.cells))
        self.painter.setPen(QPen(colour, max(1.5, radius * 0.12)))
        self.painter.setBrush(self.colours.cells[0])
        for cell in connection.missing:
            self.painter.drawEllipse(self.layout.centre(cell), radius * 0.5, radius * 0.5)

    def _paint_ghosts(self) -> None:
        for number, (cell, colour) in enumerate(self.marks.ghosts, start=1):
            self.on.paint_stone(cell, colour, GHOST_OPACITY, GHOST_SIZE)
            heat = self.marks.heat.get(cell)
            if heat is not None and heat.texts:
                self._write_ghost(cell, f"{number}", heat.texts)
            else:
                centre, height = self.layout.centre(cell), self.layout.radius * 0.62
                self.on.write(centre, f"{number}", height, self.colours.ink, bold=True)

    def _write_ghost(self, cell: int, number: str, labels: Sequence[str]) -> None:
        """Write the number of a predicted move above the text of its cell."""
        centre, radius = self.layout.centre(cell), self.layout.radius
        lines = labels[:1] if radius * 0.34 < 7 else labels  # no space for more
        heights = (0.42, min(0.44, 1.6 / len(labels[0])), 0.32)
        places = (-0.5, 0.0, 0.46) if len(lines) > 1 else (-0.38, 0.26)
        for line, down, height in zip((number, *lines), places, heights, strict=False):
            self.on.write(centre + QPointF(0, down * radius), line, height * radius, self.colours.ink, bold=down < 0.3)

    def _write_heat(self, cell: int, heat: Heat) -> None:
        centre, radius, lines = self.layout.centre(cell), self.layout.radius, len(heat.texts)
        small = radius * 0.4 < 7  # no space for two lines
        for place, label in enumerate(heat.texts[:1] if small else heat.texts):
            down = 0.0 if lines == 1 or small else (-0.24, 0.36)[min(place, 1)] * radius
            height = radius * (min(0.6, 2.0 / len(label)) if place == 0 else 0.38)
            self.on.write(centre + QPointF(0, down), label, height, self.colours.ink, bold=place == 0)

    def _paint_sign(self, cell: int, wins: bool) -> None:
        """Paint a tick if playing there wins, a small cross if it loses."""
        centre, radius = self.layout.centre(cell), self.layout.radius
        path = QPainterPath()
        if wins:
            path.moveTo(centre + QPointF(-0.3, 0.02) * radius)
            path.lineTo(centre + QPointF(-0.08, 0.26) * radius)
            path.lineTo(centre + QPointF(0.34, -0.26) * radius)
        else:
            for x in (-0.18, 0.18):
                path.moveTo(centre + QPointF(x, -0.18) * radius)
                path.lineTo(centre + QPointF(-x, 0.18) * radius)
        self._stroke(path, self.colours.good if wins else self.colours.bad, 0.13 if wins else 0.08)

    def _paint_star(self, cell: int) -> None:
        """Paint a star on a cell that wins at once."""
        centre, radius = self.layout.centre(cell), self.layout.radius
        path = QPainterPath()
        for k in range(10):
            turn = QPointF(*_UNIT_CIRCLE[k]) * radius * (0.5 if k % 2 == 0 else 0.21)
            path.lineTo(centre + turn) if k else path.moveTo(centre + turn)
        path.closeSubpath()
        self.painter.setPen(QPen(self.colours.chain, max(1.0, radius * 0.06)))
        self.painter.setBrush(self.colours.good)
        self.painter.drawPath(path)

    def _paint_shield(self, cell: int) -> None:
        """Paint a shield on a cell that is the only defence."""
        centre, side = self.layout.centre(cell), self.layout.radius
        path = QPainterPath(centre + QPointF(-0.34, -0.4) * side)
        path.lineTo(centre + QPointF(0.34, -0.4) * side)
        path.quadTo(centre + QPointF(0.38, 0.22) * side, centre + QPointF(0.0, 0.5) * side)
        path.quadTo(centre + QPointF(-0.38, 0.22) * side, centre + QPointF(-0.34, -0.4) * side)
        self.painter.setPen(QPen(self.colours.chain, max(1.0, side * 0.06)))
        fill = QColor(self.colours.good)
        fill.setAlphaF(0.6)
        self.painter.setBrush(fill)
        self.painter.drawPath(path)

    def _stroke(self, path: QPainterPath, colour: QColor, width: float) -> None:
        pen = QPen(colour, max(1.2, self.layout.radius * width))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)
