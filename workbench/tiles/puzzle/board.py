"""The board: an immutable value with a text form, and the moves that change it into another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import Shape, check_numbers, check_sides, read_rows, size_text
from workbench.tiles.puzzle.moves import beside, check_move, legal_moves

State = bytes | tuple[int, ...]
"""A board's tiles as searches keep them, row by row: bytes up to 256 cells, else a tuple."""

MAX_BYTE_CELLS = 256


@dataclass(frozen=True, slots=True)
class Board:
    """A board of `rows` × `columns` cells (2 to 100 each) holding tiles 1 … and the blank, 0.

    `tiles` is row by row, and a *cell* is an index into it. Anything that is not a complete board raises Fault.
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
        """Raise Fault for the first tile that does not belong, or else the first that stands twice."""
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
        """Return the board that `text` shows, in any of the forms of `workbench.tiles.puzzle.board_text`.

        `shape` (rows, columns), where it is known, lets one row of numbers be a board that is not square.
        Raises Fault where the text shows no board, or one of another shape.
        """
        return cls(*read_rows(text, shape))

    def __str__(self) -> str:
        """Return the canonical text, the rows parted by `/`; `Board.parse` reads it back."""
        return "/".join(" ".join(map(str, row)) for row in self.rows_of_tiles())

    def _repr_svg_(self) -> str:
        """Return the board's picture, which notebooks show."""
        from workbench.tiles.puzzle.board_svg import board_svg

        return board_svg(self.rows, self.columns, self.tiles, str(self))

    @property
    def shape(self) -> Shape:
        """Rows and columns."""
        return self.rows, self.columns

    @property
    def cells(self) -> int:
        """How many cells there are."""
        return self.rows * self.columns

    @property
    def blank(self) -> int:
        """The blank's cell."""
        return self.tiles.index(0)

    @property
    def state(self) -> State:
        """The tiles as searches keep them."""
        return bytes(self.tiles) if self.cells <= MAX_BYTE_CELLS else self.tiles

    def rows_of_tiles(self) -> Iterator[tuple[int, ...]]:
        """Yield the tiles of each row, from the top."""
        for start in range(0, self.cells, self.columns):
            yield self.tiles[start : start + self.columns]

    def legal_moves(self) -> str:
        """Return the directions in which the blank can go, in the order `udlr`."""
        return legal_moves(self.blank, *self.shape)

    def moved(self, move: str) -> Board:
        """Return the board after one move. Raises Fault where `move` is none, or leads off the board."""
        blank = self.blank
        return self.swapped(blank, self._next_blank(blank, move, 1))

    def replayed(self, moves: str) -> Board:
        """Return the board after all of `moves`. Raises Fault, naming the move's number, where one is illegal."""
        tiles, blank = list(self.tiles), self.blank
        for number, move in enumerate(moves, start=1):
            target = self._next_blank(blank, move, number)
            tiles[blank], tiles[target] = tiles[target], 0
            blank = target
        return Board(self.rows, self.columns, tuple(tiles))

    def path(self, moves: str) -> tuple[Board, ...]:
        """Return the boards that `moves` leads through, this one first. Raises Fault as `replayed` does."""
        boards = [self]
        for number, move in enumerate(moves, start=1):
            blank = boards[-1].blank
            boards.append(boards[-1].swapped(blank, self._next_blank(blank, move, number)))
        return tuple(boards)

    def swapped(self, cell: int, other: int) -> Board:
        """Return the board with the contents of two cells exchanged, whatever they are."""
        tiles = list(self.tiles)
        tiles[cell], tiles[other] = tiles[other], tiles[cell]
        return Board(self.rows, self.columns, tuple(tiles))

    def _next_blank(self, blank: int, move: str, number: int) -> int:
        """Return the blank's cell after `move`, the `number`-th of a path; Fault where it cannot be made."""
        check_move(move, number)
        if move not in legal_moves(blank, *self.shape):
            raise Fault("move-illegal", move=move, number=number)
        return blank + beside(move, self.columns)


def format_rows(board: Board) -> str:
    """Return the board for a terminal: a line a row, the numbers aligned, 0 for the blank."""
    width = len(str(board.cells - 1))
    return "\n".join(" ".join(str(tile).rjust(width) for tile in row) for row in board.rows_of_tiles())
