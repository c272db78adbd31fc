"""IDA* (Korf 1985): depth-first search below a threshold of f = g + h, raised to the least f that was cut off."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator

from workbench.search.columns import NONE
from workbench.search.messages import message
from workbench.search.ordering import total
from workbench.search.problem import Heuristic, Number, Problem, S, Step, check_cost, checked
from workbench.search.status import Status, Steps
from workbench.search.trace import Fate, Trace

Entered = tuple[int, str, S, S | None, Number, Iterator[Step[S]]]
"""A node of the current path: record, move, state, its parent's state, g, and the successors still to be produced."""


def idastar(problem: Problem[S], heuristic: Heuristic[S], trace: Trace[S]) -> Steps:
    """Search with the threshold h(start), then ever higher ones.

    As Korf counted: a goal is recognised when it is generated, and a successor that the threshold cuts off counts as
    generated too. The move straight back is never made.
    """
    trace.keeps_open, trace.tests_early, trace.priority = False, True, total
    estimate, start = checked(heuristic, problem), problem.initial()
    threshold: Number = estimate(start)
    if threshold == math.inf:
        trace.pruned += 1
        trace.reject(trace.add(start, NONE, "", 0, threshold, 0), Fate.PRUNED)
    while threshold != math.inf:
        trace.begin_iteration(threshold)
        root = trace.add(start, NONE, "", 0, estimate(start), 0)
        if problem.is_goal(start):
            trace.solve(root, ())
            return Status.SOLVED
        threshold = yield from contour(problem, heuristic, trace, root, threshold)
        if trace.solution is not None:
            return Status.SOLVED
    if trace.pruned:
        trace.reason = message("exhausted-pruned", count=trace.pruned)
        return Status.EXHAUSTED
    trace.reason = message("unsolvable-exhausted", count=trace.iterations()[-1].expanded)
    return Status.UNSOLVABLE


def contour(
    problem: Problem[S], heuristic: Heuristic[S], trace: Trace[S], root: int, threshold: Number
) -> Generator[None, None, Number]:
    """Search all that f ≤ threshold reaches; return the least f that was cut off, ∞ where nothing was."""
    estimate, start = checked(heuristic, problem), problem.initial()
    least_cut: Number = math.inf
    yield
    trace.expand(root)
    path: list[Entered[S]] = [(root, "", start, None, 0, iter(problem.successors(start)))]
    while path:
        number, _, state, parent, g, successors = path[-1]
        for move, child, cost in successors:
            if child == parent:
                continue
            check_cost(cost, problem, state, move)
            h = estimate(child)
            trace.generated += 1
            f = g + cost + h
            record = trace.add(child, number, move, g + cost, h, len(path))
            if f > threshold:
                trace.pruned += h == math.inf
                trace.reject(record, Fate.PRUNED if h == math.inf else Fate.CUT)
                least_cut = min(least_cut, f)
                continue
            if problem.is_goal(child):
                trace.solve(record, (*(entered[1] for entered in path[1:]), move))
                return least_cut
            yield
            trace.expand(record)
            path.append((record, move, child, state, g + cost, iter(problem.successors(child))))
            break
        else:
            path.pop()
            trace.leave(number)
    return least_cut
