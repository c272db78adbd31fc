"""Breadth-first search of the whole state space of a board of up to 12 cells in two tables of bits.

A state is the blank's cell and the order of the other tiles, read row by row without the blank. A move along a row does
not change that order; a move along a column moves one tile past the `columns` − 1 others between the blank's two cells
(Korf & Schultze 2005 use this as well).

The order is a number in the factorial number system: digit i counts the tiles after position i that are smaller than
the tile there. Exchanging two neighbours changes only their two digits: x, y become y, x − 1 if x > y, otherwise y + 1,
x. For a given cell of the blank only half of the orders are possible, the even ones or the odd ones, so the last digit
that is not always 0 follows from the others and is omitted. The rest, with (cells − 1)! / 2 values, is the number of a
*word*; bit b of a word is the state with the blank in cell b.

A move changes the colour of the blank's cell, as on a chessboard. So the blanks of all states of one depth are on one
colour, and the states of the next depth can be added to `seen` while this depth is read from it.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel

CELL_BITS = 4
"""A state in a list is its word << CELL_BITS | the blank's cell."""
RUN_LENGTH = 60
"""The number of words that differ only in their last three digits; ranges begin at multiples of it."""
_LOWEST_BIT = np.array([0, *((word & -word).bit_length() - 1 for word in range(1, 1 << 12))], np.uint8)


@kernel
def expand(begin, end, low, high, cells, columns, goal_row, colour, seen, closed, outside, examples):
    """Expand the states in the words from `begin` to `end`: add their successors to `seen`, and the states to `closed`.

    The states are those in `seen`, but not in `closed`, with the blank on a cell of the mask `colour`. Other threads
    work on the words below `low` and from `high` on; successors there go into the list `outside` instead. There is at
    most one for each word, if `low` and `high` are words with only zeros after the first digit. seen, closed:
    uint16[(cells − 1)! / 2]; outside, examples: uint32. `goal_row` is the row of the goal's blank; the goal's order is
    the word 0.

    Writes the first states to `examples`. Returns the number of states, and the number of entries in `outside`.
    """
    tiles = cells - 1
    weights = np.zeros(tiles, np.int64)
    weight = 1
    for place in range(tiles - 3, -1, -1):
        weights[place] = weight
        weight *= tiles - place
    first = max(0, tiles - 5)  # of the digits that differ within a run
    run = min(RUN_LENGTH, weight)
    digits = np.zeros(tiles, np.int64)
    rest, high_parity = begin, 0
    for place in range(first):
        digits[place] = rest // weights[place]
        rest -= digits[place] * weights[place]
        high_parity ^= digits[place] & 1
    odd = np.zeros(cells, np.int64)
    not_left, not_right = 0, 0
    for cell in range(cells):
        odd[cell] = (columns - 1) * (cell // columns + goal_row) & 1
        not_left |= (1 if cell % columns else 0) << cell
        not_right |= (1 if (cell + 1) % columns else 0) << cell
    count, outside_count = 0, 0
    for start in range(begin, end, run):
        for word in range(start, start + run):
            new = np.int64(seen[word]) & ~np.int64(closed[word]) & colour
            if not new:
                continue
            closed[word] |= np.uint16(new)
            seen[word] |= np.uint16((new & not_right) << 1 | (new & not_left) >> 1)
            rest, parity = word - start, high_parity
            for place in range(first, tiles - 2):
                digits[place] = rest // weights[place]
                rest -= digits[place] * weights[place]
                parity ^= digits[place] & 1
            while new:
                cell = np.int64(_LOWEST_BIT[new])
                new &= new - 1
                if count < len(examples):
                    examples[count] = word << CELL_BITS | cell
                count += 1
                digits[tiles - 2] = odd[cell] ^ parity
                if cell >= columns:
                    target, place = word, cell - columns
                    moved = digits[place]
                    while place < cell - 1:
                        passed = digits[place + 1]
                        smaller = 1 if passed < moved else 0
                        target += (passed + 1 - smaller - digits[place]) * weights[place]
                        moved -= smaller
                        place += 1
                    target += (moved - digits[place]) * weights[place]
                    if low <= target < high:
                        seen[target] |= np.uint16(1 << cell - columns)
                    else:
                        outside[outside_count] = target << CELL_BITS | cell - columns
                        outside_count += 1
                if cell < cells - columns:
                    target, place = word, cell + columns - 1
                    moved = digits[place]
                    while place > cell:
                        passed = digits[place - 1]
                        larger = 1 if passed > moved else 0
                        target += (passed - larger - digits[place]) * weights[place]
                        moved += 1 - larger
                        place -= 1
                    target += (moved - digits[place]) * weights[place]
                    if low <= target < high:
                        seen[target] |= np.uint16(1 << cell + columns)
                    else:
                        outside[outside_count] = target << CELL_BITS | cell + columns
                        outside_count += 1
        place = first - 1
        while place >= 0 and digits[place] == tiles - 1 - place:
            high_parity ^= digits[place] & 1
            digits[place] = 0
            place -= 1
        if place >= 0:
            high_parity ^= 1
            digits[place] += 1
    return count, outside_count


@kernel
def add_states(states, count, seen):
    """Add the first `count` states of a list to `seen`."""
    for place in range(count):
        state = np.int64(states[place])
        seen[state >> CELL_BITS] |= np.uint16(1 << (state & (1 << CELL_BITS) - 1))
