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
_GAP = 0.025
"""The gap between drawings, relative to the width of the picture."""


@dataclass(frozen=True)
class Panel:
    """A drawing with its name on the left above it, and a note on the right."""

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
        heading, bold, plain = _font(_TITLE * self.size, True), _font(_NAME * self.size, True), _font(_NOTE * self.size)
        gap, line = _GAP * whole.width(), QFontMetricsF(heading).height() + 6 * self.size
        legend = QFontMetricsF(plain).height() + 6 * self.size
        title = QRectF(whole.x() + gap, whole.y() + gap / 4, whole.width() - 2 * gap, line)
        self._write(painter, title, self.title, heading)
        caption = QFontMetricsF(bold).height() + 2
        room = whole.adjusted(gap, gap / 2 + line, -gap, -gap / 2 - legend)
        for box, panel in zip(boxes(room, len(self.panels), self.aspect, caption, gap), self.panels, strict=True):
            head = QRectF(box.x(), box.y(), box.width(), caption)
            taken = QFontMetricsF(plain).horizontalAdvance(panel.note) + gap / 2
            self._write(painter, head.adjusted(0, 0, -taken, 0), panel.name, bold)
            self._write(painter, head, panel.note, plain, self.colours.muted, Qt.AlignmentFlag.AlignRight)
            painter.save()
            panel.paint(painter, box.adjusted(0, caption, 0, 0))
            painter.restore()
        foot = QRectF(whole.x(), whole.bottom() - legend - gap / 4, whole.width(), legend)
        taken = samples_width(self.samples, QFontMetrics(plain), self.size)
        share = min(max(foot.width() / taken * 0.98, _SMALLEST), 1.0)
        painter.setFont(_font(_NOTE * self.size * share))
        paint_samples(painter, foot, self.samples, self.colours, self.size * share)

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        words: str,
        font: QFont,
        colour: str = "",
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        width = QFontMetricsF(font).horizontalAdvance(words)
        fitting = QFont(font)
        fitting.setPointSizeF(font.pointSizeF() * min(max(box.width() / max(width, 1.0), _SMALLEST), 1.0))
        painter.setFont(fitting)
        painter.setPen(QColor(colour or self.colours.text))
        elided = QFontMetricsF(fitting).elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 1)
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, elided)


def _font(points: float, bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSizeF(points)
    font.setBold(bold)
    return font
