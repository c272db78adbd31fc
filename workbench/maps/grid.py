"""Grids of squares: moves go up, down, left and right around walls; entering a square has a cost."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from workbench.maps.distances import distances
from workbench.maps.lines import find_place
from workbench.search.problem.map_shape import MapPlace, MapShape
from workbench.search.problem.messages import Message, message
from workbench.search.problem.problem import Number, zero

Square = tuple[int, int]
"""Row and column, from 0."""

DIRECTIONS: Mapping[str, Square] = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}
"""In the default order in which moves are generated."""


@dataclass(frozen=True)
class Grid:
    """A grid as parsed from text: the cost of entering each square, row by row; None for a wall."""

    title: str
    costs: tuple[tuple[int | None, ...], ...]
    start: Square
    goals: tuple[Square, ...]


class GridProblem:
    """Find a path on `grid` from its start to one of its goals. A state is a square."""

    def __init__(self, grid: Grid, order: str = "".join(DIRECTIONS)) -> None:
        self.grid, self.order = grid, order
        self.title = grid.title
        self._directions = [(move, *DIRECTIONS[move]) for move in order]

    def _cost(self, row: int, column: int) -> int | None:
        rows = self.grid.costs
        inside = 0 <= row < len(rows) and 0 <= column < len(rows[0])
        return rows[row][column] if inside else None

    def initial(self) -> Square:
        return self.grid.start

    def is_goal(self, state: Square) -> bool:
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
        return self.grid.goals

    def predecessors(self, state: Square) -> list[tuple[str, Square, int]]:
        """Return (direction, neighbour, cost) for every free neighbour, with the cost of entering `state`."""
        cost = self._cost(*state)
        assert cost is not None
        return [(move, other, cost) for move, other, _ in self.successors(state)]

    def name(self, state: Square) -> str:
        """Return row and column, from 1."""
        return f"{state[0] + 1},{state[1] + 1}"

    def read(self, text: str) -> Square:
        """Return the free square given as text such as `3,4`. Raises Fault."""
        return find_place(text.replace(" ", ""), {self.name(square): square for square in self.places()})

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
        """Return a message if no path leads to a goal, else None."""
        if distances(self)[self.grid.start] < math.inf:
            return None
        return message(
            "map-no-path", start=self.name(self.grid.start), goal=" · ".join(map(self.name, self.grid.goals))
        )

    def heuristics(self) -> Mapping[str, Callable[[Square], Number]]:
        """Return Manhattan and straight-line distance, which ignore walls and assume cost 1 per square, and zero."""
        return {"manhattan": Manhattan(self.grid.goals), "euclidean": Euclidean(self.grid.goals), "zero": zero}

    def sketch(self) -> MapShape:
        return self._sketch

    @cached_property
    def _sketch(self) -> MapShape:
        rows = self.grid.costs
        map_places = tuple(
            MapPlace((row, column), float(column), float(row), self.name((row, column)), _note(rows[row][column]))
            for row, column in self.places()
        )
        return MapShape(map_places, squares=True, size=(len(rows[0]), len(rows)))


def _note(cost: int | None) -> str:
    return "" if cost == 1 else str(cost)


class Manhattan:
    """Manhattan distance to the nearest goal."""

    def __init__(self, goals: Sequence[Square]) -> None:
        self._goals = goals

    def __call__(self, state: Square) -> Number:
        return min(abs(state[0] - row) + abs(state[1] - column) for row, column in self._goals)

    def for_goal(self, square: Square) -> Manhattan:
        """Return the same heuristic for another goal."""
        return Manhattan((square,))


class Euclidean:
    """Straight-line distance to the nearest goal."""

    def __init__(self, goals: Sequence[Square]) -> None:
        self._goals = goals

    def __call__(self, state: Square) -> Number:
        return min(math.dist(state, goal) for goal in self._goals)

    def for_goal(self, square: Square) -> Euclidean:
        """Return the same heuristic for another goal."""
        return Euclidean((square,))
