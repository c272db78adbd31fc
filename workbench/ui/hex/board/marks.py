"""Paints the marks on a Hex board: how good cells are, predicted moves, connections, the must-play region."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen

from workbench.hex.board import EMPTY
from workbench.ui.base.theme import theme
from workbench.ui.hex.board.painter import HexPainter
from workbench.ui.hex.board.picture import ConnectionPath, Heat, HexMarks, LinkLine

GHOST_OPACITY, GHOST_SIZE = 0.5, 0.56
"""The opacity of a predicted move, and its size in cells."""
TEXT_WIDTH, RINGED_TEXT_WIDTH = 1.55, 1.1
"""The largest width of the text of a cell, in cells, without and within the ring of a missing stone."""
SINGLE_TEXT = 0.9
"""The height, in cells, of a text that has no space for the line below it."""
MIN_GHOST_TEXT = 9
"""The smallest height in pixels of the number of a predicted move and of the text below it."""
PLATE_RADIUS, RING_RADIUS, WIDE_RING_RADIUS = 0.64, 0.5, 0.72
"""The radii, in cells, of the plate under a text, and of the ring of a missing stone without and around a text."""
CORNER = QPointF(0.46, -0.42)
"""The place of a sign in a cell whose centre is occupied, in cells from the centre; mirrored for stars and shields."""
CORNER_SCALE = 0.55
"""The scale of a sign in that place."""

_UNIT_CIRCLE = [(sin(k * pi / 5), -cos(k * pi / 5)) for k in range(10)]
"""Ten points around a circle, starting at the top."""


class HexMarksPainter:
    """Paints the marks of the picture that `on` paints: first `below` the stones, then `above` them."""

    def __init__(self, on: HexPainter) -> None:
        self.on, self.painter, self.layout, self.colours = on, on.painter, on.layout, on.colours
        self.marks: HexMarks = on.picture.marks
        self._ghost_cells = {cell for cell, _ in self.marks.ghosts}
        self._labelled = {cell for cell, heat in self.marks.heat.items() if heat.texts} | self.marks.numbers.keys()

    def below(self) -> None:
        """Paint the marks that fill cells, and the lines beneath the stones."""
        marks = self.marks
        for cell, heat in marks.heat.items():
            self._fill(cell, self.colours.stones[marks.heat_colour], _heat_opacity(heat))
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
            self._paint_connection_line(connection)
        for cell in self._labelled & self._crossed():
            self._paint_plate(cell)
        for connection in marks.shortest_paths:
            self._paint_missing(connection)

    def above(self) -> None:
        """Paint the marks and numbers inside cells."""
        marks, radius = self.marks, self.layout.radius
        for cell, label in marks.numbers.items():
            self.on.write(self.layout.centre(cell), label, radius * (0.72 if len(label) < 3 else 0.5), self.colours.ink)
        for cell, heat in marks.heat.items():
            if cell not in self._ghost_cells:
                self._write_heat(cell, heat)
        self._paint_ghosts()
        for cell, wins in marks.solved.items():
            if cell not in marks.wins:
                self._paint_sign(cell, wins)
        for cell in marks.wins:
            self._paint_star(cell)
        for cell in marks.only - marks.wins:
            self._paint_shield(cell)

    # Internal

    def _fill(self, cell: int, colour: QColor, opacity: float) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(_faded(colour, opacity))
        self.painter.drawPolygon(self.layout.hexagon(cell, 0.96))

    def _dot(self, cell: int) -> None:
        """Dot a cell that belongs to the carrier of a threat or a win."""
        faded = _faded(self.colours.chain, 0.65)
        self.painter.setPen(QPen(faded, 1.5, Qt.PenStyle.DotLine))
        self.painter.setBrush(QBrush(faded, Qt.BrushStyle.Dense6Pattern))
        self.painter.drawPolygon(self.layout.hexagon(cell, 0.78))

    def _paint_region(self, region: frozenset[int]) -> None:
        """Frame the must-play region; hatch the other empty cells."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QBrush(_faded(self.colours.bad, 0.8), Qt.BrushStyle.BDiagPattern))
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

    def _crossed(self) -> set[int]:
        """Return the cells that lines, hatches or dots cross."""
        marks = self.marks
        crossed = {cell for connection in marks.shortest_paths for cell in connection.cells}
        crossed.update(cell for link in marks.links for cell in (*link.ends, *link.carrier))
        return crossed | marks.carrier | (set(self._labelled) if marks.region is not None else set())

    def _paint_plate(self, cell: int) -> None:
        """Cover what crosses a cell where its text is, in the cell's own colour."""
        centre, reach = self.layout.centre(cell), self.layout.radius * PLATE_RADIUS
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.colours.cells[0])
        self.painter.drawEllipse(centre, reach, reach)
        heat = self.marks.heat.get(cell)
        if heat is not None:
            self.painter.setBrush(_faded(self.colours.stones[self.marks.heat_colour], _heat_opacity(heat)))
            self.painter.drawEllipse(centre, reach, reach)

    def _paint_connection_line(self, connection: ConnectionPath) -> None:
        """Draw a connection as a dashed line."""
        pen = QPen(self.colours.stones[connection.colour], max(2.0, self.layout.radius * 0.16), Qt.PenStyle.DashLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline(self.layout.line(connection.cells))

    def _paint_missing(self, connection: ConnectionPath) -> None:
        """Draw a ring for each missing stone of a connection, around the text of its cell."""
        radius = self.layout.radius
        self.painter.setPen(QPen(self.colours.stones[connection.colour], max(1.5, radius * 0.12)))
        for cell in connection.missing:
            labelled = cell in self._labelled
            reach = radius * (WIDE_RING_RADIUS if labelled else RING_RADIUS)
            self.painter.setBrush(Qt.BrushStyle.NoBrush if labelled else self.colours.cells[0])
            self.painter.drawEllipse(self.layout.centre(cell), reach, reach)

    def _sign_place(self, cell: int, crowded: bool, left: bool) -> tuple[QPointF, float]:
        """Return the centre and the unit of a sign: the middle of its cell, or a corner if that is occupied."""
        radius = self.layout.radius
        if not crowded and cell not in self._labelled and cell not in self._ghost_cells:
            return self.layout.centre(cell), radius
        offset = QPointF(-CORNER.x(), CORNER.y()) if left else CORNER
        return self.layout.centre(cell) + offset * radius, radius * CORNER_SCALE

    def _paint_ghosts(self) -> None:
        for number, (cell, colour) in enumerate(self.marks.ghosts, start=1):
            self.on.paint_stone(cell, colour, GHOST_OPACITY, GHOST_SIZE)
            heat = self.marks.heat.get(cell)
            self._write_ghost(cell, f"{number}", () if heat is None else heat.texts)

    def _write_ghost(self, cell: int, number: str, labels: Sequence[str]) -> None:
        """Write the number of a predicted move above the text of its cell, or alone if both would be too small."""
        centre, radius = self.layout.centre(cell), self.layout.radius
        height = self.on.fitting_height(labels[0], 0.44 * radius, self._text_width(cell)) if labels else 0.0
        if min(height, 0.42 * radius) < MIN_GHOST_TEXT:
            self.on.write(centre, number, radius * 0.62, self.colours.ink, bold=True)
            return
        lines = labels[:1] if radius * 0.34 < _least_text() else labels  # no space for more
        layout = [(-0.5, 0.42 * radius), (0.0, height), (0.46, 0.32 * radius)]
        if len(lines) < 2:
            height = self.on.fitting_height(labels[0], 0.54 * radius, self._text_width(cell))
            layout = [(-0.38, 0.48 * radius), (0.26, height)]
        for line, (down, size) in zip((number, *lines), layout, strict=False):
            self.on.write(centre + QPointF(0, down * radius), line, size, self.colours.ink, bold=down < 0.3)

    def _text_width(self, cell: int) -> float:
        """Return the width in pixels for the text of a cell: within its ring, if it has one."""
        ringed = any(cell in connection.missing for connection in self.marks.shortest_paths)
        return self.layout.radius * (RINGED_TEXT_WIDTH if ringed else TEXT_WIDTH)

    def _write_heat(self, cell: int, heat: Heat) -> None:
        centre, radius, lines = self.layout.centre(cell), self.layout.radius, len(heat.texts)
        if cell in self.marks.wins | self.marks.only or cell in self.marks.solved:  # a sign is above the text
            centre, lines = centre + QPointF(0, 0.2) * radius, 1
        crowded = lines > 1 and radius * 0.4 < _least_text()  # no space for two lines
        single = crowded or lines == 1
        for place, label in enumerate(heat.texts[:1] if single else heat.texts):
            down = 0.0 if single else (-0.24, 0.36)[min(place, 1)] * radius
            share = SINGLE_TEXT if crowded else 0.38 if place else 0.6
            height = self.on.fitting_height(label, radius * share, self._text_width(cell))
            self.on.write(centre + QPointF(0, down), label, height, self.colours.ink, bold=place == 0)

    def _paint_sign(self, cell: int, wins: bool) -> None:
        """Paint a tick if playing there wins, a small cross if it loses."""
        centre, radius = self._sign_place(cell, cell in self.marks.only, left=False)
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
        centre, radius = self._sign_place(cell, crowded=False, left=True)
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
        centre, side = self._sign_place(cell, crowded=False, left=True)
        path = QPainterPath(centre + QPointF(-0.34, -0.4) * side)
        path.lineTo(centre + QPointF(0.34, -0.4) * side)
        path.quadTo(centre + QPointF(0.38, 0.22) * side, centre + QPointF(0.0, 0.5) * side)
        path.quadTo(centre + QPointF(-0.38, 0.22) * side, centre + QPointF(-0.34, -0.4) * side)
        self.painter.setPen(QPen(self.colours.chain, max(1.0, side * 0.06)))
        self.painter.setBrush(_faded(self.colours.good, 0.6))
        self.painter.drawPath(path)

    def _stroke(self, path: QPainterPath, colour: QColor, width: float) -> None:
        pen = QPen(colour, max(1.2, self.layout.radius * width))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)


def _faded(colour: QColor, opacity: float) -> QColor:
    """Return a translucent colour."""
    faded = QColor(colour)
    faded.setAlphaF(min(1.0, opacity))
    return faded


def _heat_opacity(heat: Heat) -> float:
    return 0.08 + 0.62 * heat.share


def _least_text() -> int:
    """Return the smallest height in pixels of a second line in a cell."""
    return max(7, theme().min_label)
