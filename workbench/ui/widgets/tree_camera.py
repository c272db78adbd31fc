"""From where a drawing is looked at: how large, and what is in the middle."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF

SMALLEST, LARGEST = 0.02, 3.0
INNER_ACROSS, INNER_DOWN = (0.15, 0.85), (0.25, 0.6)
"""The part of the view in which what is followed may wander before the view does; there should be room below it."""
MARGIN = 16.0


@dataclass
class Camera:
    """Attributes: scale, pixels a unit of the drawing; centre, the point of the drawing in the middle of the view."""

    scale: float = 1.0
    centre: QPointF = field(default_factory=QPointF)

    def to_view(self, point: QPointF, view: QSizeF) -> QPointF:
        """Return where a point of the drawing is in a view of that size."""
        return (point - self.centre) * self.scale + QPointF(view.width() / 2, view.height() / 2)

    def to_drawing(self, point: QPointF, view: QSizeF) -> QPointF:
        """Return which point of the drawing is at a point of the view."""
        return (point - QPointF(view.width() / 2, view.height() / 2)) / self.scale + self.centre

    def zoom(self, factor: float, at: QPointF, view: QSizeF) -> None:
        """Enlarge by a factor; what is at the point `at` of the view stays there."""
        held = self.to_drawing(at, view)
        self.scale = min(max(self.scale * factor, SMALLEST), LARGEST)
        self.centre += held - self.to_drawing(at, view)

    def fitting(self, area: QRectF, view: QSizeF, largest: float) -> float:
        """Return the scale, `largest` at most, at which an area of the drawing fits into a view."""
        across = max(view.width() - 2 * MARGIN, 1) / max(area.width(), 1)
        down = max(view.height() - 2 * MARGIN, 1) / max(area.height(), 1)
        return max(min(across, down, largest), SMALLEST)

    def bring_in(self, point: QPointF, view: QSizeF) -> None:
        """Move as little as it takes to have a point of the drawing in the inner part of the view."""
        seen = self.to_view(point, view)
        self.centre += QPointF(
            _beyond(seen.x(), view.width(), INNER_ACROSS) / self.scale,
            _beyond(seen.y(), view.height(), INNER_DOWN) / self.scale,
        )

    def keep_to(self, area: QRectF, view: QSizeF) -> None:
        """Show no more emptiness around an area of the drawing than there must be."""
        across, down = view.width() / self.scale, view.height() / self.scale
        self.centre = QPointF(
            _within(self.centre.x(), area.left(), area.right(), across),
            _within(self.centre.y(), area.top(), area.bottom(), down),
        )


def _beyond(place: float, length: float, inner: tuple[float, float]) -> float:
    """Return how far a place is outside the inner part of a length."""
    return min(place - length * inner[0], 0) + max(place - length * inner[1], 0)


def _within(middle: float, first: float, last: float, length: float) -> float:
    """Return the middle of what is seen of a line, so long that all of it is filled, or the line is in its middle."""
    if last - first <= length:
        return (first + last) / 2
    return min(max(middle, first + length / 2), last - length / 2)
