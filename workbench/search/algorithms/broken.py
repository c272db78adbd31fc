"""Searches with the mistakes that are made most often, for a class to catch. Each is the right one but for a word."""

from __future__ import annotations

from workbench.search.algorithms.best_first import Cheaper, best_first
from workbench.search.problem.problem import Heuristic, Problem, S
from workbench.search.problem.status import Steps
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import TIES, Ordering, cost, total


def astar_drops_open(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S], ties: str = TIES[0]) -> Steps:
    """Search as A*, but leave out a successor that is on OPEN already, without comparing g. `ties`: one of TIES."""
    return best_first(problem, heuristic, pool, Ordering(total, ties), Cheaper.ON_CLOSED)


def astar_tests_early(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S], ties: str = TIES[0]) -> Steps:
    """Search as A*, but stop as soon as a goal is generated. `ties`: one of TIES.

    It does no harm where every move costs 1 and an admissible h is at least 1 off the goal: the goal comes from a node
    n with g(n) + 1 ≤ f(n), and f(n) is at most the optimum (Hart, Nilsson & Raphael 1968).
    """
    return best_first(problem, heuristic, pool, Ordering(total, ties), Cheaper.REOPEN, "generation")


def bfs_stack(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S]) -> Steps:
    """Search as breadth-first, but with a stack in place of the queue: the newest node first."""
    return best_first(problem, heuristic, pool, Ordering(cost, "lifo", stack=True), Cheaper.IGNORE)


def bfs_tests_parent(problem: Problem[S], heuristic: Heuristic[S], pool: NodePool[S]) -> Steps:
    """Search breadth-first, but when a successor is generated test the parent for the goal, not the successor."""
    return best_first(problem, heuristic, pool, Ordering(cost, "fifo", queue=True), Cheaper.IGNORE, "parent")
