"""Interrupting functions of the user's own code that do not return: in the thread that runs them.

A thread that waits for the process of own code can be interrupted, too.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import Lock, get_ident
from typing import Any

from workbench.search.problem.messages import message
from workbench.search.problem.problem import SearchFailure

_running: set[int] = set()
"""The threads that are running a function of the user's own."""
_waiting: dict[int, Callable[[], object]] = {}
"""The threads that wait for a process, and the function that ends it."""
_running_lock = Lock()


class InterruptedCall(SearchFailure):
    """Raised in a function that was interrupted."""

    def __init__(self) -> None:
        super().__init__(message("own-called-off"))


def interruptible(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that does the same, and can be interrupted while it is running: see `interrupt`."""

    @wraps(function)
    def call(*arguments: Any) -> Any:
        thread = get_ident()
        if thread in _running:
            return function(*arguments)
        _running.add(thread)
        try:
            return function(*arguments)
        finally:
            with _running_lock:
                _running.discard(thread)

    return call


@contextmanager
def waiting(end: Callable[[], object]) -> Iterator[None]:
    """Within this context, `interrupt` and `end_wait` call `end`, which ends the process that this thread waits for."""
    thread = get_ident()
    _waiting[thread] = end
    try:
        yield
    finally:
        del _waiting[thread]


def end_wait(thread: int) -> bool:
    """End the process that a thread waits for; return whether it waits for one."""
    end = _waiting.get(thread)
    if end is not None:
        end()
    return end is not None


def interrupt(thread: int) -> bool:
    """Raise InterruptedCall in the user's function that a thread is running; return whether it is running one.

    A system call, such as a sleep, returns first; a process that the thread waits for is ended. `thread` is its
    `threading.get_ident()`.
    """
    if end_wait(thread):
        return True
    with _running_lock:
        if thread not in _running:
            return False
        raised = ctypes.py_object(InterruptedCall)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
        return True
