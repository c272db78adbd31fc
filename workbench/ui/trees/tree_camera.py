"""From where a drawing is looked at: how large, and what is in the middle."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF

SMALLEST, LARGEST = 0.0005, 3.0
INNER_ACROSS, INNER_DOWN = (0.3, 0.7), (0.25, 0.6)
"""The part of the view in which what is followed may wander before the view does; there should be room below it."""
MARGIN = 16.0
FLAT, MAX_STRETCHED = 0.3, 40.0
"""A drawing seen from farther than this scale is stretched downwards where it is flat, so many times at most."""


@dataclass
class Camera:
    """Attributes: scale, pixels a unit of the drawing; centre, the point of the drawing in the middle of the view;
    stretch, how much larger than across the scale is downwards.
    """

    scale: float = 1.0
    centre: QPointF = field(default_factory=QPointF)
    stretch: float = 1.0

    @classmethod
    def fitting(cls, area: QRectF, view: QSizeF, largest: float) -> Camera:
        """Return a camera that sees all of an area of the drawing, at the scale `largest` at most."""
        room = QSizeF(max(view.width() - 2 * MARGIN, 1), max(view.height() - 2 * MARGIN, 1))
        across, down = room.width() / max(area.width(), 1), room.height() / max(area.height(), 1)
        scale = max(min(across, down, largest), SMALLEST)
        stretch = min(max(down / scale, 1.0), MAX_STRETCHED) if scale < FLAT else 1.0
        return cls(scale, area.center(), stretch)

    @property
    def scale_down(self) -> float:
        """Pixels a unit of the drawing, downwards."""
        return self.scale * self.stretch

    def to_view(self, point: QPointF, view: QSizeF) -> QPointF:
        """Return where a point of the drawing is in a view of that size."""
        way = point - self.centre
        return QPointF(way.x() * self.scale + view.width() / 2, way.y() * self.scale_down + view.height() / 2)

    def to_drawing(self, point: QPointF, view: QSizeF) -> QPointF:
        """Return which point of the drawing is at a point of the view."""
        return self.centre + self.way(QPointF(point.x() - view.width() / 2, point.y() - view.height() / 2))

    def way(self, pixels: QPointF) -> QPointF:
        """Return how far so many pixels are in the drawing."""
        return QPointF(pixels.x() / self.scale, pixels.y() / self.scale_down)

    def zoom(self, factor: float, at: QPointF, view: QSizeF) -> None:
        """Enlarge by a factor; what is at the point `at` of the view stays there. What is stretched is so ever less."""
        held = self.to_drawing(at, view)
        before = self.scale
        self.scale = min(max(self.scale * factor, SMALLEST), LARGEST)
        self.stretch = max(1.0, self.stretch * min(before / self.scale, 1.0))
        self.centre += held - self.to_drawing(at, view)

    def bring_in(self, point: QPointF, view: QSizeF) -> None:
        """Move as little as it takes to have a point of the drawing in the inner part of the view."""
        seen = self.to_view(point, view)
        self.centre += self.way(
            QPointF(_beyond(seen.x(), view.width(), INNER_ACROSS), _beyond(seen.y(), view.height(), INNER_DOWN))
        )

    def keep_to(self, area: QRectF, view: QSizeF) -> None:
        """Show no more emptiness around an area of the drawing than there must be."""
        seen = self.way(QPointF(view.width(), view.height()))
        self.centre = QPointF(
            _within(self.centre.x(), area.left(), area.right(), seen.x()),
            _within(self.centre.y(), area.top(), area.bottom(), seen.y()),
        )


def _beyond(place: float, length: float, inner: tuple[float, float]) -> float:
    """Return how far a place is outside the inner part of a length."""
    return min(place - length * inner[0], 0) + max(place - length * inner[1], 0)


def _within(middle: float, first: float, last: float, length: float) -> float:
    """Return the middle of what is seen of a line, so long that all of it is filled, or the line is in its middle."""
    if last - first <= length:
        return (first + last) / 2
    return min(max(middle, first + length / 2), last - length / 2)
