"""Editing the boards of a session by clicks, keys and texts, with an undo history."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from workbench.formats.board_input import BoardInput
from workbench.formats.entry import Kinds, read_entry
from workbench.formats.run_line import RunLine
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.scramble import SEED_COUNT, scramble
from workbench.ui.runs.board_document import BoardDocument, BoardPair, EditMode, Face, check_fits, fitting_goal
from workbench.ui.runs.session import Session
from workbench.ui.runs.subject_history import SubjectHistory

_TYPED: Kinds[RunLine | BoardInput] = (RunLine, BoardInput)


class BoardEditing(QObject):
    """Changes the session's boards in response to the user; every change can be undone.

    Attributes: document, the boards; face, the edited one; mode; picked, the first cell of a swap, or None; seed, of
    the last scramble; walk, its number of moves, or None for any solvable board.
    Signals: `changed` when the boards, the history, the face, the mode or the picked cell have changed;
    `run_entered(RunLine)`: a complete search was entered.
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
        session.board_changed.connect(self._copy_session)

    @property
    def history(self) -> SubjectHistory:
        """The history of the boards, or of the problem searched instead."""
        return self._session.history

    @property
    def boards(self) -> BoardPair:
        """The current boards."""
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
        """Make clicks slide or swap from now on."""
        if mode is not self.mode:
            self.mode, self.picked = mode, None
            self.changed.emit()

    def click(self, cell: int) -> None:
        """Slide the tile at `cell`, or pick it for a swap, or swap it with the one picked before."""
        if self.mode is EditMode.SLIDE:
            self._change(lambda document: document.slide(self.face, cell))
        elif self.picked is None:
            self.picked = cell
            self.changed.emit()
        else:
            self.drag(self.picked, cell)

    def drag(self, cell: int, other: int) -> None:
        """Slide the tile at `cell`, or swap two cells."""
        if self.mode is EditMode.SLIDE:
            self.click(cell)
            return
        self.picked = None
        if not self._change(lambda document: document.swap(self.face, cell, other)):
            self.changed.emit()

    def cancel_pick(self) -> None:
        """Cancel a swap whose first cell was picked."""
        if self.picked is not None:
            self.picked = None
            self.changed.emit()

    def move(self, move: str) -> None:
        """Move the blank if possible."""
        self._change(lambda document: document.move(self.face, move))

    def enter(self, typed: str) -> Board:
        """Set a board from its text or name, or a complete search from a line.

        Returns the board that is edited then; raises Fault, and changes nothing, if the text is invalid.
        """
        return self.use_entry(read_entry(typed, _TYPED, self.boards.edited(self.face)))

    def type_text(self, typed: str) -> Board:
        """Do what `enter` does for a text that is still being typed: until `finish_typing`, all is one step of Undo."""
        with self.history.merging("typing"):
            return self.enter(typed)

    def finish_typing(self) -> None:
        self.history.stop_merging()

    def use_entry(self, entry: RunLine | BoardInput) -> Board:
        """Set what was entered; return the board that is edited then. Raises Fault for a board that is too large."""
        if isinstance(entry, BoardInput):
            boards = self.boards.entered(self.face, entry)
            self._use_boards(boards)
            return boards.of(self.face)
        if entry.board is not None:
            check_fits(entry.board)
        self.run_entered.emit(entry)
        return self.board

    def set_board(self, board: Board) -> None:
        """Replace the edited board. Raises Fault for one that is too large."""
        start = self.face is Face.START
        self._use_boards(self.boards.replaced(board) if start else self.boards.with_board(self.face, board))

    def use_boards(self, start: Board, goal: Board) -> None:
        """Set a start and its goal. Raises Fault for boards that are too large."""
        self._use_boards(self.boards.brought(start, goal))

    def use_goal(self, goal: Board) -> None:
        """Set the goal, whichever board is edited."""
        self._change(lambda document: document.set_board(Face.GOAL, goal))

    def resize(self, rows: int, columns: int) -> None:
        """Change the size."""
        self._change(lambda document: document.resize(rows, columns, self.seed))

    def scramble(self, seed: int, walk: int | None) -> None:
        """Set the start to the scramble of `seed`. Raises Fault for an invalid seed or walk."""
        goal = fitting_goal(self.boards.usual or self.boards.goal, self.boards.start)
        scrambled = scramble(*goal.shape, seed, goal, walk)
        self.seed, self.walk = seed, walk
        self._scrambled = (scrambled, goal)
        self._use_boards(BoardPair(scrambled, goal))
        self.changed.emit()

    def scramble_again(self) -> None:
        """Scramble as the last time, with the next seed."""
        self.scramble((self.seed + 1) % SEED_COUNT, self.walk)

    @property
    def is_scramble(self) -> bool:
        """Whether the start is the result of the last scramble."""
        start, goal = self.boards.start, self.boards.goal
        return (start, goal) == self._scrambled

    def use_start(self, board: Board) -> None:
        """Set the start, whichever board is edited."""
        self._change(lambda document: document.set_board(Face.START, board))

    def _use_boards(self, boards: BoardPair) -> None:
        check_fits(boards.start)
        self._change(lambda document: document.change(boards))

    def _change(self, change: Callable[[BoardDocument], bool]) -> bool:
        if not change(self.document) and self._session.other is None:
            return False
        self._session.set_boards(self.boards.start, self.boards.goal, self.boards.usual)
        return True

    @Slot()
    def _copy_session(self) -> None:
        """Copy the session's boards, whatever changed them."""
        self.document.change(self._session.boards)
        self.picked = None
        self.changed.emit()
