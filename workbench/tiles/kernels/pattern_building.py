"""Breadth-first computation of a pattern's table: the minimum number of moves of its own tiles (Korf & Felner 2002).

The other tiles are all alike and their moves cost nothing, so the blank may be anywhere in its region, which is a
connected set of cells without pattern tiles. A state is the cells of the tiles, as a rank, and a region; the entry of a
rank is the minimum over its regions. `seen` contains, for each rank, the cells of the regions generated so far as bits,
`closed` the cells of the expanded regions.

There are no lists of states: for every depth all ranks are scanned, and those with open regions are expanded. A move
takes one tile to a cell of the other colour, so the number of tiles on black cells determines whether a rank is reached
after an even or an odd number of moves. So the open regions of this depth cannot be confused with the next depth's.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import helper, kernel
from workbench.tiles.kernels.pattern_ranks import CELL_BITS, bit_count

BATCH = 256
"""The number of moves that are collected before they are looked up, so that their memory accesses overlap."""
MAX_MOVES = 1000
"""More than one row of ranks can add: its ranks times four moves of each of its tiles."""


@helper
def region(start, free, columns, not_first, not_last):
    """Return the cells of `free`, as bits, that are connected with the bit `start`.

    `not_first`, `not_last`: the cells that are not in the first column, not in the last.
    """
    reached_cells = start
    grown = start
    while True:
        horizontal = ((reached_cells & not_last) << 1) | ((reached_cells & not_first) >> 1)
        grown = (reached_cells | horizontal | (reached_cells << columns) | (reached_cells >> columns)) & free
        if grown == reached_cells:
            break
        reached_cells = grown
    return reached_cells


@kernel
def open_goal(pattern, blank, rows, columns, seen):
    """Open the goal in empty tables. `pattern`: int64, its goal cells; `seen`: unsigned, all 0."""
    cells, size = rows * columns, len(pattern)
    occupied = np.int64(0)
    rank = np.int64(0)
    for place in range(size):
        cell = pattern[place]
        below = bit_count(np.uint64(occupied & ((np.int64(1) << cell) - 1)))
        rank = rank * (cells - place) + cell - np.int64(below)
        occupied |= np.int64(1) << cell
    not_first, not_last = _inner(rows, columns)
    free = ((np.int64(1) << cells) - 1) & ~occupied
    seen[rank] = region(np.int64(1) << blank, free, columns, not_first, not_last)


@kernel
def _inner(rows, columns):
    """Return the cells that are not in the first column, and those not in the last column, as bits."""
    not_first = np.int64(0)
    for cell in range(rows * columns):
        if cell % columns:
            not_first |= np.int64(1) << cell
    return not_first, not_first >> 1


@kernel
def expand(begin, end, depth, pattern, rows, columns, values, seen, closed):
    """Expand the open regions of `depth` among the ranks of the rows begin … end − 1.

    A row is all ranks that differ only in the last tile's cell. `values`: uint8 by rank, set to the depth when a rank
    is first expanded; `seen`, `closed`: unsigned by rank. Returns how many ranks got their value, and how many were
    expanded.
    """
    cells, size = rows * columns, len(pattern)
    length = cells - size + 1
    one, zero = np.int64(1), np.int64(0)
    not_first, not_last = _inner(rows, columns)
    everywhere = (one << cells) - 1
    black = zero
    for cell in range(cells):
        if (cell // columns + cell % columns) & 1:
            black |= one << cell
    parity = np.int64(depth)
    for place in range(size):
        parity += (black >> pattern[place]) & 1
    weights = np.ones(size, np.int64)
    for place in range(size - 2, -1, -1):
        weights[place] = weights[place + 1] * (cells - place - 1)
    # The change of the rank when the tile in position `place` moves past a cell with the tile in position `other`.
    change = np.zeros((size, size + 1), np.int64)
    for place in range(size):
        for other in range(size):
            change[place, other] = weights[other] if other > place else -weights[place]
        change[place, size] = 0
    cell_of = np.zeros(size, np.int64)  # position -> cell
    place_at = np.full(cells, size, np.int64)  # cell -> position, `size` if empty
    new_rank = np.empty(BATCH + MAX_MOVES, np.int64)
    new_occupied = np.empty(BATCH + MAX_MOVES, np.int64)
    new_blank = np.empty(BATCH + MAX_MOVES, np.int64)
    batched = zero
    settled = zero
    expanded = zero
    for row in range(begin, end):
        first = row * length
        differing = zero
        for rank in range(first, first + length):
            differing |= np.int64(seen[rank]) ^ np.int64(closed[rank])
        if differing != 0:
            rest = np.int64(row)
            for place in range(size - 2, -1, -1):
                base = cells - place
                above = rest // base
                cell = rest - above * base
                rest = above
                cell_of[place] = cell
                for later in range(place + 1, size - 1):
                    if cell_of[later] >= cell:
                        cell_of[later] += 1
            before = zero
            for place in range(size - 1):
                cell = cell_of[place]
                before |= one << cell
                place_at[cell] = place
            remaining = everywhere & ~before
            for rank in range(first, first + length):
                last = remaining & -remaining
                remaining ^= last
                seen_cells = np.int64(seen[rank])
                open_cells = seen_cells ^ np.int64(closed[rank])
                occupied = before | last
                if open_cells == 0 or (np.int64(bit_count(np.uint64(occupied & black))) + parity) & 1:
                    continue
                expanded += 1
                if closed[rank] == 0:
                    values[rank] = depth
                    settled += 1
                closed[rank] = seen_cells
                last_cell = np.int64(bit_count(np.uint64(last - 1)))
                place_at[last_cell] = size - 1
                for direction in range(4):
                    if direction == 0:
                        movers = occupied & (open_cells << columns)
                    elif direction == 1:
                        movers = occupied & (open_cells >> columns)
                    elif direction == 2:
                        movers = occupied & not_first & (open_cells << 1)
                    else:
                        movers = occupied & not_last & (open_cells >> 1)
                    while movers != 0:
                        bit = movers & -movers
                        movers ^= bit
                        cell = np.int64(bit_count(np.uint64(bit - 1)))
                        place = place_at[cell]
                        if direction == 0:
                            target = bit >> columns
                            changed = -columns * weights[place]
                            for between in range(cell - columns + 1, cell):
                                changed -= change[place, place_at[between]]
                        elif direction == 1:
                            target = bit << columns
                            changed = columns * weights[place]
                            for between in range(cell + 1, cell + columns):
                                changed += change[place, place_at[between]]
                        elif direction == 2:
                            target = bit >> 1
                            changed = -weights[place]
                        else:
                            target = bit << 1
                            changed = weights[place]
                        new_rank[batched] = rank + changed
                        new_occupied[batched] = occupied ^ bit ^ target
                        new_blank[batched] = bit
                        batched += 1
                place_at[last_cell] = size
            for place in range(size - 1):
                place_at[cell_of[place]] = size
        if batched >= BATCH or (row == end - 1 and batched > 0):
            fetched = zero
            for number in range(batched):
                fetched |= np.int64(seen[new_rank[number]])
            if fetched < 0:  # never true; loading the entries together makes the memory accesses overlap
                break
            for number in range(batched):
                rank = new_rank[number]
                bit = new_blank[number]
                known = np.int64(seen[rank])
                if known & bit == 0:
                    free = everywhere & ~new_occupied[number]
                    seen[rank] = known | region(bit, free, columns, not_first, not_last)
            batched = zero
    return settled, expanded


@kernel
def copy_to_direct(values, begin, end, size, cells, table):
    """Copy the entries of the ranks begin … end − 1 to their direct index in `table`, uint8 (16^size,)."""
    cell_of = np.zeros(size, np.int64)
    for rank in range(begin, end):
        rest = np.int64(rank)
        for place in range(size - 1, -1, -1):
            base = cells - place
            cell = rest % base
            rest //= base
            cell_of[place] = cell
            for later in range(place + 1, size):
                if cell_of[later] >= cell:
                    cell_of[later] += 1
        index = np.int64(0)
        for place in range(size):
            index |= cell_of[place] << (CELL_BITS * place)
        table[index] = values[rank]
