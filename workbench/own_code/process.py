"""The program's side of the process of own code: started on the first request, and again after it has ended.

Any thread may call; the process executes one request after the other. A thread that waits for an answer can be
interrupted by `interruption.interrupt`, which ends the process at once.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import TimeoutError as TimedOutError
from typing import Any

from workbench.interruption import InterruptedCall, waiting
from workbench.own_code.child_process import EXTRA_BYTES, ChildProcess, Output, OwnCodeEnded
from workbench.own_code.restrictions import USUAL, Restrictions
from workbench.own_code.values import UnknownValueError
from workbench.search.problem.limits import default_bytes
from workbench.search.problem.messages import message
from workbench.search.problem.problem import SearchFailure

PATIENCE = 5.0
"""Seconds without an answer after which the user is asked whether to stop the code."""
WINDOW_PATIENCE = 0.5
"""Seconds that the window's thread waits for an answer."""
NO_ANSWER = "own-no-answer"
"""The key of the message that own code was ended because it did not answer in time."""


class OwnProcess:
    """The program's process of own code, replaced by a new one after it has ended.

    Attributes: output; within, the maximum number of seconds of a call that does not specify it, None: unlimited.

    `first`: a module that is imported there before the first request. `window`: the window's thread, which never waits
    for long. `printed` is called with each part of the code's output. `restrictions`: what the code may do.
    """

    def __init__(
        self,
        first: str = "",
        window: threading.Thread | None = None,
        printed: Callable[[str], object] | None = None,
        most_bytes: int | None = None,
        restrictions: Restrictions | None = None,
    ) -> None:
        self.output = Output(printed)
        self.within: float | None = None
        self._first, self._window, self._most = first, window, most_bytes
        self._restrictions = restrictions or USUAL
        self._child: ChildProcess | None = None
        self._lock = threading.Lock()

    @property
    def id(self) -> int:
        """The number of the current process; 0 if there is none."""
        child = self._child
        return 0 if child is None or child.ended else child.id

    @property
    def is_window(self) -> bool:
        """Whether the calling thread is the window's."""
        return threading.current_thread() is self._window

    @property
    def has_window(self) -> bool:
        """Whether a window shows what is done in the process. Its thread must not wait for an answer."""
        return self._window is not None

    @property
    def folder(self) -> str:
        """The shared folder of the current process, which is started if there is none."""
        return self._running_child().folder

    def begin(self) -> None:
        """Start the process and wait until it is ready. Raises InterruptedCall if it was interrupted."""
        child = self._running_child()
        if not self.is_window:
            with waiting(child.stop):
                child.ready.wait()
            if child.stopped is not None and child.stopped.key == "own-called-off":
                raise InterruptedCall

    def call(
        self, target: str, *arguments: Any, about: str, patience: float = WINDOW_PATIENCE, within: float | None = None
    ) -> Any:
        """Return the result of `target`, "module:function", in the process. `about`: the name of the user's code.

        `within`: the seconds after which the process is ended, once it is ready; None: the attribute `within`. Raises
        the exception of the call (Fault, SearchFailure), InterruptedCall if it was interrupted, and OwnCodeEnded if the
        process has ended; on the window's thread also SearchFailure, if there is no answer within `patience` seconds.
        """
        child = self._running_child()
        if self.is_window and child.pending and time.monotonic() - child.since > patience:
            raise SearchFailure(message("own-no-answer-yet", name=about))
        try:
            future = child.ask(target, arguments, about)
        except UnknownValueError as error:
            raise OwnCodeEnded(message("own-value-gone", name=about, value=str(error))) from None
        if self.is_window:
            with contextlib.suppress(TimedOutError):
                return future.result(patience)
            raise SearchFailure(message("own-no-answer-yet", name=about))
        within = self.within if within is None else within
        with waiting(child.stop):
            child.ready.wait()
            if within is not None:
                with contextlib.suppress(TimedOutError):
                    return future.result(within)
                child.stop_because(NO_ANSWER, seconds=f"{within:g}")
            return future.result()

    def send(self, target: str, *arguments: Any) -> None:
        """Send a request without waiting for the answer, if there is a process."""
        child = self._child
        if child is not None and not child.ended:
            with contextlib.suppress(OwnCodeEnded, UnknownValueError):
                child.ask(target, arguments, "")

    @property
    def silent(self) -> tuple[float, str]:
        """(seconds since an answer is being waited for, name of the code that should give it), or (0.0, "")."""
        child = self._child
        with contextlib.suppress(IndexError):
            if child is not None and child.ready.is_set() and (about := child.pending[0].about):
                return time.monotonic() - child.since, about
        return 0.0, ""

    def hurry(self) -> None:
        """End the process unless it gives the pending answer within IMPATIENCE seconds."""
        child = self._child
        if child is not None and child.pending:
            since = child.since
            timer = threading.Timer(WINDOW_PATIENCE, lambda: child.stop() if child.since == since else None)
            timer.daemon = True
            timer.start()

    def stop(self) -> None:
        """End the process at once; threads that wait for it get InterruptedCall."""
        if (child := self._child) is not None:
            child.stop()

    def check_memory(self) -> None:
        """End the process if it exceeds its memory limit."""
        child = self._child
        if child is not None and not child.ended and child.too_large():
            about = child.pending[0].about if child.pending else ""
            child.stop(message("own-memory", name=about))

    def close(self) -> None:
        """End the process, and wait until it has ended."""
        if (child := self._child) is not None:
            child.close()

    def _running_child(self) -> ChildProcess:
        with self._lock:
            if self._child is None or self._child.ended:
                self._child = ChildProcess(
                    self._first, (self._most or default_bytes()) + EXTRA_BYTES, self.output, self._restrictions
                )
            return self._child


def print_to_stderr(text: str) -> None:
    """Write a part of the code's output to standard error."""
    print(text, end="", file=sys.stderr, flush=True)
