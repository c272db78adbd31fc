"""The rank of a pattern's tiles: every number exactly once, in lexicographic order of the cells."""

from __future__ import annotations

from itertools import permutations
from math import perm
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.pattern_ranks import CELL_BITS, WIDE_CELL_BITS, bit_count, rank


@kernel
def ranked(index: Any, size: Any, cells: Any, bits: Any) -> Any:
    return rank(index, size, cells, bits)


@kernel
def bits_of(mask: Any) -> Any:
    return bit_count(mask)


def index_of(cells: tuple[int, ...], bits: int) -> np.uint64:
    return np.uint64(sum(cell << bits * place for place, cell in enumerate(cells)))


@pytest.mark.parametrize(("cells", "size"), [(4, 3), (6, 1), (6, 5), (9, 4), (16, 2), (16, 3), (20, 3), (25, 2)])
def test_ranks_count_up_from_nothing_in_the_order_of_the_cells(cells: int, size: int) -> None:
    bits = CELL_BITS if cells <= 16 else WIDE_CELL_BITS
    found = [ranked(index_of(tiles, bits), size, cells, bits) for tiles in permutations(range(cells), size)]
    assert found == list(range(perm(cells, size)))


def test_the_last_rank_of_the_largest_tables() -> None:
    assert ranked(index_of((15, 14, 13, 12, 11, 10, 9, 8), 4), 8, 16, 4) == perm(16, 8) - 1
    assert ranked(index_of((24, 23, 22, 21, 20, 19), 5), 6, 25, 5) == perm(25, 6) - 1


@given(st.integers(0, 2**32 - 1))
def test_bits_are_counted(mask: int) -> None:
    assert bits_of(np.uint64(mask)) == mask.bit_count()
