"""Fast IDA* with walking distances: only the distance that a move changes is looked up again.

Every move changes a walking distance by one move, up or down. So it works like `idastar_units.expand_in_units`, on the
same stack of pending nodes, without a branch for any successor. Each node also has the *walks* of its rows (view 0) and
of its columns (view 1): places in the table `following`.
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
from workbench.tiles.kernels.idastar import MAX_DEPTH, PENDING
from workbench.tiles.puzzle.moves import MOVE_COST

WALK_BITS = 32
UNIT_FIELDS = 16
NO_MOVE = 3 << 62
"""What makes a meta negative, whatever is subtracted from it."""


@kernel
def expand_with_walking(most, control, states, metas, path, goal, walks, units, homes, following):
    """Expand up to `most` nodes; see `idastar.expand_unrecorded`. None of the nodes may be the start.

    `walks` uint64 (capacity,), with WALK_BITS bits for each view. `units` uint64, flat (ways, UNIT_FIELDS): the
    number of moves, the shift of the blank, then four fields for each of three moves, in the order of generation: the
    tile's shift, the way after the move, or NO_MOVE for one that does not exist, the shift of the view in the walks,
    and the offset of the direction in `homes`. `homes` uint8, flat (4 directions, 16 tiles), and `following` uint32:
    after a move, `following[walk + homes[direction, tile]]` is twice the walk, plus 1 if its distance has increased.
    """
    if control[BOUND] >= (MAX_DEPTH - 4) * MOVE_COST:
        return NO_ROOM
    if control[PENDING] == 0:
        return ITERATION_FINISHED
    one, two, eight, sign = np.uint64(1), np.uint64(2), np.uint64(8), np.uint64(63)
    low, byte, deeper, walk_mask = np.uint64(15), np.uint64(255), np.uint64(256), np.uint64((1 << WALK_BITS) - 1)
    increase, none, walk_bits = np.uint64(2 * MOVE_COST << 24), np.uint64(0), np.uint64(WALK_BITS)
    generated, expanded, goal_state = np.uint64(control[GENERATED]), control[EXPANDED], goal[0]
    last = expanded + most
    code = PAUSED
    below = np.uint64(control[PENDING]) - one  # the number of pending nodes without this one
    state, meta, walk = states[below], metas[below], walks[below]
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
        base = way * np.uint64(UNIT_FIELDS)
        generated += units[base]
        blank_shift = units[base + one]
        previous = below - min(below, one)
        previous_state, previous_meta, previous_walk = states[previous], metas[previous], walks[previous]
        successor = meta - way + deeper
        shift_1, view_1 = units[base + np.uint64(2)], units[base + np.uint64(4)]
        tile_1 = (state >> shift_1) & low
        home_1 = units[base + np.uint64(5)] + tile_1
        new_1 = np.uint64(following[((walk >> view_1) & walk_mask) + np.uint64(homes[home_1])])
        state_1 = state ^ (tile_1 << shift_1) ^ (tile_1 << blank_shift)
        walk_1 = (walk & (walk_mask << (walk_bits - view_1))) | ((new_1 >> one) << view_1)
        meta_1 = successor + units[base + np.uint64(3)] - ((none - (new_1 & one)) & increase)
        cut_1 = meta_1 >> sign
        shift_2, view_2 = units[base + np.uint64(6)], units[base + np.uint64(8)]
        tile_2 = (state >> shift_2) & low
        home_2 = units[base + np.uint64(9)] + tile_2
        new_2 = np.uint64(following[((walk >> view_2) & walk_mask) + np.uint64(homes[home_2])])
        state_2 = state ^ (tile_2 << shift_2) ^ (tile_2 << blank_shift)
        walk_2 = (walk & (walk_mask << (walk_bits - view_2))) | ((new_2 >> one) << view_2)
        meta_2 = successor + units[base + np.uint64(7)] - ((none - (new_2 & one)) & increase)
        cut_2 = meta_2 >> sign
        shift_3, view_3 = units[base + np.uint64(10)], units[base + np.uint64(12)]
        tile_3 = (state >> shift_3) & low
        home_3 = units[base + np.uint64(13)] + tile_3
        new_3 = np.uint64(following[((walk >> view_3) & walk_mask) + np.uint64(homes[home_3])])
        state_3 = state ^ (tile_3 << shift_3) ^ (tile_3 << blank_shift)
        walk_3 = (walk & (walk_mask << (walk_bits - view_3))) | ((new_3 >> one) << view_3)
        meta_3 = successor + units[base + np.uint64(11)] - ((none - (new_3 & one)) & increase)
        cut_3 = meta_3 >> sign
        states[below], metas[below], walks[below] = state_3, meta_3, walk_3
        at = below + one - cut_3
        states[at], metas[at], walks[at] = state_2, meta_2, walk_2
        pending = at + two - cut_2 - cut_1
        state, meta, walk = previous_state, previous_meta, previous_walk
        if cut_3 == none:
            state, meta, walk = state_3, meta_3, walk_3
        if cut_2 == none:
            state, meta, walk = state_2, meta_2, walk_2
        if cut_1 == none:
            state, meta, walk = state_1, meta_1, walk_1
        if pending == none:
            code = ITERATION_FINISHED
            break
        below = pending - one
    if code != ITERATION_FINISHED:
        states[below], metas[below], walks[below] = state, meta, walk
        below += one
    # All f differ by multiples of two moves. The blank can always move, so every iteration cuts some nodes off.
    control[MIN] = min(control[MIN], control[BOUND] + 2 * MOVE_COST - slack % (2 * MOVE_COST))
    control[PENDING], control[GENERATED], control[EXPANDED] = below, generated, expanded
    return code
