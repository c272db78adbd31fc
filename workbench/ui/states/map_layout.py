"""The layout of a map: the positions of the places, and of their names so that they cover as little as possible."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from workbench.search.problem.map_shape import MapShape
from workbench.ui.states.name_placing import (
    COLLISION_PENALTY,
    COVER_WEIGHT,
    NameChoice,
    Rects,
    areas,
    as_array,
    centred_rect,
    crossed,
    moved_into,
    outside,
    overlaps,
    strays,
)

RADIUS = 7.0
"""Half the width of a place at the usual text size, in pixels."""
MAX_NAMED = 150
"""Maps with more places have no names."""
STRETCH, MAX_STRETCH = 1.3, 2.2
"""Maximum ratio of the horizontal to the vertical scale, or the reverse: on a map with its own coordinates, and on one
without them or a crowded one.
"""
RING = 1.75
"""Radius of the ring around a goal, as a multiple of that of a place."""
ARROW = 2.6
"""Size of the room for the arrow at the start, to one side and up or down from its middle, in the same unit."""
NAME_GAP = 6.0
"""Distance in pixels from one name to the next one in its line, below which both read as one."""
COST_GAP = 4.0
"""Distance in pixels from a name or its note to a cost beside it, below which both read as one number."""
MIN_NAME_DISTANCE = 10.0
"""Minimum distance of a name to other places, in pixels."""
POSITION_PENALTY = 8.0
"""Penalty of each candidate position of a name over the one before it, in square pixels covered."""
MAX_CHOICES = 24
"""Maximum number of positions of a name that are compared with those of other names: the best ones without these."""
STRAY_PENALTY = 1500.0
"""Penalty of a name that is nearer to another place than to its own, in the same unit."""
OWN_GAP = 1.3
"""Distance of a name from the middle of its place, as a multiple of the place's radius: the current place has a larger
sign.
"""
FAR = 1.7
"""Distance of the less preferred positions of a name, as a multiple of that of the others."""
ROAD_PENALTY = 5.0
"""Penalty of each pixel of a road that runs through a name, in square pixels covered."""
MAX_ROAD_CHECKS = 20_000
"""Maps with more places times roads ignore roads through names."""
COST_POSITIONS = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
"""Candidate positions of a cost along its road, the preferred one first; then the same beside the road."""
COST_OFFSETS = (0.0, 0.75, -0.75, 1.0, -1.0)
"""Distances of the candidate positions of a cost from its road, as fractions of its size."""
COST_POSITION_PENALTY, COST_COLLISION_PENALTY = 4.0, 12.0
"""Penalty of each candidate position of a cost over the one before it, and of each thing that it touches, in square
pixels covered.
"""
MAX_ALL_NAMED = 40
"""Maps with at most this many places show all names; others omit names that would cover too much."""
MAX_COVERED = 0.13
"""Maximum fraction of a name that may be covered or cover something."""


Flags = NDArray[np.bool_]
Side = tuple[int, int]
"""To the right and down, each 1 or -1."""
_SIDES: tuple[Side, ...] = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class Anchor(NamedTuple):
    """A point of a map that can be found again when the map has been magnified: relative to a place, or to a corner."""

    place: int
    offset: QPointF


class Frame(NamedTuple):
    """Where the coordinates of a graph are: pixels per unit across and down, and the point of the origin."""

    across: float
    down: float
    origin: QPointF

    def points(self, sketch: MapShape) -> list[QPointF]:
        return [self.origin + QPointF(spot.x * self.across, spot.y * self.down) for spot in sketch.spots]


PIXELS = Frame(1.0, 1.0, QPointF())
"""The frame of a graph whose coordinates are pixels."""


class MapLayout:
    """The layout of a map of spots and roads in `room`.

    `labels`: the size of each name with its note; `cost`: the size of a road's cost, empty if none is shown; `scale`:
    of text and marks; `stretch`: the maximum ratio of horizontal and vertical scale; `start`: the place with an arrow;
    `goals`: those with a ring; `frame`: where its coordinates are; None: where they fill the room; `thorough`:
    whether to look longer for positions at which names touch nothing.

    Attributes: scale; frame; points, of the places; labels, the rectangle of each name, or None if it would cover
    another one or be read as that of another place; radius; costs, the position of each road's cost; most_covered, the
    largest part of a name that is covered or covers something; collisions, the number of names, places and edges of
    the room that names touch; strays, the number of names that would be nearer to another place than to their own, or
    have no room.
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
        goals: Collection[int] = (),
        frame: Frame | None = None,
        thorough: bool = False,
    ) -> None:
        self.sketch, self.scale, self.radius = sketch, scale, RADIUS * scale
        widest = max((size.width() for size in labels), default=0.0)
        highest = max((size.height() for size in labels), default=0.0)
        across = min(widest + self.radius + 2, room.width() * 0.16)
        down = min(self.radius + highest + 4, room.height() * 0.16)
        self.frame = frame or _fitted(sketch, room.adjusted(across, down, -across, -down), stretch)
        self.points = self.frame.points(sketch)
        self._cost_size = cost
        costs = [] if cost.isEmpty() else self._midpoints()
        occupied = [centred_rect(at, cost.width(), cost.height()) for at in costs]
        self._goals, ring = goals, 1.6 * (RING + 0.15) * self.radius  # a name may lie at the corner of its square
        self._radii = np.array([self.radius * (RING if place in goals else 1.0) for place in range(len(self.points))])
        self._signs = [centred_rect(self.points[goal], ring, ring) for goal in goals]
        self._room, self._ends = room, {start, *goals}
        if start is not None and self.points:
            self._signs.append(arrow_box(self.points[start], self.radius, self.arrow_side(self.points[start])))
        occupied += self._signs
        self.most_covered, self.collisions, self.strays = 0.0, 0, 0
        self.labels: list[QRectF | None] = [None] * len(self.points)
        self._candidates: Rects = np.zeros((len(self.points), 0, 4))
        if self.points and len(labels) <= MAX_NAMED:
            self._place_names(self._name_positions(labels), as_array(occupied), as_array([room])[0], thorough)

    @property
    def crowded(self) -> bool:
        """Whether some name covers too much, or touches another one or a place."""
        return self.most_covered > MAX_COVERED or self.collisions > 0

    def _name_positions(self, sizes: Sequence[QSizeF]) -> Rects:
        """Return the candidate positions of each name, the preferred ones first, shape (places, choices, 4)."""
        gaps = [(RING + 0.15 if place in self._goals else OWN_GAP) * self.radius + 2 for place in range(len(sizes))]
        each = zip(self.points, sizes, gaps, strict=True)
        return np.array(
            [np.concatenate((_beside(at, size, gap), _beside(at, size, gap * FAR))) for at, size, gap in each]
        )

    def _place_names(self, choices: Rects, occupied: Rects, room: Rects, thorough: bool) -> None:
        """Place the names where they cover least."""
        count, near = len(choices), self.radius + MIN_NAME_DISTANCE / 2
        centres = np.array([(at.x(), at.y()) for at in self.points])
        places = np.concatenate((centres - near, centres + near), axis=1)
        beside = overlaps(choices, places)
        beside[np.arange(count), :, np.arange(count)] = 0  # a name may be close to its own place
        marks = np.concatenate((centres - self.radius - 1, centres + self.radius + 1), axis=1)
        touches = (overlaps(choices, np.concatenate((marks, as_array(self._signs)))) > 0).sum(axis=-1)
        touches += outside(choices, room)
        covered = beside.sum(axis=-1) + overlaps(choices, occupied).sum(axis=-1)
        areas_of = areas(choices)
        covered += 4 * (areas_of - overlaps(choices, room[None])[..., 0])
        penalty = COVER_WEIGHT * (covered + beside.sum(axis=-1)) + POSITION_PENALTY * np.arange(choices.shape[1])
        roads = np.array([(road.here, road.there) for road in self.sketch.roads], np.int64).reshape(-1, 2)
        if count * len(roads) <= MAX_ROAD_CHECKS:
            penalty += ROAD_PENALTY * crossed(choices, centres[roads[:, 0]], centres[roads[:, 1]])
        astray = strays(choices, centres, self._radii)
        penalty += COLLISION_PENALTY * touches + STRAY_PENALTY * astray
        apart = np.array((-NAME_GAP, 0, NAME_GAP, 0)) * self.scale
        likely = np.argsort(penalty, axis=-1, kind="stable")[:, :MAX_CHOICES]
        choices, penalty, touches, covered, areas_of, astray = (
            np.take_along_axis(of, likely.reshape(*likely.shape, *(1,) * (of.ndim - 2)), axis=1)
            for of in (choices, penalty, touches, covered, areas_of, astray)
        )
        naming = NameChoice(choices, penalty, touches > 0, apart)
        found, each = naming.best(thorough), np.arange(count)
        positions, shares = choices[each, found], naming.covered(found) + covered[each, found]
        shares /= areas_of[each, found]
        self.most_covered, self.collisions = float(shares.max()), naming.collisions(found)
        # a name that would be cut, printed over another or read as that of another place is shown at the pointer only
        candidates = np.concatenate((positions[:, None], moved_into(choices, room)), axis=1)
        unfit = np.concatenate((astray[each, found][:, None], astray), axis=1)
        unfit |= outside(candidates, room) | (overlaps(candidates, marks) > 0).any(axis=-1)
        hidden = self._separate(positions, candidates, unfit, shares)
        self._candidates = candidates[:, 1:]
        self.strays = int(hidden.sum())
        for place, (left, top, right, bottom) in enumerate(positions.tolist()):
            if not hidden[place] and (count <= MAX_ALL_NAMED or shares[place] <= MAX_COVERED):
                self.labels[place] = QRectF(left, top, right - left, bottom - top)

    def _separate(self, positions: Rects, candidates: Rects, unfit: Flags, shares: Rects) -> Flags:
        """Put names elsewhere that meet others, and return which ones have no room.

        The names of the start and the goals come first, then those that cover least.
        """
        hidden, kept = np.ones(len(positions), bool), list[int]()
        for place in sorted(range(len(positions)), key=lambda one: (one not in self._ends, shares[one])):
            fit = ~unfit[place] & ~(overlaps(candidates[place], positions[kept]) > 0).any(axis=-1)
            if fit.any():
                positions[place], hidden[place] = candidates[place, fit.argmax()], False
                kept.append(place)
        return hidden

    def labels_with(self, needed: Sequence[int]) -> list[QRectF | None]:
        """Return the rectangles of the names, `needed` ones among them in any case: they cover or replace others."""
        labels, boxes = list(self.labels), as_array([QRectF()])
        for place in needed:
            if labels[place] is None and len(candidates := self._candidates[place]):
                centres = np.array([(at.x(), at.y()) for at in self.points])
                marks = np.concatenate((centres - self.radius, centres + self.radius), axis=1)
                covered = overlaps(candidates, marks).sum(axis=-1) + 2 * overlaps(candidates, boxes).sum(axis=-1)
                left, top, right, bottom = candidates[covered.argmin()].tolist()
                labels[place] = QRectF(left, top, right - left, bottom - top)
            if (own := labels[place]) is not None:
                boxes = np.concatenate((boxes, as_array([own])))
                for other, label in enumerate(labels):
                    if other not in needed and label is not None and label.intersects(own):
                        labels[other] = None
        return labels

    @cached_property
    def costs(self) -> list[QPointF]:
        """The positions of the costs of roads: where names, places and other costs cover them least."""
        costs, size, near = self._midpoints(), self._cost_size, self.radius + 1
        if size.isEmpty() or not self._candidates.size:
            return costs
        gap = COST_GAP * self.scale
        names = [label.adjusted(-gap, 0, gap, 0) for label in self.labels if label is not None]
        places = [centred_rect(at, 2 * near, 2 * near) for at in self.points]
        fixed = [*names, *places, *self._signs]
        occupied = as_array([*fixed, *(centred_rect(at, size.width(), size.height()) for at in costs)])
        first = len(fixed)
        for number, road in enumerate(self.sketch.roads):
            here, there = self.points[road.here], self.points[road.there]
            along = QLineF(here, there)
            across = along.normalVector().unitVector()
            beside = QPointF(across.dx() * size.width(), across.dy() * size.height()) if along.length() else QPointF()
            choices = [along.pointAt(share) + beside * offset for offset in COST_OFFSETS for share in COST_POSITIONS]
            rects = as_array([centred_rect(at, size.width(), size.height()) for at in choices])
            occupied[first + number] = -1e9
            covered = overlaps(rects, occupied)
            penalty = covered.sum(axis=-1) + COST_COLLISION_PENALTY * (covered > 0).sum(axis=-1)
            best = int(np.argmin(penalty + COST_POSITION_PENALTY * np.arange(len(choices))))
            costs[number], occupied[first + number] = choices[best], rects[best]
        return costs

    def arrow_side(self, at: QPointF) -> Side:
        """Return from which side the arrow comes if the start is here."""
        return arrow_side(at, self.radius, self._room)

    def point(self, place: int) -> QPointF:
        """Return the position of a place."""
        return self.points[place]

    def polyline(self, places: Sequence[int]) -> list[QPointF]:
        """Return the points of a line through places."""
        return [self.points[place] for place in places]

    def spot_at(self, at: QPointF) -> int | None:
        """Return the place at a point, by its mark or by its name, or None."""
        for place, point in enumerate(self.points):
            offset = at - point
            if offset.x() ** 2 + offset.y() ** 2 <= (1.6 * self.radius) ** 2:
                return place
        return next(
            (place for place, label in enumerate(self.labels) if label is not None and label.contains(at)), None
        )

    def unnamed_path(self) -> QPainterPath:
        """Return everything but the names: what is drawn around a place must not cross them out."""
        path = QPainterPath()
        path.addRect(QRectF(-1e6, -1e6, 2e6, 2e6))
        for label in self.labels:
            if label is not None:
                path.addRect(label)
        return path

    def anchor(self, at: QPointF) -> Anchor:
        """Return what is at a point of the room: the nearest place, and the distance from it in pixels."""
        place = min(range(len(self.points)), key=lambda place: (self.points[place] - at).manhattanLength())
        return Anchor(place, at - self.points[place])

    def anchored(self, anchor: Anchor, growth: float) -> QPointF:
        """Return the point of the room at which this is now. `growth`: the factor by which the map was magnified."""
        return self.points[anchor.place] + anchor.offset * growth

    def next_place(self, place: int, right: int, down: int) -> int:
        """Return the nearest place in a direction, or the place itself if there is none."""
        return nearest_towards(self.points, place, right, down)

    def _midpoints(self) -> list[QPointF]:
        return [(self.points[road.here] + self.points[road.there]) / 2 for road in self.sketch.roads]


