"""Wrong: the heuristics count the blank, so they are not admissible."""

from common import GOAL
from heapq_right import astar  # noqa: F401


def heuristic_misplaced(state):
    return sum(a != b for a, b in zip(state, GOAL))


def heuristic_manhattan(state):
    return sum(
        abs(cell // 3 - GOAL.index(tile) // 3) + abs(cell % 3 - GOAL.index(tile) % 3) for cell, tile in enumerate(state)
    )
