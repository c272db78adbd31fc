"""The recordings of local search, which walks from state to state by h alone."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from workbench.search.problem.problem import Number, Problem, S, scale, to_display_units
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import DEFAULT_RECORDS, Fate
from workbench.search.recording.moment import Outcome
from workbench.search.recording.ordering import Priority, estimate
from workbench.search.recording.walk_trace import WalkMoment, WalkTrace

ANNEALED_FATES = (Outcome.ACCEPTED, Outcome.REJECTED)
"""The possible fates of a neighbour in simulated annealing that can be asked about."""


class LocalTrace(WalkTrace[S]):
    """The trace of a local search: f is h."""

    priority: Priority = staticmethod(estimate)


class ClimbTrace(LocalTrace[S]):
    """The trace of hill climbing."""


@dataclass(frozen=True)
class Schedule:
    """How the temperature falls: the first one, and the factor between one step and the next; at most `steps` draws."""

    temperature: float
    cooling: float
    steps: int

    def at(self, t: int) -> float:
        """Return the temperature at step `t`, from 1 on."""
        return self.temperature * self.cooling ** (t - 1)

    def probability(self, delta: Number, t: int) -> float:
        """Return the probability that step `t` accepts a neighbour whose h is higher by `delta`, as displayed."""
        if delta <= 0:
            return 1.0
        temperature = self.at(t)
        return math.exp(-delta / temperature) if temperature else 0.0


class AnnealTrace(LocalTrace[S]):
    """The trace of simulated annealing: each step looks at one neighbour, and the walk moves to it or stays.

    So a record may be the current one at several steps in succession; `expanded` is the first of them. The column
    `drawn` is the random number that decides about a neighbour, -1 if none was needed.

    Attributes: schedule, set by the search.
    """

    schedule: Schedule
    stays = True

    def __init__(self, problem: Problem[S], room: int | None = DEFAULT_RECORDS) -> None:
        more: Mapping[str, DTypeLike] = {"drawn": np.float64}
        super().__init__(problem, room, more)

    def draw(self, number: int, drawn: float | None) -> None:
        """Record the random number that decides about a neighbour, or that none is needed."""
        if number != NONE:
            self.nodes.arrays["drawn"][number] = -1 if drawn is None else drawn

    def temperature(self, t: int) -> float:
        return self.schedule.at(t)

    def stay(self, number: int) -> None:
        """Record that the walk stays at a node: the next step begins."""
        self.expanded += 1
        self._current = number


class Draw(NamedTuple):
    """The neighbour that a step looks at.

    `delta`: how much higher its h is, as displayed; NaN if hidden. `drawn`: the random number, None if none was needed.
    """

    record: int
    delta: Number
    probability: float
    drawn: float | None


class AnnealMoment(WalkMoment[S]):
    """A moment of simulated annealing."""

    recording: AnnealTrace[S]

    @property
    def fates(self) -> tuple[Outcome, ...]:
        return ANNEALED_FATES

    @property
    def temperature(self) -> float:
        """The temperature of this step."""
        return self.recording.temperature(self.t)

    @property
    def draw(self) -> Draw | None:
        """The neighbour that this step looks at, or None: there is none, or no goal can be reached from it."""
        if not self.t or not self.added:
            return None
        record = self.added[0]
        higher = self.h(record) - self.h(self.parent(record))
        if higher == math.inf:
            return None
        delta = higher if math.isnan(higher) else to_display_units(higher, scale(self.recording.problem))
        drawn = float(self._published.nodes["drawn"][record])
        probability = self.recording.schedule.probability(delta, self.t)
        return Draw(record, delta, probability, None if drawn < 0 else drawn)

    def _outcome(self, record: int) -> Outcome:
        outcome = super()._outcome(record)
        if outcome is not Outcome.WAITING:
            return outcome
        rejected = self._published.nodes["fate"][record] == Fate.REJECTED
        return Outcome.REJECTED if rejected else Outcome.ACCEPTED
