"""Partitions of a board's tiles into patterns, and the layout of their tables.

A pattern is a set of goal *cells*, which represent the tiles whose goals they are. So all goals with the blank in the
same cell share a database, no matter how the tiles are numbered. A partition has a name such as `pdb-663`, or is given
explicitly by tiles of the goal: `pdb(1 2 3/4 5 6/7 8)`; tiles that are not listed contribute 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from math import perm

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import Shape, size_text, to_quotable

MAX_CELLS = 25
MAX_PATTERNS = 16
MAX_ENTRIES = perm(16, 8)
"""The largest table: eight tiles on sixteen cells."""
_MAX_DIRECT_CELLS, _MAX_DIRECT_TILES = 16, 6
_SHAPES: Mapping[str, Shape] = {
    "pdb-663": (4, 4),
    "pdb-555": (4, 4),
    "pdb-78": (4, 4),
    "pdb-6666": (5, 5),
    "pdb-65": (3, 4),
    "pdb-44": (3, 3),
    "pdb-8": (3, 3),
    "pdb-54": (2, 5),
    "pdb-9": (2, 5),
    "pdb-43": (2, 4),
    "pdb-7": (2, 4),
    "pdb-5": (2, 3),
    "pdb-3": (2, 2),
}
"""The names, each with the shape of board for which it is primarily meant."""
_PUBLISHED: Mapping[tuple[str, Shape], str] = {
    ("pdb-663", (4, 4)): "1 2 4 5 8 9/3 6 7 10 11 15/12 13 14",
    ("pdb-555", (4, 4)): "1 2 3 6 7/4 5 8 9 12/10 11 13 14 15",
    ("pdb-78", (4, 4)): "1 2 3 4 5 6 7/8 9 10 11 12 13 14 15",
    ("pdb-6666", (5, 5)): "1 2 5 6 7 12/3 4 8 9 13 14/10 11 15 16 20 21/17 18 19 22 23 24",
}
"""Partitions of Korf & Felner 2002, as tiles of a goal with the blank in the top left cell and tile i in cell i.

The partition of the 24-puzzle is the mirror image of the printed one. The mirrored board is also looked up, so the
estimates are the same.
"""


@dataclass(frozen=True)
class Partition:
    """Patterns of a board of `rows` × `columns` whose goal has the blank in the cell `blank`.

    `patterns` contains goal cells, ascending within a pattern; the patterns are ordered by their first cell. The tile
    in position i of a pattern is the one whose goal is its i-th cell.
    """

    rows: int
    columns: int
    blank: int
    patterns: tuple[tuple[int, ...], ...]

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    @property
    def ranked(self) -> bool:
        """Whether entries are indexed by rank (`kernels.pattern_ranks`), otherwise by Σ (cell of tile i) << 4·i."""
        return self.cells > _MAX_DIRECT_CELLS or max(map(len, self.patterns)) > _MAX_DIRECT_TILES

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """The number of entries of each pattern's table, one byte each."""
        if self.ranked:
            return tuple(perm(self.cells, len(pattern)) for pattern in self.patterns)
        return tuple(16 ** len(pattern) for pattern in self.patterns)

    @property
    def offsets(self) -> tuple[int, ...]:
        """The start of each table, with the tables one after the other."""
        return (0, *accumulate(self.lengths[:-1]))

    @property
    def nbytes(self) -> int:
        """The bytes of all tables."""
        return sum(self.lengths)

    @property
    def reflects(self) -> bool:
        """Whether to look up the board mirrored at its main diagonal too: it has the same goal, other patterns."""
        if self.rows != self.columns or self.mirrored(self.blank) != self.blank:
            return False
        mirrored = {tuple(sorted(map(self.mirrored, pattern))) for pattern in self.patterns}
        return mirrored != set(self.patterns)

    def mirrored(self, cell: int) -> int:
        """Return the mirror image of `cell` on a square board."""
        row, column = divmod(cell, self.columns)
        return column * self.columns + row

    def __str__(self) -> str:
        """Return the explicit text for the goal whose tiles are numbered row by row."""
        tiles = {cell: tile for tile, cell in enumerate(_without_blank(range(self.cells), self.blank), start=1)}
        return _text([tiles[cell] for cell in pattern] for pattern in self.patterns)


def known_names() -> tuple[str, ...]:
    """Return the names that are listed. Other names of the same form are also valid: see `partition`."""
    return tuple(_SHAPES)


def names_for(rows: int, columns: int) -> tuple[str, ...]:
    """Return the listed names for boards of this shape or its transpose."""
    return tuple(name for name, shape in _SHAPES.items() if sorted(shape) == sorted((rows, columns)))


def intended_shape(name: str) -> Shape | None:
    """Return the shape for which a name is primarily meant, None for a name that is not listed."""
    return _SHAPES.get(name.strip().lower())


