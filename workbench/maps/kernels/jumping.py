"""Jumps on grids, as in `maps.jumping`: there the rules are explained.

`costs`: see `BorderedGrid`. `kind`: that of the squares that can be entered, land or water. `width`: the difference in
number of two squares one above the other. `beside`: how many of the squares beside a diagonal must be free.
"""

from __future__ import annotations

from workbench.compiling.kernels.jit import helper, kernel
from workbench.maps.grid import WATER
from workbench.search.recording.columns import NONE


@helper
def _can_step(costs, kind, square, down, right, width, beside):
    if costs[square + down * width + right] // WATER != kind:
        return False
    if down == 0 or right == 0:
        return True
    free = 0
    if costs[square + down * width] // WATER == kind:
        free += 1
    if costs[square + right] // WATER == kind:
        free += 1
    return free >= beside


@helper
def _is_forced(costs, kind, square, down, right, width, beside):
    """Return whether a square entered in a direction has a forced neighbour that can be entered."""
    if down != 0 and right != 0:
        if beside == 2:
            return False
        if costs[square - down * width] // WATER != kind and _can_step(costs, kind, square, -down, right, width, 1):
            return True
        return costs[square - right] // WATER != kind and _can_step(costs, kind, square, down, -right, width, 1)
    for side in (-1, 1):
        aside_down, aside_right = (0, side) if down != 0 else (side, 0)
        aside = square + aside_down * width + aside_right
        if beside == 2:
            if costs[aside] // WATER == kind and costs[aside - down * width - right] // WATER != kind:
                return True
        elif costs[aside] // WATER != kind and _can_step(
            costs, kind, square, down + aside_down, right + aside_right, width, 1
        ):
            return True
    return False


@kernel
def is_followed(costs, kind, square, down, right, last_down, last_right, width, beside):
    """Return whether the neighbour in a direction is natural or forced, for a square entered in the last direction."""
    if down == last_down and right == last_right:
        return True
    if last_down != 0 and last_right != 0:
        if (down == last_down and right == 0) or (down == 0 and right == last_right):
            return True
        if beside == 2:
            return False
        if down == -last_down and right == last_right:
            return costs[square - last_down * width] // WATER != kind
        return down == last_down and right == -last_right and costs[square - last_right] // WATER != kind
    along = down * last_down + right * last_right
    aside = square + (down - along * last_down) * width + right - along * last_right
    if aside == square or along < 0:
        return False
    if beside == 2:
        return costs[aside - last_down * width - last_right] // WATER != kind
    return along == 1 and costs[aside] // WATER != kind


@kernel
def straight_jump(costs, is_goal, kind, square, down, right, width, beside):
    """Return the jump point in a straight direction, or NONE."""
    step = down * width + right
    while costs[square + step] // WATER == kind:
        square += step
        if is_goal[square] or _is_forced(costs, kind, square, down, right, width, beside):
            return square
    return NONE


@kernel
def jump(costs, is_goal, kind, square, down, right, width, beside):
    """Return the jump point in a direction, or NONE."""
    if down == 0 or right == 0:
        return straight_jump(costs, is_goal, kind, square, down, right, width, beside)
    while _can_step(costs, kind, square, down, right, width, beside):
        square += down * width + right
        if (
            is_goal[square]
            or _is_forced(costs, kind, square, down, right, width, beside)
            or straight_jump(costs, is_goal, kind, square, down, 0, width, beside) != NONE
            or straight_jump(costs, is_goal, kind, square, 0, right, width, beside) != NONE
        ):
            return square
    return NONE
