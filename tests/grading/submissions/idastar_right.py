"""Right: IDA* by recursion."""

from common import GOAL, neighbours


def idastar(state, heuristic):
    bounds = [heuristic(state)]

    def visit(current, before, g, moves):
        f = g + heuristic(current)
        if f > bounds[-1]:
            return f, None
        if current == GOAL:
            return f, moves
        least = float("inf")
        for move, successor in neighbours(current):
            if successor != before:
                cut, found = visit(successor, current, g + 1, moves + move)
                if found is not None:
                    return cut, found
                least = min(least, cut)
        return least, None

    while True:
        cut, found = visit(state, None, 0, "")
        if found is not None:
            return found, bounds
        bounds.append(cut)
