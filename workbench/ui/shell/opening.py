"""Opening any supported file or text: its kind decides which bench gets it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QEvent, QMimeData, QObject, Slot
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QMainWindow

from workbench.formats.board_input import BoardInput, EditedBoard
from workbench.formats.entry import FILES, Kinds, kind_of, read_entry
from workbench.formats.game_tree_text import GameTreeFile
from workbench.formats.hex.hex_input import HexInput
from workbench.formats.lesson_file import LessonFile
from workbench.formats.map_output import keep_pasted
from workbench.formats.problem_input import MapText, ProblemInput, PythonFile
from workbench.formats.run_line import RunLine, RunLines
from workbench.formats.scenarios import ScenarioFile, Scenarios
from workbench.formats.session_file import SessionFile
from workbench.formats.traces.traces import TraceFile
from workbench.maps.grid import MAX_SIDE
from workbench.maps.png import parse_png
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.drawing import encode_png
from workbench.ui.compare.runs import MAX, MIN_SIZE
from workbench.ui.controls.dropping import accept_copy, dropped_files, has_content
from workbench.ui.explore.board.pane import START
from workbench.ui.runs.board_document import BoardPair, Face, check_fits
from workbench.ui.shell.board_files import BoardFiles
from workbench.ui.shell.session_files import SessionFiles
from workbench.ui.shell.shell import Shell
from workbench.ui.shell.trace_files import TraceFiles
from workbench.wording import say, text

if TYPE_CHECKING:
    from workbench.ui.hex.bench import HexBench
    from workbench.ui.lessons.controller import LessonController
    from workbench.ui.minimax.bench import MinimaxBench

Open = Callable[[str], object]
TEXTS: Kinds[MapText | Scenarios | HexInput | RunLines | RunLine | BoardInput] = (
    MapText,
    Scenarios,
    HexInput,
    RunLines,
    RunLine,
    BoardInput,
)
"""Kinds of texts that can be pasted or dropped."""


class Opening(QObject):
    """Opens files by name, and files that are dropped anywhere on `window`.

    Attributes: openers, a function for each kind of file; by_kind, the same for each of RECENT_KINDS.
    """

    def __init__(
        self,
        shell: Shell,
        boards: BoardFiles,
        sessions: SessionFiles,
        traces: TraceFiles,
        lessons: Callable[[], LessonController],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._shell, self._boards, self._traces, self._window = shell, boards, traces, window
        self.openers: dict[type[Any], Open] = {
            BoardInput: self._open_board,
            ProblemInput: self._open_map,
            ScenarioFile: self._open_scenarios,
            PythonFile: self._open_code,
            SessionFile: sessions.open_file,
            LessonFile: lambda name: lessons().open_file(name),
            TraceFile: self._open_trace,
            HexInput: self._open_game,
            GameTreeFile: self._open_game_tree,
        }
        self.by_kind: dict[str, Open] = {
            "board": self.open,
            "map": self._open_map,
            "scenarios": self._open_scenarios,
            "session": self.openers[SessionFile],
            "lesson": self.openers[LessonFile],
            "trace": self._open_trace,
            "hex": self._open_game,
        }
        self._error = ""
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        shell.explore.session.board_changed.connect(self._clear_error)
        shell.explore.board.opened.connect(self._board_opened)
        shell.explore.board.opener = self

    def ask(self) -> None:
        """Ask for a file and open it."""
        self._boards.ask(self.open)

    def open(self, name: str, use_board: Callable[[Board], object] | None = None) -> None:
        """Open a file: the current bench may handle it, for example a picture; otherwise its kind decides.

        `use_board`: uses the board in the file, and may raise Fault; None: it becomes the start of the current boards.
        """
        self._clear_error()
        if self._shell.stack.bench.open_own_file(name):
            return
        kind = kind_of(Path(name), FILES)
        if kind is BoardInput and use_board is not None:
            self._boards.open_board(name, use_board)
        else:
            self.openers[kind](name)

    def open_entry(self, entry: str) -> None:
        """Open a file, or the text of a board or of searches, as an argument of the program."""
        if os.path.isfile(entry):
            self.open(os.path.abspath(entry))
        else:
            self._open_text(entry)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Open files and texts that no other widget handles when they are dropped."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            assert isinstance(event, QDropEvent)
            if has_content(event.mimeData()):
                accept_copy(event)
                if event.type() == QEvent.Type.Drop and event.isAccepted():
                    self.open_data(event.mimeData())
            return True
        return False

    def paste(self) -> None:
        self.open_data(QGuiApplication.clipboard().mimeData())

    def open_data(self, data: QMimeData, use_board: Callable[[Board], object] | None = None) -> None:
        """Open a file, or what is not in a file: a board, a map as text or as a picture, a game of Hex, or searches.

        An error is shown for anything else. Of several files the first is opened. `use_board`: see `open`.
        """
        self._clear_error()
        if names := dropped_files(data):
            self.open(names[0], use_board)
            if others := names[1:]:
                key = "drop-other" if len(others) == 1 else "drop-others"
                self._shell.show_message(text(key, name=os.path.basename(others[0]), count=len(others)))
        elif data.hasText() and data.text().strip():
            self._open_text(data.text())
        elif data.hasImage():
            self._open_picture(data.imageData())
        else:
            self._show_error(text("paste-nothing"))

    def _open_text(self, pasted: str) -> None:
        try:
            match read_entry(pasted, TEXTS, self._edited()):
                case MapText(map_text, ending):
                    self._open_map(str(keep_pasted(map_text.encode(), ending)))
                case HexInput(tree):
                    self._show_hex().hex.open(tree)
                case RunLines() as lines:
                    self._compare(lines)
                case RunLine() | BoardInput() as entry:
                    self._open_search(entry)
        except Fault as fault:
            self._show_error(say(fault))

    def _open_picture(self, picture: QImage) -> None:
        """Search a map that was pasted as a picture: white is free, black a wall, grey a cost."""
        try:
            if max(picture.width(), picture.height()) > MAX_SIDE:
                raise Fault("png-large", columns=picture.width(), rows=picture.height(), most=MAX_SIDE)
            content = encode_png(picture)
            parse_png(content, "")
            self._open_map(str(keep_pasted(content, ".png")))
        except Fault as fault:
            self._show_error(say(fault))

    # Boards

    @property
    def _edits(self) -> bool:
        """Whether a pasted board replaces the one that Explore edits."""
        explore = self._shell.explore
        return self._shell.stack.bench is explore and explore.session.other is None

    def _edited(self) -> EditedBoard:
        return self._shell.explore.board.edited if self._edits else self._current_boards().edited(Face.START)

    def _current_boards(self) -> BoardPair:
        """Return the boards that new ones replace: of the current game, else the ones that all benches share."""
        return self._shell.stack.bench.boards or self._shell.explore.session.boards

    def _open_search(self, entry: RunLine | BoardInput) -> None:
        """Open a board, or a search in one line, which goes to Explore if it contains more than boards."""
        if self._edits:
            self._shell.explore.board.use_entry(entry)
        elif isinstance(entry, BoardInput):
            self._use_boards(self._current_boards().entered(Face.START, entry))
        elif entry.board is not None and entry.goal is not None and entry.configuration is None and entry.step is None:
            self._use_boards(BoardPair(entry.board, entry.goal))
        else:
            self._shell.stack.show_bench("explore")
            self._shell.explore.board.use_entry(entry)

    def _use_boards(self, boards: BoardPair) -> None:
        """Set the boards of the current game, else the ones that all benches share. Raises Fault."""
        stack, explore = self._shell.stack, self._shell.explore
        bench = stack.bench
        if bench.boards is not None:
            bench.use_boards(boards)
            return
        check_fits(boards.start)
        explore.session.set_boards(boards.start, boards.goal, boards.usual)
        explore.board.clear_fault()
        if not bench.shows_shared_board:
            stack.show_bench("explore")
        if bench is not stack.bench or bench is explore:
            explore.board.show_face(START)

    def _open_board(self, name: str) -> None:
        self._boards.open_board(name, lambda board: self._use_boards(self._current_boards().replaced(board)))

    def _open_map(self, name: str) -> None:
        self._shell.stack.show_bench("explore")
        self._boards.open_map(name)

    def _open_scenarios(self, name: str) -> None:
        self._shell.stack.show_bench("explore")
        self._boards.open_scenarios(name)

    def _open_code(self, name: str) -> None:
        self._shell.stack.show_bench("explore")
        board = self._shell.explore.board
        board.open_file(name)
        if board.problem.fault.fault is None:
            self._boards.remember(name)

    def _board_opened(self, name: str) -> None:
        self._boards.remember(name)
        self._clear_error()

    def search_board(self, board: str) -> None:
        """Search from a recently searched board."""
        self._shell.stack.show_bench("explore")
        self._boards.search_again(board)

    # Errors

    def _show_error(self, pasted: str) -> None:
        self._error = pasted
        self._shell.show_message(pasted)

    @Slot()
    def _clear_error(self) -> None:
        """Clear the error message about the last text, so that it does not stay after a valid one."""
        bar = self._window.statusBar()
        if self._error and bar.currentMessage() == self._error:
            bar.clearMessage()
        self._error = ""

    # Searches, games and traces

    def _compare(self, lines: RunLines) -> None:
        """Compare the searches of several lines, which must be for one board. Raises Fault."""
        count = len(lines.texts)
        if not MIN_SIZE <= count <= MAX:
            raise Fault("paste-lines-many", count=count, most=MAX)
        searches = lines.searches()
        if any(
            (search.board, search.goal, search.other) != (searches[0].board, searches[0].goal, searches[0].other)
            for search in searches
        ):
            raise Fault("paste-lines-differ")
        show = self._shell.stack.make_bench("compare").read_scene({"runs": lines.texts})
        self._shell.stack.show_bench("compare")
        show()
        self._shell.show_message(text("paste-lines-compared", count=count))

    def _open_trace(self, name: str) -> None:
        self._shell.stack.show_bench("explore")
        self._traces.open_file(name)

    def _open_game(self, name: str) -> None:
        self._show_hex().files.open_file(name)

    def _open_game_tree(self, name: str) -> None:
        cast("MinimaxBench", self._shell.stack.show_bench("minimax")).open_file_named(name)

    def _show_hex(self) -> HexBench:
        return cast("HexBench", self._shell.stack.show_bench("hex"))
