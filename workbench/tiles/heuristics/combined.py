"""A sum of estimates, and an estimate with a weight. Both are natural first ideas and rarely admissible."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from workbench.tiles.heuristics.base import HeuristicPart, OpaqueEstimate
from workbench.tiles.heuristics.maximum import BoardEstimate, Combination
from workbench.tiles.puzzle.board import Board, State

Maker = Callable[[Board], BoardEstimate]


class Total(Combination):
    """The sum of the estimates."""

    def __call__(self, state: State) -> int | float:
        return sum(estimate(state) for estimate in self.estimates)

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        return tuple(part for estimate in self.estimates for part in estimate.parts(state))


class Scaled(OpaqueEstimate):
    """An estimate times a weight in thousandths, rounded down to a thousandth of a move."""

    def __init__(self, goal: Board, maker: Maker, thousandths: int) -> None:
        self.goal, self._maker, self._thousandths = goal, maker, thousandths
        self.estimate = maker(goal)

    def __call__(self, state: State) -> int | float:
        return self._scaled(self.estimate(state))

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return the weighted parts; empty if rounding makes their sum differ from the estimate."""
        parts = tuple(replace(part, amount=self._scaled(part.amount)) for part in self.estimate.parts(state))
        return parts if sum(part.amount for part in parts) == self(state) else ()

    def for_goal(self, goal: Board) -> Scaled:
        return type(self)(goal, self._maker, self._thousandths)

    def _scaled(self, amount: int | float) -> int:
        if amount == math.inf:
            return amount if self._thousandths else 0  # type: ignore[return-value] # ∞ is an estimate too
        return self._thousandths * int(amount) // 1000
