"""What is dropped on the window."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QWidget


class FileOpener(QObject):
    """Opens files of kinds that concern the whole window, wherever on it they are dropped."""

    def takes(self, name: str) -> bool:
        """Tell whether a file of that name is of such a kind."""
        raise NotImplementedError

    def open(self, name: str) -> None:
        """Open a file."""
        raise NotImplementedError


def dropped_file(data: QMimeData) -> str:
    """Return the name of the first file among what is dropped, or ""."""
    return next((url.toLocalFile() for url in data.urls() if url.isLocalFile()), "")


def opened_elsewhere(pane: QWidget, name: str) -> bool:
    """Have the window open a file that was dropped on a pane, where it is the window's affair; tell whether it was."""
    opener = pane.window().findChild(FileOpener)
    if opener is None or not opener.takes(name):
        return False
    opener.open(name)
    return True
