"""The maximum of several estimates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol, Self

from workbench.tiles.heuristics.base import EstimateBreakdown, HeuristicPart, OpaqueEstimate
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.puzzle.board import Board, State


class BoardEstimate(Protocol):
    """What every estimate for boards provides."""

    def __call__(self, state: State, /) -> int | float:
        """Return the estimate in thousandths of a move."""
        ...

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile contributes."""
        ...

    def breakdown(self, state: State) -> EstimateBreakdown:
        """Return what the estimate consists of."""
        ...


class Combination(OpaqueEstimate):
    """A combination of the estimates that `makers` return."""

    def __init__(self, goal: Board, makers: Sequence[Callable[[Board], BoardEstimate]]) -> None:
        self.goal, self._makers = goal, makers
        self.estimates = [make(goal) for make in makers]

    def for_goal(self, goal: Board) -> Self:
        return type(self)(goal, self._makers)


class Maximum(Combination):
    """The maximum of the estimates: admissible, and consistent, if all of them are."""

    def __call__(self, state: State) -> int | float:
        return max(estimate(state) for estimate in self.estimates)

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return the parts of the largest estimate; the first of them in case of a tie."""
        return max(self.estimates, key=lambda estimate: estimate(state)).parts(state)

    def breakdown(self, state: State) -> EstimateBreakdown:
        """Return what the largest estimate consists of, as `parts` does, with all the estimates in `among`."""
        among = tuple(estimate.breakdown(state) for estimate in self.estimates)
        return replace(max(among, key=lambda one: one.value), goal=self.goal, among=among)

    @property
    def tables(self) -> Callable[[], Tables]:
        """The tables for a compiled search. Raises AttributeError if one of the estimates has no tables."""
        makers_of_tables: list[Callable[[], Tables]] = [estimate.tables for estimate in self.estimates]  # type: ignore[attr-defined]
        return lambda: Tables(tuple(component for tables in makers_of_tables for component in tables().components))
