"""Boards in files, and those that were searched lately."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from workbench.formats.board_input import BoardInput
from workbench.formats.entry import Kinds, read_entry
from workbench.formats.lesson_file import LessonFile
from workbench.formats.problem_input import ProblemInput, PythonFile
from workbench.formats.traces.traces import TraceFile
from workbench.formats.writing import write_whole
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.settings import Settings
from workbench.ui.controls.file_dialog import ask_to_open, ask_to_save
from workbench.ui.controls.message_dialog import complain
from workbench.ui.runs.board_document import check_fits
from workbench.ui.runs.session import Session
from workbench.wording import say, text

ENDING = ".txt"
_OPENED: Kinds[TraceFile | PythonFile | LessonFile | ProblemInput | BoardInput] = (
    TraceFile,
    PythonFile,
    LessonFile,
    ProblemInput,
    BoardInput,
)


class BoardFiles(QObject):
    """Opens and saves boards, and opens what else is found in a file.

    Signals: `lesson_wanted(str)`: the file that is to be opened holds a lesson; `trace_wanted(str)`: it is a trace;
    `code_wanted(str)`: it is code of the user's own.
    """

    lesson_wanted = Signal(str)
    trace_wanted = Signal(str)
    code_wanted = Signal(str)

    def __init__(self, window: QMainWindow, session: Session, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._session, self._settings = window, session, settings
        session.busy_changed.connect(self._searched)

    def open(self) -> None:
        """Ask for a file and search from the board in it."""
        ask_to_open(
            self._window, text("files-open-title"), self._settings.folder, text("files-open-kinds"), self.open_file
        )

    def open_file(self, name: str, put: Callable[[Board], object] | None = None) -> None:
        """Search from the board in a file, or give it to `put`; or search on the map in it, or say what is wrong."""
        self._settings.folder = str(Path(name).parent)
        try:
            match read_entry(Path(name), _OPENED):
                case TraceFile():
                    self.trace_wanted.emit(name)
                    return
                case LessonFile():
                    self.lesson_wanted.emit(name)
                    return
                case PythonFile():
                    self.code_wanted.emit(name)
                case ProblemInput() as problem:
                    self._session.set_problem(problem)
                case BoardInput(board):
                    (put or self._open)(board)
        except Fault as fault:
            self._complain(say(fault))
        else:
            self._settings.add_recent_file("board", name)

    def save(self) -> None:
        """Ask for a file and write the start board into it."""
        title, kinds = text("files-save-title"), text("files-kinds")
        ask_to_save(self._window, title, self._settings.folder, kinds, ENDING, self.save_file)

    def save_file(self, name: str) -> None:
        """Write the start board into a file, or say why that cannot be done."""
        self._settings.folder = str(Path(name).parent)
        try:
            write_whole(Path(name), f"{self._session.start_board}\n".encode())
        except Fault as fault:
            self._complain(say(fault))
        else:
            self._settings.add_recent_file("board", name)

    def remember(self, name: str) -> None:
        """List a file whose board was taken among those opened lately."""
        self._settings.add_recent_file("board", name)

    def search_again(self, board: str) -> None:
        """Search from a board that was searched lately."""
        try:
            self._open(Board.parse(board))
        except Fault as fault:
            self._complain(say(fault))

    # Within

    def _open(self, board: Board) -> None:
        check_fits(board)
        self._session.set_start(board)

    def _complain(self, told: str) -> None:
        complain(self._window, told)

    def _searched(self, busy: bool) -> None:
        if busy and self._session.other is None:
            self._settings.add_recent_board(str(self._session.start_board))
