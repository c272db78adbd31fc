"""Weighted A* (Pohl 1970): the smallest f = g + w·h first, closed nodes reopened."""

from __future__ import annotations

from workbench.search.algorithms.best_first import Cheaper, best_first
from workbench.search.problem.problem import Heuristic, Problem, S, scale
from workbench.search.problem.status import Steps
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import TIES, Ordering, weighted


def wastar(
    problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S], ties: str = TIES[0], weight: float = 2
) -> Steps:
    """Run the search described above.

    `ties`: one of TIES; `weight`: w > 0, with at most three decimals on boards. With an admissible heuristic the
    solution costs at most max(1, w) times the optimal cost.
    """
    return best_first(problem, heuristic, pool, Ordering(weighted(weight, scale(problem)), ties), Cheaper.REOPEN)
