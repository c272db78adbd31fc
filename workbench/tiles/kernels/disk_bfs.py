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
from workbench.tiles.kernels.pattern_ranks import bit_count

BACKWARD_MASK = 15
"""The mask of the backward moves."""
MAX_SUCCESSORS = 4
"""The maximum number of successors of a record."""


@kernel
def expand(records, cells, columns, successors, count):
    """Append the successors of `records`, uint64, to `successors`, uint64, after its first `count` entries.

    Returns how many records were expanded (not all if `successors` is full), how many entries `successors` then has,
    and the number of backward moves.
    """
    back, low = np.uint64(BACKWARD_MASK), np.uint64(0x0F0F0F0F0F0F0F0F)
    ones, four = np.uint64(0x1111111111111111), np.uint64(4)
    unused = (np.uint64(1) << np.uint64(4 * (MAX_PACKED_CELLS - cells))) - np.uint64(1)
    steps = (4 * columns, -4 * columns, 4, -4)
    legal = np.zeros(MAX_PACKED_CELLS, np.uint64)
    for cell in range(cells):
        legal_moves = (cell >= columns) | (cell + columns < cells) << 1
        legal_moves |= (cell % columns > 0) << 2 | ((cell + 1) % columns > 0) << 3
        legal[15 - cell] = legal_moves
    backward_count = 0
    for place in range(len(records)):
        if count + MAX_SUCCESSORS > len(successors):
            return place, count, backward_count
        record = np.uint64(records[place])
        board = record & ~back
        backward_count += np.int64(bit_count(record & back))
        if cells == MAX_PACKED_CELLS:
            pairs = (board & low) + (board >> four & low)
            board |= np.uint64(120) - pairs % np.uint64(255)  # the sum of the digits in base 256
        filled = board | unused
        filled |= filled >> np.uint64(2)
        filled |= filled >> np.uint64(1)
        shift = np.int64(bit_count((~filled & ones) - np.uint64(1)))
        legal_moves = legal[shift >> 2] & ~record
        for direction in range(4):
            if legal_moves >> np.uint64(direction) & np.uint64(1):
                other = np.uint64(shift + steps[direction])
                tile = board >> other & back
                child = board ^ tile << other ^ tile << np.uint64(shift)
                successors[count] = child & ~back | np.uint64(1) << np.uint64(direction ^ 1)
                count += 1
    return len(records), count, backward_count


@kernel
def merge_duplicates(records, count):
    """Merge records of the same board among the first `count` sorted records, in place. Returns how many remain."""
    if count == 0:
        return 0
    last = 0
    for place in range(1, count):
        record = records[place]
        if record ^ records[last] <= np.uint64(BACKWARD_MASK):
            records[last] |= record
        else:
            last += 1
            records[last] = record
    return last + 1
