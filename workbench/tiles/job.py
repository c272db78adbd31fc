"""A long computation that its owner advances in small slices, like a run."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Generator

from workbench.search.problem.limits import Limits, to_megabytes
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.status import Status


class Job(ABC):
    """A computation that continues while `advance` is called, and can be cancelled at any time.

    Attributes:
        status: RUNNING; SOLVED once it is done; LIMIT; CANCELLED; FAILED.
        reason: the message for LIMIT or FAILED.
        seconds: time spent inside `advance`; peak_bytes: the maximum that was allocated at once.
    """

    memory_message = "distances-memory"

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.status = Status.RUNNING
        self.reason: Message | None = None
        self.seconds = 0.0
        self.peak_bytes = 0
        self._slice = 1
        self._work = self._steps()
        self._working = threading.Lock()  # held while `_work` is advanced or closed

    @abstractmethod
    def _steps(self) -> Generator[None, None, None]:
        """Do the work, yielding after every `_slice` of it. Releases all resources at the end, or when closed.

        If it needs more than its limits allow, it calls `_stop` and yields.
        """

    @abstractmethod
    def _error_message(self, error: OSError) -> Message:
        """Return the message for a file that cannot be read or written."""

    def advance(self, amount: int) -> Status:
        """Do about `amount` of the work; the smallest slice may be larger. Returns the status.

        Raises Fault if its data cannot be used; then the job has failed.
        """
        started = time.perf_counter()
        if self.status is Status.LIMIT:
            self.status, self.reason = Status.RUNNING, None
        if self.status is Status.RUNNING and self.limits.reached(0, self.seconds):
            self._stop(message("job-seconds"))
        if self.status is Status.RUNNING:
            self._slice = max(1, amount)
            with self._working:
                if not self.status.finished:
                    self._continue()
        if self.status.finished:  # finished now, or cancelled by another thread in the meantime
            self._close()
        self.seconds += time.perf_counter() - started
        return self.status

    def _continue(self) -> None:
        try:
            next(self._work)
        except StopIteration:
            self._end(Status.SOLVED)
        except MemoryError:
            self._end(Status.FAILED, message("failed-memory"))
        except OSError as error:
            self._end(Status.FAILED, self._error_message(error))
        except Fault as fault:
            self._end(Status.FAILED, fault.message)
            raise

    def cancel(self) -> None:
        """Cancel the job. Another thread may be inside `advance` at the same time."""
        self._end(Status.CANCELLED)
        self._close()

    def _close(self) -> None:
        """Release the resources, unless another thread advances the work: it closes it afterwards."""
        if self._working.acquire(blocking=False):
            try:
                self._work.close()
            finally:
                self._working.release()

    def _wait_for_memory(self, needed: int) -> Generator[None, None, None]:
        """Yield with status LIMIT while `needed` bytes are more than may be allocated."""
        while needed > self.limits.room:
            facts = {"megabytes": to_megabytes(needed), "most": to_megabytes(self.limits.room)}
            self._stop(message(self.memory_message, **facts))
            yield
        self.peak_bytes = max(self.peak_bytes, needed)

    def _stop(self, reason: Message) -> None:
        """Set the status to LIMIT for this reason."""
        if not self.status.finished:
            self.reason, self.status = reason, Status.LIMIT

    def _end(self, status: Status, reason: Message | None = None) -> None:
        if not self.status.finished:
            self.reason, self.status = reason, status
