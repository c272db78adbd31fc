"""What the submissions share: the heuristics of the course, the moves, and the parity."""

GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)


def heuristic_misplaced(state):
    return sum(a != b for a, b in zip(state, GOAL) if a)


def heuristic_manhattan(state):
    total = 0
    for cell, tile in enumerate(state):
        if tile:
            total += abs(cell // 3 - (tile - 1) // 3) + abs(cell % 3 - (tile - 1) % 3)
    return total


def neighbours(state):
    blank = state.index(0)
    row, column = divmod(blank, 3)
    for move, down, right in (("u", -1, 0), ("d", 1, 0), ("l", 0, -1), ("r", 0, 1)):
        if 0 <= row + down < 3 and 0 <= column + right < 3:
            cells = list(state)
            other = blank + 3 * down + right
            cells[blank], cells[other] = cells[other], 0
            yield move, tuple(cells)


def is_solvable(state):
    tiles = [tile for tile in state if tile]
    return sum(a > b for i, a in enumerate(tiles) for b in tiles[i + 1 :]) % 2 == 0
