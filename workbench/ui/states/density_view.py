"""A view of the nodes of a search by g and h."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.search.inspecting.density import Densities, Density, level_line
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import scale
from workbench.ui.base.theme import Colours, colours, theme
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.states.map_painter import note_font, paint_mark
from workbench.ui.states.map_statuses import Mark
from workbench.wording import number, text

_MARGIN, _TICKS, _FAINTEST = 10.0, 6, 0.25
"""Pixels around the picture; the number of labels of an axis, about; the strength of the colour of a single node."""
_MOST_ON_PATH = 2000
"""The number of nodes of a path that are drawn, the last ones."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True)
class DensityContent:
    """What the view shows; costs are in the problem's units, `scale` of which are 1.

    Attributes: path, g and h of its nodes; level, where the line of equal f through the current node meets both axes.
    """

    densities: Densities
    scale: float
    path: Sequence[tuple[float, float]]
    level: tuple[float, float] | None


def density_content(density: Density, timeline: Timeline[Any], t: int) -> DensityContent:
    """Return what is shown after step `t` of the recording of `density`."""
    recording, moment = timeline.recording, timeline.at(t)
    path = [(float(moment.g(record)), float(moment.h(record))) for record in moment.path[-_MOST_ON_PATH:]]
    level = None
    if moment.current is not None and recording.knows_paths:
        level = level_line(recording.priority, float(moment.f(moment.current)))
    return DensityContent(density.at(t), float(scale(recording.problem)), path, level)


