"""A strip beside a drawing that shows all of it, and which part is in view."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.theme import Colours, colours, pixels, theme
from workbench.ui.states.node_glyphs import mark_colour
from workbench.ui.trees.tree_scene import Scene

Places = NDArray[np.float64]

WIDTH, MAX_SHARE = 72, 0.17
"""The width of the strip: in pixels, and at most in relation to the view."""
HEIGHT_SHARE = 0.5
"""The height of the strip in relation to the view."""
MAX_IN_VIEW = 0.25
"""The part of a drawing in view from which on there is no strip."""
MIN_VIEW_WIDTH, MIN_VIEW_HEIGHT = 400, 160
"""Pixels of a view that has room for the strip."""
MARGIN, DOT = 5.0, 2.5
"""Pixels: around the drawing, and the size of a node."""
MAX_SCALE = 0.5
"""The maximum scale in each direction, so that a small drawing is not stretched."""


class TreeOverview(QWidget):
    """Lies over the upper half of the right edge of a view that shows only a small part of its drawing.

    Projector mode has none: it hides all controls.

    Signals: `moved(QPointF)`: this point of the drawing should be in the centre of the view.
    """

    moved = Signal(QPointF)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = parent
        self._scene: Scene | None = None
        self._places = np.zeros((0, 2))
        self._bounds, self._in_view = QRectF(), QRectF()
        self._picture: QPixmap | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def width_over(self, bounds: QRectF, seen: QPointF) -> int:
        """Return how much of the view's width the strip takes if a part of a drawing is seen that is `seen` large."""
        shown = self._has_room and seen.x() * seen.y() < MAX_IN_VIEW * _area(bounds)
        return self._width if shown else 0

    def show_drawing(self, scene: Scene, places: Places, bounds: QRectF, in_view: QRectF) -> None:
        """Show a drawing of which little is in view. `places`: the positions of its nodes in the drawing, (M, 2).

        `bounds`, `in_view`: areas of the drawing.
        """
        view, width = self._view.rect(), self._width
        area = QRect(view.width() - width, 0, width, round(view.height() * HEIGHT_SHARE))
        if scene is not self._scene or bounds != self._bounds or area != self.geometry():
            self._picture = None
            self.setGeometry(area)
        self._scene, self._places, self._bounds = scene, places, bounds
        if in_view != self._in_view:
            self._in_view = in_view
            self.update()
        self.setVisible(self._has_room and _area(in_view & bounds) < MAX_IN_VIEW * _area(bounds))

    def restyle(self) -> None:
        """Paint the drawing in the current colours when it is next shown."""
        self._picture = None
        self.update()

    def point_at(self, point: QPointF) -> QPointF:
        """Return the point of the drawing at a point of the strip."""
        offset, (across, down) = point - QRectF(self.rect()).center(), self._scales()
        return self._bounds.center() + QPointF(offset.x() / across, offset.y() / down)

    # Qt overrides

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the drawing and a frame around the part in view."""
        painter, palette = QPainter(self), colours()
        if self._picture is None:
            self._picture = drawn_pixmap(
                self.width(), self.height(), self.devicePixelRatioF(), lambda inner: self._draw(inner, palette)
            )
        painter.drawPixmap(QPoint(0, 0), self._picture)
        frame = QRectF(self._to_strip(self._in_view.topLeft()), self._to_strip(self._in_view.bottomRight()))
        shade = QColor(palette.accent)
        shade.setAlphaF(0.14)
        painter.setBrush(shade)
        painter.setPen(QPen(QColor(palette.accent), 1.5))
        painter.drawRect(frame.intersected(QRectF(self.rect()).adjusted(1, 1, -1.5, -1.5)))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.moved.emit(self.point_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons():
            self.moved.emit(self.point_at(event.position()))

    # Private

    @property
    def _width(self) -> int:
        return round(min(pixels(WIDTH), self._view.width() * MAX_SHARE))

    @property
    def _has_room(self) -> bool:
        view = self._view.rect()
        large = view.width() >= pixels(MIN_VIEW_WIDTH) and view.height() >= pixels(MIN_VIEW_HEIGHT)
        return large and not theme().projector

    def _scales(self) -> tuple[float, float]:
        """Return the scales across and down, which are independent of each other."""
        width, height = max(self._bounds.width(), 1.0), max(self._bounds.height(), 1.0)
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        return min(room.width() / width, MAX_SCALE), min(room.height() / height, MAX_SCALE)

    def _to_strip(self, point: QPointF) -> QPointF:
        offset, (across, down) = point - self._bounds.center(), self._scales()
        return QRectF(self.rect()).center() + QPointF(offset.x() * across, offset.y() * down)

    def _draw(self, painter: QPainter, palette: Colours) -> None:
        scene = self._scene
        assert scene is not None
        painter.fillRect(self.rect(), QColor(palette.surface))
        painter.setPen(QColor(palette.edge))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        origin, (across, down) = self._to_strip(QPointF(0, 0)), self._scales()
        points = [QPointF(*place) for place in (self._places * (across, down) + (origin.x(), origin.y())).tolist()]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.edge), 0.8))
        for upper, lower in scene.edges.tolist():
            painter.drawLine(points[upper], points[lower])
        for mark in np.unique(scene.marks).tolist():
            painter.setPen(QPen(mark_colour(mark, palette), DOT, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPoints([points[place] for place in np.flatnonzero(scene.marks == mark).tolist()])
        if scene.current >= 0:
            painter.setPen(QPen(QColor(palette.current), 3 * DOT, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPoint(points[scene.current])


def _area(part: QRectF) -> float:
    return part.width() * part.height()
