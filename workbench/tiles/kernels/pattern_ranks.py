"""The rank of a pattern's tiles among all the ways to put so many tiles into different cells: a mixed radix.

Tiles in cells c₀, c₁, … of n have the digits dᵢ = cᵢ − (how many of c₀ … cᵢ₋₁ are below cᵢ), of the bases n, n − 1,
…, the first the most significant. Where the tiles stand is given as an index, the sum of cᵢ << bits·i, as searches
keep it.
"""

from __future__ import annotations

import numpy as np

from workbench.tiles.kernels.jit import helper

CELL_BITS, WIDE_CELL_BITS = 4, 5
"""The bits that a cell takes in an index: up to 16 cells, and up to 32."""


@helper
def counted(mask):
    """Return how many bits are set in `mask`, uint64 below 2³² (Warren, Hacker's Delight 5-1)."""
    pairs = mask - ((mask >> np.uint64(1)) & np.uint64(0x55555555))
    fours = (pairs & np.uint64(0x33333333)) + ((pairs >> np.uint64(2)) & np.uint64(0x33333333))
    eights = (fours + (fours >> np.uint64(4))) & np.uint64(0x0F0F0F0F)
    return ((eights * np.uint64(0x01010101)) >> np.uint64(24)) & np.uint64(0xFF)


@helper
def rank(index, size, cells, bits):
    """Return the rank, uint64, of `size` tiles that stand as `index`, uint64, says on a board of so many cells."""
    found = np.uint64(0)
    used = np.uint64(0)
    for place in range(size):
        cell = (index >> np.uint64(bits * place)) & np.uint64((1 << bits) - 1)
        bit = np.uint64(1) << cell
        found = found * np.uint64(cells - place) + cell - counted(used & (bit - np.uint64(1)))
        used |= bit
    return found
