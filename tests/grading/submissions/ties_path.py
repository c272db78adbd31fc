"""Wrong: ties by the path, not by the state."""

from heapq import heappop, heappush

from common import GOAL, is_solvable, neighbours


def astar(state, heuristic):
    """ties by the path, not by the state."""
    if not is_solvable(state):
        return None, []
    expanded, best, closed = [], {state: 0}, set()
    heap = [((heuristic(state), 0, ""), 0, "", state)]
    while heap:
        *_, g, moves, current = heappop(heap)
        if g > best[current]:
            continue
        closed.add(current)
        expanded.append(current)
        if current == GOAL:
            return moves, expanded
        for move, successor in neighbours(current):
            if g + 1 < best.get(successor, 10**9):
                best[successor] = min(g + 1, best.get(successor, 10**9))
                f = g + 1 + heuristic(successor)
                heappush(heap, ((f, g + 1, moves + move), g + 1, moves + move, successor))
    return None, expanded
