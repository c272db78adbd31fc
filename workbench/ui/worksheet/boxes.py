"""The small boxes for g, h and f, and lines for answers."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from workbench.ui.worksheet.pen import CENTRE, GREY, LINE, POINT, WRAPPED, box, line, write
from workbench.ui.worksheet.rows import RowValues

BOX_HEIGHT, LABEL_HEIGHT = 12 * POINT, 8 * POINT
LABELLED_BOX_HEIGHT = BOX_HEIGHT + LABEL_HEIGHT
"""The height of the boxes with the names above them."""
LINE_DISTANCE = 13 * POINT
"""The distance between lines for answers."""
MAX_BOX_WIDTH = 30 * POINT
_WHITE = QColor("#ffffff")


def value_boxes(
    painter: QPainter, rect: QRectF, values: RowValues, blanks: frozenset[str], labels: bool = True
) -> None:
    """Draw a row of boxes centred in `rect`, one for each value; those named in `blanks` are empty."""
    named = values.named
    width = min(rect.width() / len(named), MAX_BOX_WIDTH)
    left = rect.center().x() - width * len(named) / 2
    top = rect.y() + (LABEL_HEIGHT if labels else 0)
    for index, (name, content) in enumerate(named):
        x = left + index * width
        if labels:
            write(painter, QRectF(x, rect.y(), width, LABEL_HEIGHT), name, 6, CENTRE, ink=GREY)
        one = QRectF(x, top, width, BOX_HEIGHT)
        box(painter, one, 0.4, _WHITE, LINE)
        if name not in blanks:
            write(painter, one.adjusted(POINT, 0, -POINT, 0), content, 7.5, CENTRE)


def number_box(painter: QPainter, rect: QRectF, content: str | None, bold: bool = True) -> None:
    """Draw a box with a node's number; None: an empty box."""
    box(painter, rect, 0.4, _WHITE, LINE)
    if content is not None:
        write(painter, rect.adjusted(POINT, 0, -POINT, 0), content, 7.5, CENTRE, bold=bold)


def writing_lines(painter: QPainter, rect: QRectF) -> None:
    """Draw lines for an answer."""
    y = rect.y() + LINE_DISTANCE
    while y <= rect.bottom() + 1:
        line(painter, rect.x(), y, rect.right(), y, 0.3)
        y += LINE_DISTANCE


def paragraph(painter: QPainter, rect: QRectF, content: str, points: float) -> None:
    """Write a text that wraps."""
    write(painter, rect, content, points, WRAPPED)
