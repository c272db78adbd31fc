"""Games of Hex in files: SGF, and the replay files of the original program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from workbench.formats import sgf
from workbench.formats.hex_input import read_game
from workbench.formats.writing import write_whole
from workbench.hex.replay import left_out, written
from workbench.search.messages import Fault
from workbench.ui.dialogs.file_dialog import file_dialog
from workbench.ui.dialogs.told import without_icons
from workbench.ui.hex_session import HexSession
from workbench.wording import say, text

SGF, REPLAY = ".sgf", ".txt"


class HexFiles(QWidget):
    """Opens and saves the game of `session`. It shows nothing itself but dialogs. Signals: `told(str)` in passing."""

    told = Signal(str)

    def __init__(self, session: HexSession, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._folder = ""
        self.hide()

    def open(self) -> None:
        """Ask for a file and show the game in it."""
        dialog = file_dialog(self.window(), text("hex-open-title"), self._folder, text("hex-kinds-open"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.open_file)
        dialog.open()

    def open_file(self, name: str) -> None:
        """Show the game in a file, or say what is wrong with it, and where."""
        self._folder = str(Path(name).parent)
        try:
            read = read_game(name)
        except Fault as fault:
            self._complain(say(fault))
            return
        self._session.open(read.tree)
        self.told.emit(text("hex-opened", name=Path(name).name, moves=len(read.tree.main) - 1))
        if read.faults:
            self._complain(text("hex-lines-left-out", count=len(read.faults), name=Path(name).name))

    def save(self) -> None:
        """Ask for a file and write the game into it."""
        dialog = file_dialog(self.window(), text("hex-save-title"), self._folder, text("hex-kinds-save"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SGF)
        dialog.fileSelected.connect(self.save_file)
        dialog.open()

    def save_file(self, name: str) -> None:
        """Write the game with its variations as SGF, or without them as a replay file, as the name says."""
        path, tree = Path(name), self._session.kept
        self._folder = str(path.parent)
        try:
            if path.suffix.lower() == REPLAY:
                write_whole(path, written(tree.game(tree.main[-1])).encode())
            else:
                sgf.save(path, tree)
        except Fault as fault:
            self._complain(say(fault))
        else:
            self.told.emit(text("hex-saved", name=path.name))
            if path.suffix.lower() == REPLAY and left_out(tree):
                self._complain(text("hex-saved-plain", name=path.name))

    def _complain(self, told: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, text("window-title"), told, parent=self.window())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.addButton(QMessageBox.StandardButton.Ok)
        without_icons(box)
        box.open()
