"""Compiled best-first search for a sub-goal: the cells of the blank and a few tiles, on a board of any size.

A state is a number: the cells of the blank and of the relevant tiles, counted within the remaining part of the board,
with `bits` bits each, the blank's lowest. OPEN is a heap of records by (f, h), the newest first in a tie. A superseded
record remains in it and is skipped when it is removed.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.best_first_codes import EMPTY, NO_ROOM, PAUSED, SOLVED
from workbench.compiling.kernels.jit import kernel
from workbench.search.recording.columns import NEVER, NONE
from workbench.tiles.kernels.best_first_index import scattered
from workbench.tiles.kernels.part_heap import add, first_removed
from workbench.tiles.puzzle.moves import MOVE_COST

# The indices of the counters and settings in `control`.
(
    EXPANDED, RECORDS, GENERATED, OPEN, MAX_OPEN, REOPENED, SHIFT, GOAL, HEAP_SIZE, TILES, BITS, COLUMNS, TOP, LEFT,
    WIDTH,
    BLANK, WEIGHT, COSTS, REOPENS, DELIVERY, FORESIGHT_WEIGHT,
) = range(21)  # fmt: skip
CONTROL = 32
"""TILES is the number of relevant tiles. TOP, LEFT and WIDTH describe the remaining part of the board.

