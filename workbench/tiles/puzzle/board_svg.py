"""A board as SVG, for notebooks and web pages."""

from __future__ import annotations

from collections.abc import Sequence

_CELL, _GAP = 40, 2
_BACKGROUND, _TILE, _EDGE, _TEXT = "#E8ECF0", "#FFFFFF", "#858F9A", "#1A2028"


def board_svg(rows: int, columns: int, tiles: Sequence[int], name: str) -> str:
    """Return an SVG picture of a board: light tiles with numbers, the blank empty, 40 pixels per cell.

    `tiles`: row by row, 0 for the blank. `name`: the accessible name (`aria-label`).
    """
    width, height = columns * _CELL + 2 * _GAP, rows * _CELL + 2 * _GAP
    font_size = round(_CELL * (0.5 if rows * columns <= 100 else 0.4))
    tile_elements = "".join(_tile(tile, *divmod(cell, columns), font_size) for cell, tile in enumerate(tiles) if tile)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{name}" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" rx="5" fill="{_BACKGROUND}" stroke="{_EDGE}"/>{tile_elements}</svg>'
    )


def _tile(tile: int, row: int, column: int, font_size: int) -> str:
    left, top, side = _GAP + column * _CELL + 1, _GAP + row * _CELL + 1, _CELL - 2
    return (
        f'<rect x="{left}" y="{top}" width="{side}" height="{side}" rx="4" fill="{_TILE}" stroke="{_EDGE}"/>'
        f'<text x="{left + side / 2}" y="{top + side / 2}" font-family="sans-serif" font-size="{font_size}" '
        f'fill="{_TEXT}" text-anchor="middle" dominant-baseline="central">{tile}</text>'
    )
