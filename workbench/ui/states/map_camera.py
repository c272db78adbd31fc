"""The visible part of a map, or of several maps that are zoomed and moved together."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from workbench.search.problem.map_shape import MapShape

MAX_ZOOM = 16.0
"""Maximum zoom factor of a map that is not large."""
SQUARES_IN_VIEW = 12
"""Number of squares, across or down, to which a large grid can be magnified."""


class MapCamera(QObject):
    """The zoom and position of a map in its room: `zoom` is at least 1, and the map always fills the room.

    The position is relative to the size of the room, so that views of equal shape can share a camera.

    Signals: `changed`.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        self._shift = QPointF()
        self._sketch: MapShape | None = None

    def set_map(self, sketch: MapShape | None, edited: bool = False) -> None:
        """Show an entire map, unless it is the one that is shown, `edited` or not, or a grid of the same size."""
        before, self._sketch = self._sketch, sketch
        resembles = edited or (before and sketch and sketch.squares and before.size == sketch.size)
        if sketch is not before and not resembles:
            self.reset()

    def reset(self) -> None:
        """Show the entire map."""
        self.zoom, self._shift = 1.0, QPointF()
        self.changed.emit()

    @property
    def max_zoom(self) -> float:
        """The maximum zoom factor of the map."""
        return MAX_ZOOM if self._sketch is None else max(MAX_ZOOM, max(self._sketch.size) / SQUARES_IN_VIEW)

    def taken(self, room: QRectF) -> QRectF:
        """Return the rectangle of the entire map."""
        corner = QPointF(self._shift.x() * room.width(), self._shift.y() * room.height())
        return QRectF(room.topLeft() + corner, room.size() * self.zoom)

    def magnify(self, factor: float, at: QPointF, room: QRectF) -> None:
        """Zoom by a factor; the map point at `at` stays in place."""
        before = self.zoom
        self.zoom = min(max(before * factor, 1.0), self.max_zoom)
        offset = _relative(at - room.topLeft(), room)
        self._shift = offset - (offset - self._shift) * (self.zoom / before)
        self.move(QPointF(), room)

    def move(self, by: QPointF, room: QRectF) -> None:
        """Move the map, up to its edges."""
        shifted, least = self._shift + _relative(by, room), 1 - self.zoom
        self._shift = QPointF(min(max(shifted.x(), least), 0.0), min(max(shifted.y(), least), 0.0))
        self.changed.emit()


def _relative(distance: QPointF, room: QRectF) -> QPointF:
    return QPointF(distance.x() / max(room.width(), 1.0), distance.y() / max(room.height(), 1.0))
