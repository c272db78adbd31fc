"""Bridges: two stones, or a stone and an edge, with two empty cells between: if one is taken, the other joins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from workbench.hex.board import EMPTY, HexBoard, edges, neighbours, other
from workbench.hex.geometry import STEPS


@dataclass(frozen=True)
class Bridge:
    """Two stones of a side, or a stone and one of its edges, with two cells between them.

    Attributes:
        stones: the two stones, or the one. edge: 0 (top, left) or 1 if the bridge leads to an edge, else None.
        carrier: the two cells. save: the one of them to play now if the opponent has taken the other, else None.
    """

    stones: tuple[int, ...]
    edge: int | None
    carrier: frozenset[int]
    save: int | None = None


@dataclass(frozen=True)
class _PotentialBridge:
    """The far end of a bridge from a cell, which is a later cell or one of the edges, and the two cells between."""

    far: int | None
    edge: int | None
    between: tuple[int, int]


def bridges(board: HexBoard, side: int) -> tuple[Bridge, ...]:
    """Return the bridges of `side`, also those with an intrusion by the opponent, ordered by their stones."""
    stones, result = board.stones, []
    for cell, stone in enumerate(stones):
        for span in _potential_bridges(board.size, side)[cell] if stone == side else ():
            contents = [stones[between_cell] for between_cell in span.between]
            if side in contents or contents.count(EMPTY) == 0 or (span.far is not None and stones[span.far] != side):
                continue
            save = span.between[contents.index(EMPTY)] if other(side) in contents else None
            ends = (cell,) if span.far is None else (cell, span.far)
            result.append(Bridge(ends, span.edge, frozenset(span.between), save))
    return tuple(result)


@cache
def _potential_bridges(size: int, side: int) -> tuple[tuple[_PotentialBridge, ...], ...]:
    """Return for each cell the possible bridges from it."""
    return tuple((*_to_cells(size, cell), *_to_edges(size, cell, side)) for cell in range(size * size))


def _to_cells(size: int, cell: int) -> Iterator[_PotentialBridge]:
    row, column = divmod(cell, size)
    for (r1, c1), (r2, c2) in zip(STEPS, (*STEPS[1:], STEPS[0]), strict=True):
        r, c = row + r1 + r2, column + c1 + c2
        if 0 <= r < size and 0 <= c < size and r * size + c > cell:
            yield _PotentialBridge(
                r * size + c, None, ((row + r1) * size + column + c1, (row + r2) * size + column + c2)
            )


def _to_edges(size: int, cell: int, side: int) -> Iterator[_PotentialBridge]:
    for number, edge in enumerate(edges(size, side)):
        between = sorted(edge.intersection(neighbours(size)[cell]))
        if cell not in edge and len(between) == 2:
            yield _PotentialBridge(None, number, (between[0], between[1]))
