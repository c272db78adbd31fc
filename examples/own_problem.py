"""A problem of one's own: three missionaries and three cannibals cross a river in a boat that holds two.

On neither bank may cannibals outnumber missionaries, unless there are none of those. A problem is any object with
these three methods; every algorithm can search it.

    python examples/own_problem.py
"""

from collections.abc import Iterator

import workbench

State = tuple[int, int, bool]
"""Missionaries and cannibals on the near bank, and whether the boat is there."""


class River:
    def initial(self) -> State:
        return 3, 3, True

    def is_goal(self, state: State) -> bool:
        return state == (0, 0, False)

    def successors(self, state: State) -> Iterator[tuple[str, State, int]]:
        missionaries, cannibals, near = state
        for crew, (m, c) in {"M": (1, 0), "C": (0, 1), "MM": (2, 0), "CC": (0, 2), "MC": (1, 1)}.items():
            left = (missionaries - m, cannibals - c) if near else (missionaries + m, cannibals + c)
            if all(0 <= people <= 3 for people in left) and left[0] in (0, 3, left[1]):
                yield crew + (" →" if near else " ←"), (*left, not near), 1


def least_crossings(state: State) -> int:
    """Each pair of crossings brings at most one person more to the far bank; the last crossing brings two."""
    missionaries, cannibals, near = state
    people = missionaries + cannibals
    return max(0, 2 * people - 3) if near else 2 * people


if __name__ == "__main__":
    for algorithm, heuristic in (
        ("bfs", None),
        ("ids", None),
        ("astar", least_crossings),
        ("idastar", least_crossings),
    ):
        result = workbench.solve(River(), algorithm, heuristic=heuristic)
        print(f"{algorithm:8}{result.cost:3} crossings, {result.expanded:4} expanded:", ", ".join(result.moves or ()))
