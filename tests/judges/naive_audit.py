"""A brute-force judge of heuristics: all states, all moves, one by one; and the mistakes written out once more."""

from __future__ import annotations

import math
from itertools import combinations

from judges.naive_tiles import Estimate, Puzzle, Tiles, distances

Found = tuple[Tiles, int, int]
Broken = tuple[Tiles, str, int, int]


def overestimates(puzzle: Puzzle, estimate: Estimate) -> list[Found]:
    """Return (state, h, true) where h is above the truth, the nearest to the goal first, then the smallest board."""
    true = distances(puzzle)
    found = [(state, int(estimate(state)), 1000 * d) for state, d in true.items() if estimate(state) > 1000 * d]
    return sorted(found, key=lambda one: (one[2], one[0]))


def broken_moves(puzzle: Puzzle, estimate: Estimate) -> list[Broken]:
    """Return (state, move, h, h after) where h(n) > 1 + h(n′), in the same order, the moves as udlr."""
    true = distances(puzzle)
    return [
        (state, move, int(estimate(state)), int(estimate(other)))
        for state in sorted(true, key=lambda state: (true[state], state))
        for move, other, cost in puzzle.successors(state)
        if estimate(state) > cost + estimate(other)
    ]


def mistaken(puzzle: Puzzle, name: str) -> Estimate:
    """Return a heuristic that is broken on purpose."""

    def with_blank(state: Tiles) -> list[tuple[int, int]]:
        places = [(divmod(cell, puzzle.columns), divmod(puzzle.goal.index(tile), puzzle.columns))
                  for cell, tile in enumerate(state)]  # fmt: skip
        return [(abs(row - to_row), abs(column - to_column)) for (row, column), (to_row, to_column) in places]

    def pairwise(state: Tiles) -> int:
        pairs = 0
        for one, other in combinations(range(len(state)), 2):
            for of in (lambda cell: cell // puzzle.columns, lambda cell: cell % puzzle.columns):
                home, other_home = (puzzle.goal.index(state[cell]) for cell in (one, other))
                same = of(one) == of(other) == of(home) == of(other_home)
                pairs += bool(same and state[one] and state[other] and home > other_home)
        return puzzle.manhattan(state) + 2000 * pairs

    return {
        "broken-misplaced-with-blank": lambda state: 1000 * sum(way != (0, 0) for way in with_blank(state)),
        "broken-manhattan-with-blank": lambda state: 1000 * sum(map(sum, with_blank(state))),
        "broken-euclidean-with-blank": lambda state: sum(int(1000 * math.hypot(*way)) for way in with_blank(state)),
        "broken-linear-conflict-pairwise": pairwise,
    }[name]  # fmt: skip
