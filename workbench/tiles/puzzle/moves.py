"""Moves: the direction in which the blank moves, one letter each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import compress
from typing import Literal

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable

MOVES = "udlr"
MOVE_COST = 1000
"""The cost of a move. Costs and estimates on boards are integers in thousandths of a move, so they are exact."""
STEPS: Mapping[str, tuple[int, int]] = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}
"""The change of the blank's row and column with each move."""
OPPOSITE: Mapping[str, str] = {"u": "d", "d": "u", "l": "r", "r": "l"}


def cell_offset(move: str, columns: int) -> int:
    """Return the offset of the blank's cell index after `move`."""
    down, right = STEPS[move]
    return down * columns + right


def legal_moves(blank: int, rows: int, columns: int) -> str:
    """Return the legal directions of a blank in cell `blank`, in the order `udlr`."""
    row, column = divmod(blank, columns)
    inside = (row > 0, row < rows - 1, column > 0, column < columns - 1)
    return "".join(compress(MOVES, inside))


def blank_moves(blank: int, rows: int, columns: int, order: str = MOVES) -> list[tuple[str, int]]:
    """Return (direction, the blank's cell after the move) for each legal move, in the given order."""
    legal = legal_moves(blank, rows, columns)
    return [(move, blank + cell_offset(move, columns)) for move in order if move in legal]


@cache
def move_table(rows: int, columns: int, order: str = MOVES) -> tuple[list[tuple[str, int]], ...]:
    """Return `blank_moves` of every cell. All problems of a shape share this table."""
    return tuple(blank_moves(cell, rows, columns, order) for cell in range(rows * columns))


@cache
def move_targets(rows: int, columns: int) -> tuple[Mapping[str, int], ...]:
    """Return for every cell of the blank: legal direction -> the blank's cell after the move."""
    return tuple(map(dict, move_table(rows, columns)))


def check_order(order: str) -> None:
    if sorted(order) != sorted(MOVES):
        raise Fault("order-invalid", order=to_quotable(order))


def check_move(move: str, number: int) -> None:
    """Raise Fault unless `move`, the `number`-th move of a solution (from 1), is one of the four letters."""
    if move not in STEPS:
        raise Fault("move-unknown", move=to_quotable(move), number=number)


def move_directions(moves: str, moves_as: Literal["blank", "tile"] = "blank") -> tuple[str, ...]:
    """Return the directions of `moves`, one letter each, for the movement of the blank or of the tiles.

    Raises Fault if a move is not one of the four letters.
    """
    for number, move in enumerate(moves, start=1):
        check_move(move, number)
    return tuple(moves) if moves_as == "blank" else tuple(OPPOSITE[move] for move in moves)
