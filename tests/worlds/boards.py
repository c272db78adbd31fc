"""Boards of any kind, for tests that compare searches on many of them, and how far small ones are from their goals."""

from __future__ import annotations

import random
from collections import deque
from functools import cache
from itertools import permutations

from workbench.tiles.puzzle.board import Board

ORDERS = ["".join(order) for order in permutations("udlr")]
SHAPES = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 3), (4, 4)]
WIDE = [(3, 6), (5, 4), (5, 5), (6, 6), (10, 10), (2, 10)]
"""Shapes of which a board is too large to be packed into a number."""


def board_of(rows: int, columns: int, chance: random.Random) -> Board:
    """Return any board, solvable or not."""
    tiles = list(range(rows * columns))
    chance.shuffle(tiles)
    return Board(rows, columns, tuple(tiles))


def walked(board: Board, moves: int, chance: random.Random) -> Board:
    """Return the board after a number of random moves."""
    for _ in range(moves):
        board = board.moved(chance.choice(board.legal_moves()))
    return board


@cache
def board_distances(goal: Board) -> dict[Board, int]:
    """Return the distance of every board from a goal, by breadth-first search."""
    found, waiting = {goal: 0}, deque([goal])
    while waiting:
        board = waiting.popleft()
        for move in board.legal_moves():
            if (other := board.moved(move)) not in found:
                found[other] = found[board] + 1
                waiting.append(other)
    return found
