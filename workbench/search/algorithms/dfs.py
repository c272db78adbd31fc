"""Depth-first search: the newest node first, with optional checks for repeated states and an optional depth limit."""

from __future__ import annotations

from workbench.search.algorithms.depth_limited import DepthLimited
from workbench.search.algorithms.depth_limited_film import FilmedDepthLimited
from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic, Problem, S
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.depth_first_trace import Trace

REPEATED = ("path", "parent", "all", "none")
"""Which states are not entered again; the first value is the default."""


def dfs(
    problem: Problem[S],
    _heuristic: Heuristic[S],
    trace: Trace[S],
    depth: int | None = None,
    repeated: str = REPEATED[0],
    test: str = "expansion",
) -> Steps:
    """Search depth-first.

    `depth`: nodes deeper than this many moves are not entered. `repeated`: one of REPEATED. `all` uses a closed list,
    which makes a depth-limited search incomplete: a state first reached deep down is not entered again higher up.
    `test`: whether the goal test is applied at "expansion" (when a node is taken off the stack) or at "generation".
    """
    search = DepthLimited(problem, trace, repeated, test)
    if repeated != "all":
        trace.film_by(FilmedDepthLimited(search, trace))
    goal_found = yield from search.search(depth)
    if goal_found:
        return Status.SOLVED
    if goal_found is None:
        trace.reason = message("exhausted-closed-depth" if repeated == "all" else "exhausted-depth", depth=depth or 0)
        return Status.EXHAUSTED
    trace.reason = message("unsolvable-exhausted", count=trace.expanded)
    return Status.UNSOLVABLE
