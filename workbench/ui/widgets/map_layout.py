"""Where the places of a map lie in a widget, and where their names go so that they cover as little as possible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from workbench.search.sketch import Sketch

RADIUS = 7.0
"""Half a place's width at the usual size of text, in pixels."""
LEAST_RADIUS = 2.5
"""The same on a grid of many squares, in pixels."""
MOST_NAMED = 300
"""Maps of more places have no names."""
STRETCH, MOST_STRETCH = 1.3, 2.2
"""How much more room there may be for a unit across than down, or the other way round: on a map that has coordinates
of its own, and on one that was laid out by us, or is crowded."""
ROUNDS = 3
"""How often each name is put again where it covers least, when all others have been put."""
NEAR = 10.0
"""How far a name keeps from other places, in pixels."""
RANK = 8.0
"""How much worse, in pixels covered, each place for a name is than the one before it."""
CROWDED = 0.2
"""The share of a name that may be covered, or cover something."""


class MapLayout:
    """A map of spots and roads in `room`. `labels`: the size of each name with its note; `cost`: the size of a road's
    cost, empty where none is written; `scale`: of text and marks; `stretch`: by how much a unit may differ across and
    down; `start`: the place that has an arrow.

    Attributes: points, of the places; labels, the rectangle of each name, or None where it would cover another one;
    radius; costs, where each road's cost is written; crowded, whether some name covers much.
    """

    def __init__(
        self,
        sketch: Sketch,
        room: QRectF,
        labels: Sequence[QSizeF],
        cost: QSizeF,
        scale: float,
        stretch: float,
        start: int | None,
    ) -> None:
        self.sketch, self.radius = sketch, RADIUS * scale
        widest = max((size.width() for size in labels), default=0.0)
        highest = max((size.height() for size in labels), default=0.0)
        across = min(widest + self.radius + 2, room.width() * 0.16)
        down = min(self.radius + highest + 4, room.height() * 0.16)
        self.points = _placed(sketch, room.adjusted(across, down, -across, -down), stretch)
        self.costs = [self._between(road.here, road.there) for road in sketch.roads]
        self._room, self._roads = room, [(road.here, road.there) for road in sketch.roads]
        self._taken = [] if cost.isEmpty() else [_round(at, cost.width(), cost.height()) for at in self.costs]
        if start is not None and self.points:
            self._taken.append(QRectF(self.points[start], QSizeF(-2.6 * self.radius, -2.6 * self.radius)).normalized())
        self._named(labels if len(sketch.spots) <= MOST_NAMED else ())

    def _named(self, sizes: Sequence[QSizeF]) -> None:
        """Put the names where they cover least."""
        fixed, found = self._taken, [QRectF()] * len(sizes)
        near = 2 * self.radius + NEAR
        places = [_round(at, near, near) for at in self.points]
        covers = [0.0] * len(sizes)
        for _ in range(ROUNDS if sizes else 0):
            for place, size in enumerate(sizes):
                others = [rect for one in (places, found) for other, rect in enumerate(one) if other != place]
                self._taken = fixed + others
                found[place], covers[place] = self._label(place, size)
        shares = [cover / _area(rect) for cover, rect in zip(covers, found, strict=True)]
        self.crowded = any(share > CROWDED for share in shares)
        few = len(self.points) <= 40
        kept: list[QRectF | None] = [
            rect if few or share <= CROWDED else None for rect, share in zip(found, shares, strict=True)
        ]
        self.labels = kept or [None] * len(self.points)

    def spot_at(self, at: QPointF) -> int | None:
        """Return the place under a point, or that whose name is."""
        for place, point in enumerate(self.points):
            away = at - point
            if away.x() ** 2 + away.y() ** 2 <= (1.6 * self.radius) ** 2:
                return place
        return next(
            (place for place, label in enumerate(self.labels) if label is not None and label.contains(at)), None
        )

    def beside(self, place: int, right: int, down: int) -> int:
        """Return the nearest place in a direction, the place itself where there is none."""
        here, best, nearest = self.points[place], place, float("inf")
        for other, point in enumerate(self.points):
            along = (point.x() - here.x()) * right + (point.y() - here.y()) * down
            aside = abs((point.x() - here.x()) * down) + abs((point.y() - here.y()) * right)
            if along > 0.5 and aside <= 2 * along and along + 2 * aside < nearest:
                best, nearest = other, along + 2 * aside
        return best

    def _between(self, here: int, there: int) -> QPointF:
        return (self.points[here] + self.points[there]) / 2

    def _label(self, place: int, size: QSizeF) -> tuple[QRectF, float]:
        """Return the best rectangle beside a place for its name, and how much of anything else it covers."""
        best, least, covered = QRectF(), float("inf"), 0.0
        for rank, rect in enumerate(self._candidates(self.points[place], size)):
            cover = sum(_area(rect & other) for other in self._taken if rect.intersects(other))
            cover += 4 * (_area(rect) - _area(rect & self._room))
            badness = cover + 5.0 * self._crossed(rect) + RANK * rank
            if badness < least:
                best, least, covered = rect, badness, cover
        return best, covered

    def _candidates(self, at: QPointF, size: QSizeF) -> list[QRectF]:
        gap = self.radius + 2
        width, height = size.width(), size.height()
        aside, high = gap * 0.8, gap * 0.6
        corners = (
            (-width / 2, gap),
            (-width / 2, -gap - height),
            (gap, -height / 2),
            (-gap - width, -height / 2),
            (aside, high),
            (aside, -high - height),
            (-aside - width, high),
            (-aside - width, -high - height),
        )
        return [QRectF(at.x() + x, at.y() + y, width, height) for x, y in corners]

    def _crossed(self, rect: QRectF) -> float:
        """Return over how many pixels, about, roads run through a rectangle."""
        return sum(_inside(rect, self.points[here], self.points[there]) for here, there in self._roads)


