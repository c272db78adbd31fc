"""Reading what people type, paste or drop: a board in any text form, its name, or a goal's name. It knows no Qt."""

from __future__ import annotations

import re

from workbench.search.messages import Fault
from workbench.tiles import collections
from workbench.tiles.board import Board
from workbench.tiles.board_text import Shape
from workbench.tiles.goal import FIRST, LAST, goal_board
from workbench.ui.board_document import Boards, Face

_NAME = re.compile(r"\s*[A-Za-z][\w:@×.-]*\s*")


def read_boards(typed: str, face: Face, present: Boards) -> Boards:
    """Return the boards after `typed` has been put in place of the one of `face`.

    A named board may bring its goal. Raises Fault where the text is nothing of the kind.
    """
    name = typed.strip().lower()
    if face is Face.GOAL and name in (LAST, FIRST):
        return present.with_board(face, goal_board(name, *present.goal.shape))
    if not _NAME.fullmatch(typed):
        return present.with_board(face, read_board(typed, present.of(face).shape))
    named = collections.find(name)
    return present.with_board(face, named.board) if face is Face.GOAL else Boards(named.board, named.goal)


def read_board(typed: str, shape: Shape) -> Board:
    """Return the board in a text. One row of numbers has the present shape if it can, else it is a square.

    Raises Fault, which counts what is missing for the present shape where the text is one row.
    """
    try:
        return Board.parse(typed, shape)
    except Fault as first:
        try:
            return Board.parse(typed)
        except Fault as second:
            one_row = first.message.key == "board-count" or second.message.key == "board-not-square"
            raise (first if one_row else second) from None
