"""The legend of a chart: a sample stroke and a name for each line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import pixels, theme

STROKE, GAP, SPACE = 20, 12, 5
MAX_ROWS, MAX_LARGE_ROWS = 2, 4
LINE_WIDTH, PROJECTED_WIDTH, PICTURE_WIDTH = 1.0, 2.0, 1.6
"""The widths of lines: on the screen and in Projector mode in pixels, in a picture in its units."""


@dataclass(frozen=True)
class LegendEntry:
    """A name and the style of its line.

    Attributes:
        bars: a bar for each point, hollow if `hollow`.
        dots: a dot at each point in addition to the line; hollow dots are rings around the points, without a line.
        label: a text at the end of the line.
    """

    name: str
    colour: str
    style: Qt.PenStyle = Qt.PenStyle.SolidLine
    bars: bool = False
    hollow: bool = False
    dots: bool = False
    label: str = ""


class Legend(QWidget):
    """Entries in one row, or in two if needed, or in four with large text.

    Names that do not fit are elided and listed in the tooltip.
    Attributes: projected_rows: how many rows there may be in Projector mode.
    """

    projected_rows = MAX_ROWS

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: Sequence[LegendEntry] = ()
        self._rows: list[list[tuple[LegendEntry, int, int]]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_entries(self, entries: Sequence[LegendEntry]) -> None:
        if list(entries) != list(self.entries):
            self.entries = list(entries)
            names = ", ".join(entry.name for entry in entries)
            self.setToolTip(plain_tip(names))
            self.setAccessibleDescription(names)
            self._wrap()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, max(1, len(self._rows)) * self._row_height())

    def minimumSizeHint(self) -> QSize:
        """Return enough room for a stroke or two in each row."""
        return QSize(60, self.sizeHint().height())

    def full_width(self) -> int:
        """Return the width of all entries in one row."""
        return sum(map(self._width, self.entries))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._wrap()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the entries, row by row, from left to right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height, stroke = self._row_height(), pixels(STROKE)
        for row_index, row in enumerate(self._rows):
            for entry, x, width in row:
                paint_stroke(painter, entry, QRectF(x, row_index * height, stroke, height))
                left = x + stroke + SPACE
                room = max(0, min(x + width - (pixels(GAP) if width < self._width(entry) else 0), self.width()) - left)
                painter.setPen(self.palette().windowText().color())
                name = self.fontMetrics().elidedText(entry.name, Qt.TextElideMode.ElideRight, room)
                painter.drawText(QRectF(left, row_index * height, room, height), Qt.AlignmentFlag.AlignVCenter, name)
        painter.end()

    def _wrap(self) -> None:
        """Distribute the entries over rows; if they need too many, long names are elided."""
        rows = self._distribute(self.width())
        most = MAX_LARGE_ROWS if theme().large else self.projected_rows if theme().projector else MAX_ROWS
        if len(rows) > most:
            rows = self._distribute(self.width() // -(-len(self.entries) // most))
        changed = len(rows) != len(self._rows)
        self._rows = rows
        if changed:
            self.updateGeometry()

    def _distribute(self, max_width: int) -> list[list[tuple[LegendEntry, int, int]]]:
        """Return (entry, x, width) for each row, no width greater than `max_width`."""
        rows: list[list[tuple[LegendEntry, int, int]]] = []
        x = 0
        for entry in self.entries:
            width = min(self._width(entry), max_width)
            if not rows or x + width - pixels(GAP) > self.width():
                rows.append([])
                x = 0
            rows[-1].append((entry, x, width))
            x += width
        return rows

    def _width(self, entry: LegendEntry) -> int:
        return self.fontMetrics().horizontalAdvance(entry.name) + pixels(STROKE) + SPACE + pixels(GAP)

    def _row_height(self) -> int:
        return self.fontMetrics().height() + 4


def line_width() -> float:
    """Return the width of the lines of plots on the screen, in pixels."""
    return PROJECTED_WIDTH if theme().projector else LINE_WIDTH


def paint_stroke(painter: QPainter, entry: LegendEntry, area: QRectF, width: float | None = None) -> None:
    """Paint a sample of an entry's style into `area`: a stroke or a bar.

    `width`: of the lines of the plot, on which their dashes depend; None: on the screen.
    """
    colour = QColor(entry.colour)
    if entry.bars:
        box = QRectF(area.center().x() - 5, area.center().y() - 5, 10, 10)
        painter.setPen(colour)
        painter.setBrush(Qt.BrushStyle.NoBrush if entry.hollow else colour)
        painter.drawRect(box)
        return
    middle = round(area.center().y()) + 0.5
    if entry.dots and entry.hollow:
        painter.setPen(QPen(colour, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(area.center().x() - 5, middle - 5, 10, 10))
        return
    painter.setPen(QPen(colour, line_width() if width is None else width, entry.style))
    painter.drawLine(int(area.left()), int(middle), int(area.right()), int(middle))
    if entry.dots:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QRectF(area.center().x() - 3, middle - 3, 6, 6))
