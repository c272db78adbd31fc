"""Boards that a user enters: as an argument of the command line, or as text typed over a board in the window.

An argument is interpreted in this order: `-` is standard input; `sample`, `korf:1` or `seed:42@4x4` is a name from a
collection; a text that consists mostly of numbers is a board, unless it is not a valid board and a file has that name;
anything else is a file. `./name` is always a file.

A text in the window is either a single word, which is a name (upper and lower case are equal), or the text of a board.
One row of numbers gets the shape of the board that is replaced if that is possible; otherwise it is read as a square.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import NamedTuple

from workbench.formats.reading import board_file_text, first_bytes, naming_file
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle import collections
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import MAX_TEXT_LENGTH, Shape, size_text, to_quotable
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.wording import text

MAX_TYPED_LENGTH = 4000
"""Characters of a board's text in the window: far more than the largest board takes, with brackets and spaces."""

_NUMBER = re.compile(r"[-−–]?[0-9]+|[0-9._]+")
_NUMBERS = re.compile(r"[0-9\s,;/()\[\]]+")
_FILE_LIKE = re.compile(r".*[/\\].*|.*\.[A-Za-z][A-Za-z0-9]{0,4}", re.DOTALL)


class BoardInput(NamedTuple):
    """A board, and the goal that its name implies, or None; name: its full name, if it has one."""

    board: Board
    goal: Board | None
    name: str | None = None

    def full_name(self, given: str) -> str | None:
        """Return the board's name if it was `given` by another one, such as that of its collection, else None."""
        return None if self.name == given.strip() else self.name

    def aim(self, goal: str | None) -> Board:
        """Return `goal` if it is given, else the board's own goal, else the goal `last`. Raises Fault."""
        if goal is None and self.goal is not None:
            return self.goal
        return goal_board(LAST if goal is None else goal, *self.board.shape)


class EditedBoard(NamedTuple):
    """The board that a typed text replaces: its shape, whether it is a goal, and the maximum side length."""

    shape: Shape
    is_goal: bool
    most: int


def read_typed(typed: str, edited: EditedBoard) -> BoardInput:
    """Return the board that is typed over another one; over a goal, `last` and `first` are the goals of its shape.

    Raises Fault if the text is neither a board nor a name.
    """
    if len(typed) > MAX_TYPED_LENGTH:
        raise Fault("window-text-long", most=size_text(edited.most, edited.most))
    name = typed.strip().lower()
    if edited.is_goal and name in (LAST, FIRST):
        return BoardInput(goal_board(name, *edited.shape), None)
    if not collections.is_name(typed):
        return BoardInput(_in_shape(typed, edited.shape), None)
    return _named_board(name)


def read_argument(argument: str) -> BoardInput:
    """Return the board that `argument` names or contains. Raises Fault with the reason and the place of the error."""
    if argument == "-":
        return BoardInput(_parse(sys.stdin.buffer.read(MAX_TEXT_LENGTH + 1), text("standard-input")), None)
    if _is_name(argument):
        return _named_board(argument)
    if _is_board_text(argument):
        try:
            return BoardInput(Board.parse(argument), None)
        except Fault:
            if not os.path.isfile(argument):
                raise
    if os.path.exists(argument) or _FILE_LIKE.fullmatch(argument):
        return BoardInput(read_file(Path(argument)), None)
    return _named_board(argument)  # raises Fault: the name is unknown


def is_only_board(argument: str) -> bool:
    """Return whether an argument of numbers or one word can only be a board, not a search in one line."""
    return _NUMBERS.fullmatch(argument) is not None or (_is_name(argument) and len(argument.split()) == 1)


def read_file(path: Path) -> Board:
    """Return the board in a text file. Raises Fault, naming the file, if it does not contain one."""
    return _parse(first_bytes(path, MAX_TEXT_LENGTH + 1), to_quotable(str(path), 200))


def _named_board(name: str) -> BoardInput:
    named = collections.find(name)
    return BoardInput(named.board, named.goal, named.name)


def _in_shape(typed: str, shape: Shape) -> Board:
    """Return the board in a text. If both readings of a row fail, raises the Fault of the likelier one."""
    try:
        return Board.parse(typed, shape)
    except Fault as fault:
        in_shape = fault
    try:
        return Board.parse(typed)
    except Fault as fault:
        raise _likelier_fault(in_shape, fault).with_traceback(None) from None


def _likelier_fault(in_shape: Fault, as_square: Fault) -> Fault:
    """Return the fault of the likelier reading of one row of numbers.

    With too few numbers for the present shape, the user is perhaps still typing, so the count helps, unless a number
    occurs twice, which is wrong in any shape. Too many numbers were never meant for the present shape.
    """
    present, square = in_shape.message, as_square.message
    if present.key == "board-count":
        count, expected = present.facts["count"], present.facts["wanted"]
        assert isinstance(count, int) and isinstance(expected, int)
        return in_shape if count < expected and square.key != "board-tile-twice" else as_square
    return in_shape if square.key == "board-not-square" else as_square


def _parse(content: bytes, name: str) -> Board:
    content_text = board_file_text(content, name, MAX_TEXT_LENGTH)
    with naming_file(name):
        return Board.parse(content_text)


def _is_name(argument: str) -> bool:
    stem = argument.partition(":")[0]
    return stem == "seed" or any(name.partition(":")[0] == stem for name in collections.names())


def _is_board_text(argument: str) -> bool:
    words = [word for word in re.split(r"[\s,;/()\[\]]+", argument) if word]
    numbers = [word for word in words if _NUMBER.fullmatch(word)]
    has_digits = any("0" <= char <= "9" for char in argument)
    return not argument.strip() or (has_digits and 2 * len(numbers) >= len(words))
