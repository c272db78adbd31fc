"""Where the cells of a board lie: on whole device pixels, so that every edge is sharp."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPointF, QRectF

LARGEST_CELL = 132.0
SMALLEST_WITH_GAPS = 6.0
SMALLEST_WITH_MARGIN = 14.0


class BoardLayout:
    """A board of `rows` × `columns` cells, as large as fits into `room` and in its middle.

    `ratio` is how many device pixels a pixel has. `pitch`: from one cell to the next; `gap`: between two tiles;
    `side`: of a tile; `margin`: between the tiles and the edge of the board, whose outline is `tray`.
    """

    def __init__(self, rows: int, columns: int, room: QRectF, ratio: float = 1.0) -> None:
        self.rows, self.columns = rows, columns
        closest = min(room.width() / columns, room.height() / rows)
        roomy = closest >= SMALLEST_WITH_MARGIN
        wanted = min(room.width() / (columns + 0.14), room.height() / (rows + 0.14), LARGEST_CELL)
        self.pitch = max(floor((wanted if roomy else closest) * ratio), 1) / ratio
        self.gap = max(round(self.pitch * 0.055 * ratio), 1) / ratio if self.pitch >= SMALLEST_WITH_GAPS else 0.0
        self.margin = max(round(self.pitch * 0.09 * ratio), 1) / ratio if roomy else 0.0
        self.side = self.pitch - self.gap
        width, height = (count * self.pitch - self.gap + 2 * self.margin for count in (columns, rows))
        left = floor((room.x() + (room.width() - width) / 2) * ratio) / ratio
        top = floor((room.y() + (room.height() - height) / 2) * ratio) / ratio
        self.tray = QRectF(left, top, width, height)

    @property
    def radius(self) -> float:
        """The radius of a tile's corners."""
        return min(self.side * 0.11, 10.0) if self.side >= 14 else 0.0

    def tile_rect(self, cell: int) -> QRectF:
        """Return the square of the tile in a cell."""
        row, column = divmod(cell, self.columns)
        left, top = self.tray.x() + self.margin, self.tray.y() + self.margin
        return QRectF(left + column * self.pitch, top + row * self.pitch, self.side, self.side)

    def between(self, start: int, end: int, share: float) -> QRectF:
        """Return the square of a tile that has gone `share` of its way from one cell to another."""
        first, last = self.tile_rect(start), self.tile_rect(end)
        return first.translated((last.topLeft() - first.topLeft()) * share)

    def centre(self, cell: int) -> QPointF:
        """Return the middle of a cell."""
        return self.tile_rect(cell).center()

    def cell_at(self, place: QPointF) -> int | None:
        """Return the cell at a point, or None beside the board."""
        start = self.margin - self.gap / 2
        column = floor((place.x() - self.tray.x() - start) / self.pitch)
        row = floor((place.y() - self.tray.y() - start) / self.pitch)
        return row * self.columns + column if 0 <= row < self.rows and 0 <= column < self.columns else None
