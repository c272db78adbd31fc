"""Fast IDA* with additive pattern databases: only the entries that a move changes are looked up again.

It works like `idastar.fast`, on a stack of pending nodes. Each of them also has `marks`, uint64: for every pattern the
index of its tiles' cells, in the upper 48 bits, and its entry in the lowest 8 bits; then the same for the mirrored
board.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.idastar import (
    BOUND,
    EXPANDED,
    FIELDS,
    GENERATED,
    ITERATION_FINISHED,
    MAX_DEPTH,
    MIN,
    NO_ROOM,
    PAUSED,
    PENDING,
    SOLVED,
)
from workbench.tiles.kernels.pattern_ranks import CELL_BITS, rank
from workbench.tiles.puzzle.moves import MOVE_COST

ENTRY_BITS = 16
"""A mark is (index << ENTRY_BITS) | entry."""


@kernel
def write_marks(places, count, patterns, mirrored, marks, offsets, sizes, ranked, values, cells):
    """Write the marks of a board. `places` int64, flat (2, tiles, 3): pattern, position, cell; then the mirror's."""
    for view in range(2 if mirrored else 1):
        for pattern in range(patterns):
            index = np.uint64(0)
            for tile in range(1, count):
                at = (view * count + tile) * 3
                if places[at] == pattern:
                    index |= np.uint64(places[at + 2]) << np.uint64(CELL_BITS * places[at + 1])
            entry_index = rank(index, sizes[pattern], cells, CELL_BITS) if ranked else index
            entry = values[np.uint64(offsets[pattern]) + entry_index]
            marks[view * patterns + pattern] = (index << np.uint64(ENTRY_BITS)) | np.uint64(entry)


@kernel
def expand_with_patterns(most, control, states, metas, path, table, goal, marks, tiles, mirror_cell, patterns,
    mirrored, offsets, sizes,
         ranked, values, cells):  # fmt: skip
    """Expand up to `most` nodes; see `idastar.fast`. The upper bits of a meta are the bound minus f, in moves.

    `marks` uint64, flat (capacity, width); width is `patterns`, or twice that if `mirrored`. `tiles` uint64, flat
    (tiles, 4): pattern and shift in an index, then the same for the tile's mirror image. A pattern number outside the
    range means that the tile is in no pattern. `mirror_cell` uint64.
    """
    one, two, three, four = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4)
    low, byte, deepest = np.uint64(15), np.uint64(255), np.uint64(MAX_DEPTH - 4)
    bits, five = np.uint64(ENTRY_BITS), np.uint64(5)
    pending, generated, expanded = np.uint64(control[PENDING]), control[GENERATED], control[EXPANDED]
    last, room, groups = expanded + most, np.uint64(len(states) - 4), np.uint64(patterns)
    width = groups * two if mirrored else groups
    bound = control[BOUND] // MOVE_COST
    least = (control[MIN] // MOVE_COST) - bound  # by how much the nearest node that was cut off exceeds the bound
    initial_least, goal_state = least, goal[0]
    code = PAUSED
    current_marks = np.empty(64, np.uint64)
    while True:
        if pending == np.uint64(0):
            code = ITERATION_FINISHED
            break
        at = pending - one
        state, meta = states[at], metas[at]
        depth = (meta >> np.uint64(8)) & np.uint64(0xFFFF)
        if state == goal_state:
            code = SOLVED
            break
        if expanded >= last:
            break
        if pending > room or depth > deepest:
            code = NO_ROOM
            break
        for view in range(width):
            current_marks[view] = marks[at * width + np.uint64(view)]
        pending = at
        expanded += 1
        way = meta & byte
        path[depth] = np.int64(way)
        slack, slack_mirrored = np.int64((meta >> np.uint64(24)) & np.uint64(0xFFFF)), np.int64(meta >> np.uint64(40))
        base = way * np.uint64(FIELDS)
        moves = table[base]
        generated += moves
        blank = way // five
        blank_shift = np.uint64(60) - four * blank
        blank_mirrored = mirror_cell[blank]
        deeper = (depth + one) << np.uint64(8)
        entry = base + three * np.uint64(moves)
        for _ in range(moves):
            entry -= three
            shift, after = np.uint64(table[entry + one]), np.uint64(table[entry + two])
            cell = after // five
            tile = (state >> shift) & low
            remaining, remaining_mirrored = slack - 1, slack_mirrored - 1
            pattern = tiles[tile * four]
            mark = np.uint64(0)
            if pattern < groups:
                mark = current_marks[pattern]
                index = (mark >> bits) + (blank << tiles[tile * four + one]) - (cell << tiles[tile * four + one])
                entry_index = rank(index, sizes[pattern], cells, CELL_BITS) if ranked else index
                value = np.uint64(values[offsets[pattern] + entry_index])
                remaining += np.int64(mark & byte) - np.int64(value)
                mark = (index << bits) | value
                if remaining < 0 and -remaining >= least:
                    continue
            other = np.uint64(0)
            pattern_mirrored = groups
            if mirrored:
                pattern_mirrored = tiles[tile * four + two]
                if pattern_mirrored < groups:
                    other = current_marks[groups + pattern_mirrored]
                    mirrored_shift = tiles[tile * four + three]
                    index = (other >> bits) + (blank_mirrored << mirrored_shift) - (mirror_cell[cell] << mirrored_shift)
                    entry_index = rank(index, sizes[pattern_mirrored], cells, CELL_BITS) if ranked else index
                    value = np.uint64(values[offsets[pattern_mirrored] + entry_index])
                    remaining_mirrored += np.int64(other & byte) - np.int64(value)
                    other = (index << bits) | value
            excess = -(min(remaining, remaining_mirrored) if mirrored else remaining)
            if excess > 0:
                least = min(least, excess)
                continue
            states[pending] = (state ^ (tile << shift)) | (tile << blank_shift)
            metas[pending] = (
                (
                    (np.uint64(remaining_mirrored if mirrored else 0) << np.uint64(40))
                    | (np.uint64(remaining) << np.uint64(24))
                )
                | deeper
                | after
            )
            for view in range(width):
                marks[pending * width + np.uint64(view)] = current_marks[view]
            if pattern < groups:
                marks[pending * width + pattern] = mark
            if pattern_mirrored < groups:
                marks[pending * width + groups + pattern_mirrored] = other
            pending += one
    control[PENDING], control[GENERATED], control[EXPANDED] = pending, generated, expanded
    if least < initial_least:
        control[MIN] = (bound + least) * MOVE_COST
    return code
