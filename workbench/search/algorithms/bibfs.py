"""Bidirectional breadth-first search (Pohl 1971): layer by layer from the start and from the goals, until they meet."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic, Problem, Reversible, S, check_cost
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NEVER, NONE, allocated
from workbench.search.recording.moment import BACKWARD, FORWARD
from workbench.search.recording.ordering import Ordering, cost
from workbench.search.recording.two_sided import TwoSidedMoment, TwoSidedPool


def bibfs(problem: Problem[S], _heuristic: Heuristic[S], pool: TwoSidedPool[S]) -> Steps:
    """Expand a layer of the side with fewer nodes on OPEN (forward if equal), and repeat.

    The search ends with the first state known to both sides. Suppose that all states within a moves of the start and
    within b moves of a goal have been generated, and no state is known to both sides. Then no solution has a + b moves
    or fewer: the state after a of its moves would be known to both. So a state in layer a + 1 that the other side knows
    is in layer b of the other side, and the path through it has a + b + 1 moves, which is optimal.
    """
    pool.ordering, pool.priority, pool.tests_early = Ordering(cost, "fifo", queue=True), cost, True
    pool.next_side = turn
    pool.entry_bytes = allocated(NEVER) + 8
    start = problem.initial()
    pool.add_open(start, NONE, "", 0, 0, FORWARD)
    assert isinstance(problem, Reversible)
    for goal in problem.goals():
        if goal not in pool.indices[BACKWARD]:
            pool.add_open(goal, NONE, "", 0, 0, BACKWARD)
    if start in pool.indices[BACKWARD]:
        pool.meet(pool.indices[FORWARD][start], pool.indices[BACKWARD][start])
        pool.solve_by_meeting()
        return Status.SOLVED
    yield
    layers = [list(index.items()) for index in pool.indices]
    while all(layers):
        side = smaller_side(*map(len, layers))
        layer, layers[side] = layers[side], []
        known, others = pool.indices[side], pool.indices[1 - side]
        for state, number in layer:
            pool.expand(number)
            g = pool.g(number)
            for move, successor, move_cost in pool.steps_from(state, side):
                check_cost(move_cost, problem, state if side == FORWARD else successor, move)
                pool.generated += 1
                if successor in known:
                    continue
                child = pool.add_open(successor, number, move, g + move_cost, 0, side)
                if successor in others:
                    pool.meet(child, others[successor])
                    pool.solve_by_meeting()
                    return Status.SOLVED
                layers[side].append((successor, child))
            yield
    key = "unsolvable-exhausted" if not layers[FORWARD] else "unsolvable-exhausted-back"
    pool.reason = message(key, count=len(pool.indices[FORWARD if not layers[FORWARD] else BACKWARD]))
    return Status.UNSOLVABLE


def smaller_side(forward: float, backward: float) -> int:
    """Return the side with fewer nodes on OPEN."""
    return FORWARD if forward <= backward else BACKWARD


def turn(moment: TwoSidedMoment[Any]) -> int:
    """Return the side expanded next: the current one until its layer is done, then the one with fewer nodes."""
    if moment.current is not None:
        side, depth = moment.side(moment.current), moment.depth(moment.current)
        waiting = moment.waiting_at[side]
        if np.any(moment.recording.published.nodes["depth"][waiting] == depth):
            return side
    return smaller_side(*(len(waiting) or math.inf for waiting in moment.waiting_at))
