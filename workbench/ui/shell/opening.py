"""Opening any file the window knows, and any text: told by what it is, it goes to the one who reads such."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QMimeData, QObject, Slot
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow

from workbench.formats.hex import sgf
from workbench.formats.hex.hex_input import LONGEST, holds_game
from workbench.formats.problem_input import holds_map
from workbench.formats.run_line import RunLine, is_run_line, read_run_line
from workbench.formats.session_file import ENDING as SESSION
from workbench.formats.traces.traces import READ as TRACES
from workbench.search.problem.messages import Fault
from workbench.ui.compare.runs import FEWEST, MOST
from workbench.ui.controls.dropping import FileOpener, dropped_file
from workbench.ui.explore.board.pane import START
from workbench.ui.runs.board_document import Boards, Face, check_fits
from workbench.ui.runs.board_text_reading import read_boards
from workbench.ui.shell.board_files import BoardFiles, holds_lesson
from workbench.ui.shell.session_files import SessionFiles
from workbench.ui.shell.shell import Shell
from workbench.ui.shell.trace_files import TraceFiles
from workbench.wording import say, text

if TYPE_CHECKING:
    from workbench.ui.hex.bench import HexBench
    from workbench.ui.lessons.desk import LessonDesk

Open = Callable[[str], object]
MOST_PASTED = 100_000
"""Characters in which lines of searches are looked for."""


class Opening(FileOpener):
    """Opens files by name, and those that are dropped anywhere on `window`.

    Attributes: readers, what opens a file by the ending of its name; by_kind, by one of RECENT_KINDS.
    """

    def __init__(
        self,
        shell: Shell,
        boards: BoardFiles,
        sessions: SessionFiles,
        traces: TraceFiles,
        lessons: Callable[[], LessonDesk],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._shell, self._boards, self._traces, self._window = shell, boards, traces, window
        self.readers: dict[str, Open] = {
            SESSION: sessions.open_file,
            ".sgf": self._open_game,
            ".toml": lambda name: lessons().open_file(name),
            **dict.fromkeys(TRACES, self._open_trace),
        }
        self.by_kind: dict[str, Open] = {
            "board": self._open_board,
            "session": sessions.open_file,
            "lesson": self.readers[".toml"],
            "trace": self._open_trace,
            "hex": self._open_game,
        }
        self._complaint = ""
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        shell.explore.session.board_changed.connect(self._settle)
        shell.explore.board.opened.connect(self._board_opened)

    def open(self, name: str) -> None:
        """Open a file: a picture for the bench that is shown, else by its ending, else by what is in it."""
        self._settle()
        if not self._shell.stack.bench.take_file(name):
            self.reader(name)(name)

    def takes(self, name: str) -> bool:
        """Tell whether a file is something else than a board or a map."""
        return self.reader(name) != self._open_board

    def reader(self, name: str) -> Open:
        """Return what opens a file: by the ending of its name, else by what is in it."""
        lower = Path(name).name.lower()
        if found := [open_ for ending, open_ in self.readers.items() if lower.endswith(ending)]:
            return found[0]
        if holds_lesson(Path(name)):
            return self.by_kind["lesson"]
        return self._open_game if holds_game(name) else self._open_board

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take files and texts that are dropped where nobody else takes them."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            assert isinstance(event, QDropEvent)
            if dropped_file(event.mimeData()) or event.mimeData().hasText():
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self.take(event.mimeData())
            return True
        return False

    def paste(self) -> None:
        """Take what is on the clipboard."""
        self.take(QGuiApplication.clipboard().mimeData())

    def take(self, data: QMimeData) -> None:
        """Take a file, a game of Hex as SGF, a board, or searches, one in a line. What is none of these is told."""
        self._settle()
        told = data.text() if data.hasText() else ""
        if name := dropped_file(data):
            self.open(name)
        elif len(told) <= LONGEST and sgf.is_sgf(told.encode()):
            self._paste_game(told)
        elif len(lines := [line for line in told[: 2 * MOST_PASTED].splitlines() if line.strip()]) > 1 and any(
            map(is_run_line, lines)
        ):
            self._paste_lines(lines)
        elif told.strip():
            self._paste_board(told)
        else:
            self._complain(text("paste-nothing"))

    # Boards

    def _paste_board(self, told: str) -> None:
        """Take a text that should be a board, or a search in one line."""
        stack, explore = self._shell.stack, self._shell.explore
        try:
            line = read_run_line(told) if is_run_line(told) else None
            if stack.bench is explore and explore.session.other is None:
                self._enter(told)
            elif line is None:
                self._put(lambda present: read_boards(told, Face.START, present))
            elif line.board is not None and line.goal is not None and line.configuration is None and line.step is None:
                boards = Boards(line.board, line.goal)
                self._put(lambda _present: boards)
            else:
                stack.show_bench("explore")
                self._enter(told)
        except Fault as fault:
            self._complain(say(fault))

    def _enter(self, told: str) -> None:
        board = self._shell.explore.board
        board.enter(told)
        if (fault := board.editor.entry.fault.fault) is not None:
            self._complain(say(fault))

    def _put(self, change: Callable[[Boards], Boards]) -> None:
        """Put a board where it belongs: in the game that is played, else where all benches have it. Raises Fault."""
        stack, explore = self._shell.stack, self._shell.explore
        bench = stack.bench
        if bench.boards is not None:
            bench.put_boards(change(bench.boards))
            return
        boards = change(Boards(explore.session.start_board, explore.session.goal_board))
        check_fits(boards.start)
        explore.session.set_boards(boards.start, boards.goal)
        explore.board.editor.entry.show_fault(None)
        if not bench.shows_board:
            stack.show_bench("explore")
        if bench is not stack.bench or bench is explore:
            explore.board.show_face(START)

    def _open_board(self, name: str) -> None:
        """Open the board in a file, or the map."""
        if holds_map(Path(name)):
            self._shell.stack.show_bench("explore")
        self._boards.open_file(name, lambda board: self._put(lambda now: now.with_board(Face.START, board)))

    def _board_opened(self, name: str) -> None:
        self._boards.remember(name)
        self._settle()

    def search_board(self, board: str) -> None:
        """Search from a board that was searched lately."""
        self._shell.stack.show_bench("explore")
        self._boards.search_again(board)

    # What is wrong

    def _complain(self, told: str) -> None:
        self._complaint = told
        self._shell.tell(told)

    @Slot()
    def _settle(self) -> None:
        """Take back what was said to be wrong with the last text: it does not stay under a good one."""
        bar = self._window.statusBar()
        if self._complaint and bar.currentMessage() == self._complaint:
            bar.clearMessage()
        self._complaint = ""

    # Searches, games and traces

    def _paste_lines(self, lines: Sequence[str]) -> None:
        """Compare the searches of several lines, which are to be of one board."""
        try:
            if not FEWEST <= len(lines) <= MOST:
                raise Fault("paste-lines-many", count=len(lines), most=MOST)
            read = [_read_line(number, line) for number, line in enumerate(lines, start=1)]
            if any((one.board, one.goal, one.other) != (read[0].board, read[0].goal, read[0].other) for one in read):
                raise Fault("paste-lines-differ")
            show = self._shell.stack.make_bench("compare").read_scene({"runs": lines})
        except Fault as fault:
            self._complain(say(fault))
        else:
            self._shell.stack.show_bench("compare")
            show()
            self._shell.tell(text("paste-lines-compared", count=len(lines)))

    def _paste_game(self, told: str) -> None:
        try:
            tree = sgf.read(told.encode())
        except Fault as fault:
            self._complain(say(fault))
        else:
            self._show_hex().hex.open(tree)

    def _open_trace(self, name: str) -> None:
        self._shell.stack.show_bench("explore")
        self._traces.open_file(name)

    def _open_game(self, name: str) -> None:
        self._show_hex().files.open_file(name)

    def _show_hex(self) -> HexBench:
        return cast("HexBench", self._shell.stack.show_bench("hex"))


def _read_line(number: int, told: str) -> RunLine:
    """Return the search of one of several lines. Raises Fault, which says of which."""
    try:
        return read_run_line(told)
    except Fault as fault:
        raise Fault("paste-line", number=number, complaint=say(fault)) from None
