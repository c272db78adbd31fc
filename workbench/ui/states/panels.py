"""Arranging the drawings of several searches beside each other."""

from __future__ import annotations

from PySide6.QtCore import QRectF

ASPECT = 1.8
"""The ratio of width and height at which a state space, or a map of roads, looks well."""


def columns_of(count: int, width: float, height: float, aspect: float = ASPECT, head: float = 24.0) -> int:
    """Return in how many columns `count` drawings of this aspect, each under a head, are largest."""

    def side(columns: int) -> float:
        return min(width / columns / aspect, height / -(-max(count, 1) // columns) - head)

    return max(range(1, max(count, 1) + 1), key=side)


def boxes(room: QRectF, count: int, aspect: float, head: float, gap: float) -> list[QRectF]:
    """Return the boxes of drawings with their heads; between columns there is a gap, between rows half of it."""
    columns = columns_of(count, room.width(), room.height(), aspect, head)
    rows = -(-count // columns)
    width = (room.width() - (columns - 1) * gap) / columns
    height = (room.height() - (rows - 1) * gap / 2) / rows
    return [
        QRectF(
            room.x() + place % columns * (width + gap),
            room.y() + place // columns * (height + gap / 2),
            width,
            height,
        )
        for place in range(count)
    ]
