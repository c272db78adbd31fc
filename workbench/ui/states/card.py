"""A card beside a point of a picture: what is there, in words, under a small picture if there is one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from workbench.ui.base.theme import colours, pixels

_PADDING = 6


def paint_card(painter: QPainter, at: QPointF, room: QRect, words: str, side: int = 0) -> QRectF:
    """Paint a card beside a point, within `room`; return the square above the words, with sides of at most `side`."""
    now, padding = colours(), pixels(_PADDING)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    line = painter.fontMetrics().boundingRect(room.adjusted(0, 0, -2 * padding, 0), int(flags), words)
    rim = 3 * padding if side else 2 * padding
    side = max(min(side, room.height() - line.height() - rim), 0)
    width, height = max(side, line.width()) + 2 * padding, side + line.height() + rim
    x = at.x() + 2 * padding if at.x() + width + 2 * padding <= room.right() else at.x() - width - 2 * padding
    left, top = (
        min(max(place, 0.0), float(max(most, 0)))
        for place, most in ((x, room.width() - width), (at.y() - height / 2, room.height() - height))
    )
    card = QRectF(left, top, width - 1, height - 1)  # with its frame
    painter.setPen(QPen(QColor(now.edge), 1))
    painter.setBrush(QColor(now.surface))
    painter.drawRect(card)
    painter.setPen(QColor(now.text))
    bottom = QRectF(left, top + height - padding - line.height(), width, line.height())
    painter.drawText(bottom, flags, words)
    return QRectF(left + (width - side) / 2, top + padding, side, side)
