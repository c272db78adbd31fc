"""Fast IDA* with linear conflicts: only the lines that a move changes are looked up again.

It works like `idastar.expand_unrecorded`, on a stack of pending nodes. Each of them also has the codes of its rows and
of its columns (`lines`), and the bound minus f (`slacks`). A *view* is 0 for vertical moves and rows, 1 for horizontal
moves and columns.

The code of the rows has CODE_BITS bits for each cell, in board order: 1 plus the column of the tile's goal cell if that
is in the row in which the tile is, else 0. So the bits of a row are the index into a table of the row's conflicts. The
code of the columns is the same for the board mirrored at its main diagonal.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.idastar_codes import (
    BOUND,
    EXPANDED,
    GENERATED,
    ITERATION_FINISHED,
    MIN,
    NO_ROOM,
    PAUSED,
    SOLVED,
)
from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.idastar import MAX_DEPTH, PENDING
from workbench.tiles.puzzle.moves import MOVE_COST

CODE_BITS = 3
STEP_FIELDS = 22
TILES = 16
MAX_LINE = 5
"""The maximum number of cells of a line: its table has 2 ** (CODE_BITS * MAX_LINE) entries."""


@kernel
def expand_with_conflicts(
    most, control, states, metas, path, goal, lines, slacks, steps, deltas, changes, home_lines, leaving,
):  # fmt: skip
    """Expand up to `most` nodes; see `idastar.expand_unrecorded`. The upper bits of a meta are not used.

    `lines` uint64, flat (capacity, views); `slacks` int64 (capacity,). `steps` uint64, flat (ways, STEP_FIELDS): the
    number of moves, the shift of the blank, then for each move the tile's shift, the way after it, the offset of its
    changes in `deltas` and `changes`, the view, and the offset of the direction in `homes` (`idastar_walks`). `deltas`
    int32, flat (cell, cell, tile): MOVE_COST plus the change of the tiles' amounts. `changes` uint64, flat (cell, cell,
    tile, views): what a move changes in the codes. `home_lines` uint64, flat (views, 16 tiles): the shift in the code
    of the only line whose conflicts a tile can change, that of its goal. `leaving` uint8, flat (views, codes of a
    line): the number of tiles that must leave the line.
    """
    if control[BOUND] >= (MAX_DEPTH - 4) * MOVE_COST:
        return NO_ROOM
    one, two, three, five = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(5)
    low, byte, eight = np.uint64(15), np.uint64(255), np.uint64(8)
    pending, generated, expanded = np.uint64(control[PENDING]), control[GENERATED], control[EXPANDED]
    last, bound, least = expanded + most, control[BOUND], control[MIN]
    goal_state, every_bit = goal[0], np.uint64(2**64 - 1)
    codes = np.uint64(len(leaving) // 2)
    code_mask = codes - one
    code = PAUSED
    while True:
        if pending == np.uint64(0):
            code = ITERATION_FINISHED
            break
        at = pending - one
        state, meta = states[at], metas[at]
        if state == goal_state:
            code = SOLVED
            break
        if expanded >= last:
            break
        pending = at
        expanded += 1
        way = meta & byte
        path[(meta >> eight) & np.uint64(0xFFFF)] = np.int64(way)
        base = way * np.uint64(STEP_FIELDS)
        generated += np.int64(steps[base])
        blank_shift, deeper, slack = steps[base + one], meta - way + np.uint64(256), slacks[at]
        lines_here = lines[two * at]
        lines_differ = lines_here ^ lines[two * at + one]
        step = base + two + five * steps[base]
        while step > base + two:
            step -= five
            shift, after, view = steps[step], steps[step + one], steps[step + three]
            tile = (state >> shift) & low
            pair = steps[step + two] + tile
            selected = view * every_bit
            before = lines_here ^ (lines_differ & selected)
            line = before ^ changes[two * pair + view]
            home_line, line_codes = home_lines[view * np.uint64(TILES) + tile], view * codes
            added = np.int64(leaving[line_codes + ((line >> home_line) & code_mask)])
            added -= np.int64(leaving[line_codes + ((before >> home_line) & code_mask)])
            rest = slack - np.int64(deltas[pair]) - 2 * MOVE_COST * added
            if rest < 0:
                least = min(least, bound - rest)
                continue
            states[pending] = (state ^ (tile << shift)) | (tile << blank_shift)
            metas[pending], slacks[pending] = deeper + after, rest
            lines[two * pending + view] = line
            lines[two * pending + (one ^ view)] = before ^ lines_differ ^ changes[two * pair + (one ^ view)]
            pending += one
    control[PENDING], control[GENERATED], control[EXPANDED], control[MIN] = pending, generated, expanded, least
    return code
