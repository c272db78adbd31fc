"""States of any problem, as text and as pictures: the one place that knows how each kind of state is drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from textwrap import fill
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPalette, QPixmap, QPixmapCache

from workbench.search.problem.drawing import drawing
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Painted, name_of
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_layout import small_layout
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.drawing_painter import paint_drawing, painted_pixmap
from workbench.ui.states.sub_search_picture import PartialProblem, abstract_picture
from workbench.ui.states.thumbnail import thumbnail_of
from workbench.wording import say

MIN_POINTS = 6.0
FAULT_WIDTH = 32
"""Letters of a line of the sentence that stands for a drawing which broke down."""
_MARGIN = 2.0


def state_text(problem: object, state: Hashable) -> str:
    """Return the short text of a state: its name where it has one, else the problem's text for it."""
    return name_of(problem, state)


def is_board(problem: object) -> bool:
    """Tell whether the states of a problem are boards, whole or in part."""
    return _boards(problem) is not None


def is_pictured(problem: object) -> bool:
    """Tell whether the states of a problem are known by a picture; the others are known by their text."""
    return is_board(problem) or isinstance(problem, Painted)


def state_thumbnail(problem: object, state: Hashable, side: int, dpr: float, palette: QPalette) -> QPixmap | None:
    """Return a state's picture, `side` pixels square at `dpr` device pixels a pixel, kept by Qt; GUI thread only.

    None where states are known by their text.
    """
    if (boards := _boards(problem)) is not None:
        return thumbnail_of(boards(state), side, dpr, palette)
    if not isinstance(problem, Painted):
        return None
    what = _drawing(problem, state)
    key = f"{what} {side} {dpr} {palette.cacheKey()}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = painted_pixmap(what, side, dpr, palette)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def draw_state(painter: QPainter, rect: QRectF, problem: object, state: Hashable, palette: QPalette) -> None:
    """Draw a state into `rect`, as large as it fits there: its board, its own drawing, or else its text.

    The painter comes back as it was. A drawing that breaks down is replaced by the sentence that says so.
    """
    painter.save()
    if (boards := _boards(problem)) is not None:
        picture = boards(state)
        layout = small_layout(picture.rows, picture.columns, rect.getRect(), painter.device().devicePixelRatio())
        BoardPainter(painter, layout, picture, board_colours(palette), QGuiApplication.font()).paint()
    elif isinstance(problem, Painted):
        paint_drawing(painter, rect, _drawing(problem, state), palette)
    else:
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        draw_name(painter, rect, state_text(problem, state))
    painter.restore()


def draw_name(painter: QPainter, rect: QRectF, name: str) -> None:
    """Write a name into the middle of `rect` with the painter's pen, in smaller letters or cut where it is long."""
    room = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
    font = QFont(QGuiApplication.font())
    width = QFontMetricsF(font).horizontalAdvance(name)
    if width > room.width() > 0:
        font.setPointSizeF(max(font.pointSizeF() * room.width() / width, MIN_POINTS))
    painter.setFont(font)
    told = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, told)


def _boards(problem: object) -> Callable[[Any], BoardPicture] | None:
    """Return what makes pictures of a problem's states where they are boards, whole or in part, else None."""
    if isinstance(problem, PartialProblem):
        return lambda state: abstract_picture(problem, state)
    if isinstance(problem, TileProblem):
        return lambda state: BoardPicture.of(problem.board(state), problem.goal)
    return None


def _drawing(problem: object, state: Hashable) -> Any:
    try:
        return drawing(problem, state)
    except Fault as fault:
        return fill(say(fault), FAULT_WIDTH)
