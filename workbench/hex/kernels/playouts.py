"""Random playouts, on a board with a wall around it.

The board is flat, n + 2 cells wide. The walls above and below are red, those at the left and right blue, so that an
edge is like the stones that are joined to it; the corners belong to nobody. Sides: 0 none, 1 red, 2 blue.
"""

from __future__ import annotations

import numpy as np

from workbench.compiling.kernels.jit import kernel

NOBODY = 3
"""The value of the corners of the wall."""
_WALL = 12
"""The mark of a wall cell: visited from both edges."""


@kernel
def with_wall(stones, n):
    """Return int8[(n + 2)²], the board with its wall, for int8[n²] stones."""
    width = n + 2
    board = np.zeros(width * width, np.int8)
    for i in range(1, n + 1):
        board[i] = board[(width - 1) * width + i] = 1
        board[i * width] = board[i * width + width - 1] = 2
    board[0] = board[width - 1] = board[width * (width - 1)] = board[width * width - 1] = NOBODY
    for row in range(n):
        for column in range(n):
            board[(row + 1) * width + column + 1] = stones[row * n + column]
    return board


@kernel
def _random_state(seed, iteration):
    """Return the initial state of one playout's random numbers, so that any playout can be repeated on its own."""
    x = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15) * np.uint64(iteration + 1)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (x ^ (x >> np.uint64(31))) | np.uint64(1)


@kernel
def fill(board, n, side, last, bridges, seed, iteration, cells):
    """Fill the empty cells of a walled board, `side` moving first.

    The moves are random; but with `bridges` a side saves a bridge that the last stone intruded on. `last` is the cell
    played last, 0 for none; `seed` and `iteration` determine the random numbers; `cells`: scratch for n² cells.
    """
    width = n + 2
    remaining = 0
    for i in range(width, width * (width - 1)):
        if board[i] == 0:
            cells[remaining] = i
            remaining += 1
    x = _random_state(seed, iteration)
    for k in range(remaining - 1, 0, -1):
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
        # Scale the upper half of the number to 0 … k: a division would cost more than everything else.
        j = np.int64(((x >> np.uint64(32)) * np.uint64(k + 1)) >> np.uint64(32))
        cells[k], cells[j] = cells[j], cells[k]
    if not bridges:
        for k in range(remaining):
            board[cells[k]] = side
            side = 3 - side
        return
    steps = (1, width, width - 1, -1, -width, 1 - width)
    next_index = 0
    while remaining > 0:
        move = 0
        if last > 0:
            x ^= x << np.uint64(13)
            x ^= x >> np.uint64(7)
            x ^= x << np.uint64(17)
            direction = np.int64(((x >> np.uint64(32)) * np.uint64(6)) >> np.uint64(32))
            for _ in range(6):
                before = direction - 1 if direction > 0 else 5
                after = direction + 1 if direction < 5 else 0
                between = last + steps[direction]
                if board[between] == 0 and board[last + steps[before]] == side and board[last + steps[after]] == side:
                    move = between
                    break
                direction = after
        if move == 0:
            while board[cells[next_index]] != 0:
                next_index += 1
            move = cells[next_index]
        board[move] = side
        last = move
        side = 3 - side
        remaining -= 1


@kernel
def red_wins(board, n, stack, seen):
    """Return whether red joins top and bottom. `stack`: int64[(n + 2)²], `seen`: int8[(n + 2)²], both scratch."""
    width = n + 2
    seen[:] = 0
    top = 0
    for i in range(width + 1, 2 * width - 1):
        if board[i] == 1:
            stack[top] = i
            top += 1
            seen[i] = 1
    bottom = width * n
    while top > 0:
        top -= 1
        cell = stack[top]
        if cell > bottom:
            return True
        for step in (1, -1, width, -width, width - 1, 1 - width):
            neighbour = cell + step
            # The wall above the first row is red too, but leads nowhere else.
            if seen[neighbour] == 0 and board[neighbour] == 1 and neighbour > width:
                seen[neighbour] = 1
                stack[top] = neighbour
                top += 1
    return False


@kernel
def winning_cells(board, n, side, winning, stack, mark):
    """Write the empty cells where `side` joins its edges at once into `found` and return their number.

    `stack`: int64[(n + 2)²], `mark`: int8[(n + 2)²], both scratch. Only for positions that nobody has won.
    """
    width = n + 2
    mark[:] = 0
    for i in range(width):
        mark[i] = mark[width * (width - 1) + i] = mark[i * width] = mark[i * width + width - 1] = _WALL
    stride = 1 if side == 1 else width
    far = width * (n - 1) if side == 1 else n - 1
    count = 0
    for edge in (1, 2):
        top = 0
        for k in range(n):
            stack[top] = width + 1 + (far if edge == 2 else 0) + k * stride
            top += 1
        edge_mark = 4 * edge
        while top > 0:
            top -= 1
            cell = stack[top]
            if mark[cell] & edge_mark:
                continue
            mark[cell] |= edge_mark
            if board[cell] == 0:
                mark[cell] |= edge
                if mark[cell] & 3 == 3:
                    winning[count] = cell
                    count += 1
            elif board[cell] == side:
                for step in (1, -1, width, -width, width - 1, 1 - width):
                    neighbour = cell + step
                    if mark[neighbour] & edge_mark == 0 and board[neighbour] != 3 - side:
                        stack[top] = neighbour
                        top += 1
    return count
