"""What the lines of a chart mean: a stroke of each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.theme import pixels

STROKE, GAP, SPACE = 20, 12, 5


@dataclass(frozen=True)
class Entry:
    """A name with how its line looks; `bars` as in `plot.Line`."""

    name: str
    colour: str
    style: Qt.PenStyle = Qt.PenStyle.SolidLine
    bars: bool = False
    hollow: bool = False


class Legend(QWidget):
    """A row of entries; names give way where there is no room, and are in the tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: Sequence[Entry] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these entries."""
        if list(entries) != list(self.entries):
            self.entries = list(entries)
            names = ", ".join(entry.name for entry in entries)
            self.setToolTip(names)
            self.setAccessibleDescription(names)
            self.update()

    def sizeHint(self) -> QSize:
        """Return room for one line."""
        return QSize(200, self.fontMetrics().height() + 4)

    def minimumSizeHint(self) -> QSize:
        """Return room for a stroke or two."""
        return QSize(60, self.fontMetrics().height() + 4)

    def width_of_all(self) -> int:
        """Return the width at which no name is shortened."""
        names = sum(self.fontMetrics().horizontalAdvance(entry.name) for entry in self.entries)
        return names + len(self.entries) * (pixels(STROKE) + SPACE + pixels(GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the entries from left to right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, stroke, gap = self.fontMetrics(), pixels(STROKE), pixels(GAP)
        widths = self._widths(metrics, stroke, gap)
        x = 0.0
        for entry, width in zip(self.entries, widths, strict=True):
            self._paint_stroke(painter, entry, QRectF(x, 0, stroke, self.height()))
            area = QRectF(x + stroke + SPACE, 0, width, self.height())
            painter.setPen(self.palette().windowText().color())
            name = metrics.elidedText(entry.name, Qt.TextElideMode.ElideRight, int(width) + 1)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, name)
            x = area.right() + gap
        painter.end()

    def _widths(self, metrics: QFontMetrics, stroke: int, gap: int) -> list[float]:
        """Return the widths of the names: as they are, or shortened alike where they do not fit."""
        wanted = [float(metrics.horizontalAdvance(entry.name)) for entry in self.entries]
        room = self.width() - len(wanted) * (stroke + SPACE + gap)
        if sum(wanted) <= room + gap:
            return wanted
        return [min(width, self._even(wanted, room + gap)) for width in wanted]

    @staticmethod
    def _even(wanted: list[float], room: float) -> float:
        """Return the width to which long names are shortened so that they take all that short ones leave."""
        ascending = sorted(wanted)
        for place, width in enumerate(ascending):
            even = max(0.0, room / (len(ascending) - place))
            if width > even:
                return even
            room -= width
        return ascending[-1]

    @staticmethod
    def _paint_stroke(painter: QPainter, entry: Entry, area: QRectF) -> None:
        colour = QColor(entry.colour)
        if entry.bars:
            box = QRectF(area.center().x() - 5, area.center().y() - 5, 10, 10)
            painter.setPen(colour)
            painter.setBrush(Qt.BrushStyle.NoBrush if entry.hollow else colour)
            painter.drawRect(box)
            return
        painter.setPen(QPen(colour, 2, entry.style))
        middle = round(area.center().y()) + 0.5
        painter.drawLine(int(area.left()), int(middle), int(area.right()), int(middle))
