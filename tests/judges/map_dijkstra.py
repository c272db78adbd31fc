"""Shortest paths on MovingAI's maps, worked out with floats from the text of the map alone."""

from __future__ import annotations

import heapq
import math

COSTS = {**dict.fromkeys(".GSW", 1), **{str(cost): cost for cost in range(10)}}
Square = tuple[int, int]
"""Row and column, from 0."""


def rows_of(map_text: str) -> list[str]:
    return map_text.splitlines()[4:]


def shortest(rows: list[str], start: Square, goal: Square) -> float:
    """Return the cost of a cheapest path of straight and diagonal moves that cut no corner; ∞ if there is none."""
    on_water = rows[start[0]][start[1]] == "W"

    def free(row: int, column: int) -> bool:
        inside = 0 <= row < len(rows) and 0 <= column < len(rows[0])
        return inside and rows[row][column] in COSTS and (rows[row][column] == "W") == on_water

    known, waiting = {start: 0.0}, [(0.0, start)]
    while waiting:
        cost, (row, column) = heapq.heappop(waiting)
        if (row, column) == goal:
            return cost
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                other = row + down, column + right
                if free(*other) and free(row, other[1]) and free(other[0], column):
                    total = cost + math.hypot(down, right) * COSTS[rows[other[0]][other[1]]]
                    if total < known.get(other, math.inf):
                        known[other] = total
                        heapq.heappush(waiting, (total, other))
    return math.inf
