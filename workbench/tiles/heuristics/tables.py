"""What a compiled search needs of an estimate: numbers only, in arrays, to look it up without asking Python.

An estimate is the greatest of its components; a component is the sum of its terms, in thousandths of a move.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class WalkingTable:
    """The walking distance of one direction: of the tiles' rows, or of their columns.

    A *line* is a row (or a column), a *home* the line in which a tile's goal cell is. A key tells how many tiles of
    each home stand in each line, and the blank's line.

    Attributes:
        lines: how many lines there are. bits: how many bits each count has in a key.
        keys: uint64, a hash table of a power of two slots. ids: int32 alike, −1 where a slot is empty.
        following: int32, flat (ids, 2, lines): the id after the blank went to the line before (0) or after (1), and a
            tile of that home came back; −1 where there is none.
        distance: uint8 (ids,), in moves.
    """

    lines: int
    bits: int
    keys: NDArray[np.uint64]
    ids: NDArray[np.int32]
    following: NDArray[np.int32]
    distance: NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class PatternTables:
    """Additive pattern databases.

    Attributes:
        group: uint8 (cells,): the pattern that each tile belongs to, the number of patterns for one that is in none;
            the blank's entry is not used.
        place: uint8 (cells,): its place in the pattern, from 0.
        sizes: uint8 (patterns,): how many tiles each has.
        ranked: whether entries are found by rank; else by (cell of the tile in place i) << 4·i, summed.
        offsets: int64 (patterns,): where each table begins in `values`.
        values: uint8, all tables one after the other, in moves; 255 for what cannot be reached.
        reflected: whether the board mirrored at its main diagonal is looked up too, and the greater value taken.
        mirror_tile, mirror_cell: uint8 (cells,): the tile and the cell that stand for each in the mirror.
    """

    group: NDArray[np.uint8]
    place: NDArray[np.uint8]
    sizes: NDArray[np.uint8]
    ranked: bool
    offsets: NDArray[np.int64]
    values: NDArray[np.uint8]
    reflected: bool
    mirror_tile: NDArray[np.uint8]
    mirror_cell: NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Component:
    """A sum of terms.

    Attributes:
        amounts: int32, flat (cells, tiles): what a tile adds in a cell, 0 for the blank.
        conflicts: whether linear conflicts are added.
        walking: the walking distance of rows and of columns, or None.
        patterns: pattern databases, or None.
        blanks: bool (cells,): with the blank in a cell where this is False, the component is 0; None: it never is.
    """

    amounts: NDArray[np.int32]
    conflicts: bool = False
    walking: tuple[WalkingTable, WalkingTable] | None = None
    patterns: PatternTables | None = None
    blanks: NDArray[np.bool_] | None = None


@dataclass(frozen=True, eq=False)
class Tables:
    """The components of an estimate, of which the greatest counts."""

    components: tuple[Component, ...]

    @property
    def additive(self) -> bool:
        """Whether the estimate is a sum over the tiles and nothing else."""
        return len(self.components) == 1 and all(
            not one.conflicts and one.walking is None and one.patterns is None and one.blanks is None
            for one in self.components
        )
