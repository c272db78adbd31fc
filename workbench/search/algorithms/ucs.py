"""Uniform-cost search (Dijkstra): the node with the lowest path cost first."""

from __future__ import annotations

from workbench.search.algorithms.best_first import Cheaper, best_first
from workbench.search.problem.problem import Heuristic, Problem, S
from workbench.search.problem.status import Steps
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import TIES, Ordering, cost


def ucs(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S], ties: str = TIES[0]) -> Steps:
    """Run the search described above.

    `ties`: one of TIES.
    """
    return best_first(problem, heuristic, pool, Ordering(cost, ties), Cheaper.REOPEN)
