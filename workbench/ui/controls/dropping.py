"""What is dropped on the window."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QMimeData


class FileOpener(Protocol):
    """Takes what concerns the whole window, wherever on it that is dropped."""

    def takes(self, name: str) -> bool:
        """Tell whether a file of that name is of such a kind."""

    def take(self, data: QMimeData) -> None:
        """Take a file, or text that is a game, a board or a search; say what is wrong with what is none of these."""


def dropped_file(data: QMimeData) -> str:
    """Return the name of the first file among what is dropped, or ""."""
    return next((url.toLocalFile() for url in data.urls() if url.isLocalFile()), "")
