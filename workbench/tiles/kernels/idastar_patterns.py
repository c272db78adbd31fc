"""Fast IDA* with additive pattern databases: only the entries that a move changes are looked up again.

It works like `idastar.expand_unrecorded`, on a stack of pending nodes. Each of them also has its *indices*: a number
that consists of the index of every pattern, with CELL_BITS bits for each tile; and a second one for the mirrored board.
A *view* is 0 for the board, 1 for the mirrored board.

An index is the sum of the tiles' cells, each at its own bits, or a rank (`pattern_ranks`). If a tile moves to the next
cell in the order of the cells, its rank changes by the tile's weight: by how much one more in its digit increases the
rank. Otherwise it *passes* cells: the change is a weight for each cell, and something for each tile of the pattern that
it passes.
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
from workbench.tiles.kernels.pattern_ranks import CELL_BITS, rank
from workbench.tiles.puzzle.moves import MOVE_COST

TILES = 16
STEP_FIELDS = 14


@kernel
def write_indices(control, states, metas, indices, rests, fields, patterns, mirror_cell, ranked, cells, values):
    """Write the indices of the pending nodes, and the bound minus f by both views.

    `patterns` int64, flat (patterns, 4): the lowest bit among the indices, the mask, the start in `values`, the number
    of tiles. `mirror_cell` int64 (cells,). For the others see `expand_by_cells`.
    """
    low, views = np.uint64(15), len(indices) // len(rests)
    for number in range(control[PENDING]):
        remaining = control[BOUND] // MOVE_COST - np.int64((metas[number] >> np.uint64(8)) & np.uint64(0xFFFF))
        rest = np.int64(0)
        for view in range(2):
            if view < views:
                positions, result = np.uint64(0), np.uint64(0)
                for cell in range(cells):
                    tile = np.int64((states[number] >> np.uint64(60 - 4 * cell)) & low)
                    if tile > 0:
                        viewed = mirror_cell[cell] if view == 1 else cell
                        positions |= np.uint64(viewed) << fields[(2 * tile + view) * 4]
                left = remaining
                for at in range(0, len(patterns), 4):
                    index = (positions >> np.uint64(patterns[at])) & np.uint64(patterns[at + 1])
                    if ranked:
                        index = rank(index, patterns[at + 3], cells, CELL_BITS)
                    left -= np.int64(values[np.uint64(patterns[at + 2]) + index])
                    result |= index << np.uint64(patterns[at])
                indices[number * views + view] = result
            rest |= left << (32 * view)
        rests[number] = rest


def _expansion(ranked):
    """Return the kernel for indices that are ranks, or for the others."""

    @kernel
    def expand(
        most, control, states, metas, path, goal, indices, rests, steps, fields, weights, changes, passed, length,
        values,
    ):  # fmt: skip
        """Expand up to `most` nodes; see `idastar.expand_unrecorded`. The upper bits of a meta are not used.

        `indices` uint64, flat (capacity, views): one view if the mirrored board is not looked up. `rests` int64: the
        bound minus f in moves, by the mirrored board in the upper 32 bits. `steps` uint64, flat (ways, STEP_FIELDS):
        the number of moves, the shift of the blank, then for each move the tile's shift, the way after it, and the
        offset of the direction in `fields`. `fields` uint64, flat (4 directions of the blank, TILES, 2 views, 4): the
        change of the indices, the lowest bit of the tile's pattern among them, the mask of its pattern, and its start
        in `values`.

        Only for ranks: `weights` int64, flat (2 views, TILES); `changes` int64, flat (2 views, TILES, TILES): what a
        tile changes by passing another one; `passed` uint64, flat (cells, 4 directions, length): the shifts of the
        cells that a tile passes in one of the views when the blank moves.
        """
        if control[BOUND] >= (MAX_DEPTH - 4) * MOVE_COST:
            return NO_ROOM
        one, two, three, four = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4)
        five, six, seven, eight = np.uint64(5), np.uint64(6), np.uint64(7), np.uint64(8)
        low, byte, half, none = np.uint64(15), np.uint64(255), np.int64(0xFFFFFFFF), np.uint64(0)
        pending, generated, expanded = np.uint64(control[PENDING]), np.uint64(control[GENERATED]), control[EXPANDED]
        mirrored, last, goal_state = len(indices) > len(rests), expanded + most, goal[0]
        views = two if mirrored else one
        bound = control[BOUND] // MOVE_COST
        least = control[MIN] // MOVE_COST - bound  # by how much the nearest node that was cut off exceeds the bound
        initial_least = least
        code = PAUSED
        while True:
            if pending == none:
                code = ITERATION_FINISHED
                break
            at = pending - one
            state, meta = states[at], metas[at]
            if state == goal_state:
                code = SOLVED
                break
            if expanded >= last:
                break
            index, rest = indices[views * at], (rests[at] & half) - 1
            index_mirrored, rest_mirrored = index, rest
            if mirrored:
                index_mirrored, rest_mirrored = indices[views * at + one], (rests[at] >> 32) - 1
            pending = at
            expanded += 1
            way = meta & byte
            path[(meta >> eight) & np.uint64(0xFFFF)] = np.int64(way)
            base = way * np.uint64(STEP_FIELDS)
            generated += steps[base]
            blank_shift, deeper = steps[base + one], meta - way + np.uint64(256)
            step = base + two + three * steps[base]
            while step > base + two:
                step -= three
                shift, after = steps[step], steps[step + one]
                tile = (state >> shift) & low
                field = steps[step + two] + eight * tile
                pattern, mask, start = fields[field + one], fields[field + two], fields[field + three]
                change, change_mirrored = np.uint64(0), np.uint64(0)
                if ranked:
                    direction = np.int64(after % five)
                    far_view = np.uint64(direction >> 1)
                    near_view = one - far_view
                    far = (length + 1) * weights[far_view * np.uint64(TILES) + tile]
                    row = (far_view * np.uint64(TILES) + tile) * np.uint64(TILES)
                    first = np.uint64(((way // five) * four + np.uint64(direction)) * np.uint64(length))
                    for number in range(length):
                        far += changes[row + ((state >> passed[first + np.uint64(number)]) & low)]
                    near = weights[near_view * np.uint64(TILES) + tile]
                    if direction & 1:  # the blank moves to a later cell, so the tile moves to an earlier one
                        far, near = -far, -near
                    change = np.uint64(far if direction < 2 else near) << pattern
                    change_mirrored = np.uint64(near if direction < 2 else far) << fields[field + five]
                else:
                    change = fields[field]
                    change_mirrored = fields[field + four]
                new_index, new_mirrored = index + change, index_mirrored + change_mirrored
                entry, new_entry = (
                    values[start + ((index >> pattern) & mask)],
                    values[start + ((new_index >> pattern) & mask)],
                )
                new_rest = rest + np.int64(entry) - np.int64(new_entry)
                if new_rest < 0 and -new_rest >= least:
                    continue
                new_rest_mirrored = new_rest
                if mirrored:
                    pattern, mask, start = fields[field + five], fields[field + six], fields[field + seven]
                    entry = values[start + ((index_mirrored >> pattern) & mask)]
                    new_entry = values[start + ((new_mirrored >> pattern) & mask)]
                    new_rest_mirrored = rest_mirrored + np.int64(entry) - np.int64(new_entry)
                excess = -min(new_rest, new_rest_mirrored)
                if excess > 0:
                    least = min(least, excess)
                    continue
                states[pending], metas[pending] = (state ^ (tile << shift)) ^ (tile << blank_shift), deeper + after
                indices[views * pending], rests[pending] = new_index, new_rest | (new_rest_mirrored << 32)
                if mirrored:
                    indices[views * pending + one] = new_mirrored
                pending += one
        control[PENDING], control[GENERATED], control[EXPANDED] = pending, generated, expanded
        if least < initial_least:
            control[MIN] = (bound + least) * MOVE_COST
        return code

    return expand


expand_by_rank, expand_by_cells = _expansion(True), _expansion(False)
