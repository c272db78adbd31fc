"""What is dropped on the window."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QWidget


class FileOpener(QObject):
    """Takes what concerns the whole window, wherever on it that is dropped."""

    def takes(self, name: str) -> bool:
        """Tell whether a file of that name is of such a kind."""
        raise NotImplementedError

    def open(self, name: str) -> None:
        """Open a file."""
        raise NotImplementedError

    def take(self, data: QMimeData) -> None:
        """Take a file, or text that is a game, a board or a search; say what is wrong with what is none of these."""
        raise NotImplementedError


def dropped_file(data: QMimeData) -> str:
    """Return the name of the first file among what is dropped, or ""."""
    return next((url.toLocalFile() for url in data.urls() if url.isLocalFile()), "")


def taken_elsewhere(pane: QWidget, data: QMimeData) -> bool:
    """Have the window take what was dropped on a pane that takes files of boards itself; tell whether it did."""
    opener = pane.window().findChild(FileOpener)
    name = dropped_file(data)
    if opener is None or (name and not opener.takes(name)):
        return False
    opener.take(data)
    return True
