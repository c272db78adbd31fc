"""Reading what people type, paste or drop: a board in any text form, its name, or a goal's name. It knows no Qt."""

from __future__ import annotations

import re

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle import collections
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import Shape, size_text
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.ui.runs.board_document import LONGEST_TEXT, MOST_SIDE, Boards, Face

_NAME = re.compile(r"\s*[A-Za-z][\w:@×.-]*\s*")


def read_boards(typed: str, face: Face, present: Boards) -> Boards:
    """Return the boards after `typed` has been put in place of the one of `face`.

    A named board may bring its goal. Raises Fault where the text is nothing of the kind.
    """
    if len(typed) > LONGEST_TEXT:
        raise Fault("window-text-long", most=size_text(MOST_SIDE, MOST_SIDE))
    name = typed.strip().lower()
    if face is Face.GOAL and name in (LAST, FIRST):
        return present.with_board(face, goal_board(name, *present.goal.shape))
    if not _NAME.fullmatch(typed):
        return present.with_board(face, read_board(typed, present.of(face).shape))
    named = collections.find(name)
    return present.with_board(face, named.board) if face is Face.GOAL else Boards(named.board, named.goal)


def read_board(typed: str, shape: Shape) -> Board:
    """Return the board in a text. One row of numbers has the present shape if it can, else it is a square.

    Raises Fault: of the two readings, what is wrong with the likelier one.
    """
    try:
        return Board.parse(typed, shape)
    except Fault as fault:
        as_present = fault
    try:
        return Board.parse(typed)
    except Fault as fault:
        raise _likelier(as_present, fault).with_traceback(None) from None


def _likelier(as_present: Fault, as_square: Fault) -> Fault:
    """Return what is wrong with one row of numbers. Too few for the present shape are perhaps only begun, and then it
    helps to count them, unless one stands there twice, which no shape mends; too many were never meant for it."""
    present, square = as_present.message, as_square.message
    if present.key == "board-count":
        count, wanted = present.facts["count"], present.facts["wanted"]
        assert isinstance(count, int) and isinstance(wanted, int)
        return as_present if count < wanted and square.key != "board-tile-twice" else as_square
    return as_present if square.key == "board-not-square" else as_square
