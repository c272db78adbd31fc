"""The tables of the kernels: the moves from each cell or after each way, and the cost of a move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NONE
from workbench.tiles.kernels import idastar as kernels
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES, move_table
from workbench.tiles.puzzle.problem import TileProblem


def blank_move_table(blank_moves: Sequence[Sequence[tuple[str, int]]]) -> NDArray[np.int64]:
    """Return the moves of the blank from each cell in the given order, flat (cells, 4, 2): direction, cell."""
    table = np.full((len(blank_moves), 4, 2), NONE, np.int64)
    for cell, moves in enumerate(blank_moves):
        for place, (move, target) in enumerate(moves):
            table[cell, place] = MOVES.index(move), target
    return table.ravel()


@lru_cache(maxsize=8)
def moves_table(rows: int, columns: int, order: str) -> NDArray[np.int64]:
    """Return the moves after each way in the given order, in the form that the kernels read."""
    cells = rows * columns
    table = np.zeros((5 * cells, kernels.FIELDS), np.int64)
    for cell, moves in enumerate(move_table(rows, columns, order)):
        for last_direction in range(5):
            fields: list[int] = []
            for move, target in moves:
                direction = MOVES.index(move)
                if last_direction == kernels.NO_DIRECTION or direction != last_direction ^ 1:
                    fields += [60 - 4 * target, 5 * target + direction, (cell * cells + target) * 16]
            table[5 * cell + last_direction, : 1 + len(fields)] = [len(fields) // 3, *fields]
    return table.ravel()


def deltas(amounts: NDArray[np.int32], cells: int) -> NDArray[np.int32]:
    """Return the change of f when the blank moves from one cell to another, flat (from, to, 16 tiles)."""
    of_cells = np.zeros((cells, 16), np.int32)
    of_cells[:, :cells] = amounts.reshape(cells, cells)
    table: NDArray[np.int32] = MOVE_COST + of_cells[:, None, :] - of_cells[None, :, :]
    return table.ravel()


def cell_move_table(problem: TileProblem) -> NDArray[np.int64]:
    """Return the moves from each cell in the problem's order, in the form that `idastar_wide.wide` reads."""
    table = np.zeros((problem.goal.cells, 9), np.int64)
    for cell, moves in enumerate(problem.blank_moves):
        fields = [len(moves), *(field for move, target in moves for field in (MOVES.index(move), target))]
        table[cell, : len(fields)] = fields
    return table.ravel()
