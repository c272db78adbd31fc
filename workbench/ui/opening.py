"""Opening any file the window knows: told by its name's ending, it goes to the one who reads such files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from workbench.formats import sgf
from workbench.formats.hex_input import LONGEST
from workbench.formats.run_line import RunLine, is_run_line, read_run_line
from workbench.formats.session_file import ENDING as SESSION
from workbench.formats.traces import READ as TRACES
from workbench.search.messages import Fault
from workbench.ui.compare_runs import FEWEST, MOST
from workbench.ui.dropping import FileOpener, dropped_file
from workbench.wording import say, text

if TYPE_CHECKING:
    from workbench.ui.main_window import MainWindow

Open = Callable[[str], object]
MOST_PASTED = 100_000
"""Characters in which lines of searches are looked for."""


class Opening(FileOpener):
    """Opens files by name, and those that are dropped anywhere on `window`.

    Attributes: readers, what opens a file by the ending of its name; by_kind, by one of RECENT_KINDS.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.readers: dict[str, Open] = {
            SESSION: window.sessions.open_file,
            ".sgf": self._open_game,
            ".toml": lambda name: window.lessons.open_file(name),
            **dict.fromkeys(TRACES, self._open_trace),
        }
        self.by_kind: dict[str, Open] = {
            "board": self._open_board,
            "session": window.sessions.open_file,
            "lesson": self.readers[".toml"],
            "trace": self._open_trace,
            "hex": self._open_game,
        }
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def open(self, name: str) -> None:
        """Open a file: by its ending, else the board or the map in it."""
        self.reader(name)(name)

    def takes(self, name: str) -> bool:
        """Tell whether a file is told by the ending of its name."""
        return self.reader(name) != self._open_board

    def reader(self, name: str) -> Open:
        """Return what opens a file of that name."""
        lower = Path(name).name.lower()
        found = (open_ for ending, open_ in self.readers.items() if lower.endswith(ending))
        return next(found, self._open_board)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take files that are dropped where nobody else takes them."""
        if isinstance(event, QDragEnterEvent) and dropped_file(event.mimeData()):
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and not isinstance(event, QDragEnterEvent):
            if name := dropped_file(event.mimeData()):
                event.acceptProposedAction()
                self.open(name)
            return True
        return False

    def paste(self) -> None:
        """Take what is on the clipboard: a file, a game of Hex as SGF, a board, or a search in one line."""
        data = QGuiApplication.clipboard().mimeData()
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
            self._window.show_bench("explore")
            board = self._window.explore.board
            board.paste()
            if (fault := board.editor.entry.fault.fault) is not None:
                self._window.tell(say(fault))
        else:
            self._window.tell(text("paste-nothing"))

    def _paste_lines(self, lines: Sequence[str]) -> None:
        """Compare the searches of several lines, which are to be of one board."""
        try:
            if not FEWEST <= len(lines) <= MOST:
                raise Fault("paste-lines-many", count=len(lines), most=MOST)
            read = [_read_line(number, line) for number, line in enumerate(lines, start=1)]
            if any((one.board, one.goal, one.other) != (read[0].board, read[0].goal, read[0].other) for one in read):
                raise Fault("paste-lines-differ")
            show = self._window.stack.make_bench("compare").read_scene({"runs": lines})
        except Fault as fault:
            self._window.tell(say(fault))
        else:
            self._window.show_bench("compare")
            show()
            self._window.tell(text("paste-lines-compared", count=len(lines)))

    def _paste_game(self, told: str) -> None:
        try:
            tree = sgf.read(told.encode())
        except Fault as fault:
            self._window.tell(say(fault))
        else:
            bench = self._window.hex
            self._window.show_bench(bench.name)
            bench.hex.open(tree)

    def search_board(self, board: str) -> None:
        """Search from a board that was searched lately."""
        self._window.show_bench("explore")
        self._window.files.search_again(board)

    def _open_board(self, name: str) -> None:
        self._window.show_bench("explore")
        self._window.files.open_file(name)

    def _open_trace(self, name: str) -> None:
        self._window.show_bench("explore")
        self._window.traces.open_file(name)

    def _open_game(self, name: str) -> None:
        bench = self._window.hex
        self._window.show_bench(bench.name)
        bench.files.open_file(name)


def _read_line(number: int, told: str) -> RunLine:
    """Return the search of one of several lines. Raises Fault, which says of which."""
    try:
        return read_run_line(told)
    except Fault as fault:
        raise Fault("paste-line", number=number, complaint=say(fault)) from None
