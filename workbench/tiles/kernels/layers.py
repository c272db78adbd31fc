"""Compiled searches on boards that work layer by layer: bidirectional breadth-first search and beam search.

They fill the columns of the textbook's recording. On boards all paths to a state of a layer have the same cost, so no
record is ever superseded by another. A layer is a range of records: those generated while the previous layer is
expanded. The index is a hash table of records with linear probing, NONE if empty; both sides share it.

A board that is too large to be packed is identified by a hash and a row of `tiles`; otherwise `tiles` has no rows.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.best_first_codes import EMPTY, NO_ROOM, PAUSED, SOLVED
from workbench.compiling.kernels.jit import kernel
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
    PRUNED,
    RECORDS,
    SIDE,
    STOP,
    STOP_BACK,
    TIES,
    WIDTH,
)
from workbench.search.recording.columns import NEVER, NONE
from workbench.tiles.kernels.best_first_index import scattered
from workbench.tiles.kernels.estimates import evaluate_board
from workbench.tiles.puzzle.moves import MOVE_COST

# More indices in `control`.
SHIFT, ADDITIVE, ROWS, COLUMNS = range(OWN, OWN + 4)

NEWEST, OLDEST, STATE = range(3)
"""Tie-breaking among equal estimates, which within a layer means equal f."""


@kernel
def reindex(boards, count, slots, shift):
    """Rebuild the index with all records; `slots` is int32 with 2^(64 − shift) entries."""
    mask = np.uint64(len(slots) - 1)
    for slot in range(len(slots)):
        slots[slot] = NONE
    for number in range(count):
        state = boards[number]
        place = scattered(state) >> np.uint64(shift)
        while slots[place] >= 0:
            place = (place + np.uint64(1)) & mask
        slots[place] = number


@kernel
def find(boards, tiles, sides, state, board, side, slots, shift):
    """Return the record of a state on a side, or NONE. `sides` is empty if there is only one side.

    `state`: the packed board, or the hash of a larger one; `board` uint8 (cells,) is used only if `tiles` has rows.

    Records that were added to the index after `boards` was obtained are skipped.
    """
    mask = np.uint64(len(slots) - 1)
    place = scattered(state) >> np.uint64(shift)
    while slots[place] >= 0:
        number = slots[place]
        if number < len(boards) and boards[number] == state and (len(sides) == 0 or sides[number] == side):
            same = len(tiles) == 0
            if number < len(tiles):
                same = True
                for cell in range(len(board)):
                    same = same and tiles[number, cell] == board[cell]
            if same:
                return np.int64(number)
        place = (place + np.uint64(1)) & mask
    return np.int64(NONE)


@kernel
def bidirectional(
    most, control, boards, blanks, slots, move_table, tiles, hashes, board,
    states, parents, moves, g, expanded, superseded, previous, sides, depths,
    row_node, row_records, row_open, row_generated,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    `boards` uint64, `blanks` uint8; `move_table` int64, flat (cells, 4, 2): (direction, cell) in the order of
    generation, direction −1 if there is none; `tiles` uint8 (capacity, cells); `hashes` uint64, flat (tiles, cells);
    `board` uint8, scratch followed by the goal's tiles; the other columns are the recording's. When the sides meet,
    `control` has the record on this side, GOAL, and the one on the other side, OTHER.
    """
    cells, unpacked = len(board) >> 1, len(tiles) > 0
    steps, count, generated, open_count = control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN]
    max_open, at, end, side = control[MAX_OPEN], control[NEXT], control[END], control[SIDE]
    shift, mask, one, low = np.uint64(control[SHIFT]), np.uint64(len(slots) - 1), np.uint64(1), np.uint64(15)
    room = min(len(boards), len(slots) * 7 // 10) - 4
    last, steps_room, code = steps + most, len(row_node), PAUSED
    while steps < last:
        if at == end:
            forward, backward = control[STOP] - control[BEGIN], control[STOP_BACK] - control[BEGIN_BACK]
            if forward == 0 or backward == 0:
                code = EMPTY
                break
            side = np.int64(0 if forward <= backward else 1)
            at, end = control[BEGIN + side], control[STOP + side]
            control[BEGIN + side] = count
        if count > room or steps == steps_room:
            code = NO_ROOM
            break
        number = at
        at += 1
        steps += 1
        open_count -= 1
        expanded[number] = steps
        state, blank, last_direction = boards[number], np.int64(blanks[number]), np.int64(moves[number]) - 1
        if unpacked:
            for cell in range(cells):
                board[cell] = tiles[number, cell]
        for offset in range(8 * blank, 8 * blank + 8, 2):
            direction, cell = move_table[offset], move_table[offset + 1]
            if direction < 0:
                break
            generated += 1
            if last_direction >= 0 and direction == last_direction ^ 1:
                continue  # back to the parent, which this side has already
            if unpacked:
                tile = np.uint64(board[cell])
                child = state ^ hashes[np.int64(tile) * cells + cell] ^ hashes[np.int64(tile) * cells + blank]
            else:
                tile = (state >> np.uint64(60 - 4 * cell)) & low
                child = (state ^ (tile << np.uint64(60 - 4 * cell))) | (tile << np.uint64(60 - 4 * blank))
            place = scattered(child) >> shift
            known, other = False, np.int64(NONE)
            while True:
                candidate = np.int64(slots[place])
                if candidate < 0:
                    break
                same = boards[candidate] == child
                if same and unpacked:
                    for position in range(cells):
                        expected = board[position]
                        if position == cell:
                            expected = board[blank]
                        elif position == blank:
                            expected = board[cell]
                        same = same and tiles[candidate, position] == expected
                if same:
                    if sides[candidate] == side:
                        known = True
                        break
                    other = candidate
                place = (place + one) & mask
            if known:
                continue
            slots[place] = count
            if unpacked:
                for position in range(cells):
                    tiles[count, position] = board[position]
                tiles[count, blank], tiles[count, cell] = board[cell], 0
            boards[count], blanks[count], states[count] = child, cell, count
            parents[count], moves[count], g[count] = number, direction + 1, g[number] + MOVE_COST
            sides[count], depths[count] = side, depths[number] + 1
            expanded[count], superseded[count], previous[count] = NEVER, NEVER, NONE
            count += 1
            open_count += 1
            if other >= 0:
                control[GOAL], control[OTHER] = count - 1, other
                code = SOLVED
                break
        control[STOP + side] = count
        max_open = max(max_open, open_count)
        row_node[steps - 1], row_records[steps - 1] = number, count
        row_open[steps - 1], row_generated[steps - 1] = open_count, generated
        if code == SOLVED:
            break
    control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN] = steps, count, generated, open_count
    control[MAX_OPEN], control[NEXT], control[END], control[SIDE] = max_open, at, end, side
    return code


