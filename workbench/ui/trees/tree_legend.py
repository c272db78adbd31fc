"""The legend of a tree: the signs that occur in it, in one or more rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.search.tree.marks import Mark
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import Colours, colours, pixels, theme
from workbench.ui.states.node_glyphs import draw_mark

CURRENT, SOLUTION, CHEAPER, MEETING = -1, -2, -3, -4
"""Signs in addition to the marks: the ring of the current node, the solution path, and the lines of a cheaper path and
of a meeting of two sides.
"""
GLYPH, SPACE, GAP, MARGIN = 13, 5, 14, 6
MAX_ROWS, MAX_LARGE_ROWS = 2, 4
"""Rows on the screen, and with large text. With both there is always room for MAX_ROWS, so that the tree seldom changes
its size with the entries.
"""
SHORTER = 8
"""Pixels by which names are shortened at a time until they fit."""
UNBOUNDED = 1 << 30
HALF_TURN = 180 * 16
"""Qt counts angles in sixteenths of a degree."""


class TreeLegend(QWidget):
    """Shows signs with their names, in at most two rows, or in four with large text.

    Names that do not fit are elided and listed in the tooltip.

    Attributes: entries, pairs of a Mark or another sign and its name; least_rows, for which there is always room.
    """

    least_rows = MAX_ROWS

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: Sequence[tuple[int, str]] = ()
        self._in_row = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_entries(self, entries: Sequence[tuple[int, str]]) -> None:
        if list(entries) != list(self.entries):
            self.entries = list(entries)
            names = ", ".join(name for _, name in entries)
            self.setToolTip(plain_tip(names))
            self.setAccessibleDescription(names)
            self.updateGeometry()
            self.update()

    def set_in_row(self, on: bool) -> None:
        """Need one row, and all of its width, as among other controls; or as usual."""
        self._in_row = on
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        if self._in_row:
            return QSize(self.full_width(), self._row_height() + MARGIN)
        rows = min(len(self._rows(self.width())), self._max_rows()) if self._grows else 0
        return QSize(200, max(rows, self.least_rows) * self._row_height() + MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def height_for(self, width: int) -> int:
        """Return the height of all entries, with their full names, at a given width."""
        rows = self._rows(width)
        return len(rows) * self._row_height() + (MARGIN if rows else 0)

    def fits(self, width: int) -> bool:
        """Return whether all names fit in full at a given width."""
        return len(self._rows(width)) <= self._max_rows()

    def full_width(self) -> int:
        return pixels(8) + sum(self._width(name) for _, name in self.entries)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._grows:
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        widest = max((self._name_width(name) for _, name in self.entries), default=0)
        while widest > 0 and len(self._rows(self.width(), widest)) > self._max_rows():
            widest -= SHORTER
        self.paint_into(painter, self.width(), self.palette_of_signs(), widest)
        painter.end()

    def palette_of_signs(self) -> Colours:
        """Return the colours of the signs."""
        return colours()

    def paint_into(self, painter: QPainter, width: int, palette: Colours, widest: int = UNBOUNDED) -> None:
        """Paint the entries at the painter's origin, in rows of a given width; `widest`: of names, in pixels."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        height, glyph = self._row_height(), pixels(GLYPH)
        for number, row in enumerate(self._rows(width, widest)):
            x = pixels(8)
            for sign, name in row:
                centre = QPointF(x + glyph / 2, 3 + (number + 0.5) * height)
                _draw(painter, sign, centre, glyph / 2, palette)
                painter.setPen(QColor(palette.text))
                room = min(self._name_width(name), widest)
                area = QRectF(x + glyph + SPACE, 3 + number * height, room + 2, height)
                shown = QFontMetrics(self.font()).elidedText(name, Qt.TextElideMode.ElideRight, room + 2)
                painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
                x += self._width(name, widest)

    def _rows(self, width: int, widest: int = UNBOUNDED) -> list[list[tuple[int, str]]]:
        rows: list[list[tuple[int, str]]] = []
        x = width
        for sign, name in self.entries:
            if x + self._width(name, widest) - pixels(GAP) > width or not rows:
                rows.append([])
                x = pixels(8)
            rows[-1].append((sign, name))
            x += self._width(name, widest)
        return rows

    def _width(self, name: str, widest: int = UNBOUNDED) -> int:
        return min(self._name_width(name), widest) + pixels(GLYPH) + SPACE + pixels(GAP)

    def _name_width(self, name: str) -> int:
        return QFontMetrics(self.font()).horizontalAdvance(name)

    @property
    def _grows(self) -> bool:
        """Whether its height depends on the number of rows."""
        return theme().large or self.least_rows < MAX_ROWS

    def _max_rows(self) -> int:
        return MAX_LARGE_ROWS if theme().large else MAX_ROWS

    def _row_height(self) -> int:
        return self.fontMetrics().height() + 3


def _draw(painter: QPainter, sign: int, centre: QPointF, radius: float, palette: Colours) -> None:
    if sign == CURRENT:
        painter.setPen(QPen(QColor(palette.current), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            QRectF(centre.x() - radius + 1, centre.y() - radius + 1, 2 * radius - 2, 2 * radius - 2), 3, 3
        )
    elif sign in (SOLUTION, CHEAPER, MEETING):
        dashed = sign == CHEAPER
        style = Qt.PenStyle.DashDotLine if dashed else Qt.PenStyle.SolidLine
        painter.setPen(
            QPen(QColor(palette.f if dashed else palette.goal), {SOLUTION: 3.5, MEETING: 3.0}.get(sign, 1.6), style)
        )
        if sign == MEETING:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            arc_rect = QRectF(centre.x() - radius, centre.y() - 2 * radius, 2 * radius, 3 * radius)
            painter.drawArc(arc_rect, HALF_TURN, HALF_TURN)
        else:
            painter.drawLine(centre - QPointF(radius, 0), centre + QPointF(radius, 0))
    else:
        draw_mark(painter, Mark(sign), centre, radius * 0.85, palette)
