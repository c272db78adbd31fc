"""Fast IDA* with estimates that every move changes by one move, up or down, as Manhattan distances do.

It works like `idastar.expand_unrecorded`, on the same stack of pending nodes, but without a branch for any successor. A
branch that depends on a tile is a guess for the processor, and a wrong guess costs more than a successor. So every node
has three successors, of which some may not exist. All are written to the stack, each over the previous one if that was
not within the bound; the next node is selected from all three and from the node below them.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.idastar_codes import (
    BOUND,
    EXPANDED,
    GENERATED,
    ITERATION_FINISHED,
    MIN,
    NO_ROOM,
    PAUSED,
    SOLVED,
)
from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.idastar import FIELDS, MAX_DEPTH, PENDING
from workbench.tiles.puzzle.moves import MOVE_COST

MOVES = 3
"""The maximum number of moves from a cell without the reverse move."""
NO_MOVE = 1 << 63
"""What makes a meta negative: in place of the way after a move that does not exist."""


@kernel
def expand_in_units(most, control, states, metas, path, units, goal):
    """Expand up to `most` nodes; see `idastar.expand_unrecorded`. None of the nodes may be the start.

    `units` uint64, flat (ways, FIELDS): the number of moves, the shift of the blank, then three fields for each of
    three moves, in the order of generation: the tile's shift, the way after the move or NO_MOVE, and the tiles whose
    move increases the estimate, as bits.
    """
    if control[BOUND] >= (MAX_DEPTH - 4) * MOVE_COST:
        return NO_ROOM
    if control[PENDING] == 0:
        return ITERATION_FINISHED
    one, two, eight, sign = np.uint64(1), np.uint64(2), np.uint64(8), np.uint64(63)
    low, byte, deeper = np.uint64(15), np.uint64(255), np.uint64(256)
    increase, none = np.uint64(2 * MOVE_COST << 24), np.uint64(0)
    generated, expanded, goal_state = np.uint64(control[GENERATED]), control[EXPANDED], goal[0]
    last = expanded + most
    code = PAUSED
    below = np.uint64(control[PENDING]) - one  # the number of pending nodes without this one
    state, meta = states[below], metas[below]
    slack = np.int64(meta >> np.uint64(24))
    while True:
        if state == goal_state:
            code = SOLVED
            break
        if expanded >= last:
            break
        expanded += 1
        way = meta & byte
        path[(meta >> eight) & np.uint64(0xFFFF)] = np.int64(way)
        base = way * np.uint64(FIELDS)
        generated += units[base]
        blank_shift = units[base + one]
        shift_1, way_1, tiles_1 = units[base + two], units[base + np.uint64(3)], units[base + np.uint64(4)]
        shift_2, way_2, tiles_2 = units[base + np.uint64(5)], units[base + np.uint64(6)], units[base + np.uint64(7)]
        shift_3, way_3, tiles_3 = units[base + np.uint64(8)], units[base + np.uint64(9)], units[base + np.uint64(10)]
        previous = below - min(below, one)
        previous_state, previous_meta = states[previous], metas[previous]
        successor = meta - way + deeper
        tile_1, tile_2, tile_3 = (state >> shift_1) & low, (state >> shift_2) & low, (state >> shift_3) & low
        state_1 = state ^ (tile_1 << shift_1) ^ (tile_1 << blank_shift)
        state_2 = state ^ (tile_2 << shift_2) ^ (tile_2 << blank_shift)
        state_3 = state ^ (tile_3 << shift_3) ^ (tile_3 << blank_shift)
        meta_1 = successor + way_1 - ((none - ((tiles_1 >> tile_1) & one)) & increase)
        meta_2 = successor + way_2 - ((none - ((tiles_2 >> tile_2) & one)) & increase)
        meta_3 = successor + way_3 - ((none - ((tiles_3 >> tile_3) & one)) & increase)
        cut_1, cut_2, cut_3 = meta_1 >> sign, meta_2 >> sign, meta_3 >> sign
        states[below], metas[below] = state_3, meta_3
        second = below + one - cut_3
        states[second], metas[second] = state_2, meta_2
        pending = second + two - cut_2 - cut_1
        state, meta = previous_state, previous_meta
        if cut_3 == none:
            state, meta = state_3, meta_3
        if cut_2 == none:
            state, meta = state_2, meta_2
        if cut_1 == none:
            state, meta = state_1, meta_1
        if pending == none:
            code = ITERATION_FINISHED
            break
        below = pending - one
    if code != ITERATION_FINISHED:
        states[below], metas[below] = state, meta
        below += one
    # All f differ by multiples of two moves. The blank can always move, so every iteration cuts some nodes off.
    control[MIN] = min(control[MIN], control[BOUND] + 2 * MOVE_COST - slack % (2 * MOVE_COST))
    control[PENDING], control[GENERATED], control[EXPANDED] = below, generated, expanded
    return code
