"""Writing and drawing on paper. Lengths are in tenths of a point, the unit of the PDF, unless in points."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording.names import local_name

POINT = 10.0
RESOLUTION = 720
"""Units per inch."""

INK, GREY, PALE, LINE = QColor("#000000"), QColor("#555555"), QColor("#e4e4e4"), QColor("#8a8a8a")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
TOP_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_CELL_WIDTHS = {1: 12.0, 2: 12.0, 3: 11.0, 4: 10.0, 5: 9.0}
_MAX_LARGE_CELL = 10.0
"""The maximum width of a cell of a larger board, in points."""
_MAX_BOARD_WIDTH = 89.0
"""The maximum width of a board, in points, so that two successors fit side by side."""
_NAME_WIDTH, _NAME_HEIGHT, _NAME_SIZE = 56.0, 16.0, 8.0
"""In points: the width and height of the box of a state without a board, and the size of its name."""


def font(points: float, bold: bool = False) -> QFont:
    """Return the font of a size in points."""
    result = QFont()
    result.setPixelSize(max(round(points * POINT), 1))
    result.setBold(bold)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


def width_of(content: str, points: float, bold: bool = False) -> float:
    """Return the width of a line of text; `points`: the font size."""
    return QFontMetricsF(font(points, bold)).horizontalAdvance(content)


def height_of(content: str, width: float, points: float, bold: bool = False) -> float:
    """Return the height of a text that is wrapped within `width`; `points`: the font size."""
    metrics = QFontMetricsF(font(points, bold))
    return metrics.boundingRect(QRectF(0, 0, width, 1e6), _flags(WRAPPED), content).height()


def write(
    painter: QPainter,
    rect: QRectF,
    content: str,
    points: float,
    align: Qt.AlignmentFlag = LEFT,
    bold: bool = False,
    ink: QColor = INK,
) -> None:
    """Write a text into `rect`, with a smaller font if it does not fit."""
    flags = _flags(align)
    while points > 3:
        bounds = QFontMetricsF(font(points, bold)).boundingRect(rect, flags, content)
        if bounds.width() <= rect.width() + 1 and bounds.height() <= rect.height() + 1:
            break
        points *= 0.94
    painter.setFont(font(points, bold))
    painter.setPen(ink)
    painter.drawText(rect, flags, content)


def box(painter: QPainter, rect: QRectF, width: float = 0.6, fill: QColor | None = None, ink: QColor = INK) -> None:
    """Draw a box whose lines have this width, in points."""
    painter.setPen(QPen(ink, width * POINT))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRect(rect)


def line(
    painter: QPainter, x: float, y: float, to_x: float, to_y: float, width: float = 0.5, ink: QColor = LINE
) -> None:
    """Draw a line of this width, in points."""
    painter.setPen(QPen(ink, width * POINT))
    painter.drawLine(QPointF(x, y), QPointF(to_x, to_y))


class States:
    """Draws the states of one problem: boards, or names in boxes.

    Attributes: width, height: of a state in a table and in a tree. font_size: the font size in a state, in points.
    """

    def __init__(self, problem: Any) -> None:
        self._problem = problem
        if isinstance(problem, TileProblem):
            rows, columns = problem.start.shape
            size = max(rows, columns)
            cell = _CELL_WIDTHS.get(size, min(_MAX_LARGE_CELL, _MAX_BOARD_WIDTH / size)) * POINT
            self.width, self.height = columns * cell, rows * cell
            self.font_size = _digit_size(rows * columns) * cell / POINT
        else:
            self.width, self.height = _NAME_WIDTH * POINT, _NAME_HEIGHT * POINT
            self.font_size = _NAME_SIZE

    def draw(self, painter: QPainter, rect: QRectF, state: Any) -> None:
        """Draw a state into `rect`; None: an empty one to be filled in."""
        if isinstance(self._problem, TileProblem):
            tiles = None if state is None else self._problem.board(state).tiles
            rows, columns = self._problem.start.shape
            board(painter, rect, rows, columns, tiles)
            return
        box(painter, rect, fill=QColor("#ffffff"))
        if state is not None:
            inner = rect.adjusted(1.5 * POINT, 0, -1.5 * POINT, 0)
            write(painter, inner, local_name(self._problem, state), _NAME_SIZE, CENTRE, bold=True)


def board(painter: QPainter, rect: QRectF, rows: int, columns: int, tiles: tuple[int, ...] | None) -> None:
    """Draw a board into `rect`: black lines, grey blank; an empty board if `tiles` is None."""
    width, height = rect.width() / columns, rect.height() / rows
    box(painter, rect, 0.3, QColor("#ffffff"))
    for cell in range(rows * columns):
        row, column = divmod(cell, columns)
        place = QRectF(rect.x() + column * width, rect.y() + row * height, width, height)
        if tiles is not None and not tiles[cell]:
            painter.fillRect(place, PALE)
        box(painter, place, 0.3)
        if tiles is not None and tiles[cell]:
            write(painter, place, str(tiles[cell]), min(width, height) / POINT * _digit_size(len(tiles)), CENTRE)
    box(painter, rect, 0.9)


def _digit_size(cells: int) -> float:
    """Return the font size of the numbers of a board with this many cells, relative to the height of a cell."""
    return 0.72 if cells <= 10 else 0.67 if cells <= 100 else 0.44


def _flags(align: Qt.AlignmentFlag) -> int:
    return int(align.value) | int(Qt.TextFlag.TextWordWrap.value)
