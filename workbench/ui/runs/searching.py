"""A search that runs while the window is used: started, continued, paused, ended."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.ui.runs.worker import Advanced, Job, Worker

FRAME = 16
"""Milliseconds between two updates of the counters of a running search."""


class Searching(QObject):
    """Drives one run at a time, in a thread of its own.

    Attributes: job, the current one, or None; jobs in the background do not count.
    Signals:
        progressed: there may be new steps; at most 60 times a second while a search runs, and once when it stops.
        busy_changed(bool): a search is running, or has stopped.
        job_stopped(Job): a job has stopped, even if another has replaced it.
        replaced(run, successor): a run is no longer advanced, and its successor is at the same step.
    """

    progressed = Signal()
    busy_changed = Signal(bool)
    job_stopped = Signal(object)
    replaced = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.job: Job | None = None
        self._background: list[Job] = []
        self._worker = Worker(self)
        self._worker.done.connect(self._done)
        self._progress_timer = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._progress_timer.timeout.connect(self.progressed)

    @property
    def busy(self) -> bool:
        """Whether a search is running."""
        return self.job is not None

    def job_of(self, run: Advanced | None) -> Job | None:
        """Return the job that advances `run`, unless it is being stopped."""
        job = self.job
        return job if job is not None and job.run is run and not job.stopped else None

    def perform(self, job: Job) -> None:
        """Start `job`, once the previous one has stopped; nothing if all has been stopped by `close`."""
        if self._worker.closed:
            return
        was_busy, self.job = self.busy, job
        for other in self._background:
            other.stopped = True
        self._worker.perform(job)
        self._progress_timer.start()
        if not was_busy:
            self.busy_changed.emit(True)

    def perform_in_background(self, job: Job) -> None:
        """Do `job` whenever nothing else is to be done, after the jobs in the background that were passed earlier."""
        self._background.append(job)
        if len(self._background) == 1 and not self.busy:
            self._worker.perform(job)

    def forget(self, run: Advanced) -> None:
        """Give up the jobs in the background that advance `run`."""
        for job in self._background:
            job.stopped |= job.run is run
        self._background = [job for job in self._background if job.run is not run]

    @property
    def runs(self) -> list[Advanced]:
        """The runs of all jobs."""
        return [job.run for job in (self.job, *self._background) if job is not None]

    def replace(self, run: Advanced, successor: Advanced) -> None:
        """Advance `successor` instead of `run`, which is at the same step or ahead; at once if nothing advances it."""
        jobs = [job for job in (self.job, *self._background) if job is not None and job.run is run]
        for job in jobs:
            job.successor = successor
        if not jobs and run.expanded == successor.expanded:
            self.replaced.emit(run, successor)

    def is_replacing(self, run: Advanced) -> bool:
        """Return whether a job will advance a successor of `run` after the slice in progress."""
        jobs = (self.job, *self._background)
        return any(job is not None and job.run is run and job.successor is not None for job in jobs)

    def apply_limits(self, limits: Limits) -> None:
        """Set the limits of the run in progress."""
        if self.job is not None:
            self.job.limits = limits

    def pause(self) -> None:
        """Stop after the slice in progress; the run can be continued later."""
        if self.job is not None:
            self.job.stopped = True

    def cancel(self) -> bool:
        """Cancel the run in progress after this slice, permanently; return whether there is one."""
        if self.job is None:
            return False
        self.job.stopped = self.job.cancelled = True
        self._worker.hurry()
        return True

    def abandon(self) -> None:
        """Stop, and be no longer busy at once: the result of the run does not matter."""
        if self.job is not None:
            self.job.stopped = True
            self._worker.hurry()
            self.job = None
            self._progress_timer.stop()
            self.busy_changed.emit(False)

    def close(self) -> None:
        """Stop everything at once."""
        self.pause()
        self._background.clear()
        self._progress_timer.stop()
        self._worker.close()

    @Slot(object)
    def _done(self, job: Job) -> None:
        self._replace_run(job)
        if job in self._background:
            self._done_in_background(job)
        else:
            self._done_in_foreground(job)
        if self._background and not self.busy:
            self._background[0].stopped = False
            self._worker.perform(self._background[0])

    def _replace_run(self, job: Job) -> None:
        """Let a job advance the successor of its run, if that is at the same step."""
        run, successor, job.successor = job.run, job.successor, None
        if successor is None or job.cancelled or run.status is not Status.RUNNING:
            return
        if job is not self.job and self.job is not None and self.job.run is run:
            self.job.successor = successor  # the run was paused and continued while the job was stopping
        elif successor.status is Status.RUNNING and successor.expanded == run.expanded:
            job.run = successor
            self.replaced.emit(run, successor)

    def _done_in_background(self, job: Job) -> None:
        if not (job.stopped or _is_unfinished(job)):
            self._background.remove(job)
            self.job_stopped.emit(job)

    def _done_in_foreground(self, job: Job) -> None:
        if job.cancelled:
            job.run.cancel()  # the request may have come when the worker had just stopped
        if job is self.job:
            if not job.stopped and _is_unfinished(job):
                self._worker.perform(job)  # it was extended when it had just stopped, or its run was replaced
                return
            self.job = None
            self._progress_timer.stop()
            self.progressed.emit()
            self.busy_changed.emit(False)
        elif self.job is not None and self.job.run is job.run:
            return
        self.job_stopped.emit(job)


def _is_unfinished(job: Job) -> bool:
    return job.run.status is Status.RUNNING and job.remaining > 0
