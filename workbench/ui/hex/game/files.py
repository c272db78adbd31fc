"""Games of Hex in files: SGF, and the replay files of the original program."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from workbench.formats.entry import read_entry
from workbench.formats.hex import hex_output
from workbench.formats.hex.hex_input import MAX_BYTES, HexInput
from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs
from workbench.ui.controls.file_dialog import ask_to_open, ask_to_save
from workbench.ui.controls.message_dialog import show_error
from workbench.ui.hex.game.session import HexSession
from workbench.wording import say, text

MAX_IMMEDIATE_BYTES = 20_000
"""The maximum size in bytes of a file that is read at once; larger files are read in the background."""
MAX_REPORTED = 4
"""The maximum number of unplayable lines that are reported."""


class HexFiles(QWidget):
    """Opens and saves the game of `session`. It shows nothing except dialogs.

    Signals: one with a message for the status bar; `used(str)`: a file was opened or saved.
    """

    message_reported = Signal(str)
    used = Signal(str)

    def __init__(self, session: HexSession, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._name = ""
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._show_input)
        self.hide()

    def open(self) -> None:
        """Ask for a file and show its game."""
        ask_to_open(self.window(), text("hex-open-title"), "hex", text("hex-kinds-open"), self.open_file)

    def open_file(self, name: str) -> None:
        """Show the game in a file, or an error message that includes the line."""
        self._name = name
        self._jobs.stop()
        if _is_large(name):
            self.message_reported.emit(text("hex-reading", name=Path(name).name))
            self._jobs.begin(_read(name))
        else:
            for read in _read(name):
                self._show_input(read)

    @property
    def busy(self) -> bool:
        """Whether a large file is being read."""
        return self._jobs.busy

    def stop(self) -> None:
        """Stop reading."""
        self._jobs.stop()

    @Slot(object)
    def _show_input(self, read: HexInput | Fault) -> None:
        """Show the game that was read, and report problems with its file."""
        name = self._name
        if isinstance(read, Fault):
            self._show_error(say(read))
            return
        self._session.open(read.tree)
        self.used.emit(name)
        self.message_reported.emit(text("hex-opened", name=Path(name).name, moves=len(read.tree.main) - 1))
        if remarks := read.remarks():
            problems = [*remarks[:MAX_REPORTED], *(["…"] if len(remarks) > MAX_REPORTED else [])]
            if read.faults:
                problems.insert(0, text("hex-lines-left-out", count=len(read.faults), name=Path(name).name))
            self._show_error("\n".join(problems))

    def save(self) -> None:
        """Ask for a file and write the game to it."""
        name, title, kinds = Path(self._name).stem or text("hex-title"), text("hex-save-title"), text("hex-kinds-save")
        ask_to_save(self.window(), title, "hex", kinds, name, hex_output.SGF, self.save_file)

    def save_file(self, name: str) -> None:
        """Write the game to a file: depending on its name as SGF, or as a replay file without variations."""
        path, tree = Path(name), self._session.game_to_save
        try:
            complete = hex_output.save(path, tree)
        except Fault as fault:
            self._show_error(say(fault))
        else:
            self.used.emit(name)
            self.message_reported.emit(text("hex-saved", name=path.name))
            if not complete:
                self._show_error(text("hex-saved-plain", name=path.name))

    def _show_error(self, message: str) -> None:
        show_error(self.window(), message)


def _is_large(name: str) -> bool:
    try:
        return MAX_IMMEDIATE_BYTES < os.path.getsize(name) <= MAX_BYTES
    except (OSError, ValueError):
        return False  # reading it reports the reason


def _read(name: str) -> Iterator[HexInput | Fault]:
    """Yield the content of a file, or what is wrong with it."""
    try:
        yield read_entry(Path(name), (HexInput,))
    except Fault as fault:
        yield fault
