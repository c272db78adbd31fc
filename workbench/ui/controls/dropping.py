"""Handling drops on the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent


class FileOpener(Protocol):
    """Handles files and texts dropped anywhere on the window."""

    def open_data(self, data: QMimeData, use_board: Callable[[Any], object] | None = None) -> None:
        """Open a file, or a text or a picture that can be opened; show an error for anything else.

        `use_board`: uses the board in a file, and may raise Fault; None: it becomes the start of the current boards.
        """


def accept_copy(event: QDropEvent) -> None:
    """Accept what is dragged as a copy or a link, never as a move, after which a file manager may delete the file."""
    actions = Qt.DropAction.CopyAction, Qt.DropAction.LinkAction
    if (action := next((one for one in actions if event.possibleActions() & one), None)) is None:
        event.ignore()
    else:
        event.setDropAction(action)
        event.accept()


def has_content(data: QMimeData) -> bool:
    """Return whether there is something to open: a file, a text or a picture."""
    return bool(dropped_files(data)) or data.hasText() or data.hasImage()


def dropped_files(data: QMimeData) -> list[str]:
    """Return the names of the dropped files and folders."""
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
