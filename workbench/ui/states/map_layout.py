"""Where the places of a map lie in a widget, and where their names go so that they cover as little as possible."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF

from workbench.search.problem.map_shape import MapShape

Rects = NDArray[np.float64]
"""Rectangles: left, top, right and bottom."""

RADIUS = 7.0
"""Half a place's width at the usual size of text, in pixels."""
MIN_RADIUS = 2.5
"""The same on a grid of many squares, in pixels."""
MAX_SIDE = 64.0
"""The side of a square at most, in pixels, where the whole grid is in view."""
MAX_NAMED = 150
"""Maps of more places have no names."""
STRETCH, MAX_STRETCH = 1.3, 2.2
"""How much more room there may be for a unit across than down, or the other way round: on a map that has coordinates
of its own, and on one that was laid out by us, or is crowded."""
ROUNDS = 3
"""How often each name is put again where it covers least, when all others have been put."""
NEAR = 10.0
"""How far a name keeps from other places, in pixels."""
RANK = 8.0
"""How much worse, in pixels covered, each place for a name is than the one before it."""
ROAD = 5.0
"""How much worse it is, in pixels covered, for each pixel of a road that runs through a name."""
MAX_CROSSED = 20_000
"""On maps of more places times roads, roads through names do not count."""
ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
"""Where on its road a cost may be written, the usual place first."""
AWAY = 4.0
"""How much worse, in pixels covered, each place for a cost is than the one before it."""
ALL_NAMED = 40
"""Maps of so many places have all names, whatever they cover; on others those that would cover much are left out."""
CROWDED = 0.2
"""The share of a name that may be covered, or cover something."""


class MapLayout:
    """A map of spots and roads in `room`. `labels`: the size of each name with its note; `cost`: the size of a road's
    cost, empty where none is written; `scale`: of text and marks; `stretch`: by how much a unit may differ across and
    down; `start`: the place that has an arrow.

    Attributes: scale; points, of the places; labels, the rectangle of each name, or None where it would cover another
    one; radius; costs, where each road's cost is written; crowded, whether some name covers much.
    """

    def __init__(
        self,
        sketch: MapShape,
        room: QRectF,
        labels: Sequence[QSizeF],
        cost: QSizeF,
        scale: float,
        stretch: float,
        start: int | None,
    ) -> None:
        self.sketch, self.scale, self.radius = sketch, scale, RADIUS * scale
        widest = max((size.width() for size in labels), default=0.0)
        highest = max((size.height() for size in labels), default=0.0)
        across = min(widest + self.radius + 2, room.width() * 0.16)
        down = min(self.radius + highest + 4, room.height() * 0.16)
        self.points = _placed(sketch, room.adjusted(across, down, -across, -down), stretch)
        self.costs = [self._between(road.here, road.there) for road in sketch.roads]
        taken = [] if cost.isEmpty() else [_round(at, cost.width(), cost.height()) for at in self.costs]
        if start is not None and self.points:
            taken.append(QRectF(self.points[start], QSizeF(-2.6 * self.radius, -2.6 * self.radius)).normalized())
        self.crowded = False
        self.labels: list[QRectF | None] = [None] * len(self.points)
        if self.points and len(labels) <= MAX_NAMED:
            self._name(self._choices(labels), _rows(taken), _rows([room])[0])
            if not cost.isEmpty():
                self._price(cost)

    def _choices(self, sizes: Sequence[QSizeF]) -> Rects:
        """Return where each name may be put, the usual places first, shape (places, choices, 4)."""
        return np.array([_rows(self._candidates(at, size)) for at, size in zip(self.points, sizes, strict=True)])

    def _name(self, choices: Rects, taken: Rects, room: Rects) -> None:
        """Put the names where they cover least."""
        count, near = len(choices), self.radius + NEAR / 2
        centres = np.array([(at.x(), at.y()) for at in self.points])
        places = np.concatenate((centres - near, centres + near), axis=1)
        beside = _overlaps(choices, places)
        beside[np.arange(count), :, np.arange(count)] = 0  # a name may come near its own place
        covered = beside.sum(axis=-1) + _overlaps(choices, taken).sum(axis=-1)
        areas = _areas(choices)
        covered += 4 * (areas - _overlaps(choices, room[None])[..., 0])
        badness = covered + RANK * np.arange(choices.shape[1])
        roads = np.array([(road.here, road.there) for road in self.sketch.roads], np.int64).reshape(-1, 2)
        if count * len(roads) <= MAX_CROSSED:
            badness += ROAD * _crossed(choices, centres[roads[:, 0]], centres[roads[:, 1]])
        found, shares = np.full((count, 4), -1e9), np.zeros(count)
        for _ in range(ROUNDS):
            for place in range(count):
                found[place] = -1e9
                others = _overlaps(choices[place], found).sum(axis=-1)
                best = int(np.argmin(badness[place] + others))
                found[place] = choices[place, best]
                shares[place] = (covered[place, best] + others[best]) / areas[place, best]
        self.crowded = bool((shares > CROWDED).any())
        for place, (left, top, right, bottom) in enumerate(found.tolist()):
            if count <= ALL_NAMED or shares[place] <= CROWDED:
                self.labels[place] = QRectF(left, top, right - left, bottom - top)

    def _price(self, size: QSizeF) -> None:
        """Put the costs of roads where names, places and other costs cover them least."""
        near = self.radius + 1
        names = [label for label in self.labels if label is not None]
        places = [_round(at, 2 * near, 2 * near) for at in self.points]
        taken = _rows([*names, *places, *(_round(at, size.width(), size.height()) for at in self.costs)])
        first = len(names) + len(places)
        for number, road in enumerate(self.sketch.roads):
            here, there = self.points[road.here], self.points[road.there]
            choices = [here + (there - here) * share for share in ALONG]
            rects = _rows([_round(at, size.width(), size.height()) for at in choices])
            taken[first + number] = -1e9
            best = int(np.argmin(_overlaps(rects, taken).sum(axis=-1) + AWAY * np.arange(len(ALONG))))
            self.costs[number], taken[first + number] = choices[best], rects[best]

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


