"""Background work other than the player's searches, in a thread of its own: one job at a time, which can be stopped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from threading import get_ident

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal, Slot

from workbench.diagnostics import logger
from workbench.interruption import InterruptedCall, end_wait, interrupt
from workbench.search.problem.messages import Fault
from workbench.ui.base.collection import collection_paused

Job = Iterator[object]
"""Work in pieces of a few milliseconds: what it yields is reported; yielding None only lets other threads run."""

CALL_TIMEOUT_MS = 2000
"""Milliseconds to wait for a user's own function before its job is interrupted."""

PROCESS_TIMEOUT_MS = 200
"""The same for a function in a process of its own, which can be killed at once."""

SMALL_FILE_BYTES = 100_000
"""Size of a file, in bytes, that can be read in a few milliseconds."""

PAUSE_US = 200
"""Microseconds between two pieces, in which the window is sure to get the interpreter lock."""


class Jobs(QObject):
    """Runs one job at a time; a new job replaces the running one, whose reports are then dropped.

    Signals, in the window's thread: `reported(object)` for what the job yields, `ended()` when it has finished. An
    exception also ends a job and is then raised in the window's thread, so that no job fails silently.
    """

    reported = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads: set[_Thread] = set()
        self._thread = self._new_thread()
        self.destroyed.connect(partial(_finish_all, self._threads))
        self._current = 0
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.stop)

    @property
    def busy(self) -> bool:
        return self._thread.job is not None

    def begin(self, job: Job, at_once: bool = False) -> None:
        """Start `job`. `at_once`: run it in this thread before returning, for jobs of a few milliseconds."""
        _finish(self._thread)
        self._drop()
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
        """Stop the job and wait for the piece in progress; nothing more of it is reported.

        A user's own function that does not return is interrupted after CALL_TIMEOUT_MS.
        """
        _finish_all(self._threads)
        self._drop()

    def cancel(self) -> None:
        """Stop the job without waiting: it ends on its own after the piece in progress, and nothing more is reported.

        The job must not share anything with the next one. `stop` also waits for cancelled jobs.
        """
        if self._thread.isRunning():
            self._thread.requestInterruption()
            self._thread = self._new_thread()
        self._drop()

    def cut_short(self) -> None:
        """End the job after the piece in progress: `ended` is emitted then, and nothing more is reported."""
        self._thread.requestInterruption()

    def _drop(self) -> None:
        self._thread.job = None
        self._current += 1  # drops reports that have not been delivered yet

    def _new_thread(self) -> _Thread:
        thread = _Thread(self)
        thread.yielded.connect(self._forward_report)
        thread.exhausted.connect(self._end)
        thread.failed.connect(self._fail)
        thread.finished.connect(self._forget_cancelled)
        self._threads.add(thread)
        return thread

    @Slot()
    def _forget_cancelled(self) -> None:
        for thread in [thread for thread in self._threads if thread is not self._thread and thread.isFinished()]:
            thread.job = None
            self._threads.remove(thread)
            thread.deleteLater()

    @Slot(int, object)
    def _forward_report(self, number: int, report: object) -> None:
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
            logger.error("in a job that was stopped", exc_info=error)
            return
        self._end(number)
        raise error


def with_faults(job: Job) -> Job:
    """Yield what `job` yields, and the Fault that ends it instead of raising it."""
    try:
        yield from job
    except Fault as fault:
        yield fault


def is_small_file(path: Path) -> bool:
    """Return whether a file is small enough to be read at once; True if there is no such file."""
    try:
        return path.stat().st_size <= SMALL_FILE_BYTES
    except OSError:
        return True


def wait_for(thread: QThread, ident: int) -> None:
    """Wait for a thread that was asked to end; interrupt a user's own function that it is running."""
    if not thread.wait(PROCESS_TIMEOUT_MS):
        end_wait(ident)
    while not thread.wait(CALL_TIMEOUT_MS):
        interrupt(ident)


def _finish(thread: _Thread) -> None:
    """End the job of a thread and wait for that. Qt aborts the program if a running thread is deleted."""
    thread.requestInterruption()
    wait_for(thread, thread.ident)


def _finish_all(threads: Iterable[_Thread]) -> None:
    for thread in threads:
        _finish(thread)


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
            with collection_paused():
                for report in self.job:
                    if self.isInterruptionRequested():
                        break
                    if report is not None:
                        self.yielded.emit(number, report)
                    self.usleep(PAUSE_US)
            self.exhausted.emit(number)
        except InterruptedCall:
            return
        except Exception as error:
            self.failed.emit(number, error)
