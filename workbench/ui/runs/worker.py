"""The thread that drives searches: in short slices, so that it can be stopped at any moment."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass
from threading import get_ident
from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from workbench.interrupting import end_wait, interrupt
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.ui.base import gil_priority as turn
from workbench.ui.base.jobs import PATIENCE_MS, QUICK_MS, wait_for

SLICE = 0.005
"""Seconds that a slice should take."""
SWITCH = 0.0005
"""Seconds after which Python hands the interpreter from one thread to another that waits. Its own 5 ms, taken at each
turn of the event loop, would make the window sluggish while a search in Python goes on."""


NEVER = 10**9
"""A number of collections that is not reached. Searching the oldest objects for garbage, of which a search makes none,
would halt everything for longer and longer while there are millions of nodes."""


class Advanced(Protocol):
    """What the worker drives: a search, or many in a row."""

    limits: Limits

    @property
    def status(self) -> Status:
        """How far it is."""
        ...

    @property
    def interpreted(self) -> bool:
        """Whether it runs as Python, one thread of which runs at a time."""
        ...

    @property
    def expanded(self) -> int:
        """How many nodes have been expanded."""
        ...

    def advance(self, expansions: int) -> Status:
        """Do up to `expansions` more expansions."""
        ...

    def cancel(self) -> None:
        """End a run that is not over."""
        ...

    def raise_limits(self, limits: Limits) -> None:
        """Take other limits."""
        ...


@dataclass(eq=False)
class Job:
    """What the worker is to do. The window writes to it while it is being done; each attribute has one writer.

    Attributes:
        run: what to advance. target: up to this many expansions in all; None: to the end.
        limits: what the run may use; taken over before the next slice.
        stopped: leave off after this slice. cancelled: and end the run.
    """

    run: Advanced
    target: int | None
    limits: Limits
    stopped: bool = False
    cancelled: bool = False

    @property
    def left(self) -> int:
        """How many expansions are still to be done, as far as that is known."""
        return sys.maxsize if self.target is None else self.target - self.run.expanded

    def extend(self, target: int | None) -> None:
        """Go as far as `target`, None: to the end, if that is further."""
        if target is None or (self.target is not None and target > self.target):
            self.target = target


class _Driver(QObject):
    """Lives in the thread."""

    done = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.job: Job | None = None
        self.ident = 0

    @Slot(object)
    def perform(self, job: Job) -> None:
        self.job, self.ident = job, get_ident()
        thresholds = gc.get_threshold()
        gc.set_threshold(*thresholds[:2], NEVER)
        try:
            with turn.searched():
                self._advance(job)
        finally:
            gc.set_threshold(*thresholds)
        self.job = None
        if job.cancelled:
            job.run.cancel()
        self.done.emit(job)

    def _advance(self, job: Job) -> None:
        run, slice_ = job.run, 1
        if job.limits != run.limits or run.status is Status.LIMIT:
            run.raise_limits(job.limits)
        if job.left == 0:
            run.advance(0)  # a run of own code comes to its start so
        first = True
        while self._goes_on(job, first):
            if job.limits is not run.limits:
                run.raise_limits(job.limits)
            if run.interpreted:
                turn.wait()
            count, started = min(slice_, job.left), perf_counter()
            run.advance(count)
            pace = SLICE / max(perf_counter() - started, 1e-6)
            slice_ = max(1, min(round(count * pace), 4 * slice_))
            first = False

    @staticmethod
    def _goes_on(job: Job, first: bool) -> bool:
        """A run at a limit goes on with its first slice, if the limits allow it."""
        status = job.run.status
        wanted = status is Status.RUNNING or (first and status is Status.LIMIT)
        return wanted and job.left > 0 and not (job.stopped or QThread.currentThread().isInterruptionRequested())


class Worker(QObject):
    """One long-lived thread, started with the first job.

    Signals: `done(job)` when a job has been left off, for whatever reason; emitted in the window's thread.
    """

    done = Signal(object)
    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._driver = _Driver()
        self._driver.moveToThread(self._thread)
        self._wanted.connect(self._driver.perform)
        self._driver.done.connect(self._pass_on)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._call_off)
        self._switch_before = sys.getswitchinterval()

    def perform(self, job: Job) -> None:
        """Do `job` after those that were given before."""
        if not self._thread.isRunning():
            sys.setswitchinterval(SWITCH)
            self._thread.start()
        self._wanted.emit(job)

    def hurry(self) -> None:
        """Call a function of the user's own off that does not let the job in progress be left off."""
        if self._driver.job is not None:
            self._patience.start(QUICK_MS)

    def close(self) -> None:
        """Leave off after the slice in progress and end the thread. No job may be given afterwards."""
        self._patience.stop()
        self._thread.requestInterruption()
        self._thread.quit()
        wait_for(self._thread, self._driver.ident)
        sys.setswitchinterval(self._switch_before)

    @Slot(object)
    def _pass_on(self, job: Job) -> None:
        self._patience.stop()
        self.done.emit(job)

    def _call_off(self) -> None:
        job = self._driver.job
        if job is not None and job.stopped:
            if self._patience.interval() == QUICK_MS:
                end_wait(self._driver.ident)
            else:
                interrupt(self._driver.ident)
            self._patience.start(PATIENCE_MS)
