"""Searches on grids that work layer by layer: bidirectional breadth-first search and beam search.

They fill the columns of the textbook's recording. For squares and directions see `best_first`. A layer is a range of
records: those generated while the previous layer is expanded.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.best_first_codes import (
    EMPTY,
    HIGH_H,
    LIFO,
    LOW_H,
    NO_ROOM,
    PAUSED,
    SOLVED,
    STATE,
)
from workbench.compiling.kernels.jit import helper, kernel
from workbench.compiling.kernels.layer_codes import (
    BEGIN,
    BEGIN_BACK,
    DROPPED,
    END,
    EXPANDED,
    GENERATED,
    GOAL,
    MAX_OPEN,
    NEXT,
    OPEN,
    OTHER,
    OWN,
    RECORDS,
    SIDE,
    STOP,
    STOP_BACK,
    TIES,
    WIDTH,
)
from workbench.maps.grid import WATER
from workbench.maps.kernels.moving import cost_of_direction
from workbench.search.recording.columns import NEVER, NONE

STRAIGHT_COST, DIAGONAL_COST, BESIDE = range(OWN, OWN + 3)
"""More indices in `control`; see `best_first`."""

_MOST_SUCCESSORS = 8


@kernel
def bidirectional(
    most, control, costs, offsets, newest_of,
    states, parents, moves, g, h, expanded, superseded, previous, sides, depths,
    row_node, row_records, row_open, row_reopened, row_generated,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    `costs`, `offsets`: see `best_first`. `newest_of` int32: the record of each square, first those of the forward side,
    then those of the other, NONE if there is none. Then follow the columns of the recording. When the sides meet,
    `control` has the record on this side, GOAL, and the one on the other side, OTHER.
    """
    steps, count, generated, open_count = control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN]
    max_open, at, end, side = control[MAX_OPEN], control[NEXT], control[END], control[SIDE]
    straight_cost, diagonal_cost, beside = control[STRAIGHT_COST], control[DIAGONAL_COST], control[BESIDE]
    directions, squares = len(offsets), len(costs)
    last, code = steps + most, PAUSED
    while steps < last:
        if at == end:
            forward, backward = control[STOP] - control[BEGIN], control[STOP_BACK] - control[BEGIN_BACK]
            if forward == 0 or backward == 0:
                code = EMPTY
                break
            side = np.int64(0 if forward <= backward else 1)
            at, end = control[BEGIN + side], control[STOP + side]
            control[BEGIN + side] = control[STOP + side] = count
        if count + _MOST_SUCCESSORS > len(states) or steps >= len(row_node):
            code = NO_ROOM
            break
        number = at
        at += 1
        steps += 1
        open_count -= 1
        expanded[number] = steps
        square = np.int64(states[number])
        kind, left = costs[square] // WATER, costs[square] % WATER
        for direction in range(directions):
            step_cost = cost_of_direction(costs, offsets, square, direction, kind, beside, straight_cost, diagonal_cost)
            if step_cost < 0:
                continue
            generated += 1
            neighbour = square + offsets[direction, 0]
            if newest_of[side * squares + neighbour] != NONE:
                continue
            entered = costs[neighbour] % WATER if side == 0 else left  # backwards, the move leads to `square`
            newest_of[side * squares + neighbour] = count
            states[count], parents[count], moves[count] = neighbour, number, 1 + direction
            g[count], h[count] = g[number] + entered * step_cost, 0
            expanded[count], superseded[count], previous[count] = NEVER, NEVER, NONE
            sides[count], depths[count] = side, depths[number] + 1
            open_count += 1
            count += 1
            other = newest_of[(1 - side) * squares + neighbour]
            if other != NONE:
                control[GOAL], control[OTHER] = count - 1, other
                code = SOLVED
                break
        control[STOP + side] = count
        max_open = max(max_open, open_count)
        row_node[steps - 1], row_records[steps - 1], row_open[steps - 1] = number, count, open_count
        row_reopened[steps - 1], row_generated[steps - 1] = 0, generated
        if code == SOLVED:
            break
    control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN] = steps, count, generated, open_count
    control[MAX_OPEN], control[NEXT], control[END], control[SIDE] = max_open, at, end, side
    return code


