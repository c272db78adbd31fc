"""Frontier search on boards of up to 16 cells with layers in files (Korf & Schultze 2005).

A *record* is a packed board whose lowest four bits are not a tile but the moves that lead back to the previous layer
(bit d: direction d, in the order udlr). On boards with 16 cells these bits belong to a tile, but it can be computed
from the others. Every move of the sliding-tile puzzle changes the colour of the blank's cell, as on a chessboard. So
all moves other than those back lead to the next layer, and no earlier layer has to be searched for duplicates. In
sorted order records of the same board are adjacent; they are merged into one with all their backward moves.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.kernels.pattern_ranks import counted

BACK = 15
"""The mask of the backward moves."""
MAX_MADE = 4
"""The maximum number of successors of a record."""


@kernel
def expand(records, cells, columns, made, count):
    """Append the successors of `records`, uint64, to `made`, uint64, after its first `count` entries.

    Returns how many records were expanded (not all if `made` is full), how many entries `made` then has, and the number
    of backward moves.
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
            board |= np.uint64(120) - pairs % np.uint64(255)  # the sum of the digits in base 256
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
    """Merge records of the same board among the first `count` sorted records, in place. Returns how many remain."""
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
