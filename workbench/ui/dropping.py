"""What is dropped on the window."""

from __future__ import annotations

from PySide6.QtCore import QMimeData


def dropped_file(data: QMimeData) -> str:
    """Return the name of the first file among what is dropped, or ""."""
    return next((url.toLocalFile() for url in data.urls() if url.isLocalFile()), "")
