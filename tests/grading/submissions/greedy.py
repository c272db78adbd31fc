"""Wrong: greedy: f = h."""

from heapq import heappop, heappush

from common import GOAL, is_solvable, neighbours


def astar(state, heuristic):
    """greedy: f = h."""
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
        if current == GOAL:
            return moves, expanded
        for move, successor in neighbours(current):
            if g + 1 < best.get(successor, 10**9):
                best[successor] = min(g + 1, best.get(successor, 10**9))
                f = heuristic(successor)
                heappush(heap, ((f, successor), g + 1, moves + move, successor))
    return None, expanded
