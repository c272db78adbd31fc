"""An estimate of many boards in one call."""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.estimates import evaluated


@kernel
def evaluate(boards, begin, end, rows, columns, plan, words, keys, values, found):
    """Write the estimates of the boards from `begin` to `end` to `found`, int64 (boards,), as `evaluated` returns them.

    boards: uint8 (boards, cells).
    """
    cells = rows * columns
    board = np.empty(cells, np.uint8)
    for number in range(begin, end):
        blank = 0
        for cell in range(cells):
            tile = boards[number, cell]
            board[cell] = tile
            if tile == 0:
                blank = cell
        found[number] = evaluated(board, blank, rows, columns, plan, words, keys, values)
