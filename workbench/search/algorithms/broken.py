"""Searches with common mistakes, for students to find. Each differs from the correct search in one detail."""

from __future__ import annotations

from workbench.search.algorithms.best_first import Cheaper, best_first
from workbench.search.problem.problem import Heuristic, Problem, S
from workbench.search.problem.status import Steps
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import TIES, Ordering, cost, total


def astar_drops_open(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S], ties: str = TIES[0]) -> Steps:
    """Search as A*, but discard a successor that is already on OPEN without comparing g. `ties`: one of TIES."""
    return best_first(problem, heuristic, pool, Ordering(total, ties), Cheaper.ON_CLOSED)


def astar_tests_early(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S], ties: str = TIES[0]) -> Steps:
    """Search as A*, but stop as soon as a goal is generated. `ties`: one of TIES.

    This does no harm if every move costs 1 and h is admissible and at least 1 for non-goal states: the goal is
    generated from a node n with g(n) + 1 ≤ f(n), and f(n) is at most the optimal cost (Hart, Nilsson & Raphael 1968).
    """
    return best_first(problem, heuristic, pool, Ordering(total, ties), Cheaper.REOPEN, "generation")


def bfs_stack(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S]) -> Steps:
    """Search as breadth-first, but with a stack instead of the queue: the newest node first."""
    return best_first(problem, heuristic, pool, Ordering(cost, "lifo", stack=True), Cheaper.IGNORE)


def bfs_tests_parent(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S]) -> Steps:
    """Search breadth-first, but after generating a successor test its parent instead."""
    return best_first(problem, heuristic, pool, Ordering(cost, "fifo", queue=True), Cheaper.IGNORE, "parent")
