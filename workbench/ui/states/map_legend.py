"""The legend of a map."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import Colours, colours, pixels, theme
from workbench.ui.states.map_signs import paint_goal, paint_mark, paint_start
from workbench.ui.states.map_statuses import NAMES, Mark, Names
from workbench.ui.states.value_painter import ramp_colours, value_text
from workbench.wording import text

_SAMPLE, _GAP, _RAMP_WIDTH = 22, 10, 120
_SHRINKING, _MOST_SHRUNK = 0.9, 0.72
"""Factors by which the legend shrinks until all of it has room: at a time, and altogether."""
_RADIUS = 5.0
Sample = tuple[str, Callable[[QPainter, QPointF], None]]
"""A name, and what draws its sign around a point."""


def map_samples(now: Colours, size: float, partial: bool = False, names: Names = NAMES) -> list[Sample]:
    """Return the signs on a map, at `size` times the usual size; `partial`: with that of unknown squares."""
    radius = _RADIUS * size

    def marked(mark: Mark) -> Callable[[QPainter, QPointF], None]:
        return lambda painter, at: paint_mark(painter, at, radius, mark, now)

    def path(painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(QColor(now.current), max(radius * 0.75, 2.5), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QLineF(at - QPointF(radius, 0), at + QPointF(radius, 0)))

    def unknown(painter: QPainter, at: QPointF) -> None:
        painter.fillRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), QColor(now.edge))

    return [
        *((text(key), marked(mark)) for mark, key in names.items()),
        (text("map-path"), path),
        (text("map-goal"), lambda painter, at: paint_goal(painter, at, radius * 0.7, now)),
        (text("map-start"), lambda painter, at: paint_start(painter, at + QPointF(radius, radius), radius, now)),
        *([(text("map-unmet"), unknown)] if partial else []),
    ]


def samples_width(samples: list[Sample], metrics: QFontMetrics, size: float) -> float:
    """Return the width of all samples in a row."""
    return sum(_SAMPLE * size + metrics.horizontalAdvance(name) + _GAP * size for name, _ in samples)


def in_rows(samples: list[Sample], metrics: QFontMetrics, size: float, width: float) -> list[list[Sample]]:
    """Return all samples as one row, or as two of about the same width if they are wider than `width`."""
    if len(samples) < 2 or samples_width(samples, metrics, size) <= width:
        return [samples]
    halves = ([samples[:count], samples[count:]] for count in range(1, len(samples)))
    return min(halves, key=lambda rows: max(samples_width(row, metrics, size) for row in rows))


def paint_samples(painter: QPainter, room: QRectF, samples: list[Sample], now: Colours, size: float) -> None:
    """Paint samples in a row, centred in `room`, in the painter's font; those without room are omitted from the end."""
    metrics, shown = painter.fontMetrics(), list(samples)
    while shown and samples_width(shown, metrics, size) > room.width():
        shown.pop()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x, middle = room.x() + (room.width() - samples_width(shown, metrics, size)) / 2, room.center().y()
    baseline = middle + (metrics.ascent() - metrics.descent()) / 2
    for name, draw in shown:
        draw(painter, QPointF(x + _SAMPLE * size / 2, middle))
        painter.setPen(QColor(now.muted))
        painter.drawText(QPointF(x + _SAMPLE * size, baseline), name)
        x += samples_width([(name, draw)], metrics, size)


