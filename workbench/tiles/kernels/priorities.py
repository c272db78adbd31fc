"""The priorities of the records of the best-first loop, and OPEN as a heap of records for the tie-breaking `state`.

`rule`, one of those below, and `weight`, in thousandths, give f; for `tiles` and `cells` see `best_first`.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel

BY_F, BY_G, BY_H, BY_AGE = range(4)
"""Rules: f = g + w·h, g, h, or the oldest first."""


@kernel
def f_of(g, h, rule, weight):
    if rule == BY_F:
        return np.int64(g) + weight * np.int64(h) // 1000
    return np.int64(g) if rule == BY_G else np.int64(h)


@kernel
def push(number, f, heap, size, records, tiles, unpacked, cells, rule, weight):
    """Add a record to the heap of `size` records, the smallest first: by f, then by board, then the newer one."""
    at = size
    while at > 0:
        above = (at - 1) >> 1
        other = np.int64(heap[above])
        if not comes_before(number, f, other, records, tiles, unpacked, cells, rule, weight):
            break
        heap[at] = other
        at = above
    heap[at] = number


@kernel
def comes_before(number, f, other, records, tiles, unpacked, cells, rule, weight):
    """Return whether a record comes before another: by f, then the smaller board, then the newer record."""
    f_other = f_of(records[other].g, records[other].h, rule, weight)
    if f != f_other:
        return f < f_other
    if unpacked:
        for cell in range(cells):
            if tiles[number, cell] != tiles[other, cell]:
                return tiles[number, cell] < tiles[other, cell]
    elif records[number].state != records[other].state:
        return records[number].state < records[other].state
    return number > other


@kernel
def remove_first(heap, size, records, tiles, unpacked, cells, rule, weight):
    """Remove the first record of the heap, of which `size` remain."""
    moved = np.int64(heap[size])
    f = f_of(records[moved].g, records[moved].h, rule, weight)
    at = np.int64(0)
    while True:
        below = 2 * at + 1
        if below >= size:
            break
        if below + 1 < size:
            right = np.int64(heap[below + 1])
            f_right = f_of(records[right].g, records[right].h, rule, weight)
            if comes_before(right, f_right, np.int64(heap[below]), records, tiles, unpacked, cells, rule, weight):
                below += 1
        if comes_before(moved, f, np.int64(heap[below]), records, tiles, unpacked, cells, rule, weight):
            break
        heap[at] = heap[below]
        at = below
    heap[at] = moved
