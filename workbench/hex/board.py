"""The Hex board: an immutable position, the moves that can be made in it, and which side has joined its edges.

A *cell* is an index, row by row: `row * size + column`. Red joins the top and the bottom row, Blue the left and the
right column. The neighbours of (row, column) are (row, column ± 1), (row ± 1, column), (row − 1, column + 1) and (row +
1, column − 1). A cell's name is its column's letter and its row's number, from `a1` at the top left.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.messages import Fault, to_quotable

EMPTY, RED, BLUE = 0, 1, 2
MIN_SIZE, MAX_SIZE, DEFAULT_SIZE = 3, 19, 11
LETTERS = "abcdefghijklmnopqrs"
SYMBOLS = ".RB"
"""How EMPTY, RED and BLUE are written."""

_NAME = re.compile(r"\s*([A-Za-z])\s*([0-9]{1,3})\s*")


def other(side: int) -> int:
    return RED + BLUE - side


def check_size(size: int) -> int:
    """Return `size` if it is a valid board size, else raise Fault."""
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise Fault("hex-size", size=size, least=MIN_SIZE, most=MAX_SIZE)
    return size


@cache
def neighbours(size: int) -> tuple[tuple[int, ...], ...]:
    """Return the neighbours of every cell, each a tuple of cells in increasing order."""
    steps = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))
    return tuple(
        tuple(
            (row + down) * size + column + right
            for down, right in steps
            if 0 <= row + down < size and 0 <= column + right < size
        )
        for row in range(size)
        for column in range(size)
    )


@cache
def edges(size: int, side: int) -> tuple[frozenset[int], frozenset[int]]:
    """Return the cells of the two edges that `side` joins: top and bottom, or left and right."""
    if side == RED:
        return frozenset(range(size)), frozenset(range(size * (size - 1), size * size))
    return frozenset(range(0, size * size, size)), frozenset(range(size - 1, size * size, size))


def name(size: int, cell: int) -> str:
    """Return the name of a cell: `a1` for 0."""
    return f"{LETTERS[cell % size]}{cell // size + 1}"


def cell_named(size: int, text: str) -> int:
    """Return the cell named `text`, in lower or upper case. Raises Fault if there is no such cell."""
    match = _NAME.fullmatch(text)
    if not match:
        raise Fault("hex-cell-unreadable", text=to_quotable(text))
    column, row = ord(match[1].lower()) - ord("a"), int(match[2]) - 1
    return cell_at(size, row, column, text)


def cell_at(size: int, row: int, column: int, text: str = "") -> int:
    """Return the cell at a row and a column, both from 0. Raises Fault, quoting `text`, if it is off the board."""
    if not (0 <= row < size and 0 <= column < size):
        raise Fault("hex-cell-outside", text=to_quotable(text.strip() or f"{row} {column}"), size=size)
    return row * size + column


def mirrored(size: int, cell: int) -> int:
    """Return the cell that results when rows and columns are exchanged, which exchanges the goals of the two sides."""
    row, column = divmod(cell, size)
    return column * size + row


@dataclass(frozen=True)
class HexBoard:
    """A position: the stones on the board, whose turn it is, and the cells that were played to reach it.

    `stones`: EMPTY, RED or BLUE for every cell, row by row, one byte each. `history`: cells in the order of play, since
    the starting position. Two positions are equal if all fields are.
    """

    size: int
    stones: bytes
    to_move: int = RED
    history: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        check_size(self.size)
        if len(self.stones) != self.size**2 or max(self.stones) > BLUE or self.to_move not in (RED, BLUE):
            raise ValueError("not the stones of a Hex board")

    @classmethod
    def empty(cls, size: int = DEFAULT_SIZE, to_move: int = RED) -> HexBoard:
        """Return the board without stones. Raises Fault if the size is invalid."""
        return cls(check_size(size), bytes(size * size), to_move)

    @classmethod
    def parse(cls, text: str, to_move: int | None = None) -> HexBoard:
        """Return the position given by rows of `.`, `R` and `B`, separated by `/` or line ends; blanks are ignored.

        Unless `to_move` is given, it is Red's turn if both sides have equally many stones, else the turn of the side
        with fewer. Raises Fault if the text is not a board.
        """
        rows = [row for line in re.split("[/\n]", text.upper()) if (row := "".join(line.split()))]
        size = check_size(len(rows))
        for number, row in enumerate(rows, start=1):
            if len(row) != size or not set(row) <= set(SYMBOLS):
                raise Fault("hex-row", number=number, text=to_quotable(row), size=size)
        stones = bytes(SYMBOLS.index(symbol) for row in rows for symbol in row)
        return cls(size, stones, to_move or (RED if stones.count(RED) <= stones.count(BLUE) else BLUE))

    def __str__(self) -> str:
        """Return the stones as text that `parse` reads back: rows of `.RB` separated by `/`."""
        symbols = "".join(SYMBOLS[stone] for stone in self.stones)
        return "/".join(symbols[start : start + self.size] for start in range(0, self.cells, self.size))

    def _repr_svg_(self) -> str:
        """Return the picture that notebooks show."""
        from workbench.hex.picture import svg_picture

        return svg_picture(self, self.winning_chain)

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self.size**2

    @property
    def last(self) -> int | None:
        """The cell that was played last."""
        return self.history[-1] if self.history else None

    @property
    def array(self) -> NDArray[np.int8]:
        """The stones as a read-only array, int8[size, size]."""
        return np.frombuffer(self.stones, dtype=np.int8).reshape(self.size, self.size)

    def legal(self) -> tuple[int, ...]:
        """Return the empty cells, in increasing order; none once a side has won."""
        return () if self.winner else self.vacant

    @cached_property
    def vacant(self) -> tuple[int, ...]:
        """The empty cells, in increasing order, even if the game is over."""
        return tuple(cell for cell, stone in enumerate(self.stones) if stone == EMPTY)

    def play(self, cell: int, side: int | None = None) -> HexBoard:
        """Return the position after a stone of the side to move, or of `side`, is placed on `cell`.

        The other side is then to move. Raises Fault if the cell is occupied or off the board. It does not check whether
        the game is over; `workbench.hex.rules` does.
        """
        if not 0 <= cell < self.cells:
            raise Fault("hex-cell-outside", text=str(cell), size=self.size)
        if self.stones[cell] != EMPTY:
            raise Fault("hex-cell-taken", cell=name(self.size, cell))
        side = side or self.to_move
        stones = self.stones[:cell] + bytes((side,)) + self.stones[cell + 1 :]
        return HexBoard(self.size, stones, other(side), (*self.history, cell))

    def played(self, cells: Iterable[int]) -> HexBoard:
        """Return the position after all of `cells`, the sides alternating. Raises Fault as `play` does."""
        board = self
        for cell in cells:
            board = board.play(cell)
        return board

    def transposed(self) -> HexBoard:
        """Return the position with rows and columns, and the two colours, exchanged: equivalent for the other side."""
        stones = bytes((EMPTY, BLUE, RED)[stone] for stone in self.array.T.tobytes())
        moved = tuple(mirrored(self.size, cell) for cell in self.history)
        return HexBoard(self.size, stones, other(self.to_move), moved)

    @cached_property
    def winner(self) -> int:
        """The side that has joined its two edges, or EMPTY. Never both: Hex has no draws."""
        return next((side for side in (RED, BLUE) if self.chain(side)), EMPTY)

    @cached_property
    def winning_chain(self) -> tuple[int, ...]:
        """A shortest chain of the winner's stones from edge to edge, from the top or the left; () if nobody has won."""
        return self.chain(self.winner) if self.winner else ()

    def chain(self, side: int) -> tuple[int, ...]:
        """Return the cells of a shortest chain of `side`'s stones from edge to edge; () if they are not joined.

        A breadth-first search from all stones at the first edge: the first stone reached at the second edge is a
        nearest one.
        """
        first, second = edges(self.size, side)
        adjacent = neighbours(self.size)
        queue = deque(cell for cell in sorted(first) if self.stones[cell] == side)
        predecessor: dict[int, int | None] = dict.fromkeys(queue)
        while queue:
            cell = queue.popleft()
            if cell in second:
                return _path_to(cell, predecessor)
            for neighbour in adjacent[cell]:
                if self.stones[neighbour] == side and neighbour not in predecessor:
                    predecessor[neighbour] = cell
                    queue.append(neighbour)
        return ()


def _path_to(cell: int, predecessor: dict[int, int | None]) -> tuple[int, ...]:
    """Return the cells from the start of the search to `cell`."""
    path, previous = [cell], predecessor[cell]
    while previous is not None:
        path.append(previous)
        previous = predecessor[previous]
    return tuple(reversed(path))
