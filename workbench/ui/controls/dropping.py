"""Handling drops on the window."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QMimeData


class FileOpener(Protocol):
    """Handles files and texts dropped anywhere on the window."""

    def takes(self, name: str) -> bool:
        """Return whether this opener handles files of this name."""

    def open_data(self, data: QMimeData) -> None:
        """Open a file, or text that is a game, a board or a search; show an error for anything else."""


def dropped_file(data: QMimeData) -> str:
    """Return the name of the first dropped file, or ""."""
    return next((url.toLocalFile() for url in data.urls() if url.isLocalFile()), "")
