"""A* of one's own in both styles, recorded and compared with the textbook.

    python examples/own_algorithm.py

In the window it is chosen by "Your own algorithm…", and the command line names it by file and function:

    search-workbench solve "8 1 3/4 0 2/7 6 5" --algorithm examples/own_algorithm.py:search
    search-workbench solve "8 1 3/4 0 2/7 6 5" --algorithm examples/own_algorithm.py:astar --against "astar"
"""

from heapq import heappop, heappush

GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)


def search(problem, heuristic):
    """A* for any problem: `problem` gives the start, the successors and the goal test. Returns the moves."""
    start = problem.initial()
    frontier, cheapest, closed = [(heuristic(start), start, 0, [])], {start: 0}, set()
    while frontier:
        _, state, g, moves = heappop(frontier)
        if state in closed:
            continue
        if problem.is_goal(state):
            return moves
        closed.add(state)
        for move, successor, cost in problem.successors(state):
            if g + cost < cheapest.get(successor, float("inf")):
                cheapest[successor] = g + cost
                heappush(frontier, (g + cost + heuristic(successor), successor, g + cost, [*moves, move]))
    return None


def neighbours(state):
    """Yield (direction of the blank, board) for each legal move of a 3×3 board."""
    blank = state.index(0)
    row, column = divmod(blank, 3)
    for move, down, right in (("u", -1, 0), ("d", 1, 0), ("l", 0, -1), ("r", 0, 1)):
        if 0 <= row + down < 3 and 0 <= column + right < 3:
            tiles, other = list(state), 3 * (row + down) + column + right
            tiles[blank], tiles[other] = tiles[other], 0
            yield move, tuple(tiles)


def astar(state, heuristic):
    """A* on tuples of tiles, which knows the rules itself. Returns the moves and the list of expanded boards."""
    frontier, cheapest, closed, expanded = [(heuristic(state), state, 0, "")], {state: 0}, set(), []
    while frontier:
        _, board, g, moves = heappop(frontier)
        if board in closed:
            continue
        closed.add(board)
        expanded.append(board)
        if board == GOAL:
            return moves, expanded
        for move, successor in neighbours(board):
            if g + 1 < cheapest.get(successor, float("inf")):
                cheapest[successor] = g + 1
                heappush(frontier, (g + 1 + heuristic(successor), successor, g + 1, moves + move))
    return None, expanded


if __name__ == "__main__":
    import workbench

    for function in ("search", "astar"):
        for board in ("1 2 3/7 0 8/5 6 4", "8 1 3/4 0 2/7 6 5"):
            result = workbench.solve(board, f"{__file__}:{function}", heuristic="manhattan")
            print(f"{function:8}{board:20}{result.cost:3} moves, {result.expanded:3} expanded")
