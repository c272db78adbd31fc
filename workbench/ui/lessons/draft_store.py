"""Unsaved drafts of lessons: each is stored in a file, so that it survives the end of the window."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer

from workbench.formats.locking import Lock, is_free
from workbench.formats.reading import first_bytes
from workbench.formats.writing import make_folder, remove, replacing
from workbench.lessons.files import MAX_BYTES, own_folder
from workbench.lessons.lesson import Lesson
from workbench.lessons.values import lesson_from, values_of, with_all_texts
from workbench.search.problem.messages import Fault
from workbench.ui.lessons.draft import Draft

STORE_DELAY_MS = 1000
"""The delay from a change until the draft is stored, in milliseconds."""
_FORMAT = "search-workbench-lesson-draft"


@dataclass(frozen=True)
class StoredDraft:
    """A stored draft. `path`: the file that the lesson itself was last saved to, or None."""

    file: Path
    lesson: Lesson
    path: Path | None


def drafts_folder() -> Path:
    """Return the folder of the drafts; it may not exist yet."""
    return own_folder() / "drafts"


def stored_drafts() -> list[StoredDraft]:
    """Return the stored drafts that no window is editing, the oldest first; invalid files are skipped."""
    folder = drafts_folder()
    files = sorted(folder.glob("*.draft")) if folder.is_dir() else []
    return [stored for file in files if is_free(file) and (stored := _read(file)) is not None]


class DraftStore(QObject):
    """Stores a draft soon after it has changed. Attributes: file, in which it is stored; its lock is held meanwhile.

    `file`: of a stored draft that is continued, unless another window has begun to edit that.
    """

    def __init__(self, draft: Draft, file: Path | None = None) -> None:
        super().__init__(draft)
        self._draft = draft
        self.file = file or _new_file()
        self._lock = Lock(self.file)
        if file is not None and not self._acquire():
            self.file = _new_file()
            self._lock = Lock(self.file)
        self._timer = QTimer(self, singleShot=True, interval=STORE_DELAY_MS)
        self._timer.timeout.connect(self.save)
        draft.changed.connect(self._store_soon)

    def save(self) -> None:
        """Store the draft; if it is saved or empty, remove its file instead."""
        self._timer.stop()
        draft = self._draft
        if not draft.unsaved or not draft.begun:
            self.discard()
            return
        path = None if draft.path is None else str(draft.path)
        data = {"format": _FORMAT, "path": path, "lesson": values_of(draft.lesson)}
        try:
            make_folder(self.file.parent)
            self._acquire()
            with replacing(self.file) as file:
                json.dump(data, file, ensure_ascii=False)
        except Fault:
            return  # reported when the lesson is saved

    def discard(self) -> None:
        """Remove the stored draft."""
        self._timer.stop()
        with suppress(Fault):  # the draft is then offered again
            remove(self.file)
        self._lock.release()

    def close(self) -> None:
        """Store the draft for later; every window may then continue it."""
        self.save()
        self._lock.release()

    def _store_soon(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _acquire(self) -> bool:
        with suppress(Fault):
            self._lock.acquire()
            return True
        return False


def _new_file() -> Path:
    """Return a file that no other window uses, sorted after all others."""
    return drafts_folder() / f"{time.time_ns():020}-{os.getpid()}.draft"


def _read(file: Path) -> StoredDraft | None:
    try:
        data: Any = json.loads(first_bytes(file, MAX_BYTES))
        if data["format"] != _FORMAT:
            return None
        path = data["path"]
        return StoredDraft(file, lesson_from(with_all_texts(data["lesson"], "")), None if path is None else Path(path))
    except (Fault, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