def _placed(sketch: MapShape, inner: QRectF, stretch: float) -> list[QPointF]:
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


def _rows(rects: Sequence[QRectF]) -> Rects:
    """Return rectangles as left, top, right and bottom, shape (rectangles, 4)."""
    return np.array([(one.left(), one.top(), one.right(), one.bottom()) for one in rects]).reshape(-1, 4)


def _areas(rects: Rects) -> Rects:
    areas: Rects = (rects[..., 2] - rects[..., 0]) * (rects[..., 3] - rects[..., 1])
    return areas


def _overlaps(rects: Rects, others: Rects) -> Rects:
    """Return how much of each rectangle each of the others covers, shape (…, others)."""
    low = np.maximum(rects[..., None, :2], others[:, :2])
    high = np.minimum(rects[..., None, 2:], others[:, 2:])
    sides = np.maximum(high - low, 0)
    overlaps: Rects = sides[..., 0] * sides[..., 1]
    return overlaps


def _crossed(rects: Rects, starts: Rects, ends: Rects) -> Rects:
    """Return the length of lines that lies within each rectangle, added up (Liang & Barsky 1984)."""
    along = ends - starts
    steps = np.where(np.abs(along) < 1e-9, 1e-9, along)
    first, last = (rects[..., None, :2] - starts) / steps, (rects[..., None, 2:] - starts) / steps
    enters = np.maximum(np.minimum(first, last).max(axis=-1), 0)
    leaves = np.minimum(np.maximum(first, last).min(axis=-1), 1)
    lengths: Rects = (np.maximum(leaves - enters, 0) * np.hypot(along[:, 0], along[:, 1])).sum(axis=-1)
    return lengths


class GridLayout:
    """A map of squares in `room`, of `most` pixels at most.

    Attributes: side, of a square; tray, the room of all; points.
    """

    def __init__(self, sketch: MapShape, room: QRectF, most: float = MAX_SIDE) -> None:
        self.sketch = sketch
        columns, rows = sketch.size
        self.side = max(min(room.width() / max(columns, 1), room.height() / max(rows, 1), most), 0.5)
        if self.side >= 2:
            self.side = float(int(self.side))
        size = QSizeF(columns * self.side, rows * self.side)
        self.tray = QRectF(room.center() - QPointF(size.width() / 2, size.height() / 2), size)
        self.points = [self.square(spot.x, spot.y).center() for spot in sketch.spots]
        self.radius = max(self.side * 0.26, MIN_RADIUS)
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
