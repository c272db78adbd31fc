"""The two boards being edited, start and goal. This module does not use Qt."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from workbench.formats.board_input import BoardInput, EditedBoard
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import size_text
from workbench.tiles.puzzle.collections import with_optimum
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board, goal_name
from workbench.tiles.puzzle.scramble import scramble

MIN_SIDE, MAX_SIDE = 2, 16
"""The range of board sides that the window supports."""

SHORT_WALK = 20
"""Moves of the random walk from the goal when the size changes.

They are enough for an interesting search, and few enough for any algorithm.
"""


class Face(Enum):
    """Which of the two boards is meant."""

    START = "start"
    GOAL = "goal"


class EditMode(Enum):
    """How a board is edited by hand."""

    SLIDE = "slide"
    """By legal moves."""
    SWAP = "swap"
    """By swapping any two tiles."""


@dataclass(frozen=True, slots=True)
class BoardPair:
    """A start and a goal of one shape.

    `usual`: if the start has brought its own goal, the goal before it, to which the next board returns.
    """

    start: Board
    goal: Board
    usual: Board | None = field(default=None, compare=False)

    def of(self, face: Face) -> Board:
        """Return the board of a face."""
        return self.start if face is Face.START else self.goal

    def with_board(self, face: Face, board: Board) -> BoardPair:
        """Return a pair with one board replaced; if its shape differs, the other board is adapted."""
        if face is Face.START:
            return BoardPair(board, fitting_goal(self.goal, board), self.usual)
        start = self.start if self.start.shape == board.shape else board
        return BoardPair(start, board)

    def replaced(self, board: Board) -> BoardPair:
        """Return a pair with another start; the goal that only the last one brought is not kept."""
        return BoardPair(board, fitting_goal(self.usual or self.goal, board))

    def brought(self, board: Board, goal: Board) -> BoardPair:
        """Return a pair with a start and the goal that it brings."""
        usual = self.usual or self.goal
        return BoardPair(board, goal, None if goal == fitting_goal(usual, board) else usual)

    def edited(self, face: Face) -> EditedBoard:
        """Return the context for reading a text entered for `face`."""
        return EditedBoard(self.of(face).shape, face is Face.GOAL, MAX_SIDE)

    def entered(self, face: Face, entry: BoardInput) -> BoardPair:
        """Return a pair with the board entered for `face`; a start may come with its goal."""
        if face is Face.GOAL:
            return self.with_board(face, entry.board)
        return self.replaced(entry.board) if entry.goal is None else self.brought(entry.board, entry.goal)


def check_fits(board: Board) -> None:
    """Raise Fault for a board that is too large for the window."""
    if max(board.shape) > MAX_SIDE:
        raise Fault("window-board-large", size=size_text(*board.shape), most=size_text(MAX_SIDE, MAX_SIDE))


class BoardDocument:
    """The current boards; every method that changes them returns whether they have changed."""

    def __init__(self, start: Board, goal: Board) -> None:
        self.boards = BoardPair(start, goal)

    def change(self, boards: BoardPair) -> bool:
        """Set the current boards; return whether they have changed."""
        changed = boards != self.boards
        self.boards = boards
        return changed

    def set_board(self, face: Face, board: Board) -> bool:
        """Replace a board; return whether anything has changed."""
        return self.change(self.boards.with_board(face, board))

    def move(self, face: Face, move: str) -> bool:
        """Move the blank by one cell if possible; return whether anything has changed."""
        board = self.boards.of(face)
        return move in board.legal_moves() and self.set_board(face, board.moved(move))

    def slide(self, face: Face, cell: int) -> bool:
        """Slide the tile at `cell`, and those in between, into the blank if both are in one row or column."""
        board = self.boards.of(face)
        moves = moves_to(board, cell)
        return bool(moves) and self.set_board(face, board.replayed(moves))

    def swap(self, face: Face, cell: int, other: int) -> bool:
        """Swap the contents of two cells."""
        return cell != other and self.set_board(face, self.boards.of(face).swapped(cell, other))

    def resize(self, rows: int, columns: int, seed: int) -> bool:
        """Change the size: the goal keeps its name, or becomes `last`; the start is a short random walk with `seed`."""
        if self.boards.goal.shape == (rows, columns):
            return False
        goal = fitting_goal(self.boards.usual or self.boards.goal, goal_board(LAST, rows, columns))
        return self.change(BoardPair(scramble(rows, columns, seed, goal, SHORT_WALK), goal))


def usual_goal_beside(start: Board, goal: Board) -> Board | None:
    """Return the goal for the board after `start` if this is a named board that brings `goal`, such as Korf's."""
    usual = goal_board(LAST, *start.shape)
    return usual if goal != usual and with_optimum(start, goal) is not None else None


def fitting_goal(goal: Board, board: Board) -> Board:
    """Return a goal of the board's shape: the same one, or the one of the same name, or else `last`."""
    if goal.shape == board.shape:
        return goal
    name = goal_name(goal)
    return goal_board(name if name in (LAST, FIRST) else LAST, *board.shape)


def moves_to(board: Board, cell: int) -> str:
    """Return the moves that take the blank straight to `cell`; "" if it is there or not in the same row or column."""
    row, column = divmod(cell, board.columns)
    blank_row, blank_column = divmod(board.blank, board.columns)
    if row == blank_row:
        return ("r" if column > blank_column else "l") * abs(column - blank_column)
    if column == blank_column:
        return ("d" if row > blank_row else "u") * abs(row - blank_row)
    return ""
