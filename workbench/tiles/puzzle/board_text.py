"""The text forms of a board, read and written. The text is never evaluated as code.

A board is written as its tiles row by row, 0 for the blank, with the rows separated by `/`: `1 2 3/4 0 6/7 5 8`. Also
accepted:

- numbers separated by any mixture of spaces, commas and semicolons; rows separated by `/` or line ends; empty rows are
  ignored;
- all numbers in one row, if the board is square or its shape is known: `1 2 3 4 0 6 7 5 8`;
- `_` and `.` for the blank;
- Python's tuples and lists: each innermost pair of brackets is a row, the outer pairs only group them, a single pair
  around everything is ignored, and line ends inside brackets count as spaces: `((1,2,3),(4,0,6),(7,5,8))`;
- digits without separators, for boards up to 3×3 only. Two or three groups of two or three digits, all of the same
  length, are rows (`867, 254, 301`). A single group of 4 or 9 digits, or of 6 if the shape is known, is the tiles in
  order (`867254301`). This is unambiguous, since any other board has at least four numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isqrt

from workbench.search.problem.messages import Fault
from workbench.search.problem.messages import to_quotable as to_quotable

MIN_SIDE, MAX_SIDE = 2, 100
MAX_TEXT_LENGTH = 100_000
"""Characters. A board of 100×100 needs half of them."""
_MAX_DIGITS = 6
_BLANKS = frozenset("_.")
_DIGITS = frozenset("0123456789_.")
_CLOSING = {"(": ")", "[": "]"}

Shape = tuple[int, int]


def size_text(rows: int, columns: int) -> str:
    """Return the text of a shape, such as `3×4`, rows first."""
    return f"{rows}×{columns}"


def check_sides(rows: int, columns: int) -> None:
    """Raise Fault unless both sides are in the range that a board can have."""
    if not (MIN_SIDE <= rows <= MAX_SIDE and MIN_SIDE <= columns <= MAX_SIDE):
        raise Fault("board-sides", size=size_text(rows, columns), least=MIN_SIDE, most=MAX_SIDE)


def read_shape(text: str) -> Shape:
    """Return the rows and columns of a shape such as `3x4`; `×` and the Cyrillic letter work too. Raises Fault."""
    result = re.fullmatch(r"\s*([0-9]{1,9})\s*[xX×хХ*]\s*([0-9]{1,9})\s*", text)
    if not result:
        raise Fault("shape-unreadable", text=to_quotable(text))
    rows, columns = int(result[1]), int(result[2])
    check_sides(rows, columns)
    return rows, columns


def read_rows(text: str, shape: Shape | None = None) -> tuple[int, int, tuple[int, ...]]:
    """Return rows, columns and tiles of the board in `text`; `shape` is its shape, if known.

    Whether the numbers form a board is not checked here. Raises Fault with the error and its position.
    """
    if len(text) > MAX_TEXT_LENGTH:
        raise Fault("board-text-long", characters=len(text), most=MAX_TEXT_LENGTH)
    tokens = _split_digits(_tokens(text), shape)
    if not tokens:
        raise Fault("board-empty")
    single_row = len(tokens) == 1
    rows = [
        [_tile(token, 0 if single_row else number, place) for place, token in enumerate(row, start=1)]
        for number, row in enumerate(tokens, start=1)
    ]
    result = _shape_of_one_row(len(rows[0]), shape) if single_row else _shape_of_rows(rows, shape)
    return *result, tuple(tile for row in rows for tile in row)


def _tokens(text: str) -> list[list[str]]:
    """Return the tokens of each row that is not empty."""
    parts = _bracketed(text) if any(char in "()[]" for char in text) else re.split(r"[/\r\n]", text)
    rows = ([token for token in re.split(r"[\s,;]+", part) if token] for part in parts)
    return [row for row in rows if row]


def _bracketed(text: str) -> list[str]:
    """Return the texts inside the innermost brackets. Only separators may occur outside them."""
    pieces = re.split(r"([()\[\]])", text)
    texts, brackets = pieces[::2], pieces[1::2]
    _check_brackets(brackets)
    rows: list[str] = []
    for before, inside, after in zip(["", *brackets], texts, [*brackets, ""], strict=True):
        if before in _CLOSING and after == _CLOSING[before]:
            rows.extend(inside.split("/"))
        elif stray := inside.strip(" \t\r\n,;"):
            raise Fault("board-beside-brackets", text=to_quotable(stray))
    return rows


def _check_brackets(brackets: list[str]) -> None:
    expected: list[str] = []
    for bracket in brackets:
        if bracket in _CLOSING:
            expected.append(_CLOSING[bracket])
        elif not expected or expected.pop() != bracket:
            raise Fault("board-bracket", bracket=bracket)
    if expected:
        raise Fault("board-bracket-open", bracket=expected[-1])


def _split_digits(rows: list[list[str]], shape: Shape | None) -> list[list[str]]:
    """Return `rows`, or the single digits if the whole text is digits without separators."""
    tokens = [token for row in rows for token in row]
    lengths = {len(token) for token in tokens}
    if len(lengths) != 1 or not all(_DIGITS.issuperset(token) for token in tokens):
        return rows
    (length,) = lengths
    if len(tokens) in (2, 3) and length in (2, 3):
        return [list(token) for token in tokens]
    if len(tokens) == 1 and length in ((4, 6, 9) if shape else (4, 9)):
        return [list(tokens[0])]
    return rows


def _tile(token: str, row: int, place: int) -> int:
    """Return the tile of a token at position `place` of `row` (both from 1; row 0 means the whole text)."""
    if token in _BLANKS:
        return 0
    if token.isascii() and token.isdigit():
        if len(token) <= _MAX_DIGITS:
            return int(token)
        raise Fault("board-number-huge", text=to_quotable(token), row=row, place=place)
    if re.fullmatch(r"[-−–][0-9]+", token):
        raise Fault("board-number-negative", text=to_quotable(token), row=row, place=place)
    raise Fault("board-word", text=to_quotable(token), row=row, place=place)


def _shape_of_rows(rows: Sequence[Sequence[int]], shape: Shape | None) -> Shape:
    columns = len(rows[0])
    for number, row in enumerate(rows, start=1):
        if len(row) != columns:
            raise Fault("board-ragged", row=number, found=len(row), first=columns)
    result = len(rows), columns
    if shape and shape != result:
        raise Fault("board-shape-other", found=size_text(*result), wanted=size_text(*shape))
    return result


def _shape_of_one_row(count: int, shape: Shape | None) -> Shape:
    if shape:
        check_numbers(count, *shape)
        return shape
    side = isqrt(count)
    if side * side != count:
        raise Fault("board-not-square", count=count)
    return side, side


def check_numbers(count: int, rows: int, columns: int) -> None:
    """Raise Fault unless `count` is the number of cells of a board of this shape."""
    if count != rows * columns:
        raise Fault("board-count", count=count, size=size_text(rows, columns), wanted=rows * columns)
