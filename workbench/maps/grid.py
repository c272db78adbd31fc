"""Grids of squares: from one to another, up, down, left and right, round the walls; entering a square has its cost."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from workbench.maps.distances import distances
from workbench.maps.lines import named_place
from workbench.search.problem.map_shape import MapPlace, MapShape
from workbench.search.problem.messages import Message, message
from workbench.search.problem.problem import Number, zero

Square = tuple[int, int]
"""Row and column, from 0."""

DIRECTIONS: Mapping[str, Square] = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}
"""In the order in which moves are generated, where no other is asked for."""


@dataclass(frozen=True)
class Grid:
    """A grid as it is written down: row by row what entering a square costs, None for a wall."""

    title: str
    costs: tuple[tuple[int | None, ...], ...]
    start: Square
    goals: tuple[Square, ...]


class GridProblem:
    """Find a way over `grid` from its start to one of its goals. A state is a square."""

    def __init__(self, grid: Grid, order: str = "".join(DIRECTIONS)) -> None:
        self.grid, self.order = grid, order
        self.title = grid.title
        self._directions = [(move, *DIRECTIONS[move]) for move in order]

    def _cost(self, row: int, column: int) -> int | None:
        rows = self.grid.costs
        inside = 0 <= row < len(rows) and 0 <= column < len(rows[0])
        return rows[row][column] if inside else None

    def initial(self) -> Square:
        """Return the start."""
        return self.grid.start

    def is_goal(self, state: Square) -> bool:
        """Tell whether a square is a goal."""
        return state in self.grid.goals

    def successors(self, state: Square) -> list[tuple[str, Square, int]]:
        """Return (direction, square, cost of entering it) for every free neighbour."""
        row, column = state
        return [
            (move, (row + down, column + right), cost)
            for move, down, right in self._directions
            if (cost := self._cost(row + down, column + right)) is not None
        ]

    def goals(self) -> tuple[Square, ...]:
        """Return the goals."""
        return self.grid.goals

    def predecessors(self, state: Square) -> list[tuple[str, Square, int]]:
        """Return (direction, square, cost) for every free neighbour; it is `state` that is entered from there."""
        cost = self._cost(*state)
        assert cost is not None
        return [(move, other, cost) for move, other, _ in self.successors(state)]

    def name(self, state: Square) -> str:
        """Return row and column, from 1."""
        return f"{state[0] + 1},{state[1] + 1}"

    def read(self, text: str) -> Square:
        """Return the free square that a text such as `3,4` names. Raises Fault."""
        return named_place(text.replace(" ", ""), {self.name(square): square for square in self.places()})

    def places(self) -> Sequence[Square]:
        """Return all free squares, row by row."""
        return [
            (row, column)
            for row, costs in enumerate(self.grid.costs)
            for column, cost in enumerate(costs)
            if cost is not None
        ]

    def between(self, start: Square, goals: Sequence[Square]) -> GridProblem:
        """Return the same grid with another start and other goals."""
        return GridProblem(replace(self.grid, start=start, goals=tuple(goals)), self.order)

    def ordered(self, order: str) -> GridProblem:
        """Return the same problem with its moves generated in another order."""
        return GridProblem(self.grid, order)

    def refutation(self) -> Message | None:
        """Return that no way leads to a goal, where none does."""
        if distances(self)[self.grid.start] < math.inf:
            return None
        return message("map-no-way", start=self.name(self.grid.start), goal=" · ".join(map(self.name, self.grid.goals)))

    def heuristics(self) -> Mapping[str, Callable[[Square], Number]]:
        """Return the distances as if there were no walls and every square cost 1."""
        return {"manhattan": Manhattan(self.grid.goals), "euclidean": Euclidean(self.grid.goals), "zero": zero}

    def sketch(self) -> MapShape:
        """Return the squares."""
        return self._sketch

    @cached_property
    def _sketch(self) -> MapShape:
        rows = self.grid.costs
        spots = tuple(
            MapPlace((row, column), float(column), float(row), self.name((row, column)), _note(rows[row][column]))
            for row, column in self.places()
        )
        return MapShape(spots, squares=True, size=(len(rows[0]), len(rows)))


def _note(cost: int | None) -> str:
    return "" if cost == 1 else str(cost)


class Manhattan:
    """Rows and columns to the nearest goal."""

    def __init__(self, goals: Sequence[Square]) -> None:
        self._goals = goals

    def __call__(self, state: Square) -> Number:
        """Return the estimate."""
        return min(abs(state[0] - row) + abs(state[1] - column) for row, column in self._goals)

    def aimed_at(self, square: Square) -> Manhattan:
        """Return the same for another goal."""
        return Manhattan((square,))


class Euclidean:
    """The straight line to the nearest goal."""

    def __init__(self, goals: Sequence[Square]) -> None:
        self._goals = goals

    def __call__(self, state: Square) -> Number:
        """Return the estimate."""
        return min(math.dist(state, goal) for goal in self._goals)

    def aimed_at(self, square: Square) -> Euclidean:
        """Return the same for another goal."""
        return Euclidean((square,))
