"""Boards of up to 16 cells in 64 bits: cell c in the four bits from 60 − 4c up, so that numbers sort as boards do."""

from __future__ import annotations

from collections.abc import Sequence

MAX_PACKED_CELLS = 16


def pack(tiles: Sequence[int]) -> int:
    """Return the packed number of a board's tiles, row by row, 0 for the blank."""
    packed = 0
    for cell, tile in enumerate(tiles):
        packed |= tile << 60 - 4 * cell
    return packed


def unpack(packed: int, cells: int) -> bytes:
    """Return the tiles of a packed board with `cells` cells, as searches store them."""
    return bytes(packed >> 60 - 4 * cell & 15 for cell in range(cells))
