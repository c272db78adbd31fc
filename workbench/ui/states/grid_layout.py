"""The layout of a grid: the positions of its squares, and where its start and its goals can be taken."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF

from workbench.search.problem.map_shape import MapShape
from workbench.ui.states.map_layout import RING, Anchor, Side, arrow_box, arrow_side

MIN_RADIUS = 2.5
"""Minimum of half the width of a place, in pixels."""
MARKER_RADIUS, MARKER_SHRINKING = 5.5, 0.3
"""Half the width of a place on the tiniest squares for its ring or arrow, in pixels at the usual text size, and by how
much less it is for each pixel of a square's side.
"""
MAX_MARKER_SHARE = 0.04
"""Maximum of the same as a part of the grid's longer side."""
REACH, MIN_SIDE_AIMED = 10.0, 5.0
"""Distance in pixels, at the usual text size, from which the start and the goals can be taken on squares smaller than
this: such squares are hard to hit.
"""
MAX_SIDE = 64.0
"""Maximum side of a square in pixels when the entire grid is in view."""
MIN_SIDE = 0.05
"""Minimum side of a square in pixels."""
MIN_SIDE_PARTED = 8.0
"""Squares are parted by lines from this side on."""
LINE_STEP = 2.0
"""Distance in pixels between the points of a line through smaller squares."""
MAX_SHAPED = 1600
"""Maximum number of squares in view that are drawn one by one."""
MIN_WHOLE_SIDE = 6
"""Sides of squares that are drawn as an image are whole numbers of pixels from here on."""


