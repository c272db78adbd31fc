"""Groups of stones, and the empty cells that they touch."""

from __future__ import annotations

from collections.abc import Iterable

from workbench.hex.board import EMPTY, HexBoard, neighbours

STEPS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""The (row, column) offsets of a cell's neighbours, in cyclic order."""


def group(start: Iterable[int], board: HexBoard, side: int) -> set[int]:
    """Return the stones of `side` connected to its stones among `start`, these included."""
    adjacent, stones = neighbours(board.size), board.stones
    members = {cell for cell in start if stones[cell] == side}
    stack = list(members)
    while stack:
        for cell in adjacent[stack.pop()]:
            if stones[cell] == side and cell not in members:
                members.add(cell)
                stack.append(cell)
    return members


def groups(board: HexBoard, side: int) -> list[set[int]]:
    """Return the groups of `side`, its maximal sets of connected stones, in the order of their first cells."""
    result: list[set[int]] = []
    visited: set[int] = set()
    for cell, stone in enumerate(board.stones):
        if stone == side and cell not in visited:
            result.append(group((cell,), board, side))
            visited |= result[-1]
    return result


def touching(cells: Iterable[int], board: HexBoard) -> set[int]:
    """Return the empty cells adjacent to any of `cells`."""
    adjacent, stones = neighbours(board.size), board.stones
    return {neighbour for cell in cells for neighbour in adjacent[cell] if stones[neighbour] == EMPTY}


def empty_among(cells: Iterable[int], board: HexBoard) -> set[int]:
    return {cell for cell in cells if board.stones[cell] == EMPTY}
