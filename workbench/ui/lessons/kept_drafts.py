"""Lessons that are being written and not yet saved: each is kept in a file, whatever becomes of the window."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer

from workbench.formats.reading import first_bytes
from workbench.formats.writing import make_folder, remove, replacing
from workbench.lessons.files import MAX_BYTES, own_folder
from workbench.lessons.lesson import Lesson
from workbench.lessons.values import lesson_from, values_of, with_all_texts
from workbench.search.problem.messages import Fault
from workbench.ui.lessons.draft import Draft

SOON_MS = 1000
"""So long after a change it is kept."""
_FORMAT = "search-workbench-lesson-draft"


@dataclass(frozen=True)
class Kept:
    """A draft in a file. `path`: where the lesson itself was saved last, or None."""

    file: Path
    lesson: Lesson
    path: Path | None


def drafts_folder() -> Path:
    """Return the folder in which drafts are kept; it need not be there yet."""
    return own_folder() / "drafts"


def kept_drafts() -> list[Kept]:
    """Return the drafts there are, the oldest first; what is no draft is passed over."""
    folder = drafts_folder()
    files = sorted(folder.glob("*.draft")) if folder.is_dir() else []
    return [kept for file in files if (kept := _read(file)) is not None]


class Keeper(QObject):
    """Keeps a draft as it changes. Attributes: file, in which it is kept."""

    def __init__(self, draft: Draft, file: Path | None = None) -> None:
        super().__init__(draft)
        self._draft = draft
        self.file = file or _free_file()
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.keep)
        draft.changed.connect(self._soon.start)

    def keep(self) -> None:
        """Keep it as it is now; one that is saved, or never was anything, need not be kept."""
        self._soon.stop()
        draft = self._draft
        if not draft.unsaved or not draft.begun:
            self.discard()
            return
        path = None if draft.path is None else str(draft.path)
        told = {"format": _FORMAT, "path": path, "lesson": values_of(draft.lesson)}
        try:
            make_folder(self.file.parent)
            with replacing(self.file) as file:
                json.dump(told, file, ensure_ascii=False)
        except Fault:
            return  # it is said when the lesson is saved

    def discard(self) -> None:
        """Keep it no longer."""
        self._soon.stop()
        with suppress(Fault):  # it is then offered once more
            remove(self.file)


def _free_file() -> Path:
    """Return a file that no other window takes, behind all others by name."""
    return drafts_folder() / f"{time.time_ns():020}-{os.getpid()}.draft"


def _read(file: Path) -> Kept | None:
    try:
        told: Any = json.loads(first_bytes(file, MAX_BYTES))
        if told["format"] != _FORMAT:
            return None
        path = told["path"]
        return Kept(file, lesson_from(with_all_texts(told["lesson"], "")), None if path is None else Path(path))
    except (Fault, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
