"""A drawing of a board as a value: the tiles and all marks on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import size_text
from workbench.wording import text

UNKNOWN = -1
"""A tile that does not matter in an abstract board."""

MAX_CELLS_DESCRIBED = 100
"""Larger boards are not described cell by cell."""


@dataclass(frozen=True)
class Target:
    """A tile that is being brought to `cell` along the cells of `way`, which starts with its current cell."""

    tile: int
    cell: int
    path: tuple[int, ...] = ()


@dataclass(frozen=True)
class BoardPicture:
    """A board with its marks. *Cells* are counted row by row from 0; None or an empty tuple marks nothing.

    Attributes:
        tiles: row by row, 0 for the blank, UNKNOWN for a tile that does not matter.
        goal: the tiles of the goal, which determine the tiles at home; None if these are not marked.
        frozen: cells that must not be changed any more.
        targets: the tiles that are being brought to other cells.
        moved: the tile that the last move slid.
        inversions: pairs of cells whose tiles are in the wrong order.
    """

    rows: int
    columns: int
    tiles: tuple[int, ...]
    goal: tuple[int, ...] | None = None
    frozen: frozenset[int] = frozenset()
    targets: tuple[Target, ...] = ()
    moved: int | None = None
    inversions: tuple[tuple[int, int], ...] | None = None

    @classmethod
    def of(cls, board: Board, goal: Board | None = None) -> BoardPicture:
        """Return the picture of a board without marks, except for the tiles at home."""
        same_shape = goal is not None and goal.shape == board.shape
        return cls(board.rows, board.columns, board.tiles, goal.tiles if goal and same_shape else None)

    @classmethod
    def reached(cls, board: Board, before: Board | None, goal: Board | None = None) -> BoardPicture:
        """Return the picture of a board; if one move leads to it from `before`, the moved tile is marked."""
        picture = cls.of(board, goal)
        slid = cls.of(before).slid(picture) if before is not None else {}
        return picture.with_marks(moved=next(iter(slid))) if len(slid) == 1 else picture

    def with_marks(self, **marks: object) -> BoardPicture:
        return replace(self, **marks)  # type: ignore[arg-type]

    @property
    def board_text(self) -> str:
        """The text of the board, with `·` for tiles that do not matter."""
        tiles = ["·" if tile == UNKNOWN else str(tile) for tile in self.tiles]
        return "/".join(" ".join(tiles[start : start + self.columns]) for start in range(0, self.cells, self.columns))

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    def is_home(self, cell: int) -> bool:
        """Return whether the tile in `cell` is in its goal cell."""
        return self.goal is not None and self.tiles[cell] > 0 and self.tiles[cell] == self.goal[cell]

    def inversions_at(self) -> Mapping[int, int]:
        """Return the number of smaller tiles after each cell, for the cells where it is not 0."""
        counts: dict[int, int] = {}
        for first, _ in self.inversions or ():
            counts[first] = counts.get(first, 0) + 1
        return counts

    def slid(self, other: BoardPicture) -> dict[int, tuple[int, int]]:
        """Return the path of each tile from this board to `other`, tile -> (from, to), if a viewer can follow the
        change.

        This is the case if two cells exchange their contents, or if tiles of one line all move by one cell. Otherwise
        the result is empty.
        """
        if (self.rows, self.columns) != (other.rows, other.columns):
            return {}
        changed = [cell for cell in range(self.cells) if self.tiles[cell] != other.tiles[cell]]
        if not 2 <= len(changed) <= max(self.rows, self.columns):
            return {}
        positions = {other.tiles[cell]: cell for cell in changed}
        tile_paths = {self.tiles[cell]: (cell, positions.get(self.tiles[cell], -1)) for cell in changed}
        if UNKNOWN in tile_paths or UNKNOWN in positions or any(end < 0 for _, end in tile_paths.values()):
            return {}
        tile_paths.pop(0, None)
        steps = {end - start for start, end in tile_paths.values()}
        in_line = steps <= {1} or steps <= {-1} or steps <= {self.columns} or steps <= {-self.columns}
        return tile_paths if len(changed) == 2 or in_line else {}

    def described(self) -> str:
        """Return a description of the board for screen readers."""
        size = size_text(self.rows, self.columns)
        if self.cells > MAX_CELLS_DESCRIBED:
            return text("board-view-size", size=size)
        rows = (self.tiles[start : start + self.columns] for start in range(0, self.cells, self.columns))
        tiles_text = "; ".join(" ".join(tile_text(tile) for tile in row) for row in rows)
        return text("board-view-description", size=size, tiles=tiles_text)

    def described_cell(self, cell: int) -> str:
        """Return a description of one cell."""
        row, column = divmod(cell, self.columns)
        tile = self.tiles[cell]
        key = "board-view-cell-home" if self.is_home(cell) else "board-view-cell"
        return text(key, row=row + 1, column=column + 1, tile=tile_text(tile))


def tile_text(tile: int) -> str:
    """Return a tile's number, or a word for the blank and for a tile that does not matter."""
    if tile == 0:
        return text("board-view-blank")
    return text("board-view-any") if tile == UNKNOWN else str(tile)
