"""Brute-force judges of Hex: slow, short, and independent of the product."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

from workbench.hex.board import BLUE, EMPTY, RED, HexBoard


def at_random(size: int, stones: int, seed: int) -> HexBoard:
    """Return a position after `stones` random moves, perhaps a decided one."""
    cells = list(range(size * size))
    random.Random(seed).shuffle(cells)
    return HexBoard.empty(size).played(cells[:stones])


def beside(size: int, cell: int) -> list[int]:
    row, column = divmod(cell, size)
    places = [(row + a, column + b) for a, b in product((-1, 0, 1), repeat=2) if a != b]
    return [r * size + c for r, c in places if 0 <= r < size and 0 <= c < size]


def joined(size: int, stones: bytes, side: int) -> bool:
    """Return whether `side` has joined its edges, by spreading from the first until nothing changes."""
    of = (lambda cell: cell // size) if side == RED else (lambda cell: cell % size)
    reached = {cell for cell in range(size * size) if stones[cell] == side and of(cell) == 0}
    while more := {n for cell in reached for n in beside(size, cell) if stones[n] == side} - reached:
        reached |= more
    return any(of(cell) == size - 1 for cell in reached)


@cache
def wins(size: int, stones: bytes, side: int) -> bool:
    """Return whether `side`, to move in an undecided position, wins with perfect play: plain minimax."""
    for cell in range(size * size):
        if stones[cell] == EMPTY:
            after = stones[:cell] + bytes((side,)) + stones[cell + 1 :]
            if joined(size, after, side) or not wins(size, after, RED + BLUE - side):
                return True
    return False


def holds(size: int, stones: bytes, side: int, carrier: frozenset[int]) -> bool:
    """Return whether `side` wins if the opponent moves next and has all empty cells outside `carrier`."""
    rival = RED + BLUE - side
    filled = bytes(rival if stone == EMPTY and cell not in carrier else stone for cell, stone in enumerate(stones))
    if joined(size, filled, side):
        return True
    return not joined(size, filled, rival) and not wins(size, filled, rival)
