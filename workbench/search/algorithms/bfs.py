"""Breadth-first search: the oldest node first. Optimal if all moves have the same cost."""

from __future__ import annotations

from workbench.search.algorithms.best_first import Cheaper, best_first
from workbench.search.problem.problem import Heuristic, Problem, S
from workbench.search.problem.status import Steps
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import Ordering, cost


def bfs(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S], test: str = "expansion") -> Steps:
    """Run the search described above.

    `test`: apply the goal test at "expansion" or at "generation"; textbooks differ.
    """
    return best_first(problem, heuristic, pool, Ordering(priority=cost, ties="fifo", queue=True), Cheaper.IGNORE, test)