BLANK is the cell in which the blank must end, or NONE. COSTS: whether f includes g; WEIGHT: the weight of h, in
thousandths. REOPENS: whether closed records are reopened. DELIVERY: whether to use that estimate; otherwise only the
distances are used. FORESIGHT_WEIGHT: by how much the cost of moving another tile changes with its distance to its goal,
in thousandths of a move.
"""


@kernel
def reindex(keys, count, slots, shift):
    """Rebuild the index with the newest record of every state; `slots` is int32 with 2^(64 − shift) entries."""
    mask = np.uint64(len(slots) - 1)
    for slot in range(len(slots)):
        slots[slot] = NONE
    for number in range(count):
        key = keys[number]
        place = scattered(key) >> np.uint64(shift)
        while slots[place] >= 0 and keys[slots[place]] != key:
            place = (place + np.uint64(1)) & mask
        slots[place] = number


@kernel
def search(
    most, control, keys, parents, moves, g, h, expanded, superseded, previous, states,
    row_node, row_records, row_open, row_reopened, row_generated,
    slots, heap_key, heap_number, move_table, coordinates, single_tile_moves, closed, goal_cells, other_goal_cells,
    at, traced,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    `keys` … `row_generated`: the recording's columns. `heap_key` uint64 and `heap_number` int32: OPEN. `move_table`
    int64, flat (cells, 4, 2): (direction, cell) in the order of generation, direction −1 if there is none.
    `coordinates` int64, flat (cells, 2): row and column. `single_tile_moves` int64, flat (rows, columns): the cost of a
    single tile at this distance from its goal. `closed` uint8 (cells,): 1 for frozen cells. `goal_cells` int64: the
    goal cells of the relevant tiles. `other_goal_cells` int64 (cells,): the goal cell of the tile that is in each cell
    at the start. `at`, `traced` int64: scratch for the cells of the blank and the tiles, and for four cells.
    """
    steps, count, generated, open_count = control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN]
    max_open, reopened, heap_size = control[MAX_OPEN], control[REOPENED], control[HEAP_SIZE]
    tiles, bits, columns = control[TILES], np.uint64(control[BITS]), control[COLUMNS]
    top, left, width = control[TOP], control[LEFT], control[WIDTH]
    weight, costs, reopens, delivery, foresight_weight = (
        control[WEIGHT], control[COSTS], control[REOPENS] > 0, control[DELIVERY] > 0, control[FORESIGHT_WEIGHT],
    )  # fmt: skip
    shift, mask, one = np.uint64(control[SHIFT]), np.uint64(len(slots) - 1), np.uint64(1)
    low = (np.uint64(1) << bits) - np.uint64(1)
    room = min(len(keys), len(heap_key), len(slots) * 7 // 10) - 4
    last, code = steps + most, PAUSED
    while steps < last:
        # remove the next record that is not superseded from OPEN
        number = np.int64(NONE)
        if count > room or steps == len(row_node):
            code = NO_ROOM
            break
        while heap_size > 0:
            number = first_removed(heap_size, heap_key, heap_number)
            heap_size -= 1
            if superseded[number] == NEVER:
                break
            number = np.int64(NONE)
        if number < 0:
            code = EMPTY
            break
        steps += 1
        open_count -= 1
        expanded[number] = steps
        state = keys[number]
        done = True
        for index in range(tiles + 1):
            local = np.int64((state >> (bits * np.uint64(index))) & low)
            at[index] = (local // width + top) * columns + local % width + left
            if index:
                done = done and at[index] == goal_cells[index - 1]
        blank = at[0]
        if done and (control[BLANK] < 0 or control[BLANK] == blank):
            control[GOAL] = number
            code = SOLVED
        else:
            if foresight_weight:
                # find which tiles are beside the blank: follow the path back to their cells at the start
                for move_index in range(4):
                    traced[move_index] = move_table[8 * blank + 2 * move_index + 1]
                record, here = number, blank
                while parents[record] >= 0:
                    record = np.int64(parents[record])
                    local = np.int64(keys[record] & low)
                    before = (local // width + top) * columns + local % width + left
                    for move_index in range(4):
                        if traced[move_index] == before:
                            traced[move_index] = here
                    here = before
            for move_index in range(4):
                direction, cell = move_table[8 * blank + 2 * move_index], move_table[8 * blank + 2 * move_index + 1]
                if direction < 0:
                    break
                if closed[cell]:
                    continue
                generated += 1
                child = (state & ~low) | np.uint64(
                    (coordinates[2 * cell] - top) * width + coordinates[2 * cell + 1] - left
                )
                cost, pushed = np.int64(MOVE_COST), 0
                for index in range(1, tiles + 1):
                    if at[index] == cell:
                        pushed = index
                if pushed:
                    offset = bits * np.uint64(pushed)
                    child = (child & ~(low << offset)) | ((state & low) << offset)
                elif foresight_weight:
                    goal_cell = other_goal_cells[traced[move_index]]
                    row, column = coordinates[2 * goal_cell], coordinates[2 * goal_cell + 1]
                    cost += foresight_weight * (
                        abs(coordinates[2 * blank] - row) + abs(coordinates[2 * blank + 1] - column)
                        - abs(coordinates[2 * cell] - row) - abs(coordinates[2 * cell + 1] - column)
                    )  # fmt: skip
                cost += g[number]
                slot = scattered(child) >> shift
                known = np.int64(NONE)
                while slots[slot] >= 0:
                    if keys[slots[slot]] == child:
                        known = np.int64(slots[slot])
                        break
                    slot = (slot + one) & mask
                if known >= 0:
                    was_closed = expanded[known] != NEVER
                    if cost >= g[known] or (was_closed and not reopens):
                        continue
                    superseded[known] = steps
                    if was_closed:
                        reopened += 1
                    else:
                        open_count -= 1
                    estimate = h[known]
                else:
                    if pushed:
                        at[pushed] = blank
                    total, nearest, most_expensive = np.int64(0), np.int64(0), np.int64(0)
                    for index in range(1, tiles + 1):
                        goal_cell = goal_cells[index - 1]
                        row, column = coordinates[2 * at[index]], coordinates[2 * at[index] + 1]
                        down, right = (
                            abs(row - coordinates[2 * goal_cell]),
                            abs(column - coordinates[2 * goal_cell + 1]),
                        )
                        if down + right:
                            total += down + right
                            blank_distance = abs(row - coordinates[2 * cell]) + abs(column - coordinates[2 * cell + 1])
                            nearest = min(nearest, blank_distance) if nearest else blank_distance
                            most_expensive = max(
                                most_expensive, blank_distance - 1 + single_tile_moves[down * columns + right]
                            )
                    if pushed:
                        at[pushed] = cell
                    if delivery:
                        total = max(total + max(nearest - 1, 0), most_expensive)
                    estimate = MOVE_COST * total
                slots[slot] = count
                keys[count], states[count], parents[count], moves[count] = child, count, number, direction + 1
                g[count], h[count], previous[count] = cost, estimate, known
                expanded[count], superseded[count] = NEVER, NEVER
                f = costs * cost + weight * estimate // 1000
                key = (np.uint64(f) << np.uint64(32)) | np.uint64(estimate)
                add(key, count, heap_size, heap_key, heap_number)
                heap_size += 1
                count += 1
                open_count += 1
        max_open = max(max_open, open_count)
        row_node[steps - 1], row_records[steps - 1], row_open[steps - 1] = number, count, open_count
        row_reopened[steps - 1], row_generated[steps - 1] = reopened, generated
        if code == SOLVED:
            break
    control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN] = steps, count, generated, open_count
    control[MAX_OPEN], control[REOPENED], control[HEAP_SIZE] = max_open, reopened, heap_size
    return code
