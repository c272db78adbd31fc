"""IDA* on grids, with or without recording: the square, g and the next direction of each node on the path.

It fills the columns of the textbook's recording. For squares and directions see `best_first`.
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
    NO_ROOM,
    OWN,
    PAUSED,
    RECORDING,
    RECORDS,
    SOLVED,
    STEPS,
)
from workbench.compiling.kernels.jit import kernel
from workbench.maps.grid import WATER
from workbench.maps.kernels.moving import cost_of_direction
from workbench.search.recording.columns import NEVER, NONE

STRAIGHT_COST, DIAGONAL_COST, BESIDE = range(OWN, OWN + 3)
"""More indices in `control`; see `best_first`."""
CONTROL = 16


@kernel
def expand(
    most, control, bounds, costs, offsets, is_goal, h_of, room, path, records, nexts, squares, g_of,
    parents, moves, g, h, expanded, left, fates, depths, iterations, states,
    row_node, row_records, row_open, row_reopened, row_generated,
):  # fmt: skip
    """Expand up to `most` nodes. Returns PAUSED, SOLVED, ITERATION_FINISHED, or NO_ROOM if an array must grow first.

    `bounds`, of the type of `h_of`: BOUND and MIN. `costs`, `offsets`, `is_goal`, `h_of`: see `best_first`. `room`: the
    most records. By depth, for the path whose last node is expanded next: `path` uint8, the move to a node, 1 + its
    direction; `records` int32, or NONE; `nexts` uint8, the number of directions tried; `squares` int32; `g_of`, of the
    type of `h_of`. Then follow the columns of the recording; `states` are squares.
    """
    depth, count, steps, mid_expansion = control[DEPTH], control[RECORDS], control[STEPS], control[MID_EXPANSION] > 0
    generated, entered, iteration = control[GENERATED], control[EXPANDED], control[ITERATION]
    straight_cost, diagonal_cost, beside = control[STRAIGHT_COST], control[DIAGONAL_COST], control[BESIDE]
    recording, bound, least = control[RECORDING] > 0, bounds[BOUND], bounds[MIN]
    directions, last, code = len(offsets), entered + most, PAUSED
    while True:
        if mid_expansion:
            mid_expansion = False
        elif depth < 0:
            code = ITERATION_FINISHED
            break
        elif is_goal[squares[depth]]:
            code = SOLVED
            break
        elif entered >= last:
            break
        elif (recording and steps >= len(row_node)) or depth + 2 > len(squares):
            code = NO_ROOM
            break
        else:
            entered += 1
            number = records[depth]
            if recording:
                row_node[steps] = number
            if number != NONE:
                expanded[number] = entered
            nexts[depth] = 0
        advanced = False
        while depth >= 0 and not advanced:
            square, number, direction = np.int64(squares[depth]), records[depth], np.int64(nexts[depth])
            before = np.int64(squares[depth - 1]) if depth > 0 else np.int64(NONE)
            kind, path_cost = costs[square] // WATER, g_of[depth]
            while direction < directions:
                if recording and count >= len(parents):
                    code = NO_ROOM
                    break
                neighbour = square + offsets[direction, 0]
                step_cost = cost_of_direction(
                    costs, offsets, square, direction, kind, beside, straight_cost, diagonal_cost
                )
                direction += 1
                if step_cost < 0 or neighbour == before:
                    continue
                generated += 1
                new_g, estimate = path_cost + costs[neighbour] % WATER * step_cost, h_of[neighbour]
                f = new_g + estimate
                if count >= room:
                    recording = False
                child = np.int64(NONE)
                if recording:
                    child = count
                    count += 1
                    parents[child], moves[child], states[child] = number, direction, neighbour
                    g[child], h[child] = new_g, estimate
                    expanded[child], left[child], fates[child] = NEVER, NEVER, 0
                    depths[child], iterations[child] = depth + 1, iteration
                if f > bound:
                    least = min(least, f)
                    if child != NONE:
                        left[child], fates[child] = entered, CUT
                    continue
                nexts[depth] = direction
                depth += 1
                path[depth], records[depth], squares[depth], g_of[depth] = direction, child, neighbour, new_g
                advanced = True
                break
            if code != PAUSED:
                nexts[depth] = direction
                break
            if not advanced:
                if number != NONE:
                    left[number] = entered
                depth -= 1
        mid_expansion = code != PAUSED
        if mid_expansion:
            break
        if recording:
            row_records[steps], row_open[steps], row_reopened[steps] = count, 1 if depth >= 0 else 0, 0
            row_generated[steps] = generated
            steps += 1
    control[DEPTH], control[RECORDS], control[STEPS], control[RECORDING] = depth, count, steps, recording
    control[GENERATED], control[EXPANDED], control[MID_EXPANSION] = generated, entered, mid_expansion
    bounds[MIN] = least
    return code
