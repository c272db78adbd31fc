"""Learning real-time A* (Korf 1990, as in Russell & Norvig): an agent that moves after every expansion."""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from typing import Generic

from workbench.search.problem.messages import message
from workbench.search.problem.problem import Heuristic, Number, Problem, S, check_cost, checked, describe
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NONE, allocated
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.walk_trace import LearningTrace

DEFAULT_TRIALS = 1
"""Default number of walks from the start to a goal."""


@dataclass(slots=True)
class Candidate(Generic[S]):
    """A state to which the agent can move. `value`: H when it was looked at. `promise`: cost of the move + `value`."""

    record: int
    move: str
    state: S
    g: Number
    value: Number
    promise: Number


def lrta(problem: Problem[S], heuristic: Heuristic[S], trace: LearningTrace[S], trials: int = DEFAULT_TRIALS) -> Steps:
    """Move to the successor with the lowest cost + H, ties by age, until the agent stands on a goal.

    H is the heuristic at first. Before the agent leaves a state, its H is raised to the cost + H of the successor that
    was chosen, if that is higher; so the agent leaves any region that does not contain a goal. It moves for real: g is
    the cost of its whole walk, moves back included. The goal test is applied on arrival.

    `trials`: after it has arrived, the agent starts again and keeps what it has learned, up to this number of walks. It
    stops earlier after a walk in which nothing was learned. With an admissible heuristic that walk is optimal.
    """
    agent = Agent(problem, heuristic, trace)
    node = agent.begin(trials > 1)
    if node.value == math.inf:
        trace.pruned += 1
        trace.reject(node.record, Fate.PRUNED)
        return trace.exhaust(trace.expanded)
    yield
    trace.expand(node.record)
    trial = 1
    while True:
        if problem.is_goal(node.state):
            if trial == trials or not agent.has_learned:
                trace.solve(node.record, tuple(stay.move for stay in agent.walk[1:]))
                return Status.SOLVED
            agent.end_trial()
            trial, node = trial + 1, agent.begin(True)
            yield
            trace.expand(node.record)
            continue
        candidates = agent.look(node)
        if not candidates:
            agent.learn(node, math.inf)
            if trace.pruned:
                return trace.exhaust(trace.expanded)
            trace.reason = message("exhausted-stuck", state=describe(problem, node.state))
            return Status.EXHAUSTED
        yield
        best = min(candidates, key=lambda one: one.g + one.value)  # of equals, the first
        trace.move(best.record, [one.record for one in candidates if one is not best])
        agent.learn(node, best.promise)
        agent.walk.append(best)
        node = best


class Agent(Generic[S]):
    """What the agent knows: its walk, and the values that it has learned.

    Attributes:
        walk: the states of this trial, from the start on.
        has_learned: whether a value was raised in this trial.
    """

    def __init__(self, problem: Problem[S], heuristic: Heuristic[S], trace: LearningTrace[S]) -> None:
        self._problem, self._trace = problem, trace
        self._estimate = checked(heuristic, problem)
        self._learned: dict[S, Number] = {}
        self.walk: list[Candidate[S]] = []
        self.has_learned = False

    def value(self, state: S) -> Number:
        """Return H of a state: what was learned, else the heuristic."""
        learned = self._learned.get(state)
        return self._estimate(state) if learned is None else learned

    def begin(self, is_trial: bool) -> Candidate[S]:
        """Return the start of a walk. `is_trial`: whether there may be several."""
        if is_trial:
            self._trace.begin_iteration(None)
        start = self._problem.initial()
        h = self.value(start)
        node = Candidate(self._trace.add(start, NONE, "", 0, h, 0), "", start, 0, h, h)
        self.walk, self.has_learned = [node], False
        self._stay_bytes = sum(map(allocated, (node, node.g, node.value, node.promise, start))) + 8
        return node

    def end_trial(self) -> None:
        """Record that the walk is over."""
        for stay in self.walk:
            self._trace.leave(stay.record)

    def look(self, node: Candidate[S]) -> list[Candidate[S]]:
        """Return the successors of a node from which a goal may be reachable, as candidates, in order."""
        trace, candidates = self._trace, []
        for move, state, cost in self._problem.successors(node.state):
            check_cost(cost, self._problem, node.state, move)
            h = self.value(state)
            trace.generated += 1
            record = trace.add(state, node.record, move, node.g + cost, h, len(self.walk))
            if h == math.inf:
                trace.pruned += 1
                trace.reject(record, Fate.PRUNED)
            else:
                candidates.append(Candidate(record, move, state, node.g + cost, h, cost + h))
        table = sys.getsizeof(self._learned) + 32 * len(self._learned)
        trace.search_bytes = table + len(self.walk) * self._stay_bytes
        return candidates

    def learn(self, node: Candidate[S], value: Number) -> None:
        """Raise H of the state that the agent leaves to `value`, if that is higher."""
        before = self.value(node.state)
        if value > before:
            self._learned[node.state] = value
            self.has_learned = True
        self._trace.learn(node.record, max(value, before))
