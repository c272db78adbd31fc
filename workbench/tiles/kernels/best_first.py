"""The compiled best-first loop on boards: one kernel for all orderings and estimates, which writes the recording.

OPEN is a heap of buckets. A bucket is a linked list of the records of equal priority in the order of their generation;
with the tie-breaking `state`, OPEN is a heap of records instead. A superseded record remains there and is skipped when
it is removed.
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
    PAUSED,
    REOPEN,
    SOLVED,
    STATE,
)
from workbench.compiling.kernels.jit import kernel
from workbench.search.recording.columns import NEVER, NONE
from workbench.tiles.kernels.best_first_index import (
    HASH_MULTIPLIER,
    VACANT,
    is_successor,
    prefetch,
    prefetch_successors,
    scattered,
    tag_of,
)
from workbench.tiles.kernels.priorities import BY_F, BY_G, BY_H, f_of, push, remove_first
from workbench.tiles.kernels.successor_estimates import SCRATCH, estimate_successors
from workbench.tiles.puzzle.moves import MOVE_COST

RECORD = np.dtype(
    [
        ("state", np.uint64),  # the packed board, or the hash of a larger one
        ("parent", np.int32),
        ("expanded", np.int32),  # the step; NEVER while on OPEN; −step if superseded on OPEN
        ("next", np.int32),  # next record of its bucket
        ("g", np.int32),
        ("h", np.int32),
        ("blank", np.uint8),
        ("move", np.uint8),  # 0 for the start, otherwise 1 + its direction
        ("gone", np.uint8),  # 1 for a closed record that was superseded
        ("spare", np.uint8),
    ]
)
SUCCESSION = np.dtype(
    [
        ("record", np.int32),  # this record supersedes …
        ("previous", np.int32),  # … this one …
        ("step", np.int32),  # … at this step
        ("reopened", np.int32),  # how many closed records have been superseded so far, including this one
    ]
)

# The indices of the counters and settings in `control`.
(
    RECORDS, STEPS, GENERATED, OPEN, MAX_OPEN, PRUNED, SUCCESSIONS, REOPENED, GOAL, BUCKETS, HEAP_SIZE, SHIFT, QUEUED,
    RULE, WEIGHT, TIES, CHEAPER, EARLY, ADDITIVE, ROWS, COLUMNS,
) = range(21)  # fmt: skip
CONTROL = 32

MARK_INTERVAL = 1024
"""The number of generated nodes is stored at every MARK-th step."""


@kernel
def search(
    most, control, records, slots, row_node, row_records, marks, succession,
    bucket_key, bucket_head, bucket_tail, bucket_slots, heap,
    move_table, amounts, goal, tiles, hashes, board, plan, words, keys, values,
):  # fmt: skip
    """Do up to `most` expansions. Returns PAUSED, SOLVED, EMPTY, or NO_ROOM if an array must grow first.

    `move_table` int64, flat (cells, 4, 2): (direction, cell) in the order of generation, direction −1 if there is none.
    `goal` uint64 (1,): the packed board, or the hash. `board` uint8 (2·cells,): scratch followed by the goal's tiles.
    For boards that are not packed: `hashes` uint64, flat (cells, cells), and `tiles` uint8 (capacity, cells).
    """
    rows, columns = control[ROWS], control[COLUMNS]
    cells = rows * columns
    unpacked = len(tiles) > 0
    rule, weight, ties, cheaper = control[RULE], control[WEIGHT], control[TIES], control[CHEAPER]
    early, additive = control[EARLY] > 0, control[ADDITIVE] > 0
    count, steps, generated, open_count = control[RECORDS], control[STEPS], control[GENERATED], control[OPEN]
    max_open, buckets, heap_size = control[MAX_OPEN], control[BUCKETS], control[HEAP_SIZE]
    successions, reopened, pruned, queued = control[SUCCESSIONS], control[REOPENED], control[PRUNED], control[QUEUED]
    shift, goal_state = np.uint64(control[SHIFT]), goal[0]
    mask, one, low = np.uint64(len(slots) - 1), np.uint64(1), np.uint64(15)
    bucket_mask = np.int64(len(bucket_slots) - 1)
    bucket_shift = np.uint64(64)
    while (np.int64(1) << (64 - np.int64(bucket_shift))) < len(bucket_slots):
        bucket_shift -= one
    multiplier, tag_shift = np.uint64(HASH_MULTIPLIER), np.uint64(64) - shift
    last = steps + most
    room = len(records) - 4
    scratch = board[:cells]
    estimates = np.empty(SCRATCH, np.int64)
    max_filled = len(slots) * 7 // 10 - 4
    code = PAUSED
    upcoming = np.int64(NONE)
    # Add to OPEN the records that are not there yet: first the start, then each step's successors.
    while True:
        while queued < count:
            number = queued
            g, h = np.int64(records[number].g), np.int64(records[number].h)
            if rule == BY_F:
                f = g + weight * h // 1000
            elif rule == BY_G:
                f = g
            elif rule == BY_H:
                f = h
            else:
                f = np.int64(0)
            if ties == STATE:
                push(number, f, heap, heap_size, records, tiles, unpacked, cells, rule, weight)
                heap_size += 1
                queued += 1
                continue
            key = np.uint64(f) << np.uint64(32)
            if ties == LOW_H:
                key |= np.uint64(h)
            elif ties == HIGH_H:
                key |= np.uint64(0xFFFFFFFF - h)
            slot = np.int64((key * multiplier) >> bucket_shift)
            while bucket_slots[slot] >= 0 and bucket_key[bucket_slots[slot]] != key:
                slot = (slot + 1) & bucket_mask
            bucket = np.int64(bucket_slots[slot])
            if bucket < 0:
                if buckets * 2 >= len(bucket_slots) or buckets == len(bucket_key):
                    code = NO_ROOM
                    break
                bucket = buckets
                buckets += 1
                bucket_slots[slot] = bucket
                bucket_key[bucket] = key
                bucket_head[bucket] = bucket_tail[bucket] = NONE
            head = bucket_head[bucket]
            if bucket_tail[bucket] < 0:  # the bucket is not in the heap
                at = heap_size
                heap_size += 1
                while at > 0:
                    above = (at - 1) >> 1
                    if bucket_key[heap[above]] <= key:
                        break
                    heap[at] = heap[above]
                    at = above
                heap[at] = bucket
            if head < 0:
                records[number].next = NONE
                bucket_head[bucket] = number
                bucket_tail[bucket] = number
            elif ties in (LOW_H, LIFO):
                records[number].next = head
                bucket_head[bucket] = number
            else:
                records[number].next = NONE
                records[bucket_tail[bucket]].next = number
                bucket_tail[bucket] = number
            if not unpacked and heap[0] == bucket:  # it may be expanded soon
                prefetch_successors(records, number, slots, shift, move_table)
            queued += 1
        if code == NO_ROOM or steps >= last:
            break
        # remove the next record that is not superseded from OPEN
        number = np.int64(NONE)
        while heap_size > 0:
            top = np.int64(heap[0])
            if ties == STATE:
                number = top
                heap_size -= 1
                remove_first(heap, heap_size, records, tiles, unpacked, cells, rule, weight)
                if records[number].expanded < 0:
                    number = np.int64(NONE)
                    continue
                break
            number = np.int64(bucket_head[top])
            while number >= 0 and records[number].expanded < 0:
                number = np.int64(records[number].next)
            if number >= 0:
                break
            bucket_head[top] = bucket_tail[top] = NONE
            heap_size -= 1
            moved = np.int64(heap[heap_size])
            key = bucket_key[moved]
            at = np.int64(0)
            while True:
                below = 2 * at + 1
                if below >= heap_size:
                    break
                if below + 1 < heap_size and bucket_key[heap[below + 1]] < bucket_key[heap[below]]:
                    below += 1
                if key <= bucket_key[heap[below]]:
                    break
                heap[at] = heap[below]
                at = below
            heap[at] = moved
        if number < 0:
            code = EMPTY
            break
        if (
            count > room or count > max_filled or steps >= len(row_node) or steps // MARK_INTERVAL + 2 > len(marks)
            or successions + 4 > len(succession) or heap_size + 8 > len(heap)
        ):  # fmt: skip
            if ties == STATE:  # return it to the heap
                f = f_of(records[number].g, records[number].h, rule, weight)
                push(number, f, heap, heap_size, records, tiles, unpacked, cells, rule, weight)
                heap_size += 1
            else:
                bucket_head[top] = number
            code = NO_ROOM
            break
        if ties != STATE:
            bucket_head[top] = records[number].next
            if not unpacked:
                if upcoming >= 0 and upcoming != number:
                    prefetch_successors(records, upcoming, slots, shift, move_table)
                prefetch_successors(records, number, slots, shift, move_table)
            upcoming = np.int64(bucket_head[top])
            if upcoming >= 0:
                prefetch(records, upcoming)
        steps += 1
        open_count -= 1
        records[number].expanded = steps
        row_node[steps - 1] = number
        state = records[number].state
        finished = False
        is_goal = state == goal_state
        if is_goal and unpacked:
            for cell in range(cells):
                if tiles[number, cell] != board[cells + cell]:
                    is_goal = False
                    break
        if is_goal:
            control[GOAL] = number
            finished = True
        else:
            g, h = np.int64(records[number].g) + MOVE_COST, np.int64(records[number].h)
            blank, last_direction = np.int64(records[number].blank), np.int64(records[number].move) - 1
            if not additive or unpacked:
                if unpacked:
                    for cell in range(cells):
                        board[cell] = tiles[number, cell]
                else:
                    for cell in range(cells):
                        board[cell] = (state >> np.uint64(60 - 4 * cell)) & low
            estimated = False
            for offset in range(8 * blank, 8 * blank + 8, 2):
                direction, cell = move_table[offset], move_table[offset + 1]
                if direction < 0:
                    break
                generated += 1
                if last_direction >= 0 and direction == last_direction ^ 1:
                    continue  # back to the parent, whose state is known without a look-up
                if unpacked:
                    tile = np.uint64(board[cell])
                    child = state ^ hashes[np.int64(tile) * cells + cell] ^ hashes[np.int64(tile) * cells + blank]
                else:
                    tile = (state >> np.uint64(60 - 4 * cell)) & low
                    child = (state ^ (tile << np.uint64(60 - 4 * cell))) | (tile << np.uint64(60 - 4 * blank))
                hash_code = scattered(child)
                place, tag = hash_code >> shift, tag_of(hash_code, shift)
                known = np.int64(NONE)
                while slots[place] != VACANT:
                    entry = np.uint64(slots[place])
                    if (entry ^ tag) >> tag_shift == 0:
                        candidate = np.int64(entry & mask)
                        if records[candidate].state == child and (
                            not unpacked or is_successor(tiles, candidate, board, cell, blank, tile)
                        ):
                            known = candidate
                            break
                    place = (place + one) & mask
                if known >= 0:
                    if cheaper == IGNORE or g >= records[known].g:
                        continue
                    closed = records[known].expanded != NEVER
                    if closed and cheaper != REOPEN:
                        continue
                    h_child = np.int64(records[known].h)
                    if closed:
                        reopened += 1
                        records[known].gone = 1
                    else:
                        records[known].expanded = -steps
                        open_count -= 1
                    succession[successions].record = count
                    succession[successions].previous = known
                    succession[successions].step = steps
                    succession[successions].reopened = reopened
                    successions += 1
                elif additive:
                    h_child = h + amounts[blank * cells + np.int64(tile)] - amounts[cell * cells + np.int64(tile)]
                else:
                    if not estimated:
                        estimate_successors(
                            scratch, blank, h, rows, columns, move_table, plan, words, keys, values, estimates
                        )
                        estimated = True
                    h_child = estimates[(offset - 8 * blank) >> 1]
                    if h_child < 0:
                        pruned += 1
                        continue
                records[count].state = child
                records[count].parent = number
                records[count].expanded = NEVER
                records[count].g = g
                records[count].h = h_child
                records[count].blank = cell
                records[count].move = direction + 1
                records[count].gone = 0
                if unpacked:
                    for position in range(cells):
                        tiles[count, position] = board[position]
                    tiles[count, blank] = tile
                    tiles[count, cell] = 0
                slots[place] = np.uint64(count) | tag
                open_count += 1
                if early and child == goal_state:
                    same = True
                    if unpacked:
                        for position in range(cells):
                            if tiles[count, position] != board[cells + position]:
                                same = False
                                break
                    if same:
                        control[GOAL] = count
                        finished = True
                count += 1
                if finished:
                    break
        row_records[steps - 1] = count
        if steps % MARK_INTERVAL == 0:
            marks[steps // MARK_INTERVAL] = generated
        max_open = max(max_open, open_count)
        if finished:
            code = SOLVED
            break
    control[RECORDS], control[STEPS], control[GENERATED], control[OPEN] = count, steps, generated, open_count
    control[MAX_OPEN], control[BUCKETS], control[HEAP_SIZE] = max_open, buckets, heap_size
    control[SUCCESSIONS], control[REOPENED], control[PRUNED], control[QUEUED] = successions, reopened, pruned, queued
    return code