def arrow_side(at: QPointF, radius: float, room: QRectF) -> Side:
    """Return from which side the arrow at the start is whole in `room`: if possible the upper left."""
    whole = (side for side in _SIDES if room.contains(arrow_box(at, radius, side)))
    return next(whole, _SIDES[0])


def arrow_box(at: QPointF, radius: float, side: Side) -> QRectF:
    """Return the room for the arrow at the start, which is here."""
    return QRectF(at, QSizeF(side[0], side[1]) * ARROW * radius).normalized()


def nearest_towards(points: Sequence[QPointF], start: int, right: int, down: int) -> int:
    """Return the index of the nearest of some points in a direction from one of them, or that one if there is none."""
    here, best, nearest = points[start], start, float("inf")
    for other, point in enumerate(points):
        along = (point.x() - here.x()) * right + (point.y() - here.y()) * down
        aside = abs((point.x() - here.x()) * down) + abs((point.y() - here.y()) * right)
        if along > 0.5 and aside <= 2 * along and along + 2 * aside < nearest:
            best, nearest = other, along + 2 * aside
    return best


def _fitted(sketch: MapShape, inner: QRectF, stretch: float) -> Frame:
    """Return the frame in which all places are centred in `inner` and as far apart as fits."""
    if not sketch.spots:
        return PIXELS
    left, right = min(spot.x for spot in sketch.spots), max(spot.x for spot in sketch.spots)
    top, bottom = min(spot.y for spot in sketch.spots), max(spot.y for spot in sketch.spots)
    across = inner.width() / (right - left) if right > left else float("inf")
    down = inner.height() / (bottom - top) if bottom > top else float("inf")
    across, down = min(across, down * stretch), min(down, across * stretch)
    across, down = (1.0 if one == float("inf") else one for one in (across, down))
    middle = QPointF((left + right) / 2 * across, (top + bottom) / 2 * down)
    return Frame(across, down, inner.center() - middle)


def _beside(at: QPointF, size: QSizeF, gap: float) -> Rects:
    """Return the positions of a name at a distance from the middle of its place, the preferred ones first."""
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
        *((-width * share, y) for share in (0.3, 0.7, 0.1, 0.9) for y in (gap, -gap - height)),
        *((x, -height * share) for share in (0.25, 0.75) for x in (gap, -gap - width)),
        *((-width * share, y) for share in (0.2, 0.8, 0.4, 0.6, 0.0, 1.0) for y in (gap, -gap - height)),
        *((x, -height * share) for share in (0.05, 0.95) for x in (gap, -gap - width)),
    )
    first = np.array(corners) + np.array((at.x(), at.y()))
    return np.concatenate((first, first + np.array((width, height))), axis=1)