@lru_cache(maxsize=64)
def partition(name: str, goal: Board) -> Partition:
    """Return the partition that `name` means for `goal`.

    `pdb-` followed by digits gives the sizes of the patterns; their sum must be the number of tiles. The published
    partitions are oriented so that the blank's goal is in the corner for which they were published; if it is in no
    corner, its cell is skipped. On other boards the patterns are filled one after the other, away from the blank, along
    the shorter side. `pdb(1 2 3/4 5)` lists tiles of the goal. Raises Fault if the name is invalid or does not fit the
    board.
    """
    if goal.cells > MAX_CELLS:
        raise Fault("pdb-board-large", size=size_text(*goal.shape), most=MAX_CELLS)
    text = name.strip().lower()
    if explicit := re.fullmatch(r"pdb\((.*)\)", text):
        patterns = list(_explicit_patterns(name, explicit[1], goal))
    elif sizes := re.fullmatch(r"pdb-([1-9]+)", text):
        patterns = list(_named_patterns(text, [int(digit) for digit in sizes[1]], goal))
    else:
        raise Fault("pdb-name", name=to_quotable(name, 80), known=", ".join(_SHAPES))
    if len(patterns) > MAX_PATTERNS:
        raise Fault("pdb-patterns", name=to_quotable(name, 80), count=len(patterns), most=MAX_PATTERNS)
    for pattern in patterns:
        _check_size(name, len(pattern), goal)
    return Partition(goal.rows, goal.columns, goal.blank, tuple(sorted(tuple(sorted(pattern)) for pattern in patterns)))


def canonical_name(name: str, goal: Board) -> str:
    """Return the canonical spelling of a name; tiles and patterns of an explicit one are sorted. Raises Fault."""
    if not name.strip().lower().startswith("pdb("):
        partition(name, goal)
        return name.strip().lower()
    return _text([goal.tiles[cell] for cell in pattern] for pattern in partition(name, goal).patterns)


def _text(patterns: Iterable[list[int]]) -> str:
    explicit = sorted(sorted(pattern) for pattern in patterns)
    return f"pdb({'/'.join(' '.join(map(str, pattern)) for pattern in explicit)})"


def _explicit_patterns(name: str, text: str, goal: Board) -> Iterator[list[int]]:
    """Yield the goal cells of each pattern of an explicit partition. Raises Fault."""
    seen: set[int] = set()
    for part in text.split("/"):
        tokens = re.split(r"[\s,]+", part.strip(" ,"))
        if not all(re.fullmatch(r"[0-9]{1,4}", token) for token in tokens):
            raise Fault("pdb-name", name=to_quotable(name, 80), known=", ".join(_SHAPES))
        tiles = [int(token) for token in tokens]
        for tile in tiles:
            if not 0 < tile < goal.cells:
                raise Fault("pdb-tile-foreign", tile=tile, largest=goal.cells - 1)
            if tile in seen:
                raise Fault("pdb-tile-twice", tile=tile)
            seen.add(tile)
        yield [goal.tiles.index(tile) for tile in tiles]


def _named_patterns(name: str, sizes: list[int], goal: Board) -> Iterator[list[int]]:
    """Yield the goal cells of each pattern of a named partition. Raises Fault."""
    if sum(sizes) != goal.cells - 1:
        raise Fault("pdb-misfit", name=to_quotable(name, 80), tiles=sum(sizes), size=size_text(*goal.shape))
    published = _PUBLISHED.get((name, goal.shape))
    cells = list(_without_blank(_from_corner(goal, row_by_row=published is not None), goal.blank))
    if published:
        for pattern in published.split("/"):
            yield [cells[int(tile) - 1] for tile in pattern.split()]
    else:
        for end, size in zip(accumulate(sizes), sizes, strict=True):
            yield cells[end - size : end]


def _from_corner(goal: Board, row_by_row: bool) -> list[int]:
    """Return all cells, line by line, from the corner nearest to the blank's goal.

    Lines are rows if `row_by_row` or if the rows are not longer than the columns, otherwise columns.
    """
    row, column = divmod(goal.blank, goal.columns)
    rows = range(goal.rows) if 2 * row < goal.rows else range(goal.rows)[::-1]
    columns = range(goal.columns) if 2 * column < goal.columns else range(goal.columns)[::-1]
    if row_by_row or goal.columns <= goal.rows:
        return [row * goal.columns + column for row in rows for column in columns]
    return [row * goal.columns + column for column in columns for row in rows]


def _without_blank(cells: Iterable[int], blank: int) -> Iterator[int]:
    return (cell for cell in cells if cell != blank)


def _check_size(name: str, size: int, goal: Board) -> None:
    entries = perm(goal.cells, size)
    if entries > MAX_ENTRIES:
        raise Fault(
            "pdb-large", name=to_quotable(name, 80), tiles=size, size=size_text(*goal.shape),
            gigabytes=round(entries / 1e9, 1),
        )  # fmt: skip
