"""Judges of real-time search and of local search: their pseudocode carried out line by line."""

from __future__ import annotations

import math
import random
from typing import Any

from judges.literal import Carried, of_successor
from judges.naive_tiles import Estimate, Number, Problem, State


def lrta(problem: Problem, estimate: Estimate, trials: int = 1) -> Carried:
    """Carry out LRTA*."""
    values: dict[State, Number] = {}
    made = trial = 1
    start = (0, problem.initial(), 0)
    values[start[1]] = estimate(start[1])
    yield "start", {"open": 1}
    if values[start[1]] == math.inf:
        yield "fail", {"open": 1}
        return
    m: tuple[int, State, Number] | None = None
    candidates: list[tuple[int, State, Number]] = [start]
    raised, costs = False, dict[int, Number]()
    while True:
        n = min(candidates, key=lambda s: (s[2] + values[s[1]], s[0]))
        number, state, g = n
        candidates = []
        f = g + values[state]
        facts: dict[str, Any] = {"node": number, "g": g, "h": values[state], "f": f}
        yield "take", {**facts, "open": 0}
        if m is not None:
            higher = costs[number] + values[state] > values[m[1]]
            if higher:
                values[m[1]] = costs[number] + values[state]
                raised = True
            yield "raise" if higher else "keep", {**facts, "open": 0}
        if problem.is_goal(state):
            if trial == trials or not raised:
                yield "found", {**facts, "open": 0}
                return
            trial, raised, m = trial + 1, False, None
            candidates = [(made, start[1], 0)]
            made += 1
            yield "trial", {**facts, "open": 1}
            continue
        yield "test", {**facts, "open": 0}
        for move, to, cost in problem.successors(state):
            values.setdefault(to, estimate(to))
            s = of_successor(move, g + cost, values[to])
            yield "each", {**facts, **s, "open": len(candidates)}
            costs[made] = cost
            if values[to] < math.inf:
                candidates.append((made, to, g + cost))
            made += 1
            yield "candidate" if values[to] < math.inf else "pruned", {**facts, **s, "open": len(candidates)}
        if not candidates:
            yield "fail", {**facts, "open": 0}
            return
        m = n


def hill(
    problem: Problem,
    estimate: Estimate,
    neighbours: str = "steepest",
    sideways: int = 0,
    random_seed: int = 1,
    restarts: int = 0,
) -> Carried:
    """Carry out hill climbing in a problem without random states: it begins again at the start."""
    chance = random.Random(random_seed)
    begin = problem.initial()
    made, used = 1, 0
    yield "start", {"open": 1}
    if estimate(begin) == math.inf:
        yield "fail", {"open": 1}
        return
    number, state = 0, begin
    taken: list[Any] = []
    while True:
        facts: dict[str, Any] = {"node": number, "h": estimate(state)}
        yield "take", {**facts, "open": 0}
        if problem.is_goal(state):
            yield "found", {**facts, "open": 0}
            return
        yield "test", {**facts, "open": 0}
        steps = [*problem.successors(state)]
        chance.shuffle(steps)
        taken = []
        for move, to, _ in steps:
            s = {"move": move, "s_h": estimate(to)}
            yield "each", {**facts, **s, "open": len(taken)}
            fine = estimate(to) < math.inf
            if fine:
                taken.append((estimate(to), made, to))
            made += 1
            yield "candidate" if fine else "pruned", {**facts, **s, "open": len(taken)}
            if neighbours == "first" and estimate(to) < facts["h"]:
                break
        better = [one for one in taken if one[0] < facts["h"]]
        level = [one for one in taken if one[0] == facts["h"]] if used < sideways else []
        if better or level:
            used = 0 if better else used + 1
            _, number, state = min(better or level, key=lambda one: (one[0], one[1]))
        elif restarts:
            restarts, used, number, state = restarts - 1, 0, made, begin
            made += 1
            yield "restart", {**facts, "open": 1}
        else:
            yield "fail", {**facts, "open": 0}
            return


def annealing(
    problem: Problem,
    estimate: Estimate,
    unit: int = 1,
    temperature: float = 2.0,
    cooling: float = 0.995,
    max_steps: int = 2000,
    random_seed: int = 1,
) -> Carried:
    """Carry out simulated annealing. `unit`: how many units of h make 1 on screen."""
    chance = random.Random(random_seed)
    number, state, made, t = 0, problem.initial(), 1, 0
    yield "start", {"open": 1}
    if estimate(state) == math.inf:
        yield "fail", {"open": 1}
        return
    while True:
        t += 1
        facts: dict[str, Any] = {"t": t, "temperature": temperature * cooling ** (t - 1)}
        facts |= {"node": number, "h": estimate(state)}
        yield "take", facts
        if problem.is_goal(state):
            yield "found", facts
            return
        yield "test", facts
        neighbours = [*problem.successors(state)]
        if t > max_steps or not neighbours:
            yield "fail", facts
            return
        move, to, _ = chance.choice(neighbours)
        s, made = made, made + 1
        facts |= {"move": move, "s_h": estimate(to)}
        if estimate(to) == math.inf:
            yield "each", facts
            yield "pruned", facts
            continue
        facts["delta"] = estimate(to) - estimate(state)
        yield "each", facts
        if facts["delta"] <= 0:
            yield "better", facts
            number, state = s, to
            continue
        facts["probability"] = math.exp(-(facts["delta"] / unit) / facts["temperature"])
        facts["drawn"] = chance.random()
        if facts["drawn"] < facts["probability"]:
            yield "accept", facts
            number, state = s, to
        else:
            yield "reject", facts
