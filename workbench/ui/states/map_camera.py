"""Which part of a map is in view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

MAX = 16.0
"""How much larger a map may be than the room that it is looked at through."""


class MapCamera:
    """A map as large as its room or `zoom` times as large, moved so that nothing but the map is looked at."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self._shift = QPointF()

    def taken(self, room: QRectF) -> QRectF:
        """Return the room that the whole map takes."""
        self.move(QPointF(), room)
        return QRectF(room.topLeft() + self._shift, room.size() * self.zoom)

    def magnify(self, factor: float, at: QPointF, room: QRectF) -> None:
        """Make the map larger or smaller; what is at a point stays there."""
        before = self.zoom
        self.zoom = min(max(before * factor, 1.0), MAX)
        away = at - room.topLeft()
        self._shift = away - (away - self._shift) * (self.zoom / before)
        self.move(QPointF(), room)

    def move(self, by: QPointF, room: QRectF) -> None:
        """Move the map, as far as there is more of it."""
        least = QPointF(room.width(), room.height()) * (1 - self.zoom)
        moved = self._shift + by
        self._shift = QPointF(min(max(moved.x(), least.x()), 0.0), min(max(moved.y(), least.y()), 0.0))
