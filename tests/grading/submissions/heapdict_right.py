"""Right: heapdict, as in the course."""

from common import GOAL, is_solvable, neighbours
from heapdict import heapdict


def astar(state, heuristic):
    frontier, g, came, expanded = heapdict(), {state: 0}, {state: ""}, []
    if not is_solvable(state):
        return None, []
    frontier[state] = (heuristic(state), state)
    while frontier:
        current, _ = frontier.popitem()
        expanded.append(current)
        if current == GOAL:
            return came[current], expanded
        for move, successor in neighbours(current):
            if g[current] + 1 < g.get(successor, 10**9):
                g[successor], came[successor] = g[current] + 1, came[current] + move
                frontier[successor] = (g[successor] + heuristic(successor), successor)
    return None, expanded
