"""An estimate of many boards in one call."""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.estimates import evaluate_board


@kernel
def evaluate(boards, begin, end, rows, columns, plan, words, keys, values, estimates):
    """Write the estimates of the boards from `begin` to `end` to `estimates`, int64 (boards,), as `evaluate_board`
    returns them.

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
        estimates[number] = evaluate_board(board, blank, rows, columns, plan, words, keys, values)
