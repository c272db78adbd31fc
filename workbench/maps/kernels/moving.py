"""A single move on a grid, for all kernels."""

from __future__ import annotations

from workbench.compiling.kernels.jit import helper
from workbench.maps.grid import WATER


@helper
def cost_of_direction(costs, offsets, square, direction, kind, beside, straight_cost, diagonal_cost):
    """Return what a move in a direction costs over a square of cost 1; −1 if there is no such move.

    `costs`: see `BorderedGrid`. `offsets`, `straight_cost`, `diagonal_cost`, `beside`: see `best_first`. `kind`: that
    of the squares that can be entered, land or water.
    """
    if costs[square + offsets[direction, 0]] // WATER != kind:
        return -1
    first = offsets[direction, 1]
    if first == 0:
        return straight_cost
    free = 0
    if costs[square + first] // WATER == kind:
        free += 1
    if costs[square + offsets[direction, 2]] // WATER == kind:
        free += 1
    return diagonal_cost if free >= beside else -1
