"""A grid with a border of walls, as flat arrays: what a kernel searches."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.maps.grid import WALL, WATER, MoveRule, Square
from workbench.maps.grid_heuristics import DIAGONAL, STRAIGHT, GridDistance
from workbench.maps.grid_problem import DIRECTIONS, DiagonalGridProblem, GridProblem, diagonals


class BorderedGrid:
    """The squares of a grid by number: row by row, with a wall before the first and after the last of each row.

    Attributes: costs, uint8, one entry per square: the cost of entering it, on water more by WATER; or WALL. offsets,
    int64, shape (directions, 5): see the kernel.
    labels: the moves in that order. exact: whether costs are integers in units; see `grid_heuristics`.
    straight_cost, diagonal_cost: those of a move over a square of cost 1. beside: how many of the two squares beside a
    diagonal must be free.
    is_goal: bool, one entry per square.
    """

    def __init__(self, problem: GridProblem) -> None:
        grid = problem.grid
        self.rows, self.columns = grid.shape
        self.width = self.columns + 2
        self.costs = self._bordered(grid.costs, WALL)
        if grid.water:
            water = (self._bordered(grid.water, 0) != 0) & (self.costs != WALL)
            self.costs[water] += WATER
        steps = {move: down * self.width + right for move, (down, right) in DIRECTIONS.items()}
        directions = [(steps[move], 0, 0, *DIRECTIONS[move]) for move in problem.order]
        self.labels = [*problem.order]
        if isinstance(problem, DiagonalGridProblem):
            moves = diagonals(problem.order)
            for move in moves:
                up, side = move[0], move[1]
                directions.append(
                    (steps[up] + steps[side], steps[up], steps[side], DIRECTIONS[up][0], DIRECTIONS[side][1])
                )
            self.labels += moves
        self.offsets = np.array(directions, np.int64)
        self.exact = hasattr(problem, "scale")
        self.straight_cost, self.diagonal_cost = (STRAIGHT, DIAGONAL) if self.exact else (1, 0)
        self.beside = 2 if grid.moves is MoveRule.EIGHT else 1
        self.is_goal = np.zeros(len(self.costs), np.bool_)
        for goal in problem.goals():
            self.is_goal[self.number(goal)] = True

    def _bordered(self, rows: tuple[bytes, ...], border: int) -> NDArray[np.uint8]:
        inner = np.frombuffer(b"".join(rows), np.uint8).reshape(self.rows, self.columns)
        return np.pad(inner, 1, constant_values=border).ravel()

    def number(self, square: Square) -> int:
        """Return the number of a square."""
        return (square[0] + 1) * self.width + square[1] + 1

    def square(self, number: int) -> Square:
        """Return the square with a number."""
        row, column = divmod(number, self.width)
        return row - 1, column - 1

    def values(self, estimate: GridDistance | None) -> NDArray[Any]:
        """Return an estimate for every square, 0 for None: int64 in units of cost if `exact`, else float64."""
        result: NDArray[Any] = np.zeros((self.rows + 2, self.width), np.int64 if self.exact else np.float64)
        if estimate is not None:
            result[1:-1, 1:-1] = estimate.table(self.rows, self.columns)
        return result.ravel()
