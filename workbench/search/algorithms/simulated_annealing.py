"""Simulated annealing (AIMA 4.1, figure 4.5): random moves, worse ones less and less often as the temperature falls."""

from __future__ import annotations

import math

from workbench.search.algorithms.local_search import DEFAULT_SEED, Walk
from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic, Problem, S, describe
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.local_trace import AnnealTrace, Schedule

DEFAULT_TEMPERATURE, DEFAULT_COOLING, DEFAULT_STEPS = 2.0, 0.995, 2000
"""With these, nine of ten random starts of 8 queens are solved."""


def simulated_annealing(
    problem: Problem[S],
    heuristic: Heuristic[S],
    trace: AnnealTrace[S],
    temperature: float = DEFAULT_TEMPERATURE,
    cooling: float = DEFAULT_COOLING,
    max_steps: int = DEFAULT_STEPS,
    random_seed: int = DEFAULT_SEED,
) -> Steps:
    """Draw a neighbour at each step t, and move to it if its h is no higher, else with probability e^(−Δ/T).

    Δ is the difference in h as displayed, and T = `temperature` · `cooling`^(t − 1). A number is drawn only where it is
    needed, and the neighbour is accepted if it is less than the probability. After `max_steps` draws the search ends.
    The goal test is applied to the state on which the walk stands. `random_seed`: the same seed gives the same search.
    """
    walk = Walk(problem, heuristic, trace, random_seed)
    schedule = trace.schedule = Schedule(temperature, cooling, max_steps)
    node = walk.begin()
    if node.h == math.inf:
        return walk.give_up(node)
    yield
    trace.expand(node.record)
    steps = [*problem.successors(node.state)]
    while not problem.is_goal(node.state):
        t = trace.expanded
        if t > max_steps:
            trace.reason = message("exhausted-schedule", h=walk.displayed(node.h), count=max_steps)
            return Status.EXHAUSTED
        if not steps and trace.pruned:
            return trace.exhaust(trace.expanded)
        if not steps:
            trace.reason = message("exhausted-stuck", state=describe(problem, node.state))
            return Status.EXHAUSTED
        neighbour = walk.look(node, walk.chance.choice(steps))
        if neighbour is not None:
            delta = walk.displayed(neighbour.h - node.h)
            drawn = None if delta <= 0 else walk.chance.random()
            trace.draw(neighbour.record, drawn)
            if drawn is None or drawn < schedule.probability(delta, t):
                yield
                trace.move(neighbour.record, ())
                walk.move(neighbour)
                node, steps = neighbour, [*problem.successors(neighbour.state)]
                continue
            trace.reject(neighbour.record, Fate.REJECTED)
        yield
        trace.stay(node.record)
    walk.solve(node)
    return Status.SOLVED
