"""Compiled estimates of a Hex position: two-distance and resistance, as in `workbench.hex.evaluations`."""

from __future__ import annotations

import math

import numpy as np

from workbench.compiling.kernels.jit import kernel

_FAR = 999
_WIRE, _LEAK = 0.001, 1e-9
_RESISTANCE_SCALE, _DISTANCE_SCALE, _MOBILITY = 1000, 100, 40


@kernel
def neighbour_table(n):
    """Return int64[n², 6]: the neighbours of each cell, −1 if there is none."""
    table = np.full((n * n, 6), -1, np.int64)
    for row in range(n):
        for column in range(n):
            for direction, (down, right) in enumerate(((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))):
                r, c = row + down, column + right
                if 0 <= r < n and 0 <= c < n:
                    table[row * n + column, direction] = r * n + c
    return table


@kernel
def joins(stones, n, side, adjacent, stack, seen):
    """Return whether `side` joins its edges. `stack`: int64[n²], `seen`: int64[n²], both scratch."""
    seen[:] = 0
    top = 0
    for k in range(n):
        cell = k if side == 1 else k * n
        if stones[cell] == side:
            seen[cell] = 1
            stack[top] = cell
            top += 1
    while top > 0:
        top -= 1
        cell = stack[top]
        if (cell >= n * n - n) if side == 1 else (cell % n == n - 1):
            return True
        for direction in range(6):
            near = adjacent[cell, direction]
            if near >= 0 and stones[near] == side and seen[near] == 0:
                seen[near] = 1
                stack[top] = near
                top += 1
    return False


@kernel
def _number_groups(stones, n, side, adjacent, group, start, liberties, stack, seen):
    """Number the groups of `side` in `group` (−1: no such stone); write the liberties of group g from `start[g]` on."""
    group[:] = -1
    count = end = 0
    for first in range(n * n):
        if stones[first] != side or group[first] >= 0:
            continue
        start[count] = end
        group[first] = count
        top, stack[0] = 1, first
        while top > 0:
            top -= 1
            cell = stack[top]
            for direction in range(6):
                near = adjacent[cell, direction]
                if near < 0:
                    continue
                if stones[near] == side and group[near] < 0:
                    group[near] = count
                    stack[top] = near
                    top += 1
                elif stones[near] == 0 and seen[near] != first + 1:
                    seen[near] = first + 1
                    liberties[end] = near
                    end += 1
        count += 1
        start[count] = end


@kernel
def two_distances(stones, n, side, adjacent, distances, scratch):
    """Write the two-distances of `side` from its first and its second edge into `distances`, int64[2, n²].

    Returns (the minimum sum of both, how many cells have it). `scratch`: int64[8, 6·n² + 1], scratch.
    """
    cells = n * n
    group, start, liberties, stack = scratch[0, :cells], scratch[1], scratch[2], scratch[3]
    seen, near_reached, layer, stamp = scratch[4, :cells], scratch[5, :cells], scratch[6], scratch[7, :cells]
    seen[:] = 0
    _number_groups(stones, n, side, adjacent, group, start, liberties, stack, seen)
    for edge in range(2):
        distance = distances[edge]
        distance[:] = _FAR
        near_reached[:] = 0
        stamp[:] = 0
        length = _reach_edge(stones, n, side, edge, group, start, liberties, distance, layer)
        depth, begin = 1, 0
        while begin < length:
            end = length
            for k in range(begin, end):
                _reach(stones, layer[k], adjacent, group, start, liberties, near_reached, stamp)
            depth += 1
            for cell in range(cells):
                if stones[cell] == 0 and distance[cell] == _FAR and near_reached[cell] > 1:
                    distance[cell] = depth
                    layer[length] = cell
                    length += 1
            begin = end
    return _minimum(distances, cells)


@kernel
def _reach_edge(stones, n, side, edge, group, start, liberties, distance, layer):
    """Give the cells at an edge the distance 1 and list them in `layer`; return their number."""
    length = 0
    for k in range(n):
        along = k if side == 1 else k * n
        cell = along + edge * (n * n - n if side == 1 else n - 1)
        if stones[cell] == 0 and distance[cell] == _FAR:
            distance[cell] = 1
            layer[length] = cell
            length += 1
        elif stones[cell] == side:
            for index in range(start[group[cell]], start[group[cell] + 1]):
                if distance[liberties[index]] == _FAR:
                    distance[liberties[index]] = 1
                    layer[length] = liberties[index]
                    length += 1
    return length


