"""Small pictures of boards for tables and trees, kept so that each is painted once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QIcon, QPainter, QPalette, QPixmap, QPixmapCache

from workbench.tiles.puzzle.board import Board
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_layout import small_layout
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import BoardPicture

SMALL = 36
"""The side, in pixels, at which boards of up to 4×4 are still readable."""


def thumbnail(board: Board, size: int, dpr: float, palette: QPalette, goal: Board | None = None) -> QPixmap:
    """Return a picture of `board`, `size` pixels square at `dpr` device pixels a pixel, in the palette's colours.

    With a `goal`, tiles at home are marked. The pictures are kept by Qt, the latest ones longest; GUI thread only.
    """
    return thumbnail_of(BoardPicture.of(board, goal), size, dpr, palette)


def thumbnail_of(picture: BoardPicture, size: int, dpr: float, palette: QPalette) -> QPixmap:
    """Return a picture with its marks likewise, kept by Qt."""
    key = f"{picture} {size} {dpr} {palette.cacheKey()}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = painted(picture, size, dpr, palette)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def board_icon(picture: BoardPicture, size: int, dpr: float, palette: QPalette, font: QFont | None = None) -> QIcon:
    """Return a picture of a board for a list, the same where its row is selected."""
    icon, pixmap = QIcon(), painted(picture, size, dpr, palette, font)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(pixmap, mode)
    return icon


def painted(picture: BoardPicture, size: int, dpr: float, palette: QPalette, font: QFont | None = None) -> QPixmap:
    """Return a picture with its marks, `size` pixels square, that is not kept."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    layout = small_layout(picture.rows, picture.columns, (0, 0, size, size), dpr)
    BoardPainter(painter, layout, picture, board_colours(palette), font or QGuiApplication.font()).paint()
    painter.end()
    return pixmap
