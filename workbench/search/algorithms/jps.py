"""Jump point search (Harabor & Grastien 2011): A* over the squares of a grid where a shortest path may have to turn."""

from __future__ import annotations

from workbench.search.algorithms.best_first import Cheaper, best_first
from workbench.search.problem.problem import Heuristic, Jumping, S
from workbench.search.problem.status import Steps
from workbench.search.recording.jump_pool import JumpPool
from workbench.search.recording.ordering import TIES, Ordering, total


def jps(problem: Jumping[S], heuristic: Heuristic[S], pool: JumpPool[S], ties: str = TIES[0]) -> Steps:
    """Run the search described above.

    `ties`: one of TIES.
    """
    return best_first(
        pool.problem, heuristic, pool, Ordering(total, ties), Cheaper.REOPEN,
        successors=lambda state, number: problem.jumps(state, pool.arrived(number)),
    )  # fmt: skip
