"""Whether a board is solvable, why, and the nearest solvable board.

Every move exchanges the blank with a tile, so it changes the parity of the permutation and moves the blank by one cell.
A goal can be reached if and only if the parity of the permutation equals the parity of the blank's distance to its goal
cell (Johnson & Story 1879, for boards of at least two rows and columns). `check` explains this as teachers do, by
inversions: pairs of tiles in the opposite order to the goal's. A move along a row does not change their number; a move
along a column carries a tile past `columns` − 1 others, which changes the parity if that number is odd.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from dataclasses import dataclass

import numpy as np

from workbench.search.problem.messages import Message, message
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import check_goal_shape

_EXPLANATIONS = {
    (True, True): "solvability-odd-width-solvable",
    (True, False): "solvability-odd-width-unsolvable",
    (False, True): "solvability-even-width-solvable",
    (False, False): "solvability-even-width-unsolvable",
}


@dataclass(frozen=True, slots=True)
class Solvability:
    """The result of `check`.

    `smaller_after`: for each tile in board order, without the blank, how many of the later tiles come before it in the
    goal; `inversions` is their sum. Rows count from 1 at the top; `blank_distance` is the blank's distance to its goal
    cell in moves. `permutation_even`: whether board and goal, including the blank, differ by an even number of
    exchanges. `nearest`: the board itself if it is solvable, otherwise the board after the best single exchange of two
    tiles.
    """

    solvable: bool
    inversions: int
    smaller_after: tuple[int, ...]
    blank_row: int
    goal_blank_row: int
    blank_distance: int
    permutation_even: bool
    why: Message
    nearest: Board


def check(board: Board, goal: Board) -> Solvability:
    """Return whether moves lead from `board` to `goal`, with the reasons. Raises Fault if the shapes differ."""
    check_goal_shape(goal, *board.shape)
    smaller_after = _smaller_after(_goal_order(board, goal))
    inversions = sum(smaller_after)
    row, goal_row = board.blank // board.columns + 1, goal.blank // goal.columns + 1
    row_distance = abs(row - goal_row)
    odd_width = board.columns % 2 == 1
    solvable = (inversions + (0 if odd_width else row_distance)) % 2 == 0
    return Solvability(
        solvable=solvable,
        inversions=inversions,
        smaller_after=smaller_after,
        blank_row=row,
        goal_blank_row=goal_row,
        blank_distance=_blank_distance(board, goal),
        permutation_even=_is_even(board, goal),
        why=message(
            _EXPLANATIONS[odd_width, solvable],
            inversions=inversions,
            columns=board.columns,
            row=row,
            goal_row=goal_row,
            rows_apart=row_distance,
            total=inversions + row_distance,
        ),
        nearest=board if solvable else _nearest(board, goal),
    )


def is_solvable(board: Board, goal: Board) -> bool:
    """Return whether moves lead from `board` to `goal`, and nothing else. Raises Fault if the shapes differ."""
    check_goal_shape(goal, *board.shape)
    return _is_even(board, goal) == (_blank_distance(board, goal) % 2 == 0)


def inversion_pairs(board: Board, goal: Board) -> tuple[tuple[int, int], ...]:
    """Return every pair of cells (first, later) whose tiles are in the opposite order to the goal's."""
    check_goal_shape(goal, *board.shape)
    order = _goal_order(board, goal)
    cells = [cell for cell, tile in enumerate(board.tiles) if tile]
    return tuple(
        (cells[first], cells[later])
        for first in range(len(order))
        for later in range(first + 1, len(order))
        if order[later] < order[first]
    )


def _goal_order(board: Board, goal: Board) -> list[int]:
    """Return, for each tile in board order without the blank, its position in the goal."""
    place = {tile: number for number, tile in enumerate(goal.tiles)}
    return [place[tile] for tile in board.tiles if tile]


def _smaller_after(order: list[int]) -> tuple[int, ...]:
    later: list[int] = []  # the tiles after the current position, sorted
    counts: list[int] = []
    for value in reversed(order):
        counts.append(bisect_left(later, value))
        insort(later, value)
    return tuple(reversed(counts))


def _blank_distance(board: Board, goal: Board) -> int:
    row, column = divmod(board.blank, board.columns)
    goal_row, goal_column = divmod(goal.blank, goal.columns)
    return abs(row - goal_row) + abs(column - goal_column)


def _is_even(board: Board, goal: Board) -> bool:
    """Return whether the permutation from board to goal is even. A cycle of k cells is k − 1 exchanges."""
    goal_cell = {tile: cell for cell, tile in enumerate(goal.tiles)}
    visited = [False] * board.cells
    exchanges = 0
    for start in range(board.cells):
        cell = start
        while not visited[cell]:
            visited[cell] = True
            cell = goal_cell[board.tiles[cell]]
            exchanges += cell != start
    return exchanges % 2 == 0


def _nearest(board: Board, goal: Board) -> Board:
    """Return the board after the exchange of two tiles that gives the smallest Manhattan distance to the goal.

    Each cell is compared with all later ones at once. Ties go to the lexicographically smallest board. If an exchange
    brings a smaller tile forward, the board becomes smaller, and an earlier cell gives a smaller board. If it brings a
    larger tile forward, the board becomes larger, and a later cell gives a smaller board.
    """
    goal_cell = {tile: cell for cell, tile in enumerate(goal.tiles)}
    cells = np.array([cell for cell, tile in enumerate(board.tiles) if tile])
    tiles = np.array(board.tiles)[cells]
    rows, columns = np.divmod(cells, board.columns)
    goal_rows, goal_columns = np.divmod(np.array([goal_cell[tile] for tile in tiles.tolist()]), board.columns)
    distance = abs(rows - goal_rows) + abs(columns - goal_columns)
    best: tuple[int, bool, int, int] | None = None
    swap = (0, 0)
    for index in range(len(cells) - 1):
        rest = slice(index + 1, None)
        first_distance = abs(goal_rows[index] - rows[rest]) + abs(goal_columns[index] - columns[rest])
        other_distance = abs(goal_rows[rest] - rows[index]) + abs(goal_columns[rest] - columns[index])
        change = first_distance + other_distance - distance[rest] - distance[index]
        least = int(change.min())
        equal = np.flatnonzero(change == least) + index + 1
        other = int(equal[tiles[equal].argmin()])
        larger = bool(tiles[other] > tiles[index])
        rank = (least, larger, -index if larger else index, int(tiles[other]))
        if best is None or rank < best:
            best, swap = rank, (int(cells[index]), int(cells[other]))
    return board.swapped(*swap)
