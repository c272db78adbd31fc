"""Small pictures of boards for tables and trees, cached so that each is painted once."""

from __future__ import annotations

from math import ceil

from PySide6.QtGui import QFont, QGuiApplication, QIcon, QPalette, QPixmap, QPixmapCache

from workbench.tiles.puzzle.board import Board
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.theme import theme
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_layout import small_layout
from workbench.ui.states.board_painter import BoardPainter
from workbench.ui.states.board_picture import BoardPicture

READABLE_CELL, MIN_SIDE, MAX_SIDE = 11, 32, 48
"""Pixels: the cell in which a number of two digits can be read, and the limits of the side of a small picture."""
NUMBER_SHARE = 0.74
"""The height of the numbers in a small picture, relative to its cells."""


def readable_side(board: Board, text_height: int = 0) -> int:
    """Return the side, in pixels, at which a small picture of a board can be read, if it is not larger than 4×4.

    `text_height`: return the side at which its numbers are that high, in pixels, whatever its size.
    """
    if text_height:
        return ceil(text_height / NUMBER_SHARE * max(board.shape))
    return min(max(READABLE_CELL * max(board.shape), MIN_SIDE), MAX_SIDE)


def thumbnail(board: Board, size: int, dpr: float, palette: QPalette, goal: Board | None = None) -> QPixmap:
    """Return a picture of `board`, `size` pixels square with `dpr` device pixels per pixel, in the palette's colours.

    With a `goal`, tiles at home are marked. The pictures are cached by Qt; GUI thread only.
    """
    return thumbnail_of(BoardPicture.of(board, goal), size, dpr, palette)


def thumbnail_of(picture: BoardPicture, size: int, dpr: float, palette: QPalette) -> QPixmap:
    """Return a board picture with its marks as a pixmap, cached like `thumbnail`."""
    key = f"{picture} {size} {dpr} {palette.cacheKey()} {theme().min_label}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = painted_board(picture, size, dpr, palette)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def board_icon(picture: BoardPicture, size: int, dpr: float, palette: QPalette, font: QFont | None = None) -> QIcon:
    """Return a board picture as an icon for a list, with the same look in a selected row."""
    icon, pixmap = QIcon(), painted_board(picture, size, dpr, palette, font)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(pixmap, mode)
    return icon


def painted_board(
    picture: BoardPicture, size: int, dpr: float, palette: QPalette, font: QFont | None = None
) -> QPixmap:
    """Return a board picture with its marks as a pixmap, `size` pixels square, without caching it."""
    layout = small_layout(picture.rows, picture.columns, (0, 0, size, size), dpr)
    colours, font = board_colours(palette), font or QGuiApplication.font()
    return drawn_pixmap(size, size, dpr, lambda painter: BoardPainter(painter, layout, picture, colours, font).paint())
