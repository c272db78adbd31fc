"""The heap of `parts` and `part_beams`: records by their key, the newest first in a tie.

`heap_key` uint64 and `heap_number` int32 have `size` entries in use; the caller keeps the size.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel


@kernel
def add(key, number, size, heap_key, heap_number):
    """Add a record, newer than all others, to a heap of `size` records."""
    place = size
    while place > 0:
        above = (place - 1) >> 1
        if heap_key[above] < key:
            break
        heap_key[place], heap_number[place] = heap_key[above], heap_number[above]
        place = above
    heap_key[place], heap_number[place] = key, number


@kernel
def first_removed(size, heap_key, heap_number):
    """Return the first of `size` records, and remove it from the heap."""
    first, size = np.int64(heap_number[0]), size - 1
    key, number = heap_key[size], heap_number[size]
    place = np.int64(0)
    while True:
        below = 2 * place + 1
        if below >= size:
            break
        other = below + 1
        if other < size and (
            heap_key[other] < heap_key[below]
            or (heap_key[other] == heap_key[below] and heap_number[other] > heap_number[below])
        ):
            below = other
        if key < heap_key[below] or (key == heap_key[below] and number > heap_number[below]):
            break
        heap_key[place], heap_number[place] = heap_key[below], heap_number[below]
        place = below
    heap_key[place], heap_number[place] = key, number
    return first
