"""Compiled IDA* on boards of up to 16 cells: a kernel that records every step, and a faster one that does not.

The fast kernel has a stack of *pending* nodes: nodes within the bound that are not yet expanded. When it expands a node
it examines all its successors, so it counts them earlier than a search that generates them one at a time. `early_count`
returns how many, so that the counters can be corrected. A goal is recognised when it is popped, which is when the other
search would generate it.

A *way* is the blank's cell and the direction of the last move: 5 · cell + direction, with direction 4 for the start.
`table` int64, flat (ways, 16): the number of moves, without the reverse move; then 3 fields for each move, in the order
of generation: the tile's shift in the packed board, the way after the move, and the offset of the move's costs in
`deltas`. `deltas` int32, flat (cell, cell, tile): 1000 plus the change of the estimate.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.idastar_codes import (
    BOUND,
    CUT,
    DEPTH,
    EXPANDED,
    GENERATED,
    ITERATION,
    ITERATION_FINISHED,
    MID_EXPANSION,
    MIN,
    NO_MINIMUM,
    NO_ROOM,
    OWN,
    PAUSED,
    PRUNED,
    PRUNED_FATE,
    RECORDING_FULL,
    RECORDS,
    SOLVED,
    STEPS,
)
from workbench.compiling.kernels.jit import kernel
from workbench.search.recording.columns import NEVER, NONE
from workbench.tiles.kernels.estimates import evaluate_board
from workbench.tiles.puzzle.moves import MOVE_COST

PENDING, ADDITIVE, ROWS, COLUMNS = range(OWN, OWN + 4)
CONTROL = 16
FIELDS = 16
NO_DIRECTION = 4
"""The direction of the start, to which no move led."""
MAX_DEPTH = 1 << 12


@kernel
def early_count(table, path, depth, way):
    """Return how many successors were counted early: those after the current path's node, at each level.

    `path` int64: the ways of the expanded nodes from depth 0 on; `way`: the way of the node at `depth`, which is next.
    """
    count = 0
    for level in range(depth, 0, -1):
        before = path[level - 1]
        moves = table[before * FIELDS]
        for move in range(moves):
            if table[before * FIELDS + 2 + 3 * move] == way:
                count += moves - 1 - move
                break
        way = before
    return count


@kernel
def expand_unrecorded(most, control, states, metas, path, table, deltas, goal, board, plan, words, keys, values):
    """Expand up to `most` nodes. `states`, `metas` uint64: the pending nodes, the next one last.

    A meta contains the way in its lowest 8 bits, the depth in the next 16, and above them the bound minus f. Returns
    PAUSED, SOLVED, ITERATION_FINISHED or NO_ROOM.
    """
    pending, generated, expanded = np.uint64(control[PENDING]), control[GENERATED], control[EXPANDED]
    least, additive = control[MIN], control[ADDITIVE] > 0
    rows, columns, bound = control[ROWS], control[COLUMNS], control[BOUND]
    last, room = expanded + most, np.uint64(len(states) - 4)
    goal_state = goal[0]
    code = PAUSED
    four, three, two, one, none = np.uint64(4), np.uint64(3), np.uint64(2), np.uint64(1), np.uint64(0)
    low, byte, deepest = np.uint64(15), np.uint64(255), np.uint64(MAX_DEPTH - 4)
    while True:
        if pending == none:
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
        pending = at
        expanded += 1
        way = meta & byte
        path[depth] = np.int64(way)
        slack = np.int64(meta >> np.uint64(24))
        base = way * np.uint64(FIELDS)
        moves = table[base]
        generated += moves
        blank_shift = np.uint64(60) - four * (way // np.uint64(5))
        deeper = (depth + one) << np.uint64(8)
        entry = base + three * np.uint64(moves)
        for _ in range(moves):
            entry -= three
            shift, after = np.uint64(table[entry + one]), np.uint64(table[entry + two])
            tile = (state >> shift) & low
            child = (state ^ (tile << shift)) | (tile << blank_shift)
            if additive:
                left = slack - np.int64(deltas[np.uint64(table[entry + three]) + tile])
            else:
                for cell in range(rows * columns):
                    board[cell] = (child >> np.uint64(60 - 4 * cell)) & low
                h = evaluate_board(board, np.int64(after) // 5, rows, columns, plan, words, keys, values)
                if h < 0:
                    control[PRUNED] += 1
                    continue
                left = bound - (np.int64(depth) + 1) * MOVE_COST - h
            if left >= 0:
                states[pending] = child
                metas[pending] = (np.uint64(left) << np.uint64(24)) | deeper | after
                pending += one
            elif bound - left < least:
                least = bound - left
    control[PENDING], control[GENERATED], control[EXPANDED], control[MIN] = pending, generated, expanded, least
    return code


@kernel
def expand_recorded(
    most, control, path, records, nexts, states, slacks, table, deltas, goal, board, plan, words, keys, values,
    parent, moved, g, h, expanded, left, fate, depths, rounds,
    row_node, row_records, row_open, row_reopened, row_generated, room,
):  # fmt: skip
    """Expand up to `most` nodes and record every generated node. Returns as `expand_unrecorded` does, or
    RECORDING_FULL.

    `path`, `records`, `nexts` int64, `states` uint64, `slacks` int64: for the expanded nodes by depth, the way, the
    record, the number of moves done, the packed board, the bound minus f; at `control[DEPTH]` the values of the next
    node. The other columns are the recording's.
    """
    rows, columns, bound = control[ROWS], control[COLUMNS], control[BOUND]
    depth, count, steps, additive = control[DEPTH], control[RECORDS], control[STEPS], control[ADDITIVE] > 0
    generated, least, entered = control[GENERATED], control[MIN], control[EXPANDED]
    last = entered + most
    low = np.uint64(15)
    mid_expansion = control[MID_EXPANSION] > 0
    code = PAUSED
    while True:
        if mid_expansion:
            pass
        elif depth < 0:
            code = ITERATION_FINISHED
            break
        elif states[depth] == goal[0]:
            code = SOLVED
            break
        elif entered >= last:
            break
        elif steps + 1 >= len(row_node) or depth > MAX_DEPTH - 4:
            code = NO_ROOM
            break
        else:
            entered += 1
            row_node[steps] = records[depth]
            expanded[records[depth]] = entered
            nexts[depth] = 0
        # go to the next node within the bound
        advanced = False
        while depth >= 0 and not advanced:
            way, state, slack = path[depth], states[depth], slacks[depth]
            base = way * FIELDS
            blank = way // 5
            while nexts[depth] < table[base]:
                if count >= room:
                    code = RECORDING_FULL
                    break
                if count + 2 > len(parent):
                    code = NO_ROOM
                    break
                entry = base + 3 * nexts[depth]
                nexts[depth] += 1
                generated += 1
                shift, after = np.uint64(table[entry + 1]), table[entry + 2]
                tile = (state >> shift) & low
                child = (state ^ (tile << shift)) | (tile << np.uint64(60 - 4 * blank))
                cost = (depth + 1) * MOVE_COST
                if additive:
                    rest = slack - np.int64(deltas[table[entry + 3] + np.int64(tile)])
                    estimate = bound - rest - cost
                else:
                    for cell in range(rows * columns):
                        board[cell] = (child >> np.uint64(60 - 4 * cell)) & low
                    estimate = evaluate_board(board, after // 5, rows, columns, plan, words, keys, values)
                    rest = bound - cost - estimate if estimate >= 0 else np.int64(NONE)
                parent[count] = records[depth]
                moved[count] = after % 5 + 1
                g[count], h[count] = cost, estimate if estimate >= 0 else NO_MINIMUM
                expanded[count] = left[count] = NEVER
                depths[count], rounds[count] = depth + 1, control[ITERATION]
                fate[count] = 0
                if rest < 0:
                    left[count] = entered
                    if estimate < 0:
                        control[PRUNED] += 1
                        fate[count] = PRUNED_FATE
                    else:
                        fate[count] = CUT
                        least = min(least, bound - rest)
                    count += 1
                    continue
                depth += 1
                path[depth], records[depth], states[depth], slacks[depth] = after, count, child, rest
                count += 1
                advanced = True
                break
            if code != PAUSED:
                break
            if not advanced:
                left[records[depth]] = entered
                depth -= 1
        mid_expansion = code != PAUSED
        if mid_expansion:
            break
        row_records[steps], row_open[steps], row_reopened[steps] = count, 1 if depth >= 0 else 0, 0
        row_generated[steps] = generated
        steps += 1
    control[DEPTH], control[RECORDS], control[STEPS] = depth, count, steps
    control[GENERATED], control[MIN], control[EXPANDED] = generated, least, entered
    control[MID_EXPANSION] = mid_expansion
    return code


@kernel
def path_to_pending(
    control, states, metas, path, nexts, boards, slacks, table, deltas, board, plan, words, keys, values
):
    """Convert the path of `expand_recorded` (`states`: its `boards`) to the pending nodes of `expand_unrecorded`."""
    depth, additive, bound = control[DEPTH], control[ADDITIVE] > 0, control[BOUND]
    rows, columns = control[ROWS], control[COLUMNS]
    low = np.uint64(15)
    pending = 0
    deepest = depth if control[MID_EXPANSION] else depth - 1  # the deepest expanded node
    for level in range(deepest + 1):
        base, state = path[level] * FIELDS, boards[level]
        for move in range(table[base] - 1, nexts[level] - 1, -1):
            entry = base + 3 * move
            shift, after = np.uint64(table[entry + 1]), table[entry + 2]
            tile = (state >> shift) & low
            child = (state ^ (tile << shift)) | (tile << np.uint64(60 - 4 * (path[level] // 5)))
            control[GENERATED] += 1
            if additive:
                rest = slacks[level] - np.int64(deltas[table[entry + 3] + np.int64(tile)])
            else:
                for cell in range(rows * columns):
                    board[cell] = (child >> np.uint64(60 - 4 * cell)) & low
                estimate = evaluate_board(board, after // 5, rows, columns, plan, words, keys, values)
                if estimate < 0:
                    control[PRUNED] += 1
                    continue
                rest = bound - (level + 1) * MOVE_COST - estimate
            if rest < 0:
                control[MIN] = min(control[MIN], bound - rest)
                continue
            states[pending] = child
            metas[pending] = (np.uint64(rest) << np.uint64(24)) | np.uint64(((level + 1) << 8) | after)
            pending += 1
    if not control[MID_EXPANSION] and depth >= 0:
        states[pending] = boards[depth]
        metas[pending] = (np.uint64(slacks[depth]) << np.uint64(24)) | np.uint64((depth << 8) | path[depth])
        pending += 1
    control[PENDING] = pending
