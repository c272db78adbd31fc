"""Fast IDA* with linear conflicts and walking distances: only the lines that a move changes are looked up again.

It works like `idastar.expand_unrecorded`, on a stack of pending nodes. Each of them also has the codes of its rows and
of its columns (`lines`), the walking distances of both (`walks`), and for each component of the estimate the bound
minus f (`slacks`).

The code of the rows has CODE_BITS bits for each cell, in board order: 1 plus the column of the tile's goal cell if that
is in the row in which the tile is, else 0. So the bits of a row are the index into a table of the row's conflicts. The
code of the columns is the same for the board mirrored at its main diagonal. A walk is a place in the table `following`,
and in the lowest 8 bits the distance.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.idastar import (
    BOUND,
    EXPANDED,
    FIELDS,
    GENERATED,
    ITERATION_FINISHED,
    MAX_DEPTH,
    MIN,
    NO_ROOM,
    PAUSED,
    PENDING,
    SOLVED,
)
from workbench.tiles.puzzle.moves import MOVE_COST

CODE_BITS = 3
MAX_COMPONENTS = 8
MAX_LINE = 5
"""The maximum number of cells of a line: its table has 2 ** (CODE_BITS * MAX_LINE) entries."""


def _expansion(with_conflicts, with_walking, single):
    """Return the kernel for estimates with or without conflicts and walking distances, of one component or several."""

    @kernel
    def expand(
        most, control, states, metas, path, table, goal, lines, walks, slacks,
        deltas, conflicts, walking, changes, line_shifts, leaving, homes, following,
    ):  # fmt: skip
        """Expand up to `most` nodes; see `idastar.expand_unrecorded`. The upper bits of a meta are not used.

        A *view* is 0 for vertical moves and rows, 1 for horizontal moves and columns. `lines`, `walks` uint64, flat
        (capacity, views); `slacks` int64, flat (capacity, components). `deltas` int32, flat (components, cell, cell,
        tile): MOVE_COST plus the change of the tiles' amounts. `conflicts`, `walking` bool (components,): what a
        component adds. `changes` uint64, flat (cell, cell, tile, views): what a move changes in the codes.
        `line_shifts` uint64, flat (cells, views): the shift of a cell's line in its code. `leaving` uint8, flat (views,
        codes of a line): the number of tiles that must leave the line. `homes` uint64, flat (directions, 16 tiles), and
        `following` uint64: the walk after a move is `following[(walk >> 8) + homes[direction, tile]]`.
        """
        one, two, three, four, five = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4), np.uint64(5)
        low, byte, eight, deepest = np.uint64(15), np.uint64(255), np.uint64(8), np.uint64(MAX_DEPTH - 4)
        pending, generated, expanded = np.uint64(control[PENDING]), control[GENERATED], control[EXPANDED]
        last, room, bound, least = expanded + most, np.uint64(len(states) - 4), control[BOUND], control[MIN]
        goal_state, every_bit = goal[0], np.uint64(2**64 - 1)
        components, pairs = np.uint64(len(conflicts)), np.uint64(len(deltas) // len(conflicts))
        codes = np.uint64(len(leaving) // 2)
        code_mask = codes - one
        slacks_here = np.empty(MAX_COMPONENTS, np.int64)
        code = PAUSED
        while True:
            if pending == np.uint64(0):
                code = ITERATION_FINISHED
                break
            at = pending - one
            state, meta = states[at], metas[at]
            depth = (meta >> eight) & np.uint64(0xFFFF)
            if state == goal_state:
                code = SOLVED
                break
            if expanded >= last:
                break
            if pending > room or depth > deepest:
                code = NO_ROOM
                break
            pending = at
            expanded += 1
            way = meta & byte
            path[depth] = np.int64(way)
            base = way * np.uint64(FIELDS)
            moves = table[base]
            generated += moves
            blank = way // five
            blank_shift = np.uint64(60) - four * blank
            deeper = (depth + one) << eight
            lines_here = walks_here = lines_differ = walks_differ = np.uint64(0)
            if with_conflicts:
                lines_here = lines[two * at]
                lines_differ = lines_here ^ lines[two * at + one]
            if with_walking:
                walks_here = walks[two * at]
                walks_differ = walks_here ^ walks[two * at + one]
            slack = np.int64(0)
            if single:
                slack = slacks[at]
            else:
                for number in range(components):
                    slacks_here[number] = slacks[at * components + number]
            entry = base + three * np.uint64(moves)
            for _ in range(moves):
                entry -= three
                shift, after = np.uint64(table[entry + one]), np.uint64(table[entry + two])
                cell = after // five
                tile = (state >> shift) & low
                pair = np.uint64(table[entry + three]) + tile
                direction = after - five * cell
                view = direction >> one
                selected = view * every_bit
                added, walked, line, other, walk, new_walk = 0, 0, one, one, one, one
                if with_conflicts:
                    before = lines_here ^ (lines_differ & selected)
                    line = before ^ changes[two * pair + view]
                    other = before ^ lines_differ ^ changes[two * pair + (one ^ view)]
                    first, second = line_shifts[two * blank + view], line_shifts[two * cell + view]
                    line_codes = view * codes
                    added = (
                        np.int64(leaving[line_codes + ((line >> first) & code_mask)])
                        + np.int64(leaving[line_codes + ((line >> second) & code_mask)])
                        - np.int64(leaving[line_codes + ((before >> first) & code_mask)])
                        - np.int64(leaving[line_codes + ((before >> second) & code_mask)])
                    )
                if with_walking:
                    walk = walks_here ^ (walks_differ & selected)
                    new_walk = following[(walk >> eight) + homes[direction * np.uint64(16) + tile]]
                    walked = np.int64(new_walk & byte) - np.int64(walk & byte)
                if single:
                    rest = slack - np.int64(deltas[pair]) - 2 * MOVE_COST * added - MOVE_COST * walked
                else:
                    rest = np.int64(1) << 62
                    for number in range(components):
                        left = slacks_here[number] - np.int64(deltas[number * pairs + pair])
                        if conflicts[number]:
                            left -= 2 * MOVE_COST * added
                        if walking[number]:
                            left -= MOVE_COST * walked
                        slacks[pending * components + number] = left
                        rest = min(rest, left)
                if rest < 0:
                    least = min(least, bound - rest)
                    continue
                states[pending] = (state ^ (tile << shift)) | (tile << blank_shift)
                metas[pending] = deeper | after
                if single:
                    slacks[pending] = rest
                if with_conflicts:
                    lines[two * pending + view], lines[two * pending + (one ^ view)] = line, other
                if with_walking:
                    walks[two * pending + view] = new_walk
                    walks[two * pending + (one ^ view)] = walk ^ walks_differ
                pending += one
        control[PENDING], control[GENERATED], control[EXPANDED], control[MIN] = pending, generated, expanded, least
        return code

    return expand


expand_with_conflicts, expand_with_walking = _expansion(True, False, True), _expansion(False, True, True)
expand_with_lines = _expansion(True, True, False)
