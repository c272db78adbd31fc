"""Right: a node class with __lt__, a list that is sorted."""

import bisect
from dataclasses import dataclass

from common import GOAL, is_solvable, neighbours


@dataclass(frozen=True)
class Node:
    state: tuple
    g: int
    h: int
    moves: str

    def __lt__(self, other):
        return (self.g + self.h, self.state) < (other.g + other.h, other.state)


def astar(state, heuristic):
    frontier, best, expanded = [Node(state, 0, heuristic(state), "")], {state: 0}, []
    if not is_solvable(state):
        return None, []
    while frontier:
        node = frontier.pop(0)
        if node.g > best[node.state]:
            continue
        expanded.append(node.state)
        if node.state == GOAL:
            return node.moves, expanded
        for move, successor in neighbours(node.state):
            if node.g + 1 < best.get(successor, 10**9):
                best[successor] = node.g + 1
                bisect.insort(frontier, Node(successor, node.g + 1, heuristic(successor), node.moves + move))
    return None, expanded