def _placed(sketch: Sketch, inner: QRectF, stretch: float) -> list[QPointF]:
    """Return the points of all places: as large as the room allows, and in its middle."""
    if not sketch.spots:
        return []
    left, right = min(spot.x for spot in sketch.spots), max(spot.x for spot in sketch.spots)
    top, bottom = min(spot.y for spot in sketch.spots), max(spot.y for spot in sketch.spots)
    across = inner.width() / (right - left) if right > left else float("inf")
    down = inner.height() / (bottom - top) if bottom > top else float("inf")
    across, down = min(across, down * stretch), min(down, across * stretch)
    across, down = (1.0 if one == float("inf") else one for one in (across, down))
    middle = QPointF((left + right) / 2 * across, (top + bottom) / 2 * down)
    return [inner.center() + QPointF(spot.x * across, spot.y * down) - middle for spot in sketch.spots]


def _round(at: QPointF, width: float, height: float) -> QRectF:
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)


def _area(rect: QRectF) -> float:
    return max(rect.width(), 0.0) * max(rect.height(), 0.0)


def _inside(rect: QRectF, start: QPointF, end: QPointF) -> float:
    """Return the length of the part of a line that lies within a rectangle (Liang & Barsky 1984)."""
    along, first, last = end - start, 0.0, 1.0
    for step, low, high in (
        (along.x(), rect.left() - start.x(), rect.right() - start.x()),
        (along.y(), rect.top() - start.y(), rect.bottom() - start.y()),
    ):
        if step == 0:
            if low > 0 or high < 0:
                return 0.0
            continue
        bounds = sorted((low / step, high / step))
        first, last = max(first, bounds[0]), min(last, bounds[1])
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    return max(last - first, 0.0) * float(length)


class GridLayout:
    """A map of squares in `room`. Attributes: side, of a square; origin, the corner of the first one; points."""

    def __init__(self, sketch: Sketch, room: QRectF) -> None:
        self.sketch = sketch
        columns, rows = sketch.size
        self.side = max(min(room.width() / max(columns, 1), room.height() / max(rows, 1), 64.0), 1.0)
        if self.side >= 2:
            self.side = float(int(self.side))
        size = QSizeF(columns * self.side, rows * self.side)
        self.tray = QRectF(room.center() - QPointF(size.width() / 2, size.height() / 2), size)
        self.points = [self.square(spot.x, spot.y).center() for spot in sketch.spots]
        self.radius = max(self.side * 0.26, LEAST_RADIUS)
        self._at = {(int(spot.x), int(spot.y)): place for place, spot in enumerate(sketch.spots)}

    def square(self, x: float, y: float) -> QRectF:
        """Return the square at a column and a row."""
        return QRectF(self.tray.x() + x * self.side, self.tray.y() + y * self.side, self.side, self.side)

    def spot_at(self, at: QPointF) -> int | None:
        """Return the square under a point, None for a wall."""
        return self._at.get((int((at.x() - self.tray.x()) // self.side), int((at.y() - self.tray.y()) // self.side)))

    def beside(self, place: int, right: int, down: int) -> int:
        """Return the next free square in a direction, the square itself where there is none."""
        spot = self.sketch.spots[place]
        x, y = int(spot.x) + right, int(spot.y) + down
        columns, rows = self.sketch.size
        while 0 <= x < columns and 0 <= y < rows:
            if (x, y) in self._at:
                return self._at[x, y]
            x, y = x + right, y + down
        return place
