"""Depth-first search down to a depth on boards of any size, compiled: for `dfs`, and for every round of `ids`.

There is one board, on which moves are done and taken back. The stack holds the nodes that wait, the next one last: the
record, and 8 · depth + the direction of the move that leads there (4: none, the start). The path holds the direction
and the record of each entered node, by depth.

The states that are avoided are kept in a table of packed boards with linear probing, 0 where nothing is. Those of the
path leave it in the opposite order to that in which they came, so that emptying a place never hides another.
"""

from __future__ import annotations

import numpy as np

from workbench.search.columns import NEVER
from workbench.tiles.kernels.best_first import SHUFFLE
from workbench.tiles.kernels.jit import kernel
from workbench.tiles.moves import MOVE_COST

(
    EXPANDED, GENERATED, OPEN, MAX_OPEN, PENDING, DEPTH, RECORDS, STEPS, CURRENT, RECORDING, LIMIT, REPEATED, GOES_BACK,
    EARLY, CUT_OFF, ASTRAY, BLANK, KEY, ROUND, COUNT, SHIFT, ROOM, GOAL, LAST_MOVE,
) = range(24)  # fmt: skip
CONTROL = 32
NOTHING_AVOIDED, PARENT, PATH, ALL = range(4)
"""Which states are avoided."""
PAUSED, SOLVED, ROUND_OVER, NO_ROOM = range(4)
STARTED = 4
WAYS = 9
"""Fields of a cell in `ways`: how many moves there are, then direction and cell of each, in the order of generation."""
CUT, REPEATED_FATE = 1, 2


@kernel
def place_of(key, keys, shift):
    """Return where a packed board is in the table, or the empty place where it would be put."""
    mask = np.uint64(len(keys) - 1)
    place = np.uint64(key) * np.uint64(SHUFFLE) >> np.uint64(shift)
    while keys[place] and keys[place] != key:
        place = place + np.uint64(1) & mask
    return np.int64(place)


@kernel
def refilled(keys, larger, shift):
    """Copy a table into a larger one."""
    for place in range(len(keys)):
        if keys[place]:
            larger[place_of(keys[place], larger, shift)] = keys[place]


@kernel
def refilled_with_path(board, blank, path, depth, columns, packed, larger, shift):
    """Fill a table with the states of the path, the first one first; `board` is that of its end, and stays so."""
    for level in range(depth, 0, -1):
        packed, blank = slid(board, blank, path[level] ^ 1, columns, packed)
    larger[place_of(packed, larger, shift)] = packed
    for level in range(1, depth + 1):
        packed, blank = slid(board, blank, path[level], columns, packed)
        larger[place_of(packed, larger, shift)] = packed


@kernel
def slid(board, blank, direction, columns, packed):
    """Move the blank. Returns the packed board, where boards are packed, and the blank's cell."""
    other = blank + (-columns if direction == 0 else columns if direction == 1 else -1 if direction == 2 else 1)
    tile = board[other]
    board[blank], board[other] = tile, 0
    if packed:
        packed ^= np.uint64(tile) << np.uint64(60 - 4 * other)
        packed |= np.uint64(tile) << np.uint64(60 - 4 * blank)
    return packed, other


@kernel
def strays(tile, cell, other, goal):
    """Return how many more cells differ from the goal's once a tile has come to `cell` from `other`, now blank."""
    more = 0
    if tile != goal[cell]:
        more += 1
    if goal[cell] != 0:
        more -= 1
    if goal[other] != 0:
        more += 1
    if tile != goal[other]:
        more -= 1
    return more


