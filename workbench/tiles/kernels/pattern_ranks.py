"""The rank of a pattern's tiles among all the ways to put so many tiles into different cells: a mixed radix.

Tiles in cells c₀, c₁, … of n have the digits dᵢ = cᵢ − (how many of c₀ … cᵢ₋₁ are below cᵢ), of the bases n, n − 1,
…, the first the most significant. Where the tiles stand is given as an index, the sum of cᵢ << bits·i, as searches
keep it.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import bits_set, helper

CELL_BITS, WIDE_CELL_BITS = 4, 5
"""The bits that a cell takes in an index: up to 16 cells, and up to 32."""


@bits_set
def counted(mask):
    """Return how many bits are set in `mask`, uint64."""
    return np.uint64(int(mask).bit_count())


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
