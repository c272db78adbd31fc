"""Boards, maps and scenarios in files, and recently searched boards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from workbench.formats.board_input import BoardInput
from workbench.formats.entry import E, kind_of, read_entry
from workbench.formats.map_output import ENDINGS, map_file_name, save_map
from workbench.formats.problem_input import ProblemInput, PythonFile
from workbench.formats.scenarios import ScenarioFile
from workbench.formats.writing import write_whole
from workbench.maps.reading import MapProblem
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board, goal_name
from workbench.ui.base.settings import Settings
from workbench.ui.controls.file_dialog import ask_to_open, ask_to_save
from workbench.ui.controls.message_dialog import faults_shown
from workbench.ui.runs.board_document import check_fits
from workbench.ui.runs.session import Session
from workbench.ui.setup.scenario_choice import choose_scenario
from workbench.wording import text

SUFFIX = ".txt"
_GOAL = " goal="
"""Between a recent board and its goal, if that is not the usual one."""


class BoardFiles(QObject):
    """Reads boards, maps and scenarios from files, and saves boards and maps.

    Signals: `map_saved(problem, name)`: a map was saved in this file with all that belongs to it.
    """

    map_saved = Signal(object, str)

    def __init__(self, window: QMainWindow, session: Session, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._session, self._settings = window, session, settings
        session.busy_changed.connect(self._search_changed)

    def ask(self, handle: Callable[[str], object]) -> None:
        """Ask for a file of any kind and pass its name to `handle`."""
        title, kinds = text("files-open-title"), text("files-open-kinds")
        ask_to_open(self._window, title, "board", kinds, handle)

    def open_board(self, name: str, handle_board: Callable[[Board], object]) -> None:
        """Pass the board in a file to `handle_board`, or show an error."""
        self._read(name, BoardInput, lambda read: handle_board(read.board))

    def open_map(self, name: str) -> None:
        """Search on the map in a file, or show an error."""
        self._read(name, ProblemInput, self._session.set_problem)

    def open_scenarios(self, name: str) -> None:
        """Ask which scenario of a file to search, if it has several, and search it; or show an error."""
        with faults_shown(self._window):
            choose_scenario(self._window, name, partial(self._open_scenario, name))

    def _open_scenario(self, name: str, scenario: str) -> None:
        with faults_shown(self._window):
            self._session.set_problem(read_entry(scenario, (ProblemInput,)))
            self._settings.add_recent_file("scenarios", name)

    def save(self) -> None:
        """Ask for a file and save the start board to it, or the map that is searched."""
        other = self._session.other
        if other is not None and isinstance(other.problem, MapProblem):
            title, kinds = text("files-save-map-title"), text("files-map-kinds")
            name, ending = map_file_name(other), ENDINGS[0]
            ask_to_save(self._window, title, "board", kinds, name, ending, partial(self._save_map, other.problem))
            return
        title, kinds = text("files-save-title"), text("files-kinds")
        ask_to_save(self._window, title, "board", kinds, str(self._session.start_board), SUFFIX, self.save_file)

    def _save_map(self, problem: MapProblem, name: str) -> None:
        with faults_shown(self._window):
            save_map(problem, name)
            if name.lower().endswith(ENDINGS[0]):  # the others hold neither start nor goals
                self.map_saved.emit(problem, name)
            self._settings.add_recent_file("map", name)

    def save_file(self, name: str) -> None:
        """Save the start board to a file, or show an error."""
        with faults_shown(self._window):
            write_whole(Path(name), f"{self._session.start_board}\n".encode())
            self._settings.add_recent_file("board", name)

    def remember(self, name: str) -> None:
        """Add a file that was opened in Explore to the recent files."""
        kind = kind_of(Path(name), (PythonFile, ScenarioFile, ProblemInput, BoardInput))
        self._settings.add_recent_file({ScenarioFile: "scenarios", ProblemInput: "map"}.get(kind, "board"), name)

    def search_again(self, entry: str) -> None:
        """Search from a recently searched board for its goal; the next board does not keep this goal."""
        board, _, goal = entry.partition(_GOAL)
        with faults_shown(self._window):
            start = Board.parse(board)
            check_fits(start)
            self._session.bring(start, goal_board(goal or LAST, *start.shape))

    # Internal

    def _read(self, name: str, kind: type[E], handle: Callable[[E], object]) -> None:
        with faults_shown(self._window):
            handle(read_entry(Path(name), (kind,)))
            self._settings.add_recent_file("map" if kind is ProblemInput else "board", name)

    def _search_changed(self, busy: bool) -> None:
        if busy and self._session.other is None:
            start, goal = self._session.start_board, goal_name(self._session.goal_board)
            self._settings.add_recent_board(f"{start}" if goal == LAST else f"{start}{_GOAL}{goal}")