@kernel
def descend(
    most, control, board, goal, ways, stack, metas, path, entered_records, keys, columns,
    parent, moved, g, expanded, left, fate, depths, rounds,
    row_node, row_records, row_open, row_reopened, row_generated,
):  # fmt: skip
    """Enter up to `most` nodes. Returns PAUSED, SOLVED, ROUND_OVER, or NO_ROOM where an array is nearly full.

    `board`, `goal` uint8 (cells,); `ways` int64; `stack` int32, `metas` int64; `path` int8, `entered_records` int32;
    `keys` uint64, which has one entry where nothing is kept. `control[ASTRAY]` tells how many cells differ from the
    goal's. The other columns are the recording's.
    """
    limit, repeated, early = control[LIMIT], control[REPEATED], control[EARLY] > 0
    entered, generated, opened = control[EXPANDED], control[GENERATED], control[OPEN]
    pending, depth, count, steps = control[PENDING], control[DEPTH], control[RECORDS], control[STEPS]
    astray, blank, packed = control[ASTRAY], control[BLANK], np.uint64(control[KEY])
    shift, kept, recording = control[SHIFT], control[COUNT], control[RECORDING] > 0
    last, room = entered + most, control[ROOM]
    fresh, code = np.zeros(4, np.int64), PAUSED
    fresh_metas = np.zeros(4, np.int64)
    while True:
        target, direction, record = np.int64(0), np.int64(STARTED), np.int64(-1)
        if pending:
            target, direction = metas[pending - 1] >> 3, metas[pending - 1] & 7
            record = np.int64(stack[pending - 1])
        while depth >= target:  # back to where the move is made; all the way where nothing waits
            if entered_records[depth] >= 0:
                left[entered_records[depth]] = entered
            if repeated == PATH:
                keys[place_of(packed, keys, shift)] = 0
                kept -= 1
            if depth:
                back = np.int64(path[depth]) ^ 1
                was = blank
                packed, blank = slid(board, blank, back, columns, packed)
                astray += strays(board[was], was, blank, goal)
            depth -= 1
        if not pending:
            code = ROUND_OVER
            break
        was = blank
        if direction != STARTED:
            packed, blank = slid(board, blank, direction, columns, packed)
            astray += strays(board[was], was, blank, goal)
        if not early and not astray:
            control[GOAL], control[LAST_MOVE] = record, direction
            code = SOLVED
            break
        known = repeated == ALL and keys[place_of(packed, keys, shift)] == packed
        if known or target == limit:
            opened -= 1
            pending -= 1
            if record >= 0:
                left[record] = entered
                fate[record] = REPEATED_FATE if known else CUT
            if not known:
                control[CUT_OFF] = 1
        else:
            if recording and steps < entered:  # the step before has ended
                row_node[steps], row_records[steps], row_open[steps] = control[CURRENT], count, opened
                row_reopened[steps], row_generated[steps] = 0, generated
                steps += 1
            if entered:
                control[MAX_OPEN] = max(control[MAX_OPEN], opened)
            full = pending + 8 > len(stack) or target + 2 > len(path) or 2 * kept + 2 > len(keys) > 1
            if recording:
                full = full or count + 8 > len(parent) or steps + 2 > len(row_node)
            if full or entered >= last:
                code = NO_ROOM if full else PAUSED
        if known or target == limit or code != PAUSED or entered >= last:
            if direction != STARTED:
                was = blank
                packed, blank = slid(board, blank, direction ^ 1, columns, packed)
                astray += strays(board[was], was, blank, goal)
            if known or target == limit:
                continue
            break
        pending -= 1
        opened -= 1
        entered += 1
        depth = target
        path[depth], entered_records[depth] = direction, record
        control[CURRENT] = record
        if record >= 0:
            expanded[record] = entered
        if repeated >= PATH:
            keys[place_of(packed, keys, shift)] = packed
            kept += 1
        more = 0
        base = blank * WAYS
        for move in range(ways[base]):
            to, other = ways[base + 1 + 2 * move], ways[base + 2 + 2 * move]
            returns = direction != STARTED and to == direction ^ 1
            if returns and not control[GOES_BACK]:
                continue
            generated += 1
            opened += 1
            child = np.int64(-1)
            if recording and count >= room:
                recording = False
                control[RECORDING] = 0
            if recording:
                child = count
                parent[child], moved[child], g[child] = record, to + 1, (depth + 1) * MOVE_COST
                expanded[child] = left[child] = NEVER
                fate[child], depths[child], rounds[child] = 0, depth + 1, control[ROUND]
                count += 1
            tile = board[other]
            if early and astray + strays(tile, blank, other, goal) == 0:
                control[GOAL], control[LAST_MOVE] = child, to
                code = SOLVED
                break
            avoided = repeated == PARENT and returns
            if repeated >= PATH:
                after = packed ^ np.uint64(tile) << np.uint64(60 - 4 * other)
                after |= np.uint64(tile) << np.uint64(60 - 4 * blank)
                avoided = keys[place_of(after, keys, shift)] == after
            if avoided:
                opened -= 1
                if child >= 0:
                    left[child], fate[child] = entered, REPEATED_FATE
            else:
                fresh[more], fresh_metas[more] = child, (depth + 1) << 3 | to
                more += 1
        if code == SOLVED:
            break
        for number in range(more - 1, -1, -1):
            stack[pending], metas[pending] = fresh[number], fresh_metas[number]
            pending += 1
    control[EXPANDED], control[GENERATED], control[OPEN] = entered, generated, opened
    control[PENDING], control[DEPTH], control[RECORDS], control[STEPS] = pending, depth, count, steps
    control[ASTRAY], control[BLANK], control[KEY], control[COUNT] = astray, blank, np.int64(packed), kept
    return code
