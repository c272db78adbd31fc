"""Compiled beam search for a sub-goal whose other tiles count; states and columns as in `parts`.

The complete boards of the current layer are kept, because the cost of a move depends on the tile that moves. A record
that is dropped at the end of a layer remains in the index: its state is not generated again.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.best_first_codes import EMPTY, NO_ROOM, PAUSED, SOLVED
from workbench.compiling.kernels.jit import kernel
from workbench.search.recording.columns import NEVER, NONE
from workbench.tiles.kernels.best_first_index import scattered
from workbench.tiles.kernels.part_heap import add, first_removed
from workbench.tiles.kernels.parts import (
    BITS,
    COLUMNS,
    EXPANDED,
    GENERATED,
    GOAL,
    HEAP_SIZE,
    LEFT,
    MAX_OPEN,
    OPEN,
    RECORDS,
    REOPENED,
    SHIFT,
    TILES,
    TOP,
    WIDTH,
)
from workbench.tiles.puzzle.moves import MOVE_COST

# The indices of the counters and settings in `control`: those of `parts`, of which REOPENED has another meaning here.
DROPPED = REOPENED
KEPT, BOTTOM, NEXT, END, BEGIN, DISTANCE_WEIGHT, BLANK_WEIGHT = range(WIDTH + 1, WIDTH + 8)
"""KEPT is the beam's width; DROPPED how many records were dropped; BOTTOM the last row of the remaining part
of the board.

