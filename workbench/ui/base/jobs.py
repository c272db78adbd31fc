"""Work besides the searches of the player, on a thread of its own: one job at a time, left off at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import get_ident

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal, Slot

from workbench.diagnostics import logger
from workbench.interrupting import InterruptedCall, end_wait, interrupt

Job = Iterator[object]
"""Work in small pieces of a few milliseconds: what it yields is reported, None only lets others have a turn."""

PATIENCE_MS = 2000
"""Milliseconds that a function of the user's own is waited for when its job is to be left off."""

QUICK_MS = 200
"""The same where it runs in a process of its own, which can be ended at once."""

QUICK_BYTES = 100_000
"""Bytes of a file that is read in a few milliseconds."""

BREATH_US = 200
"""Microseconds between two pieces, in which the window gets the interpreter for sure."""


class Jobs(QObject):
    """Does one job at a time; a new one takes the place of the one in progress, whose reports then no longer come.

    Signals, in the window's thread: `reported(object)` for what the job yields, `ended()` when it has come to its end.
    An exception ends a job, too, and is raised in the window's thread after that: no job may fail without a word.
    """

    reported = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = _Thread(self)
        self.destroyed.connect(partial(_finish, self._thread))
        self._thread.yielded.connect(self._pass_on)
        self._thread.exhausted.connect(self._end)
        self._thread.failed.connect(self._fail)
        self._current = 0
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.stop)

    @property
    def busy(self) -> bool:
        """Whether a job is in progress."""
        return self._thread.job is not None

    def begin(self, job: Job, at_once: bool = False) -> None:
        """Do `job` from now on; `at_once`: in this thread, before this returns, which is for a few milliseconds."""
        self.stop()
        self._current += 1
        if at_once:
            for report in job:
                if report is not None:
                    self.reported.emit(report)
            self.ended.emit()
            return
        self._thread.job, self._thread.number = job, self._current
        self._thread.start(QThread.Priority.LowPriority)

    @Slot()
    def stop(self) -> None:
        """Leave the job off and wait for the piece in progress. Nothing more of it is reported.

        A function of the user's own that does not come back is called off after PATIENCE_MS.
        """
        self._thread.requestInterruption()
        wait_for(self._thread, self._thread.ident)
        self._thread.job = None
        self._current += 1  # what has been reported but not yet passed on is of no use any more

    @Slot(int, object)
    def _pass_on(self, number: int, report: object) -> None:
        if number == self._current:
            self.reported.emit(report)

    @Slot(int)
    def _end(self, number: int) -> None:
        if number == self._current:
            self._thread.wait()
            self._thread.job = None
            self.ended.emit()

    @Slot(int, object)
    def _fail(self, number: int, error: Exception) -> None:
        if number != self._current:
            logger.error("in a job that was left off", exc_info=error)
            return
        self._end(number)
        raise error


def is_quick(path: Path) -> bool:
    """Tell whether a file, if there is one, is so small that it can be read at once."""
    try:
        return path.stat().st_size <= QUICK_BYTES
    except OSError:
        return True


def wait_for(thread: QThread, ident: int) -> None:
    """Wait for a thread that has been told to end; call off a function of the user's own that it is in."""
    if not thread.wait(QUICK_MS):
        end_wait(ident)
    while not thread.wait(PATIENCE_MS):
        interrupt(ident)


def _finish(thread: _Thread) -> None:
    """End a thread before Qt deletes it: Qt ends the program if one is deleted while it runs."""
    thread.requestInterruption()
    wait_for(thread, thread.ident)


class _Thread(QThread):
    yielded = Signal(int, object)
    exhausted = Signal(int)
    failed = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.job: Job | None = None
        self.number = self.ident = 0

    def run(self) -> None:
        assert self.job is not None
        self.ident = get_ident()
        number = self.number
        try:
            for report in self.job:
                if self.isInterruptionRequested():
                    return
                if report is not None:
                    self.yielded.emit(number, report)
                self.usleep(BREATH_US)
            self.exhausted.emit(number)
        except InterruptedCall:
            return
        except Exception as error:
            self.failed.emit(number, error)
