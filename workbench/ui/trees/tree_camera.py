"""The camera of a drawing: its scale and its centre."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

MIN_SCALE, MAX_SCALE = 0.0005, 3.0
INNER_ACROSS, INNER_DOWN = (0.3, 0.7), (0.25, 0.6)
"""The part of the view in which a followed node may move before the view scrolls; there should be room below it."""
MARGIN = 16.0
MAX_STRETCHED_SCALE, MAX_STRETCH, MAX_SPREAD = 0.3, 40.0, 3.0
"""At a smaller scale than the first, a flat drawing is stretched downwards by a factor of at most the second, and a
narrow one is spread sideways by a factor of at most the third.
"""


@dataclass
class Camera:
    """Attributes: scale, pixels per unit of the drawing; centre, the point of the drawing in the centre of the view;
    stretch, spread: the ratios of the vertical and of the horizontal distances to the scale.
    """

    scale: float = 1.0
    centre: QPointF = field(default_factory=QPointF)
    stretch: float = 1.0
    spread: float = 1.0

    def copy(self) -> Camera:
        """Return a camera with a centre of its own, because moving changes the point itself."""
        return replace(self, centre=QPointF(self.centre))

    @classmethod
    def fitting(cls, area: QRectF, view: QSizeF, largest: float) -> Camera:
        """Return a camera that shows an entire area of the drawing, at most at the scale `largest`."""
        room = QSizeF(max(view.width() - 2 * MARGIN, 1), max(view.height() - 2 * MARGIN, 1))
        across, down = room.width() / max(area.width(), 1), room.height() / max(area.height(), 1)
        scale = max(min(across, down, largest), MIN_SCALE)
        if scale >= MAX_STRETCHED_SCALE:
            return cls(scale, area.center())
        stretch, spread = (max(room / scale, 1.0) for room in (down, across))
        return cls(scale, area.center(), min(stretch, MAX_STRETCH), min(spread, MAX_SPREAD))

    @property
    def scale_across(self) -> float:
        """Pixels per unit of the drawing, horizontally."""
        return self.scale * self.spread

    @property
    def scale_down(self) -> float:
        """Pixels per unit of the drawing, vertically."""
        return self.scale * self.stretch

    def to_view(self, point: QPointF, view: QSizeF) -> QPointF:
        """Return the position of a point of the drawing in a view of that size."""
        offset = point - self.centre
        return QPointF(
            offset.x() * self.scale_across + view.width() / 2, offset.y() * self.scale_down + view.height() / 2
        )

    def to_drawing(self, point: QPointF, view: QSizeF) -> QPointF:
        """Return the point of the drawing at a point of the view."""
        return self.centre + self.distance(QPointF(point.x() - view.width() / 2, point.y() - view.height() / 2))

    def distance(self, pixels: QPointF) -> QPointF:
        """Return a distance in pixels as a distance in the drawing."""
        return QPointF(pixels.x() / self.scale_across, pixels.y() / self.scale_down)

    def zoom(self, factor: float, at: QPointF, view: QSizeF) -> None:
        """Zoom by a factor around the point `at` of the view. Zooming in reduces stretch and spread."""
        fixed_point = self.to_drawing(at, view)
        before = self.scale
        self.scale = min(max(self.scale * factor, MIN_SCALE), MAX_SCALE)
        reduction = min(before / self.scale, 1.0)
        self.stretch, self.spread = (max(1.0, ratio * reduction) for ratio in (self.stretch, self.spread))
        self.centre += fixed_point - self.to_drawing(at, view)

    def bring_in(self, point: QPointF, view: QSizeF, below: float = 0.0) -> None:
        """Move by the smallest distance that brings a point of the drawing into the inner part of the view.

        `below`: a distance below it in the drawing that should be in view, too.
        """
        position = self.to_view(point, view)
        top, bottom = INNER_DOWN
        bottom = max(min(bottom, 1 - below * self.scale_down / view.height()), top)
        self.centre += self.distance(
            QPointF(
                _overshoot(position.x(), view.width(), INNER_ACROSS),
                _overshoot(position.y(), view.height(), (top, bottom)),
            )
        )

    def show(self, area: QRectF, view: QSizeF) -> None:
        """Move by the smallest distance that brings an area of the view, which fits into it, into view.

        The centre is rounded, so that the way to it cannot be seen in the drawing.
        """
        right = min(area.left(), 0) + max(area.right() - view.width(), 0)
        down = min(area.top(), 0) + max(area.bottom() - view.height(), 0)
        centre = self.centre + self.distance(QPointF(right, down))
        self.centre = QPointF(round(centre.x(), 3), round(centre.y(), 3))

    def limit_to(self, area: QRectF, view: QSizeF, beside: float = INNER_ACROSS[0]) -> None:
        """Move so that the view shows little empty space around an area of the drawing.

        Beside an area that is wider than the view there may be enough of it for a followed node at the edge: the part
        `beside` of the view.
        """
        visible = self.distance(QPointF(view.width(), view.height()))
        margin = visible.x() * beside if area.width() > visible.x() else 0.0
        self.centre = QPointF(
            _clamped_centre(self.centre.x(), area.left() - margin, area.right() + margin, visible.x()),
            _clamped_centre(self.centre.y(), area.top(), area.bottom(), visible.y()),
        )


def _overshoot(place: float, length: float, inner: tuple[float, float]) -> float:
    """Return the signed distance of a place from the inner part of a length; 0 inside it."""
    return min(place - length * inner[0], 0) + max(place - length * inner[1], 0)


def _clamped_centre(middle: float, first: float, last: float, length: float) -> float:
    """Return the centre of a window of `length` on a line, moved so that the window is filled, or the line centred in
    it.
    """
    if last - first <= length:
        return (first + last) / 2
    return min(max(middle, first + length / 2), last - length / 2)
