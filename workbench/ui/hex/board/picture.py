"""The contents of a picture of a Hex board: the stones and the marks. Independent of Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from workbench.hex.board import BLUE, EMPTY, RED
from workbench.wording import text


@dataclass(frozen=True)
class Heat:
    """How good it is to play in a cell: `share`, from 0 to 1, colours it; the other field has the lines of its text."""

    share: float
    texts: tuple[str, ...] = ()


@dataclass(frozen=True)
class LinkLine:
    """A link between two cells that a player can always join, over either of the cells `over`."""

    ends: tuple[int, int]
    carrier: tuple[int, ...]
    colour: int


@dataclass(frozen=True)
class ConnectionPath:
    """A connection of a player's sides: its cells in order, and the empty ones among them."""

    cells: tuple[int, ...]
    missing: frozenset[int]
    colour: int


@dataclass(frozen=True)
class HexMarks:
    """The marks on a board in addition to the stones.

    Attributes:
        heat: how good the empty cells are; `heat_colour`: for which side.
        ghosts: predicted moves, in order, each with its colour.
        numbers: of empty cells; shortest_paths: connections; links: bridges.
        region: the must-play region, or None; carrier: the cells that a threat needs.
        wins: cells that win at once; only: cells that are the only defence.
        solved: empty cells, and whether playing there wins.
    """

    heat: Mapping[int, Heat] = field(default_factory=dict)
    heat_colour: int = EMPTY
    ghosts: Sequence[tuple[int, int]] = ()
    numbers: Mapping[int, str] = field(default_factory=dict)
    shortest_paths: Sequence[ConnectionPath] = ()
    links: Sequence[LinkLine] = ()
    region: frozenset[int] | None = None
    carrier: frozenset[int] = frozenset()
    wins: frozenset[int] = frozenset()
    only: frozenset[int] = frozenset()
    solved: Mapping[int, bool] = field(default_factory=dict)


NO_MARKS = HexMarks()


@dataclass(frozen=True)
class HexPicture:
    """Attributes: size; stones, by cell; last, the cell of the last move, or None; chain, the winning one; marks."""

    size: int
    stones: tuple[int, ...]
    last: int | None = None
    chain: tuple[int, ...] = ()
    marks: HexMarks = NO_MARKS

    def described(self) -> str:
        """Return a description of the stones on the board."""
        counts = {"red": self.stones.count(RED), "blue": self.stones.count(BLUE)}
        return text("hex-board-described", size=self.size, **counts)

    def described_cell(self, cell: int) -> str:
        """Return a description of a cell."""
        stone = {EMPTY: "empty", RED: "red", BLUE: "blue"}[self.stones[cell]]
        return text("hex-cell-described", cell=cell_name(cell, self.size), stone=stone)


def cell_name(cell: int, size: int) -> str:
    """Return a cell's name: the letter of its column and the number of its row, from 1."""
    row, column = divmod(cell, size)
    return f"{column_name(column)}{row + 1}"


def column_name(column: int) -> str:
    return chr(ord("a") + column)