class DensityView(QWidget):
    """Draws nodes by g, to the right, and h, upwards: the darker, the more. A diagonal has the same g + h."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content: DensityContent | None = None
        self.setMinimumSize(120, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        PictureCopying(self)
        theme().changed.connect(self.update)

    def show_content(self, content: DensityContent | None) -> None:
        self._content = content
        if content is not None:
            generated, expanded = (int(counts.sum()) for counts in content.densities[:2])
            self.setAccessibleDescription(text("density-description", generated=generated, expanded=expanded))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours().surface))
        if self._content is not None and self._content.densities.width:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _DensityPainter(painter, QRectF(self.rect()), self._content, colours()).paint()


class _DensityPainter:
    """Paints a content into a rectangle."""

    def __init__(self, painter: QPainter, room: QRectF, content: DensityContent, now: Colours) -> None:
        self._painter, self._content, self._now = painter, content, now
        painter.setFont(note_font(theme().scale))
        self._metrics = QFontMetricsF(painter.font())
        self._line = self._metrics.height()
        left = self._metrics.horizontalAdvance("0000") + _MARGIN
        self._area = room.adjusted(left, _MARGIN + self._line, -_MARGIN, -_MARGIN - 2 * self._line)
        filled = content.densities.generated
        self._classes = max(int(np.flatnonzero(filled.any(axis=axis)).max(initial=0)) + 2 for axis in (0, 1))
        self._most = self._classes * content.densities.width

    def paint(self) -> None:
        painter = self._painter
        image = _image(self._content.densities, self._classes, self._now)
        painter.drawImage(self._area, image)
        self._paint_diagonals()
        self._paint_axes()
        content, now = self._content, self._now
        if content.level is not None:
            self._paint_level(*content.level)
        points = [self._point(g, h) for g, h in content.path]
        if len(points) > 1:
            painter.setPen(QPen(QColor(now.text), 1.6 * theme().scale))
            painter.drawPolyline(QPolygonF(points))
        if points:
            paint_mark(painter, points[-1], 4.5 * theme().scale, Mark.CURRENT, now)

    def _point(self, g: float, h: float) -> QPointF:
        half = self._content.densities.width / 2  # a node is in the middle of its class
        area, most = self._area, self._most
        return QPointF(area.x() + (g + half) / most * area.width(), area.bottom() - (h + half) / most * area.height())

    def _every(self) -> float:
        """Return the distance of two labels, in the problem's units."""
        ticks = min(max(self._area.height() / (1.8 * self._line), 1.0), _TICKS)
        shown = self._most / self._content.scale / ticks
        power = 10.0 ** math.floor(math.log10(shown)) if shown < 1 else 1.0
        return next((step * power for step in _STEPS if step * power >= shown), shown) * self._content.scale

    def _paint_axes(self) -> None:
        painter, area, every = self._painter, self._area, self._every()
        painter.setPen(QColor(self._now.muted))
        painter.drawLine(QLineF(area.bottomLeft(), area.bottomRight()))
        painter.drawLine(QLineF(area.bottomLeft(), area.topLeft()))
        for tick in np.arange(0, self._most, every).tolist():
            at, label = self._point(tick, tick), number(tick / self._content.scale, 2)
            under = QRectF(at.x() - 40, area.bottom() + 2, 80, self._line)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, label)
            beside = QRectF(area.x() - 64, at.y() - self._line / 2, 60, self._line)
            painter.drawText(beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label)
        bottom = QRectF(area.x(), area.bottom() + 2 + self._line, area.width(), self._line)
        painter.drawText(bottom, Qt.AlignmentFlag.AlignCenter, text("density-g"))
        top = QRectF(area.x(), area.top() - self._line - 2, area.width(), self._line)
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft, text("density-h"))

    def _paint_diagonals(self) -> None:
        """Paint lines of equal g + h, with their sum at the upper end."""
        painter, every = self._painter, self._every()
        faint = QColor(self._now.muted)
        faint.setAlpha(110)
        painter.save()
        painter.setClipRect(self._area)
        painter.setPen(QPen(faint, 1, Qt.PenStyle.DotLine))
        for f in np.arange(every, 2 * self._most, every).tolist():
            painter.drawLine(QLineF(self._point(f, 0), self._point(0, f)))
        painter.restore()

    def _paint_level(self, of_g: float, of_h: float) -> None:
        """Paint the line of equal f through the current node: the f-layer."""
        far = 4 * self._most
        if math.isinf(of_g) and math.isinf(of_h):
            return
        if math.isinf(of_g):
            line = QLineF(self._point(0, of_h), self._point(far, of_h))
        elif math.isinf(of_h):
            line = QLineF(self._point(of_g, 0), self._point(of_g, far))
        else:
            line = QLineF(self._point(of_g, 0), self._point(0, of_h))
        self._painter.save()
        self._painter.setClipRect(self._area)
        self._painter.setPen(QPen(QColor(self._now.f), 2 * theme().scale))
        self._painter.drawLine(line)
        self._painter.restore()


def _image(densities: Densities, classes: int, now: Colours) -> QImage:
    """Return the classes as pixels, h upwards: closed nodes in one colour, those that wait in another."""
    classes = min(classes, len(densities.generated))
    generated, expanded = (counts[:classes, :classes].T[::-1] for counts in densities[:2])
    waiting = np.maximum(generated - expanded, 0)
    total = expanded + waiting
    strength = _FAINTEST + (1 - _FAINTEST) * np.log1p(total) / max(math.log1p(int(total.max())), 1e-9)
    strength[total == 0] = 0.0
    share = np.divide(expanded, total, out=np.zeros(total.shape), where=total > 0)[..., None]
    colour = share * _channels(now.closed) + (1 - share) * _channels(now.open)
    surface = _channels(now.surface)
    mixed = surface + strength[..., None] * (colour - surface)
    channels = np.rint(mixed).astype(np.uint32)
    pixels = np.ascontiguousarray(
        np.uint32(0xFF000000) | channels[..., 0] << 16 | channels[..., 1] << 8 | channels[..., 2], np.uint32
    )
    return QImage(pixels.data, classes, classes, 4 * classes, QImage.Format.Format_ARGB32).copy()


def _channels(name: str) -> NDArray[np.float64]:
    colour = QColor(name)
    return np.array((colour.red(), colour.green(), colour.blue()), np.float64)
