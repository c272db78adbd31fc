"""Compiled best-first search for a sub-goal: the cells of the blank and a few tiles, on a board of any size.

A state is a number: the cells of the blank and of the relevant tiles, counted within the remaining part of the board,
with `bits` bits each, the blank's lowest. OPEN is a heap of records by (f, h), the newest first in a tie. A superseded
record remains in it and is skipped when it is removed.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.search.recording.columns import NEVER, NONE
from workbench.tiles.kernels.best_first import SHUFFLE
from workbench.tiles.puzzle.moves import MOVE_COST

# The indices of the counters and settings in `control`.
(
    EXPANDED, RECORDS, GENERATED, OPEN, MAX_OPEN, REOPENED, SHIFT, GOAL, HEAPED, TILES, BITS, COLUMNS, TOP, LEFT, WIDTH,
    BLANK, WEIGHT, COSTS, REOPENS, DELIVERY, EYE,
) = range(21)  # fmt: skip
CONTROL = 32
"""TILES is the number of relevant tiles. TOP, LEFT and WIDTH describe the remaining part of the board.

BLANK is the cell in which the blank must end, or NONE. COSTS: whether f includes g; WEIGHT: the weight of h, in
thousandths. REOPENS: whether closed records are reopened. DELIVERY: whether to use that estimate; otherwise only the
distances are used. EYE: by how much the cost of moving another tile changes with its distance to its goal, in
thousandths of a move.
"""

PAUSED, SOLVED, EMPTY, NO_ROOM = range(4)
"""Return codes of the kernel."""


@kernel
def reindex(keys, superseded, count, slots, shift):
    """Rebuild the index with the newest record of every state; `slots` is int32 with 2^(64 − shift) entries."""
    mask = np.uint64(len(slots) - 1)
    for slot in range(len(slots)):
        slots[slot] = NONE
    for number in range(count):
        if superseded[number] != NEVER:
            continue
        key = keys[number]
        place = ((key ^ (key >> np.uint64(29))) * np.uint64(SHUFFLE)) >> np.uint64(shift)
        while slots[place] >= 0:
            place = (place + np.uint64(1)) & mask
        slots[place] = number


@kernel
def search(
    most, control, keys, parents, moves, g, h, expanded, superseded, previous, states,
    row_node, row_records, row_open, row_reopened, row_generated,
    slots, heap_key, heap_number, ways, place, alone, closed, homes, other_homes, at, trail,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    `keys` … `row_generated`: the recording's columns. `heap_key` uint64 and `heap_number` int32: OPEN. `ways` int64,
    flat (cells, 4, 2): (direction, cell) in the order of generation, direction −1 if there is none. `place` int64, flat
    (cells, 2): row and column. `alone` int64, flat (rows, columns): the cost of a single tile at this distance from its
    goal. `closed` uint8 (cells,): 1 for frozen cells. `homes` int64: the goal cells of the relevant tiles.
    `other_homes` int64 (cells,): the goal cell of the tile that is in each cell at the start. `at`, `trail` int64:
    scratch for the cells of the blank and the tiles, and for four cells.
    """
    steps, count, generated, waiting = control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN]
    most_waiting, reopened, heaped = control[MAX_OPEN], control[REOPENED], control[HEAPED]
    tiles, bits, columns = control[TILES], np.uint64(control[BITS]), control[COLUMNS]
    top, left, width = control[TOP], control[LEFT], control[WIDTH]
    weight, costs, reopens, delivery, eye = (
        control[WEIGHT], control[COSTS], control[REOPENS] > 0, control[DELIVERY] > 0, control[EYE],
    )  # fmt: skip
    shift, mask, one = np.uint64(control[SHIFT]), np.uint64(len(slots) - 1), np.uint64(1)
    scatter, low = np.uint64(SHUFFLE), (np.uint64(1) << bits) - np.uint64(1)
    room = min(len(keys), len(heap_key), len(slots) * 7 // 10) - 4
    last, code = steps + most, PAUSED
    while steps < last:
        # remove the next record that is not superseded from OPEN
        number = np.int64(NONE)
        if count > room or steps == len(row_node):
            code = NO_ROOM
            break
        while heaped > 0:
            number = np.int64(heap_number[0])
            heaped -= 1
            key, moved = heap_key[heaped], heap_number[heaped]
            spot = np.int64(0)
            while True:
                below = 2 * spot + 1
                if below >= heaped:
                    break
                other = below + 1
                if other < heaped and (
                    heap_key[other] < heap_key[below]
                    or (heap_key[other] == heap_key[below] and heap_number[other] > heap_number[below])
                ):
                    below = other
                if key < heap_key[below] or (key == heap_key[below] and moved > heap_number[below]):
                    break
                heap_key[spot], heap_number[spot] = heap_key[below], heap_number[below]
                spot = below
            heap_key[spot], heap_number[spot] = key, moved
            if superseded[number] == NEVER:
                break
            number = np.int64(NONE)
        if number < 0:
            code = EMPTY
            break
        steps += 1
        waiting -= 1
        expanded[number] = steps
        state = keys[number]
        done = True
        for index in range(tiles + 1):
            local = np.int64((state >> (bits * np.uint64(index))) & low)
            at[index] = (local // width + top) * columns + local % width + left
            if index:
                done = done and at[index] == homes[index - 1]
        blank = at[0]
        if done and (control[BLANK] < 0 or control[BLANK] == blank):
            control[GOAL] = number
            code = SOLVED
        else:
            if eye:
                # find which tiles are beside the blank: follow the path back to their cells at the start
                for way in range(4):
                    trail[way] = ways[8 * blank + 2 * way + 1]
                record, here = number, blank
                while parents[record] >= 0:
                    record = np.int64(parents[record])
                    local = np.int64(keys[record] & low)
                    before = (local // width + top) * columns + local % width + left
                    for way in range(4):
                        if trail[way] == before:
                            trail[way] = here
                    here = before
            for way in range(4):
                direction, cell = ways[8 * blank + 2 * way], ways[8 * blank + 2 * way + 1]
                if direction < 0:
                    break
                if closed[cell]:
                    continue
                generated += 1
                child = (state & ~low) | np.uint64((place[2 * cell] - top) * width + place[2 * cell + 1] - left)
                cost, pushed = np.int64(MOVE_COST), 0
                for index in range(1, tiles + 1):
                    if at[index] == cell:
                        pushed = index
                if pushed:
                    offset = bits * np.uint64(pushed)
                    child = (child & ~(low << offset)) | ((state & low) << offset)
                elif eye:
                    home = other_homes[trail[way]]
                    row, column = place[2 * home], place[2 * home + 1]
                    cost += eye * (
                        abs(place[2 * blank] - row) + abs(place[2 * blank + 1] - column)
                        - abs(place[2 * cell] - row) - abs(place[2 * cell + 1] - column)
                    )  # fmt: skip
                cost += g[number]
                slot = ((child ^ (child >> np.uint64(29))) * scatter) >> shift
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
                        waiting -= 1
                    estimate = h[known]
                else:
                    if pushed:
                        at[pushed] = blank
                    total, nearest, dearest = np.int64(0), np.int64(0), np.int64(0)
                    for index in range(1, tiles + 1):
                        home = homes[index - 1]
                        row, column = place[2 * at[index]], place[2 * at[index] + 1]
                        down, right = abs(row - place[2 * home]), abs(column - place[2 * home + 1])
                        if down + right:
                            total += down + right
                            far = abs(row - place[2 * cell]) + abs(column - place[2 * cell + 1])
                            nearest = min(nearest, far) if nearest else far
                            dearest = max(dearest, far - 1 + alone[down * columns + right])
                    if pushed:
                        at[pushed] = cell
                    if delivery:
                        total = max(total + max(nearest - 1, 0), dearest)
                    estimate = MOVE_COST * total
                slots[slot] = count
                keys[count], states[count], parents[count], moves[count] = child, count, number, direction + 1
                g[count], h[count], previous[count] = cost, estimate, known
                expanded[count], superseded[count] = NEVER, NEVER
                f = costs * cost + weight * estimate // 1000
                key = (np.uint64(f) << np.uint64(32)) | np.uint64(estimate)
                spot = heaped
                heaped += 1
                while spot > 0:
                    above = (spot - 1) >> 1
                    if heap_key[above] < key:
                        break
                    heap_key[spot], heap_number[spot] = heap_key[above], heap_number[above]
                    spot = above
                heap_key[spot], heap_number[spot] = key, count
                count += 1
                waiting += 1
        most_waiting = max(most_waiting, waiting)
        row_node[steps - 1], row_records[steps - 1], row_open[steps - 1] = number, count, waiting
        row_reopened[steps - 1], row_generated[steps - 1] = reopened, generated
        if code == SOLVED:
            break
    control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN] = steps, count, generated, waiting
    control[MAX_OPEN], control[REOPENED], control[HEAPED] = most_waiting, reopened, heaped
    return code
