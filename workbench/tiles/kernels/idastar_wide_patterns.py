"""Fast IDA* with additive pattern databases on boards of more than 16 cells, in which moves are made and undone.

When a node is expanded, the entries of all its successors are looked up before the first of them is examined, so that
the memory accesses overlap. A move changes the rank (`pattern_ranks`) of one pattern, and of one for the mirrored
board. If the tile moves to the next cell in the order of the cells, the change is the tile's weight: by how much one
more in its digit increases the rank. Otherwise it *passes* cells: the change is a weight for each cell, and something
for each tile of the pattern in a cell that it passes.

A *view* is 0 for the board, 1 for the mirrored board. A *mark* is the place of a pattern's entry among all tables, and
in the lowest 8 bits the entry, in moves.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.idastar_codes import (
    BOUND,
    DEPTH,
    EXPANDED,
    GENERATED,
    ITERATION_FINISHED,
    MIN,
    NO_ROOM,
    PAUSED,
    SOLVED,
)
from workbench.compiling.kernels.jit import kernel
from workbench.tiles.kernels.idastar import MAX_DEPTH
from workbench.tiles.kernels.idastar_wide import MOVE_FIELDS
from workbench.tiles.puzzle.moves import MOVE_COST

TILES = 32
"""The length of a row in a table by tiles."""
NEXT, COUNT, REST, FIRST = 0, 1, 2, 4
_CELL, _DIRECTION, _REST, _MARK, _FIELDS = 0, 1, 2, 4, 6
NO_REST = 1 << 30
"""The bound minus f by the mirrored board if that is not looked up."""
FRAME = 32
"""The fields of a frame: the number of successors examined, of all successors, the bound minus f in moves by each view,
and for each successor the blank's cell, the direction, the bound minus f, and the mark that is new, by each view."""


@kernel
def expand_wide_patterns(
    most, control, board, goal, path, cells_of, move_table, frames, marks, passed, slots, weights, changes, mirrored,
    values,
):  # fmt: skip
    """Expand up to `most` nodes. Returns PAUSED, SOLVED, ITERATION_FINISHED or NO_ROOM.

    For `board`, `goal`, `path`, `cells_of` and `move_table` see `idastar_wide.expand`. `frames` int64, flat (depths,
    FRAME). `marks` int64: the board's. `passed` int64, flat (cells, 4 directions, length): the cells that a tile passes
    in one of the views. `slots` int64, flat (TILES, views): which mark a tile changes. `weights` int64, flat (views,
    TILES), `changes` int64, flat (views, TILES, TILES): what a tile changes by passing another one.
    """
    depth, generated, expanded = control[DEPTH], control[GENERATED], control[EXPANDED]
    last, bound, cells = expanded + most, control[BOUND] // MOVE_COST, len(board)
    least = control[MIN] // MOVE_COST - bound  # by how much the nearest node that was cut off exceeds the bound
    initial_least, length = least, len(passed) // (4 * cells)
    code = PAUSED
    while True:
        frame = depth * FRAME
        if frames[frame + REST] == bound - depth:  # the estimate is 0
            differing = 0
            for cell in range(cells):
                differing += board[cell] != goal[cell]
            if differing == 0:
                code = SOLVED
                break
        if expanded >= last:
            break
        if depth > MAX_DEPTH - 4:
            code = NO_ROOM
            break
        expanded += 1
        blank, reverse, count = cells_of[depth], path[depth] ^ 1, 0
        rest, rest_mirrored = frames[frame + REST] - 1, frames[frame + REST + 1] - 1
        base = blank * MOVE_FIELDS
        successor = frame + FIRST
        for move in range(move_table[base]):
            direction, cell = move_table[base + 1 + 2 * move], move_table[base + 2 + 2 * move]
            if direction == reverse:
                continue
            tile = np.int64(board[cell])
            view = direction >> 1  # in which the tile passes others
            row = (view * TILES + tile) * TILES
            far = (length + 1) * weights[view * TILES + tile]
            first = (blank * 4 + direction) * length
            for number in range(length):
                far += changes[row + board[passed[first + number]]]
            near = weights[(1 - view) * TILES + tile]
            change = far if view == 0 else near
            change_mirrored = near if view == 0 else far
            if direction == 1 or direction == 3:  # the blank moves to a later cell, so the tile to an earlier one
                change, change_mirrored = -change, -change_mirrored
            mark = marks[slots[2 * tile]]
            place = np.uint64((mark >> 8) + change)
            entry = np.int64(values[place])
            frames[successor + _CELL], frames[successor + _DIRECTION] = cell, direction
            frames[successor + _REST] = rest + (mark & 255) - entry
            frames[successor + _MARK] = np.int64(place << np.uint64(8)) | entry
            if mirrored:
                mark = marks[slots[2 * tile + 1]]
                place = np.uint64((mark >> 8) + change_mirrored)
                entry = np.int64(values[place])
                frames[successor + _REST + 1] = rest_mirrored + (mark & 255) - entry
                frames[successor + _MARK + 1] = np.int64(place << np.uint64(8)) | entry
            else:
                frames[successor + _REST + 1], frames[successor + _MARK + 1] = NO_REST, marks[slots[2 * tile + 1]]
            successor += _FIELDS
            count += 1
        frames[frame + NEXT], frames[frame + COUNT] = 0, count
        advanced = False
        while not advanced:
            number, count = frames[frame + NEXT], frames[frame + COUNT]
            while number < count and not advanced:
                successor = frame + FIRST + _FIELDS * number
                number += 1
                rest = min(frames[successor + _REST], frames[successor + _REST + 1])
                advanced = rest >= 0
                if not advanced:
                    least = min(least, -rest)
            generated += number - frames[frame + NEXT]
            frames[frame + NEXT] = number
            if not advanced:
                depth -= 1
                if depth < 0:
                    code = ITERATION_FINISHED
                    break
                frame = depth * FRAME
                successor = frame + FIRST + _FIELDS * (frames[frame + NEXT] - 1)
            # make the move, or undo it
            blank, cell = cells_of[depth], frames[successor + _CELL]
            emptied, filled = (cell, blank) if advanced else (blank, cell)
            tile = board[emptied]
            board[emptied], board[filled] = 0, tile
            slot, other = slots[2 * np.int64(tile)], slots[2 * np.int64(tile) + 1]
            frames[successor + _MARK], marks[slot] = marks[slot], frames[successor + _MARK]
            frames[successor + _MARK + 1], marks[other] = marks[other], frames[successor + _MARK + 1]
        if code != PAUSED:
            break
        depth += 1
        path[depth], cells_of[depth] = frames[successor + _DIRECTION], frames[successor + _CELL]
        frames[depth * FRAME + REST] = frames[successor + _REST]
        frames[depth * FRAME + REST + 1] = frames[successor + _REST + 1]
    control[DEPTH], control[GENERATED], control[EXPANDED] = depth, generated, expanded
    if least < initial_least:
        control[MIN] = (bound + least) * MOVE_COST
    return code
