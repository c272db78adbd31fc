"""Boards whose true distance to a goal is known, with their neighbours: the reference for judging heuristics.

For small boards these are all boards from which the goal can be reached. The number of a board is the blank's cell
times `words`, plus the rank of the order of the other tiles, read row by row without the blank. For a given cell of the
blank only the even orders, or only the odd ones, are possible, so the last two positions follow from the others.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import factorial

import numpy as np
from numpy.typing import NDArray

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVES

MAX_CELLS = 10
"""Boards with more cells have too many states to examine all of them within seconds."""
UNKNOWN = np.iinfo(np.uint8).max

Orders = NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class DistanceField:
    """Boards with their distances and neighbours.

    Attributes:
        goal: the goal of the distances.
        boards: uint8 (boards, cells), the tiles row by row.
        true: uint8 (known,), the moves to the goal from each of the first `known` boards.
        neighbours: int32 (known, 4), the number of the board after each move of MOVES, −1 if the move is illegal.
        complete: whether these are all solvable boards; otherwise they are a sample, which can only refute.
        missed: how many boards were omitted from a sample because their distance was too hard to find.
    """

    goal: Board
    boards: NDArray[np.uint8]
    true: NDArray[np.uint8]
    neighbours: NDArray[np.int32]
    complete: bool = True
    missed: int = 0

    @property
    def nbytes(self) -> int:
        """Bytes of the arrays."""
        return self.boards.nbytes + self.true.nbytes + self.neighbours.nbytes

    def board(self, number: int) -> Board:
        return Board(*self.goal.shape, tuple(self.boards[number].tolist()))

    def smallest(self, numbers: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return `numbers` sorted by true distance, then by tiles."""
        keys = (*self.boards[numbers].T[::-1], self.true[numbers])
        return numbers[np.lexsort(keys)]


def full_field(goal: Board) -> Generator[None, None, DistanceField]:
    """Return all boards from which `goal` can be reached, working in small slices. At most MAX_CELLS cells."""
    words = factorial(goal.cells - 1) // 2
    even, odd = np.split(all_permutations(goal.cells - 1), 2)
    yield
    boards = np.empty((goal.cells * words, goal.cells), np.uint8)
    neighbours = np.full((goal.cells * words, len(MOVES)), -1, np.int32)
    tiles = np.array([tile for tile in goal.tiles if tile], np.uint8)
    numbers = np.arange(words, dtype=np.int32)
    for blank in range(goal.cells):
        orders = odd if is_odd(blank, goal) else even
        own = slice(blank * words, (blank + 1) * words)
        boards[own] = np.insert(tiles[orders], blank, 0, axis=1)
        if blank % goal.columns:
            neighbours[own, MOVES.index("l")] = (blank - 1) * words + numbers
            neighbours[(blank - 1) * words : blank * words, MOVES.index("r")] = blank * words + numbers
        if blank >= goal.columns:
            yield
            successors = (blank - goal.columns) * words + ranks(_after_move(orders, blank - goal.columns, blank - 1))
            neighbours[own, MOVES.index("u")] = successors
            neighbours[successors, MOVES.index("d")] = blank * words + numbers
        yield
    true = yield from distances_from(goal.blank * words, neighbours)
    return DistanceField(goal, boards, true, neighbours)


def distances_from(number: int, neighbours: NDArray[np.int32]) -> Generator[None, None, NDArray[np.uint8]]:
    """Return the distance of each board from one of them, UNKNOWN if it cannot be reached, layer by layer."""
    distances = np.full(len(neighbours), UNKNOWN, np.uint8)
    layer, depth = np.array([number]), 0
    while len(layer):
        distances[layer] = depth
        successors = neighbours[layer].ravel()
        successors = successors[successors >= 0]
        layer, depth = np.unique(successors[distances[successors] == UNKNOWN]), depth + 1
        yield
    return distances


def all_permutations(items: int) -> Orders:
    """Return all permutations of `items` items, uint8 (things!, things), the even ones first."""
    even = _even_permutations(items)
    odd = even.copy()
    odd[:, -2:] = even[:, :-3:-1]
    return np.concatenate((even, odd))


def _even_permutations(items: int) -> Orders:
    """Return the even permutations of `items` items by rank, uint8 (things! / 2, things)."""
    count = factorial(items) // 2
    rest, orders = np.arange(count), np.zeros((count, items), np.uint8)
    for place in range(items - 2):
        orders[:, place], rest = np.divmod(rest, factorial(items - 1 - place) // 2)
    orders[:, items - 2] = orders.sum(axis=1) % 2
    for place in range(items - 2, -1, -1):  # digit = number of smaller items to the right
        orders[:, place + 1 :] += orders[:, place + 1 :] >= orders[:, place, None]
    return orders


def ranks(orders: Orders) -> NDArray[np.int32]:
    """Return the rank of each permutation among all of its parity."""
    items = orders.shape[1]
    ranks = np.zeros(len(orders), np.int32)
    for place in range(items - 2):
        smaller = (orders[:, place + 1 :] < orders[:, place, None]).sum(axis=1, dtype=np.int32)
        ranks += smaller * np.int32(factorial(items - 1 - place) // 2)
    return ranks


def _after_move(orders: Orders, before: int, after: int) -> Orders:
    """Return the permutations after the item in position `before` has moved to position `after`, past those between."""
    moved = orders.copy()
    moved[:, before:after] = orders[:, before + 1 : after + 1]
    moved[:, after] = orders[:, before]
    return moved


def is_odd(blank: int, goal: Board) -> bool:
    """Return whether the permutations for a cell of the blank are the odd ones."""
    row_distance = blank // goal.columns - goal.blank // goal.columns
    return (goal.columns - 1) * row_distance % 2 == 1
