"""The hash tables of the compiled best-first loop: from a state to its newest record, from a priority to its bucket."""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel
from workbench.search.recording.columns import NONE

HASH_MULTIPLIER = 0x9E3779B97F4A7C15
"""2⁶⁴ / φ, whose multiples are scattered well (Knuth, The Art of Computer Programming 6.4)."""


@kernel
def rehash(records, count, slots, shift):
    """Rebuild the index with the newest record of every state; `slots` is int32 with 2^(64 − shift) entries."""
    mask = np.uint64(len(slots) - 1)
    for slot in range(len(slots)):
        slots[slot] = NONE
    for number in range(count):
        if records[number].expanded < 0 or records[number].gone:
            continue  # a newer record has its state
        state = records[number].state
        place = ((state ^ (state >> np.uint64(29))) * np.uint64(HASH_MULTIPLIER)) >> np.uint64(shift)
        while slots[place] >= 0:
            place = (place + np.uint64(1)) & mask
        slots[place] = number


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
    mask = np.uint64(len(slots) - 1)
    place = ((state ^ (state >> np.uint64(29))) * np.uint64(HASH_MULTIPLIER)) >> np.uint64(shift)
    while slots[place] >= 0:
        number = slots[place]
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
    return np.int32(NONE)
