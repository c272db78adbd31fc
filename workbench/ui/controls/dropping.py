"""Handling drops on the window."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QMimeData


class FileOpener(Protocol):
    """Handles files and texts dropped anywhere on the window."""

    def takes(self, name: str) -> bool:
        """Return whether this opener handles files of this name."""

    def open_data(self, data: QMimeData) -> None:
        """Open a file, or a text or a picture that can be opened; show an error for anything else."""


def has_content(data: QMimeData) -> bool:
    """Return whether there is something to open: a file, a text or a picture."""
    return bool(dropped_file(data)) or data.hasText() or data.hasImage()


def dropped_file(data: QMimeData) -> str:
    """Return the name of the first dropped file, or ""."""
    return next((url.toLocalFile() for url in data.urls() if url.isLocalFile()), "")
