"""Iterative deepening: depth-first search with a growing depth limit (Korf 1985)."""

from __future__ import annotations

from itertools import count

from workbench.search.algorithms.depth_limited import DepthLimited
from workbench.search.algorithms.depth_limited_film import FilmedDepthLimited
from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic, Problem, S
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.depth_first_trace import Trace


def ids(
    problem: Problem[S],
    _heuristic: Heuristic[S],
    trace: Trace[S],
    start_bound: int = 0,
    increment: int = 1,
    test: str = "expansion",
) -> Steps:
    """Search depth-first down to `start_bound` moves, then `increment` moves deeper per iteration.

    The move back to the parent is never generated. The search is complete after an iteration that cuts nothing off.
    `test`: as in `dfs`.
    """
    search = DepthLimited(problem, trace, "none", test, move_back=False)
    trace.film_by(FilmedDepthLimited(search, trace))
    for bound in count(start_bound, increment):
        goal_found = yield from search.search(bound)
        if goal_found:
            return Status.SOLVED
        if goal_found is False:
            break
    trace.reason = message("unsolvable-exhausted", count=trace.iterations()[-1].expanded)
    return Status.UNSOLVABLE
