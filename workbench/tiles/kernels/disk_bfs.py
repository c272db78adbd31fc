"""Frontier search on boards of up to 16 cells whose layers are kept in files (Korf & Schultze 2005).

A *record* is a packed board; in its lowest four bits, instead of a tile, are the moves that lead back to the layer
before (bit d: direction d, in the order udlr). Where there are 16 cells these bits were a tile's, which is the one that
is missing from the others. As the moves back are never made, and every move of the sliding-tile puzzle changes the
colour of the blank's cell as on a chessboard, all other moves lead to the layer behind: no earlier layer has to be
looked at. Sorted records of one board stand side by side, and become one with all their moves back.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.kernels.pattern_ranks import counted

BACK = 15
"""The mask of the moves back."""
MAX_MADE = 4
"""How many records one is expanded into at most."""


@kernel
def expand(records, cells, columns, made, count):
    """Put the successors of `records`, uint64, into `made`, uint64, behind the `count` that are there.

    Returns how many records were expanded, fewer than all where `made` is full, how many are in `made` then, and how
    many moves back there were.
    """
    back, low = np.uint64(BACK), np.uint64(0x0F0F0F0F0F0F0F0F)
    ones, four = np.uint64(0x1111111111111111), np.uint64(4)
    unused = (np.uint64(1) << np.uint64(4 * (MAX_PACKED_CELLS - cells))) - np.uint64(1)
    steps = (4 * columns, -4 * columns, 4, -4)
    legal = np.zeros(MAX_PACKED_CELLS, np.uint64)
    for cell in range(cells):
        ways = (cell >= columns) | (cell + columns < cells) << 1
        ways |= (cell % columns > 0) << 2 | ((cell + 1) % columns > 0) << 3
        legal[15 - cell] = ways
    backs = 0
    for place in range(len(records)):
        if count + MAX_MADE > len(made):
            return place, count, backs
        record = np.uint64(records[place])
        board = record & ~back
        backs += np.int64(counted(record & back))
        if cells == MAX_PACKED_CELLS:
            pairs = (board & low) + (board >> four & low)
            board |= np.uint64(120) - pairs % np.uint64(255)  # a number in base 256 has the remainder of its digits
        filled = board | unused
        filled |= filled >> np.uint64(2)
        filled |= filled >> np.uint64(1)
        shift = np.int64(counted((~filled & ones) - np.uint64(1)))
        ways = legal[shift >> 2] & ~record
        for direction in range(4):
            if ways >> np.uint64(direction) & np.uint64(1):
                other = np.uint64(shift + steps[direction])
                tile = board >> other & back
                child = board ^ tile << other ^ tile << np.uint64(shift)
                made[count] = child & ~back | np.uint64(1) << np.uint64(direction ^ 1)
                count += 1
    return len(records), count, backs


@kernel
def united(records, count):
    """Make one record of each board's among the first `count` of sorted records, in place; return how many are left."""
    if count == 0:
        return 0
    last = 0
    for place in range(1, count):
        record = records[place]
        if record ^ records[last] <= np.uint64(BACK):
            records[last] |= record
        else:
            last += 1
            records[last] = record
    return last + 1
