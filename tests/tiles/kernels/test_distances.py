"""Whole state spaces in tables of bits: the successors that one expansion adds, and those for other threads."""

from __future__ import annotations

import random
from math import factorial

import numpy as np
import pytest
from judges import naive_tiles as naive
from numpy.typing import NDArray

from workbench.tiles.kernels.distances import CELL_BITS, RUN_LENGTH, add_states, expand

Tiles = tuple[int, ...]

SHAPES = [(2, 2), (2, 3), (3, 2), (4, 2), (2, 4), (3, 3), (5, 2), (2, 5), (4, 3), (3, 4), (6, 2), (2, 6)]


def state(tiles: Tiles) -> int:
    """Return the number of a state as in the kernel's lists."""
    order = [tile for tile in tiles if tile]
    word = 0
    for place in range(len(order) - 2):
        smaller = sum(later < order[place] for later in order[place + 1 :])
        word += smaller * factorial(len(order) - 1 - place) // 2
    return word << CELL_BITS | tiles.index(0)


def random_board(rows: int, columns: int, seed: int) -> tuple[Tiles, int]:
    """Return a board that is reachable from one with its tiles in order, and the row of that one's blank."""
    draw = random.Random(seed)
    blank = draw.randrange(rows * columns)
    tiles = (*range(1, blank + 1), 0, *range(blank + 1, rows * columns))
    for _ in range(200):
        tiles = draw.choice(successors(rows, columns, tiles))
    return tiles, blank // columns


def successors(rows: int, columns: int, tiles: Tiles) -> list[Tiles]:
    return [after for _, after, _ in naive.Puzzle(rows, columns, tiles, tiles).successors(tiles)]


def states_in(table: NDArray[np.uint16]) -> set[int]:
    """Return the states in a table."""
    words = np.flatnonzero(table).tolist()
    return {word << CELL_BITS | cell for word in words for cell in range(12) if table[word] >> cell & 1}


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_state_is_expanded_into_its_neighbours(shape: tuple[int, int]) -> None:
    cells = shape[0] * shape[1]
    words = factorial(cells - 1) // 2
    seen, closed = np.zeros(words, np.uint16), np.zeros(words, np.uint16)
    outside, examples = np.zeros(words, np.uint32), np.zeros(3, np.uint32)
    for seed in range(12):
        tiles, goal_row = random_board(*shape, seed)
        own = state(tiles)
        word, blank = divmod(own, 1 << CELL_BITS)
        run = min(RUN_LENGTH, words)
        begin = word // run * run
        after = {state(tiles) for tiles in successors(*shape, tiles)}
        low = seed % 3 * words  # either no state is outside, or all are
        seen[word] = 1 << blank
        count, sent = expand(
            begin, begin + run, low, words, cells, shape[1], goal_row, 1 << blank, seen, closed, outside, examples
        )
        assert (count, examples[0]) == (1, own)
        assert states_in(closed[begin : begin + run]) == {own - (begin << CELL_BITS)}
        along = {other for other in after if (other & 15) // shape[1] == blank // shape[1]}
        assert {*outside[:sent].tolist()} == (after - along if low else set())
        add_states(outside, sent, seen)
        for other in after | {own}:
            assert seen[other >> CELL_BITS] >> (other & 15) & 1
            seen[other >> CELL_BITS] &= ~np.uint16(1 << (other & 15))
        closed[word] = 0
        assert not seen[begin : begin + run].any()
    assert not seen.any()


def test_only_what_is_seen_not_closed_and_of_the_colour_is_expanded() -> None:
    seen, closed = np.array([0b1011, 0, 0], np.uint16), np.array([0b0001, 0, 0], np.uint16)
    examples = np.zeros(4, np.uint32)
    colour = 0b1001
    count, sent = expand(0, 3, 0, 3, 4, 2, 0, colour, seen, closed, np.zeros(3, np.uint32), examples)
    assert (count, sent) == (1, 0)
    assert examples.tolist() == [3, 0, 0, 0]
    assert closed.tolist() == [0b1001, 0, 0]
