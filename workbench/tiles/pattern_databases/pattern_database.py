"""Additive pattern databases as an estimate."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import getitem

import numpy as np

from workbench.tiles.heuristics.base import EstimateBreakdown, HeuristicPart, PatternLookup
from workbench.tiles.heuristics.tables import Component, PatternTables, Tables
from workbench.tiles.pattern_databases import database, first_use
from workbench.tiles.pattern_databases.partitions import Partition, names_for, partition
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.moves import MOVE_COST

UNREACHED = 255
"""The entry of an unreachable arrangement."""


class PatternDatabase:
    """The sum over the patterns of the minimum number of moves of their own tiles, ignoring all other tiles.

    On a square board whose goal has the blank on the main diagonal, it is the maximum of this sum and that for the
    mirrored board. Admissible, not consistent (Korf & Felner 2002). The tables are memory-mapped from the file that
    `search-workbench pdb build` creates; `first_use` creates a small one. Raises Fault `pdb-missing` if the file
    does not exist, `pdb-damaged` if its content is wrong, and others for a name that does not fit the goal.

    Attributes:
        goal, name, partition: the goal whose distance it estimates, and the patterns used.
    """

    def __init__(self, goal: Board, name: str) -> None:
        self.goal, self.name = goal, name
        self.partition: Partition = partition(name, goal)
        values = database.tables(self.partition)
        if values is None:
            first_use.build_if_quick(self.partition, name)
            values = database.open_tables(name, goal)
        self._values = values
        self._entries = self._values.data  # much faster than the array for reading single numbers
        self._places = _places(self.partition, goal)
        self._bits = 4 if goal.cells <= 16 else 5
        self._cell_mask = (1 << self._bits) - 1
        self._fields = list(self._table_fields())
        self._views = [
            _view(self.partition, goal, mirrored, self._bits)
            for mirrored in (False, True)[: 1 + self.partition.reflects]
        ]

    def __call__(self, state: State) -> int | float:
        """Return the estimate for `state` in thousandths of a move; infinity if a table has it as unreachable."""
        entries_by_view = [self._view_entries(state, view) for view in self._views]
        if any(UNREACHED in entries for entries in entries_by_view):
            return math.inf
        return MOVE_COST * max(map(sum, entries_by_view))

    def lookups(self, state: State) -> tuple[PatternLookup, ...]:
        """Return the entry of each table for the board or for its mirror image, whichever sum is larger."""
        lookups_by_view = [tuple(self._view_lookups(state, view)) for view in self._views]
        return max(
            lookups_by_view,
            key=lambda lookups: sum(math.inf if lookup.moves is None else lookup.moves for lookup in lookups),
        )

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile contributes, in board order, including zeros; the amounts sum to the estimate.

        The contribution of a pattern is assigned to the first of its tiles. An infinite estimate has no parts.
        """
        amounts: dict[int, int] = {}
        for lookup in self.lookups(state):
            if lookup.moves is None:
                return ()
            first = next(tile for tile in state if tile in lookup.tiles)
            amounts[first] = MOVE_COST * lookup.moves
        return tuple(
            HeuristicPart(tile, cell, amounts.get(tile, 0), "pattern") for cell, tile in enumerate(state) if tile
        )

    def breakdown(self, state: State) -> EstimateBreakdown:
        """Return what the estimate consists of, with the look-ups."""
        lookups = self.lookups(state)
        mirrored = tuple(lookup.tiles for lookup in lookups) != self._views[0].tiles
        return EstimateBreakdown(self(state), self.goal, self.parts(state), lookups=lookups, mirrored=mirrored)

    def for_goal(self, goal: Board) -> PatternDatabase:
        """Return the same estimate for another goal. Raises Fault as the constructor does."""
        return type(self)(goal, self.name)

    def tables(self) -> Tables:
        cells = self.goal.cells
        count = len(self.partition.patterns)
        group, place = np.full(cells, count, np.uint8), np.zeros(cells, np.uint8)
        for tile, (number, position) in self._places.items():
            group[tile], place[tile] = number, position
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

    def _view_lookups(self, state: State, view: _View) -> Iterator[PatternLookup]:
        for tiles, entry in zip(view.tiles, self._view_entries(state, view), strict=True):
            yield PatternLookup(tiles, None if entry == UNREACHED else entry)

    def _view_entries(self, state: State, view: _View) -> list[int]:
        """Return the entry of each pattern."""
        indices = sum(map(getitem, view.amounts, state))
        if self.partition.ranked:
            return [
                self._entries[offset_of + self._rank(indices >> low, size)] for offset_of, low, size, _ in self._fields
            ]
        return [self._entries[offset_of + (indices >> low & mask)] for offset_of, low, _, mask in self._fields]

    def _rank(self, index: int, size: int) -> int:
        """Return the rank of `size` tiles at `index`, as `kernels.pattern_ranks` defines it."""
        rank = used = 0
        for base in range(self.goal.cells, self.goal.cells - size, -1):
            bit = 1 << (index & self._cell_mask)
            rank = rank * base + (bit - 1 & ~used).bit_count()
            used |= bit
            index >>= self._bits
        return rank

    def _table_fields(self) -> Iterator[tuple[int, int, int, int]]:
        """Yield each table's start, lowest index bit among all indices, number of tiles, and index mask."""
        low = 0
        for pattern, offset in zip(self.partition.patterns, self.partition.offsets, strict=True):
            bits = self._bits * len(pattern)
            yield offset, low, len(pattern), (1 << bits) - 1
            low += bits


def usable_names(goal: Board) -> tuple[str, ...]:
    """Return the listed names for boards of this shape whose databases are built, or will be on first use."""
    wanted = {name: partition(name, goal) for name in names_for(*goal.shape)}
    return tuple(name for name, one in wanted.items() if first_use.is_quick(one) or database.is_built(one))


@dataclass(frozen=True, slots=True)
class _View:
    """The board or its mirror image: the tiles of each pattern in order, and a table of index contributions.

    `amounts[cell][tile]`: what the tile adds to the indices of all patterns, which are combined in one number: its
    cell, at the bits of its position.
    """

    tiles: tuple[tuple[int, ...], ...]
    amounts: Sequence[tuple[int, ...]]


@lru_cache(maxsize=8)
def _view(tile_partition: Partition, goal: Board, mirrored: bool, bits: int) -> _View:
    viewed = [tile_partition.mirrored(cell) if mirrored else cell for cell in range(goal.cells)]
    tiles = tuple(tuple(goal.tiles[viewed[cell]] for cell in pattern) for pattern in tile_partition.patterns)
    shift = {tile: bits * place for place, tile in enumerate(tile for pattern in tiles for tile in pattern)}
    amounts = [tuple(cell << shift[tile] if tile in shift else 0 for tile in range(goal.cells)) for cell in viewed]
    return _View(tiles, amounts)


def _places(tile_partition: Partition, goal: Board) -> dict[int, tuple[int, int]]:
    """Return tile -> (its pattern, its position in it)."""
    return {
        goal.tiles[cell]: (number, place)
        for number, pattern in enumerate(tile_partition.patterns)
        for place, cell in enumerate(pattern)
    }
