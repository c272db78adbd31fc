"""The visible part of a map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

MAX_ZOOM = 16.0
"""Maximum zoom factor."""


class MapCamera:
    """The zoom and position of a map in its room: `zoom` is at least 1, and the map always fills the room."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self._shift = QPointF()

    def taken(self, room: QRectF) -> QRectF:
        """Return the rectangle of the entire map."""
        self.move(QPointF(), room)
        return QRectF(room.topLeft() + self._shift, room.size() * self.zoom)

    def magnify(self, factor: float, at: QPointF, room: QRectF) -> None:
        """Zoom by a factor; the map point at `at` stays in place."""
        before = self.zoom
        self.zoom = min(max(before * factor, 1.0), MAX_ZOOM)
        offset = at - room.topLeft()
        self._shift = offset - (offset - self._shift) * (self.zoom / before)
        self.move(QPointF(), room)

    def move(self, by: QPointF, room: QRectF) -> None:
        """Move the map, up to its edges."""
        min_shift = QPointF(room.width(), room.height()) * (1 - self.zoom)
        shifted = self._shift + by
        self._shift = QPointF(min(max(shifted.x(), min_shift.x()), 0.0), min(max(shifted.y(), min_shift.y()), 0.0))
