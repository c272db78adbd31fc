"""A search that goes on while the window is used: begun, taken further, paused, ended."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.ui.runs.worker import Advanced, Job, Worker

FRAME = 16
"""Milliseconds between two looks at the counters of a run that goes on."""


class Searching(QObject):
    """Drives one run at a time, on a thread of its own.

    Attributes: job, what is being done, or None.
    Signals:
        progressed: there may be new steps; at most 60 times a second while a search goes on, and once when it is left
        off. busy_changed(bool): a search goes on, or has been left off.
        job_stopped(Job): that is so of a job, be it one that another has taken the place of.
    """

    progressed = Signal()
    busy_changed = Signal(bool)
    job_stopped = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.job: Job | None = None
        self._worker = Worker(self)
        self._worker.done.connect(self._done)
        self._frames = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self.progressed)

    @property
    def busy(self) -> bool:
        """Whether a search goes on."""
        return self.job is not None

    def job_of(self, run: Advanced | None) -> Job | None:
        """Return the job that takes `run` further, unless it is being left off."""
        job = self.job
        return job if job is not None and job.run is run and not job.stopped else None

    def perform(self, job: Job) -> None:
        """Do `job` from now on, once the one before has been left off."""
        was_busy, self.job = self.busy, job
        self._worker.perform(job)
        self._frames.start()
        if not was_busy:
            self.busy_changed.emit(True)

    def take_limits(self, limits: Limits) -> None:
        """Let the run in progress use `limits`."""
        if self.job is not None:
            self.job.limits = limits

    def pause(self) -> None:
        """Leave off after the slice in progress; the run can go on later."""
        if self.job is not None:
            self.job.stopped = True

    def cancel(self) -> bool:
        """End the run in progress for good after this slice; return whether there is one."""
        if self.job is None:
            return False
        self.job.stopped = self.job.cancelled = True
        self._worker.hurry()
        return True

    def abandon(self) -> None:
        """Leave off, and be busy no longer: what becomes of the run is of no interest."""
        if self.job is not None:
            self.job.stopped = True
            self._worker.hurry()
            self.job = None
            self._frames.stop()
            self.busy_changed.emit(False)

    def close(self) -> None:
        """End everything that goes on, at once."""
        self.pause()
        self._frames.stop()
        self._worker.close()

    @Slot(object)
    def _done(self, job: Job) -> None:
        if job.cancelled:
            job.run.cancel()  # the wish may have come when the worker had just left off
        if job is self.job:
            if not job.stopped and job.run.status is Status.RUNNING and job.left > 0:
                self._worker.perform(job)  # it was told to go further when it had just left off
                return
            self.job = None
            self._frames.stop()
            self.progressed.emit()
            self.busy_changed.emit(False)
        elif self.job is not None and self.job.run is job.run:
            return
        self.job_stopped.emit(job)
