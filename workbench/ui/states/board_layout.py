"""The layout of the cells of a board, aligned to device pixels so that every edge is sharp."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import floor

from PySide6.QtCore import QPointF, QRectF

LARGEST_CELL = 240.0
SMALLEST_WITH_GAPS = 6.0
SMALLEST_WITH_MARGIN = 14.0


class BoardLayout:
    """A board of `rows` × `columns` cells, centred in `room` and as large as fits.

    `ratio`: device pixels per pixel. In pixels: `pitch`, from one cell to the next; `gap`, between two tiles; `side`,
    of a tile; `margin`, between the tiles and the edge of the board, whose outline is `tray`.
    """

    def __init__(self, rows: int, columns: int, room: QRectF, ratio: float = 1.0) -> None:
        self.rows, self.columns = rows, columns
        width, height = floor(room.width() * ratio), floor(room.height() * ratio)
        pitch = max(min(width // columns, height // rows, floor(LARGEST_CELL * ratio)), 1)
        gap, margin = _gap_and_margin(pitch, ratio)
        while pitch > 1 and (_length(columns, pitch, ratio) > width or _length(rows, pitch, ratio) > height):
            pitch -= 1
            gap, margin = _gap_and_margin(pitch, ratio)
        self.pitch, self.gap, self.margin, self.side = pitch / ratio, gap / ratio, margin / ratio, (pitch - gap) / ratio
        total_width, total_height = _length(columns, pitch, ratio), _length(rows, pitch, ratio)
        left, top = (
            floor(room.x() * ratio + (width - total_width) / 2),
            floor(room.y() * ratio + (height - total_height) / 2),
        )
        self.tray = QRectF(left / ratio, top / ratio, total_width / ratio, total_height / ratio)

    @property
    def radius(self) -> float:
        return min(self.side * 0.11, 10.0) if self.side >= 14 else 0.0

    @cached_property
    def corners(self) -> list[QPointF]:
        """The upper left corner of the tile in each cell."""
        return [self.tile_rect(cell).topLeft() for cell in range(self.rows * self.columns)]

    def tile_rect(self, cell: int) -> QRectF:
        row, column = divmod(cell, self.columns)
        left, top = self.tray.x() + self.margin, self.tray.y() + self.margin
        return QRectF(left + column * self.pitch, top + row * self.pitch, self.side, self.side)

    def between(self, start: int, end: int, fraction: float) -> QRectF:
        """Return the square of a tile that has covered the fraction `fraction` of its path from one cell to another."""
        first, last = self.tile_rect(start), self.tile_rect(end)
        return first.translated((last.topLeft() - first.topLeft()) * fraction)

    def centre(self, cell: int) -> QPointF:
        return self.tile_rect(cell).center()

    def cell_at(self, point: QPointF) -> int | None:
        """Return the cell at a point, or None outside the board."""
        start = self.margin - self.gap / 2
        column = floor((point.x() - self.tray.x() - start) / self.pitch)
        row = floor((point.y() - self.tray.y() - start) / self.pitch)
        return row * self.columns + column if 0 <= row < self.rows and 0 <= column < self.columns else None


@lru_cache(maxsize=64)
def small_layout(rows: int, columns: int, room: tuple[float, float, float, float], ratio: float) -> BoardLayout:
    """Return a cached layout, for small pictures, which often share one. `room`: left, top, width and height."""
    return BoardLayout(rows, columns, QRectF(*room), ratio)


def _gap_and_margin(pitch: int, ratio: float) -> tuple[int, int]:
    """Return the gap between two tiles and the margin around all of them, in device pixels."""
    gap = max(round(pitch * 0.055), 1) if pitch >= SMALLEST_WITH_GAPS * ratio else 0
    margin = max(round(pitch * 0.09), 1) if pitch >= SMALLEST_WITH_MARGIN * ratio else 0
    return gap, margin


def _length(count: int, pitch: int, ratio: float) -> int:
    """Return the length of `count` cells in a line with both margins, in device pixels."""
    gap, margin = _gap_and_margin(pitch, ratio)
    return count * pitch - gap + 2 * margin
