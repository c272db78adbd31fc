"""A pattern's table contains the distances of the puzzle in which all other tiles are alike and move at no cost."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import permutations
from math import perm

import numpy as np
import pytest
from judges.naive_patterns import pattern_distances
from numpy.typing import NDArray

from workbench.tiles.kernels import pattern_building

UNREACHED = 255


def table(rows: int, columns: int, blank: int, pattern: tuple[int, ...], slice_: int = 10**9) -> NDArray[np.uint8]:
    """Return the table of a pattern, by rank, expanding `rows` rows of ranks at a time."""
    count, row = perm(rows * columns, len(pattern)), rows * columns - len(pattern) + 1
    mask = np.uint16 if rows * columns <= 16 else np.uint32
    values, seen, closed = np.full(count, UNREACHED, np.uint8), np.zeros(count, mask), np.zeros(count, mask)
    cells = np.array(pattern, np.int64)
    pattern_building.open_goal(cells, blank, rows, columns, seen)
    depth, settled, expanded = 0, 0, 1
    while expanded:
        expanded = 0
        for begin in range(0, count // row, slice_):
            end = min(count // row, begin + slice_)
            new, more = pattern_building.expand(begin, end, depth, cells, rows, columns, values, seen, closed)
            settled, expanded = settled + new, expanded + more
        depth += 1
    assert settled == np.count_nonzero(values != UNREACHED)
    return values


def judge_values(rows: int, columns: int, blank: int, pattern: tuple[int, ...]) -> list[int]:
    """Return the judge's values, by rank."""
    distances: Mapping[tuple[int, ...], int] = pattern_distances(rows, columns, blank, pattern)
    return [distances.get(tiles, UNREACHED) for tiles in permutations(range(rows * columns), len(pattern))]


@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2)], ids=str)
def test_every_pattern_of_the_smallest_boards(shape: tuple[int, int]) -> None:
    cells = shape[0] * shape[1]
    for blank in range(cells):
        homes = [cell for cell in range(cells) if cell != blank]
        for size in range(1, cells):
            pattern = tuple(random.Random(blank * 10 + size).sample(homes, size))
            assert table(*shape, blank, pattern).tolist() == judge_values(*shape, blank, pattern)


@pytest.mark.parametrize(
    ("shape", "blank", "pattern"),
    [
        ((3, 3), 8, (0, 1, 2, 3)),
        ((3, 3), 4, (0, 2, 6, 8)),
        ((3, 3), 1, (3, 5, 4, 0, 7)),
        ((2, 5), 0, (4, 9, 3)),
        ((5, 2), 7, (0, 1, 2)),
        ((3, 4), 11, (3, 7, 6)),
        ((4, 3), 4, (3, 5)),
        ((4, 4), 0, (12, 13, 14)),
        ((4, 4), 15, (1, 2, 3)),
        ((4, 4), 5, (10, 0, 6)),
        ((2, 8), 9, (0, 8)),
        ((5, 5), 12, (7, 11)),
        ((3, 6), 17, (0, 16)),
    ],
    ids=str,
)
def test_patterns_of_larger_boards(shape: tuple[int, int], blank: int, pattern: tuple[int, ...]) -> None:
    assert table(*shape, blank, pattern).tolist() == judge_values(*shape, blank, pattern)


def test_a_table_is_the_same_however_it_is_cut_up() -> None:
    whole = table(3, 3, 8, (0, 1, 4, 5))
    for slice_ in (1, 7, 300):
        assert np.array_equal(table(3, 3, 8, (0, 1, 4, 5), slice_), whole)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("shape", "states", "radius", "antipodes"),
    [((2, 3), 360, 21, 1), ((2, 4), 20_160, 36, 1), ((3, 3), 181_440, 31, 2)],
    ids=str,
)
def test_all_tiles_in_one_pattern_are_the_whole_puzzle(
    shape: tuple[int, int], states: int, radius: int, antipodes: int
) -> None:
    values = table(*shape, 0, tuple(range(1, shape[0] * shape[1])))
    reached = values[values != UNREACHED]
    assert (len(reached), int(reached.max()), np.count_nonzero(reached == radius)) == (states, radius, antipodes)


def test_entries_are_laid_out_by_the_cells_in_four_bits_each() -> None:
    values = table(2, 3, 0, (1, 2, 4))
    laid_out = np.full(16**3, UNREACHED, np.uint8)
    for begin, end in [(0, 50), (50, 120)]:
        pattern_building.copy_to_direct(values, begin, end, 3, 6, laid_out)
    expected = np.full(16**3, UNREACHED, np.uint8)
    for value, (a, b, c) in zip(values, permutations(range(6), 3), strict=True):
        expected[a | b << 4 | c << 8] = value
    assert np.array_equal(laid_out, expected)
