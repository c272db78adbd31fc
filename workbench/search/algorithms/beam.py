"""Beam search (Lowerre 1976): like breadth-first search, but only the best nodes of each layer are expanded."""

from __future__ import annotations

import math

from workbench.search.algorithms.best_first import Cheaper, entry_bytes, is_cheaper
from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic, Problem, S, check_cost, checked
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NONE
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.ordering import TIES, Key, Ordering, Path, total

DEFAULT_WIDTH = 100
"""Default number of nodes kept in each layer."""

Entry = tuple[Key, int, S, Path]


def beam(
    problem: Problem[S],
    heuristic: Heuristic[S],
    pool: LayeredPool[S],
    beam_width: int = DEFAULT_WIDTH,
    ties: str = TIES[0],
) -> Steps:
    """Search layer by layer, in best-first order within each; the goal test is applied when a node is taken off OPEN.

    `beam_width`: how many nodes of each layer are kept, ordered by f = g + h and `ties`, one of TIES. A successor whose
    state is known from this layer or an earlier one is discarded, even if that node was dropped; but a cheaper path to
    a node on OPEN replaces it.
    """
    pool.ordering, pool.priority = Ordering(total, ties), total
    key, estimate = pool.ordering.key(), checked(heuristic, problem)
    start = problem.initial()
    h = estimate(start)
    root = pool.add_to_layer(start, NONE, "", 0, h, 0)
    if h == math.inf:
        pool.pruned += 1
        return pool.exhaust(len(pool.latest))
    layer: list[Entry[S]] = [(key(root, 0, h, start, ()), root, start, ())]
    next_layer: list[Entry[S]] = []
    depth, pool.entry_bytes = 0, entry_bytes(layer[0])
    yield
    while layer:
        _, number, state, path = layer.pop()
        pool.expand(number)
        if problem.is_goal(state):
            pool.solve(number)
            return Status.SOLVED
        g = pool.g(number)
        for move, successor, cost in problem.successors(state):
            check_cost(cost, problem, state, move)
            known = pool.latest.get(successor)
            h = estimate(successor) if known is None else pool.h(known)
            pool.generated += 1
            if known is None:
                if h == math.inf:
                    pool.pruned += 1
                    continue
            elif pool.is_waiting(known) and is_cheaper(pool, known, g + cost, Cheaper.ON_OPEN):
                pool.supersede(known)
            else:
                continue
            child = pool.add_to_layer(successor, number, move, g + cost, h, depth + 1)
            child_path = (*path, move) if ties == "path" else ()
            next_layer.append((key(child, g + cost, h, successor, child_path), child, successor, child_path))
            pool.entry_bytes = max(pool.entry_bytes, entry_bytes(next_layer[-1])) if child_path else pool.entry_bytes
        while layer and not pool.is_waiting(layer[-1][1]):
            layer.pop()  # superseded while on OPEN
        if not layer:
            layer, next_layer, depth = best(pool, next_layer, beam_width), [], depth + 1
        yield
    if not pool.dropped:
        return pool.exhaust(len(pool.latest))
    pool.reason = message("exhausted-beam", count=pool.dropped)
    return Status.EXHAUSTED


def best(pool: LayeredPool[S], layer: list[Entry[S]], width: int) -> list[Entry[S]]:
    """Return the best `width` entries of a layer, the best one last; the others are dropped."""
    ordered = sorted((entry for entry in layer if pool.is_waiting(entry[1])), key=lambda entry: entry[0])
    for _, number, *_ in ordered[width:]:
        pool.drop(number)
    return ordered[:width][::-1]
