"""The positions of the cells of a Hex board in a rectangle, at any rotation of the board."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

ROTATIONS = 12
"""The number of rotations of a board, in steps of 30°. In odd ones cells have a flat side at the bottom."""
BAND_WIDTH = 0.86
"""How far the coloured band extends beyond the centres of the outermost cells, in cells."""
LABEL_SHARE = 0.6
"""The part of the margin that the coordinates alone need."""
ROOT3 = math.sqrt(3.0)

Side = str
"""`top`, `bottom`, `left` or `right`, in the unrotated board: the first row is at the top."""
SIDES: tuple[Side, ...] = ("top", "right", "bottom", "left")

_OUTWARD_DIRECTIONS = {"top": (-1.0, 0.5), "right": (-0.5, 1.0), "bottom": (1.0, -0.5), "left": (0.5, -1.0)}
"""The direction perpendicular to a side, in rows and columns."""
_LINE_DIRECTIONS = {"top": (-1.0, 0.0), "right": (0.0, 1.0), "bottom": (1.0, 0.0), "left": (0.0, -1.0)}
"""The direction out of the board along a row or a column, in rows and columns."""


class HexLayout:
    """The board fills `area`, except for `margin` pixels for the coordinates and the names of the players.

    Attributes: size, cells along a side; rotation, below ROTATIONS; radius, of a cell, in pixels; middle, of
    the board. `spare`: at most this room is left free above it; the rest is below it.
    """

    def __init__(self, size: int, area: QRectF, turn: int = 0, margin: float = 0.0, spare: float = math.inf) -> None:
        self.size, self.rotation = size, turn % ROTATIONS
        angle = math.radians(30.0 * self.rotation)
        self._cos, self._sin = math.cos(angle), math.sin(angle)
        self.radius, self.middle = 1.0, QPointF(0, 0)
        self._shapes: dict[float, QPolygonF] = {}
        box = QPolygonF(self.corners()).boundingRect()
        # names are outside only beside sides that are vertical or horizontal
        across = margin if self.rotation % 6 in (1, 3) else LABEL_SHARE * margin
        down = margin if self.rotation % 6 in (0, 4) else LABEL_SHARE * margin
        inner = area.adjusted(across, down, -across, -down)
        self.radius = max(1.0, min(inner.width() / box.width(), inner.height() / box.height()))
        self.middle = area.center() - box.center() * self.radius
        self.middle.setY(self.middle.y() - max((inner.height() - box.height() * self.radius) / 2 - spare, 0.0))

    @property
    def flat(self) -> bool:
        """Whether cells have a flat side at the bottom rather than a corner."""
        return self.rotation % 2 == 1

    def point(self, row: float, column: float) -> QPointF:
        """Return the point at a row and a column, which may be fractional or outside the board."""
        half = (self.size - 1) / 2
        x, y = ROOT3 * (column - half + (row - half) / 2), 1.5 * (row - half)
        turned = QPointF(x * self._cos - y * self._sin, x * self._sin + y * self._cos)
        return self.middle + turned * self.radius

    def centre(self, cell: int) -> QPointF:
        """Return the centre of a cell."""
        return self.point(*divmod(cell, self.size))

    def hexagon(self, cell: int, scale: float = 1.0) -> QPolygonF:
        """Return the outline of a cell, or of a smaller one inside it."""
        shape = self._shapes.get(scale)
        if shape is None:
            first, reach = math.radians(30.0 * self.rotation + 30.0), self.radius * scale
            angles = (first + k * math.pi / 3 for k in range(6))
            shape = QPolygonF([QPointF(math.cos(at), math.sin(at)) * reach for at in angles])
            self._shapes[scale] = shape
        return shape.translated(self.centre(cell))

    def corners(self) -> list[QPointF]:
        """Return the corners of the band around the board, clockwise from the start of the first row."""
        least, most = -BAND_WIDTH, self.size - 1 + BAND_WIDTH
        return [self.point(row, column) for row, column in ((least, least), (least, most), (most, most), (most, least))]

    def band(self, side: Side) -> QPolygonF:
        """Return the polygon to fill with one side's colour; the cells are drawn over it."""
        corners, place = self.corners(), SIDES.index(side)
        return QPolygonF([corners[place], corners[(place + 1) % 4], self.middle])

    def outwards(self, side: Side) -> QPointF:
        """Return the unit vector that points out of the board."""
        row, column = _OUTWARD_DIRECTIONS[side]
        half = (self.size - 1) / 2
        direction = self.point(half + row, half + column) - self.middle
        return direction / math.hypot(direction.x(), direction.y())

    def beside(self, side: Side, place: float, distance: float) -> QPointF:
        """Return the point `distance` pixels outside the band, beside the cell at `place` along a side."""
        reach, most = BAND_WIDTH, self.size - 1
        at = {
            "top": (-reach, place + reach / 2),
            "bottom": (most + reach, place - reach / 2),
            "left": (place + reach / 2, -reach),
            "right": (place - reach / 2, most + reach),
        }[side]
        return self.point(*at) + self.outwards(side) * distance

    def label_spot(self, side: Side, place: float, distance: float) -> QPointF:
        """Return the position of the name of a row or column, `distance` pixels outside the band.

        It lies on the line of the row or column if that is horizontal or vertical, else perpendicular to the side.
        """
        direction, out = self.point(*_LINE_DIRECTIONS[side]) - self.point(0, 0), self.outwards(side)
        direction /= math.hypot(direction.x(), direction.y())
        if min(abs(direction.x()), abs(direction.y())) > 1e-6:
            return self.beside(side, place, distance)
        reach, most = BAND_WIDTH, self.size - 1
        at = {"top": (-reach, place), "bottom": (most + reach, place), "left": (place, -reach)}
        across = QPointF.dotProduct(direction, out)
        return self.point(*at.get(side, (place, most + reach))) + direction * (distance / across)

    def cell_at(self, point: QPointF) -> int | None:
        """Return the cell that contains a point, or None."""
        x, y = point.x() - self.middle.x(), point.y() - self.middle.y()
        x, y = (x * self._cos + y * self._sin) / self.radius, (y * self._cos - x * self._sin) / self.radius
        half = (self.size - 1) / 2
        row = y / 1.5 + half
        column = x / ROOT3 - (row - half) / 2 + half
        return self._nearest_cell(row, column)

    def beyond(self, cell: int, right: int, down: int) -> int:
        """Return the neighbour of a cell in a direction of the screen, or the cell itself if there is none."""
        own = self.centre(cell)
        row, column = divmod(cell, self.size)
        best, neighbour = 0.5, cell
        for down_row, right_column in ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)):
            r, c = row + down_row, column + right_column
            if 0 <= r < self.size and 0 <= c < self.size:
                vector = self.centre(r * self.size + c) - own
                along = (vector.x() * right + vector.y() * down) / math.hypot(vector.x(), vector.y())
                if along > best + 1e-6:
                    best, neighbour = along, r * self.size + c
        return neighbour

    def line(self, cells: Iterable[int]) -> QPolygonF:
        """Return the line through the centres of cells."""
        return QPolygonF([self.centre(cell) for cell in cells])

    def _nearest_cell(self, row: float, column: float) -> int | None:
        """Return the cell whose centre is nearest: round all three axes and correct the one with the largest error."""
        third = -row - column
        rounded_row, rounded_column, rounded_third = round(row), round(column), round(third)
        errors = (abs(rounded_row - row), abs(rounded_column - column), abs(rounded_third - third))
        if errors[0] > errors[1] and errors[0] > errors[2]:
            rounded_row = -rounded_column - rounded_third
        elif errors[1] > errors[2]:
            rounded_column = -rounded_row - rounded_third
        inside = 0 <= rounded_row < self.size and 0 <= rounded_column < self.size
        return rounded_row * self.size + rounded_column if inside else None
