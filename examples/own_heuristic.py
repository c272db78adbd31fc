"""A heuristic of one's own, compared with those of the catalogue.

A heuristic is a function of a state, here the board's tiles row by row with 0 for the blank. On boards it counts in
thousandths of a move, as every cost does, so that the numbers are exact.

    python examples/own_heuristic.py

It can be named wherever a heuristic is asked for, and in the window it is chosen by "Your own function…":

    search-workbench solve hardest8 --heuristic examples/own_heuristic.py:rows_out
"""

import workbench


def rows_out(state: bytes) -> int:
    """A move of 1 (1000 thousandths) for each tile that is not in its row: admissible, as one move takes one tile."""
    return sum(1000 for cell, tile in enumerate(state) if tile and (tile - 1) // 3 != cell // 3)


if __name__ == "__main__":
    board = "8 6 7/2 5 4/3 0 1"
    for heuristic in ("zero", rows_out, "misplaced", "manhattan", "linear-conflict"):
        result = workbench.solve(board, "astar", heuristic=heuristic)
        name = heuristic if isinstance(heuristic, str) else heuristic.__name__
        print(f"{name:16}{result.cost:3} moves, {result.expanded:7,} expanded")
