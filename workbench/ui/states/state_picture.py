"""States of any problem as text and as pictures: the only module that knows how each kind of state is drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from textwrap import fill
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPalette, QPixmap, QPixmapCache

from workbench.search.problem.drawing import drawing
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Painted
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_layout import small_layout
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.drawing_painter import paint_drawing, painted_pixmap
from workbench.ui.states.sub_search_picture import PartialProblem, abstract_picture
from workbench.ui.states.thumbnail import MIN_SIDE, readable_side, thumbnail_of
from workbench.wording import say
from workbench.wording.names import local_name

MIN_POINTS = 6.0
FAULT_WIDTH = 32
"""Characters per line of the message that replaces a failed drawing."""
_MARGIN = 2.0


def state_text(problem: object, state: Hashable) -> str:
    """Return the short text of a state: its name in the user's language if it has one, otherwise the problem's text."""
    return local_name(problem, state)


def is_board(problem: object) -> bool:
    """Return whether the states of a problem are boards, complete or partial."""
    return _board_pictures(problem) is not None


def is_pictured(problem: object) -> bool:
    """Return whether the states of a problem are shown as pictures; others are shown as text."""
    return is_board(problem) or isinstance(problem, Painted)


def thumbnail_side(problem: object, text_height: int = 0) -> int:
    """Return the side of the pictures of a problem's states in tables and trees, in pixels.

    `text_height`: the height of numbers on boards, in pixels, instead of the usual one.
    """
    if isinstance(problem, PartialProblem):
        return readable_side(problem.full_board, text_height)
    return readable_side(problem.goal, text_height) if isinstance(problem, TileProblem) else MIN_SIDE


def state_thumbnail(problem: object, state: Hashable, side: int, dpr: float, palette: QPalette) -> QPixmap | None:
    """Return a picture of a state, `side` pixels square with `dpr` device pixels per pixel, or None if it is shown as
    text.

    The pictures are cached by Qt; GUI thread only.
    """
    if (boards := _board_pictures(problem)) is not None:
        return thumbnail_of(boards(state), side, dpr, palette)
    if not isinstance(problem, Painted):
        return None
    content = _drawing(problem, state)
    key = f"{content} {side} {dpr} {palette.cacheKey()}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = painted_pixmap(content, side, dpr, palette)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def draw_state(painter: QPainter, rect: QRectF, problem: object, state: Hashable, palette: QPalette) -> None:
    """Draw a state into `rect`, as large as fits: its board, its own drawing, or its text.

    The painter's state is restored. A drawing that fails is replaced by an error message.
    """
    painter.save()
    if (boards := _board_pictures(problem)) is not None:
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
    """Write a name centred in `rect` with the painter's pen; a long name is written smaller, or elided."""
    room = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
    font = QFont(QGuiApplication.font())
    width = QFontMetricsF(font).horizontalAdvance(name)
    if width > room.width() > 0:
        font.setPointSizeF(max(font.pointSizeF() * room.width() / width, MIN_POINTS))
    painter.setFont(font)
    elided = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, elided)


def _board_pictures(problem: object) -> Callable[[Any], BoardPicture] | None:
    """Return the function from states to board pictures if the states are boards, complete or partial, else None."""
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