@kernel
def _reach(stones, cell, adjacent, group, start, liberties, near_reached, stamp):
    """Count a cell that has just been reached for all cells one move away from it, each once."""
    stamp[cell] = cell + 1
    for direction in range(6):
        near = adjacent[cell, direction]
        if near < 0:
            continue
        if stones[near] == 0 and stamp[near] != cell + 1:
            stamp[near] = cell + 1
            near_reached[near] += 1
        elif stones[near] != 0 and group[near] >= 0:
            for index in range(start[group[near]], start[group[near] + 1]):
                far = liberties[index]
                if stamp[far] != cell + 1:
                    stamp[far] = cell + 1
                    near_reached[far] += 1


@kernel
def _minimum(distances, cells):
    minimum, count = 2 * _FAR, 0
    for cell in range(cells):
        value = distances[0, cell] + distances[1, cell]
        if value < minimum:
            minimum, count = value, 0
        if value == minimum:
            count += 1
    return minimum, (count if minimum < _FAR else 0)


@kernel
def by_two_distance(stones, n, side, adjacent, distances, scratch):
    """Return the advantage of `side` in hundredths of a move of two-distance; nobody has won."""
    mine, my_cells = two_distances(stones, n, side, adjacent, distances, scratch)
    theirs, their_cells = two_distances(stones, n, 3 - side, adjacent, distances, scratch)
    ahead = min(theirs, 2 * n * n) - min(mine, 2 * n * n)
    return _DISTANCE_SCALE * ahead + min(my_cells, _MOBILITY) - min(their_cells, _MOBILITY)


@kernel
def resistance(stones, n, side, adjacent, band, volts):
    """Return the resistance between the edges of `side`, which must not be disconnected.

    The equations are solved by Cholesky's method for band matrices: a cell's last neighbour is n cells later. `band`:
    float64[n², n + 1], `volts`: float64[n²], both scratch.
    """
    cells = n * n
    band[:] = 0.0
    volts[:] = 0.0
    for cell in range(cells):
        if stones[cell] == 3 - side:
            band[cell, 0] = 1.0
            continue
        half = 0.5 if stones[cell] == 0 else _WIRE / 2
        band[cell, 0] += _LEAK
        for direction in range(6):
            near = adjacent[cell, direction]
            if near >= 0 and stones[near] != 3 - side:
                flow = 1.0 / (half + (0.5 if stones[near] == 0 else _WIRE / 2))
                band[cell, 0] += flow
                if near > cell:
                    band[near, near - cell] = -flow
        line = cell // n if side == 1 else cell % n
        if line == 0:
            band[cell, 0] += 1.0 / half
            volts[cell] = 1.0 / half
        if line == n - 1:
            band[cell, 0] += 1.0 / half
    _solve_band(cells, n, band, volts)
    out = 0.0
    for k in range(n):
        cell = cells - n + k if side == 1 else k * n + n - 1
        if stones[cell] != 3 - side:
            out += volts[cell] / (0.5 if stones[cell] == 0 else _WIRE / 2)
    return 1.0 / out


@kernel
def _solve_band(cells, n, band, volts):
    """Solve the equations in place: row i of `band` holds the entries of columns i, i − 1, … i − n."""
    for i in range(cells):
        for j in range(max(0, i - n), i + 1):
            total = band[i, i - j]
            for k in range(max(0, i - n, j - n), j):
                total -= band[i, i - k] * band[j, j - k]
            band[i, i - j] = math.sqrt(total) if i == j else total / band[j, 0]
    for i in range(cells):
        for k in range(max(0, i - n), i):
            volts[i] -= band[i, i - k] * volts[k]
        volts[i] /= band[i, 0]
    for i in range(cells - 1, -1, -1):
        for k in range(i + 1, min(cells, i + n + 1)):
            volts[i] -= band[k, k - i] * volts[k]
        volts[i] /= band[i, 0]


@kernel
def by_resistance(stones, n, side, adjacent, band, volts):
    """Return the advantage of `side`: 1000 times the binary logarithm of the ratio of the resistances."""
    mine = resistance(stones, n, side, adjacent, band, volts)
    theirs = resistance(stones, n, 3 - side, adjacent, band, volts)
    return np.int64(math.floor(_RESISTANCE_SCALE * math.log2(theirs / mine) + 0.5))
