"""Maps that are made: empty ones, and mazes and obstacles at random, the same for the same seed on every machine."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from workbench.maps.graph import Graph, Place
from workbench.maps.grid import WALL, Grid, MoveRule, Square

MAX_PERCENT = 60
"""Maximum percentage of walls among random obstacles."""
_ATTEMPTS = 20
"""Numbers of fields of obstacles that are tried before a way is cleared to the goal."""


def empty_grid() -> Grid:
    """Return a grid without walls, to draw on."""
    return Grid("", (bytes([1]) * 25,) * 15, (7, 4), ((7, 20),), x_y=True)


def empty_graph() -> Graph:
    """Return a graph of a start and a goal that no road joins yet, to draw on."""
    return Graph("", (Place("A", (0, 0)), Place("B", (100, 0))), (), "A", ("B",))


def maze(rows: int, columns: int, seed: int, moves: MoveRule = MoveRule.FOUR, title: str = "") -> Grid:
    """Return a perfect maze: exactly one path joins any two free squares by straight moves.

    Its rooms are every other square from the upper left; a depth-first search in random order opens the walls between
    them. The start is the upper left room, the goal the lower right one.
    """
    down, right = (rows + 1) // 2, (columns + 1) // 2
    chance = random.Random(seed)
    open_squares = np.zeros((rows, columns), bool)
    open_squares[0, 0] = True
    path: list[Square] = [(0, 0)]
    while path:
        row, column = path[-1]
        choices = [
            (other, beside)
            for other, beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= other < down and 0 <= beside < right and not open_squares[2 * other, 2 * beside]
        ]
        if not choices:
            path.pop()
            continue
        other, beside = choices[int(chance.random() * len(choices))]
        open_squares[row + other, column + beside] = open_squares[2 * other, 2 * beside] = True
        path.append((other, beside))
    return _grid(open_squares, (2 * (down - 1), 2 * (right - 1)), moves, title)


def obstacles(
    rows: int, columns: int, seed: int, percent: int, moves: MoveRule = MoveRule.FOUR, title: str = ""
) -> Grid:
    """Return a field in which `percent` of the squares, drawn at random, are walls, and a path leads to the goal.

    The start is the upper left square, the goal the lower right one. If many fields have no path, a way is cleared in
    the last one, and fewer squares are walls.
    """
    chance = np.random.RandomState(seed)  # its numbers are the same in every version
    goal = rows - 1, columns - 1
    inner = np.arange(1, rows * columns - 1)
    walls = min(rows * columns * percent // 100, len(inner))
    for _ in range(_ATTEMPTS):
        open_squares = np.ones(rows * columns, bool)
        open_squares[chance.permutation(inner)[:walls]] = False
        field = open_squares.reshape(rows, columns)
        grid = _grid(field, goal, moves, title)
        reached = grid.reachable()
        if reached[goal[0]][goal[1]]:
            return grid
    row, column = goal
    while not reached[row][column]:
        field[row, column] = True
        if chance.randint(row + column) < row:
            row -= 1
        else:
            column -= 1
    return _grid(field, goal, moves, title)


def _grid(open_squares: NDArray[np.bool_], goal: Square, moves: MoveRule, title: str) -> Grid:
    costs = np.where(open_squares, 1, WALL).astype(np.uint8)
    return Grid(title, tuple(row.tobytes() for row in costs), (0, 0), (goal,), moves)
