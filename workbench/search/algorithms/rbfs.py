"""Recursive best-first search (Korf 1993, as in Russell & Norvig): best-first search in linear memory."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Generic

from workbench.search.problem.problem import Heuristic, Number, Problem, S, check_cost, checked
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.backed_up_values import BackedUpTrace
from workbench.search.recording.columns import NEVER, NONE, allocated
from workbench.search.recording.depth_first_trace import Fate


@dataclass(slots=True)
class RbfsNode(Generic[S]):
    """A node on the path or waiting to be entered. `age`: how many came before it, which breaks ties."""

    record: int
    age: int
    move: str
    state: S
    g: Number
    h: Number
    value: Number


@dataclass(slots=True)
class Level(Generic[S]):
    """A node on the path: the limit up to which the search stays below it, and a heap of its waiting successors."""

    node: RbfsNode[S]
    limit: Number
    waiting: list[tuple[Number, int, RbfsNode[S]]]

    @property
    def least(self) -> Number:
        """The lowest value of the waiting successors; ∞ if there are none."""
        return self.waiting[0][0] if self.waiting else math.inf

    def add(self, node: RbfsNode[S]) -> None:
        heappush(self.waiting, (node.value, node.age, node))


def rbfs(problem: Problem[S], heuristic: Heuristic[S], trace: BackedUpTrace[S]) -> Steps:
    """Enter the successor with the lowest value, as long as no alternative along the path has a lower one.

    Otherwise backtrack: the subtree below the end of the path is discarded, and the node keeps only the lowest value of
    it and waits to be entered again. Ties are broken by age: the node that has waited longest is entered first. The
    goal test is applied when a node is entered. The move back to the parent is never generated.
    """
    estimate, start, ages = checked(heuristic, problem), problem.initial(), count()
    h = estimate(start)
    node = RbfsNode(trace.add_waiting(start, NONE, "", 0, h, 0, h), next(ages), "", start, 0, h, h)
    if h == math.inf:
        trace.pruned += 1
        trace.reject(node.record, Fate.PRUNED)
        return trace.exhaust(trace.expanded)
    limit: Number = math.inf
    path: list[Level[S]] = []
    node_bytes = sum(map(allocated, (node, (h, 0, node), start, NEVER, NEVER, NEVER, NEVER))) + 8
    while True:
        if problem.is_goal(node.state):
            trace.solve(node.record, tuple(entered.move for entered in (*(level.node for level in path), node))[1:])
            return Status.SOLVED
        yield
        trace.expand(node.record)
        path.append(Level(node, limit, []))
        for move, state, cost in problem.successors(node.state):
            if len(path) > 1 and state == path[-2].node.state:
                continue
            check_cost(cost, problem, node.state, move)
            g, h = node.g + cost, estimate(state)
            trace.generated += 1
            value = max(node.value, g + h)
            record = trace.add_waiting(state, node.record, move, g, h, len(path), value)
            child = RbfsNode(record, next(ages), move, state, g, h, value)
            if h < math.inf:
                path[-1].add(child)
            else:
                trace.pruned += 1
                trace.reject(child.record, Fate.PRUNED)
        trace.search_bytes = (len(path) + trace.open) * node_bytes
        while path and not can_continue(path[-1]):
            backtrack(trace, path, ages)
        if not path:
            return trace.exhaust(trace.expanded)
        level = path[-1]
        node = heappop(level.waiting)[-1]
        limit = min(level.limit, level.least)


def can_continue(level: Level[S]) -> bool:
    """Return whether the search stays below a node of the path."""
    return bool(level.waiting) and level.least <= level.limit


def backtrack(trace: BackedUpTrace[S], path: list[Level[S]], ages: Iterator[int]) -> None:
    """Discard the subtree of the last node of the path; unless it is a dead end, the node waits with its new value."""
    level = path.pop()
    value = level.least
    for *_, child in level.waiting:
        trace.reject(child.record, Fate.FORGOTTEN)
    trace.leave(level.node.record, Fate.NONE if value == math.inf else Fate.BACKED_UP)
    if value < math.inf:
        node, parent_level = level.node, path[-1]
        record = trace.add_waiting(
            node.state, parent_level.node.record, node.move, node.g, node.h, len(path), value, previous=node.record
        )
        parent_level.add(RbfsNode(record, next(ages), node.move, node.state, node.g, node.h, value))
