"""IDA* with estimates that every move changes by one move, up or down: the arguments of its own kernel."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from workbench.tiles.kernels.idastar import FIELDS, NO_DIRECTION
from workbench.tiles.kernels.idastar_units import MOVES, NO_MOVE
from workbench.tiles.puzzle.moves import MOVE_COST


def unit_table(table: NDArray[np.int64], deltas: NDArray[np.int32], cells: int) -> NDArray[np.uint64] | None:
    """Return the moves after each way in the form that `expand_in_units` reads, from the tables of `idastar`.

    None if some move changes the estimate by another amount than one move.
    """
    of_tiles = deltas.reshape(-1, 16)[:, 1:cells]
    increased = of_tiles == 2 * MOVE_COST
    possible = (increased | (of_tiles == 0)).all(axis=1).tolist()
    tiles = (increased << np.arange(1, cells)).sum(axis=1).tolist()
    units = np.zeros((len(table) // FIELDS, FIELDS), np.uint64)
    for way, (count, *fields) in enumerate(table.reshape(units.shape).tolist()):
        if way % 5 == NO_DIRECTION:
            continue
        row = [count, 60 - 4 * (way // 5)]
        for shift, after, first in zip(*(fields[number : 3 * count : 3] for number in range(3)), strict=True):
            if not possible[first // 16]:
                return None
            row += [shift, after, tiles[first // 16]]
        row += [0, NO_MOVE, 0] * (MOVES - count)
        units[way, : len(row)] = row
    return units.ravel()
