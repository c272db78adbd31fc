"""Boards and maps in files, and recently searched boards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from workbench.formats.board_input import BoardInput
from workbench.formats.entry import E, read_entry
from workbench.formats.problem_input import ProblemInput
from workbench.formats.writing import write_whole
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.settings import Settings
from workbench.ui.controls.file_dialog import ask_to_open, ask_to_save
from workbench.ui.controls.message_dialog import faults_shown
from workbench.ui.runs.board_document import check_fits
from workbench.ui.runs.session import Session
from workbench.wording import text

SUFFIX = ".txt"


class BoardFiles(QObject):
    """Reads boards and maps from files, and saves boards."""

    def __init__(self, window: QMainWindow, session: Session, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._session, self._settings = window, session, settings
        session.busy_changed.connect(self._search_changed)

    def ask(self, handle: Callable[[str], object]) -> None:
        """Ask for a file of any kind and pass its name to `handle`."""
        title, kinds = text("files-open-title"), text("files-open-kinds")
        ask_to_open(self._window, title, self._settings.folder, kinds, handle)

    def open_board(self, name: str, handle_board: Callable[[Board], object]) -> None:
        """Pass the board in a file to `handle_board`, or show an error."""
        self._read(name, BoardInput, lambda read: handle_board(read.board))

    def open_map(self, name: str) -> None:
        """Search on the map in a file, or show an error."""
        self._read(name, ProblemInput, self._session.set_problem)

    def save(self) -> None:
        """Ask for a file and save the start board to it."""
        title, kinds = text("files-save-title"), text("files-kinds")
        ask_to_save(self._window, title, self._settings.folder, kinds, SUFFIX, self.save_file)

    def save_file(self, name: str) -> None:
        """Save the start board to a file, or show an error."""
        self._settings.folder = str(Path(name).parent)
        with faults_shown(self._window):
            write_whole(Path(name), f"{self._session.start_board}\n".encode())
            self._settings.add_recent_file("board", name)

    def remember(self, name: str) -> None:
        """Add a file whose board was opened to the recent files."""
        self._settings.add_recent_file("board", name)

    def search_again(self, board: str) -> None:
        """Search from a recently searched board."""
        with faults_shown(self._window):
            start = Board.parse(board)
            check_fits(start)
            self._session.set_start(start)

    # Internal

    def _read(self, name: str, kind: type[E], handle: Callable[[E], object]) -> None:
        self._settings.folder = str(Path(name).parent)
        with faults_shown(self._window):
            handle(read_entry(Path(name), (kind,)))
            self._settings.add_recent_file("board", name)

    def _search_changed(self, busy: bool) -> None:
        if busy and self._session.other is None:
            self._settings.add_recent_board(str(self._session.start_board))
