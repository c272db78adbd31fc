"""Editing the boards of a session: what clicks, keys and texts do, with the history of all of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from workbench.formats.board_input import BoardInput
from workbench.formats.entry import Kinds, read_entry
from workbench.formats.run_line import RunLine
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.scramble import SEEDS, scramble
from workbench.ui.base.history import History
from workbench.ui.runs.board_document import BoardDocument, BoardPair, EditMode, Face, check_fits
from workbench.ui.runs.session import Session

_TYPED: Kinds[RunLine | BoardInput] = (RunLine, BoardInput)


class BoardEditing(QObject):
    """Changes the session's boards in answer to the user, and can take every change back.

    Attributes: document, the boards; face, which of them is
    edited; mode; picked, the first cell of a swap, or None; seed, that of the last scramble; walk, its number of
    moves, or None for any solvable board.
    Signals: `changed` when the boards, the history, the face, the mode or the picked cell have become others;
    `run_entered(RunLine)`: a whole search is wanted.
    """

    changed = Signal()
    run_entered = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.document = BoardDocument(session.start_board, session.goal_board)
        self.face, self.mode = Face.START, EditMode.SLIDE
        self.picked: int | None = None
        self.seed = 0
        self.walk: int | None = None
        self._scrambled: tuple[Board, Board] | None = None
        session.board_changed.connect(self._follow)

    @property
    def history(self) -> History:
        """The history of the boards, and of what is searched in their place."""
        return self._session.history

    @property
    def boards(self) -> BoardPair:
        """The boards as they are now."""
        return self.document.boards

    @property
    def board(self) -> Board:
        """The board that is edited."""
        return self.boards.of(self.face)

    def set_face(self, face: Face) -> None:
        """Edit the start or the goal from now on."""
        if face is not self.face:
            self.face, self.picked = face, None
            self.changed.emit()

    def set_mode(self, mode: EditMode) -> None:
        """Let clicks slide or swap from now on."""
        if mode is not self.mode:
            self.mode, self.picked = mode, None
            self.changed.emit()

    def click(self, cell: int) -> None:
        """Slide the tile of `cell`, or pick it for a swap, or swap it with the one picked before."""
        if self.mode is EditMode.SLIDE:
            self._do(lambda document: document.slide(self.face, cell))
        elif self.picked is None:
            self.picked = cell
            self.changed.emit()
        else:
            self.drag(self.picked, cell)

    def drag(self, cell: int, other: int) -> None:
        """Slide the tile of `cell`, or swap two cells."""
        if self.mode is EditMode.SLIDE:
            self.click(cell)
            return
        self.picked = None
        if not self._do(lambda document: document.swap(self.face, cell, other)):
            self.changed.emit()

    def drop_pick(self) -> None:
        """Leave a swap that has been begun."""
        if self.picked is not None:
            self.picked = None
            self.changed.emit()

    def move(self, move: str) -> None:
        """Move the blank, where it can go there."""
        self._do(lambda document: document.move(self.face, move))

    def enter(self, typed: str) -> Board:
        """Take a board from text, or by name, or a whole search from a line.

        Returns the board that is edited then; raises Fault, and changes nothing, where the text is nothing of these.
        """
        return self.take(read_entry(typed, _TYPED, self.boards.edited(self.face)))

    def take(self, entry: RunLine | BoardInput) -> Board:
        """Take what was entered, and return the board that is edited then. Raises Fault for one that is too large."""
        if isinstance(entry, BoardInput):
            boards = self.boards.entered(self.face, entry)
            self._take(boards)
            return boards.of(self.face)
        if entry.board is not None:
            check_fits(entry.board)
        self.run_entered.emit(entry)
        return self.board

    def put(self, board: Board) -> None:
        """Take a board in place of the one that is edited. Raises Fault for one that is too large."""
        self._take(self.boards.with_board(self.face, board))

    def put_boards(self, start: Board, goal: Board) -> None:
        """Take a start and its goal. Raises Fault for boards that are too large."""
        self._take(BoardPair(start, goal))

    def put_goal(self, goal: Board) -> None:
        """Take a goal, whichever board is edited."""
        self._do(lambda document: document.put(Face.GOAL, goal))

    def resize(self, rows: int, columns: int) -> None:
        """Take another size."""
        self._do(lambda document: document.resize(rows, columns, self.seed))

    def scramble(self, seed: int, walk: int | None) -> None:
        """Make the start the scramble of `seed`. Raises Fault for what cannot be."""
        scrambled = scramble(*self.boards.goal.shape, seed, self.boards.goal, walk)
        self.seed, self.walk = seed, walk
        self._scrambled = (scrambled, self.boards.goal)
        self.put_start(scrambled)
        self.changed.emit()

    def scramble_again(self) -> None:
        """Scramble as the last time, with the next seed."""
        self.scramble((self.seed + 1) % SEEDS, self.walk)

    @property
    def is_scramble(self) -> bool:
        """Whether the start is what the last scramble made."""
        start, goal = self.boards.start, self.boards.goal
        return (start, goal) == self._scrambled

    def put_start(self, board: Board) -> None:
        """Take a start, whichever board is edited."""
        self._do(lambda document: document.put(Face.START, board))

    def _take(self, boards: BoardPair) -> None:
        check_fits(boards.start)
        self._do(lambda document: document.change(boards))

    def _do(self, change: Callable[[BoardDocument], bool]) -> bool:
        if not change(self.document) and self._session.other is None:
            return False
        self._session.set_boards(self.boards.start, self.boards.goal)
        return True

    @Slot()
    def _follow(self) -> None:
        """Take over what the session has, whoever has changed it."""
        self.document.change(BoardPair(self._session.start_board, self._session.goal_board))
        self.picked = None
        self.changed.emit()
