"""The thread that drives searches in short slices, so that they can be stopped at any moment."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from threading import get_ident
from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from workbench.compiling import loading
from workbench.interruption import end_wait, interrupt
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.ui.base import gil_priority
from workbench.ui.base.collection import collection_paused
from workbench.ui.base.jobs import CALL_TIMEOUT_MS, PROCESS_TIMEOUT_MS, wait_for

SLICE_SECONDS = 0.005
"""Target duration of a slice, in seconds."""
SWITCH_SECONDS = 0.0005
"""Seconds after which Python switches threads.

Its default of 5 ms, at each turn of the event loop, would make the window sluggish during a search in Python.
"""


class Advanced(Protocol):
    """What the worker drives: one search, or several in sequence."""

    limits: Limits

    @property
    def status(self) -> Status: ...

    @property
    def interpreted(self) -> bool:
        """Whether it runs as Python code, one thread at a time."""
        ...

    @property
    def expanded(self) -> int:
        """The number of expanded nodes."""
        ...

    def advance(self, expansions: int) -> Status:
        """Do up to `expansions` more expansions."""
        ...

    def cancel(self) -> None:
        """End a run that is not over."""
        ...

    def raise_limits(self, limits: Limits) -> None:
        """Set other limits."""
        ...


@dataclass(eq=False)
class Job:
    """A job for the worker. The window changes it while it is being done; each attribute is written by one thread only.

    Attributes:
        run: what to advance. target: the total number of expansions; None: to the end.
        limits: of the run; applied before the next slice.
        stopped: stop after this slice. cancelled: and end the run.
        successor: the same search on another engine; after this slice it is advanced to the same step, then the job
            ends.
    """

    run: Advanced
    target: int | None
    limits: Limits
    stopped: bool = False
    cancelled: bool = False
    successor: Advanced | None = None

    @property
    def remaining(self) -> int:
        """The number of expansions still to do; sys.maxsize without a target."""
        return sys.maxsize if self.target is None else self.target - self.run.expanded

    def extend(self, target: int | None) -> None:
        """Raise the target; None: to the end. A lower target has no effect."""
        if target is None or (self.target is not None and target > self.target):
            self.target = target


class _Driver(QObject):
    """The object that lives in the thread."""

    done = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.job: Job | None = None
        self.ident = 0

    @Slot(object)
    def perform(self, job: Job) -> None:
        self.job, self.ident = job, get_ident()
        with gil_priority.searching(), collection_paused():
            self._advance(job)
            if job.successor is not None and job.run.status is Status.RUNNING:
                job.successor.advance(job.run.expanded - job.successor.expanded)
        self.job = None
        if job.cancelled:
            job.run.cancel()
        self.done.emit(job)

    def _advance(self, job: Job) -> None:
        run, slice_ = job.run, 1
        if job.limits != run.limits or run.status is Status.LIMIT:
            run.raise_limits(job.limits)
        if job.remaining == 0:
            run.advance(0)  # puts a run of the user's own code at its start
        first = True
        while self._needs_slice(job, first):
            if job.limits is not run.limits:
                run.raise_limits(job.limits)
            if run.interpreted:
                gil_priority.wait_for_window()
                loading.wait(gil_priority.MAX_WAIT)
            count, started = min(slice_, job.remaining), perf_counter()
            run.advance(count)
            pace = SLICE_SECONDS / max(perf_counter() - started, 1e-6)
            slice_ = max(1, min(round(count * pace), 4 * slice_))
            first = False

    @staticmethod
    def _needs_slice(job: Job, first: bool) -> bool:
        """Return whether to do another slice; a run at a limit gets a first slice, if the limits allow it."""
        status = job.run.status
        runnable = status is Status.RUNNING or (first and status is Status.LIMIT)
        wanted = not (job.stopped or job.successor is not None)
        return runnable and job.remaining > 0 and wanted and not QThread.currentThread().isInterruptionRequested()


class Worker(QObject):
    """One long-lived thread, started with the first job.

    Attributes: closed, whether it does no more jobs.
    Signals: `done(job)` when a job has stopped, for whatever reason; emitted in the window's thread.
    """

    done = Signal(object)
    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._driver = _Driver()
        self._driver.moveToThread(self._thread)
        self._wanted.connect(self._driver.perform)
        self._driver.done.connect(self._forward_done)
        self._timeout = QTimer(self, singleShot=True)
        self._timeout.timeout.connect(self._interrupt_call)
        self._switch_before = sys.getswitchinterval()
        self.closed = False

    def perform(self, job: Job) -> None:
        """Do `job` after the jobs that were passed earlier; nothing if it is closed."""
        if self.closed:  # Qt aborts the program if a running thread is deleted
            return
        if not self._thread.isRunning():
            sys.setswitchinterval(SWITCH_SECONDS)
            self._thread.start()
        self._wanted.emit(job)

    def hurry(self) -> None:
        """Interrupt a user's own function that keeps the job in progress from stopping."""
        if self._driver.job is not None:
            self._timeout.start(PROCESS_TIMEOUT_MS)

    def close(self) -> None:
        """Stop after the slice in progress and end the thread; what was requested before and comes later is ignored."""
        self.closed = True
        self._timeout.stop()
        self._thread.requestInterruption()
        self._thread.quit()
        wait_for(self._thread, self._driver.ident)
        sys.setswitchinterval(self._switch_before)

    @Slot(object)
    def _forward_done(self, job: Job) -> None:
        self._timeout.stop()
        self.done.emit(job)

    def _interrupt_call(self) -> None:
        job = self._driver.job
        if job is not None and job.stopped:
            if self._timeout.interval() == PROCESS_TIMEOUT_MS:
                end_wait(self._driver.ident)
            else:
                interrupt(self._driver.ident)
            self._timeout.start(CALL_TIMEOUT_MS)
