"""Compiled IDA* on boards of any size, with a single board on which moves are made and undone.

For the terms see `idastar`. It works for any board, but a step is several times slower than there.
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
    PAUSED,
    PRUNED,
    PRUNED_FATE,
    RECORDING,
    RECORDS,
    SOLVED,
    STEPS,
)
from workbench.compiling.kernels.jit import kernel
from workbench.search.recording.columns import NEVER
from workbench.tiles.kernels.estimates import evaluate_board
from workbench.tiles.kernels.idastar import ADDITIVE, COLUMNS, MAX_DEPTH, ROWS
from workbench.tiles.puzzle.moves import MOVE_COST

MISPLACED_COUNT, RECORD_CAPACITY = 16, 17
"""More indices in `control`: how many cells differ from the goal, record capacity."""
CONTROL = 20
MOVE_FIELDS = 9


@kernel
def move_blank(board, blank, direction, columns):
    other = blank + (-columns if direction == 0 else columns if direction == 1 else -1 if direction == 2 else 1)
    tile = board[other]
    board[blank], board[other] = tile, 0


@kernel
def misplaced_change(tile, cell, other, goal):
    """Return the change of the number of cells that differ from the goal, after a tile moved to `cell` from `other`."""
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
def expand(
    most, control, board, goal, amounts, move_table, path, records, nexts, rests, cells_of, plan, words, keys, values,
    parent, moved, g, h, expanded, left_step, fate, depths, rounds,
    row_node, row_records, row_open, row_reopened, row_generated,
):  # fmt: skip
    """Expand up to `most` nodes, with or without recording. Returns PAUSED, SOLVED, ITERATION_FINISHED or NO_ROOM.

    `board`, `goal` uint8 (cells,): the board at the end of the path, which is expanded next, and the goal. `amounts`
    int32, flat (cell, tile): the estimate's table, if it is additive. `move_table` int64, flat (cells, WAYS): the
    number of moves, then direction and cell of each, in the order of generation. `path` (directions, 4 for the start),
    `records`, `nexts`, `rests` (estimates), `cells_of` (the blank's) int64, by depth. The other columns are the
    recording's.
    """
    rows, columns, bound, additive = control[ROWS], control[COLUMNS], control[BOUND], control[ADDITIVE] > 0
    depth, count, steps, mid_expansion = control[DEPTH], control[RECORDS], control[STEPS], control[MID_EXPANSION] > 0
    generated, least, entered = control[GENERATED], control[MIN], control[EXPANDED]
    recording, misplaced, room = control[RECORDING] > 0, control[MISPLACED_COUNT], control[RECORD_CAPACITY]
    last, cells, code = entered + most, len(board), PAUSED
    while True:
        if mid_expansion:
            mid_expansion = False
        elif depth < 0:
            code = ITERATION_FINISHED
            break
        elif not misplaced:
            code = SOLVED
            break
        elif entered >= last:
            break
        elif (recording and steps + 2 > len(row_node)) or depth > MAX_DEPTH - 4:
            code = NO_ROOM
            break
        else:
            entered += 1
            if recording:
                row_node[steps] = records[depth]
            if records[depth] >= 0:
                expanded[records[depth]] = entered
            nexts[depth] = 0
        advanced = False
        while depth >= 0 and not advanced:
            blank = cells_of[depth]
            base = blank * MOVE_FIELDS
            while nexts[depth] < move_table[base]:
                if recording and count + 2 > len(parent):
                    code = NO_ROOM
                    break
                direction, other = move_table[base + 1 + 2 * nexts[depth]], move_table[base + 2 + 2 * nexts[depth]]
                nexts[depth] += 1
                if path[depth] != 4 and direction == path[depth] ^ 1:
                    continue
                generated += 1
                tile = np.int64(board[other])
                move_blank(board, blank, direction, columns)
                cost = (depth + 1) * MOVE_COST
                if additive:
                    rest = rests[depth] + amounts[blank * cells + tile] - amounts[other * cells + tile]
                else:
                    rest = evaluate_board(board, other, rows, columns, plan, words, keys, values)
                if recording and count >= room:
                    recording = False
                child = np.int64(-1)
                if recording:
                    child = count
                    parent[child], moved[child] = records[depth], direction + 1
                    g[child], h[child] = cost, rest if rest >= 0 else NO_MINIMUM
                    expanded[child] = left_step[child] = NEVER
                    depths[child], rounds[child], fate[child] = depth + 1, control[ITERATION], 0
                    count += 1
                if rest < 0 or cost + rest > bound:
                    if rest < 0:
                        control[PRUNED] += 1
                    else:
                        least = min(least, cost + rest)
                    if child >= 0:
                        left_step[child], fate[child] = entered, PRUNED_FATE if rest < 0 else CUT
                    move_blank(board, other, direction ^ 1, columns)
                    continue
                misplaced += misplaced_change(tile, blank, other, goal)
                depth += 1
                path[depth], records[depth], rests[depth], cells_of[depth] = direction, child, rest, other
                advanced = True
                break
            if code != PAUSED:
                break
            if not advanced:
                if records[depth] >= 0:
                    left_step[records[depth]] = entered
                if depth:
                    tile, before = board[cells_of[depth - 1]], cells_of[depth - 1]
                    move_blank(board, blank, path[depth] ^ 1, columns)
                    misplaced += misplaced_change(tile, blank, before, goal)
                depth -= 1
        mid_expansion = code != PAUSED
        if mid_expansion:
            break
        if recording:
            row_records[steps], row_open[steps], row_reopened[steps] = count, 1 if depth >= 0 else 0, 0
            row_generated[steps] = generated
            steps += 1
    control[DEPTH], control[RECORDS], control[STEPS], control[RECORDING] = depth, count, steps, recording
    control[GENERATED], control[MIN], control[EXPANDED], control[MISPLACED_COUNT] = generated, least, entered, misplaced
    control[MID_EXPANSION] = mid_expansion
    return code
