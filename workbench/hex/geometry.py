"""Groups of stones, and the empty cells that they touch."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.hex.board import EMPTY, HexBoard, neighbours

STEPS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""The (row, column) offsets of a cell's neighbours, in cyclic order."""


def group(start: Iterable[int], board: HexBoard, side: int) -> set[int]:
    """Return the stones of `side` connected to its stones among `start`, these included."""
    beside, stones = neighbours(board.size), board.stones
    found = {cell for cell in start if stones[cell] == side}
    waiting = list(found)
    while waiting:
        for cell in beside[waiting.pop()]:
            if stones[cell] == side and cell not in found:
                found.add(cell)
                waiting.append(cell)
    return found


def groups(board: HexBoard, side: int) -> list[set[int]]:
    """Return the groups of `side`, its maximal sets of connected stones, in the order of their first cells."""
    found: list[set[int]] = []
    seen: set[int] = set()
    for cell, stone in enumerate(board.stones):
        if stone == side and cell not in seen:
            found.append(group((cell,), board, side))
            seen |= found[-1]
    return found


def touching(cells: Iterable[int], board: HexBoard) -> set[int]:
    """Return the empty cells adjacent to any of `cells`."""
    beside, stones = neighbours(board.size), board.stones
    return {near for cell in cells for near in beside[cell] if stones[near] == EMPTY}


def empty_among(cells: Iterable[int], board: HexBoard) -> set[int]:
    return {cell for cell in cells if board.stones[cell] == EMPTY}
