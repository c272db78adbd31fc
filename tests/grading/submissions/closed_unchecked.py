"""Wrong: the closed list is not checked when a node is taken off OPEN."""

from heapq import heappop, heappush

from common import GOAL, is_solvable, neighbours


def astar(state, heuristic):
    """the closed list is not checked when a node is taken off OPEN."""
    if not is_solvable(state):
        return None, []
    expanded, best, closed = [], {state: 0}, set()
    heap = [((heuristic(state), state), 0, "", state)]
    while heap:
        *_, g, moves, current = heappop(heap)
        if False:
            continue
        closed.add(current)
        expanded.append(current)
        if current == GOAL:
            return moves, expanded
        for move, successor in neighbours(current):
            if successor not in closed:
                best[successor] = min(g + 1, best.get(successor, 10**9))
                f = g + 1 + heuristic(successor)
                heappush(heap, ((f, successor), g + 1, moves + move, successor))
    return None, expanded
