"""Breadth-first search of a whole board of up to 12 cells in two tables of bits.

A state is the blank's cell and the order in which the other tiles stand, read row by row with the blank left out. A
move along a row leaves that order as it is; a move along a column takes one tile past the `columns` − 1 others between
the blank's two cells (Korf & Schultze 2005 make use of the same).

The order is a number in the factorial system: digit i counts the tiles behind place i that are smaller than the one in
it. Two neighbours change places by their two digits alone: x, y become y, x − 1 where x > y, and y + 1, x else. Only
half of the orders go with a cell of the blank, the even ones or the odd ones, so the last digit that is not always 0 is
known from the others and left out. What is left, of (cells − 1)! / 2 values, is the number of a *word*; in the word,
bit b stands for the blank in cell b.

A move changes the colour of the blank's cell, as on a chessboard. So all states of one depth have their blanks on one
colour, and `seen` can take up the next depth while this one is read from it.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel

CELL_BITS = 4
"""A state in a list is its word << CELL_BITS | the blank's cell."""
RUN = 60
"""Words that differ in their last three digits only; ranges begin at multiples of it."""
_LOWEST = np.array([0, *((word & -word).bit_length() - 1 for word in range(1, 1 << 12))], np.uint8)


@kernel
def expand(begin, end, low, high, cells, columns, goal_row, colour, seen, closed, outside, examples):
    """Put the successors of the states in the words from `begin` to `end` into `seen`, and the states into `closed`.

    The states are those in `seen`, not in `closed`, with the blank on a cell of the mask `colour`. Successors in words
    below `low`, and from `high` on, go into the list `outside` instead, as another thread is at work there: at most
    one for each word, where `low` and `high` are numbers of words with only zeros behind the first digit. seen,
    closed: uint16[(cells − 1)! / 2]; outside, examples: uint32. `goal_row` is the row of the goal's blank; its order
    is the word 0.

    Returns how many states there were, of which the first are put into `examples`, and how many went into `outside`.
    """
    tiles = cells - 1
    weights = np.zeros(tiles, np.int64)
    weight = 1
    for place in range(tiles - 3, -1, -1):
        weights[place] = weight
        weight *= tiles - place
    first = max(0, tiles - 5)  # of the digits that differ within a run
    run = min(RUN, weight)
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
    count, sent = 0, 0
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
                cell = np.int64(_LOWEST[new])
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
                        outside[sent] = target << CELL_BITS | cell - columns
                        sent += 1
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
                        outside[sent] = target << CELL_BITS | cell + columns
                        sent += 1
        place = first - 1
        while place >= 0 and digits[place] == tiles - 1 - place:
            high_parity ^= digits[place] & 1
            digits[place] = 0
            place -= 1
        if place >= 0:
            high_parity ^= 1
            digits[place] += 1
    return count, sent


@kernel
def take_in(states, count, seen):
    """Put the first `count` states of a list into `seen`."""
    for place in range(count):
        state = np.int64(states[place])
        seen[state >> CELL_BITS] |= np.uint16(1 << (state & (1 << CELL_BITS) - 1))
