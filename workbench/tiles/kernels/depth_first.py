"""Compiled depth-first search on boards down to a depth: the inner part of `dfs` and of every iteration of `ids`.

One kernel, with or without recording. It stores only the current board; a move is undone by the opposite move. For each
node on the path it stores the direction of the move that led to it and a mask of the successors not yet visited; bit p
of a mask is the p-th direction in the order of generation.

A *key* is the packed board, or the hash of a larger one, which is never 0. Boards to avoid are in a hash table with
linear probing: `slots` uint64, their keys, 0 if empty. `places` int32, if it is used, has for each slot the number of
boards inserted before it, and `tiles` uint8 (capacity, cells) has the larger boards by that number. Boards of a path
are removed in reverse order of insertion, so it is enough to clear their slots.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import helper, kernel
from workbench.search.recording.columns import NEVER, NONE
from workbench.tiles.kernels.best_first_index import scattered
from workbench.tiles.puzzle.moves import MOVE_COST

(
    DEPTH, RECORDS, STEPS, GENERATED, EXPANDED, OPEN, MAX_OPEN, LIMIT, ITERATION, RECORDING, RECORDED_DEPTH,
    GOAL_TESTED, BLANK, NUMBER,
    CURRENT, ANY_CUT, AVOIDS, EARLY, AVOIDED_COUNT, SHIFT,
) = range(20)  # fmt: skip
"""`LIMIT`: the depth at which nodes are cut off, or NONE. `GOAL_TESTED`: the current node is neither a goal nor cut
off.

`RECORDED_DEPTH`: the deepest node of the path whose successors have records. `ANY_CUT`: whether any node was cut off.
"""
CONTROL = 32
PAUSED, SOLVED, ITERATION_FINISHED, NO_ROOM = range(4)
AVOID_NONE, AVOID_PATH, AVOID_ALL = range(3)
"""Which boards are avoided besides the parent's: none, those on the path, all expanded ones."""
NO_DIRECTION = 4
"""The direction of the start, to which no move led."""
DIRECTION, CELL, REST = range(3)
"""The fields of `table`: direction, cell, and the mask without its lowest bit."""
FIELDS = 4
CUT, REPEATED = 1, 2
"""Values of the column `fate`."""


@helper
def _bits(mask):
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


@kernel
def slot_of(key, cell, blank, board, slots, places, tiles, shift):
    """Return the slot of a board, or −1 − the empty slot into which it would be inserted.

    The board is `board` with the tile in `cell` moved to `blank`; the two cells may be the same.
    """
    mask = np.uint64(len(slots) - 1)
    place = scattered(key) >> shift
    while slots[place] != 0:
        if slots[place] == key:
            same = True
            for position in range(tiles.shape[1]):
                expected = board[position]
                if position == cell:
                    expected = 0
                elif position == blank:
                    expected = board[cell]
                if tiles[places[place], position] != expected:
                    same = False
                    break
            if same:
                return np.int64(place)
        place = (place + np.uint64(1)) & mask
    return -1 - np.int64(place)


@kernel
def refill(old_slots, old_places, count, slots, places, shift):
    """Insert `count` keys into a larger table, in the order of their first insertion if that is known."""
    mask = np.uint64(len(slots) - 1)
    ordered = len(old_places) > 1
    keys = np.zeros(count if ordered else len(old_slots), np.uint64)
    for slot in range(len(old_slots)):
        if old_slots[slot] != 0:
            keys[old_places[slot] if ordered else slot] = old_slots[slot]
    for number in range(len(keys)):
        key = keys[number]
        if key == 0:
            continue
        place = scattered(key) >> np.uint64(shift)
        while slots[place] != 0:
            place = (place + np.uint64(1)) & mask
        slots[place] = key
        if ordered:
            places[place] = number


@kernel
def insert(keys, numbers, slots, places, shift):
    """Insert keys, uint64, into a table that has room; `numbers` int32: how many boards were inserted before each."""
    mask = np.uint64(len(slots) - 1)
    for index in range(len(keys)):
        key = keys[index]
        place = scattered(key) >> np.uint64(shift)
        while slots[place] != 0:
            place = (place + np.uint64(1)) & mask
        slots[place] = key
        if len(places) > 1:
            places[place] = numbers[index]


