"""A brute-force judge of pattern databases, written from the rules alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

Cells = tuple[int, ...]


def pattern_distances(rows: int, columns: int, blank: int, pattern: Sequence[int]) -> dict[Cells, int]:
    """Return, for each way in which the tiles of a pattern can stand, how few moves of theirs bring them home.

    `pattern`: their goal cells; the blank's is `blank`, and all other tiles move for nothing. The states, the tiles'
    cells and the blank's, are taken by their distance: those a free move away come first, those a move away last.
    """
    start = (tuple(pattern), blank)
    found: dict[tuple[Cells, int], int] = {start: 0}
    waiting, done = deque([start]), set()
    while waiting:
        state = waiting.popleft()
        if state in done:
            continue
        done.add(state)
        cells, hole = state
        for other in _beside(rows, columns, hole):
            if other in cells:
                following = tuple(hole if cell == other else cell for cell in cells), other
                cost = found[state] + 1
            else:
                following, cost = (cells, other), found[state]
            if cost < found.get(following, cost + 1):
                found[following] = cost
                if cost == found[state]:
                    waiting.appendleft(following)
                else:
                    waiting.append(following)
    least: dict[Cells, int] = {}
    for (cells, _), moves in found.items():
        least[cells] = min(moves, least.get(cells, moves))
    return least


def _beside(rows: int, columns: int, cell: int) -> list[int]:
    row, column = divmod(cell, columns)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [y * columns + x for y, x in around if 0 <= y < rows and 0 <= x < columns]
