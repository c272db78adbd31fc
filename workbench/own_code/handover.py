"""A function that runs only while another thread waits for it, so that it can be stopped between any two of its calls.

The function runs in a thread of its own. It pauses where it calls `pause`; `resume` lets it continue up to there. So a
search written as an ordinary function can be advanced step by step, like a generator.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Any

from workbench.interruption import InterruptedCall, waiting

_NAME = "own algorithm"
"""The name of the threads of functions, which are not those that a function has started."""
_LEFT_SECONDS = 0.2
"""Seconds in which threads that a function has started may end after it."""
STACK_BYTES = 64 << 20
"""The stack of the thread: the function may call itself many times."""
_starting = threading.Lock()


class _Closed(BaseException):
    """Raised in a function that nobody will resume."""


class Handover:
    """A function in a thread of its own.

    Attributes: result: what the function has returned, None before its end. left_threads: whether threads that it has
    started still run then.
    """

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work
        self.result: Any = None
        self._error: BaseException | None = None
        self._go, self._back = threading.Semaphore(0), threading.Semaphore(0)
        self._thread: threading.Thread | None = None
        self._ended = self._closed = self.left_threads = False

    @property
    def is_inside(self) -> bool:
        """Whether the calling thread is the function's."""
        return threading.current_thread() is self._thread

    def resume(self) -> bool:
        """Let the function run until it pauses or ends; return whether it has paused. Raises what the function raises.

        While it runs, `interruption.interrupt` of the calling thread interrupts the function.
        """
        if self._thread is None:
            self._start()
        else:
            self._go.release()
        try:
            with waiting(self._interrupt):
                self._back.acquire()
        except BaseException:  # such as KeyboardInterrupt
            self.close()
            raise
        if self._error is not None:
            raise self._error
        return not self._ended

    def pause(self) -> None:
        """Wait, in the function's thread, until `resume` is called."""
        self._back.release()
        self._go.acquire()
        if self._closed:
            raise _Closed

    def close(self) -> None:
        """End a function that has not ended; it cannot be resumed any more."""
        if self._thread is None or self._ended or self._closed:
            return
        self._closed = True
        self._interrupt(_Closed)
        self._go.release()

    def _start(self) -> None:
        with _starting:
            before = threading.stack_size(STACK_BYTES)
            try:
                self._thread = threading.Thread(target=self._run, name=_NAME, daemon=True)
                self._thread.start()
            finally:
                threading.stack_size(before)

    def _run(self) -> None:
        before = {*threading.enumerate()}
        try:
            self.result = self._work()
            self.left_threads = _are_left(before)
        except BaseException as error:  # the user's code may raise anything
            self._error = error
        self._ended = True
        self._back.release()

    def _interrupt(self, raised: type[BaseException] = InterruptedCall) -> None:
        thread = self._thread
        if thread is not None and thread.ident is not None and not self._ended:
            identity = ctypes.c_ulong(thread.ident)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(identity, ctypes.py_object(raised))


def _are_left(before: set[threading.Thread]) -> bool:
    """Return whether threads run that did not run before; they have a moment to end."""
    until = time.monotonic() + _LEFT_SECONDS
    while left := [one for one in threading.enumerate() if one not in before and one.name != _NAME]:
        if time.monotonic() > until:
            return not all(isinstance(one, threading._DummyThread) for one in left)
        time.sleep(_LEFT_SECONDS / 20)
    return False