NEXT and END: the rest of the current layer; BEGIN: the first record of the next one. DISTANCE_WEIGHT and
BLANK_WEIGHT: the weights of the estimate, in thousandths of a move.
"""


@kernel
def _advance_boards(begin, selected, first_cell, last_cell, order, ranks, boards, places):
    """Give each of the `selected` records of the next layer its parent's board; the last child of a parent takes it.

    `places`: row 0, the place of each board in `boards`, becomes that of the next layer; the other rows are scratch:
    the children of each record, the places that are free, and the next row 0.
    """
    kept, free = len(order), np.int64(0)
    for rank in range(kept):
        places[1, rank] = 0
    for rank in range(selected):
        places[1, ranks[order[rank] - begin]] += 1
    for rank in range(kept):
        if places[1, rank] == 0:
            places[2, free] = places[0, rank]
            free += 1
    for rank in range(selected):
        parent = np.int64(ranks[order[rank] - begin])
        source = target = np.int64(places[0, parent])
        places[1, parent] -= 1
        if places[1, parent]:
            free -= 1
            target = np.int64(places[2, free])
            for cell in range(first_cell, last_cell):
                boards[target, cell] = boards[source, cell]
        places[3, rank] = target
    for rank in range(selected, kept):
        places[3, rank] = places[2, rank - selected]
    for rank in range(kept):
        places[0, rank] = places[3, rank]


@kernel
def beam(
    most, control, keys, parents, moves, g, h, expanded, superseded, previous, states, depths,
    row_node, row_records, row_open, row_generated,
    slots, heap_key, heap_number, order, ranks, boards, places, move_table, coordinates, closed, goal_cells, pulls, at,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    See `parts.search` for the columns and tables. `heap_key` uint64, `heap_number` int32: the next layer by (f, h), the
    newest first in a tie. `order` int32 (KEPT,): the current layer in the order of expansion. `ranks` int32: for each
    record of the next layer, the place of its parent in `order`. `boards` int16 (KEPT, cells): the goal cell of the
    tile in each cell; `places` int32 (4, KEPT): in row 0, the row of `boards` for each place in `order`; the other rows
    are scratch. `pulls` int64 (cells,): by how much the cost of moving a tile changes with its distance to this goal
    cell.
    """
    steps, count, generated, open_count = control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN]
    max_open, dropped, heap_size = control[MAX_OPEN], control[DROPPED], control[HEAP_SIZE]
    tiles, bits, columns = control[TILES], np.uint64(control[BITS]), control[COLUMNS]
    top, left, width, kept = control[TOP], control[LEFT], control[WIDTH], control[KEPT]
    first_cell, last_cell = top * columns, (control[BOTTOM] + 1) * columns
    rank, end, begin = control[NEXT], control[END], control[BEGIN]
    distance_weight, blank_weight = control[DISTANCE_WEIGHT], control[BLANK_WEIGHT]
    shift, mask, one = np.uint64(control[SHIFT]), np.uint64(len(slots) - 1), np.uint64(1)
    low = (np.uint64(1) << bits) - np.uint64(1)
    room = min(len(keys), len(slots) * 7 // 10) - 4
    last, code = steps + most, PAUSED
    while steps < last:
        if rank == end:
            code = EMPTY
            break
        if count > room or steps == len(row_node):
            code = NO_ROOM
            break
        number = np.int64(order[rank])
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
        if done:
            control[GOAL] = number
            code = SOLVED
        else:
            blank = at[0]
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
                cost, pushed = g[number] + MOVE_COST, 0
                for index in range(1, tiles + 1):
                    if at[index] == cell:
                        pushed = index
                if pushed:
                    offset = bits * np.uint64(pushed)
                    child = (child & ~(low << offset)) | ((state & low) << offset)
                else:
                    goal_cell = np.int64(boards[places[0, rank], cell])
                    row, column = coordinates[2 * goal_cell], coordinates[2 * goal_cell + 1]
                    cost += pulls[goal_cell] * (
                        abs(coordinates[2 * blank] - row) + abs(coordinates[2 * blank + 1] - column)
                        - abs(coordinates[2 * cell] - row) - abs(coordinates[2 * cell + 1] - column)
                    )  # fmt: skip
                slot = scattered(child) >> shift
                known = np.int64(NONE)
                while slots[slot] >= 0:
                    if keys[slots[slot]] == child:
                        known = np.int64(slots[slot])
                        break
                    slot = (slot + one) & mask
                if known >= 0:
                    if expanded[known] != NEVER or superseded[known] != NEVER or cost >= g[known]:
                        continue
                    superseded[known] = steps
                    open_count -= 1
                    estimate = h[known]
                else:
                    if pushed:
                        at[pushed] = blank
                    total, nearest = np.int64(0), np.int64(0)
                    for index in range(1, tiles + 1):
                        goal_cell = goal_cells[index - 1]
                        if at[index] != goal_cell:
                            row, column = coordinates[2 * at[index]], coordinates[2 * at[index] + 1]
                            total += abs(row - coordinates[2 * goal_cell])
                            total += abs(column - coordinates[2 * goal_cell + 1])
                            distance = abs(row - coordinates[2 * cell]) + abs(column - coordinates[2 * cell + 1])
                            nearest = min(nearest, distance) if nearest else distance
                    if pushed:
                        at[pushed] = cell
                    estimate = distance_weight * total + blank_weight * nearest
                slots[slot] = count
                keys[count], states[count], parents[count], moves[count] = child, count, number, direction + 1
                g[count], h[count], previous[count], depths[count] = cost, estimate, known, depths[number] + 1
                expanded[count], superseded[count] = NEVER, NEVER
                ranks[count - begin] = rank
                key = (np.uint64(cost + estimate) << np.uint64(32)) | np.uint64(estimate)
                add(key, count, heap_size, heap_key, heap_number)
                heap_size += 1
                count += 1
                open_count += 1
            rank += 1
            if rank == end:
                # the next layer: its best records, in order, with their boards; the others are dropped
                selected = np.int64(0)
                while heap_size > 0:
                    number_below = first_removed(heap_size, heap_key, heap_number)
                    heap_size -= 1
                    if superseded[number_below] != NEVER:
                        continue
                    if selected == kept:
                        superseded[number_below] = steps
                        open_count -= 1
                        dropped += 1
                        for rest in range(heap_size):
                            if superseded[heap_number[rest]] == NEVER:
                                superseded[heap_number[rest]] = steps
                                open_count -= 1
                                dropped += 1
                        heap_size = 0
                        break
                    order[selected] = number_below
                    selected += 1
                _advance_boards(begin, selected, first_cell, last_cell, order, ranks, boards, places)
                for place in range(selected):
                    number_below = np.int64(order[place])
                    local = np.int64(keys[parents[number_below]] & low)
                    before = (local // width + top) * columns + local % width + left
                    local = np.int64(keys[number_below] & low)
                    after = (local // width + top) * columns + local % width + left
                    boards[places[0, place], before] = boards[places[0, place], after]
                rank, end, begin = np.int64(0), selected, count
        max_open = max(max_open, open_count)
        row_node[steps - 1], row_records[steps - 1] = number, count
        row_open[steps - 1], row_generated[steps - 1] = open_count, generated
        if code == SOLVED:
            break
    control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN] = steps, count, generated, open_count
    control[MAX_OPEN], control[DROPPED], control[HEAP_SIZE] = max_open, dropped, heap_size
    control[NEXT], control[END], control[BEGIN] = rank, end, begin
    return code
