"""Right: heapq, a dictionary of the best g, ties by the state."""

from heapq import heappop, heappush

from common import GOAL, is_solvable, neighbours


def astar(state, heuristic):
    expanded, closed, best = [], set(), {state: (0, "")}
    heap = [(heuristic(state), state)]
    if not is_solvable(state):
        return None, expanded
    while heap:
        f, current = heappop(heap)
        g, moves = best[current]
        if current in closed or f > g + heuristic(current):
            continue
        closed.add(current)
        expanded.append(current)
        if current == GOAL:
            return moves, expanded
        for move, successor in neighbours(current):
            if successor not in best or g + 1 < best[successor][0]:
                best[successor] = g + 1, moves + move
                closed.discard(successor)
                heappush(heap, (g + 1 + heuristic(successor), successor))
    return None, expanded
