"""Small Hex boards as two bit masks, one for each side: neighbours, connected stones, dead cells.

Cell r·n + c is bit r·n + c, so boards have at most 8 rows. Sides: 0 red, 1 blue.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from workbench.compiling.kernels.jit import kernel

MAX_ROWS = 8
ZERO, ONE = np.uint64(0), np.uint64(1)
_ANY = 3
"""The colour of a wall corner between a red and a blue wall: it counts as either."""


class BoardGeometry(NamedTuple):
    """The board: rows; masks of all cells, of all but the first column, and all but the last; edges by side, two each.

    For each cell: neighbours, ring (the neighbours in cyclic order, or the colour of the wall) and number of wall
    pieces. `dead`: for each ring code, whether the cell in its middle is dead.
    """

    n: np.uint64
    full: np.uint64
    not_left: np.uint64
    not_right: np.uint64
    edges: np.ndarray
    neighbours: np.ndarray
    ring: np.ndarray
    walls: np.ndarray
    dead: np.ndarray


def plan(n: int) -> BoardGeometry:
    """Return the geometry of an n×n board, n ≤ 8."""
    full = (1 << n * n) - 1
    left = sum(1 << r * n for r in range(n))
    top = (1 << n) - 1
    edges = np.array([[top, top << n * (n - 1)], [left, left << n - 1]], np.uint64)
    around, ring = np.zeros(64, np.uint64), np.zeros((64, 6), np.int64)
    for cell in range(n * n):
        row, column = divmod(cell, n)
        for place, (down, right) in enumerate(((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))):
            r, c = row + down, column + right
            if 0 <= r < n and 0 <= c < n:
                around[cell] |= np.uint64(1 << r * n + c)
                ring[cell, place] = r * n + c
            else:
                ring[cell, place] = -1 - (_ANY if not (0 <= r < n or 0 <= c < n) else 2 if 0 <= r < n else 1)
    not_left, not_right = np.uint64(full & ~left), np.uint64(full & ~(left << n - 1))
    return BoardGeometry(
        np.uint64(n), np.uint64(full), not_left, not_right, edges, around, ring, (ring < 0).sum(axis=1), _dead_rings()
    )


def _dead_rings() -> np.ndarray:
    """Return bool[4096]: for each ring code, whether the cell in the middle is dead.

    A ring code has two bits per cell (0 empty, 1 red, 2 blue, 3 either). The middle is dead if, however the empty cells
    are filled, the stones of each side are contiguous around it.
    """
    dead = np.zeros(4096, np.bool_)
    for code in range(4096):
        cells = [code >> 2 * place & 3 for place in range(6)]
        dead[code] = all(_contiguous(completion) for completion in _completions(cells))
    return dead


def _completions(cells: list[int]) -> list[list[int]]:
    completion: list[list[int]] = [[]]
    for cell in cells:
        completion = [[*prefix, stone] for prefix in completion for stone in ((cell,) if cell in (1, 2) else (1, 2))]
    return completion


def _contiguous(completion: list[int]) -> bool:
    return sum(completion[place] != completion[place - 1] for place in range(6)) <= 2


@kernel
def popcount(mask):
    """Return the number of set bits."""
    mask = mask - ((mask >> np.uint64(1)) & np.uint64(0x5555555555555555))
    mask = (mask & np.uint64(0x3333333333333333)) + ((mask >> np.uint64(2)) & np.uint64(0x3333333333333333))
    mask = (mask + (mask >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((mask * np.uint64(0x0101010101010101)) >> np.uint64(56))


@kernel
def place(bit):
    """Return the index of the only set bit."""
    return popcount(bit - ONE)


@kernel
def lowest_bit(mask):
    """Return the lowest set bit as a mask; 0 for 0."""
    return mask & (~mask + ONE)


@kernel
def with_neighbours(mask, plan):
    """Return the cells of `mask` and their neighbours."""
    right, left = mask & plan.not_right, mask & plan.not_left
    n = plan.n
    wide = mask | (right << ONE) | (left >> ONE) | (mask << n) | (mask >> n)
    return (wide | (right >> (n - ONE)) | (left << (n - ONE))) & plan.full


@kernel
def connected_to(mask, own, plan):
    """Return the stones in `own` connected to the stones in `mask`, these included."""
    while True:
        more = with_neighbours(mask, plan) & own
        if more == mask:
            return mask
        mask = more


@kernel
def joins_edges(own, side, plan):
    """Return whether the stones `own` of a side join its edges."""
    return connected_to(own & plan.edges[side, 0], own, plan) & plan.edges[side, 1] != ZERO


@kernel
def ring_code(cell, red, blue, plan):
    """Return the ring code of a cell, an index into `plan.dead`."""
    code = 0
    for direction in range(6):
        near = plan.ring[cell, direction]
        if near < 0:
            stone = -1 - near
        else:
            bit = np.uint64(near)
            stone = np.int64((red >> bit) & ONE) | (np.int64((blue >> bit) & ONE) << 1)
        code |= stone << (2 * direction)
    return code


@kernel
def reversed_board(mask, cells):
    """Return the board rotated by 180°: the order of its `cells` bits reversed."""
    mask = _swapped(mask, np.uint64(0x5555555555555555), np.uint64(1))
    mask = _swapped(mask, np.uint64(0x3333333333333333), np.uint64(2))
    mask = _swapped(mask, np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(4))
    mask = _swapped(mask, np.uint64(0x00FF00FF00FF00FF), np.uint64(8))
    mask = _swapped(mask, np.uint64(0x0000FFFF0000FFFF), np.uint64(16))
    return ((mask >> np.uint64(32)) | (mask << np.uint64(32))) >> np.uint64(64 - cells)


@kernel
def _swapped(mask, which, by):
    return ((mask >> by) & which) | ((mask & which) << by)
