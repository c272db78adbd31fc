"""The colours of Hex boards: light, dark, high contrast. The players' colours suit every kind of colour vision."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from workbench.hex.board import BLUE, RED
from workbench.ui.base.theme import theme


@dataclass(frozen=True)
class HexColours:
    """The colours of a Hex board.

    Attributes:
        cells: the three shades of the empty cells; line: between them; ink: the text in them; faint: the
        coordinates. stones, edges, inks: of Red and of Blue, their outlines, and the text on them.
        good, bad: playing there wins, or loses. must: the must-play region. chain: around the winning chain.
        cursor: the frame of the keyboard cursor.
    """

    cells: tuple[QColor, QColor, QColor]
    line: QColor
    ink: QColor
    faint: QColor
    stones: dict[int, QColor]
    edges: dict[int, QColor]
    inks: dict[int, QColor]
    good: QColor
    bad: QColor
    must: QColor
    chain: QColor
    cursor: QColor


_LIGHT = HexColours(
    cells=(QColor("#f7f3ea"), QColor("#f0eadd"), QColor("#e8e1d1")),
    line=QColor("#b5aa93"),
    ink=QColor("#1c2229"),
    faint=QColor("#586371"),
    stones={RED: QColor("#d55e00"), BLUE: QColor("#0072b2")},
    edges={RED: QColor("#8f3d00"), BLUE: QColor("#004a75")},
    inks={RED: QColor("#ffffff"), BLUE: QColor("#ffffff")},
    good=QColor("#007a5a"),
    bad=QColor("#6b717b"),
    must=QColor("#9b2d73"),
    chain=QColor("#111111"),
    cursor=QColor("#111111"),
)

_DARK = HexColours(
    cells=(QColor("#343a42"), QColor("#2e343b"), QColor("#282d34")),
    line=QColor("#5a636e"),
    ink=QColor("#eef1f4"),
    faint=QColor("#9da8b4"),
    stones={RED: QColor("#e8711a"), BLUE: QColor("#2b93d8")},
    edges={RED: QColor("#ffb37d"), BLUE: QColor("#9ad4ff")},
    inks={RED: QColor("#1a0d00"), BLUE: QColor("#03131f")},
    good=QColor("#3cc79a"),
    bad=QColor("#a3abb6"),
    must=QColor("#f0a6d2"),
    chain=QColor("#ffffff"),
    cursor=QColor("#ffffff"),
)

_CONTRAST = HexColours(
    cells=(QColor("#000000"), QColor("#0d0d0d"), QColor("#1a1a1a")),
    line=QColor("#c4c4c4"),
    ink=QColor("#ffffff"),
    faint=QColor("#d6d6d6"),
    stones={RED: QColor("#ff9a3d"), BLUE: QColor("#7cc8ff")},
    edges={RED: QColor("#ffffff"), BLUE: QColor("#ffffff")},
    inks={RED: QColor("#000000"), BLUE: QColor("#000000")},
    good=QColor("#5cf2be"),
    bad=QColor("#d6d6d6"),
    must=QColor("#ff9ed2"),
    chain=QColor("#ffffff"),
    cursor=QColor("#ffe14d"),
)


def hex_colours() -> HexColours:
    """Return the colours of the current theme."""
    if theme().contrast:
        return _CONTRAST
    return _DARK if theme().dark else _LIGHT
