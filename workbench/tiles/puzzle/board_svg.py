"""A board as SVG, for where there is no window: notebooks and pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.tiles.puzzle.board import Board

_CELL, _GAP = 40, 2
_GROUND, _TILE, _EDGE, _TEXT = "#E8ECF0", "#FFFFFF", "#858F9A", "#1A2028"


def board_svg(board: Board) -> str:
    """Return the picture of a board: light tiles with their numbers, the blank as the ground, 40 pixels a cell."""
    width, height = board.columns * _CELL + 2 * _GAP, board.rows * _CELL + 2 * _GAP
    letters = round(_CELL * (0.5 if board.cells <= 100 else 0.4))
    tiles = "".join(_tile(tile, *divmod(cell, board.columns), letters) for cell, tile in enumerate(board.tiles) if tile)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{board}" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" rx="5" fill="{_GROUND}" stroke="{_EDGE}"/>{tiles}</svg>'
    )


def _tile(tile: int, row: int, column: int, letters: int) -> str:
    left, top, side = _GAP + column * _CELL + 1, _GAP + row * _CELL + 1, _CELL - 2
    return (
        f'<rect x="{left}" y="{top}" width="{side}" height="{side}" rx="4" fill="{_TILE}" stroke="{_EDGE}"/>'
        f'<text x="{left + side / 2}" y="{top + side / 2}" font-family="sans-serif" font-size="{letters}" '
        f'fill="{_TEXT}" text-anchor="middle" dominant-baseline="central">{tile}</text>'
    )