@kernel
def search(
    most, control, boards, board, hashes, table, neighbours, generated_masks, allowed_masks, directions, unvisited,
    numbers, firsts,
    slots, places, tiles,
    parent, moved, g, h, expanded, left_step, fate, depths, rounds,
    row_node, row_records, row_open, row_reopened, row_generated, room,
):  # fmt: skip
    """Expand up to `most` nodes. Returns PAUSED, SOLVED, ITERATION_FINISHED, or NO_ROOM if an array must grow first.

    `boards` uint64 (2,): the keys of the current board and of the goal. `board` uint8 (2, cells) their tiles, and
    `hashes` uint64, flat (tiles, cells), if they are not packed, otherwise one entry. `table` uint8, flat (cells, 16,
    FIELDS), by the blank's cell and a mask: the first direction, the cell to which it leads, the remaining mask.
    `neighbours` uint8, flat (cells, 4): the cell in each direction. `generated_masks`, `allowed_masks` uint8, flat
    (cells, 5), by the blank's cell and the direction of the last move: the masks of the successors that are generated,
    and of those that are not avoided as the parent.

    By depth, for the nodes of the path: `directions` uint8, the directions; `unvisited` uint8, the masks of unvisited
    successors; `numbers`, `firsts` int32, while recording, the records and the records of the first successors. The
    other columns are the recording's. After SOLVED the path leads to the goal.
    """
    unpacked = len(hashes) > 1
    cells = np.int64(board.shape[1])
    key, goal = boards[0], boards[1]
    depth, count, steps, open_count = control[DEPTH], control[RECORDS], control[STEPS], control[OPEN]
    generated, entered, max_open = control[GENERATED], control[EXPANDED], control[MAX_OPEN]
    limit, blank, number, current = control[LIMIT], control[BLANK], control[NUMBER], control[CURRENT]
    recording, recorded_depth, avoided_count = control[RECORDING] > 0, control[RECORDED_DEPTH], control[AVOIDED_COUNT]
    avoids, early, goal_tested = control[AVOIDS], control[EARLY] > 0, control[GOAL_TESTED] > 0
    shift, low, sixty = np.uint64(control[SHIFT]), np.uint64(15), np.int64(60)
    max_filled = len(slots) * 7 // 10
    last = entered + most
    current_tiles, goal_tiles = board[0], board[1]
    code = PAUSED
    while True:
        if not goal_tested:  # the start of an iteration
            solved = key == goal
            if solved and unpacked:
                for position in range(cells):
                    if current_tiles[position] != goal_tiles[position]:
                        solved = False
                        break
            if solved:
                code = SOLVED
                break
            if limit == 0:
                control[ANY_CUT] = 1
                open_count -= 1
                if recording:
                    left_step[number], fate[number] = entered, CUT
                code = ITERATION_FINISHED
                break
            goal_tested = True
        if entered > 0:  # the end of a step
            max_open = max(max_open, open_count)
            if recording and steps < entered:
                row_node[steps], row_records[steps], row_open[steps] = current, count, open_count
                row_reopened[steps], row_generated[steps] = 0, generated
                steps += 1
        if entered >= last:
            break
        if depth + 2 > len(directions) or (
            avoids != AVOID_NONE and (avoided_count >= max_filled or (unpacked and avoided_count >= len(tiles)))
        ):
            code = NO_ROOM
            break
        if recording and (depth + 2 > len(numbers) or count + 4 > len(parent) or steps >= len(row_node)):
            code = NO_ROOM
            break
        entered += 1
        open_count -= 1
        current = number
        mask_index = 5 * blank + np.int64(directions[depth])
        mask, allowed = np.int64(generated_masks[mask_index]), np.int64(allowed_masks[mask_index])
        if recording:
            expanded[number] = entered
            numbers[depth], firsts[depth] = number, count
            recorded_depth = depth
        elif depth <= recorded_depth:
            recorded_depth = depth - 1
        if avoids != AVOID_NONE:
            place = -1 - slot_of(key, blank, blank, current_tiles, slots, places, tiles, shift)
            slots[place] = key
            if len(places) > 1:
                places[place] = avoided_count
            if unpacked:
                for position in range(cells):
                    tiles[avoided_count, position] = current_tiles[position]
            avoided_count += 1
        if recording or early or avoids != AVOID_NONE:
            rest = mask
            solved = False
            while rest:
                at = (blank * 16 + rest) * FIELDS
                direction, cell = np.int64(table[at + DIRECTION]), np.int64(table[at + CELL])
                bit = rest
                rest = np.int64(table[at + REST])
                bit ^= rest
                if unpacked:
                    tile = np.int64(current_tiles[cell])
                    child = key ^ hashes[tile * cells + cell] ^ hashes[tile * cells + blank]
                else:
                    moved_tile = (key >> np.uint64(sixty - 4 * cell)) & low
                    child = (key ^ (moved_tile << np.uint64(sixty - 4 * cell))) | (
                        moved_tile << np.uint64(sixty - 4 * blank)
                    )
                generated += 1
                open_count += 1
                number = np.int64(NONE)
                if recording and count >= room:
                    recording = False
                if recording:
                    number = count
                    parent[count], moved[count] = numbers[depth], direction + 1
                    g[count], h[count] = (depth + 1) * MOVE_COST, 0
                    expanded[count] = left_step[count] = NEVER
                    fate[count], depths[count], rounds[count] = 0, depth + 1, control[ITERATION]
                    count += 1
                if early and child == goal:
                    solved = True
                    if unpacked:
                        for position in range(cells):
                            expected_tile = current_tiles[position]
                            if position == cell:
                                expected_tile = 0
                            elif position == blank:
                                expected_tile = current_tiles[cell]
                            if expected_tile != goal_tiles[position]:
                                solved = False
                                break
                    if solved:
                        depth += 1
                        directions[depth] = direction
                        code = SOLVED
                        break
                repeated = allowed & bit == 0
                if not repeated and avoids != AVOID_NONE:
                    repeated = slot_of(child, cell, blank, current_tiles, slots, places, tiles, shift) >= 0
                if repeated:
                    allowed &= ~bit
                    open_count -= 1
                    if recording:
                        left_step[number], fate[number] = entered, REPEATED
            if solved:
                break
        else:
            generated += _bits(mask)
            open_count += _bits(allowed)
        unvisited[depth] = allowed
        # go to the next node to expand
        while True:
            mask = np.int64(unvisited[depth])
            if mask == 0:
                if recording:
                    left_step[numbers[depth]] = entered
                if avoids == AVOID_PATH:
                    slots[slot_of(key, blank, blank, current_tiles, slots, places, tiles, shift)] = 0
                    avoided_count -= 1
                if depth == 0:
                    code = ITERATION_FINISHED
                    break
                cell = np.int64(neighbours[4 * blank + (np.int64(directions[depth]) ^ 1)])
                depth -= 1
            else:
                at = (blank * 16 + mask) * FIELDS
                cell = np.int64(table[at + CELL])
            if unpacked:
                tile = np.int64(current_tiles[cell])
                child = key ^ hashes[tile * cells + cell] ^ hashes[tile * cells + blank]
            else:
                moved_tile = (key >> np.uint64(sixty - 4 * cell)) & low
                child = (key ^ (moved_tile << np.uint64(sixty - 4 * cell))) | (
                    moved_tile << np.uint64(sixty - 4 * blank)
                )
            if mask == 0:
                if unpacked:
                    current_tiles[blank] = tile
                    current_tiles[cell] = 0
                key, blank = child, cell
                continue
            direction, rest = np.int64(table[at + DIRECTION]), np.int64(table[at + REST])
            unvisited[depth] = rest
            number = np.int64(NONE)
            if depth <= recorded_depth:
                before = np.int64(generated_masks[5 * blank + np.int64(directions[depth])]) & ((mask ^ rest) - 1)
                number = np.int64(firsts[depth]) + _bits(before)
                if number >= count:
                    number = np.int64(NONE)
            if child == goal and not early:
                solved = True
                if unpacked:
                    for position in range(cells):
                        expected_tile = current_tiles[position]
                        if position == cell:
                            expected_tile = 0
                        elif position == blank:
                            expected_tile = current_tiles[cell]
                        if expected_tile != goal_tiles[position]:
                            solved = False
                            break
                if solved:
                    depth += 1
                    directions[depth] = direction
                    code = SOLVED
                    break
            if avoids == AVOID_ALL and slot_of(child, cell, blank, current_tiles, slots, places, tiles, shift) >= 0:
                open_count -= 1
                if recording:
                    left_step[number], fate[number] = entered, REPEATED
                continue
            if depth + 1 == limit:
                control[ANY_CUT] = 1
                open_count -= 1
                if recording:
                    left_step[number], fate[number] = entered, CUT
                continue
            if unpacked:
                current_tiles[blank] = tile
                current_tiles[cell] = 0
            key, blank = child, cell
            depth += 1
            directions[depth] = direction
            break
        if code != PAUSED:
            break
    boards[0] = key
    control[DEPTH], control[RECORDS], control[STEPS], control[OPEN] = depth, count, steps, open_count
    control[GENERATED], control[EXPANDED], control[MAX_OPEN] = generated, entered, max_open
    control[BLANK], control[NUMBER], control[CURRENT] = blank, number, current
    control[RECORDING], control[RECORDED_DEPTH], control[AVOIDED_COUNT], control[GOAL_TESTED] = (
        recording,
        recorded_depth,
        avoided_count,
        goal_tested,
    )
    return code
