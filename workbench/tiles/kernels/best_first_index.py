"""The hash tables of the compiled best-first loop: from a state to its newest record, from a priority to its bucket."""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import helper, kernel, prefetching
from workbench.search.recording.columns import NONE

HASH_MULTIPLIER = 0x9E3779B97F4A7C15
"""2⁶⁴ / φ, whose multiples are scattered well (Knuth, The Art of Computer Programming 6.4)."""
VACANT = 0xFFFFFFFF
"""A slot without a record. Others hold a record's number, and above it a tag: bits of the hash of its state."""
AHEAD = 16
"""While an index is rebuilt, slots are loaded for the record at this distance."""


@prefetching
def prefetch(_array, _index):
    """Load an element that will be needed soon."""


@helper
def scattered(state):
    """Return the 64-bit hash of a state, whose upper bits are the best."""
    return (state ^ (state >> np.uint64(29))) * np.uint64(HASH_MULTIPLIER)


@helper
def tag_of(code, shift):
    """Return the part of a slot above the record's number: the bits of a hash that follow those of its place."""
    return ((code >> np.uint64(32)) << (np.uint64(64) - shift)) & np.uint64(VACANT)


@kernel
def rehash(records, count, slots, shift):
    """Rebuild the index with the newest record of every state; `slots` is uint32 with 2^(64 − shift) entries."""
    mask, shift = np.uint64(len(slots) - 1), np.uint64(shift)
    for slot in range(len(slots)):
        slots[slot] = VACANT
    for number in range(count):
        if number + AHEAD < count:
            prefetch(slots, scattered(records[number + AHEAD].state) >> shift)
        if records[number].expanded < 0 or records[number].gone:
            continue  # a newer record has its state
        code = scattered(records[number].state)
        place = code >> shift
        while slots[place] != VACANT:
            place = (place + np.uint64(1)) & mask
        slots[place] = np.uint64(number) | tag_of(code, shift)


@kernel
def reindex(keys, count, slots):
    """Rebuild the index of buckets."""
    shift = np.uint64(64)
    while (np.int64(1) << (64 - np.int64(shift))) < len(slots):
        shift -= np.uint64(1)
    mask = len(slots) - 1
    for bucket in range(count):
        slot = np.int64((keys[bucket] * np.uint64(HASH_MULTIPLIER)) >> shift)
        while slots[slot] >= 0:
            slot = (slot + 1) & mask
        slots[slot] = bucket


@kernel
def find(records, tiles, board, state, slots, shift):
    """Return the newest record of a state, or NONE. `board` uint8 (cells,) is used only if `tiles` has rows."""
    mask, shift = np.uint64(len(slots) - 1), np.uint64(shift)
    code = scattered(state)
    place = code >> shift
    while slots[place] != VACANT:
        entry = np.uint64(slots[place])
        if (entry ^ tag_of(code, shift)) >> (np.uint64(64) - shift) == 0:
            number = np.int64(entry & mask)
            if records[number].state == state:
                same = True
                if len(tiles):
                    for cell in range(len(board)):
                        if tiles[number, cell] != board[cell]:
                            same = False
                            break
                if same:
                    return number
        place = (place + np.uint64(1)) & mask
    return np.int64(NONE)


@kernel
def is_successor(tiles, number, board, cell, blank, tile):
    """Return whether a record has the tiles of `board` after `tile` has moved from `cell` into the blank."""
    for position in range(tiles.shape[1]):
        expected = np.uint64(board[position])
        if position == cell:
            expected = np.uint64(0)
        elif position == blank:
            expected = tile
        if np.uint64(tiles[number, position]) != expected:
            return False
    return True


@kernel
def prefetch_successors(records, number, slots, shift, move_table):
    """Load the slots that the expansion of a record looks up. The board must be packed."""
    state = records[number].state
    blank, last_direction = np.int64(records[number].blank), np.int64(records[number].move) - 1
    for offset in range(8 * blank, 8 * blank + 8, 2):
        direction, cell = move_table[offset], move_table[offset + 1]
        if direction < 0:
            break
        if last_direction < 0 or direction != last_direction ^ 1:
            tile = (state >> np.uint64(60 - 4 * cell)) & np.uint64(15)
            child = (state ^ (tile << np.uint64(60 - 4 * cell))) | (tile << np.uint64(60 - 4 * blank))
            prefetch(slots, scattered(child) >> shift)
