"""The legend of a map."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.states.map_marks import Mark
from workbench.ui.states.map_painter import paint_goal, paint_mark, paint_start
from workbench.wording import text

_SAMPLE, _GAP = 22, 10
_RADIUS = 5.0


class MapLegend(QWidget):
    """Samples with their names in a row. Entries without room are omitted from the end; the tool tip has all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._partial = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._resized)
        translated(self, accessibleName="map-legend")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        names = ", ".join(name for name, _ in self._entries())
        self.setToolTip(plain_tip(names))
        self.setAccessibleDescription(names)
        self.update()

    def set_partial(self, partial: bool) -> None:
        """Set whether only a part of the map is known; if so, the unknown squares have an entry."""
        if partial != self._partial:
            self._partial = partial
            self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(100, self.fontMetrics().height() + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the samples that fit, centred."""
        sample, gap, metrics = pixels(_SAMPLE), pixels(_GAP), self.fontMetrics()
        entries = [(name, draw, sample + metrics.horizontalAdvance(name) + gap) for name, draw in self._entries()]
        while entries and sum(width for *_, width in entries) > self.width():
            entries.pop()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, middle = (self.width() - sum(width for *_, width in entries)) / 2, self.height() / 2
        for name, draw, width in entries:
            draw(painter, QPointF(x + sample / 2, middle))
            painter.setPen(QColor(colours().muted))
            baseline = middle + (metrics.ascent() - metrics.descent()) / 2
            painter.drawText(QPointF(x + sample, baseline), name)
            x += width

    def _entries(self) -> list[tuple[str, Callable[[QPainter, QPointF], None]]]:
        radius = _RADIUS * theme().scale
        marks = (Mark.CURRENT, Mark.OPEN, Mark.CLOSED)

        def marked(mark: Mark) -> Callable[[QPainter, QPointF], None]:
            return lambda painter, at: paint_mark(painter, at, radius, mark, colours())

        def path(painter: QPainter, at: QPointF) -> None:
            painter.setPen(QPen(QColor(colours().current), max(radius * 0.75, 2.5), c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(QLineF(at - QPointF(radius, 0), at + QPointF(radius, 0)))

        def unknown(painter: QPainter, at: QPointF) -> None:
            painter.fillRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), QColor(colours().edge))

        return [
            *((text(f"map-mark-{mark.value}"), marked(mark)) for mark in marks),
            (text("map-path"), path),
            (text("map-goal"), lambda painter, at: paint_goal(painter, at, radius * 0.7, colours())),
            (
                text("map-start"),
                lambda painter, at: paint_start(painter, at + QPointF(radius, radius), radius, colours()),
            ),
            *([(text("map-unmet"), unknown)] if self._partial else []),
        ]

    def _resized(self) -> None:
        self.updateGeometry()
        self.update()