class GridLayout:
    """The layout of a map of squares in `room`, with squares of at most `max_side` pixels. `scale`: of markers.

    Attributes: scale; side, of a square; gap, between squares; tray, the rectangle of the grid, at whole pixels;
    radius, half the width of a place; marker_radius, the same of a place with a ring or an arrow around it.
    """

    def __init__(self, sketch: MapShape, room: QRectF, max_side: float = MAX_SIDE, scale: float = 1.0) -> None:
        self.sketch, self.scale, self._room = sketch, scale, room
        columns, rows = sketch.size
        self.side = max(min(room.width() / max(columns, 1), room.height() / max(rows, 1), max_side), MIN_SIDE)
        if self.side >= (2 if columns * rows <= MAX_SHAPED else MIN_WHOLE_SIDE):
            self.side = float(int(self.side))
        self.gap = 1.0 if self.side >= MIN_SIDE_PARTED else 0.0
        size = QSizeF(columns * self.side, rows * self.side)
        corner = (room.center() - QPointF(size.width() / 2, size.height() / 2)).toPoint()
        self.tray = QRectF(QPointF(corner), size)
        self.radius = max(self.side * 0.26, MIN_RADIUS)
        seen = (MARKER_RADIUS - MARKER_SHRINKING * self.side) * scale
        self.marker_radius = max(self.radius, min(seen, MAX_MARKER_SHARE * max(size.width(), size.height())))
        self._reach = max(RING * self.marker_radius, REACH * scale if self.side < MIN_SIDE_AIMED else 0.0)

    def arrow_side(self, at: QPointF) -> Side:
        """Return from which side the arrow comes if the start is here."""
        return arrow_side(at, self.marker_radius, self._room)

    def point(self, place: int) -> QPointF:
        """Return the centre of a square."""
        row, column = divmod(int(self.sketch.cells[place]), self.sketch.size[0])
        return self.square(column, row).center()

    def polyline(self, places: Sequence[int]) -> list[QPointF]:
        """Return the points of a line through squares: its ends and corners; of tiny squares, only some of them."""
        if (stride := int(LINE_STEP / self.side)) > 1:
            places = [*places[:-1:stride], places[-1]]
        rows, columns = np.divmod(self.sketch.cells[np.array(places, np.int64)], self.sketch.size[0])
        turns = np.ones(len(places), bool)
        turns[1:-1] = (np.diff(rows, 2) != 0) | (np.diff(columns, 2) != 0)
        x, y = ((of[turns] + 0.5) * self.side for of in (columns, rows))
        return [QPointF(*at) for at in zip((x + self.tray.x()).tolist(), (y + self.tray.y()).tolist(), strict=True)]

    def square(self, x: float, y: float) -> QRectF:
        """Return the square at a column and a row."""
        return QRectF(self.tray.x() + x * self.side, self.tray.y() + y * self.side, self.side, self.side)

    def cells_in(self, seen: QRectF | None) -> tuple[slice, slice]:
        """Return the rows and the columns of the squares that lie in a rectangle, even partly; None: of all squares."""
        columns, rows = self.sketch.size
        if seen is None:
            return slice(0, rows), slice(0, columns)
        ranges = []
        for first, last, count in (
            (seen.top() - self.tray.top(), seen.bottom() - self.tray.top(), rows),
            (seen.left() - self.tray.left(), seen.right() - self.tray.left(), columns),
        ):
            start = min(max(int(first // self.side), 0), count)
            ranges.append(slice(start, max(min(int(last // self.side) + 1, count), start)))
        return ranges[0], ranges[1]

    def places_in(self, seen: QRectF | None) -> list[int]:
        """Return the free squares that lie in a rectangle, even partly; None: all."""
        places = self.sketch.place_of_cell[self.cells_in(seen)].ravel()
        free: list[int] = places[places >= 0].tolist()
        return free

    def spot_at(self, at: QPointF) -> int | None:
        """Return the square at a point, or None for a wall."""
        column = int((at.x() - self.tray.x()) // self.side)
        place = self._place(column, int((at.y() - self.tray.y()) // self.side))
        return None if place < 0 else place

    def marker_at(self, at: QPointF, start: QPointF, goals: Sequence[QPointF]) -> QPointF | None:
        """Return which end is taken at a point, all given by the centres of their squares, or None.

        It is the nearest one on whose square or marker the point is; on tiny squares, the nearest in reach.
        """
        arrow = arrow_box(start, self.marker_radius, self.arrow_side(start))
        distances = []
        for end in (*goals, start):
            offset = at - end
            distance = math.hypot(offset.x(), offset.y())
            on_square = max(abs(offset.x()), abs(offset.y())) <= self.side / 2
            if on_square or distance <= self._reach or (end is start and arrow.contains(at)):
                distances.append((distance, end))
        return min(distances, key=lambda one: one[0], default=(0.0, None))[1]

    def next_place(self, place: int, right: int, down: int) -> int:
        """Return the next free square in a direction, or the square itself if there is none."""
        columns, rows = self.sketch.size
        y, x = divmod(int(self.sketch.cells[place]), columns)
        while 0 <= (x := x + right) < columns and 0 <= (y := y + down) < rows:
            if (found := self._place(x, y)) >= 0:
                return found
        return place

    def anchor(self, at: QPointF) -> Anchor:
        """Return what is at a point of the room: column and row, with fractions."""
        return Anchor(0, (at - self.tray.topLeft()) / self.side)

    def anchored(self, anchor: Anchor, _growth: float) -> QPointF:
        """Return the point of the room at which this is now."""
        return self.tray.topLeft() + anchor.offset * self.side

    def _place(self, x: int, y: int) -> int:
        columns, rows = self.sketch.size
        return int(self.sketch.place_of_cell[y, x]) if 0 <= x < columns and 0 <= y < rows else -1


def outside(sketch: MapShape, room: QRectF, scale: float) -> float:
    """Return how far the ring of a goal may reach out of a grid of tiny squares, in pixels; 0 for larger ones."""
    columns, rows = sketch.size
    side = min(room.width() / max(columns, 1), room.height() / max(rows, 1)) if sketch.squares else math.inf
    if side >= MIN_SIDE_AIMED:
        return 0.0
    return RING * min(MARKER_RADIUS * scale, MAX_MARKER_SHARE * side * max(columns, rows))
