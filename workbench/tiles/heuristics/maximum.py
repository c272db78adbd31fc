"""The greatest of several estimates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from workbench.tiles.heuristics.base import Anatomy, HeuristicPart
from workbench.tiles.heuristics.tables import Tables
from workbench.tiles.puzzle.board import Board, State


class BoardEstimate(Protocol):
    """What every estimate for boards offers."""

    def __call__(self, state: State, /) -> int | float:
        """Return the estimate in thousandths of a move."""
        ...

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what it consists of."""
        ...

    def anatomy(self, state: State) -> Anatomy:
        """Return what it consists of, and how."""
        ...


class Maximum:
    """The greatest of the estimates that `makers` make: admissible, and consistent, where all of them are."""

    def __init__(self, goal: Board, makers: Sequence[Callable[[Board], BoardEstimate]]) -> None:
        self.goal, self._makers = goal, makers
        self.estimates = [make(goal) for make in makers]

    def __call__(self, state: State) -> int | float:
        """Return the estimate for `state` in thousandths of a move."""
        return max(estimate(state) for estimate in self.estimates)

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return the parts of the greatest one; of the first of them, where several are."""
        return max(self.estimates, key=lambda estimate: estimate(state)).parts(state)

    def anatomy(self, state: State) -> Anatomy:
        """Return what the greatest one consists of, as `parts` does, and all of them beside it."""
        among = tuple(estimate.anatomy(state) for estimate in self.estimates)
        return replace(max(among, key=lambda one: one.value), goal=self.goal, among=among)

    def aimed_at(self, goal: Board) -> Maximum:
        """Return the same for another goal."""
        return type(self)(goal, self._makers)

    @property
    def tables(self) -> Callable[[], Tables]:
        """What a compiled search needs of the estimate. Raises AttributeError where one of them has no tables."""
        told: list[Callable[[], Tables]] = [estimate.tables for estimate in self.estimates]  # type: ignore[attr-defined]
        return lambda: Tables(tuple(component for tables in told for component in tables().components))
