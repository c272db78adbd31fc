"""A picture of several drawings beside each other, with a title and a legend. Needs no widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter

from workbench.ui.base.theme import Colours
from workbench.ui.states.map_legend import Sample, paint_samples, samples_width
from workbench.ui.states.panels import boxes

_TITLE, _NAME, _NOTE = 12.0, 11.0, 10.0
"""The sizes of letters in points, at the usual size."""
_SMALLEST = 0.5
"""How small the letters of a text may become if it is long, relative to their usual size."""
_BESIDE = 0.85
"""How small they may become to leave room for the notes beside them."""
_GAP = 0.025
"""The gap between drawings, relative to the width of the picture."""


@dataclass(frozen=True)
class Panel:
    """A drawing with its name above it, and a note, on the right or below the name."""

    name: str
    note: str
    paint: Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class PanelPicture:
    """Attributes: aspect, of the drawings; samples, those of the legend; size, of letters, relative to the usual."""

    title: str
    panels: Sequence[Panel]
    samples: list[Sample]
    aspect: float
    colours: Colours
    size: float = 1.0

    @property
    def description(self) -> str:
        """Each name with its note, line by line."""
        return "\n".join(f"{panel.name}: {panel.note}" for panel in self.panels)

    def paint(self, painter: QPainter, whole: QRectF) -> None:
        """Paint the picture into a rectangle."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(whole, QColor(self.colours.surface))
        heading, plain = _font(_TITLE * self.size, True), _font(_NOTE * self.size)
        gap, line = _GAP * whole.width(), QFontMetricsF(heading).height() + 6 * self.size
        legend = QFontMetricsF(plain).height() + 6 * self.size
        title = QRectF(whole.x() + gap, whole.y() + gap / 4, whole.width() - 2 * gap, line)
        share = min(title.width() / max(QFontMetricsF(heading).horizontalAdvance(self.title), 1.0), 1.0)
        self._write(painter, title, self.title, _font(_TITLE * self.size * max(share, _SMALLEST), True))
        self._paint_panels(painter, whole.adjusted(gap, gap / 2 + line, -gap, -gap / 2 - legend), gap)
        foot = QRectF(whole.x(), whole.bottom() - legend - gap / 4, whole.width(), legend)
        taken = samples_width(self.samples, QFontMetrics(plain), self.size)
        share = min(max(foot.width() / taken * 0.98, _SMALLEST), 1.0)
        painter.setFont(_font(_NOTE * self.size * share))
        paint_samples(painter, foot, self.samples, self.colours, self.size * share)

    def _paint_panels(self, painter: QPainter, room: QRectF, gap: float) -> None:
        """Paint the drawings with their names, all of one size, and the notes beside these or, without room, below."""
        plain, usual = _font(_NOTE * self.size), QFontMetricsF(_font(_NAME * self.size, True))
        name, note = usual.height() + 2, QFontMetricsF(plain).height()
        places = boxes(room, len(self.panels), self.aspect, name, gap)
        widths = [usual.horizontalAdvance(panel.name) for panel in self.panels]
        taken = [QFontMetricsF(plain).horizontalAdvance(panel.note) + gap / 2 for panel in self.panels]
        width = places[0].width()
        share = min((width - one) / max(other, 1.0) for one, other in zip(taken, widths, strict=True))
        below = share < _BESIDE
        if below:
            places = boxes(room, len(self.panels), self.aspect, name + note, gap)
            share, taken = places[0].width() / max(*widths, 1.0), [0.0] * len(taken)
        bold = _font(_NAME * self.size * min(max(share, _SMALLEST), 1.0), True)
        for box, panel, used in zip(places, self.panels, taken, strict=True):
            head = QRectF(box.x(), box.y(), box.width(), name)
            self._write(painter, head.adjusted(0, 0, -used, 0), panel.name, bold)
            line = QRectF(box.x(), head.bottom(), box.width(), note) if below else head
            side = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
            self._write(painter, line, panel.note, plain, self.colours.muted, side)
            painter.save()
            panel.paint(painter, QRectF(box.x(), line.bottom(), box.width(), box.bottom() - line.bottom()))
            painter.restore()

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        words: str,
        font: QFont,
        colour: str = "",
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour or self.colours.text))
        elided = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 1)
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, elided)


def _font(points: float, bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSizeF(points)
    font.setBold(bold)
    return font
