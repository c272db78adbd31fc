"""How fast the textbook engine searches: expansions a second by algorithm and by heuristic, on a 15-puzzle."""

from __future__ import annotations

from figures import show

from workbench import api
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.search.problem.limits import Limits

BOARD = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3"
LIMITS = Limits(expansions=20_000)
TRIES = 3


def speed(algorithm: str, heuristic: str | None = None) -> float:
    """Return expansions a second at the beginning of a search; of a few tries the one that was disturbed least."""
    runs = [api.start(BOARD, algorithm, heuristic, goal="first", limits=LIMITS) for _ in range(TRIES)]
    for run in runs:
        run.advance(1_000_000)
    return max(run.expanded / run.seconds for run in runs)


show("Textbook engine, by algorithm", "expansions/s", {name: speed(name) for name in ALGORITHMS})
print()
show("A*, by heuristic", "expansions/s", {name: speed("astar", name) for name in HEURISTICS})