class MapLegend(QWidget):
    """Samples with their names. Where one row has no room for all, large ones shrink, and then there are two rows;
    entries that have no room even there are omitted from the end. The tool tip has all.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._partial, self._names = False, NAMES
        self._ramp: tuple[str, float, float] | None = None
        self._hinted = False
        self._row_count = 1
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._resized)
        translated(self, accessibleName="map-legend")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        names = ", ".join(name for name, _ in self._samples()) if self._ramp is None else self._ramp_text(*self._ramp)
        hint = text("map-values-small") if self._hinted else ""
        self.setToolTip(plain_tip("\n".join(filter(None, (hint, names)))))
        self.setAccessibleDescription(". ".join(filter(None, (hint, names))))
        self._count_rows()
        self.update()

    def set_partial(self, partial: bool) -> None:
        """Set whether only a part of the map is known; if so, the unknown squares have an entry."""
        if partial != self._partial:
            self._partial = partial
            self.retranslate()

    def set_names(self, names: Names) -> None:
        """Set what the statuses are called."""
        if names != self._names:
            self._names = names
            self.retranslate()

    def set_ramp(self, ramp: tuple[str, float, float] | None) -> None:
        """Explain the colours of a value instead: its name, the least and the greatest; None: explain the statuses."""
        if ramp != self._ramp:
            self._ramp = ramp
            self.retranslate()

    def set_hinted(self, hinted: bool) -> None:
        """Say that the map is too small for its values, instead of explaining the statuses; colours are explained."""
        if hinted != self._hinted:
            self._hinted = hinted
            self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(100, self._row_count * self.fontMetrics().height() + 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._count_rows()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the samples, centred."""
        with QPainter(self) as painter:
            if self._ramp is not None or self._hinted:
                left = 0 if self._ramp is None else self._paint_ramp(painter, *self._ramp)
                self._paint_hint(painter, left)
                return
            size = self._fitting_size()
            painter.setFont(self._font(size))
            rows = self._rows(size, self.width())
            height = self.height() / len(rows)
            for number, row in enumerate(rows):
                paint_samples(painter, QRectF(0, number * height, self.width(), height), row, colours(), size)

    def has_room(self, width: int, whole: bool = False) -> bool:
        """Return whether all samples have room at a given width; `whole`: without shrinking."""
        return self._fits(self._sizes()[0 if whole else -1], 2, width)

    def _rows(self, size: float, width: int) -> list[list[Sample]]:
        return in_rows(self._samples(size), QFontMetrics(self._font(size)), size, width)

    def _count_rows(self) -> None:
        """Take the room for as many rows as the width makes necessary."""
        count = 1 if self._ramp is not None else len(self._rows(self._fitting_size(), self.width()))
        if count != self._row_count:
            self._row_count = count
            self.updateGeometry()

    def _samples(self, size: float = 1.0) -> list[Sample]:
        return map_samples(colours(), size, self._partial, self._names)

    def _font(self, size: float) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * size / theme().scale)
        return font

    def _fitting_size(self) -> float:
        """Return the largest size at which one row has room for all, else two rows; or the least readable one."""
        sizes = self._sizes()
        fitting = (size for count in (1, 2) for size in sizes if self._fits(size, count, self.width()))
        return next(fitting, sizes[-1])

    @staticmethod
    def _sizes() -> list[float]:
        """Return the sizes that are tried, the largest first."""
        sizes = [theme().scale]
        least = max(1.0, sizes[0] * _MOST_SHRUNK)
        while sizes[-1] > least:
            sizes.append(max(sizes[-1] * _SHRINKING, least))
        return sizes

    def _fits(self, size: float, count: int, width: int) -> bool:
        """Return whether all samples fit into this number of rows."""
        rows, metrics = self._rows(size, width), QFontMetrics(self._font(size))
        return len(rows) <= count and all(samples_width(row, metrics, size) <= width for row in rows)

    def _ramp_text(self, value: str, least: float, most: float) -> str:
        return text("map-ramp", value=text(f"map-value-{value}"), least=value_text(least), most=value_text(most))

    def _paint_hint(self, painter: QPainter, left: int) -> None:
        """Paint the hint, if there is one, into the room from `left` on."""
        room = self.rect().adjusted(left, 0, 0, 0)
        words = text("map-values-small") if self._hinted else ""
        painter.setPen(QColor(colours().text))
        shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_ramp(self, painter: QPainter, value: str, least: float, most: float) -> int:
        """Paint the name of a value, and its colours between the least and the greatest; return where these end.

        They are centred, or on the left of a hint.
        """
        gap = pixels(_GAP) // 2
        painter.setPen(QColor(colours().text))
        words = [text(f"map-value-{value}"), value_text(least), value_text(most)]
        widths = [self.fontMetrics().horizontalAdvance(word) + gap for word in words]
        bar = max(min(pixels(_RAMP_WIDTH), self.width() - sum(widths) - gap), 0)
        x = 0 if self._hinted else (self.width() - sum(widths) - bar - gap) // 2
        middle = Qt.AlignmentFlag.AlignVCenter
        for number, (word, width) in enumerate(zip(words, widths, strict=True)):
            if number == 2:
                shades = ramp_colours(theme().dark)
                for place, shade in enumerate(shades):
                    first, last = (x + bar * edge // len(shades) for edge in (place, place + 1))
                    painter.fillRect(first, 4, last - first, self.height() - 8, shade)
                x += bar + gap
            painter.drawText(x, 0, width, self.height(), middle, word)
            x += width
        return x

    def _resized(self) -> None:
        self._count_rows()
        self.updateGeometry()
        self.update()
