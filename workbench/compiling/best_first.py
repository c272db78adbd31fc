"""The compiled best-first searches of all domains: their names, their rules, and the codes of these for kernels."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.compiling.kernels import best_first_codes as codes
from workbench.search.algorithms.best_first import Cheaper
from workbench.search.recording.ordering import Priority, cost, estimate, total, weighted

CHEAPER: Mapping[str, Cheaper] = {
    "astar": Cheaper.REOPEN,
    "wastar": Cheaper.REOPEN,
    "ucs": Cheaper.REOPEN,
    "jps": Cheaper.REOPEN,
    "greedy": Cheaper.ON_OPEN,
    "bfs": Cheaper.IGNORE,
}
"""What each algorithm does with a cheaper path."""
ALGORITHMS = tuple(name for name in CHEAPER if name != "jps")
"""Those on boards and on grids; jump point search is on grids only."""
CHEAPER_CODES = {Cheaper.IGNORE: codes.IGNORE, Cheaper.ON_OPEN: codes.ON_OPEN, Cheaper.REOPEN: codes.REOPEN}
TIE_CODES: Mapping[str, int] = {
    "low-h": codes.LOW_H,
    "high-h": codes.HIGH_H,
    "fifo": codes.FIFO,
    "lifo": codes.LIFO,
    "state": codes.STATE,
}
TIES = tuple(TIE_CODES)
"""The compiled tie-breaking rules: all except `path`."""


def priority_of(algorithm: str, weight: float, scale: int) -> Priority:
    """Return f of an algorithm; `scale`: the internal cost of one displayed unit."""
    if algorithm == "wastar":
        return weighted(weight, scale)
    return {"astar": total, "jps": total, "greedy": estimate}.get(algorithm, cost)
