"""The board: an immutable value with a text form, and the moves that lead to other boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import Shape, check_numbers, check_sides, read_rows, size_text
from workbench.tiles.puzzle.moves import cell_offset, check_move, legal_moves, move_targets

State = bytes | tuple[int, ...]
"""A board's tiles as searches store them, row by row: bytes for up to 256 cells, otherwise a tuple."""

MAX_BYTE_CELLS = 256


@dataclass(frozen=True, slots=True)
class Board:
    """A board of `rows` × `columns` cells (2 to 100 each) with the tiles 1 … and the blank, 0.

    `tiles` is row by row, and a *cell* is an index into it. Raises Fault if the tiles are not a complete board.
    """

    rows: int
    columns: int
    tiles: tuple[int, ...]

    def __post_init__(self) -> None:
        check_sides(self.rows, self.columns)
        check_numbers(len(self.tiles), self.rows, self.columns)
        if sorted(self.tiles) != list(range(self.cells)):
            self._raise_wrong_tile()

    def _raise_wrong_tile(self) -> None:
        """Raise Fault for the first tile that is out of range, otherwise for the first duplicate."""
        size = size_text(self.rows, self.columns)
        seen: set[int] = set()
        for cell, tile in enumerate(self.tiles):
            if not 0 <= tile < self.cells:
                row, column = divmod(cell, self.columns)
                largest = self.cells - 1
                raise Fault("board-tile-foreign", tile=tile, row=row + 1, column=column + 1, size=size, largest=largest)
        missing = min(set(range(self.cells)).difference(self.tiles))
        for tile in self.tiles:
            if tile in seen:
                raise Fault("board-tile-twice", tile=tile, missing=missing)
            seen.add(tile)

    @classmethod
    def parse(cls, text: str, shape: Shape | None = None) -> Board:
        """Return the board in `text`, which may have any of the forms of `workbench.tiles.puzzle.board_text`.

        If `shape` (rows, columns) is given, a single row of numbers may also be a board that is not square. Raises
        Fault if the text is not a board or has another shape.
        """
        return cls(*read_rows(text, shape))

    def __str__(self) -> str:
        """Return the canonical text, with the rows separated by `/`. `Board.parse` reads it."""
        return "/".join(" ".join(map(str, row)) for row in self.rows_of_tiles())

    def _repr_svg_(self) -> str:
        """Return the SVG picture that notebooks display."""
        from workbench.tiles.puzzle.board_svg import board_svg

        return board_svg(self.rows, self.columns, self.tiles, str(self))

    @property
    def shape(self) -> Shape:
        return self.rows, self.columns

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    @property
    def blank(self) -> int:
        return self.cell_of(0)

    def cell_of(self, tile: int) -> int:
        """Return the cell of a tile. Raises ValueError if there is no such tile."""
        return self.tiles.index(tile)

    def tile_at(self, cell: int) -> int:
        """Return the tile in a cell, 0 for the blank."""
        return self.tiles[cell]

    @property
    def state(self) -> State:
        """The tiles as searches store them."""
        return bytes(self.tiles) if self.cells <= MAX_BYTE_CELLS else self.tiles

    def rows_of_tiles(self) -> Iterator[tuple[int, ...]]:
        """Yield the tiles of each row, from the top."""
        for start in range(0, self.cells, self.columns):
            yield self.tiles[start : start + self.columns]

    def legal_moves(self) -> str:
        """Return the legal directions of the blank, in the order `udlr`."""
        return legal_moves(self.blank, *self.shape)

    def moved(self, move: str) -> Board:
        """Return the board after one move. Raises Fault if `move` is not a direction or leads off the board."""
        blank = self.blank
        return self.swapped(blank, self._next_blank(blank, move, 1))

    def replayed(self, moves: str) -> Board:
        """Return the board after all of `moves`. Raises Fault with the move's number if a move is illegal."""
        tiles, blank, targets = list(self.tiles), self.blank, move_targets(*self.shape)
        for number, move in enumerate(moves, start=1):
            target = targets[blank].get(move)
            if target is None:
                target = self._next_blank(blank, move, number)  # raises Fault
            tiles[blank], tiles[target] = tiles[target], 0
            blank = target
        return self._permuted(tuple(tiles))

    def _permuted(self, tiles: tuple[int, ...]) -> Board:
        """Return a board of this shape with the same tiles in other cells, which need not be checked again."""
        board = object.__new__(Board)
        for name, value in (("rows", self.rows), ("columns", self.columns), ("tiles", tiles)):
            object.__setattr__(board, name, value)
        return board

    def path(self, moves: str) -> tuple[Board, ...]:
        """Return the boards along `moves`, starting with this one. Raises Fault as `replayed` does."""
        boards = [self]
        for number, move in enumerate(moves, start=1):
            blank = boards[-1].blank
            boards.append(boards[-1].swapped(blank, self._next_blank(blank, move, number)))
        return tuple(boards)

    def swapped(self, cell: int, other: int) -> Board:
        """Return the board with the contents of two cells exchanged, whether or not this is a legal move."""
        tiles = list(self.tiles)
        tiles[cell], tiles[other] = tiles[other], tiles[cell]
        return self._permuted(tuple(tiles))

    def _next_blank(self, blank: int, move: str, number: int) -> int:
        """Return the blank's cell after `move`, the `number`-th of a path. Raises Fault if the move is illegal."""
        check_move(move, number)
        if move not in legal_moves(blank, *self.shape):
            raise Fault("move-illegal", move=move, number=number)
        return blank + cell_offset(move, self.columns)


def format_rows(board: Board) -> str:
    """Return the board for a terminal: a line per row, the numbers right-aligned, 0 for the blank."""
    width = len(str(board.cells - 1))
    return "\n".join(" ".join(str(tile).rjust(width) for tile in row) for row in board.rows_of_tiles())
