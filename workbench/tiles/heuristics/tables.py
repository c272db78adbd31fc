"""Tables from which a compiled search computes an estimate without calling Python: numbers in arrays.

An estimate is the maximum of its components; a component is the sum of its terms, in thousandths of a move.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class WalkingTable:
    """The walking distance of one direction: for the rows of the tiles, or for their columns.

    A *line* is a row (or a column). The *home* of a tile is the line of its goal cell. A key encodes how many tiles of
    each home are in each line, and the blank's line.

    Attributes:
        lines: the number of lines. bits: the number of bits of each count in a key.
        keys: uint64, a hash table whose number of slots is a power of two. ids: int32, of the same size, −1 for an
            empty slot.
        following: int32, flat (ids, 2, lines): the id after the blank moves to the previous line (0) or the next line
            (1) and a tile of that home moves to the blank's old line; −1 if there is no such tile.
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
        group: uint8 (cells,): the pattern of each tile; the number of patterns for a tile in no pattern. The blank's
            entry is not used.
        place: uint8 (cells,): the tile's position in the pattern, from 0.
        sizes: uint8 (patterns,): the number of tiles of each pattern.
        ranked: whether entries are indexed by rank; otherwise by the sum of (cell of the tile in position i) << 4·i.
        offsets: int64 (patterns,): the start of each table in `values`.
        values: uint8, all tables one after the other, in moves; 255 for unreachable entries.
        reflected: whether the board mirrored at its main diagonal is also looked up, and the larger value used.
        mirror_tile, mirror_cell: uint8 (cells,): the mirror image of each tile and of each cell.
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
        blanks: bool (cells,): if it is False for the blank's cell, the component is 0. None: no such cells.
    """

    amounts: NDArray[np.int32]
    conflicts: bool = False
    walking: tuple[WalkingTable, WalkingTable] | None = None
    patterns: PatternTables | None = None
    blanks: NDArray[np.bool_] | None = None


@dataclass(frozen=True, eq=False)
class Tables:
    """The components of an estimate, which is their maximum."""

    components: tuple[Component, ...]

    @property
    def additive(self) -> bool:
        """Whether the estimate is only a sum over the tiles."""
        return len(self.components) == 1 and all(
            not one.conflicts and one.walking is None and one.patterns is None and one.blanks is None
            for one in self.components
        )