@kernel
def beam(
    most, control, costs, offsets, is_goal, h_of, newest_of, layer, keys, secondary_keys,
    states, parents, moves, g, h, expanded, superseded, previous, depths,
    row_node, row_records, row_open, row_reopened, row_generated,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    `costs`, `offsets`, `is_goal`, `h_of`: see `best_first`. `newest_of` int32: the newest record of each square, or
    NONE. `layer` int32: from NEXT to END the rest of the current layer, the best record last. `keys` and
    `secondary_keys`, of the type of `h_of` and the length of `layer`: scratch for selecting the next layer. Then follow
    the columns of the recording.
    """
    steps, count, generated, open_count = control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN]
    max_open, first, end, begin = control[MAX_OPEN], control[NEXT], control[END], control[BEGIN]
    dropped, width, ties = control[DROPPED], control[WIDTH], control[TIES]
    straight_cost, diagonal_cost, beside = control[STRAIGHT_COST], control[DIAGONAL_COST], control[BESIDE]
    directions, last, code = len(offsets), steps + most, PAUSED
    while steps < last:
        if end == first:
            code = EMPTY
            break
        if (
            count + _MOST_SUCCESSORS > len(states)
            or steps >= len(row_node)
            or count - begin + _MOST_SUCCESSORS > len(layer)
        ):
            code = NO_ROOM
            break
        end -= 1
        number = np.int64(layer[end])
        steps += 1
        open_count -= 1
        expanded[number] = steps
        square = np.int64(states[number])
        if is_goal[square]:
            control[GOAL] = number
            code = SOLVED
        else:
            kind = costs[square] // WATER
            for direction in range(directions):
                step_cost = cost_of_direction(
                    costs, offsets, square, direction, kind, beside, straight_cost, diagonal_cost
                )
                if step_cost < 0:
                    continue
                generated += 1
                neighbour = square + offsets[direction, 0]
                new_g = g[number] + costs[neighbour] % WATER * step_cost
                known = newest_of[neighbour]
                if known != NONE:
                    if expanded[known] != NEVER or superseded[known] != NEVER or new_g >= g[known]:
                        continue
                    superseded[known] = steps
                    open_count -= 1
                newest_of[neighbour] = count
                states[count], parents[count], moves[count] = neighbour, number, 1 + direction
                g[count], h[count], depths[count] = new_g, h_of[neighbour], depths[number] + 1
                expanded[count], superseded[count], previous[count] = NEVER, NEVER, known
                open_count += 1
                count += 1
            while end > first and superseded[layer[end - 1]] != NEVER:
                end -= 1  # superseded while on OPEN
            if end == first:
                end = np.int64(0)
                for other in range(begin, count):
                    if superseded[other] == NEVER:
                        layer[end] = other
                        end += 1
                first = select_best(end, width, ties, layer, keys, secondary_keys, states, g, h)
                for place in range(first):
                    superseded[layer[place]] = steps
                    open_count -= 1
                    dropped += 1
                begin = count
        max_open = max(max_open, open_count)
        row_node[steps - 1], row_records[steps - 1], row_open[steps - 1] = number, count, open_count
        row_reopened[steps - 1], row_generated[steps - 1] = 0, generated
        if code == SOLVED:
            break
    control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN] = steps, count, generated, open_count
    control[MAX_OPEN], control[NEXT], control[END], control[BEGIN] = max_open, first, end, begin
    control[DROPPED] = dropped
    return code


@kernel
def select_best(count, width, ties, layer, keys, secondary_keys, states, g, h):
    """Sort the best `width` of the first `count` records of `layer` to their end, the best one last.

    Returns where they begin. It is a heap sort: the heap has the best record first, and what is taken off it goes to
    the place that it no longer needs.
    """
    newest_first = ties in (LOW_H, LIFO, STATE)
    for place in range(count):
        number = layer[place]
        keys[place] = g[number] + h[number]
        if ties == LOW_H:
            secondary_keys[place] = h[number]
        elif ties == HIGH_H:
            secondary_keys[place] = -h[number]
        else:
            secondary_keys[place] = states[number] if ties == STATE else 0
    for place in range(count // 2 - 1, -1, -1):
        _sink(place, count, newest_first, layer, keys, secondary_keys)
    first = np.int64(max(count - width, 0))
    for end in range(count - 1, first - 1, -1):
        layer[0], layer[end] = layer[end], layer[0]
        keys[0], keys[end] = keys[end], keys[0]
        secondary_keys[0], secondary_keys[end] = secondary_keys[end], secondary_keys[0]
        _sink(0, end, newest_first, layer, keys, secondary_keys)
    return first


@kernel
def _sink(place, count, newest_first, layer, keys, secondary_keys):
    """Move an entry down to its place in the heap of `count` entries."""
    number, key, secondary_key = layer[place], keys[place], secondary_keys[place]
    while True:
        below = 2 * place + 1
        if below >= count:
            break
        other = below + 1
        if other < count and _is_before(
            keys[other], secondary_keys[other], layer[other],
            keys[below], secondary_keys[below], layer[below], newest_first,
        ):  # fmt: skip
            below = other
        if _is_before(key, secondary_key, number, keys[below], secondary_keys[below], layer[below], newest_first):
            break
        layer[place], keys[place], secondary_keys[place] = layer[below], keys[below], secondary_keys[below]
        place = below
    layer[place], keys[place], secondary_keys[place] = number, key, secondary_key


@helper
def _is_before(key, secondary_key, number, other_key, other_secondary_key, other, newest_first):
    """Return whether a record comes before another one."""
    if key != other_key:
        return key < other_key
    if secondary_key != other_secondary_key:
        return secondary_key < other_secondary_key
    return number > other if newest_first else number < other
