"""The colours of boards: light, dark and high-contrast. The hues are Okabe and Ito's, safe for colour-blind viewers."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette

from workbench.ui.base.theme import CONTRAST


@dataclass(frozen=True)
class BoardColours:
    """The colours of a board.

    Attributes:
        tray, slot: the board behind the tiles, and the blank's cell.
        tile, edge, number: a tile away from its goal cell; `small_tile` replaces it on a board too small for edges.
        home, home_edge, home_number: a tile in its goal cell.
        faint: numbers and signs that are not relevant now.
        frozen, hatch: cells that must not be changed any more.
        moved, target, picked, cursor, inversion: the marks.
    """

    tray: QColor
    slot: QColor
    tile: QColor
    small_tile: QColor
    edge: QColor
    number: QColor
    home: QColor
    home_edge: QColor
    home_number: QColor
    faint: QColor
    frozen: QColor
    hatch: QColor
    moved: QColor
    target: QColor
    picked: QColor
    cursor: QColor
    inversion: QColor


_LIGHT = BoardColours(
    tray=QColor("#d3d9e0"),
    slot=QColor("#c3cad3"),
    tile=QColor("#ffffff"),
    small_tile=QColor("#edf0f4"),
    edge=QColor("#aeb7c2"),
    number=QColor("#1c2229"),
    home=QColor("#cdeee2"),
    home_edge=QColor("#009e73"),
    home_number=QColor("#06402f"),
    faint=QColor("#7a8592"),
    frozen=QColor("#dfe3e8"),
    hatch=QColor("#b3bcc7"),
    moved=QColor("#e69f00"),
    target=QColor("#d55e00"),
    picked=QColor("#0072b2"),
    cursor=QColor("#0072b2"),
    inversion=QColor("#b0508a"),
)

_DARK = BoardColours(
    tray=QColor("#17191d"),
    slot=QColor("#0f1114"),
    tile=QColor("#3d444d"),
    small_tile=QColor("#3d444d"),
    edge=QColor("#59636f"),
    number=QColor("#f3f5f7"),
    home=QColor("#0f4a3a"),
    home_edge=QColor("#22b98d"),
    home_number=QColor("#dcfff3"),
    faint=QColor("#8b96a3"),
    frozen=QColor("#2a2e34"),
    hatch=QColor("#454c56"),
    moved=QColor("#f0b429"),
    target=QColor("#ff8a3d"),
    picked=QColor("#56b4e9"),
    cursor=QColor("#56b4e9"),
    inversion=QColor("#e29cc5"),
)

_CONTRAST = BoardColours(
    tray=QColor("#000000"),
    slot=QColor("#3a3a3a"),
    tile=QColor("#000000"),
    small_tile=QColor("#2c2c2c"),
    edge=QColor("#ffffff"),
    number=QColor("#ffffff"),
    home=QColor("#003d2b"),
    home_edge=QColor("#5cf2be"),
    home_number=QColor("#ffffff"),
    faint=QColor("#c4c4c4"),
    frozen=QColor("#1c1c1c"),
    hatch=QColor("#9a9a9a"),
    moved=QColor("#ffb000"),
    target=QColor("#ffa08a"),
    picked=QColor("#7cc8ff"),
    cursor=QColor("#ffe14d"),
    inversion=QColor("#ff9ed2"),
)


def is_dark(palette: QPalette) -> bool:
    """Return whether a palette is light on dark."""
    window, text = palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText)
    return window.lightness() < text.lightness()


def board_colours(palette: QPalette) -> BoardColours:
    """Return the board colours that match a palette."""
    if palette.color(QPalette.ColorRole.Window) == QColor(CONTRAST.window):
        return _CONTRAST
    return _DARK if is_dark(palette) else _LIGHT
