"""Wrong: the goal is tested when a node is generated."""

from heapq import heappop, heappush

from common import GOAL, is_solvable, neighbours


def astar(state, heuristic):
    """the goal is tested when a node is generated."""
    if not is_solvable(state):
        return None, []
    expanded, best, closed = [], {state: 0}, set()
    heap = [((heuristic(state), state), 0, "", state)]
    while heap:
        *_, g, moves, current = heappop(heap)
        if g > best[current]:
            continue
        closed.add(current)
        expanded.append(current)
        for move, successor in neighbours(current):
            if successor == GOAL:
                return moves + move, expanded + [successor]
            if g + 1 < best.get(successor, 10**9):
                best[successor] = min(g + 1, best.get(successor, 10**9))
                f = g + 1 + heuristic(successor)
                heappush(heap, ((f, successor), g + 1, moves + move, successor))
    return None, expanded
