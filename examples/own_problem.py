"""A problem of one's own: three missionaries and three cannibals cross a river in a boat that holds two.

On neither bank may cannibals outnumber missionaries, unless there are none of those. A problem is any object with
`initial`, `is_goal` and `successors`; every algorithm that searches from the start alone can search it. Those that
search from both ends need `goals` and `predecessors` as well. The other methods are optional: `name` gives a state a
short name, `heuristics` offers estimates, and `paint` draws a state, as a text or as shapes.

    python examples/own_problem.py
    search-workbench solve --problem examples/own_problem.py:River --show
"""

from collections.abc import Callable, Iterator, Mapping

import workbench

State = tuple[int, int, bool]
"""Missionaries and cannibals on the near bank, and whether the boat is there."""


class River:
    title = "Missionaries and cannibals"

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

    def name(self, state: State) -> str:
        missionaries, cannibals, near = state
        here, there = "M" * missionaries + "C" * cannibals, "M" * (3 - missionaries) + "C" * (3 - cannibals)
        return f"{here or '–'} {'▸' if near else '◂'} {there or '–'}"

    def heuristics(self) -> Mapping[str, Callable[[State], int]]:
        return {"least crossings": least_crossings}

    def paint(self, state: State) -> Iterator[tuple[object, ...]]:
        """Shapes on a canvas of 100 × 100: the banks, the water, the boat, a circle for each person."""
        missionaries, cannibals, near = state
        yield "box", 0, 0, 34, 100, "green"
        yield "box", 34, 0, 32, 100, "sky"
        yield "box", 66, 0, 34, 100, "green"
        yield "box", 36 if near else 50, 44, 14, 12, "ink"
        for row in range(3):
            for kind, there, colour in (("M", missionaries, "blue"), ("C", cannibals, "red")):
                x, y = (9 if row < there else 75) + (16 if kind == "C" else 0), 20 + 30 * row
                yield "circle", x, y, 7.5, colour
                yield "text", x, y, kind, 11, "paper"


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
