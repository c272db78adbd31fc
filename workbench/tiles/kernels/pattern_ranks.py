"""The rank of a pattern's tiles among all placements of that many tiles in different cells, as a mixed radix number.

Tiles in cells c₀, c₁, … of n have the digits dᵢ = cᵢ − (how many of c₀ … cᵢ₋₁ are below cᵢ) with the bases n, n − 1, …,
the most significant first. The cells are given as an index, Σ cᵢ << bits·i, as searches store them.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import bits_set, helper

CELL_BITS, WIDE_CELL_BITS = 4, 5
"""The number of bits of a cell in an index: for up to 16 cells, and for up to 32."""


@bits_set
def bit_count(mask):
    """Return the number of bits set in `mask`, uint64."""
    return np.uint64(int(mask).bit_count())


@helper
def rank(index, size, cells, bits):
    """Return the rank, uint64, of `size` tiles with the given `index`, uint64, on a board of `cells` cells."""
    result = np.uint64(0)
    used = np.uint64(0)
    for place in range(size):
        cell = (index >> np.uint64(bits * place)) & np.uint64((1 << bits) - 1)
        bit = np.uint64(1) << cell
        result = result * np.uint64(cells - place) + cell - bit_count(used & (bit - np.uint64(1)))
        used |= bit
    return result
