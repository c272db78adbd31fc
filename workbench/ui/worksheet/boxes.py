"""The small boxes for g, h and f, and lines for answers."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from workbench.ui.worksheet.pen import CENTRE, GREY, LINE, POINT, WRAPPED, box, line, write
from workbench.ui.worksheet.rows import RowValues

BOX, LABEL = 12 * POINT, 8 * POINT
HEIGHT = BOX + LABEL
"""The height of the boxes with the names above them."""
RULE = 13 * POINT
"""The distance between lines for answers."""
MAX_BOX = 30 * POINT
_WHITE = QColor("#ffffff")


def value_boxes(
    painter: QPainter, rect: QRectF, values: RowValues, blanks: frozenset[str], labels: bool = True
) -> None:
    """Draw a row of boxes centred in `rect`, one for each value; those named in `blanks` are empty."""
    named = values.named
    width = min(rect.width() / len(named), MAX_BOX)
    left = rect.center().x() - width * len(named) / 2
    top = rect.y() + (LABEL if labels else 0)
    for place, (name, told) in enumerate(named):
        x = left + place * width
        if labels:
            write(painter, QRectF(x, rect.y(), width, LABEL), name, 6, CENTRE, ink=GREY)
        one = QRectF(x, top, width, BOX)
        box(painter, one, 0.4, _WHITE, LINE)
        if name not in blanks:
            write(painter, one.adjusted(POINT, 0, -POINT, 0), told, 7.5, CENTRE)


def number_box(painter: QPainter, rect: QRectF, told: str | None, bold: bool = True) -> None:
    """Draw a box with a node's number; None: an empty box."""
    box(painter, rect, 0.4, _WHITE, LINE)
    if told is not None:
        write(painter, rect.adjusted(POINT, 0, -POINT, 0), told, 7.5, CENTRE, bold=bold)


def to_write_on(painter: QPainter, rect: QRectF) -> None:
    """Draw lines for an answer."""
    y = rect.y() + RULE
    while y <= rect.bottom() + 1:
        line(painter, rect.x(), y, rect.right(), y, 0.3)
        y += RULE


def paragraph(painter: QPainter, rect: QRectF, told: str, points: float) -> None:
    """Write a text that wraps."""
    write(painter, rect, told, points, WRAPPED)
