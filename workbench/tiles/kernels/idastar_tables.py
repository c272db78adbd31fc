"""Compiled IDA* on boards of up to 16 cells with a transposition table and an end-game table.

For the terms see `idastar`. A *rest* is a lower bound of the cost from a board to the goal, in thousandths.

A transposition table is two arrays of 2ⁿ entries, uint64: the board; and the rest in the lowest 32 bits, the direction
of the last move in the next 3, and above them the remaining bound when the board was searched. A rest is valid only
without the reverse move, so the direction is stored. Of two boards for one entry the one with the larger remaining
bound stays.

An end-game table is `keys` uint64, 0 if empty, and `moves` uint8, with linear probing.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.idastar_codes import (  # fmt: skip
    BOUND,
    DEPTH,
    EXPANDED,
    GENERATED,
    ITERATION_FINISHED,
    MIN,
    NO_MINIMUM,
    NO_ROOM,
    PAUSED,
    PRUNED,
    SOLVED,
)
from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.best_first_index import HASH_MULTIPLIER
from workbench.tiles.kernels.estimates import evaluate_board
from workbench.tiles.kernels.idastar import ADDITIVE, COLUMNS, FIELDS, MAX_DEPTH, ROWS
from workbench.tiles.puzzle.moves import MOVE_COST

REST_MASK = 0xFFFFFFFF
MIN_REMAINING = 2 * MOVE_COST
"""The transposition table is used only if the remaining bound is at least this: otherwise searching is as fast."""
NOT_IN_TABLE = 255
"""The return value of `endgame_moves_of` for a board that is not in the table."""


@kernel
def endgame_moves_of(board, keys, moves, shift):
    """Return how many moves a board is from the goal, or ENDED if it is not in the end-game table."""
    mask = np.uint64(len(keys) - 1)
    slot = np.uint64(board) * np.uint64(HASH_MULTIPLIER) >> np.uint64(shift)
    while keys[slot]:
        if keys[slot] == board:
            return np.int64(moves[slot])
        slot = slot + np.uint64(1) & mask
    return np.int64(NOT_IN_TABLE)


@kernel
def add_layer(boards, blanks, begin, end, depth, keys, moves, shift, rows, columns, found, cells_found):
    """Add the successors of the boards of a layer to the end-game table, with `depth` moves, and to the next layer.

    `boards`, `found` uint64 and `blanks`, `cells_found` uint8 are the boards and blanks of the layer, from `begin` to
    `end`, and of the next one. `found` and the table must have room. Returns how many boards were found.
    """
    count = 0
    mask, low = np.uint64(len(keys) - 1), np.uint64(15)
    for number in range(begin, end):
        board, blank = np.uint64(boards[number]), np.int64(blanks[number])
        for direction in range(4):
            other = blank + (-columns if direction == 0 else columns if direction == 1 else direction * 2 - 5)
            if direction < 2 and not 0 <= other < rows * columns:
                continue
            if direction >= 2 and (other < 0 or other // columns != blank // columns):
                continue
            shift_of = np.uint64(60 - 4 * other)
            tile = board >> shift_of & low
            child = board ^ tile << shift_of | tile << np.uint64(60 - 4 * blank)
            slot = child * np.uint64(HASH_MULTIPLIER) >> np.uint64(shift)
            while keys[slot] and keys[slot] != child:
                slot = slot + np.uint64(1) & mask
            if not keys[slot]:
                keys[slot], moves[slot] = child, depth
                found[count], cells_found[count] = child, other
                count += 1
    return count


@kernel
def copy_table(keys, moves, larger_keys, larger_moves, shift):
    """Copy an end-game table into a larger one."""
    mask = np.uint64(len(larger_keys) - 1)
    for place in range(len(keys)):
        if keys[place]:
            slot = np.uint64(keys[place]) * np.uint64(HASH_MULTIPLIER) >> np.uint64(shift)
            while larger_keys[slot]:
                slot = slot + np.uint64(1) & mask
            larger_keys[slot], larger_moves[slot] = keys[place], moves[place]


@kernel
def expand_with_tables(
    most, control, path, nexts, states, rests, leasts, table, deltas, goal, board, plan, words, keys, values,
    known, known_rests, known_shift, endgame_keys, endgame_moves, endgame_shift, endgame_depth, parity,
):  # fmt: skip
    """Expand up to `most` nodes. Returns PAUSED, SOLVED, ITERATION_FINISHED or NO_ROOM.

    `path`, `nexts`, `rests`, `leasts` int64, `states` uint64: for the nodes of the path by depth, the way, the number
    of moves done, the heuristic's estimate, the minimum f that was cut off below, the board. `control[DEPTH]` is the
    next node to expand or, after SOLVED, the last one. `known` has one entry if there is no transposition table,
    `endgame_depth` is −1 if there is no end-game table. `parity` int64, by the blank's cell: the parity of the number
    of moves to the goal.
    """
    rows, columns, bound = control[ROWS], control[COLUMNS], control[BOUND]
    depth, additive = control[DEPTH], control[ADDITIVE] > 0
    generated, entered = control[GENERATED], control[EXPANDED]
    last, low, has_transposition = entered + most, np.uint64(15), len(known) > 1
    code = PAUSED
    while True:
        if entered >= last:
            break
        if depth > MAX_DEPTH - 4:
            code = NO_ROOM
            break
        entered += 1
        nexts[depth], leasts[depth] = 0, NO_MINIMUM
        found = False
        while not found:
            way, state = path[depth], states[depth]
            base = way * FIELDS
            blank = way // 5
            while nexts[depth] < table[base]:
                entry = base + 3 * nexts[depth]
                nexts[depth] += 1
                generated += 1
                shift, after = np.uint64(table[entry + 1]), table[entry + 2]
                tile = state >> shift & low
                child = state ^ tile << shift | tile << np.uint64(60 - 4 * blank)
                cost = (depth + 1) * MOVE_COST
                if additive:
                    estimate = rests[depth] - MOVE_COST + np.int64(deltas[table[entry + 3] + np.int64(tile)])
                else:
                    for cell in range(rows * columns):
                        board[cell] = child >> np.uint64(60 - 4 * cell) & low
                    estimate = evaluate_board(board, after // 5, rows, columns, plan, words, keys, values)
                    if estimate < 0:
                        control[PRUNED] += 1
                        continue
                rest = estimate
                # No look-up if the estimate already cuts the node off, or exceeds the depth of the table.
                if endgame_depth >= 0 and estimate <= endgame_depth * MOVE_COST and cost + estimate <= bound:
                    moves = endgame_moves_of(child, endgame_keys, endgame_moves, endgame_shift)
                    if moves != NOT_IN_TABLE and cost + moves * MOVE_COST <= bound:
                        depth += 1
                        path[depth], states[depth] = after, child
                        code = SOLVED
                        break
                    if moves != NOT_IN_TABLE:
                        rest = moves * MOVE_COST
                    else:
                        rest = max(rest, (endgame_depth + 1 + (endgame_depth + 1 + parity[after // 5]) % 2) * MOVE_COST)
                if has_transposition and cost + rest + MIN_REMAINING <= bound:
                    slot = (child + np.uint64(after % 5)) * np.uint64(HASH_MULTIPLIER) >> np.uint64(known_shift)
                    table_entry = known_rests[slot]
                    if known[slot] == child and np.int64(table_entry >> np.uint64(32) & np.uint64(7)) == after % 5:
                        rest = max(rest, np.int64(table_entry & np.uint64(REST_MASK)))
                if cost + rest > bound:
                    leasts[depth] = min(leasts[depth], cost + rest)
                    continue
                depth += 1
                path[depth], states[depth], rests[depth] = after, child, estimate
                if child == goal[0]:
                    code = SOLVED
                found = True
                break
            if code == SOLVED or found:
                break
            least = leasts[depth]
            if depth == 0:
                control[MIN] = least
                code = ITERATION_FINISHED
                break
            if has_transposition and least != NO_MINIMUM and depth * MOVE_COST + rests[depth] + MIN_REMAINING <= bound:
                cost = depth * MOVE_COST
                slot = (state + np.uint64(way % 5)) * np.uint64(HASH_MULTIPLIER) >> np.uint64(known_shift)
                remaining = np.uint64(bound - cost)
                if known_rests[slot] >> np.uint64(35) <= remaining:
                    last_direction = np.uint64(way % 5)
                    known[slot] = state
                    known_rests[slot] = (
                        np.uint64(least - cost) | last_direction << np.uint64(32) | remaining << np.uint64(35)
                    )
            depth -= 1
            leasts[depth] = min(leasts[depth], least)
        if code != PAUSED:
            break
    control[DEPTH], control[GENERATED], control[EXPANDED] = depth, generated, entered
    return code
