"""Hill climbing (AIMA 4.1): always move to a better neighbour, until there is none."""

from __future__ import annotations

import math

from workbench.search.algorithms.local_search import DEFAULT_SEED, Neighbour, Walk
from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic, Problem, S
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.local_trace import ClimbTrace

NEIGHBOURS = ("steepest", "first")
"""Whether all neighbours are looked at, or only as many as it takes to find a better one; the first is the default."""


def hill(
    problem: Problem[S],
    heuristic: Heuristic[S],
    trace: ClimbTrace[S],
    neighbours: str = NEIGHBOURS[0],
    sideways: int = 0,
    restarts: int = 0,
    random_seed: int = DEFAULT_SEED,
) -> Steps:
    """Move to the neighbour with the lowest h, as long as it is lower than that of the current state.

    Neighbours are looked at in an order drawn at random, and of equals the first is taken. With `neighbours` "first" it
    stops at the first that is better. `sideways`: how many moves in a row may lead to a neighbour with the same h.
    `restarts`: how often the search begins again where no move is allowed: at a random state, if the problem can make
    one, else at the start. `random_seed`: the same seed gives the same search.
    """
    walk, used = Walk(problem, heuristic, trace, random_seed), 0
    if restarts:
        trace.begin_iteration(None)
    node = walk.begin()
    if node.h == math.inf:
        return walk.give_up(node)
    yield
    trace.expand(node.record)
    while True:
        if problem.is_goal(node.state):
            walk.solve(node)
            return Status.SOLVED
        candidates: list[Neighbour[S]] = []
        for step in walk.in_random_order(node):
            neighbour = walk.look(node, step)
            if neighbour is not None:
                candidates.append(neighbour)
                if neighbours == "first" and neighbour.h < node.h:
                    break
        best = min(candidates, key=lambda one: one.h, default=None)  # of equals, the first
        if best is not None and (best.h < node.h or (best.h == node.h and used < sideways)):
            used = used + 1 if best.h == node.h else 0
            yield
            trace.move(best.record, [one.record for one in candidates if one is not best])
            walk.move(best)
            node = best
            continue
        trace.reject_all([one.record for one in candidates])
        if not restarts:
            trace.reason = message("exhausted-minimum", h=walk.displayed(node.h), sideways=sideways)
            return Status.EXHAUSTED
        restarts, used = restarts - 1, 0
        trace.begin_iteration(None)
        node = walk.begin_again()
        yield
        trace.expand(node.record)