@kernel
def beam(
    most, control, boards, blanks, slots, move_table, tiles, hashes, board, goal, amounts, order, heap,
    states, parents, moves, g, h, expanded, superseded, previous, depths,
    row_node, row_records, row_open, row_generated, plan, words, keys, values,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    See `bidirectional` for the other arguments. `goal` uint64 (1,): the packed board, or the hash. `order` int32: the
    current layer in the order of expansion. `heap` uint64, of the same length: scratch for selecting the next layer.
    `amounts` and the arguments after the columns are the estimate's.
    """
    steps, count, generated, open_count = control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN]
    max_open, at, end, begin = control[MAX_OPEN], control[NEXT], control[END], control[BEGIN]
    pruned, dropped, ties, width = control[PRUNED], control[DROPPED], control[TIES], control[WIDTH]
    additive, rows, columns = control[ADDITIVE] > 0, control[ROWS], control[COLUMNS]
    cells, unpacked, goal_state = rows * columns, len(tiles) > 0, goal[0]
    scratch = board[:cells]
    shift, mask, one, low = np.uint64(control[SHIFT]), np.uint64(len(slots) - 1), np.uint64(1), np.uint64(15)
    room = min(len(boards), len(slots) * 7 // 10) - 4
    last, steps_room, code = steps + most, len(row_node), PAUSED
    while steps < last:
        if at == end:
            code = EMPTY
            break
        if count > room or steps == steps_room or count - begin + 4 > len(heap):
            code = NO_ROOM
            break
        number = np.int64(order[at])
        at += 1
        steps += 1
        open_count -= 1
        expanded[number] = steps
        state = boards[number]
        is_goal = state == goal_state
        if is_goal and unpacked:
            for cell in range(cells):
                is_goal = is_goal and tiles[number, cell] == board[cells + cell]
        if is_goal:
            control[GOAL] = number
            code = SOLVED
        else:
            blank, last_direction = np.int64(blanks[number]), np.int64(moves[number]) - 1
            if unpacked:
                for cell in range(cells):
                    board[cell] = tiles[number, cell]
            elif not additive:
                for cell in range(cells):
                    board[cell] = (state >> np.uint64(60 - 4 * cell)) & low
            for offset in range(8 * blank, 8 * blank + 8, 2):
                direction, cell = move_table[offset], move_table[offset + 1]
                if direction < 0:
                    break
                generated += 1
                if last_direction >= 0 and direction == last_direction ^ 1:
                    continue  # back to the parent, which is already known
                if unpacked:
                    tile = np.uint64(board[cell])
                    child = state ^ hashes[np.int64(tile) * cells + cell] ^ hashes[np.int64(tile) * cells + blank]
                else:
                    tile = (state >> np.uint64(60 - 4 * cell)) & low
                    child = (state ^ (tile << np.uint64(60 - 4 * cell))) | (tile << np.uint64(60 - 4 * blank))
                place = scattered(child) >> shift
                known = False
                while True:
                    candidate = np.int64(slots[place])
                    if candidate < 0:
                        break
                    same = boards[candidate] == child
                    if same and unpacked:
                        for position in range(cells):
                            expected = board[position]
                            if position == cell:
                                expected = board[blank]
                            elif position == blank:
                                expected = board[cell]
                            same = same and tiles[candidate, position] == expected
                    if same:
                        known = True
                        break
                    place = (place + one) & mask
                if known:
                    continue
                if additive:
                    estimate = h[number] + amounts[blank * cells + np.int64(tile)]
                    estimate -= amounts[cell * cells + np.int64(tile)]
                else:
                    board[blank] = tile
                    board[cell] = 0
                    estimate = evaluate_board(scratch, cell, rows, columns, plan, words, keys, values)
                    board[cell] = tile
                    board[blank] = 0
                    if estimate < 0:
                        pruned += 1
                        continue
                slots[place] = count
                if unpacked:
                    for position in range(cells):
                        tiles[count, position] = board[position]
                    tiles[count, blank], tiles[count, cell] = board[cell], 0
                boards[count], blanks[count], states[count] = child, cell, count
                parents[count], moves[count], g[count] = number, direction + 1, g[number] + MOVE_COST
                h[count], depths[count] = estimate, depths[number] + 1
                expanded[count], superseded[count], previous[count] = NEVER, NEVER, NONE
                count += 1
                open_count += 1
            if at == end:
                at, end = 0, select_best(begin, count, width, ties, boards, tiles, h, order, heap)
                for unselected in range(count - begin - end):
                    superseded[_number(heap[unselected], ties)] = steps
                    open_count -= 1
                    dropped += 1
                begin = count
        max_open = max(max_open, open_count)
        row_node[steps - 1], row_records[steps - 1] = number, count
        row_open[steps - 1], row_generated[steps - 1] = open_count, generated
        if code == SOLVED:
            break
    control[EXPANDED], control[RECORDS], control[GENERATED], control[OPEN] = steps, count, generated, open_count
    control[MAX_OPEN], control[NEXT], control[END], control[BEGIN] = max_open, at, end, begin
    control[PRUNED], control[DROPPED] = pruned, dropped
    return code


@kernel
def select_best(begin, count, width, ties, boards, tiles, h, order, heap):
    """Write the best `width` records from `begin` on to `order`. Returns how many; the others are first in `heap`.

    An entry of the heap is the estimate, then the number, or 2³¹ − 1 minus the number if the newest comes first.
    """
    remaining = count - begin
    for place in range(remaining):
        number = begin + place
        last = 0x7FFFFFFF - number if ties == NEWEST else number
        heap[place] = (np.uint64(h[number]) << np.uint64(32)) | np.uint64(last)
    for place in range(remaining // 2 - 1, -1, -1):
        _sink(place, remaining, ties, boards, tiles, heap)
    selected = np.int64(min(remaining, width))
    for place in range(selected):
        order[place] = _number(heap[0], ties)
        remaining -= 1
        heap[0] = heap[remaining]
        _sink(0, remaining, ties, boards, tiles, heap)
    return selected


@kernel
def _number(entry, ties):
    number = np.int64(entry & np.uint64(0x7FFFFFFF))
    return 0x7FFFFFFF - number if ties == NEWEST else number


@kernel
def _sink(place, count, ties, boards, tiles, heap):
    """Move an entry down to its place in the heap of `count` entries."""
    entry, half = heap[place], np.uint64(32)
    while True:
        below = 2 * place + 1
        if below >= count:
            break
        first = heap[below]
        if below + 1 < count:
            second = heap[below + 1]
            earlier = second < first
            # Arrays are passed on only if necessary, because reference counting takes time.
            if ties == STATE and second >> half == first >> half:
                earlier = _sorts_before(_number(second, ties), _number(first, ties), boards, tiles)
            if earlier:
                below += 1
                first = second
        earlier = first < entry
        if ties == STATE and first >> half == entry >> half:
            earlier = _sorts_before(_number(first, ties), _number(entry, ties), boards, tiles)
        if not earlier:
            break
        heap[place] = first
        place = below
    heap[place] = entry


@kernel
def _sorts_before(number, other, boards, tiles):
    """Return whether the board of `number` is smaller than the board of `other`."""
    if len(tiles) == 0:
        return boards[number] < boards[other]
    for cell in range(tiles.shape[1]):
        if tiles[number, cell] != tiles[other, cell]:
            return tiles[number, cell] < tiles[other, cell]
    return False
