"""Saves the session automatically while the window is open, and offers it again if the program ended unexpectedly."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from functools import cache
from pathlib import Path

import psutil
from PySide6.QtCore import QDateTime, QLocale, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from workbench import diagnostics
from workbench.formats.locking import Lock, is_free
from workbench.formats.session_file import ENDING, SessionFile, write_session
from workbench.formats.user_data import recovery_folder
from workbench.formats.writing import make_folder, remove
from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.plain_text import MessageBox
from workbench.ui.controls.message_dialog import remove_icons
from workbench.wording import language, text

INTERVAL_MS = 30_000
"""Milliseconds between two saves."""
DELAY_MS = 2_000
"""Milliseconds from a large change to saving it, along with further changes until then."""


def recoverable_sessions() -> list[Path]:
    """Return the sessions of windows that were not closed, the latest first."""
    folder = recovery_folder()
    sessions = [(_time(file), file) for file in folder.glob(f"*{ENDING}")] if folder.is_dir() else []
    return [file for _, file in sorted(sessions, reverse=True) if is_free(file)]


class Recovery(QObject):
    """Saves what `session` returns every half minute and soon after each `note`, in a thread of its own.

    Attributes: file, where it is saved; its lock is held as long as the window is open, and `close` removes it.
    """

    def __init__(self, session: Callable[[], SessionFile], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._saving: SessionFile | None = None
        self._saved: SessionFile | None = None
        self._replaced: list[Path] = []  # may go once the window's present session is saved
        self._replaced_by_saving: list[Path] = []  # may go once `_saving` is saved
        self.file = recovery_folder() / f"{_process()}{ENDING}"
        self._lock = Lock(self.file)
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._finish_saving)
        self._regular_timer = QTimer(self, interval=INTERVAL_MS)
        self._soon_timer = QTimer(self, interval=DELAY_MS, singleShot=True)
        for timer in (self._regular_timer, self._soon_timer):
            timer.timeout.connect(self.save)
        self._regular_timer.start()

    def note(self) -> None:
        """Save soon, because something changed that would take long to do again."""
        if not self._soon_timer.isActive():
            self._soon_timer.start()

    def save(self) -> None:
        """Save the session if it has changed."""
        if self._jobs.busy:  # the disk is slow
            self._soon_timer.start()
            return
        session = self._session()
        if session != self._saved or self._replaced:
            self._saving = session
            self._replaced_by_saving, self._replaced = self._replaced, []
            self._jobs.begin(_write(self.file, session, self._lock))

    def replace(self, file: Path) -> None:
        """Remove a recovery file whose session is shown now, as soon as this window's session is saved."""
        self._replaced.append(file)
        self.save()

    def close(self) -> None:
        """Remove the file: the window is being closed, so nothing has to be restored."""
        self._regular_timer.stop()
        self._soon_timer.stop()
        self._jobs.stop()
        with suppress(Fault):  # the path of the folder is a file
            remove(self.file)
        self._lock.release()

    @Slot(object)
    def _finish_saving(self, saved: bool) -> None:
        """After a failure, the next regular save tries again."""
        if saved:
            self._saved = self._saving
            _remove_all(self._replaced_by_saving)
        else:
            self._replaced += self._replaced_by_saving
        self._replaced_by_saving = []


def offer_recovery(
    file: Path,
    restore: Callable[[Path, Callable[[], object]], object],
    replace: Callable[[Path], object],
    parent: QWidget,
) -> QMessageBox:
    """Ask whether to restore a session; after it was discarded, ask about the next one.

    It is kept if restoring fails or if the user decides later. `restore`: restores a file's session, and calls a
    function when done; `replace`: removes the file when the session is safe elsewhere.
    """
    saved = QLocale(language()).toString(
        QDateTime.fromSecsSinceEpoch(round(_time(file))), QLocale.FormatType.ShortFormat
    )
    box = MessageBox(QMessageBox.Icon.Question, text("window-title"), text("recovery-offer", time=saved), parent=parent)
    box.setInformativeText(text("recovery-offer-more"))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    yes = box.addButton(text("recovery-restore"), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(text("recovery-discard"), QMessageBox.ButtonRole.DestructiveRole)
    later = box.addButton(text("recovery-later"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(yes)
    box.setEscapeButton(later)
    remove_icons(box)

    def decided() -> None:
        chosen = box.clickedButton()
        if chosen is no:
            _remove_all([file])
            if others := [one for one in recoverable_sessions() if one != file]:
                offer_recovery(others[0], restore, replace, parent)
        elif chosen is yes:
            restore(file, lambda: replace(file))

    box.finished.connect(decided)
    box.open()
    return box


def _write(file: Path, session: SessionFile, lock: Lock) -> Iterator[bool]:
    try:
        make_folder(file.parent)
        lock.acquire()
        write_session(file, session)
    except Fault:
        diagnostics.failed("the session could not be saved by itself")
        yield False
    else:
        yield True


def _remove_all(files: Iterable[Path]) -> None:
    for file in files:
        with suppress(Fault):  # it will be offered again
            remove(file)


@cache
def _process() -> str:
    """Return a name for this process that no later process has."""
    return f"{os.getpid()}-{int(psutil.Process().create_time())}"


def _time(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:  # another window has just removed it
        return datetime.now().timestamp()
