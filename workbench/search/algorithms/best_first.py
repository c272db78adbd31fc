"""The best-first search loop. BFS, UCS, greedy search, A* and weighted A* call it with different orderings of OPEN."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from heapq import heappop, heappush

from workbench.search.problem.problem import Heuristic, Problem, S, Step, check_cost, checked
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NEVER, NONE, allocated
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import Key, Ordering, Path
from workbench.search.recording.recording import Mistake


class Cheaper(Enum):
    """What to do with a cheaper path to a known state; a path of equal cost never replaces one."""

    IGNORE = "ignore"
    ON_OPEN = "on open"
    REOPEN = "reopen"
    ON_CLOSED = "on closed"
    """A mistake: a node on OPEN is never replaced, however much cheaper the new path is."""


def best_first(
    problem: Problem[S],
    heuristic: Heuristic[S],
    pool: NodePool[S],
    ordering: Ordering,
    cheaper: Cheaper,
    test: str = "expansion",
    successors: Callable[[S, int], Iterable[Step[S]]] | None = None,
) -> Steps:
    """Expand the first node on OPEN until it is a goal.

    `test`: "expansion" applies the goal test when a node is taken off OPEN, "generation" when it is generated. "parent"
    is a mistake: after each generated successor it tests the expanded node again. `successors`: of a state and its
    record, if not those of the problem.
    """
    if cheaper is Cheaper.ON_CLOSED:
        pool.mistake = Mistake.DROPS_OPEN
    elif test == "parent":
        pool.mistake = Mistake.TESTS_PARENT
    pool.ordering, pool.priority = ordering, ordering.priority
    key, estimate, early = ordering.key(), checked(heuristic, problem), test == "generation"
    pool.tests_early = early
    start = problem.initial()
    h = estimate(start)
    root = pool.add(start, NONE, "", 0, h)
    if h == math.inf:
        pool.pruned += 1
        return pool.exhaust(len(pool.latest))
    frontier: list[tuple[Key, int, S, Path]] = [(key(root, 0, h, start, ()), root, start, ())]
    pool.entry_bytes = entry_bytes(frontier[0])
    if early and problem.is_goal(start):
        pool.solve(root)
        return Status.SOLVED
    yield
    try:
        while frontier:
            _, number, state, path = heappop(frontier)
            if pool.latest[state] != number:
                continue  # superseded while on OPEN
            pool.expand(number)
            if test != "parent" and problem.is_goal(state):
                pool.solve(number)
                return Status.SOLVED
            g = pool.g(number)
            if test == "parent":
                steps: Iterable[Step[S]] = _parent_tested(problem, state, pool, number)
            else:
                steps = problem.successors(state) if successors is None else successors(state, number)
            for move, successor, cost in steps:
                check_cost(cost, problem, state, move)
                known = pool.latest.get(successor)
                h = estimate(successor) if known is None else pool.h(known)
                pool.generated += 1
                if known is None:
                    if h == math.inf:
                        pool.pruned += 1
                        continue
                elif is_cheaper(pool, known, g + cost, cheaper):
                    pool.supersede(known)
                else:
                    continue
                child = pool.add(successor, number, move, g + cost, h)
                if early and problem.is_goal(successor):
                    pool.solve(child)
                    return Status.SOLVED
                child_path = (*path, move) if ordering.ties == "path" else ()
                entry = (key(child, g + cost, h, successor, child_path), child, successor, child_path)
                heappush(frontier, entry)
                if child_path:
                    pool.entry_bytes = max(pool.entry_bytes, entry_bytes(entry))
            if pool.goal != NONE:
                return Status.SOLVED
            yield
        return pool.exhaust(len(pool.latest))
    finally:
        free_entries(frontier)


def _parent_tested(problem: Problem[S], state: S, pool: NodePool[S], number: int) -> Iterator[Step[S]]:
    """Yield the successors of a node until a test after one of them shows that the node itself is a goal."""
    for step in problem.successors(state):
        yield step
        if problem.is_goal(state):
            pool.solve(number)
            return


def is_cheaper(pool: NodePool[S], known: int, g: float, cheaper: Cheaper) -> bool:
    """Return whether a path of cost `g` replaces the record `known`."""
    if cheaper is Cheaper.IGNORE or g >= pool.g(known):
        return False
    if pool.is_closed(known):
        return cheaper is not Cheaper.ON_OPEN
    return cheaper is not Cheaper.ON_CLOSED


def entry_bytes(entry: tuple[Key, int, object, Path]) -> int:
    """Return the size of an entry of OPEN in bytes: its tuples and numbers; the state is counted with the recording."""
    return sum(map(allocated, (entry, entry[0], *entry[0], NEVER))) + 8


def free_entries(frontier: list[tuple[Key, int, S, Path]]) -> None:
    """Empty a list in slices: freeing millions of entries at once would block all other threads meanwhile."""
    while frontier:
        del frontier[-4096:]
