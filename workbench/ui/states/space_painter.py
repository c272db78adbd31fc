"""Paints a state space: its points, the path, the start, the goal and the current state, and the bands' distances."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from workbench.tiles.state_space.light import SpaceLight, Status
from workbench.tiles.state_space.space import StateSpace
from workbench.ui.base.theme import Colours
from workbench.ui.states.map_painter import note_font
from workbench.ui.states.map_signs import paint_goal, paint_mark, paint_start
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.space_raster import SpaceRaster
from workbench.wording import number, text

RADIUS = 4.5
"""Half the width of the current state's mark at the usual text size, in pixels."""
LABEL_EVERY = (1, 2, 5, 10)
"""The bands between two labels: as few as fit."""
MOST_WIDE = 1024
"""The usual maximum width of the image of the points in pixels, with which a step stays quick."""
MOST_ON_PATH = 100
"""The number of nodes of a path that are drawn, the last ones: a longer path would hide the space, and be slow."""
AROUND_PATH = 0.4
"""The opacity of the light line around the path: the few states that a good search has seen lie along it."""
_MARGIN = 6.0


class SpaceFigure:
    """A picture of a space in a rectangle, with letters and marks of a scale, at `ratio` device pixels per pixel.

    `widest`: the maximum width of the image of the points in pixels; a wider picture enlarges it.
    Attribute: area, the rectangle of the points.
    """

    def __init__(self, space: StateSpace, room: QRectF, scale: float, ratio: float, widest: int = MOST_WIDE) -> None:
        self.space, self._scale = space, scale
        self._font = note_font(scale)
        metrics = QFontMetricsF(self._font)
        self._labels = metrics.height() + 2
        aside = max(_MARGIN, 2 * RADIUS * scale)  # the ring of the goal is not cut
        inner = room.adjusted(aside, _MARGIN, -aside, -_MARGIN - self._labels)
        per_pixel = min(ratio, widest / max(inner.width(), 1.0))
        across, down = (max(int(side * per_pixel), 1) for side in (inner.width(), inner.height()))
        across -= across % len(space.counts) if across >= len(space.counts) else 0  # so that all bands are equally wide
        x, y = (round(at * per_pixel) / per_pixel for at in (inner.center().x() - across / per_pixel / 2, inner.y()))
        self.area = QRectF(x, y, across / per_pixel, down / per_pixel)
        self._raster = SpaceRaster(space, across, down, per_pixel * scale)
        self._image: QImage | None = None
        self._status: Status | None = None
        self._colours: Colours | None = None

    def point(self, state: int) -> QPointF:
        """Return where a state is."""
        x, y = self.space.x[state], self.space.y[state]
        return self.area.topLeft() + QPointF(x * self.area.width(), y * self.area.height())

    def state_at(self, at: QPointF) -> int | None:
        """Return the state at a point, or None."""
        offset = at - self.area.topLeft()
        return self.space.at(offset.x() / self.area.width(), offset.y() / self.area.height())

    def paint(self, painter: QPainter, light: SpaceLight, status: Status, t: int, colours: Colours) -> None:
        """Paint the space with a status of its states: that of `light` after step `t`."""
        if status is not self._status or colours is not self._colours:
            self._image, self._status, self._colours = self._raster.image(status, colours), status, colours
        assert self._image is not None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.area, self._image)
        painter.restore()
        self._paint_labels(painter, colours)
        self._paint_path(painter, light, t, colours)

    def _paint_path(self, painter: QPainter, light: SpaceLight, t: int, colours: Colours) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, path = RADIUS * self._scale, light.path(t, MOST_ON_PATH)
        x, y = (
            self.area.x() + self.space.x[path] * self.area.width(),
            self.area.y() + self.space.y[path] * self.area.height(),
        )
        points = list(map(QPointF, x.tolist(), y.tolist()))
        if len(points) > 1:
            around = QColor(colours.surface)
            around.setAlphaF(AROUND_PATH)
            for colour, width in ((around, 0.4), (QColor(colours.text), 0.16)):
                pen = QPen(colour, radius * width)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawLines(list(map(QLineF, points, points[1:])))  # a line at a time is quicker than all at once
        if (current := light.current(t)) is not None:
            paint_mark(painter, self.point(current), radius, Mark.CURRENT, colours)
        paint_goal(painter, self.point(int(self.space.by_place[0])), radius, colours)
        if points:  # a path of the backward side does not begin at the start
            paint_start(painter, self.point(int(light.numbers(np.array([0]))[0])), radius, colours)
        painter.restore()

    def paint_ring(self, painter: QPainter, state: int, colours: Colours) -> None:
        """Paint a ring around a state."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.accent), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(self.point(state), RADIUS * self._scale * 1.8, RADIUS * self._scale * 1.8)
        painter.restore()

    def _paint_labels(self, painter: QPainter, colours: Colours) -> None:
        """Paint the distances of the bands below them, as many as fit, and what they are."""
        bands, metrics = len(self.space.counts), QFontMetricsF(self._font)
        width, room = self.area.width() / bands, metrics.horizontalAdvance("00") + 8
        every = next((count for count in LABEL_EVERY if count * width >= room), LABEL_EVERY[-1])
        top, centred = self.area.bottom() + 1, Qt.AlignmentFlag.AlignCenter
        painter.setFont(self._font)
        painter.setPen(QColor(colours.muted))
        for band in range(0, bands, every):
            middle = self.area.x() + (band + 0.5) * width
            painter.drawText(QRectF(middle - room, top, 2 * room, self._labels), centred, number(band))
        # The thin bands of few states leave room on the left.
        box, axis = QRectF(self.area.x(), top - self._labels, self.area.width() / 2, self._labels), text("space-axis")
        if metrics.horizontalAdvance(axis) <= box.width():
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, axis)
