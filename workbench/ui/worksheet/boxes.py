"""The small boxes for g, h and f, and the lines to write on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from workbench.ui.worksheet.pen import CENTRE, GREY, LINE, POINT, WRAPPED, box, line, write
from workbench.ui.worksheet.rows import RowValues

BOX, LABEL = 12 * POINT, 8 * POINT
HEIGHT = BOX + LABEL
"""How high the boxes are with the letters above them."""
RULE = 13 * POINT
"""How far apart lines to write on are."""
MAX_BOX = 30 * POINT
_WHITE = QColor("#ffffff")


def value_boxes(
    painter: QPainter, rect: QRectF, values: RowValues, blanks: frozenset[str], labels: bool = True
) -> None:
    """Draw a box for each value side by side over the width of `rect`, empty where it is to be filled in."""
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
    """Draw a box for the number of a node, empty where `told` is None."""
    box(painter, rect, 0.4, _WHITE, LINE)
    if told is not None:
        write(painter, rect.adjusted(POINT, 0, -POINT, 0), told, 7.5, CENTRE, bold=bold)


def to_write_on(painter: QPainter, rect: QRectF) -> None:
    """Draw lines to write on."""
    y = rect.y() + RULE
    while y <= rect.bottom() + 1:
        line(painter, rect.x(), y, rect.right(), y, 0.3)
        y += RULE


def paragraph(painter: QPainter, rect: QRectF, told: str, points: float) -> None:
    """Write a text of several lines."""
    write(painter, rect, told, points, WRAPPED)
