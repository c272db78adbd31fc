"""Additive pattern databases as an estimate."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from workbench.tiles.board import Board, State
from workbench.tiles.heuristics.base import Part
from workbench.tiles.heuristics.tables import Component, PatternTables, Tables
from workbench.tiles.moves import MOVE_COST
from workbench.tiles.patterns import database
from workbench.tiles.patterns.partitions import Partition, partition

UNREACHED = 255
"""The entry of what no moves lead to."""


@dataclass(frozen=True, slots=True)
class LookUp:
    """What a table says: the tiles of the pattern, in the order of their places, and their moves; None for never."""

    tiles: tuple[int, ...]
    moves: int | None


class PatternDatabase:
    """For each pattern, the moves that its own tiles need at least, all others being out of their way; their sum.

    On a square board whose goal has the blank on the main diagonal, the greater of that and of the same for the board
    mirrored there. Admissible, not consistent (Korf & Felner 2002). The tables are mapped from the file that
    `search-workbench pdb build` makes; making an estimate never builds one. Raises Fault `pdb-missing` where there is
    no such file, and others for a name that does not fit the goal.

    Attributes:
        goal, name, partition: what it estimates the way to, and with which patterns.
    """

    def __init__(self, goal: Board, name: str) -> None:
        self.goal, self.name = goal, name
        self.partition: Partition = partition(name, goal)
        self._values = database.opened(name, goal)
        self._entries = self._values.data  # far quicker to take single numbers from
        self._places = _places(self.partition, goal)
        self._views = [_view(self.partition, goal, mirror) for mirror in (False, True)[: 1 + self.partition.reflects]]

    def __call__(self, state: State) -> int | float:
        """Return the estimate for `state` in thousandths of a move; infinity where a table says never."""
        greatest = 0
        for view in self._views:
            total = 0
            for entry in self._found(state, view):
                if entry == UNREACHED:
                    return math.inf
                total += entry
            greatest = max(greatest, total)
        return MOVE_COST * greatest

    def look_ups(self, state: State) -> tuple[LookUp, ...]:
        """Return what each table says of `state`, of the board or of its mirror image, whichever sums to more."""
        told = [tuple(self._told(state, view)) for view in self._views]
        return max(told, key=lambda ups: sum(math.inf if up.moves is None else up.moves for up in ups))

    def parts(self, state: State) -> tuple[Part, ...]:
        """Return what each tile adds, in board order, nothings included; the amounts sum to the estimate.

        What a pattern adds stands at the first of its tiles. There are no parts of an infinite estimate.
        """
        amounts: dict[int, int] = {}
        for up in self.look_ups(state):
            if up.moves is None:
                return ()
            first = next(tile for tile in state if tile in up.tiles)
            amounts[first] = MOVE_COST * up.moves
        return tuple(Part(tile, cell, amounts.get(tile, 0), "pattern") for cell, tile in enumerate(state) if tile)

    def aimed_at(self, goal: Board) -> PatternDatabase:
        """Return the same estimate for another goal. Raises Fault as making one does."""
        return type(self)(goal, self.name)

    def tables(self) -> Tables:
        """Return what a compiled search needs of the estimate."""
        cells = self.goal.cells
        count = len(self.partition.patterns)
        group, place = np.full(cells, count, np.uint8), np.zeros(cells, np.uint8)
        for tile, (number, where) in self._places.items():
            group[tile], place[tile] = number, where
        mirror_cell = np.arange(cells, dtype=np.uint8)
        mirror_tile = mirror_cell.copy()
        if self.partition.reflects:
            mirror_cell = np.array([self.partition.mirrored(cell) for cell in range(cells)], np.uint8)
            tiles = np.array(self.goal.tiles, np.uint8)
            mirror_tile[tiles] = tiles[mirror_cell]
        patterns = PatternTables(
            group=group,
            place=place,
            sizes=np.array([len(pattern) for pattern in self.partition.patterns], np.uint8),
            ranked=self.partition.ranked,
            offsets=np.array(self.partition.offsets, np.int64),
            values=self._values,
            reflected=self.partition.reflects,
            mirror_tile=mirror_tile,
            mirror_cell=mirror_cell,
        )
        return Tables((Component(np.zeros(cells * cells, np.int32), patterns=patterns),))

    def _told(self, state: State, view: _View) -> Iterator[LookUp]:
        for tiles, entry in zip(view.tiles, self._found(state, view), strict=True):
            yield LookUp(tiles, None if entry == UNREACHED else entry)

    def _found(self, state: State, view: _View) -> Iterator[int]:
        """Yield the entry of each pattern."""
        cell_of = {tile: view.cells[cell] for cell, tile in enumerate(state)}
        cells, ranked = self.goal.cells, self.partition.ranked
        for tiles, offset in zip(view.tiles, self.partition.offsets, strict=True):
            index = 0
            before: list[int] = []
            for place, tile in enumerate(tiles):
                cell = cell_of[tile]
                if ranked:
                    index = index * (cells - place) + cell - sum(other < cell for other in before)
                    before.append(cell)
                else:
                    index |= cell << 4 * place
            yield self._entries[offset + index]


@dataclass(frozen=True, slots=True)
class _View:
    """The board, or its mirror image: the cell that stands for each, and the tiles in the places of each pattern."""

    cells: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]


def _view(parted: Partition, goal: Board, mirrored: bool) -> _View:
    def seen(cell: int) -> int:
        return parted.mirrored(cell) if mirrored else cell

    tiles = tuple(tuple(goal.tiles[seen(cell)] for cell in pattern) for pattern in parted.patterns)
    return _View(tuple(map(seen, range(goal.cells))), tiles)


def _places(parted: Partition, goal: Board) -> dict[int, tuple[int, int]]:
    """Return tile -> (its pattern, its place in it)."""
    return {
        goal.tiles[cell]: (number, place)
        for number, pattern in enumerate(parted.patterns)
        for place, cell in enumerate(pattern)
    }
