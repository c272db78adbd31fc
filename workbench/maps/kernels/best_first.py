"""Best-first search on grids: breadth-first, uniform-cost, greedy, A*, weighted A*, and jump point search.

It fills the columns of the textbook's recording. A square is its index in a grid with a border of walls, row by row, so
no neighbour is outside the arrays.

OPEN is a row of buckets for ranges of f. A bucket is a linked list of records, to which adding one costs nothing. The
records of the first bucket are moved to a binary heap of (f, tie, signed number), the smallest first: it is so small
that it stays in the processor's cache. Records that have been superseded meanwhile, often half of them, are left out.
Only breadth-first search needs no OPEN: it expands the records in turn.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.best_first_codes import (
    EMPTY,
    HIGH_H,
    IGNORE,
    LIFO,
    LOW_H,
    NO_ROOM,
    ON_OPEN,
    PAUSED,
    SOLVED,
    STATE,
)
from workbench.compiling.kernels.jit import kernel
from workbench.maps.grid import WATER
from workbench.maps.kernels.jumping import is_followed, jump
from workbench.maps.kernels.moving import cost_of_direction
from workbench.search.recording.columns import NEVER, NONE

# The indices of the counters and settings in `control`.
(
    EXPANDED, RECORDS, GENERATED, OPEN, MAX_OPEN, REOPENED, HEAP_SIZE, GOAL,
    ACTIVE, VACANT, COUNTS_G, TIES, CHEAPER, EARLY, STRAIGHT_COST, DIAGONAL_COST, BESIDE, DIRECTIONS,
    WIDTH, JUMPS,
) = range(20)  # fmt: skip
CONTROL = 20
"""ACTIVE: the bucket whose records are in the heap. VACANT: 1 if the first entry of the heap has been taken.
COUNTS_G: 1 if g is part of f. BESIDE: how many of the two squares beside a diagonal must be free.
WIDTH: the difference in number of two squares one above the other. JUMPS: 1 for jump point search."""

_MOST_SUCCESSORS = 8


@kernel
def search(
    most, control, costs, offsets, is_goal, h_of, weighted_h_of, newest_of, beaten_by,
    heads, following, fineness, heap_f, heap_tie, heap_number,
    states, parents, moves, g, h, expanded, superseded, previous,
    row_node, row_records, row_open, row_reopened, row_generated,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    One entry per square, with the border: `costs` uint8, plus WATER on water (see `BorderedGrid`); `is_goal` bool;
    `h_of`, `weighted_h_of` and `beaten_by` int64 or float64, the last the g below which a path is an improvement;
    `newest_of` int32. f = g · COUNTS_G + weighted_h_of. `offsets` int64 (directions, 5): the distance to the neighbour,
    for diagonal moves those to the two squares beside it, else 0, and the differences of the rows and of the columns.
    `heads` int32: the first record of each bucket, of which there are `fineness` for a difference in f of 1;
    `following` int32: the next record of its bucket for each record; `heap_f` and `heap_tie` have the type of `h_of`,
    `heap_number` int32. Then follow the columns of the recording.
    """
    steps, count, generated, open_count = control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN]
    max_open, reopened, size = control[MAX_OPEN], control[REOPENED], control[HEAP_SIZE]
    counts_g, ties, cheaper, early = control[COUNTS_G], control[TIES], control[CHEAPER], control[EARLY] != 0
    straight_cost, diagonal_cost, beside = control[STRAIGHT_COST], control[DIAGONAL_COST], control[BESIDE]
    directions, active, vacant = control[DIRECTIONS], control[ACTIVE], control[VACANT] != 0
    width, jumps = control[WIDTH], control[JUMPS] != 0
    in_turn = cheaper == IGNORE
    newest_first = ties in (LOW_H, LIFO, STATE)
    last, code = steps + most, PAUSED
    while steps < last:
        if (
            count + _MOST_SUCCESSORS > len(states)
            or count + _MOST_SUCCESSORS > len(following)
            or steps >= len(row_node)
        ):
            code = NO_ROOM
            break
        number = NONE
        if in_turn:
            if steps < count:
                number = steps
        else:
            while True:
                moved = heads[active]
                if moved != NONE:
                    heads[active] = following[moved]
                    square = np.int64(states[moved])
                    if newest_of[square] != moved:
                        continue
                    f = g[moved] * counts_g + weighted_h_of[square]
                    tie = f - f
                    if ties == LOW_H:
                        tie = h[moved]
                    elif ties == HIGH_H:
                        tie = -h[moved]
                    elif ties == STATE:
                        tie = tie + square
                    signed = -moved if newest_first else moved
                    if not vacant:
                        if size == len(heap_number):
                            heads[active], code = moved, NO_ROOM
                            break
                        hole = size
                        size += 1
                        while hole > 0:
                            above = (hole - 1) >> 1
                            if heap_f[above] < f or (
                                heap_f[above] == f
                                and (heap_tie[above] < tie or (heap_tie[above] == tie and heap_number[above] < signed))
                            ):
                                break
                            heap_f[hole], heap_tie[hole] = heap_f[above], heap_tie[above]
                            heap_number[hole] = heap_number[above]
                            hole = above
                        heap_f[hole], heap_tie[hole], heap_number[hole] = f, tie, signed
                        continue
                elif vacant:
                    size -= 1
                    f, tie, signed = heap_f[size], heap_tie[size], heap_number[size]
                elif size > 0:
                    vacant = True
                    signed = heap_number[0]
                    number = -signed if newest_first else signed
                    if newest_of[states[number]] == number:
                        break
                    number = NONE
                    continue
                elif active < len(heads) - 1:
                    active += 1
                    continue
                else:
                    break
                vacant = False
                hole = 0
                while True:
                    child = 2 * hole + 1
                    if child >= size:
                        break
                    other = child + 1
                    if other < size and (
                        heap_f[other] < heap_f[child]
                        or (
                            heap_f[other] == heap_f[child]
                            and (
                                heap_tie[other] < heap_tie[child]
                                or (heap_tie[other] == heap_tie[child] and heap_number[other] < heap_number[child])
                            )
                        )
                    ):
                        child = other
                    if f < heap_f[child] or (
                        f == heap_f[child]
                        and (tie < heap_tie[child] or (tie == heap_tie[child] and signed < heap_number[child]))
                    ):
                        break
                    heap_f[hole], heap_tie[hole], heap_number[hole] = heap_f[child], heap_tie[child], heap_number[child]
                    hole = child
                heap_f[hole], heap_tie[hole], heap_number[hole] = f, tie, signed
        if number == NONE:
            if code == PAUSED:
                code = EMPTY
            break
        steps += 1
        open_count -= 1
        expanded[number] = steps
        square = np.int64(states[number])
        if is_goal[square]:
            control[GOAL], code = number, SOLVED
        else:
            path_cost, kind = g[number], costs[square] // WATER
            arrived = (moves[number] - 1) % directions if moves[number] > 0 else -1
            if cheaper == ON_OPEN:
                beaten_by[square] = -1
            for direction in range(directions):
                step_cost = cost_of_direction(
                    costs, offsets, square, direction, kind, beside, straight_cost, diagonal_cost
                )
                if step_cost < 0:
                    continue
                neighbour, length = square + offsets[direction, 0], 1
                if jumps:
                    down, right = offsets[direction, 3], offsets[direction, 4]
                    if arrived >= 0 and not is_followed(
                        costs, kind, square, down, right, offsets[arrived, 3], offsets[arrived, 4], width, beside
                    ):
                        continue
                    neighbour = jump(costs, is_goal, kind, square, down, right, width, beside)
                    if neighbour == NONE:
                        continue
                    length = (neighbour - square) // offsets[direction, 0]
                generated += 1
                new_g = path_cost + length * (costs[neighbour] % WATER * step_cost)
                if new_g >= beaten_by[neighbour]:
                    continue
                known = newest_of[neighbour]
                if known != NONE:
                    if expanded[known] != NEVER:
                        reopened += 1
                    else:
                        open_count -= 1
                    superseded[known] = steps
                states[count], parents[count], moves[count] = (
                    neighbour,
                    number,
                    1 + direction + (length - 1) * directions,
                )
                estimate = h_of[neighbour]
                g[count], h[count] = new_g, estimate
                expanded[count], superseded[count], previous[count] = NEVER, NEVER, known
                newest_of[neighbour] = count
                beaten_by[neighbour] = -1 if cheaper == IGNORE else new_g
                open_count += 1
                count += 1
                if early and is_goal[neighbour]:
                    control[GOAL], code = count - 1, SOLVED
                    break
                if not in_turn:
                    f = new_g * counts_g + weighted_h_of[neighbour]
                    bucket = min(max(np.int64(f * fineness), active), len(heads) - 1)
                    following[count - 1], heads[bucket] = heads[bucket], count - 1
        max_open = max(max_open, open_count)
        row_node[steps - 1], row_records[steps - 1], row_open[steps - 1] = number, count, open_count
        row_reopened[steps - 1], row_generated[steps - 1] = reopened, generated
        if code == SOLVED:
            break
    control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN] = steps, count, generated, open_count
    control[MAX_OPEN], control[REOPENED], control[HEAP_SIZE] = max_open, reopened, size
    control[ACTIVE], control[VACANT] = active, vacant
    return code
