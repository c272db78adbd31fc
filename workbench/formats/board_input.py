"""What a person gives for a board: its text, a file that holds it, `-` for standard input, or a name.

Which of them it is, in this order: `-`; a name of a collection, as `sample`, `korf:1` or `seed:42@4x4`; what is made
of numbers for the most part is a board's text, unless it shows no board and a file is called so; then a file. `./name`
is always a file.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import NamedTuple

from workbench.formats.reading import first_bytes
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle import collections
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import LONGEST_TEXT, shown
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.wording import say, text

_NUMBER = re.compile(r"[-−–]?[0-9]+|[0-9._]+")
_FILE_LIKE = re.compile(r".*[/\\].*|.*\.[A-Za-z][A-Za-z0-9]{0,4}", re.DOTALL)


class BoardInput(NamedTuple):
    """A board, and the goal that its name brings with it, or None."""

    board: Board
    goal: Board | None

    def aim(self, goal: str | None) -> Board:
        """Return the goal: the one asked for, else the board's own, else `last`. Raises Fault."""
        if goal is None and self.goal is not None:
            return self.goal
        return goal_board(LAST if goal is None else goal, *self.board.shape)


def read(argument: str) -> BoardInput:
    """Return the board that `argument` stands for. Raises Fault, saying what is wrong and where."""
    if argument == "-":
        return BoardInput(_standard_input(), None)
    if _is_name(argument):
        named = collections.find(argument)
        return BoardInput(named.board, named.goal)
    if _is_board_text(argument):
        try:
            return BoardInput(Board.parse(argument), None)
        except Fault:
            if not os.path.isfile(argument):
                raise
    if os.path.exists(argument) or _FILE_LIKE.fullmatch(argument):
        return BoardInput(read_file(Path(argument)), None)
    named = collections.find(argument)  # raises: it is no name that is known
    return BoardInput(named.board, named.goal)


def read_file(path: Path) -> Board:
    """Return the board whose text a file holds. Raises Fault, naming the file, where it does not."""
    return _parsed(first_bytes(path, LONGEST_TEXT + 1), shown(str(path), 200))


def _standard_input() -> Board:
    return _parsed(sys.stdin.buffer.read(LONGEST_TEXT + 1), text("standard-input"))


def _parsed(content: bytes, name: str) -> Board:
    if len(content) > LONGEST_TEXT:
        raise Fault("file-large", name=name, most=LONGEST_TEXT)
    try:
        written = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Fault("file-binary", name=name) from None
    if "\0" in written:
        raise Fault("file-binary", name=name)
    try:
        return Board.parse(written)
    except Fault as fault:
        raise Fault("file-complaint", name=name, complaint=say(fault)) from None


def _is_name(argument: str) -> bool:
    stem = argument.partition(":")[0]
    return stem == "seed" or any(name.partition(":")[0] == stem for name in collections.names())


def _is_board_text(argument: str) -> bool:
    words = [word for word in re.split(r"[\s,;/()\[\]]+", argument) if word]
    numbers = [word for word in words if _NUMBER.fullmatch(word)]
    has_digits = any("0" <= char <= "9" for char in argument)
    return not argument.strip() or (has_digits and 2 * len(numbers) >= len(words))
